"""The wave's fronts: from which side they come, where they are at a moment, and the foam on them.

A front is a long swell. Its edge runs ahead along the line and lifts the tiles one after the other; its tail,
a wall of water, follows and drives everything off on the far side. (An edge that pushed as well would crush
each tile into the next, which it has not lifted yet.) The board is the square from (0, 0) to (7, 7), one unit
a space, x to the right and y down.
"""

import math
from enum import Enum
from random import Random

from flow_desktop.physics.easing import eased
from flow_desktop.values import dataclass

Point = tuple[float, float]

BOARD = 7
_BEFORE = 1.3
"""How far off the board a front starts, and how far beyond the far side its edge runs out."""
_TAIL_BEFORE = 0.8
_EDGE_SPEED, _SURGE_SPEED = 11.5, 8.6
_SURGE_FROM, _SURGE_FULL = 0.25, 0.65
RUN_SECONDS = 1.55
"""How long one front takes at tempo 1."""
_HALF_BREADTH = 0.8
_EDGE_POINTS = 13
_BUBBLES = 44


class From(Enum):
    """The side of the board a wave comes from; its value is the way it goes."""

    LEFT = (1, 0)
    RIGHT = (-1, 0)
    TOP = (0, 1)
    BOTTOM = (0, -1)


@dataclass(frozen=True, slots=True)
class Foam:
    """One patch of foam to draw."""

    x: float
    y: float
    radius: float
    opacity: float


@dataclass(frozen=True, slots=True)
class Crest:
    """One wave at one moment, ready to be drawn."""

    side: From
    line: int
    """The row or column it runs along, counted from 0."""
    reach: float
    """How far its edge has come from the side it came over: 0 to 7 is on the board."""
    tail: float
    """How far its tail has come; between tail and reach the line is under water."""
    strength: float
    """0 = not there, 1 = in full swell."""
    edge: tuple[Point, ...]
    """The leading line, across the wave."""
    foam: tuple[Foam, ...]


@dataclass(frozen=True, slots=True)
class _Bubble:
    """A patch of foam as the wave carries it: across, share of the way from tail to edge, size, rhythm."""

    across: float
    share: float
    radius: float
    rhythm: float


@dataclass(frozen=True, slots=True)
class Run:
    """The way of one front along its line."""

    side: From
    line: int
    begins: float
    tempo: float
    """1 as one of two waves, slower alone."""
    bubbles: tuple[_Bubble, ...]

    @property
    def ends(self) -> float:
        """When the tail has left the board and the front is no more."""
        return self.begins + RUN_SECONDS / self.tempo

    def when(self, reach: float) -> float:
        """The moment the edge gets there."""
        return self.begins + (reach + _BEFORE) / (_EDGE_SPEED * self.tempo)

    def reach(self, seconds: float) -> float:
        """How far the edge is at a moment."""
        way = -_BEFORE + (seconds - self.begins) * self.tempo * _EDGE_SPEED
        return min(max(way, -_BEFORE), BOARD + _BEFORE)

    def surge(self, seconds: float) -> float:
        """How fast the water drives along at a moment: not yet when the edge comes, then ever more."""
        own = (seconds - self.begins) * self.tempo
        return _SURGE_SPEED * self.tempo * eased((own - _SURGE_FROM) / (_SURGE_FULL - _SURGE_FROM))

    def tail(self, seconds: float) -> float:
        """How far the tail is at a moment: the way of something that surges from the start."""
        own = min((seconds - self.begins) * self.tempo, RUN_SECONDS)
        span = _SURGE_FULL - _SURGE_FROM
        share = min(max((own - _SURGE_FROM) / span, 0.0), 1.0)
        growing = span * (share**3 - share**4 / 2)
        return -_TAIL_BEFORE + _SURGE_SPEED * (growing + max(0.0, own - _SURGE_FULL))

    def place(self, along: float, across: float) -> Point:
        """A point by its way along the wave and across it, on the board."""
        dx, dy = self.side.value
        start = along if dx + dy > 0 else BOARD - along
        middle = self.line + 0.5 + across
        return (start, middle) if dx else (middle, start)

    def along(self, x: float, y: float) -> float:
        """How far a point of the board lies along the wave's way."""
        dx, dy = self.side.value
        value = x if dx else y
        return value if dx + dy > 0 else BOARD - value

    def crest(self, seconds: float) -> Crest:
        """The wave at a moment."""
        reach, tail = self.reach(seconds), self.tail(seconds)
        strength = eased((reach + _BEFORE) / 1.1) * eased((self.ends - seconds) * self.tempo / 0.3)
        across = [_HALF_BREADTH * (2 * n / (_EDGE_POINTS - 1) - 1) for n in range(_EDGE_POINTS)]
        edge = tuple(self.place(reach - bow(a) + 0.05 * math.sin(9 * a + 7 * seconds), a) for a in across)
        foam = tuple(self._foam(bubble, reach - tail, tail, strength, seconds) for bubble in self.bubbles)
        return Crest(self.side, self.line, reach, tail, strength, edge, foam)

    def _foam(self, bubble: _Bubble, length: float, tail: float, strength: float, seconds: float) -> Foam:
        across = bubble.across + 0.05 * math.sin(bubble.rhythm * seconds + 6 * bubble.share)
        x, y = self.place(tail + length * bubble.share - bow(across), across)
        swell = 1 + 0.25 * math.sin(bubble.rhythm * seconds)
        thick = abs(2 * bubble.share - 1)
        return Foam(x, y, bubble.radius * swell * strength, strength * (0.25 + 0.75 * thick))


def bow(across: float) -> float:
    """How far a wave's flanks hang back behind its middle."""
    return 0.8 * across * across


def run(side: From, line: int, begins: float, tempo: float, chance: Random) -> Run:
    """A front with foam of its own, densest at its edge and its tail."""
    bubbles = []
    for number in range(_BUBBLES):
        near = 0.5 * chance.random() ** 2.4
        share = 1 - near if number % 2 else near
        radius = chance.uniform(0.05, 0.13) * (1 - 0.8 * near)
        across = chance.uniform(-1, 1) * _HALF_BREADTH
        bubbles.append(_Bubble(across, share, radius, chance.uniform(2.5, 5)))
    return Run(side, line, begins, tempo, tuple(bubbles))
