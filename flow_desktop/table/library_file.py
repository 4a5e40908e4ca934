"""The library's file: its tables and how they became so, reading and changing rows, and all that can fail.

Only ``library`` uses this module, and imports it when something is first asked for: SQLite takes its time.
"""

import contextlib
import sqlite3
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar

from flow_desktop.files import database
from flow_desktop.files.database import NewerDatabaseError, SpoiltError
from flow_desktop.files.reading import WAIT, there
from flow_desktop.table.words import LIBRARY_BROKEN, PEOPLE_NOT_KEPT

OURS: Final = 0x466C4C31
"""By this number the file says whose it is."""
STEPS: Final[tuple[tuple[str, ...], ...]] = (
    (
        "CREATE TABLE note (game TEXT NOT NULL, kind TEXT NOT NULL, value TEXT NOT NULL,"
        " PRIMARY KEY (game, kind)) WITHOUT ROWID",
        "CREATE TABLE progress (kind TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL,"
        " PRIMARY KEY (kind, key)) WITHOUT ROWID",
    ),
)
"""What led from each version to the next. A step that was ever released stays as it is."""
PRECIOUS: Final = {"note": ("game", "kind", "value"), "progress": ("kind", "key", "value")}
"""What cannot be worked out anew, and is saved from a damaged file as far as that goes."""

Statement: TypeAlias = tuple[str, tuple[Any, ...]]
T = TypeVar("T")


class LibraryFile:
    """The file, opened for each question and let go of at once.

    While it is not asked, other programs may rename, copy or delete it, which Windows refuses for a file that
    is open; and nobody has to remember to close it. That costs a quarter of a millisecond each time. Nothing
    here raises for what a disk or another program does.
    """

    def __init__(self, path: Path, newer: str) -> None:
        self.path = path
        self._newer = newer
        self._reading_only = False
        self._patience = database.PATIENCE
        self._told: set[str] = set()
        self.trouble: list[str] = []

    def rows(self, query: str, values: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
        """What a query finds; nothing when there is no file, or it cannot be read now."""
        if not there(self.path):
            return []
        return self._tried(lambda connection: connection.execute(query, values).fetchall()) or []

    def change(self, statements: Iterable[Statement]) -> bool:
        """Make all changes or none; False when that cannot be now."""
        several = tuple(statements)

        def make(connection: sqlite3.Connection) -> bool:
            if self._reading_only:
                return False
            _at_once(connection, several)
            self._patience = database.PATIENCE
            return True

        return self._tried(make) or False

    def _tried(self, ask: Callable[[sqlite3.Connection], T]) -> T | None:
        """The answer; None when there can be none. A file that proves damaged is put aside and asked anew."""
        self._reading_only = False
        try:
            return self._patiently(ask)
        except (OSError, sqlite3.Error) as error:
            if not database.is_spoilt(error):  # busy, closed or full: whoever waited once does not wait again
                self._patience = 0.0
                self._tell(PEOPLE_NOT_KEPT)
                return None
        try:
            with contextlib.closing(self._renewed()) as connection:
                return ask(connection)
        except (OSError, sqlite3.Error):
            self._tell(PEOPLE_NOT_KEPT)
            return None

    def _patiently(self, ask: Callable[[sqlite3.Connection], T]) -> T:
        """The answer, tried again while another program is only in the way; raises OSError, sqlite3.Error.

        What is asked leads to the same however often it is begun, because a change is made whole or not.
        """
        until = time.monotonic() + self._patience
        while True:
            try:
                with contextlib.closing(self._connected()) as connection:
                    return ask(connection)
            except (OSError, sqlite3.Error) as error:
                if not database.may_pass(error) or time.monotonic() >= until:
                    raise
            time.sleep(WAIT)

    def _connected(self) -> sqlite3.Connection:
        try:
            return database.connect(self.path, STEPS, OURS, self._patience)
        except NewerDatabaseError:
            self._tell(self._newer)
            self._reading_only = True
            return database.plain(self.path, self._patience)
        except SpoiltError:
            return self._renewed()

    def _renewed(self) -> sqlite3.Connection:
        """Put the file aside and begin a new one with what the old one still says."""
        self._tell(LIBRARY_BROKEN)
        aside = database.move_aside(self.path)
        try:
            connection = database.connect(self.path, STEPS, OURS)
        except (SpoiltError, NewerDatabaseError) as error:
            raise OSError(str(error)) from error
        for table, columns in PRECIOUS.items():
            statement = f"INSERT OR REPLACE INTO {table} VALUES (?, ?, ?)"
            with contextlib.suppress(sqlite3.Error):
                found = database.rest(aside, table, columns)
                sound = (row for row in found if all(isinstance(value, str) for value in row))
                _at_once(connection, ((statement, row) for row in sound))
        return connection

    def _tell(self, sentence: str) -> None:
        if sentence not in self._told:
            self._told.add(sentence)
            self.trouble.append(sentence)


def _at_once(connection: sqlite3.Connection, statements: Iterable[tuple[str, Sequence[Any]]]) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        for statement, values in statements:
            connection.execute(statement, values)
        connection.execute("COMMIT")
    except BaseException:
        with contextlib.suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise
