"""The journal: an append-only file; what was acknowledged is there.

A disk that fails does not stop the game: lines that could not be written are kept and tried again with the
next one, and the players are told once.
"""

import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

from flow_desktop.files.lock import GameLock
from flow_desktop.files.writing import AppendFile, DiskFile, make_file, write_whole
from flow_desktop.table.box import GameBox
from flow_desktop.table.game import AnyGame
from flow_desktop.table.line import Line
from flow_desktop.table.paths import GamePaths
from flow_desktop.table.saved import START, SavedGame, seal, write_clock, write_heading
from flow_desktop.table.words import SAVED_AGAIN

OpenFile: TypeAlias = Callable[[Path], AppendFile]


class DiskJournal:
    """The journal of one game. Without a file, because the disk allows none, it only says so."""

    def __init__(
        self,
        box: GameBox[Any],
        paths: GamePaths,
        file: AppendFile | None,
        lock: GameLock | None,
        size: int = 0,
        last: str = START,
        open_file: OpenFile = DiskFile,
    ) -> None:
        self._box = box
        self._paths = paths
        self._file = file
        self._lock = lock
        self._size = size
        self._seal = last
        self._open_file = open_file
        self._clock: AppendFile | None = None
        self._kept_tenth = -1
        self._pending = b""
        self._failing = file is None
        self._trouble = box.words.not_saved if file is None else ""
        self._finished = False

    @property
    def name(self) -> str:
        """The name of the game."""
        return self._paths.name

    def append(self, lines: tuple[Line, ...]) -> bool:
        """Make the lines safe, with those that could not be written before; False when it fails."""
        if self._file is None:
            return False
        data, self._seal = seal(tuple(map(str, lines)), self._seal)
        self._pending += data
        try:
            self._file.write_at(self._size, self._pending)
            self._file.sync()
        except OSError:
            self._tell_if_new(failing=True)
            return False
        self._size += len(self._pending)
        self._pending = b""
        self._tell_if_new(failing=False)
        return True

    def keep_clock(self, total: int, elapsed: int) -> None:
        """Keep the times ten times a second, unsynced: that is enough when the program ends."""
        if self._file is None or self._pending or total // 100 == self._kept_tenth:
            return
        self._kept_tenth = total // 100
        with contextlib.suppress(OSError):
            if self._clock is None:
                make_file(self._paths.clock)
                self._clock = self._open_file(self._paths.clock)
            self._clock.write_at(0, write_clock(total, elapsed, self._seal))

    def finish(self, game: AnyGame) -> None:
        """Keep the record of the game; the journal goes when the table is left."""
        if self._file is None:
            return
        try:
            write_whole(self._paths.record, record_text(self._box, game).encode())
            self._finished = True
        except OSError:
            self._tell_if_new(failing=True)

    def go_on(self) -> None:
        """Drop the record: the end was taken back. While there is a journal, it is what counts."""
        self._finished = False
        with contextlib.suppress(OSError):
            self._paths.record.unlink()

    def close(self) -> None:
        """Let go of the files; the journal of a game that is kept as a record is removed."""
        for file in (self._file, self._clock):
            if file is not None:
                with contextlib.suppress(OSError):
                    file.close()
        if self._finished:
            self._paths.remove_journal()
        if self._lock is not None:
            self._lock.release()
        self._file = self._clock = self._lock = None

    def take_trouble(self) -> str:
        """A sentence when saving stopped or started to work, once."""
        trouble, self._trouble = self._trouble, ""
        return trouble

    def tell(self, sentence: str) -> None:
        """Say a sentence with the next ``take_trouble``, unless there is something worse to say."""
        self._trouble = self._trouble or sentence

    def _tell_if_new(self, failing: bool) -> None:
        if failing != self._failing:
            self._trouble = self._box.words.not_saved if failing else SAVED_AGAIN
        self._failing = failing


def record_text(box: GameBox[Any], game: AnyGame) -> str:
    """The record of a game."""
    return box.write_record(box.record_of(game))


def create_journal(
    box: GameBox[Any], paths: GamePaths, game: AnyGame, open_file: OpenFile = DiskFile
) -> DiskJournal:
    """Begin a journal in one stroke; on a disk that allows none, the game is played without."""
    lock = None
    try:
        lock = paths.take_lock()
        if lock is None:
            return DiskJournal(box, paths, None, None)
        data, last = seal(write_heading(box, paths.name, game.options, game.seats))
        write_whole(paths.journal, data)
        return DiskJournal(box, paths, open_file(paths.journal), lock, len(data), last, open_file)
    except OSError:
        if lock is not None:
            lock.release()
        return DiskJournal(box, paths, None, None)


def continue_journal(
    box: GameBox[Any], paths: GamePaths, saved: SavedGame, lock: GameLock, open_file: OpenFile = DiskFile
) -> DiskJournal:
    """Go on behind the last whole line; on a disk that does not allow it, the game is played without."""
    try:
        file = open_file(paths.journal)
    except OSError:
        lock.release()
        return DiskJournal(box, paths, None, None)
    return DiskJournal(box, paths, file, lock, saved.size, saved.seal, open_file)
