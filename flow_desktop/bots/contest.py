"""Moves compared by the games that followed them, deal by deal: who stays in, who leads."""

from __future__ import annotations

from math import sqrt
from typing import Final

from flow_desktop.bots.hand import Weighed

SURE: Final = 2.0  # standard errors by which a move has to be ahead of the first one
LOST: Final = 2.0  # and behind the leader, to be played no more
LEAST: Final = 8  # deals that two moves must have in common to be compared
ALONE: Final = 16  # deals that the leader plays alone first: how the game stands is asked more often


class Rival:
    """A move, and which of the deals were won with it, in their order."""

    def __init__(self, weighed: Weighed) -> None:
        self.weighed = weighed
        self.ends: list[bool] = []

    @property
    def won(self) -> int:
        """How many games were won."""
        return sum(self.ends)

    @property
    def rollouts(self) -> int:
        """How many games were played; the next deal has this number."""
        return len(self.ends)

    def note(self, won: bool) -> None:
        """Note how the game with the next deal ended."""
        self.ends.append(won)

    def ahead_of(self, other: Rival, errors: float) -> bool:
        """Whether the deals that only one of the two won speak for this one, by so many standard errors."""
        both = list(zip(self.ends, other.ends, strict=False))  # deals that both have played
        mine = sum(won and not its for won, its in both)
        its = sum(its and not won for won, its in both)
        return len(both) >= LEAST and mine - its > errors * sqrt(mine + its)


class Contest:
    """The policy's move, which leads unless games clearly say otherwise, and its rivals."""

    def __init__(self, moves: list[Weighed]) -> None:
        self._alive = [Rival(weighed) for weighed in moves]

    def alive(self) -> list[Rival]:
        """Those for whom games are still played."""
        return self._alive

    def leader(self) -> Rival:
        """The move to be advised after these games; it comes first now, and who is clearly behind is out."""
        first = self._alive[0]
        ahead = [rival for rival in self._alive[1:] if rival.ahead_of(first, SURE)]
        leader = max(ahead, key=_share) if ahead else first
        others = [rival for rival in self._alive if rival is not leader]
        self._alive = [leader, *[rival for rival in others if not leader.ahead_of(rival, LOST)]]
        return leader


def _share(rival: Rival) -> float:
    return rival.won / rival.rollouts
