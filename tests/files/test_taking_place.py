"""A file takes another's place also where a virus scanner holds it for a moment, as on Windows."""

import os
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from flow_desktop.app.settings import Settings, load_settings, save_settings
from flow_desktop.files import reading
from flow_desktop.files import writing as disk
from flow_desktop.files.reading import FileFault, FileKind, UnreadError

WINDOWS = SimpleNamespace(platform="win32")


def held(monkeypatch: pytest.MonkeyPatch, times: int) -> list[Path]:
    """Let so many attempts fail; gives the list of all attempts."""
    tries: list[Path] = []
    real = Path.replace

    def replace(self: Path, target: Path) -> Path:
        tries.append(target)
        if len(tries) <= times:
            raise PermissionError(13, "held")
        return real(self, target)

    monkeypatch.setattr(Path, "replace", replace)
    monkeypatch.setattr("flow_desktop.files.writing.WAIT", 0.0)
    return tries


def test_windows_tries_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    tries = held(monkeypatch, 3)
    disk.write_whole(tmp_path / "game", b"new")
    assert len(tries) == 4
    assert (tmp_path / "game").read_bytes() == b"new"


def test_windows_gives_up_in_the_end_and_leaves_no_rest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    held(monkeypatch, 1000)
    (tmp_path / "game").write_bytes(b"old")
    with pytest.raises(PermissionError):
        disk.write_whole(tmp_path / "game", b"new")
    assert [path.name for path in tmp_path.iterdir()] == ["game"]
    assert (tmp_path / "game").read_bytes() == b"old"


@pytest.mark.skipif(os.name == "nt", reason="it is for the other systems")
def test_elsewhere_a_refusal_is_a_refusal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    tries = held(monkeypatch, 1)
    with pytest.raises(PermissionError):
        disk.write_whole(tmp_path / "game", b"new")
    assert len(tries) == 1


def test_the_settings_wait_for_a_virus_scanner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(disk, "sys", WINDOWS)
    tries = held(monkeypatch, 3)
    assert save_settings(Settings(text_percent=150), tmp_path / "settings.json")
    assert len(tries) == 4
    assert load_settings(tmp_path / "settings.json").settings.text_percent == 150


def test_what_is_put_aside_waits_as_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(disk, "sys", WINDOWS)
    monkeypatch.setattr(disk, "WAIT", 0.0)
    tries, real = [], Path.rename

    def rename(self: Path, target: Path) -> Path:
        tries.append(target)
        if len(tries) <= 3:
            raise PermissionError(13, "held")
        return real(self, target)

    monkeypatch.setattr(Path, "rename", rename)
    (tmp_path / "settings.json").write_bytes(b"old")
    assert disk.put_aside(tmp_path / "settings.json").read_bytes() == b"old"
    assert len(tries) == 4


def held_for_reading(monkeypatch: pytest.MonkeyPatch, times: int) -> list[object]:
    tries: list[object] = []
    real = os.open

    def refusing(path: str, *more: int) -> int:
        tries.append(path)
        if len(tries) <= times:
            raise PermissionError(13, "held")
        return real(path, *more)

    monkeypatch.setattr(os, "open", refusing)
    monkeypatch.setattr(reading, "WAIT", 0.0)
    return tries


def test_settings_that_are_held_for_a_moment_are_not_put_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "settings.json"
    assert save_settings(Settings(text_percent=150), path)
    monkeypatch.setattr(reading, "sys", WINDOWS)
    held_for_reading(monkeypatch, 3)
    assert load_settings(path).settings.text_percent == 150
    assert path.exists()


def test_who_may_never_read_a_file_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "settings.json").write_bytes(b"{}")
    monkeypatch.setattr(reading, "sys", SimpleNamespace(platform="linux"))
    tries = held_for_reading(monkeypatch, 1000)
    with pytest.raises(UnreadError) as told:
        reading.read(tmp_path / "settings.json", FileKind.SETTINGS)
    assert (told.value.fault, len(tries)) == (FileFault.FORBIDDEN, 1)
