"""Files that are missing, empty, cut, from the future or hostile: one sentence, and the program works."""

import json
import os
from pathlib import Path
from typing import Any

import platformdirs
import pytest

from flow_desktop.app import language
from flow_desktop.app.folders import Folders, find_folders
from flow_desktop.app.loop import App
from flow_desktop.app.settings import (
    SettingFault,
    Settings,
    load_settings,
    save_settings,
)
from flow_desktop.app.shell import Shell
from flow_desktop.app.start import off_screen
from flow_desktop.cli import run
from flow_desktop.engine import Options
from flow_desktop.engine.record import FORMAT
from flow_desktop.rounds import Home
from flow_desktop.rounds.words import NEWER, NEWER_RECORD
from flow_desktop.scenes.cartridge import FLOW
from flow_desktop.scenes.draft_json import read_draft
from flow_desktop.scenes.kept_names import KEPT_TABLE
from flow_desktop.scenes.menu.scene import MenuScene
from flow_desktop.scenes.start import last_draft
from flow_desktop.table.words import BROKEN, BROKEN_RECORD
from tests.reliability.running import run_program
from tests.table.playing import play_out

WINDOWS = os.name == "nt"

HOSTILE: dict[str, bytes] = {
    "empty": b"",
    "zeros": bytes(4096),
    "cut": b'{"version": 1, "text_percent": 1',
    "list": b"[]",
    "number": b"7",
    "no version": b"{}",
    "version of the wrong type": b'{"version": "one"}',
    "version that is true": b'{"version": true}',
    "deep": b'{"version": ' + b"[" * 100_000,
    "deep and whole": b'{"version": 1, "extra": ' + b'{"a":' * 100_000 + b"1" + b"}" * 100_001,
    "huge number": b'{"version": ' + b"9" * 100_000 + b"}",
    "not text": b"\xff\xfe\x00\x00",
}


def menu(folder: Path, settings: Settings | None = None) -> App:
    app = off_screen(FLOW, lambda shell: MenuScene(), Folders(folder), (1024, 640), settings)
    app.loop_once()
    return app


def said(app: App) -> list[str]:
    return [caption.text for caption in app.shell.captions.shown]


@pytest.mark.parametrize("content", HOSTILE.values(), ids=HOSTILE)
def test_settings_that_cannot_be_read_are_put_aside_and_told(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    loaded = load_settings(path)
    assert loaded.settings == Settings() and loaded.fault is SettingFault.BROKEN
    assert not path.exists() and path.with_name("settings.json.broken").read_bytes() == content
    assert save_settings(loaded.settings, path) and load_settings(path).fault is None


def test_settings_of_a_hundred_megabytes_are_not_read_whole(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    with path.open("wb") as file:
        file.truncate(100 << 20)
    assert load_settings(path).fault is SettingFault.BROKEN
    assert path.with_name("settings.json.broken").stat().st_size == 100 << 20


def test_settings_from_the_future_are_used_as_far_as_they_make_sense(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"version": 99, "text_percent": 150, "theme": {"a": 1}}')
    loaded = load_settings(path)
    assert loaded.fault is SettingFault.NEWER and loaded.settings == Settings(text_percent=150)
    assert [each.name for each in tmp_path.iterdir()] == ["settings.json"]


def test_a_folder_in_place_of_the_settings_is_put_aside(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    (path / "inside").mkdir(parents=True)
    assert load_settings(path).fault is SettingFault.BROKEN
    assert path.with_name("settings.json.broken").is_dir() and save_settings(Settings(), path)


def test_earlier_broken_settings_are_kept_as_well(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    for content in (b"first", b"second", b"third"):
        path.write_bytes(content)
        load_settings(path)
    kept = {file.read_bytes() for file in tmp_path.glob("settings.json.broken*")}
    assert kept == {b"first", b"second", b"third"}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("language", "../../../etc"),
        ("language", "en\0"),
        ("language", 3),
        ("theme", "\ud800"),
        ("text_percent", 10**300),
        ("window_width", -1),
        ("window_height", 1 << 40),
        ("music_volume", 1e400),
        ("captions", "yes"),
        ("extra", [1]),
        ("extra", {"table": {"seats": 7}}),
        ("extra", {"table": {"seats": [{"name": "\ud800\0../x" * 99}], "seed": "../../x", "clock": "9e9s"}}),
        ("extra", {"table": {"seats": [[]] * 50, "first": -1, "picked": ["obstacles"] * 999}}),
        ("extra", json.loads("[" * 400 + "]" * 400)),
    ],
)
def test_a_hostile_value_does_no_harm(name: str, value: Any, tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"version": 1, name: value}))
    loaded = load_settings(path)
    app = menu(tmp_path, loaded.settings)
    assert last_draft(app.shell).options().players == len(last_draft(app.shell).seats)
    assert save_settings(app.shell.settings, path)
    assert load_settings(path).settings == app.shell.settings


