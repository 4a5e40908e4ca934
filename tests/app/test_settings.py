import ast
import json
import os
from dataclasses import fields
from pathlib import Path

import pytest

from flow_desktop.app.folders import Folders, find_folders
from flow_desktop.app.player import Bus
from flow_desktop.app.settings import (
    VERSION,
    SettingFault,
    Settings,
    load_settings,
    save_settings,
)
from flow_desktop.app.shell import Shell
from tests.app.scenes import GAME

PROGRAM = Path(__file__).parents[2] / "flow_desktop"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


def test_missing_gives_the_defaults_without_a_word(file: Path) -> None:
    assert load_settings(file).settings == Settings()
    assert load_settings(file).fault is None


def test_every_setting_is_asked_by_somebody() -> None:
    """Those of the sounds are asked by the name of the bus; what only keeps settings does not count."""
    asked: set[str] = {f"{bus.value}_{what}" for bus in Bus for what in ("volume", "muted")}
    for path in PROGRAM.rglob("*.py"):
        if path.name not in ("settings.py", "personal.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Attribute) and "settings" in ast.unparse(node.value).lower():
                    asked.add(node.attr)
    assert {spec.name for spec in fields(Settings)} - asked == set()


def test_what_was_saved_is_read_again(file: Path) -> None:
    """U7."""
    settings = Settings(language="pl", text_percent=175, theme="contrast", music_muted=True)
    settings = settings.keep("table", {"players": ["Mia", "Żółw"], "clock": 60})
    assert save_settings(settings, file)
    assert load_settings(file).settings == settings
    assert [path.name for path in file.parent.iterdir()] == ["settings.json"]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b'{"version": 1, "lang',
        b"[]",
        b"null",
        b'{"text_percent": 150}',
        b"\xff\xfe\x00bad",
        b"[" * 100_000,
    ],
    ids=["empty", "cut", "list", "null", "no version", "not text", "deep"],
)
def test_a_file_that_cannot_be_read_is_put_aside_whole(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    loaded = load_settings(file)
    assert loaded.settings == Settings()
    assert loaded.fault is SettingFault.BROKEN
    assert file.with_name("settings.json.broken").read_bytes() == content
    assert not file.exists()


def test_a_second_broken_file_does_not_take_the_place_of_the_first(file: Path) -> None:
    for content in ("one", "two"):
        file.write_text(content)
        load_settings(file)
    kept = {path.read_text() for path in file.parent.glob("*.broken*")}
    assert kept == {"one", "two"}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("text_percent", "large"),
        ("text_percent", 20),
        ("text_percent", True),
        ("theme", "pink"),
        ("theme", ["normal"]),
        ("typeface", "Comic"),
        ("captions", 1),
        ("music_volume", 101),
        ("effects_volume", -1),
        ("window_width", 0),
        ("language", None),
        ("extra", []),
    ],
)
def test_a_field_of_the_wrong_kind_gets_its_default_and_the_others_stay(
    file: Path, name: str, value: object
) -> None:
    file.write_text(json.dumps({"version": VERSION, "reduced_motion": True, name: value}))
    loaded = load_settings(file)
    assert getattr(loaded.settings, name) == getattr(Settings(), name)
    assert loaded.settings.reduced_motion


def test_a_newer_file_is_read_as_far_as_it_is_known_and_never_touched(file: Path) -> None:
    text = json.dumps({"version": VERSION + 1, "text_percent": 150, "smell": "salt"})
    file.write_text(text)
    loaded = load_settings(file)
    assert (loaded.settings.text_percent, loaded.fault) == (150, SettingFault.NEWER)
    for _ in range(2):
        assert not save_settings(Settings(text_percent=125), file, loaded.settings)
        assert load_settings(file) == loaded
    assert file.read_text() == text and [each.name for each in file.parent.iterdir()] == ["settings.json"]


def test_two_programs_keep_what_was_changed_in_each(tmp_path: Path) -> None:
    one, other = Shell(GAME, Folders(tmp_path)), Shell(GAME, Folders(tmp_path))
    one.change(text_percent=150)
    other.change(music_volume=10)
    one.keep("table", {"players": 3})
    other.keep("lesson", 7)
    one.change(text_percent=175)
    found = load_settings(tmp_path / "settings.json").settings
    assert (found.text_percent, found.music_volume) == (175, 10)
    assert found.extra == {"table": {"players": 3}, "lesson": 7}


def test_settings_that_were_removed_meanwhile_are_written_whole(tmp_path: Path) -> None:
    shell = Shell(GAME, Folders(tmp_path), Settings(text_percent=150))
    shell.change(music_volume=10)
    assert load_settings(tmp_path / "settings.json").settings == Settings(text_percent=150, music_volume=10)


def test_a_place_that_cannot_be_written_is_no_error(tmp_path: Path) -> None:
    blocked = tmp_path / "a file, not a folder"
    blocked.write_text("")
    assert save_settings(Settings(), blocked / "settings.json") is False
    assert load_settings(blocked / "settings.json").settings == Settings()
    assert Folders(blocked / "deeper").make() is False


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() == 0, reason="everything can be written by root"
)
def test_a_read_only_folder_is_no_error(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    try:
        assert save_settings(Settings(), tmp_path / "settings.json") is False
    finally:
        tmp_path.chmod(0o700)


def test_a_failed_save_leaves_the_old_file(file: Path) -> None:
    save_settings(Settings(text_percent=125), file)
    assert save_settings(Settings().keep("table", object()), file) is False
    assert load_settings(file).settings.text_percent == 125


def test_the_folder_can_be_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("FLOW_HOME", str(tmp_path / "here"))
    assert find_folders("Flow").settings_file == tmp_path / "here" / "settings.json"
    monkeypatch.delenv("FLOW_HOME")
    assert find_folders("Flow").data.name == "Flow"


def test_the_shell_follows_and_keeps_changes(tmp_path: Path) -> None:
    shell = Shell(GAME, Folders(tmp_path))
    shell.change(text_percent=150, music_volume=10)
    shell.keep("table", {"players": 3})
    assert shell.view.text_percent == 150
    assert shell.take_view_changed()
    again = load_settings(tmp_path / "settings.json").settings
    assert (again.text_percent, again.music_volume, again.extra) == (150, 10, {"table": {"players": 3}})
    assert shell.kept("table") == {"players": 3}
    assert shell.kept("nothing") is None


def test_a_change_to_the_same_value_changes_nothing(tmp_path: Path) -> None:
    shell = Shell(GAME, Folders(tmp_path))
    shell.change(theme="normal")
    assert not shell.take_view_changed()
    assert not (tmp_path / "settings.json").exists()
