"""Moves compared by the games that followed them, deal by deal: who stays in, who leads."""

from __future__ import annotations

from math import sqrt
from typing import Final

from flow_desktop.bots.hand import Weighed

SURE: Final = 2.0  # standard errors by which a move has to be ahead of the first one
LOST: Final = 2.0  # and behind the leader, to be played no more
LEAST: Final = 8  # rollouts before anybody is left out


class Rival:
    """A move, and which of the deals were won with it."""

    def __init__(self, weighed: Weighed) -> None:
        self.weighed = weighed
        self.wins: set[int] = set()
        self.rollouts = 0

    @property
    def won(self) -> int:
        """How many games were won."""
        return len(self.wins)

    def note(self, number: int, won: bool) -> None:
        """Note how the game with this deal ended."""
        self.rollouts += 1
        if won:
            self.wins.add(number)

    def ahead_of(self, other: Rival, errors: float) -> bool:
        """Whether the deals that only one of the two won speak for this one, by so many standard errors."""
        mine, its = len(self.wins - other.wins), len(other.wins - self.wins)
        return mine - its > errors * sqrt(mine + its)


class Contest:
    """The policy's move, which leads unless games clearly say otherwise, and its rivals."""

    def __init__(self, moves: list[Weighed]) -> None:
        self._alive = [Rival(weighed) for weighed in moves]

    def alive(self) -> list[Rival]:
        """Those for whom games are still played."""
        return self._alive

    def leader(self) -> Rival:
        """The move to be advised after these games; those that are clearly behind it drop out."""
        first = self._alive[0]
        ahead = [rival for rival in self._alive[1:] if rival.ahead_of(first, SURE)]
        leader = max([first, *ahead], key=_wins) if first.rollouts >= LEAST else first
        if leader.rollouts >= LEAST:
            self._alive = [leader] + [
                rival for rival in self._alive if rival is not leader and not leader.ahead_of(rival, LOST)
            ]
        return leader


def _wins(rival: Rival) -> int:
    return rival.won
