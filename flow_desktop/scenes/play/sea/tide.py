"""The tide is the clock: how high the sea stands around the board, in numbers and without a screen."""

import math
from typing import Final

from flow_desktop.engine.state import Phase
from flow_desktop.rounds import TableView
from flow_desktop.values import dataclass

CALM: Final = 0.3
"""The level of a sea that tells no time."""
STEPS: Final = 20
"""Levels of reduced motion, where the sea rises step by step."""
SPEED: Final = 0.7
"""How much of the whole height the sea rises or falls in a second; it ebbs away when a round begins."""
SWELL: Final = 10
"""So many seconds before the end the swell beats against the frame."""
STRIKE: Final = 0.16
"""The part of a beat in which it comes; in the rest it runs off."""
LONGEST_FRAME: Final = 0.1
_SWASH: Final = ((5.3, 0.65), (3.1, 0.35))


@dataclass(frozen=True, slots=True)
class Level:
    """The sea at a moment.

    `height` is 0 at low tide and 1 when all is under water, `swash` how far the water runs up the beach just
    now (-1 to 1), `surge` how hard the swell beats against the frame (0 to 1), `threat` how near the wave is.
    """

    height: float
    swash: float = 0.0
    surge: float = 0.0
    threat: float = 0.0


def tide(table: TableView) -> float:
    """How far the round has come, 0 to 1; a calm level where nothing is counted, until the wave is called."""
    if table.state.turn.phase is Phase.WAVE:
        return 1.0
    if table.remaining is not None and table.setting.seconds:
        return _share(1 - table.remaining / table.setting.seconds)
    if table.turns_left is not None and table.setting.turns:
        return _share(1 - table.turns_left / table.setting.turns)
    return CALM


def stepped(height: float) -> float:
    """A height as one of a few levels."""
    return math.floor(height * STEPS + 1e-6) / STEPS


def threat(table: TableView) -> float:
    """How near the end of the time is: 0 before the last seconds, 1 at the bell."""
    if table.remaining is None or table.remaining > SWELL:
        return 0.0
    return 1 - table.remaining / SWELL


def beat(seconds_left: float) -> float:
    """The swell of the last seconds: one beat on each second, quick to come and slow to go."""
    since = math.ceil(seconds_left) - seconds_left
    if since < STRIKE:
        return since / STRIKE
    return ((1 - since) / (1 - STRIKE)) ** 2


def _share(value: float) -> float:
    return min(1.0, max(0.0, value))


class Tide:
    """The sea as it goes on: it follows the clock at its own pace, and breathes."""

    def __init__(self, table: TableView) -> None:
        self._table = table
        self._height = tide(table)
        self._breath = 0.0
        self._seen: float | None = None

    @property
    def settled(self) -> bool:
        """Whether the sea stands where the clock wants it."""
        return abs(self._height - tide(self._table)) < 0.002

    @property
    def beating(self) -> bool:
        """Whether the swell beats against the frame."""
        return self._table.running and 0 < threat(self._table) < 1

    def at(self, now: float, still: bool) -> Level:
        """The sea at a moment; `still` for reduced motion."""
        passed = 0.0 if self._seen is None else min(LONGEST_FRAME, max(0.0, now - self._seen))
        self._seen = now
        wanted, near = tide(self._table), threat(self._table)
        if still:
            self._height = wanted
            return Level(stepped(wanted), threat=near)
        self._breath += passed * (1 + near)
        if self._table.state.turn.phase is Phase.WAVE:
            self._height = wanted  # it comes at once
        most = SPEED * passed
        self._height += min(most, max(-most, wanted - self._height))
        swash = sum(share * math.sin(math.tau * self._breath / length) for length, share in _SWASH)
        return Level(self._height, swash, self._surge(near), near)

    def _surge(self, near: float) -> float:
        left = self._table.remaining
        return beat(left) * (0.5 + 0.5 * near) if self.beating and left is not None else 0.0
