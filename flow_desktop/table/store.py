"""The home of all games: it begins them, finds them again after whatever happened, lists and removes them."""

import contextlib
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from typing import Final

from flow_desktop.engine import GameState, Options
from flow_desktop.engine.record import Record, write_record
from flow_desktop.table.answers import Pause
from flow_desktop.table.clock import Source
from flow_desktop.table.disk import DiskFile, aside_name, cut, write_whole
from flow_desktop.table.exports import export_folder, write_export
from flow_desktop.table.game import Game
from flow_desktop.table.journal import DiskJournal, OpenFile, continue_journal, create_journal
from flow_desktop.table.kept import (
    JOURNAL,
    RECORD,
    KeptGame,
    games,
    is_waiting,
    load_record,
    load_saved,
    names,
    newest_first,
    waiting,
)
from flow_desktop.table.lock import GameLock
from flow_desktop.table.opening import OpeningError
from flow_desktop.table.paths import GamePaths, data_folder, new_name
from flow_desktop.table.people import People
from flow_desktop.table.saved import SavedGame
from flow_desktop.table.seats import Seat, default_seats
from flow_desktop.table.shelf import Shelf
from flow_desktop.table.statistics import Statistics
from flow_desktop.table.table import Table
from flow_desktop.table.tidy import sweep, tidy
from flow_desktop.table.words import (
    DAMAGED_END,
    GONE,
    IN_USE,
    NOT_DELETED,
    NOT_EXPORTED,
    OTHERS_PLAY,
)

CATCH_UP: Final = 8
"""So many finished games are counted at each welcome; after a long time without, the rest follows."""


LOOKED_INTO: Final = 12
"""So many games that wait are read at each welcome."""


class StoreError(Exception):
    """Something with a kept game did not work; the message is a sentence for the players (a msgid)."""


@dataclass(frozen=True, slots=True)
class Welcome:
    """What is found when the program starts: games to go on with, newest first, and what has to be said."""

    unfinished: tuple[KeptGame, ...]
    sentences: tuple[str, ...]


class Home:
    """A data folder with its ``games``."""

    def __init__(
        self,
        folder: Path | None = None,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
        open_file: OpenFile = DiskFile,
    ) -> None:
        data = folder if folder is not None else data_folder()
        self.folder = data / "games"
        self._data = data
        self._people = People(data)
        self._statistics = Statistics(data, self.folder)
        self._now = now
        self._open_file = open_file

    def people(self) -> People:
        """The people who play at this computer."""
        return self._people

    def statistics(self) -> Statistics:
        """The numbers of all finished games."""
        return self._statistics

    def shelf(self) -> Shelf:
        """All games in a row, to be read one by one."""
        return Shelf(self.folder)

    def new_table(
        self,
        options: Options,
        seats: tuple[Seat, ...] | None = None,
        source: Source = time.monotonic,
    ) -> Table:
        """A new game with a journal; when the disk allows none, the table says so (``take_trouble``)."""
        game = Game(options, seats if seats is not None else default_seats(options.players))
        paths = GamePaths(self.folder, new_name(self._now()))
        return Table(game, source, create_journal(paths, game, self._open_file))

    def games(self) -> list[KeptGame]:
        """Every game, newest first."""
        return games(self.folder)

    def unfinished(self) -> list[KeptGame]:
        """The games that can be gone on with, newest first; those open in another program are marked."""
        return list(waiting(self.folder))

    def waiting(self) -> Iterator[KeptGame]:
        """The same one by one, each read when it is asked for."""
        return waiting(self.folder)

    def welcome(self) -> Welcome:
        """Tidy up after whatever happened, and say what there is. Games in use are not touched.

        Of the games that wait, only the newest are looked into; the others are when somebody opens them.
        """
        sweep(self.folder)
        journals = newest_first(self.folder, names(self.folder, (JOURNAL,)))
        records = newest_first(self.folder, names(self.folder, (RECORD,)))
        told = [tidy(paths) for paths in dict.fromkeys((*journals[:LOOKED_INTO], *records))]
        self._statistics.catch_up(CATCH_UP)
        told += self._troubles()
        unfinished = list(islice(self.waiting(), LOOKED_INTO))
        if any(is_waiting(paths) for paths in journals if paths.in_use):
            told.append(OTHERS_PLAY)
        free = tuple(kept for kept in unfinished if not kept.in_use)
        return Welcome(free, tuple(dict.fromkeys(sentence for sentence in told if sentence)))

    def _troubles(self) -> list[str]:
        """Whatever has to be said about the small files beside the games."""
        return [*iter(self._people.take_trouble, ""), *iter(self._statistics.take_trouble, "")]

    def go_on(self, kept: KeptGame, source: Source = time.monotonic) -> Table:
        """Sit down at an unfinished game again; it is paused exactly where it was."""
        paths = kept.paths
        try:
            lock = paths.take_lock()
            if lock is None:
                raise StoreError(IN_USE)
        except OSError:
            lock = None  # the disk cannot be written: the game can still be played on
        try:
            saved = load_saved(paths)
        except (OSError, OpeningError) as error:
            if lock is not None:
                lock.release()
            raise StoreError(GONE) from error
        journal = self._continued(paths, saved, lock)
        return Table(saved.game, source, journal, frozenset({Pause.RESTORED}))

    def open(self, kept: KeptGame) -> tuple[Record, GameState]:
        """The record of a game, to look at, and its last state."""
        return kept.record, kept.state

    def read(self, path: Path) -> tuple[Record, GameState]:
        """Read a record from anywhere; raises StoreError with what is wrong with it."""
        try:
            return load_record(path)
        except (OSError, ValueError) as error:
            raise StoreError(str(error)) from error

    def export(self, kept: KeptGame, path: Path) -> None:
        """Write a game as a record to a file of the player's choice."""
        try:
            write_whole(path, write_record(kept.record).encode())
        except OSError as error:
            raise StoreError(NOT_EXPORTED) from error

    def write_down(self, kept: KeptGame) -> Path:
        """Write a game as a record where its players find it; returns the file."""
        try:
            return write_export(kept, export_folder(self._data))
        except OSError as error:
            raise StoreError(NOT_EXPORTED) from error

    def delete(self, kept: KeptGame) -> None:
        """Remove a game for good; one that is open anywhere stays."""
        paths = kept.paths
        try:
            lock = paths.take_lock()
            if lock is None:
                raise StoreError(IN_USE)
            try:
                for path in (paths.record, paths.journal, paths.clock):
                    path.unlink(missing_ok=True)
            finally:
                lock.release()
        except OSError as error:
            raise StoreError(NOT_DELETED) from error

    def _continued(self, paths: GamePaths, saved: SavedGame, lock: GameLock | None) -> DiskJournal:
        if lock is None:
            return DiskJournal(paths, None, None)
        with contextlib.suppress(OSError):
            if saved.damaged:
                write_whole(aside_name(paths.journal), paths.journal.read_bytes())
            if saved.rest:
                cut(paths.journal, saved.size)
        journal = continue_journal(paths, saved, lock, self._open_file)
        if saved.damaged:
            journal.tell(DAMAGED_END)
        return journal
