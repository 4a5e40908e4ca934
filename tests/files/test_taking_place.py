"""A file takes another's place also where a virus scanner holds it for a moment, as on Windows."""

import sys
from pathlib import Path

import pytest

from flow_desktop.files import writing as disk


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


def test_elsewhere_a_refusal_is_a_refusal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    tries = held(monkeypatch, 1)
    with pytest.raises(PermissionError):
        disk.write_whole(tmp_path / "game", b"new")
    assert len(tries) == 1
