"""All games in a row for a page of games: listed at once, read one by one when somebody looks at them."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic

from flow_desktop.files.reading import Fault, UnreadError, listed, opened, there
from flow_desktop.files.writing import put_aside
from flow_desktop.table.box import JOURNAL, GameBox, K
from flow_desktop.table.kept import format_of, names, newest_first, read_finished, read_kept
from flow_desktop.table.paths import GamePaths
from flow_desktop.table.tidy import tidy
from flow_desktop.table.words import ALL_CLOSED, BROKEN_RECORD, CLOSED_RECORD, GONE


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
    """The games of a folder as they were when it was looked through, unfinished ones first, newest first."""

    def __init__(self, box: GameBox[K], folder: Path) -> None:
        """Look at names alone: a game with a record is over, even if somebody still sits at its table."""
        records = names(folder, (box.ending,))
        self._box = box
        self.unfinished = newest_first(box, folder, names(folder, (JOURNAL,)) - records)
        self.finished = newest_first(box, folder, records)
        self.why = why_closed(folder)
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
        return Unread(paths, GONE if error.fault is Fault.MISSING else CLOSED_RECORD)
    except ValueError as error:
        return Unread(paths, _spoilt(box, paths, error))


def _spoilt(box: GameBox[Any], paths: GamePaths, error: ValueError) -> str:
    """Put a record that makes no sense aside; one of a newer program stays as it is."""
    if not isinstance(error, UnicodeError) and _is_newer(box, paths.record):
        return box.words.newer_record
    try:
        put_aside(paths.record)
    except OSError:
        return CLOSED_RECORD
    return BROKEN_RECORD


def _is_newer(box: GameBox[Any], path: Path) -> bool:
    try:
        with opened(path) as file:
            return (format_of(box, file.readline(40)) or 0) > box.record_format
    except UnreadError:
        return False