def test_any_draft_is_read_as_a_draft() -> None:
    deep: Any = None
    for _ in range(50):
        deep = [deep, {"seats": deep}]
    wide = {"seats": [deep] * 9, "clock": deep, "boat": 1e9}
    anything: list[Any] = [None, 1, "x", [], {}, {"seats": deep}, wide]
    for data in anything:
        draft = read_draft(data)
        assert draft.options().players == len(draft.seats)


def finished_game(folder: Path, seed: str = "otter-reef") -> Path:

    table = Home(folder).new_table(Options(seed))
    play_out(table)
    table.close()
    return next(Home(folder).folder.glob("*.flow"))


@pytest.mark.parametrize("how", ["empty", "cut", "no text", "huge", "other"])
def test_a_broken_record_is_put_aside_and_told_once(how: str, tmp_path: Path) -> None:
    path = finished_game(tmp_path)
    whole = path.read_bytes()
    broken = {
        "empty": b"",
        "cut": whole[: len(whole) // 2],
        "no text": bytes(1000),
        "huge": whole + b"x" * (5 << 20),
        "other": b"flow-record 99999999999999\n",
    }[how]
    path.write_bytes(broken)
    assert said(menu(tmp_path)) == [BROKEN_RECORD]
    assert path.with_name(path.name + ".broken").read_bytes() == broken
    assert BROKEN_RECORD not in said(menu(tmp_path))


def test_a_record_from_the_future_stays_where_it_is(tmp_path: Path) -> None:
    path = finished_game(tmp_path)
    path.write_bytes(path.read_bytes().replace(b"flow-record %d" % FORMAT, b"flow-record 77"))
    assert said(menu(tmp_path)) == [NEWER_RECORD] and path.exists()


def test_a_record_spoilt_in_the_middle_is_named_by_the_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = finished_game(tmp_path)
    good = finished_game(tmp_path, "badger-foam")
    path = next(each for each in Home(tmp_path).folder.glob("*.flow") if b"otter-reef" in each.read_bytes())
    assert good.exists()
    path.write_bytes(path.read_bytes().replace(b" draw ", b" fly ", 1))
    monkeypatch.setenv("FLOW_HOME", str(tmp_path))
    assert run(["games", "--json"]) == 0
    told = capsys.readouterr()
    assert len(json.loads(told.out)) == 1
    assert told.err == f"{path.stem} could not be read.\n"


def test_journals_are_told_in_the_menu(tmp_path: Path) -> None:
    folder = Home(tmp_path).folder
    folder.mkdir(parents=True)
    (folder / "20250101-120000-000000-abcd.journal").write_bytes(b"nonsense")
    assert said(menu(tmp_path)) == [BROKEN]
    assert NEWER not in said(menu(tmp_path))


def test_names_that_play_tricks_are_names_of_nothing(tmp_path: Path) -> None:
    folder = Home(tmp_path).folder
    folder.mkdir(parents=True)
    outside = tmp_path / "outside.flow"
    outside.write_text("mine")
    for name in (
        "..flow",
        "...flow",
        " .flow",
        "ż.flow" if WINDOWS else "ż\n.flow",
        "-rf.journal",
        "x" * 200 + ".flow",
        "a.b.journal",
    ):
        (folder / name).write_bytes(b"x")
    (folder / "folder.flow").mkdir()
    (folder / "folder.journal").mkdir()
    if not WINDOWS:  # only administrators make links there
        (folder / "link.flow").symlink_to(outside)
        (folder / "loop.journal").symlink_to("loop.journal")
    app = menu(tmp_path)
    assert set(said(app)) <= {BROKEN, BROKEN_RECORD}
    assert outside.read_text() == "mine"
    assert Home(tmp_path).games() == []


@pytest.mark.parametrize("name", ["../outside", "/etc/passwd", "..", "\0", "", "x\ny", "newest"])
def test_the_command_line_finds_games_by_their_own_names_alone(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FLOW_HOME", str(tmp_path / "home"))
    outside = tmp_path / "outside.journal"
    outside.write_text("mine")
    for deed in ("show", "delete", "export"):
        more = [str(tmp_path / "out")] if deed == "export" else []
        assert run(["games", deed, name, *more]) == 2
        assert "no such game" in capsys.readouterr().err
    assert outside.read_text() == "mine" and not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    "content", [b"", b"\xde\x12\x04\x95", b"\xde\x12\x04\x95" + b"\xff" * 40, b"nonsense" * 9]
)
def test_a_language_that_cannot_be_read_is_told_in_english(
    content: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(language, "CATALOGUES", tmp_path)
    folder = tmp_path / "pl" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    (folder / "flow.mo").write_bytes(content)
    shell = Shell(FLOW, Folders(tmp_path), Settings(language="pl"))
    assert [caption.text for caption in shell.captions.shown] == [
        "The words of Polski could not be read. Flow speaks English."
    ]
    assert language._("Play") == "Play"
    language.use("en")


def test_the_data_folder_may_be_named_in_any_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    nobody, usual = "~nobody-of-that-name/flow", platformdirs.user_data_path("Flow", appauthor=False)
    theirs = Path.home().parent / nobody[1:] if WINDOWS else Path(nobody)  # Windows knows no names of users
    named = {str(tmp_path): tmp_path, "~/flow": Path.home() / "flow", nobody: theirs, "": usual}
    for name, folder in named.items():
        monkeypatch.setenv("FLOW_HOME", name)
        assert find_folders("Flow").data == folder
    monkeypatch.delenv("FLOW_HOME")
    assert find_folders("Flow").data == usual
    assert usual.name == "Flow"


def test_the_real_program_starts_with_a_folder_full_of_rubbish(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    for name in ("settings.json", "flow.log", "games/a.journal", "games/b.flow", "games/c.clock", "crashes"):
        (tmp_path / name).write_bytes(b"\x00rubbish")
    done = run_program(tmp_path, "quit")
    said_first = f"said {FLOW.words.settings_broken}\nsaid {BROKEN}\nsaid {BROKEN_RECORD}\n"
    assert (done.returncode, done.stdout, done.stderr) == (0, said_first, "")
    assert (tmp_path / "settings.json.broken").read_bytes() == b"\x00rubbish"
    assert load_settings(tmp_path / "settings.json").fault is None


def test_kept_table_survives_a_name_of_any_script(tmp_path: Path) -> None:
    app = menu(tmp_path)
    app.shell.saving = True
    app.shell.keep(KEPT_TABLE, {"seats": [{"name": "Žofie 🐙 שלום"}]})
    settings = load_settings(tmp_path / "settings.json").settings
    assert read_draft(settings.extra[KEPT_TABLE]).seats[0].name == "Žofie 🐙 שלום"
