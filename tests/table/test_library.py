"""The library keeps notes and progress whatever the disk, other programs and its own past do to it."""

import errno
import os
import random
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, NoReturn

import pytest

from flow_desktop.files import database
from flow_desktop.files.reading import FileFault, UnreadError, there
from flow_desktop.table import library_file
from flow_desktop.table.library import Library, owned
from flow_desktop.table.library_file import PRECIOUS, STEPS
from flow_desktop.table.words import LIBRARY_BROKEN, NAMELESS, PEOPLE_NOT_KEPT
from tests.table.library_kept import NAME, VALUE, again, filled, is_whole, troubles

POSIX = pytest.mark.skipif(os.name != "posix", reason="modes and pipes are of other systems")
AS_OTHERS = pytest.mark.skipif(
    os.name != "posix" or os.geteuid() == 0, reason="nothing is closed to the administrator"
)


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path)


def test_what_is_kept_is_there_at_the_next_start(tmp_path: Path, library: Library) -> None:
    library.keep_note("one", "chart", VALUE)
    library.keep_note("two", "chart", [])
    library.keep_note("one", "occasion", "x")
    library.keep_progress("stops", "first", {"stars": 2})
    later = again(tmp_path)
    assert later.note("one", "chart") == VALUE
    assert later.note("three", "chart") is None
    assert later.notes("chart") == {"one": VALUE, "two": []}
    assert later.progress("stops") == {"first": {"stars": 2}}
    assert later.progress("others") == {}
    later.keep_note("one", "chart", 7)
    later.keep_progress("stops", "first", None)
    assert (library.note("one", "chart"), library.progress("stops")) == (7, {})
    assert troubles(library) + troubles(later) == []
    assert {path.name for path in tmp_path.iterdir()} == {NAME}


def test_progress_of_people_is_kept_apart(library: Library) -> None:
    for person in ("Mia", "mia/first", "", "50%"):
        library.keep_progress("stops", owned(person, "first"), person)
    for person in ("MIA", "Mia/First", "", "50%"):
        found = library.progress_of("stops", person)
        assert [value.casefold() for value in found.values()] == [person.casefold()]
        assert list(found) == ["first"]


def test_a_name_that_is_no_text_can_have_notes(tmp_path: Path, library: Library) -> None:
    library.keep_note("a\udcff", "chart", 1)
    assert again(tmp_path).note("a\udcff", "chart") == 1


def test_a_forgotten_game_has_no_notes(tmp_path: Path, library: Library) -> None:
    filled(tmp_path)
    library.forget("one")
    assert library.notes("chart") == {}
    assert library.progress_of("stops", "Mia") == {"first": 3}
    Library(tmp_path / "nowhere").forget("one")
    assert not (tmp_path / "nowhere").exists()


