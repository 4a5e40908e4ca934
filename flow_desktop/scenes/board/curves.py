"""The middle line of the water on a cell, as points in units of the cell."""

import math
from functools import cache
from typing import Final, NamedTuple

from flow_desktop.engine.geometry import EAST, NORTH, SOUTH, WEST, Edges

CHANNEL: Final = 44 / 128
"""Breadth of the water."""
STEPS: Final = 24
_PULL: Final = 0.93  # how far a bend is drawn towards the middle of the cell
_MIDDLE_OF: Final = {NORTH: (0.5, 0.0), EAST: (1.0, 0.5), SOUTH: (0.5, 1.0), WEST: (0.0, 0.5)}
_CENTRE: Final = (0.5, 0.5)


class Point(NamedTuple):
    """A point of a line, the direction it runs in (a unit vector), and the length of the line up to it."""

    x: float
    y: float
    along_x: float
    along_y: float
    length: float

    def beside(self, offset: float) -> tuple[float, float]:
        """The point so far to the right of the line."""
        return self.x - self.along_y * offset, self.y + self.along_x * offset


@cache
def curve(enter: Edges, leave: Edges, reach: float = 0.0) -> tuple[Point, ...]:
    """The line from one edge to another; 0 is the middle, of which the line keeps away by `reach`."""
    first = _MIDDLE_OF.get(enter) or _towards_centre(leave, reach)
    last = _MIDDLE_OF.get(leave) or _towards_centre(enter, reach)
    bent = enter and leave and enter | leave not in (NORTH | SOUTH, EAST | WEST)
    pull = _PULL if bent else 1 / 3
    one, two = (_CENTRE, _CENTRE) if bent else (last, first)
    controls = (first, _between(first, one, pull), _between(last, two, pull), last)
    places = [_bezier(controls, step / STEPS) for step in range(STEPS + 1)]
    return _measured(places)


@cache
def circle(radius: float) -> tuple[Point, ...]:
    """A closed line around the middle of the cell."""
    turns = [math.tau * step / (2 * STEPS) for step in range(2 * STEPS + 1)]
    return _measured([(0.5 + radius * math.cos(turn), 0.5 + radius * math.sin(turn)) for turn in turns])


def _towards_centre(edge: Edges, reach: float) -> tuple[float, float]:
    """The point that lies `reach` away from the middle, on the side of that edge."""
    return _between(_CENTRE, _MIDDLE_OF[edge], 2 * reach)


def _between(one: tuple[float, float], other: tuple[float, float], share: float) -> tuple[float, float]:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def _bezier(controls: tuple[tuple[float, float], ...], t: float) -> tuple[float, float]:
    weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
    return (
        sum(weight * control[0] for weight, control in zip(weights, controls, strict=True)),
        sum(weight * control[1] for weight, control in zip(weights, controls, strict=True)),
    )


def _measured(places: list[tuple[float, float]]) -> tuple[Point, ...]:
    points = []
    length = 0.0
    for index, (x, y) in enumerate(places):
        before, after = places[max(0, index - 1)], places[min(len(places) - 1, index + 1)]
        along_x, along_y = after[0] - before[0], after[1] - before[1]
        norm = math.hypot(along_x, along_y) or 1.0
        length += math.dist(places[index - 1], (x, y)) if index else 0.0
        points.append(Point(x, y, along_x / norm, along_y / norm, length))
    return tuple(points)


def point_at(points: tuple[Point, ...], share: float) -> Point:
    """The point after a share (0 to 1) of the line's length."""
    wanted = points[-1].length * min(1.0, max(0.0, share))
    after = next((i for i, point in enumerate(points) if point.length >= wanted), len(points) - 1)
    if not after:
        return points[0]
    one, two = points[after - 1], points[after]
    part = (wanted - one.length) / (two.length - one.length or 1.0)
    return Point(*(a + (b - a) * part for a, b in zip(one, two, strict=True)))
