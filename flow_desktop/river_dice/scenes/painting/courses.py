"""Where the rivers of the four sheets run, in units of the sheet: around what is printed, not under it."""

import math
from collections.abc import Sequence
from typing import Final

from flow_desktop.values import dataclass
from flow_desktop.widgets.paint import on_curve

Point = tuple[float, float]
_STEPS: Final = 8
_FINER: Final = 4


@dataclass(frozen=True, slots=True)
class RiverCourse:
    """A river: the points that it passes, and how wide it is where it begins and where it ends."""

    through: tuple[Point, ...]
    first: float
    last: float


COURSES: Final[dict[str, tuple[RiverCourse, ...]]] = {
    "A": (
        RiverCourse(
            (
                (676, -20),
                (636, 70),
                (664, 170),
                (632, 290),
                (660, 400),
                (630, 520),
                (672, 640),
                (560, 716),
                (420, 696),
                (270, 726),
                (120, 700),
                (-30, 732),
            ),
            15,
            44,
        ),
        RiverCourse(((1020, 640), (930, 610), (850, 640), (760, 622), (664, 670)), 8, 20),
    ),
    "B": (
        RiverCourse(
            (
                (640, -20),
                (690, 60),
                (676, 180),
                (700, 290),
                (676, 400),
                (704, 490),
                (650, 580),
                (720, 650),
                (830, 640),
                (930, 690),
                (1030, 670),
            ),
            13,
            52,
        ),
        RiverCourse(((-20, 724), (120, 700), (260, 730), (430, 700), (570, 716), (666, 628)), 7, 20),
    ),
    "C": (
        RiverCourse(
            (
                (-20, 60),
                (70, 90),
                (120, 160),
                (210, 190),
                (290, 250),
                (380, 262),
                (480, 290),
                (540, 360),
                (600, 420),
                (584, 500),
                (610, 580),
                (590, 660),
                (680, 716),
                (830, 700),
                (1030, 730),
            ),
            17,
            46,
        ),
        RiverCourse(((1020, 470), (930, 470), (850, 500), (740, 486), (606, 570)), 8, 18),
    ),
    "D": (
        RiverCourse(
            (
                (560, -20),
                (600, 60),
                (580, 150),
                (640, 230),
                (710, 290),
                (690, 390),
                (770, 470),
                (700, 560),
                (620, 590),
                (610, 660),
                (720, 716),
                (860, 690),
                (1030, 736),
            ),
            17,
            50,
        ),
        RiverCourse(((-20, 720), (130, 706), (280, 730), (430, 704), (560, 722), (672, 696)), 6, 18),
    ),
}


def sampled(course: RiverCourse) -> tuple[list[Point], list[float]]:
    """Points along a smooth curve through the course, and the width at each."""
    told = course.through
    points: list[Point] = []
    for k in range(len(told) - 1):
        points += (on_curve(told, k, step / _STEPS) for step in range(_STEPS))
    points.append(told[-1])
    count = len(points) - 1
    grow = course.last - course.first
    widths = [
        (course.first + grow * k / count) * (1 + 0.16 * math.sin(k * 0.7) + 0.08 * math.sin(k * 1.9 + 1))
        for k in range(count + 1)
    ]
    return points, widths


def finer(points: Sequence[Point], widths: Sequence[float]) -> tuple[list[Point], list[float]]:
    """The same river with points so close together that no bank has a corner, however large the map is."""
    steps = [(k, step / _FINER) for k in range(len(points) - 1) for step in range(_FINER)]
    wide = [(width, 0.0) for width in widths]
    return (
        [*(on_curve(points, k, t) for k, t in steps), points[-1]],
        [*(on_curve(wide, k, t)[0] for k, t in steps), widths[-1]],
    )


def band(points: Sequence[Point], widths: Sequence[float], share: float, more: float = 0.0) -> list[Point]:
    """The outline of a river, so many times as wide, and some units more."""
    left, right = [], []
    for k, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[max(k - 1, 0)], points[min(k + 1, len(points) - 1)]
        length = math.hypot(bx - ax, by - ay) or 1.0
        half = (widths[k] * share + more) / 2 / length
        left.append((x - (by - ay) * half, y + (bx - ax) * half))
        right.append((x + (by - ay) * half, y - (bx - ax) * half))
    return [*left, *reversed(right)]
