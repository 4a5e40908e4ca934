"""Where land and water meet on a tile: banks that wander, but cross every open edge in the same places."""

import math
from collections.abc import Iterable
from dataclasses import dataclass
from random import Random

from build.art.pen import Point, turned

SIZE = 128
CENTRE: Point = (64, 64)
WATER_HALF = 22.0
LAND_HALF = 26.0
TURF_HALF = 29.5
OUTSIDE = 14.0

OPEN_EDGES: dict[str, tuple[int, ...]] = {
    "straight": (0, 2),
    "bend": (0, 1),
    "tee": (0, 1, 3),
    "cross": (0, 1, 2, 3),
}
"""The open edges of each unrotated shape; 0 is north, then clockwise."""


@dataclass(frozen=True, slots=True)
class Land:
    """One piece of land: shore, beach, grassy bank, the corners behind it, its part of the tile's rim."""

    shore: tuple[Point, ...]
    beach: tuple[Point, ...]
    turf: tuple[Point, ...]
    corners: tuple[Point, ...]
    rim: tuple[Point, ...]


def _middle(gap: int, half: float, basin: float, tight: bool) -> list[Point]:
    """The shore from the north edge's east bank to the edge `gap` quarter turns on, within the tile."""
    near, far = 64 + half, 64 - half
    wide = max(half, basin)
    slant = wide / math.sqrt(2)
    if gap == 1:
        bulge = max(half + (3 if tight else 7), slant + 3)
        flare, start = (0.6, 24) if wide < 36 else (1.5, 16)
        return [(near + flare, start), (64 + bulge, 64 - bulge), (128 - start, far - flare)]
    if gap == 2:
        return [(near, 26), (64 + wide - 1, 45), (64 + wide, 64), (64 + wide - 1, 83), (near, 102)]
    if gap == 3:
        reach = half - 14.6 if basin <= half else slant
        side = 64 + half - 2 if basin <= half else 64 + wide - 1
        start = 24 if wide < 36 else 16
        return [(near, start), (side, 47), (64 + reach, 64 + reach), (47, side), (start, near)]
    return [
        *[(near, 24), (64 + wide, 56), (64 + slant, 64 + slant), (64, 64 + wide)],
        *[(64 - slant, 64 + slant), (64 - wide, 56), (far, 24)],
    ]


def _line(gap: int, half: float, basin: float, tight: bool) -> list[Point]:
    """The whole shore, straight where it crosses the tile's edges."""
    start = [(64 + half, -OUTSIDE), (64 + half, 0), (64 + half, 9)]
    end = turned([(64 - half, 9), (64 - half, 0), (64 - half, -OUTSIDE)], 90 * gap, CENTRE)
    return [*start, *_dense(start[-1], _middle(gap, half, basin, tight), end[0]), *end]


def _dense(first: Point, middle: list[Point], last: Point) -> list[Point]:
    """The middle points with one more between each two, on a smooth curve through them."""
    points = [first, *middle, last]
    result: list[Point] = []
    for index in range(1, len(points)):
        before = points[max(index - 2, 0)]
        a, b = points[index - 1], points[index]
        after = points[min(index + 1, len(points) - 1)]
        result.append(
            (
                (9 * (a[0] + b[0]) - before[0] - after[0]) / 16,
                (9 * (a[1] + b[1]) - before[1] - after[1]) / 16,
            )
        )
        result.append(b)
    return result[:-1]


def _wandering(points: list[Point], amounts: list[float]) -> list[Point]:
    """The points pushed sideways by the given amounts; the three at either end stay."""
    result = list(points)
    for index in range(3, len(points) - 3):
        (ax, ay), (bx, by) = points[index - 1], points[index + 1]
        length = math.hypot(bx - ax, by - ay) or 1
        amount = amounts[index]
        x, y = points[index]
        result[index] = (x - (by - ay) / length * amount, y + (bx - ax) / length * amount)
    return result


def _drift(count: int, low: float, high: float, rng: Random) -> list[float]:
    """Amounts that change slowly: every second one is the mean of its neighbours."""
    amounts = [rng.uniform(low, high) for _ in range(count)]
    return [
        a if index % 2 == 0 else (amounts[index - 1] + amounts[(index + 1) % count]) / 2
        for index, a in enumerate(amounts)
    ]


def _piece(start: int, gap: int, rng: Random, wander: float, basin: float, tight: bool) -> Land:
    wider = basin - WATER_HALF
    shore = _line(gap, LAND_HALF, LAND_HALF + wider, tight)
    noise = _drift(len(shore), -wander, wander * 0.7, rng)
    sand = [a + b for a, b in zip(noise, _drift(len(shore), -0.8, 2.6, rng), strict=True)]
    beach = _line(gap, WATER_HALF, basin, tight)
    turf = _line(gap, TURF_HALF, TURF_HALF + wider, tight)
    corners = [(SIZE + OUTSIDE, -OUTSIDE)]
    rim: list[Point] = [(64 + LAND_HALF, 0), (SIZE, 0)]
    for turn in range(1, gap):
        corners.append(turned([corners[0]], 90 * turn, CENTRE)[0])
        rim.append(turned([(SIZE, 0)], 90 * turn, CENTRE)[0])
    rim.append(turned([(64 - LAND_HALF, 0)], 90 * gap, CENTRE)[0])

    def here(points: Iterable[Point]) -> tuple[Point, ...]:
        return tuple(turned(points, 90 * start, CENTRE))

    return Land(
        here(_wandering(shore, noise)),
        here(_wandering(beach, sand)),
        here(_wandering(turf, sand)),
        here(reversed(corners)),
        here(rim),
    )


def lands(edges: tuple[int, ...], rng: Random, wander: float = 2.8, basin: float = WATER_HALF) -> list[Land]:
    """The pieces of land between the open edges; `basin` widens the water in the tile's middle."""
    pieces = []
    for index, edge in enumerate(edges):
        following = edges[(index + 1) % len(edges)]
        gap = (following - edge) % 4 or 4
        pieces.append(_piece(edge, gap, rng, wander, basin, tight=len(edges) == 2))
    return pieces


def depth_inside(land: Land, point: Point) -> float:
    """How far inside the land a point lies, from its shore and the tile's edges; negative outside."""
    outline = [*land.shore, *land.corners]
    inside = False
    nearest = min(point[0], point[1], SIZE - point[0], SIZE - point[1])
    for index, (bx, by) in enumerate(outline):
        ax, ay = outline[index - 1]
        if (ay > point[1]) != (by > point[1]) and point[0] < (bx - ax) * (point[1] - ay) / (by - ay) + ax:
            inside = not inside
        nearest = min(nearest, _distance(point, (ax, ay), (bx, by)))
    return nearest if inside else -nearest


def _distance(point: Point, a: Point, b: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    along = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / ((dx * dx + dy * dy) or 1)
    along = min(1.0, max(0.0, along))
    return math.hypot(point[0] - a[0] - along * dx, point[1] - a[1] - along * dy)
