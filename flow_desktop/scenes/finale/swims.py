"""Where and when each animal swims: along the middle of its own ribbon, from its corner to the boat.

Places are in spaces, counted from the upper left corner of the board; moments in seconds since the win.
"""

from __future__ import annotations

import math
from bisect import bisect_left
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Final

from flow_desktop.engine.board import Board
from flow_desktop.engine.geometry import STRIDE, Animal, Cell
from flow_desktop.scenes.board.curves import curve
from flow_desktop.scenes.board.ribbons import ALL_TOGETHER
from flow_desktop.scenes.board.ways import Strand, strands, ways_to_boat

KEPT_OFF: Final = 0.6
"""How far from the boat's space they leap, in spaces."""
FIRST: Final = 0.4
"""When the first animal sets out."""
APART: Final = 0.34
"""How much later the next one does."""
SHORTEST: Final = 1.1
LONGEST: Final = 1.5
USUAL: Final = 0.7
EACH_SPACE: Final = 0.09
HOP: Final = 0.34
BREATH: Final = 0.12
"""From the last landing to the words."""
REST: Final = 1.2
FADE: Final = 0.4
STILL_REST: Final = 1.6
Spot = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Course:
    """A line over the board, and its length up to each of its points."""

    spots: tuple[Spot, ...]
    lengths: tuple[float, ...]

    @classmethod
    def through(cls, spots: list[Spot]) -> Course:
        """The line through these spots."""
        steps = (math.dist(one, two) for one, two in pairwise(spots))
        return cls(tuple(spots), tuple(accumulate(steps, initial=0.0)))

    def shortened(self, by: float) -> Course:
        """The same line, so much shorter at its end."""
        until = self.length - by
        kept = [spot for spot, length in zip(self.spots, self.lengths, strict=True) if length < until]
        return Course.through([*kept, self.at(until / self.length)])

    @property
    def length(self) -> float:
        """How long it is, in spaces."""
        return self.lengths[-1]

    def at(self, share: float) -> Spot:
        """The spot after a share (0 to 1) of the line."""
        wanted = self.length * min(1.0, max(0.0, share))
        after = max(1, bisect_left(self.lengths, wanted))
        (x, y), (to_x, to_y) = self.spots[after - 1], self.spots[after]
        room = self.lengths[after] - self.lengths[after - 1]
        part = (wanted - self.lengths[after - 1]) / room if room else 0.0
        return x + (to_x - x) * part, y + (to_y - y) * part


def courses(board: Board) -> dict[Animal, Course]:
    """The line of every animal that is joined to the boat."""
    runs = strands(board)
    found = {}
    for animal, way in ways_to_boat(board).items():
        spots: list[Spot] = []
        for cell in way[:-1]:
            strand = next(each for each in runs[cell] if each.animal is animal)
            spots += _spots(strand, cell)[1 if spots else 0 :]
        found[animal] = Course.through(spots).shortened(KEPT_OFF)
    return found


def _spots(strand: Strand, cell: Cell) -> list[Spot]:
    """The middle of a ribbon on one space; it changes lane gently on the way, as the ribbon does."""
    row, column = divmod(cell, STRIDE)
    points = curve(strand.enter, strand.leave)
    start, end = _beside(strand.enter_lane), _beside(strand.leave_lane)
    spots = []
    for point in points:
        share = point.length / points[-1].length
        x, y = point.beside(start + (end - start) * share * share * (3 - 2 * share))
        spots.append((column + x, row + y))
    return spots


def _beside(lane: tuple[int, int]) -> float:
    """How far a lane lies from the middle of the water."""
    index, count = lane
    return (index - (count - 1) / 2) * ALL_TOGETHER / count


@dataclass(frozen=True, slots=True)
class Swim:
    """One animal on its way: it sets out, reaches the boat, and lands in it."""

    animal: Animal
    course: Course
    begins: float
    seconds: float

    @property
    def arrives(self) -> float:
        """When it leaps out of the water."""
        return self.begins + self.seconds

    @property
    def lands(self) -> float:
        """When it is aboard."""
        return self.arrives + HOP


@dataclass(frozen=True, slots=True)
class Crossing:
    """Who swims when, when the words come, and when it is over."""

    swims: tuple[Swim, ...]
    words: float
    ends: float

    @classmethod
    def of(cls, board: Board) -> Crossing:
        """The shortest way first, so that they board one soon after the other."""
        ordered = sorted(courses(board).items(), key=lambda pair: pair[1].length)
        swims = tuple(
            Swim(animal, course, FIRST + APART * index, _seconds(course))
            for index, (animal, course) in enumerate(ordered)
        )
        words = max(swim.lands for swim in swims) + BREATH
        return cls(swims, words, words + REST)

    @classmethod
    def still(cls) -> Crossing:
        """Reduced motion: nobody swims, they are simply there."""
        return cls((), FADE, FADE + STILL_REST)


def _seconds(course: Course) -> float:
    return min(LONGEST, max(SHORTEST, USUAL + EACH_SPACE * course.length))
