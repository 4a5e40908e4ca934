"""Every kind of file there is, spoilt in every way: the program starts, says what it has to, and works.

The kinds are those of `FileKind`; nobody else opens files (`tests/files/test_reading.py`), and nothing else
lies in the data folder after an evening, so that a further kind cannot be forgotten here.
"""

import os
import signal
from collections.abc import Callable, Iterator
from fnmatch import fnmatch
from pathlib import Path
from types import FrameType

import pytest

from flow_desktop.app.crash import keep_report
from flow_desktop.app.folders import Folders
from flow_desktop.app.log import LOGGER, close_log, open_log
from flow_desktop.app.settings import Settings, load_settings, save_settings
from flow_desktop.cli import run
from flow_desktop.engine import Options
from flow_desktop.engine.commands import Draw
from flow_desktop.files.reading import FileKind
from flow_desktop.rounds import FLOW_BOX, Home
from flow_desktop.rounds.words import PEOPLE_NEWER, STATISTICS_BROKEN, STATISTICS_NEWER
from flow_desktop.table import Profile
from flow_desktop.table.words import BROKEN, BROKEN_RECORD, CLOSED, CLOSED_RECORD, PEOPLE_BROKEN
from tests.reliability.running import run_program
from tests.reliability.test_bad_files import menu, said
from tests.reliability.test_bad_small_files import finish_a_game

POSIX = os.name == "posix"
LONG = 30
"""So many seconds one case may take: a program that hangs is as bad as one that crashes."""
TOLD = {BROKEN, BROKEN_RECORD, CLOSED, CLOSED_RECORD, PEOPLE_BROKEN, STATISTICS_BROKEN}
NAME = "20250101-120000-000000-abcd"


def path_of(kind: FileKind, folder: Path, name: str = NAME) -> Path:
    return folder / kind.value.pattern.replace("*", name).format(game=FLOW_BOX.word)


def bytes_of(data: bytes) -> Callable[[Path], None]:
    def write(path: Path) -> None:
        path.write_bytes(data)

    return write


def huge(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(100 << 20)


def closed(path: Path) -> None:
    path.touch()
    path.chmod(0)


def from_the_end_of_time(path: Path) -> None:
    path.write_bytes(b"x")
    os.utime(path, ns=(1 << 62, 1 << 62))


WAYS: dict[str, Callable[[Path], None]] = {
    "empty": bytes_of(b""),
    "zeros": bytes_of(bytes(4096)),
    "newer": bytes_of(b'{"version": 99, "people": 7, "games": []}'),
    "deep": bytes_of(b'{"version": ' + b"[" * 100_000),
    "no text": bytes_of(b"\xff\xfe\x00\x1b[2J"),
    "huge": huge,
    "old": from_the_end_of_time,
    "folder": lambda path: (path / "inside").mkdir(parents=True),
}
if POSIX:  # elsewhere there are no such things in folders
    WAYS |= {
        "closed": closed,
        "pipe": os.mkfifo,
        "loop": lambda path: path.symlink_to(path.name),
        "nowhere": lambda path: path.symlink_to("nowhere"),
        "zeros without end": lambda path: path.symlink_to("/dev/zero"),
        "full disk": lambda path: path.symlink_to("/dev/full"),
    }
AT_ONCE = [way for way in ("pipe", "folder", "loop", "zeros without end", "huge", "no text") if way in WAYS]
NAMES = ["00010101-000000-000000-abcd", *(["x", "ż", "a\x1b[31mb\nc"] if POSIX else ["xyz", "żółw"])]


@pytest.fixture(autouse=True)
def in_time() -> Iterator[None]:
    """End a case that hangs; pytest-timeout does it where there is no such signal."""
    if not POSIX:
        yield
        close_log()
        return

    def hung(number: int, frame: FrameType | None) -> None:
        raise TimeoutError("the program hangs")

    before = signal.signal(signal.SIGALRM, hung)
    signal.alarm(LONG)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)
    close_log()


