"""The last ten seconds: positions just before a wave, and what is worth how much after it."""

from dataclasses import replace
from functools import cache
from typing import Final

from flow_desktop.app.catalogue import ASSETS
from flow_desktop.engine import Clock
from flow_desktop.engine.board import Board
from flow_desktop.engine.geometry import animals_in
from flow_desktop.engine.position import Position, game_at
from flow_desktop.engine.position_text import read_position
from flow_desktop.rounds import Table
from flow_desktop.table import Seat, Source
from flow_desktop.values import dataclass

SECONDS: Final = 10
TURNS_IN_PEACE: Final = 3
POINTS_FOR_AN_ANIMAL: Final = 10
ROUND: Final = 60
A_MOMENT: Final = 0.02
"""So much more is left at first, for the warning of the last ten seconds to be heard."""


@cache
def positions() -> tuple[Position, ...]:
    """All positions of the drill."""
    text = (ASSETS / "drills" / "last_ten_seconds.txt").read_text("utf-8")
    return tuple(read_position(line) for line in text.splitlines() if line and not line.startswith("#"))


def position_of_round(number: int, attempt: int = 0) -> Position:
    """One position after the other; each attempt meets another throw, so that nobody learns it by heart."""
    position = positions()[number % len(positions())]
    return replace(position, seed=f"{position.seed}-{attempt}") if attempt else position


@dataclass(frozen=True, slots=True)
class Saved:
    """What still stands joined to the boat."""

    animals: int
    tiles: int

    @property
    def points(self) -> int:
        """Ten for each animal aboard, one for each tile on the boat's water."""
        return POINTS_FOR_AN_ANIMAL * self.animals + self.tiles


def saved(board: Board) -> Saved:
    """Count what is joined to the boat."""
    tiles = sum(board.ship >> cell & 1 for cell in board.tiles())
    return Saved(len(animals_in(board.joined)), tiles)


@dataclass(slots=True)
class Ahead:
    """A source of time that runs ahead of another."""

    source: Source
    seconds: float = 0.0

    def now(self) -> float:
        """Seconds of the other, and those that were skipped."""
        return self.source() + self.seconds


def saving_table(timed: bool, number: int, attempt: int, seat: Seat, source: Source) -> Table:
    """A position near the end of its round: ten seconds are left, or three turns."""
    game = game_at(position_of_round(number, attempt))
    if not timed:
        table = Table.at(game, Clock(None, TURNS_IN_PEACE), source)
        table.set_seat(0, seat)
        return table
    ahead = Ahead(source)
    table = Table.at(game, Clock(ROUND), ahead.now)
    table.set_seat(0, seat)
    table.ready()
    for step in (*(1.0,) * (ROUND - SECONDS - 1), 1.0 - A_MOMENT):
        ahead.seconds += step
        table.tick()
    return table