def test_sqlite_is_loaded_when_something_is_asked_for() -> None:
    code = (
        "import sys; from pathlib import Path; from flow_desktop.rounds import Home;"
        "home = Home(Path(sys.argv[1])); home.library.take_trouble(); home.welcome();"
        "print('sqlite3' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code, "nowhere"], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_without_sqlite_everything_is_known_until_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "flow_desktop.table.library_file", None)
    library = again(tmp_path)
    library.keep_note("one", "chart", VALUE)
    library.keep_progress("stops", owned("Mia", "first"), 3)
    assert is_whole(library)
    assert troubles(library) == [PEOPLE_NOT_KEPT]


# Whatever lies there


def a_foreign_database(path: Path) -> None:
    with closing(sqlite3.connect(path)) as opened:
        opened.execute("CREATE TABLE bookmarks (address TEXT)")
        opened.commit()


SPOILT: dict[str, Callable[[Path], object]] = {
    "no database": lambda path: path.write_bytes(b"hello" * 1000),
    "zeros": lambda path: path.write_bytes(bytes(10_000)),
    "a header alone": lambda path: path.write_bytes(database.FIRST_BYTES),
    "a header and nonsense": lambda path: path.write_bytes(database.FIRST_BYTES + b"\x07" * 5000),
    "of another program": a_foreign_database,
    "a folder": lambda path: path.mkdir(),
}
if os.name == "posix":
    SPOILT |= {
        "a pipe": os.mkfifo,
        "a loop": lambda path: path.symlink_to(path.name),
        "leading nowhere": lambda path: path.symlink_to("nowhere"),
        "zeros without end": lambda path: path.symlink_to("/dev/zero"),
    }


@pytest.mark.parametrize("way", SPOILT)
def test_what_is_no_library_is_put_aside(way: str, tmp_path: Path) -> None:
    SPOILT[way](tmp_path / NAME)
    library = again(tmp_path)
    assert library.notes("chart") == {}
    assert troubles(library) == [LIBRARY_BROKEN]
    filled(tmp_path)
    assert is_whole(again(tmp_path))
    assert os.path.lexists(tmp_path / f"{NAME}.broken")


@pytest.mark.parametrize("way", [way for way in SPOILT if way != "zeros without end"])
def test_an_unfinished_change_that_is_none_does_no_harm(way: str, tmp_path: Path) -> None:
    filled(tmp_path)
    SPOILT[way](database.change_of(tmp_path / NAME))
    assert is_whole(again(tmp_path))


def test_what_is_still_readable_of_a_damaged_file_is_used(tmp_path: Path) -> None:
    library = again(tmp_path)
    for number in range(300):
        library.keep_progress("stops", f"{number:04}", "x" * 100)
    data = bytearray((tmp_path / NAME).read_bytes())
    size = len(data)
    data[size - 12_000 : size - 8_000] = b"\xee" * 4_000
    (tmp_path / NAME).write_bytes(data)
    library = again(tmp_path)
    library.progress("stops")
    assert troubles(library) == [LIBRARY_BROKEN]
    found = library.progress("stops")
    assert 0 < len(found) < 300
    assert set(found.values()) == {"x" * 100}
    assert (tmp_path / f"{NAME}.broken").read_bytes() == bytes(data)


@pytest.mark.parametrize("seed", range(25))
def test_a_file_spoilt_anywhere_does_no_harm(seed: int, tmp_path: Path) -> None:
    filled(tmp_path)
    chance = random.Random(seed)
    data = bytearray((tmp_path / NAME).read_bytes())
    for _ in range(chance.choice((1, 20, 500))):
        data[chance.randrange(len(data))] = chance.randrange(256)
    (tmp_path / NAME).write_bytes(data[: chance.choice((len(data), len(data) // 2))])
    library = again(tmp_path)
    library.notes("chart")
    library.keep_progress("stops", "new", 1)
    library.progress("stops")
    assert set(troubles(library)) <= {LIBRARY_BROKEN, NAMELESS.library_newer, PEOPLE_NOT_KEPT}


def test_a_value_that_is_no_json_is_none(tmp_path: Path) -> None:
    filled(tmp_path)
    with closing(sqlite3.connect(tmp_path / NAME)) as opened:
        opened.execute("UPDATE note SET value = '{'")
        opened.execute("UPDATE progress SET value = x'ff'")
        opened.commit()
    library = again(tmp_path)
    assert (library.note("one", "chart"), library.notes("chart"), library.progress("stops")) == (None, {}, {})


# Other programs, and disks


def test_two_programs_keep_things_at_once(tmp_path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from flow_desktop.table.library import Library\n"
        "from flow_desktop.files import database; database.PATIENCE = 60.0  # however busy the machine is\n"
        "library = Library(Path(sys.argv[1]))\n"
        "for number in range(30): library.keep_progress('stops', f'{sys.argv[2]}{number}', number)\n"
        "print(*iter(library.take_trouble, ''))"
    )
    both = [
        subprocess.Popen(
            [sys.executable, "-c", code, str(tmp_path), who],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        for who in "ab"
    ]
    assert [program.communicate()[0].strip() for program in both] == ["", ""]
    assert len(again(tmp_path).progress("stops")) == 60


def test_the_change_of_a_file_that_another_program_makes_now_stays(
    tmp_path: Path, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two programs start at once: neither takes the other's way back for that of a file that is gone."""
    asked_before = there

    def then_another_makes_it(path: Path) -> bool:
        found = asked_before(path)
        if path.name == NAME and not found:
            path.write_bytes(b"")
            database.change_of(path).write_bytes(b"")
        return found

    monkeypatch.setattr(database, "there", then_another_makes_it)
    library.keep_note("one", "chart", VALUE)
    assert not list(tmp_path.glob("*.broken"))
    assert again(tmp_path).note("one", "chart") == VALUE


def of_code(code: int) -> sqlite3.Error:
    error = sqlite3.OperationalError("as SQLite says it")
    error.sqlite_errorcode = code
    return error


@pytest.mark.parametrize(
    ("error", "on_windows", "elsewhere"),
    [
        (of_code(sqlite3.SQLITE_IOERR_DELETE), True, False),
        (of_code(sqlite3.SQLITE_CANTOPEN), True, False),
        (of_code(sqlite3.SQLITE_FULL), False, False),
        (of_code(sqlite3.SQLITE_BUSY), False, False),  # SQLite has waited for that itself
        (of_code(sqlite3.SQLITE_CORRUPT), False, False),
        (PermissionError(), True, False),
        (UnreadError(FileFault.FORBIDDEN), True, False),
        (UnreadError(FileFault.NO_FILE), False, False),
        (UnreadError(FileFault.MISSING), True, True),
        (FileNotFoundError(), True, True),
        (OSError(errno.ENOSPC, ""), False, False),
    ],
    ids=repr,
)
def test_what_may_pass_in_a_moment(error: Exception, on_windows: bool, elsewhere: bool) -> None:
    assert database.may_pass(error, "win32") is on_windows
    assert database.may_pass(error, "linux") is elsewhere


@pytest.mark.parametrize("in_the_way", [3, 10_000])
def test_who_is_only_in_the_way_is_waited_for(
    in_the_way: int, tmp_path: Path, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows does not delete what another program has open: the change is begun anew, not given up."""
    monkeypatch.setattr(database, "PATIENCE", 60.0 if in_the_way < 10 else 0.1)
    monkeypatch.setattr(database, "may_pass", partial(database.may_pass, system="win32"))
    make, tries = library_file._at_once, iter(range(in_the_way))

    def refused(connection: sqlite3.Connection, statements: Any) -> None:
        make(connection, statements) if next(tries, None) is None else refuse()

    def refuse() -> NoReturn:
        raise of_code(sqlite3.SQLITE_IOERR_DELETE)

    monkeypatch.setattr(library_file, "_at_once", refused)
    library.keep_note("one", "chart", VALUE)
    assert library.note("one", "chart") == VALUE
    assert troubles(library) == ([] if in_the_way < 10 else [PEOPLE_NOT_KEPT])
    assert again(tmp_path).note("one", "chart") == (VALUE if in_the_way < 10 else None)


@pytest.mark.skipif(sys.platform != "win32", reason="elsewhere a file that is open can be deleted")
def test_a_way_back_that_somebody_looks_at_costs_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A virus scanner holds SQLite's file for longer than SQLite itself tries to delete it."""
    monkeypatch.setattr(database, "PATIENCE", 60.0)
    filled(tmp_path)
    held = database.change_of(tmp_path / NAME).open("ab")
    letting_go = threading.Timer(4.0, held.close)
    letting_go.start()
    library = again(tmp_path)
    library.keep_note("two", "chart", 2)
    letting_go.join()
    assert troubles(library) == []
    assert again(tmp_path).notes("chart") == {"one": VALUE, "two": 2}


def test_while_another_program_holds_it_things_are_known_and_kept_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "PATIENCE", 0.01)
    filled(tmp_path)
    library = again(tmp_path)
    with closing(sqlite3.connect(tmp_path / NAME, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        library.keep_note("two", "chart", 2)
        assert library.note("two", "chart") == 2
        assert library.note("one", "chart") is None
        other.execute("COMMIT")
    assert troubles(library) == [PEOPLE_NOT_KEPT]
    assert is_whole(library)
    library.keep_note("three", "chart", 3)
    assert again(tmp_path).notes("chart") == {"one": VALUE, "two": 2, "three": 3}


def test_a_file_that_another_program_put_aside_is_not_written_any_more(
    tmp_path: Path, library: Library
) -> None:
    library.keep_note("one", "chart", 1)
    (tmp_path / NAME).rename(tmp_path / "aside")
    library.keep_note("two", "chart", 2)
    assert again(tmp_path).notes("chart") == {"two": 2}


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux says which files are open")
def test_the_file_is_open_only_while_it_is_asked(tmp_path: Path, library: Library) -> None:
    """Windows neither renames nor deletes a file that is open: a copy, a removal, a temporary home."""
    library.keep_note("one", "chart", VALUE)
    library.keep_progress("stops", "first", 1)
    library.notes("chart")
    held = [str(link.readlink()) for link in Path("/proc/self/fd").iterdir() if link.is_symlink()]
    assert str(tmp_path / NAME) not in held


@AS_OTHERS
def test_a_folder_that_is_only_read_shows_what_is_kept(tmp_path: Path) -> None:
    filled(tmp_path)
    (tmp_path / NAME).chmod(0o400)
    tmp_path.chmod(0o500)
    try:
        library = again(tmp_path)
        assert is_whole(library)
        assert troubles(library) == []
        library.keep_note("one", "chart", 5)
        assert library.note("one", "chart") == 5
        assert troubles(library) == [PEOPLE_NOT_KEPT]
    finally:
        tmp_path.chmod(0o700)


def test_a_disk_that_fails_loses_nothing_until_the_end(
    tmp_path: Path, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(tmp_path)

    def full(connection: sqlite3.Connection, statements: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(library_file, "_at_once", full)
    library.keep_note("two", "chart", 2)
    library.keep_note("one", "chart", None)
    assert library.notes("chart") == {"two": 2}
    assert troubles(library) == [PEOPLE_NOT_KEPT]
    monkeypatch.undo()
    library.keep_progress("stops", "x", 1)
    assert again(tmp_path).notes("chart") == {"two": 2}


def test_a_file_in_the_place_of_the_folder_does_no_harm(tmp_path: Path) -> None:
    (tmp_path / "home").write_bytes(b"")
    library = again(tmp_path / "home")
    library.keep_note("one", "chart", 1)
    assert library.note("one", "chart") == 1
    assert troubles(library) == [PEOPLE_NOT_KEPT]


@POSIX
def test_the_file_is_the_players_alone(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        filled(tmp_path / "home")
    finally:
        os.umask(before)
    assert (tmp_path / "home" / NAME).stat().st_mode & 0o777 == 0o600


def test_all_that_is_precious_has_a_table() -> None:
    made = " ".join(statement for step in STEPS for statement in step)
    assert all(f"CREATE TABLE {table} (" in made for table in PRECIOUS)