def works(folder: Path) -> None:
    """Settings, people, log, a report, a game, going on with it and writing it down: all as ever."""
    folders = Folders(folder, FLOW_BOX.word)
    assert open_log(folders)
    LOGGER.info("a line")
    loaded = load_settings(folders.settings_file)
    newer = loaded.fault is not None and folders.settings_file.exists()
    assert save_settings(Settings(), folders.settings_file) is not newer
    assert keep_report(folders, "a report") is not None
    home = Home(folder)
    assert home.people().remember(Profile("Zora")) or PEOPLE_NEWER in home.welcome().sentences
    table = home.new_table(Options("otter-reef"))
    table.ready()
    table.do(Draw(0))
    table.tick()
    table.close()
    kept = next(each for each in home.waiting() if each.record.options.seed == "otter-reef")
    again = home.go_on(kept)
    assert again.take_trouble() == ""
    again.close()
    assert home.write_down(kept).is_file()
    home.delete(kept)
    home.library.keep_note("one", "chart", 1)
    assert home.library.note("one", "chart") == 1


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("kind", FileKind)
def test_whatever_lies_in_its_place_the_program_works(
    kind: FileKind, way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = path_of(kind, tmp_path)
    path.parent.mkdir(exist_ok=True)
    WAYS[way](path)
    for _ in range(2):
        load_settings(tmp_path / "settings.json")
        assert set(said(menu(tmp_path))) <= TOLD | {PEOPLE_NEWER, STATISTICS_NEWER}
        assert len(Home(tmp_path).shelf()) <= 1
    works(tmp_path)
    monkeypatch.setenv("FLOW_HOME", str(tmp_path))
    for line in (["games"], ["games", "--json"], ["--where"], ["--reset-settings"]):
        assert run(line) == 0


@pytest.mark.parametrize("way", AT_ONCE)
def test_the_real_program_starts_with_all_of_them_at_once(way: str, tmp_path: Path) -> None:
    for kind in FileKind:
        path = path_of(kind, tmp_path)
        path.parent.mkdir(exist_ok=True)
        WAYS[way](path)
    done = run_program(tmp_path, "quit")
    assert (done.returncode, done.stderr) == (0, "")
    works(tmp_path)


@pytest.mark.parametrize("kind", [FileKind.JOURNAL, FileKind.RECORD, FileKind.CLOCK, FileKind.LOCK])
@pytest.mark.parametrize("letter", NAMES)
def test_names_of_any_length_and_time_are_names(kind: FileKind, letter: str, tmp_path: Path) -> None:
    most = 255 - len(path_of(kind, tmp_path, "").name)
    name = letter * (most // len(letter.encode()) if len(letter) == 1 else 1)
    path = path_of(kind, tmp_path, name)
    path.parent.mkdir()
    path.write_bytes(b"nonsense")
    for _ in range(2):
        assert set(said(menu(tmp_path))) <= TOLD
    works(tmp_path)


def test_after_an_evening_only_known_kinds_lie_there_and_only_for_the_player(tmp_path: Path) -> None:
    home = tmp_path / "home"
    before = os.umask(0)
    try:
        finish_a_game(home)
        menu(home)
        works(home)
        Home(home).new_table(Options("badger-foam")).do(Draw(0))
    finally:
        os.umask(before)
    found = {path.relative_to(home).as_posix(): path for path in home.rglob("*") if path.is_file()}
    patterns = [kind.value.pattern.format(game=FLOW_BOX.word) for kind in FileKind]
    assert [name for name in found if not any(fnmatch(name, pattern) for pattern in patterns)] == []
    assert len(found) > 6
    if POSIX:
        assert {path.stat().st_mode & 0o777 for path in found.values()} == {0o600}
        folders = [home, *(path for path in home.rglob("*") if path.is_dir())]
        assert {path.stat().st_mode & 0o777 for path in folders} == {0o700}
