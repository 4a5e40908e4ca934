"""Reading any file: an ordinary one in time and in bounds, or one fault that has a name."""

import ast
import os
import socket
from collections.abc import Callable
from pathlib import Path

import pytest

from flow_desktop.files import reading
from flow_desktop.files.reading import FileFault, FileKind, UnreadError, fault_of, listed, opened, read

PIPES = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes in folders")
TOO_LONG = FileFault.MISSING if os.name == "nt" else FileFault.OUT_OF_REACH
PACKAGE = Path(__file__).parent.parent.parent / "flow_desktop"
OPENING = {"read_text", "read_bytes", "write_text", "write_bytes", "touch", "mkdir", "makedirs", "rename"}
ELSEWHERE = {
    "engine/rules.py",  # the program's own data
    "word_codes.py",
    "bots/strength.py",
    "rounds/voyage.py",
    "rounds/puzzles.py",
    "rounds/daily.py",
    "river_dice/engine/content.py",
    "app/svg.py",
    "app/player.py",
    "app/score.py",
    "scenes/learn/lessons.py",
    "scenes/drills/saving.py",
    "scenes/gallery/picture.py",  # pictures where a developer wants them
    "scenes/gallery/pages.py",
}


def a_folder(path: Path) -> None:
    path.mkdir()


def a_loop(path: Path) -> None:
    path.symlink_to(path.name)


def nothing(path: Path) -> None:
    path.symlink_to("nowhere")


def zeros_without_end(path: Path) -> None:
    path.symlink_to("/dev/zero")


def a_terminal(path: Path) -> None:
    path.symlink_to("/dev/tty")


def too_much(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(100 << 20)


def a_socket(path: Path) -> None:
    here = Path.cwd()
    os.chdir(path.parent)  # the path of a socket is short
    try:
        with socket.socket(socket.AF_UNIX) as made:
            made.bind(path.name)
    finally:
        os.chdir(here)


def a_pipe(path: Path) -> None:
    os.mkfifo(path)


@PIPES
@pytest.mark.parametrize(
    ("make", "fault"),
    [
        (a_folder, FileFault.NO_FILE),
        (a_loop, FileFault.NO_FILE),
        (nothing, FileFault.MISSING),
        (zeros_without_end, FileFault.NO_FILE),
        (a_terminal, FileFault.NO_FILE),
        (too_much, FileFault.TOO_LARGE),
        (a_socket, FileFault.NO_FILE),
        (a_pipe, FileFault.NO_FILE),
    ],
)
def test_whatever_lies_there_is_named_at_once(
    make: Callable[[Path], None], fault: FileFault, tmp_path: Path
) -> None:
    make(tmp_path / "file")
    with pytest.raises(UnreadError) as told:
        read(tmp_path / "file", FileKind.SETTINGS)
    assert told.value.fault is fault


@pytest.mark.parametrize(
    ("path", "fault"),
    [
        ("missing", FileFault.MISSING),
        ("a file/inside", FileFault.MISSING),
        ("x" * 300, TOO_LONG),
        ("xy/" * 3000, TOO_LONG),
        ("a\0b", FileFault.FAILED),
    ],
)
def test_paths_that_lead_nowhere(path: str, fault: FileFault, tmp_path: Path) -> None:
    (tmp_path / "a file").touch()
    assert fault_of(tmp_path / path) is fault
    with pytest.raises(UnreadError) as told:
        read(tmp_path / path, FileKind.SETTINGS)
    assert told.value.fault is fault


@PIPES
def test_what_was_exchanged_between_looking_and_opening_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    os.mkfifo(tmp_path / "pipe")
    monkeypatch.setattr(reading, "fault_of", lambda path: None)
    with pytest.raises(UnreadError) as told:
        read(tmp_path / "pipe", FileKind.SETTINGS)
    assert told.value.fault is FileFault.NO_FILE


def test_closed_files_and_closed_folders_are_told_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*arguments: object, **named: object) -> int:
        raise PermissionError(13, "Permission denied")

    (tmp_path / "file").touch()
    with monkeypatch.context() as patch:
        patch.setattr(os, "open", refused)
        with pytest.raises(UnreadError) as told:
            read(tmp_path / "file", FileKind.SETTINGS)
        assert told.value.fault is FileFault.FORBIDDEN
    with monkeypatch.context() as patch:
        patch.setattr(Path, "stat", refused)
        assert fault_of(tmp_path / "file") is FileFault.OUT_OF_REACH


def test_a_file_that_takes_too_long_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_bytes(b"slow")
    monkeypatch.setattr(reading, "PATIENCE", -1.0)
    with pytest.raises(UnreadError) as told:
        read(tmp_path / "file", FileKind.SETTINGS)
    assert told.value.fault is FileFault.FAILED


def test_a_disk_that_fails_while_it_reads_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(UnreadError) as told, opened(tmp_path / "file"):
        raise OSError(5, "Input/output error")
    assert told.value.fault is FileFault.FAILED


def test_a_folder_is_listed_or_says_why_not(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert listed(tmp_path) == [tmp_path / "file"] and listed(tmp_path / "missing") == []
    with pytest.raises(UnreadError):
        listed(tmp_path / "a\0b")


def test_nobody_else_opens_files() -> None:
    """Whoever needs a further kind of file finds its place here, and with it the tests that spoil it."""
    found = set()
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and _opens(node.func):
                found.add(path.relative_to(PACKAGE).as_posix())
    assert {name for name in found if not name.startswith("files/")} == ELSEWHERE


def _opens(called: ast.expr) -> bool:
    if isinstance(called, ast.Name):
        return called.id == "open"
    if not isinstance(called, ast.Attribute):
        return False
    of_os = isinstance(called.value, ast.Name) and called.value.id == "os" and called.attr == "open"
    of_a_path = called.attr == "open" and ast.unparse(called.value).split(".")[-1] in ("path", "file", "new")
    return called.attr in OPENING or of_os or of_a_path
