"""A small database in one file, kept with the promises of the other files.

SQLite opens it; this room looks first at what lies there, and knows what everything means that SQLite can
say. A file that is no database, is damaged or belongs to another program is put aside, never deleted; what is
still readable in it is handed over. Changes are rolled back by a file beside it, not by a shared memory, so
that it works in folders on a network and leaves one file behind.
"""

import contextlib
import sqlite3
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from flow_desktop.files.reading import FileFault, UnreadError, fault_of, opened, there
from flow_desktop.files.writing import make_file, make_folder, put_aside

PATIENCE: Final = 1.0
"""So many seconds a change waits for that of another program; one takes a few milliseconds."""
FIRST_BYTES: Final = b"SQLite format 3\0"
CHANGE: Final = "-journal"
"""What SQLite adds to a file's name for the way back from a change that is not finished."""
_SPOILT: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FORMAT)
_HELD: Final = (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM)
"""What SQLite says on Windows while somebody else has a file open that it wants to open or to delete."""


class SpoiltError(Exception):
    """The file is no database of ours; it has to be put aside."""


class NewerDatabaseError(Exception):
    """A newer program has changed how things are kept: it may be read, and not written."""


def connect(
    path: Path, steps: Sequence[Sequence[str]], ours: int, patience: float = PATIENCE
) -> sqlite3.Connection:
    """Open the database, made or brought up to date if need be.

    ``steps[n]`` are the statements that lead from version n to version n + 1; ``ours`` is the number by which
    a file says that it is of this program. Raises SpoiltError, NewerDatabaseError, OSError or sqlite3.Error.
    """
    _look(path)
    connection = plain(path, patience)
    try:
        _check(connection, len(steps), ours)
        upgrade(connection, steps, ours)
    except sqlite3.DatabaseError as error:
        connection.close()
        raise SpoiltError(str(error)) if is_spoilt(error) else error from error
    except BaseException:
        connection.close()
        raise
    return connection


def plain(path: Path, patience: float = PATIENCE) -> sqlite3.Connection:
    """A connection that begins no transaction by itself; a file that may not be written is only read."""
    connection = sqlite3.connect(str(path), timeout=patience, isolation_level=None)
    connection.execute("PRAGMA trusted_schema = OFF")
    return connection


def is_spoilt(error: BaseException) -> bool:
    """Whether an error says that the file itself is damaged, and not that it is busy or closed."""
    return isinstance(error, sqlite3.Error) and _code(error) in _SPOILT


def may_pass(error: BaseException, system: str = sys.platform) -> bool:
    """Whether the same may work in a moment: another program, or a virus scanner, was just at the files.

    Windows neither deletes nor opens what somebody looks at or has deleted and still holds. SQLite tries for
    a second or so, which is not always enough beside another program on a busy computer. Elsewhere a file
    that is refused is refused for good; but one may be gone that was there when it was looked for.
    """
    if isinstance(error, FileNotFoundError) or getattr(error, "fault", None) is FileFault.MISSING:
        return True
    if system != "win32":
        return False
    if isinstance(error, sqlite3.Error):
        return _code(error) in _HELD
    return isinstance(error, PermissionError) or (isinstance(error, UnreadError) and not error.fault.spoilt)


def upgrade(connection: sqlite3.Connection, steps: Sequence[Sequence[str]], ours: int) -> None:
    """Bring a database up to date in one transaction: whatever happens on the way, it stays as it was."""
    if _number(connection, "user_version") == len(steps):
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        for step in steps[_number(connection, "user_version") :]:  # another program may have been quicker
            for statement in step:
                connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {ours}")
        connection.execute(f"PRAGMA user_version = {len(steps)}")
        connection.execute("COMMIT")
    except BaseException:
        with contextlib.suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise


def move_aside(path: Path) -> Path:
    """Put a database aside together with an unfinished change of it, which must not meet another file."""
    change = change_of(path)
    aside = put_aside(path)
    if there(change):
        put_aside(change, aside.name.removeprefix(path.name))
    return aside


def rest(path: Path, table: str, columns: Sequence[str]) -> Iterable[tuple[Any, ...]]:
    """What can still be read of a table in a file that was put aside, as far as that goes."""
    with contextlib.suppress(sqlite3.Error, OSError, UnreadError):
        with opened(path) as file:
            if file.read(len(FIRST_BYTES)) != FIRST_BYTES:
                return
        connection = plain(path)
        try:
            connection.execute("PRAGMA query_only = ON")
            yield from connection.execute(f"SELECT {', '.join(columns)} FROM {table}")
        finally:
            connection.close()


def change_of(path: Path) -> Path:
    """Where SQLite keeps the way back from a change."""
    return path.with_name(path.name + CHANGE)


def _look(path: Path) -> None:
    """See that SQLite meets a database, an empty file or none; anything else might hang or mislead it."""
    make_folder(path.parent)
    left = there(change_of(path))  # asked first: another program that makes the file now has no change before
    if fault_of(path) is FileFault.MISSING and not there(path):
        if left:  # it belongs to a file that is gone
            put_aside(change_of(path))
        make_file(path)
        return
    if _is_no_change(change_of(path)):
        put_aside(change_of(path))
    try:
        with opened(path) as file:
            first = file.read(len(FIRST_BYTES))
    except UnreadError as error:
        if error.fault in (FileFault.NO_FILE, FileFault.MISSING):  # also a link that leads nowhere
            raise SpoiltError(str(error)) from error
        raise
    if first not in (b"", FIRST_BYTES):
        raise SpoiltError("no database")


def _is_no_change(path: Path) -> bool:
    """Whether something lies there that SQLite never made: a folder, a pipe, a link that leads nowhere.

    What only cannot be looked at belongs to another program, which is just taking it away.
    """
    fault = fault_of(path)
    return fault is FileFault.NO_FILE or (fault is not None and path.is_symlink())


def _check(connection: sqlite3.Connection, newest: int, ours: int) -> None:
    """Refuse what another program keeps, and know what a newer one of ours does."""
    kept = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    if kept and _number(connection, "application_id") != ours:
        raise SpoiltError("a database of another program")
    if _number(connection, "user_version") > newest:
        raise NewerDatabaseError


def _number(connection: sqlite3.Connection, pragma: str) -> int:
    return int(connection.execute(f"PRAGMA {pragma}").fetchone()[0])


def _code(error: sqlite3.Error) -> int:
    """What kind of error it is, without the details."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF
