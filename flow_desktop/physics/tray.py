"""The tray the dice roll in, and places in it where dice lie inside and apart."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

Point = tuple[float, float]

RADIUS = 0.75
"""Room a die keeps around its middle, in widths of a die: more than half its diagonal, so any angle fits."""


@dataclass(frozen=True, slots=True)
class Tray:
    """A rectangle in the caller's units (x to the right, y down) and the width of a die in the same units."""

    left: float
    top: float
    width: float
    height: float
    die: float

    def __post_init__(self) -> None:
        numbers = (self.left, self.top, self.width, self.height, self.die)
        if not all(math.isfinite(number) for number in numbers) or self.die <= 0:
            raise ValueError("a tray has finite sides, and a die has a width")
        shorter, longer = sorted((self.width, self.height))
        if shorter < 2 * RADIUS * self.die or longer < 4 * RADIUS * self.die:
            raise ValueError("the tray is too small for two dice side by side")

    @property
    def size(self) -> Point:
        """The sides in widths of a die; inside the simulation the tray starts at (0, 0)."""
        return (self.width / self.die, self.height / self.die)

    def inward(self, point: Point) -> Point:
        """The place for a die nearest to a point of the caller; nonsense becomes the middle."""
        if not (math.isfinite(point[0]) and math.isfinite(point[1])):
            return (self.size[0] / 2, self.size[1] / 2)
        return inside(self.size, ((point[0] - self.left) / self.die, (point[1] - self.top) / self.die))

    def outward(self, x: float, y: float) -> Point:
        """A point of the simulation, in the caller's units."""
        return (self.left + x * self.die, self.top + y * self.die)


def inside(size: Point, point: Point) -> Point:
    """The nearest place where a die lies fully inside a tray of that size."""
    x = min(max(point[0], RADIUS), max(RADIUS, size[0] - RADIUS))
    y = min(max(point[1], RADIUS), max(RADIUS, size[1] - RADIUS))
    return (x, y)


def apart(size: Point, points: Sequence[Point]) -> tuple[Point, ...]:
    """Places near the given ones where one or two dice lie inside the tray and do not touch."""
    places = tuple(inside(size, point) for point in points)
    if len(places) < 2 or _far_enough(places):
        return places
    (ax, ay), (bx, by) = places
    distance = math.dist(*places)
    along = ((bx - ax) / distance, (by - ay) / distance) if distance > 1e-6 else (1.0, 0.0)
    middle = ((ax + bx) / 2, (ay + by) / 2)
    pushed = tuple(
        inside(
            size, (middle[0] + along[0] * side * RADIUS * 1.001, middle[1] + along[1] * side * RADIUS * 1.001)
        )
        for side in (-1, 1)
    )
    return pushed if _far_enough(pushed) else _side_by_side(size, middle)


def _far_enough(places: Sequence[Point]) -> bool:
    return math.dist(places[0], places[1]) >= 2 * RADIUS - 1e-9


def _side_by_side(size: Point, middle: Point) -> tuple[Point, ...]:
    """Two dice next to each other along the tray's longer side."""
    if size[0] >= size[1]:
        x = min(max(middle[0], 2 * RADIUS), size[0] - 2 * RADIUS)
        return (inside(size, (x - RADIUS, middle[1])), inside(size, (x + RADIUS, middle[1])))
    y = min(max(middle[1], 2 * RADIUS), size[1] - 2 * RADIUS)
    return (inside(size, (middle[0], y - RADIUS)), inside(size, (middle[0], y + RADIUS)))
