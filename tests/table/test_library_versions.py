"""The library of an older program is brought up to date, of a newer one left alone, and nothing is lost."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from flow_desktop.files import database
from flow_desktop.table.library_file import OURS, STEPS
from flow_desktop.table.words import NAMELESS
from tests.table.library_kept import NAME, again, filled, is_whole, troubles


@pytest.mark.parametrize("version", range(len(STEPS)))
def test_every_older_version_is_brought_up_to_date(version: int, tmp_path: Path) -> None:
    an_older_one(tmp_path / NAME, version)
    library = again(tmp_path)
    if version:
        assert is_whole(library)
    library.keep_note("two", "chart", 1)
    with closing(sqlite3.connect(tmp_path / NAME)) as opened:
        assert opened.execute("PRAGMA user_version").fetchone()[0] == len(STEPS)
        assert opened.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
    assert troubles(library) == []


def an_older_one(path: Path, version: int) -> None:
    """The file as that version of the program left it, with something in it."""
    connection = database.connect(path, STEPS[:version], OURS)
    if version:
        connection.execute(
            "INSERT INTO note VALUES ('one', 'chart', ?)",
            ('{"points": [1, 2.5, null, "\\u017c"], "kept": true}',),
        )
        connection.execute("INSERT INTO progress VALUES ('stops', 'mia/first', '3')")
    connection.close()


class Interrupted(sqlite3.Connection):
    """A connection that is lost before its n-th statement, as when the program is killed."""

    left = 10**9

    def execute(self, *arguments: object) -> sqlite3.Cursor:
        if Interrupted.left <= 0:
            raise sqlite3.OperationalError("disk I/O error")
        Interrupted.left -= 1
        return super().execute(*arguments)  # type: ignore[arg-type]


ANOTHER: tuple[str, ...] = (
    "CREATE TABLE more (name TEXT)",
    "ALTER TABLE note RENAME COLUMN value TO told",
    "DELETE FROM progress",
)
"""A step as a later version might take it."""


@pytest.mark.parametrize("before", range(len(ANOTHER) + 6))
def test_an_upgrade_that_is_interrupted_loses_nothing(before: int, tmp_path: Path) -> None:
    path = tmp_path / NAME
    an_older_one(path, len(STEPS))
    Interrupted.left = 10**9
    connection = sqlite3.connect(path, isolation_level=None, factory=Interrupted)
    Interrupted.left = before
    steps = (*STEPS, ANOTHER)
    interrupted = False
    try:
        database.upgrade(connection, steps, OURS)
    except sqlite3.OperationalError:
        interrupted = True
    Interrupted.left = 10**9
    connection.close()
    with closing(sqlite3.connect(path)) as opened:
        version = opened.execute("PRAGMA user_version").fetchone()[0]
        progress = opened.execute("SELECT count(*) FROM progress").fetchone()[0]
    assert (version, progress) == ((len(STEPS), 1) if interrupted else (len(steps), 0))
    if interrupted:
        assert is_whole(again(tmp_path))


KILLED = """
import os, sys
from pathlib import Path
from flow_desktop.files import database
from flow_desktop.table.library_file import OURS, STEPS
connection = database.plain(Path(sys.argv[1]))
connection.execute("PRAGMA cache_size = 1")  # so that the file itself is changed before the end
connection.execute("BEGIN IMMEDIATE")
connection.execute("CREATE TABLE more (name TEXT)")
connection.execute("DELETE FROM progress")
for _ in range(400):
    connection.execute("INSERT INTO more VALUES (hex(randomblob(500)))")
os._exit(9)
"""


def test_a_program_that_is_killed_in_an_upgrade_loses_nothing(tmp_path: Path) -> None:
    filled(tmp_path)
    done = subprocess.run([sys.executable, "-c", KILLED, str(tmp_path / NAME)], check=False)
    assert done.returncode == 9
    assert database.change_of(tmp_path / NAME).exists(), "the change was really under way"
    library = again(tmp_path)
    assert is_whole(library)
    assert troubles(library) == []


def test_what_a_newer_program_keeps_is_read_and_not_touched(tmp_path: Path) -> None:
    filled(tmp_path)
    with closing(sqlite3.connect(tmp_path / NAME)) as opened:
        opened.execute(f"PRAGMA user_version = {len(STEPS) + 1}")
        opened.commit()
    before = (tmp_path / NAME).read_bytes()
    library = again(tmp_path)
    assert is_whole(library)
    library.keep_note("one", "chart", 8)
    assert library.note("one", "chart") == 8
    assert (tmp_path / NAME).read_bytes() == before
    assert troubles(library) == [NAMELESS.library_newer]
