"""All games in a row for a page of games: listed at once, read one by one when somebody looks at them."""

import contextlib
from dataclasses import dataclass
from pathlib import Path

from flow_desktop.engine.record import FORMAT
from flow_desktop.engine.record_header import RecordError
from flow_desktop.table.disk import put_aside
from flow_desktop.table.kept import JOURNAL, RECORD, KeptGame, load_record, names, newest_first, read_kept
from flow_desktop.table.paths import GamePaths
from flow_desktop.table.tidy import tidy
from flow_desktop.table.words import BROKEN_RECORD, GONE, NEWER_RECORD


@dataclass(frozen=True, slots=True)
class Unread:
    """A game that cannot be shown, and why, as a sentence (a msgid)."""

    paths: GamePaths
    why: str


class Shelf:
    """The games of a folder as they were when it was looked through, unfinished ones first, newest first."""

    def __init__(self, folder: Path) -> None:
        """Look at names alone: a game with a record is over, even if somebody still sits at its table."""
        records = names(folder, (RECORD,))
        self.unfinished = newest_first(folder, names(folder, (JOURNAL,)) - records)
        self.finished = newest_first(folder, records)
        self._known: dict[str, KeptGame | Unread] = {}

    def __len__(self) -> int:
        return len(self.unfinished) + len(self.finished)

    def look(self, paths: GamePaths) -> KeptGame | Unread:
        """Read a game, once; a spoilt record is put aside."""
        known = self._known.get(paths.name)
        if known is None:
            known = self._known[paths.name] = look(paths)
        return known


def look(paths: GamePaths) -> KeptGame | Unread:
    """Read a game as it is on the disk now."""
    if paths.journal.exists():
        kept = read_kept(paths)
        return kept if kept is not None else Unread(paths, tidy(paths) or GONE)
    try:
        record, state = load_record(paths.record)
    except OSError:
        return Unread(paths, GONE)
    except ValueError as error:
        return Unread(paths, _spoilt(paths, error))
    return KeptGame(paths, record, state, paths.in_use)


def _spoilt(paths: GamePaths, error: ValueError) -> str:
    """Put a record that makes no sense aside; one of a newer program stays as it is."""
    if isinstance(error, RecordError) and error.line == 1 and _is_newer(paths.record):
        return NEWER_RECORD
    with contextlib.suppress(OSError):
        put_aside(paths.record)
    return BROKEN_RECORD


def _is_newer(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            number = file.readline(40).strip().removeprefix(b"flow-record ")
    except OSError:
        return False
    return number.isdigit() and len(number) <= 8 and int(number) > FORMAT
