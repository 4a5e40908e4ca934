"""When everything happens in the moment of winning, in seconds since it began."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from flow_desktop.engine.board import Board
from flow_desktop.engine.geometry import Animal
from flow_desktop.scenes.finale.ways import Course, courses

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
class Plan:
    """Who swims when, when the words come, and when it is over."""

    swims: tuple[Swim, ...]
    words: float
    ends: float

    @classmethod
    def of(cls, board: Board) -> Plan:
        """The shortest way first, so that they board one soon after the other."""
        ordered = sorted(courses(board).items(), key=lambda pair: pair[1].length)
        swims = tuple(
            Swim(animal, course, FIRST + APART * index, _seconds(course))
            for index, (animal, course) in enumerate(ordered)
        )
        words = max(swim.lands for swim in swims) + BREATH
        return cls(swims, words, words + REST)

    @classmethod
    def still(cls) -> Plan:
        """Reduced motion: nobody swims, they are simply there."""
        return cls((), FADE, FADE + STILL_REST)


def _seconds(course: Course) -> float:
    return min(LONGEST, max(SHORTEST, USUAL + EACH_SPACE * course.length))
