"""Kept games as files: reading those in a folder, and writing one, or a picture of it, for somebody else."""

import contextlib
import os
import re
from collections.abc import Iterable, Iterator
from itertools import count
from pathlib import Path
from typing import Any, Final

import platformdirs

from flow_desktop.files.reading import FileKind, UnreadError, listed, opened, read, there
from flow_desktop.files.writing import make_folder, write_whole
from flow_desktop.table.box import GameBox, K, Kept
from flow_desktop.table.line import Verb
from flow_desktop.table.paths import GamePaths
from flow_desktop.table.saved import HeadingError, SavedGame, read_saved

FOLDER: Final = "exports"
_OTHER: Final = re.compile(r"[^a-z0-9]+")
_LONGEST: Final = 40
_LAST_LINE: Final = 100


def newest_first(box: GameBox[Any], folder: Path, found: Iterable[str]) -> tuple[GamePaths, ...]:
    """The files of games by their names, in the order in which they are listed; nothing is read."""
    paths = [box.paths(folder, name) for name in found]
    return tuple(sorted(paths, key=lambda each: (each.order, each.name), reverse=True))


def names(folder: Path, endings: tuple[str, ...]) -> set[str]:
    """The names of the games of which a folder holds files with these endings, readable or not."""
    found = by_ending(folder)
    return {name for ending in endings for name in found.get(ending, ())}


def by_ending(folder: Path) -> dict[str, set[str]]:
    """The same by each ending there is, in one look at the folder."""
    try:
        files = listed(folder)
    except UnreadError:
        return {}
    found: dict[str, set[str]] = {}
    for path in files:
        stem, dot, ending = path.name.rpartition(".")
        if stem:
            found.setdefault(dot + ending, set()).add(stem)
    return found


def read_kept(box: GameBox[K], paths: GamePaths) -> K | None:
    """Read a game: its journal as long as there is one, else its record; None when neither can be read."""
    try:
        game = load_saved(box, paths).game
        record = box.record_of(game)
        return box.kept(paths, record, game.state, game.is_over, paths.in_use, game.given_up)
    except (OSError, HeadingError):
        pass
    try:
        return read_finished(box, paths)
    except (OSError, ValueError):
        return None


def is_given_up(paths: GamePaths) -> bool:
    """Whether a journal's last line says that its players gave up; nothing else is read."""
    try:
        with opened(paths.journal) as file:
            size = file.seek(0, os.SEEK_END)
            file.seek(max(0, size - _LAST_LINE))
            last = file.read(_LAST_LINE).removesuffix(b"\n").rpartition(b"\n")[2]
    except UnreadError:
        return False
    return last.partition(b" ")[2].startswith(f"{Verb.GIVEN_UP} ".encode())


def read_finished(box: GameBox[K], paths: GamePaths) -> K:
    """Read a game from its record; raises OSError, or ValueError that says what is wrong with it."""
    record, state = load_record(box, paths.record)
    return box.kept(paths, record, state, box.rules.is_over(state), paths.in_use)


def load_saved(box: GameBox[Any], paths: GamePaths) -> SavedGame:
    """Read a journal and its clock; raises OSError or HeadingError."""
    try:
        data = read(paths.journal, FileKind.JOURNAL)
    except UnreadError as error:
        if error.fault.spoilt:
            raise HeadingError(str(error)) from error
        raise
    try:
        clock = read(paths.clock, FileKind.CLOCK)
    except UnreadError:
        clock = b""
    return read_saved(box, data, clock)


def load_record(box: GameBox[Any], path: Path) -> tuple[Any, Any]:
    """Read a record and its last state; raises OSError, or ValueError that says what is wrong with it."""
    try:
        data = read(path, FileKind.RECORD)
    except UnreadError as error:
        if error.fault.spoilt:
            raise ValueError(str(error)) from error
        raise
    return box.read_record(data.decode("utf-8"))


def format_of(box: GameBox[Any], first_line: bytes) -> int | None:
    """The format that a record's first line names; None when it is no record."""
    found = re.fullmatch(rb"%s-record (\d{1,8})\r?\n?" % box.word.encode(), first_line)
    return int(found[1]) if found else None


def export_folder(program: str, data: Path) -> Path:
    """Beside the documents when everything lies in its usual place, else in the data folder."""
    with contextlib.suppress(OSError, RuntimeError):  # the latter: nobody has a home here
        if data == platformdirs.user_data_path(program, appauthor=False):
            documents = platformdirs.user_documents_path()
            if documents.is_dir():
                return documents / program
    return data / FOLDER


def export_name(box: GameBox[Any], kept: Kept) -> str:
    """A file's name that says when and which game, in plain letters whatever its title is."""
    title = _OTHER.sub("-", box.title(kept.record).lower())[:_LONGEST].strip("-")
    day = kept.paths.begun.date().isoformat()
    return "-".join(part for part in (box.word, day, title) if part)


def write_export(box: GameBox[Any], kept: Kept, folder: Path) -> Path:
    """Write a game as a record into a file of its own; the same game twice is one file. Raises OSError."""
    data = box.write_record(kept.record).encode()
    make_folder(folder)
    names = _names(folder, export_name(box, kept), box.ending)
    path = next(path for path in names if not there(path) or _holds(path, data))
    if not there(path):
        write_whole(path, data)
    return path


def write_keepsake(folder: Path, stem: str, ending: str, data: bytes) -> Path:
    """Write a picture or a film of a game under a name that is free. Raises OSError."""
    make_folder(folder)
    path = next(path for path in _names(folder, stem, ending) if not there(path))
    write_whole(path, data)
    return path


def _holds(path: Path, data: bytes) -> bool:
    try:
        return read(path, FileKind.EXPORT) == data
    except UnreadError:
        return False


def _names(folder: Path, stem: str, ending: str) -> Iterator[Path]:
    """A name, and further ones for when it is taken."""
    yield folder / f"{stem}{ending}"
    for number in count(2):
        yield folder / f"{stem}-{number}{ending}"
