"""What is known about kept games, and what was reached: ``library.sqlite`` in the data folder.

::

    library = home.library
    library.note("20260531-…", "chart") -> value | None      something about one kept game, by its name
    library.keep_note("20260531-…", "chart", value)
    library.notes("occasion") -> {name: value}               the same about all games at once
    library.progress("stops") -> {key: value}                what was reached at this computer
    library.keep_progress("stops", owned("Mia", "first"), value)
    library.progress_of("stops", "Mia") -> {"first": value}  what one person has reached
    library.take_trouble() -> a sentence for the players (a msgid), each once

Values are whatever JSON can hold. Nothing here raises for what a disk does: what cannot be kept is known
until the program ends, and tried again with the next thing. Several programs may keep things at once. The
games themselves are files and need no library; without it, they are all there.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from flow_desktop.files.reading import FileKind, there
from flow_desktop.table.profiles import person_key
from flow_desktop.table.words import NAMELESS, PEOPLE_NOT_KEPT, Words

if TYPE_CHECKING:
    from flow_desktop.table.library_file import LibraryFile, Statement

Json: TypeAlias = Any
"""What JSON can hold."""
PLAYED_ON: Final = "played-on"
"""The note about a game that began in the middle of another."""
_NOTE: Final = "note", "game", "kind"
_PROGRESS: Final = "progress", "kind", "key"
_Place: TypeAlias = tuple[tuple[str, str, str], str, str]


def owned(person: str, key: str) -> str:
    """The key of something that one person has reached; for no name it is the computer's."""
    return f"{_person(person)}/{key}"


def _person(name: str) -> str:
    return person_key(name).replace("%", "%25").replace("/", "%2F")


class NoLibraryFile:
    """What there is instead of a file where there can be none."""

    def __init__(self) -> None:
        self.trouble = [PEOPLE_NOT_KEPT]

    def rows(self, query: str, values: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
        """Nothing."""
        return []

    def change(self, statements: Iterable[Statement]) -> bool:
        """Nothing can be kept."""
        return False


class Library:
    """Notes and progress. The file is open only while something is asked or kept."""

    def __init__(self, folder: Path, words: Words = NAMELESS) -> None:
        self._path = folder / FileKind.LIBRARY.value.pattern
        self._newer = words.library_newer
        self._found: LibraryFile | NoLibraryFile | None = None
        self._unkept: dict[_Place, str | None] = {}  # None: it is to be removed

    def note(self, game: str, kind: str) -> Json | None:
        """What was noted about a game."""
        place = _NOTE, _plain(game), kind
        if place in self._unkept:
            return _read(self._unkept[place])
        found = self._file.rows("SELECT value FROM note WHERE game = ? AND kind = ?", place[1:])
        return _read(found[0][0]) if found else None

    def notes(self, kind: str) -> dict[str, Json]:
        """What was noted of that kind about any game, by their names."""
        rows = self._file.rows("SELECT game, value FROM note WHERE kind = ?", (kind,))
        return self._merged(rows, {key[1]: text for key, text in self._of(_NOTE) if key[2] == kind})

    def keep_note(self, game: str, kind: str, value: Json | None) -> None:
        """Note something about a game in the place of what was noted before; None removes it."""
        self._keep((_NOTE, _plain(game), kind), value)

    def progress(self, kind: str) -> dict[str, Json]:
        """Everything of that kind that was reached here."""
        rows = self._file.rows("SELECT key, value FROM progress WHERE kind = ?", (kind,))
        return self._merged(rows, {key[2]: text for key, text in self._of(_PROGRESS) if key[1] == kind})

    def progress_of(self, kind: str, person: str) -> dict[str, Json]:
        """The part of it that belongs to one person (``owned``), without the person's name."""
        start = _person(person) + "/"
        found = self.progress(kind)
        return {key.removeprefix(start): value for key, value in found.items() if key.startswith(start)}

    def keep_progress(self, kind: str, key: str, value: Json | None) -> None:
        """Keep what was reached in the place of what was kept before; None removes it."""
        self._keep((_PROGRESS, kind, _plain(key)), value)

    def forget(self, game: str) -> None:
        """Remove everything that was noted about a game."""
        name = _plain(game)
        self._unkept = {key: text for key, text in self._unkept.items() if key[:2] != (_NOTE, name)}
        if self._found is not None or there(self._path):
            self._file.change([("DELETE FROM note WHERE game = ?", (name,))])

    def take_trouble(self) -> str:
        """The next sentence for the players, each once; nothing when all is told. Opens nothing."""
        found = self._found
        return found.trouble.pop(0) if found is not None and found.trouble else ""

    @property
    def _file(self) -> LibraryFile | NoLibraryFile:
        if self._found is None:
            try:
                from flow_desktop.table.library_file import LibraryFile
            except ImportError:  # a Python that was built without SQLite
                self._found = NoLibraryFile()
            else:
                self._found = LibraryFile(self._path, self._newer)
        return self._found

    def _keep(self, place: _Place, value: Json | None) -> None:
        """Keep a value, and whatever could not be kept before."""
        self._unkept[place] = None if value is None else json.dumps(value, separators=(",", ":"))
        self._flush()

    def _flush(self) -> None:
        statements = [_statement(place, text) for place, text in self._unkept.items()]
        if statements and self._file.change(statements):
            self._unkept = {}

    def _of(self, table: tuple[str, str, str]) -> list[tuple[_Place, str | None]]:
        return [(place, text) for place, text in self._unkept.items() if place[0] == table]

    @staticmethod
    def _merged(rows: list[tuple[Any, ...]], unkept: dict[str, str | None]) -> dict[str, Json]:
        texts = {**dict(rows), **unkept}
        read = {key: _read(text) for key, text in texts.items()}
        return {key: value for key, value in read.items() if value is not None}


def _statement(place: _Place, text: str | None) -> Statement:
    (table, first, second), *keys = place
    if text is None:
        return f"DELETE FROM {table} WHERE {first} = ? AND {second} = ?", tuple(keys)
    return f"INSERT OR REPLACE INTO {table} VALUES (?, ?, ?)", (*keys, text)


def _read(text: object) -> Json | None:
    """A value; what makes no sense is none."""
    try:
        return json.loads(text) if isinstance(text, str) else None
    except (ValueError, RecursionError):
        return None


def _plain(name: str) -> str:
    """A name as text that can be kept: the name of a file may hold bytes that are no letters."""
    return name.encode("utf-8", "backslashreplace").decode()
