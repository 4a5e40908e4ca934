"""Where the games of a box are kept: they begin here, are found after whatever happened, and removed."""

import contextlib
import time
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from flow_desktop.files.lock import GameLock
from flow_desktop.files.reading import FileFault, FileKind, UnreadError, fault_of, read
from flow_desktop.files.writing import DiskFile, aside_name, cut, write_whole
from flow_desktop.table.box import JOURNAL, GameBox, K, Kept
from flow_desktop.table.game import AnyGame, Game
from flow_desktop.table.journal import DiskJournal, OpenFile, continue_journal, create_journal
from flow_desktop.table.kept import (
    export_folder,
    is_given_up,
    load_saved,
    names,
    newest_first,
    read_kept,
    write_export,
)
from flow_desktop.table.library import PLAYED_ON, Library
from flow_desktop.table.paths import GamePaths, new_name
from flow_desktop.table.people import People
from flow_desktop.table.saved import HeadingError, SavedGame
from flow_desktop.table.seats import Seat
from flow_desktop.table.shelf import Shelf, sweep, tidy, why_closed
from flow_desktop.table.sitting import Sitting
from flow_desktop.table.stopwatch import Source
from flow_desktop.table.view import Pause
from flow_desktop.table.words import (
    CLOSED,
    DAMAGED_END,
    GONE,
    NOT_DELETED,
    NOT_EXPORTED,
)
from flow_desktop.values import dataclass

LOOKED_INTO: Final = 12
"""So many games that wait are read at each welcome."""


class StoreError(Exception):
    """Something with a kept game did not work; the message is a sentence for the players (a msgid)."""


@dataclass(frozen=True)
class Welcome(Generic[K]):
    """What is found when the program starts: games to go on with, newest first, and what has to be said."""

    unfinished: tuple[K, ...]
    sentences: tuple[str, ...]


T = TypeVar("T", bound=Sitting[Any, Any, Any, Any])


