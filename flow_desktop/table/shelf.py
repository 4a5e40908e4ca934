"""All games in a row for a page of games: listed at once, read one by one when somebody looks at them.

A folder of games is put in order however the last program ended; games in use stay as they are.
"""

import contextlib
import os
from pathlib import Path
from typing import Any, Final, Generic

from flow_desktop.files.reading import FileFault, UnreadError, listed, opened, there
from flow_desktop.files.writing import TEMPORARY, put_aside, write_whole
from flow_desktop.table.box import JOURNAL, GameBox, K
from flow_desktop.table.game import AnyGame
from flow_desktop.table.journal import record_text
from flow_desktop.table.kept import (
    by_ending,
    format_of,
    is_given_up,
    load_saved,
    newest_first,
    read_finished,
    read_kept,
)
from flow_desktop.table.paths import GamePaths
from flow_desktop.table.saved import HeadingError, NewerError
from flow_desktop.table.words import ALL_CLOSED, BROKEN, BROKEN_RECORD, CLOSED, CLOSED_RECORD, GONE
from flow_desktop.values import dataclass

_LOOK: Final = 200


def tidy(box: GameBox[Any], paths: GamePaths) -> str:
    """Turn a finished journal into a record and put an unreadable file aside; return what to say."""
    if paths.in_use:
        return ""
    if not there(paths.journal):
        return _tidy_record(box, paths.record)
    try:
        game = load_saved(box, paths).game
    except NewerError:
        return box.words.newer
    except HeadingError:
        return _aside(paths.journal, BROKEN, CLOSED)
    except UnreadError as error:
        return "" if error.fault is FileFault.MISSING else CLOSED
    if game.is_over:
        _keep_record(box, paths, game)
    return ""


def _tidy_record(box: GameBox[Any], path: Path) -> str:
    """Look at both ends of a record, which is quick; reading it to its end is for whoever opens it."""
    try:
        with opened(path) as file:
            first = file.readline(_LOOK)
            size = file.seek(0, os.SEEK_END)
            file.seek(max(0, size - _LOOK))
            last = file.read(_LOOK).rstrip(b"\r\n").rpartition(b"\n")[2]
    except UnreadError as error:
        if error.fault is FileFault.NO_FILE:
            return _aside(path, BROKEN_RECORD, CLOSED_RECORD)
        return "" if error.fault is FileFault.MISSING else CLOSED_RECORD
    found = format_of(box, first)
    if found is not None and found > box.record_format:
        return box.words.newer_record
    if found is not None and last.startswith(b"end ") and size <= 4 * box.longest_record:
        return ""
    return _aside(path, BROKEN_RECORD, CLOSED_RECORD)


def _aside(path: Path, done: str, not_done: str) -> str:
    """Put a file aside; says what was done."""
    try:
        put_aside(path)
    except OSError:
        return not_done
    return done


def _keep_record(box: GameBox[Any], paths: GamePaths, game: AnyGame) -> None:
    """The program ended between a game's last move and leaving the table."""
    with contextlib.suppress(OSError):
        lock = paths.take_lock()
        if lock is None:
            return
        try:
            write_whole(paths.record, record_text(box, game).encode())
            paths.remove_journal()
        finally:
            lock.release()


def sweep(box: GameBox[Any], folder: Path) -> None:
    """Remove what belongs to no game: files that were never finished, and locks and clocks left behind."""
    for path in _found(folder):
        paths = box.paths(folder, path.name.partition(".")[0])
        belongs = path.suffix in (".lock", ".clock") and there(paths.journal)
        if path.suffix in (".new", ".lock", ".clock") and not belongs:
            _remove(path, paths)
    for path in _found(folder.parent):
        if TEMPORARY.fullmatch(path.name):
            _remove(path, box.paths(folder.parent, path.name.partition(".")[0]))


def _found(folder: Path) -> list[Path]:
    try:
        return listed(folder)
    except UnreadError:
        return []


def _remove(path: Path, paths: GamePaths) -> None:
    with contextlib.suppress(OSError):
        lock = paths.take_lock()
        if lock is not None:
            if path != paths.lock:
                path.unlink(missing_ok=True)
            lock.release()


@dataclass(frozen=True, slots=True)
class Unread:
    """A game that cannot be shown, and why, as a sentence (a msgid)."""

    paths: GamePaths
    why: str


def why_closed(folder: Path) -> str:
    """What to say about a folder of games that is there and cannot be looked through; else nothing."""
    try:
        listed(folder)
    except UnreadError:
        return ALL_CLOSED
    return ""


class Shelf(Generic[K]):
    """The games of a folder as they were when it was looked through, unfinished ones first, newest first.

    Those that were given up stand among the finished ones.
    """

    def __init__(self, box: GameBox[K], folder: Path) -> None:
        """Look at names alone: a game with a record is over, even if somebody still sits at its table."""
        found = by_ending(folder)
        records = found.get(box.ending, set())
        self._box = box
        journals = newest_first(box, folder, found.get(JOURNAL, set()) - records)
        left = {paths.name for paths in journals if is_given_up(paths)}
        self.unfinished = tuple(paths for paths in journals if paths.name not in left)
        self.finished = newest_first(box, folder, records | left)
        self.why = "" if found else why_closed(folder)
        """Why the folder itself cannot be looked through (a msgid); nothing when it can."""
        self._known: dict[str, K | Unread] = {}

    def __len__(self) -> int:
        return len(self.unfinished) + len(self.finished)

    def look(self, paths: GamePaths) -> K | Unread:
        """Read a game, once; a spoilt record is put aside."""
        known = self._known.get(paths.name)
        if known is None:
            known = self._known[paths.name] = look(self._box, paths)
        return known


def look(box: GameBox[K], paths: GamePaths) -> K | Unread:
    """Read a game as it is on the disk now."""
    if there(paths.journal):
        kept = read_kept(box, paths)
        return kept if kept is not None else Unread(paths, tidy(box, paths) or GONE)
    try:
        return read_finished(box, paths)
    except UnreadError as error:
        return Unread(paths, GONE if error.fault is FileFault.MISSING else CLOSED_RECORD)
    except ValueError as error:
        return Unread(paths, _spoilt(box, paths, error))


def _spoilt(box: GameBox[Any], paths: GamePaths, error: ValueError) -> str:
    """Put a record that makes no sense aside; one of a newer program stays as it is."""
    if not isinstance(error, UnicodeError) and _is_newer(box, paths.record):
        return box.words.newer_record
    return _aside(paths.record, BROKEN_RECORD, CLOSED_RECORD)


def _is_newer(box: GameBox[Any], path: Path) -> bool:
    try:
        with opened(path) as file:
            return (format_of(box, file.readline(40)) or 0) > box.record_format
    except UnreadError:
        return False
