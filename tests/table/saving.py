"""Games on a disk in tests: a home with a fake disk, a played game, and what has to be the same again."""

import random
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from flow_desktop.engine import Clock, Options
from flow_desktop.files.writing import DiskFile
from flow_desktop.rounds import Home, Table
from flow_desktop.rounds.turns import may_undo
from flow_desktop.table import Aids, Seat
from tests.handles import close_handles
from tests.table.playing import Hand, play_one

SEATS = (Seat("Ada", 0, 3, 7, Aids(False, True, False)), Seat("Žofie", 4, 1, 2))


class FailingDisk:
    """A disk that is full for some of its writes: it takes half of the data and then fails."""

    def __init__(self, *failing: int, syncs: bool = False) -> None:
        self.failing = frozenset(failing)
        self.syncs = syncs
        self.writes = 0

    def __call__(self, path: Path) -> "FailingFile":
        return FailingFile(self, path)


class FailingFile(DiskFile):
    """A file on a failing disk."""

    def __init__(self, disk: FailingDisk, path: Path) -> None:
        super().__init__(path)
        self._disk = disk
        self._is_journal = path.suffix == ".journal"

    def write_at(self, offset: int, data: bytes) -> None:
        self._disk.writes += self._is_journal
        if self._is_journal and self._disk.writes in self._disk.failing and not self._disk.syncs:
            super().write_at(offset, data[: len(data) // 2])
            raise OSError(28, "No space left on device")
        super().write_at(offset, data)

    def sync(self) -> None:
        if self._is_journal and self._disk.writes in self._disk.failing:
            raise OSError(5, "Input/output error")
        super().sync()


@dataclass(frozen=True, eq=False)
class ToTheTenth:
    """Seconds that count as the same when they are no more than a tenth apart."""

    seconds: float | None

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, ToTheTenth) or self.seconds is None or other.seconds is None:
            return isinstance(other, ToTheTenth) and self.seconds is other.seconds
        return abs(self.seconds - other.seconds) <= 0.101


def play(table: Table, hand: Hand, chance: random.Random, moves: int, undoing: float = 0.25) -> None:
    """Play some moves, with pauses of thought, and take some back and do some again."""
    for _ in range(moves):
        hand.now += chance.random() * 1.5
        table.tick()
        if table.state.result is not None:
            return
        play_one(table, chance)
        if chance.random() < undoing:
            table.undo()
        if chance.random() < undoing / 2:
            table.redo()


def a_played_table(
    home: Home, hand: Hand, seed: int = 1, clock: Clock | None = None, moves: int = 40
) -> Table:
    """A table with a journal in the middle of a game."""
    clock = clock if clock is not None else Clock(60)
    table = home.new_table(Options(f"reef-{seed}", 2, difficulty=2, clock=clock), SEATS, hand)
    play(table, hand, random.Random(seed), moves)
    return table


def whole(table: Table) -> dict[str, Any]:
    """Everything that has to be restored exactly."""
    last = table._game.history.last()
    return {
        "state": table.state,
        "moves": table.moves,
        "seats": table.seats,
        "advice": table.advice,
        "setting": table.setting,
        "record": table.record(),
        "remaining": ToTheTenth(table.remaining),
        "turns_left": table.turns_left,
        "waiting": table.waiting,
        "undo": bool(last) and may_undo(last, table.setting),
        "undone": table._game.history.undone,
    }


def let_go(table: Table) -> None:
    """Leave a table as a program does that is killed: its lock and its handles go, its files stay."""
    close_handles(table._journal)
    lock = getattr(table._journal, "_lock", None)
    if lock is not None:
        lock.release()