class Store(Generic[K, T]):
    """A data folder with the games of a box, and the people who play them."""

    def __init__(
        self,
        box: GameBox[K],
        sit: type[T],
        folder: Path,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
        open_file: OpenFile = DiskFile,
    ) -> None:
        self.folder = folder / box.folder
        self._box = box
        self._sit = sit
        self._data = folder
        self._people = People(folder, box.words)
        self.library = Library(folder, box.words)
        self._now = now
        self._open_file = open_file

    def people(self) -> People:
        """The people who play at this computer."""
        return self._people

    def shelf(self) -> Shelf[K]:
        """All games in a row, to be read one by one."""
        return Shelf(self._box, self.folder)

    def new_table(
        self, options: Any, seats: tuple[Seat, ...] | None = None, source: Source = time.monotonic
    ) -> T:
        """A new game with a journal; when the disk allows none, the table says so (``take_trouble``)."""
        game: AnyGame = Game(self._box.rules, options, seats)
        paths = self._box.paths(self.folder, new_name(self._now()))
        return self._sit(game, source, create_journal(self._box, paths, game, self._open_file))

    def table_from(
        self,
        options: Any,
        seats: tuple[Seat, ...],
        commands: Sequence[Any],
        source: Source = time.monotonic,
    ) -> T:
        """A new game that begins with the commands of another, which stays as it is; it is noted so."""
        table = self.new_table(options, seats, source)
        table.lay_out(commands)
        if table.name:
            self.library.keep_note(table.name, PLAYED_ON, {"moves": len(commands)})
        return table

    def games(self) -> list[K]:
        """Every game, newest first; what cannot be read is passed over."""
        read = (read_kept(self._box, paths) for paths in self._files(JOURNAL, self._box.ending))
        return [kept for kept in read if kept is not None]

    def kept(self, name: str) -> K | None:
        """The game of that name; None when it is not there or cannot be read."""
        return read_kept(self._box, self._box.paths(self.folder, name)) if name else None

    def names(self) -> set[str]:
        """The names of all games, readable or not."""
        return names(self.folder, (JOURNAL, self._box.ending))

    def why_closed(self) -> str:
        """What to say when the games are there and cannot be looked through; else nothing."""
        return why_closed(self.folder)

    def waiting(self) -> Iterator[K]:
        """The games that can be gone on with, newest first, read one by one; those in use are marked."""
        for paths in self._files(JOURNAL):
            kept = self._waiting_at(paths)
            if kept is not None:
                yield kept

    def welcome(self) -> Welcome[K]:
        """Tidy up after whatever happened, and say what there is. Games in use are not touched.

        Of the games that wait, only the newest are looked into; the others are when somebody opens them.
        """
        sweep(self._box, self.folder)
        journals = self._files(JOURNAL)
        records = self._files(self._box.ending)
        told = [tidy(self._box, paths) for paths in dict.fromkeys((*journals[:LOOKED_INTO], *records))]
        if fault_of(self.folder) is not FileFault.OUT_OF_REACH:  # the start speaks of that
            told.append(why_closed(self.folder))
        told += self._troubles()
        unfinished = list(islice(self.waiting(), LOOKED_INTO))
        if any(self._waiting_at(paths) is not None for paths in journals if paths.in_use):
            told.append(self._box.words.others_play)
        free = tuple(kept for kept in unfinished if not kept.in_use)
        return Welcome(free, tuple(dict.fromkeys(sentence for sentence in told if sentence)))

    def go_on(self, kept: K, source: Source = time.monotonic) -> T:
        """Sit down at an unfinished game again; it is paused exactly where it was."""
        paths = kept.paths
        try:
            lock = paths.take_lock()
            if lock is None:
                raise StoreError(self._box.words.in_use)
        except OSError:
            lock = None  # the disk cannot be written: the game can still be played on
        try:
            saved = load_saved(self._box, paths)
        except (OSError, HeadingError) as error:
            if lock is not None:
                lock.release()
            closed = isinstance(error, UnreadError) and error.fault is not FileFault.MISSING
            raise StoreError(CLOSED if closed else GONE) from error
        journal = self._continued(paths, saved, lock)
        table = self._sit(saved.game, source, journal, frozenset({Pause.RESTORED}))
        table.take_up()
        return table

    def export(self, kept: Kept, path: Path) -> None:
        """Write a game as a record to a file of the player's choice."""
        try:
            write_whole(path, self._box.write_record(kept.record).encode())
        except OSError as error:
            raise StoreError(NOT_EXPORTED) from error

    def write_down(self, kept: Kept) -> Path:
        """Write a game as a record where its players find it; returns the file."""
        try:
            program = self._box.program or self._box.name
            return write_export(self._box, kept, export_folder(program, self._data))
        except OSError as error:
            raise StoreError(NOT_EXPORTED) from error

    def delete(self, kept: Kept) -> None:
        """Remove a game for good; one that is open anywhere stays."""
        paths = kept.paths
        try:
            lock = paths.take_lock()
            if lock is None:
                raise StoreError(self._box.words.in_use)
            try:
                for path in (paths.record, paths.journal, paths.clock):
                    path.unlink(missing_ok=True)
            finally:
                lock.release()
        except OSError as error:
            raise StoreError(NOT_DELETED) from error
        self.library.forget(paths.name)

    def _troubles(self) -> list[str]:
        """Look after the small files beside the games; whatever has to be said about them."""
        return [*iter(self._people.take_trouble, ""), *iter(self.library.take_trouble, "")]

    def _files(self, *endings: str) -> tuple[GamePaths, ...]:
        return newest_first(self._box, self.folder, names(self.folder, endings))

    def _waiting_at(self, paths: GamePaths) -> K | None:
        kept = None if is_given_up(paths) else read_kept(self._box, paths)
        return None if kept is None or kept.finished or kept.given_up else kept

    def _continued(self, paths: GamePaths, saved: SavedGame, lock: GameLock | None) -> DiskJournal:
        if lock is None:
            return DiskJournal(self._box, paths, None, None)
        with contextlib.suppress(OSError):
            if saved.damaged:
                write_whole(aside_name(paths.journal), read(paths.journal, FileKind.JOURNAL))
            if saved.rest:
                cut(paths.journal, saved.size)
        journal = continue_journal(self._box, paths, saved, lock, self._open_file)
        if saved.damaged:
            journal.tell(DAMAGED_END)
        return journal
