"""Kept games as files: reading those in a folder, and writing one down for somebody else."""

import contextlib
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import platformdirs

from flow_desktop.files.reading import FileKind, UnreadError, listed, read, there
from flow_desktop.files.writing import make_folder, write_whole
from flow_desktop.table.box import GameBox, K, Kept
from flow_desktop.table.paths import GamePaths
from flow_desktop.table.saved import HeadingError, SavedGame, read_saved

FOLDER: Final = "exports"
_OTHER: Final = re.compile(r"[^a-z0-9]+")
_LONGEST: Final = 40


def newest_first(box: GameBox[Any], folder: Path, found: Iterable[str]) -> tuple[GamePaths, ...]:
    """The files of games by their names, in the order in which they are listed; nothing is read."""
    paths = [box.paths(folder, name) for name in found]
    return tuple(sorted(paths, key=lambda each: (each.started, each.name), reverse=True))


def names(folder: Path, endings: tuple[str, ...]) -> set[str]:
    """The names of the games of which a folder holds files with these endings, readable or not."""
    try:
        return {path.stem for path in listed(folder) if path.suffix in endings}
    except UnreadError:
        return set()


def read_kept(box: GameBox[K], paths: GamePaths) -> K | None:
    """Read a game: its journal as long as there is one, else its record; None when neither can be read."""
    try:
        game = load_saved(box, paths).game
        return box.kept(paths, box.record_of(game), game.state, game.is_over, paths.in_use)
    except (OSError, HeadingError):
        pass
    try:
        return read_finished(box, paths)
    except (OSError, ValueError):
        return None


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
    stem, number = export_name(box, kept), 1
    while True:
        path = folder / (f"{stem}{box.ending}" if number == 1 else f"{stem}-{number}{box.ending}")
        if not there(path):
            write_whole(path, data)
            return path
        with contextlib.suppress(UnreadError):
            if read(path, FileKind.EXPORT) == data:
                return path
        number += 1
