"""The library's file: its tables and how they became so, reading and changing rows, and all that can fail.

Only ``library`` uses this module, and imports it when something is first asked for: SQLite takes its time.
"""

import contextlib
import sqlite3
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

from flow_desktop.files import database
from flow_desktop.files.database import NewerDatabaseError, SpoiltError
from flow_desktop.files.reading import there
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


class LibraryFile:
    """The file, opened at the first need. Nothing here raises for what a disk or another program does."""

    def __init__(self, path: Path, newer: str) -> None:
        self.path = path
        self._newer = newer
        self._connection: sqlite3.Connection | None = None
        self._seen: tuple[int, int] | None = None
        self._reading_only = False
        self._patience = database.PATIENCE
        self._told: set[str] = set()
        self.trouble: list[str] = []

    def rows(self, query: str, values: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
        """What a query finds; nothing when there is no file, or it cannot be read now."""
        if not there(self.path):
            return []
        for _ in range(2):
            connection = self._opened()
            if connection is None:
                return []
            try:
                return connection.execute(query, values).fetchall()
            except sqlite3.Error as error:
                if not self._mended(error):
                    return []
        return []

    def change(self, statements: Iterable[Statement]) -> bool:
        """Make all changes or none; False when that cannot be now."""
        several = tuple(statements)
        for _ in range(2):
            connection = self._opened()
            if connection is None or self._reading_only:
                return False
            try:
                _at_once(connection, several)
            except sqlite3.Error as error:
                if not self._mended(error):
                    return False
            else:
                self._patience = database.PATIENCE
                return True
        return False

    def close(self) -> None:
        """Let go of the file."""
        if self._connection is not None:
            with contextlib.suppress(sqlite3.Error):
                self._connection.close()
        self._connection = None

    def _opened(self) -> sqlite3.Connection | None:
        """The connection to the file that lies there now; None when there can be none."""
        if self._connection is not None and self._stamp() == self._seen:
            return self._connection
        self.close()
        self._reading_only = False
        try:
            self._connection = self._connected()
        except (OSError, sqlite3.Error):
            self._patience = 0.0  # whoever waited once does not wait again
            self._tell(PEOPLE_NOT_KEPT)
        self._seen = self._stamp()
        return self._connection

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

    def _mended(self, error: sqlite3.Error) -> bool:
        """Whether it is worth another try: the damaged file was put aside."""
        spoilt = database.is_spoilt(error)
        self.close()
        if not spoilt:  # busy, closed or full
            self._patience = 0.0
            self._tell(PEOPLE_NOT_KEPT)
            return False
        try:
            self._connection = self._renewed()
        except (OSError, sqlite3.Error):
            self._tell(PEOPLE_NOT_KEPT)
            return False
        self._seen = self._stamp()
        return True

    def _tell(self, sentence: str) -> None:
        if sentence not in self._told:
            self._told.add(sentence)
            self.trouble.append(sentence)

    def _stamp(self) -> tuple[int, int] | None:
        """Which file lies there; another program may have put ours aside."""
        try:
            seen = self.path.stat()
        except OSError:
            return None
        return seen.st_dev, seen.st_ino


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
