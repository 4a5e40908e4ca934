"""The die as a cube: which faces can be seen from above in any position, and where their corners fall.

Turns in space are unit quaternions (w, x, y, z), as much of them as a rolling cube needs. Axes follow the
screen: x to the right, y down, z towards the eye; a turn about z takes x to y.
"""

import math
from collections.abc import Iterable
from functools import cache

from flow_desktop.values import dataclass

Turn = tuple[float, float, float, float]
Vector = tuple[float, float, float]
STILL: Turn = (1.0, 0.0, 0.0, 0.0)
_AXES: dict[int, tuple[Vector, Vector, Vector]] = {
    1: ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    2: ((-1, 0, 0), (0, 0, 1), (0, 1, 0)),
    3: ((0, 1, 0), (0, 0, 1), (1, 0, 0)),
    4: ((0, -1, 0), (0, 0, 1), (-1, 0, 0)),
    5: ((1, 0, 0), (0, 0, 1), (0, -1, 0)),
    6: ((-1, 0, 0), (0, 1, 0), (0, 0, -1)),
}
"""Right, down and outward of each face on the cube at home; opposite faces add up to seven."""
_WAYS: dict[int, tuple[tuple[int, int], ...]] = {
    face: tuple(next((n, int(part)) for n, part in enumerate(axis) if part) for axis in axes)
    for face, axes in _AXES.items()
}
"""The same as numbers of the cube's own axes, each with the sign of its direction."""
Point = tuple[float, float]
Outline = tuple[Point, ...]
_LIGHT: Vector = (-0.36, -0.48, 0.8)


def about(axis: Vector, radians: float) -> Turn:
    """The turn by an angle about an axis of any length; about no axis at all nothing turns."""
    length = math.hypot(*axis)
    if length == 0.0:
        return STILL
    part = math.sin(radians / 2) / length
    return (math.cos(radians / 2), axis[0] * part, axis[1] * part, axis[2] * part)


def after(second: Turn, first: Turn) -> Turn:
    """Both turns in one: `first`, and `second` after it."""
    a, b, c, d = second
    w, x, y, z = first
    return (
        a * w - b * x - c * y - d * z,
        a * x + b * w + c * z - d * y,
        a * y - b * z + c * w + d * x,
        a * z + b * y - c * x + d * w,
    )


def back(turn: Turn) -> Turn:
    """The turn that undoes another."""
    return (turn[0], -turn[1], -turn[2], -turn[3])


def likeness(one: Turn, other: Turn) -> float:
    """How near two turns are: 1 when they are the same, falling as the angle between them grows."""
    return abs(math.fsum(a * b for a, b in zip(one, other, strict=True)))


def part_of(turn: Turn, share: float) -> Turn:
    """A share of a turn, the short way round: 0 is none of it, 1 is all of it."""
    w, x, y, z = turn if turn[0] >= 0 else (-turn[0], -turn[1], -turn[2], -turn[3])
    sine = math.hypot(x, y, z)
    return about((x, y, z), 2 * math.atan2(sine, w) * share)


def unit(w: float, x: float, y: float, z: float) -> Turn:
    """The turn nearest to four numbers that rounding or blending has pulled off the unit length."""
    length = math.hypot(w, x, y, z)
    if length < 1e-9:
        return STILL
    return (w / length, x / length, y / length, z / length)


def turned(turn: Turn, vector: Vector) -> Vector:
    """Where a turn takes a vector."""
    _, x, y, z = after(after(turn, (0.0, *vector)), back(turn))
    return (x, y, z)


def axes_of(turn: Turn) -> tuple[Vector, Vector, Vector]:
    """Where a turn takes x, y and z: all at once, for a die in motion is asked in every frame."""
    w, x, y, z = turn
    return (
        (1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)),
        (2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)),
        (2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)),
    )


def from_rows(right: Vector, down: Vector, towards: Vector) -> Turn:
    """The turn that takes three axes at right angles to x, y and z."""
    trace = right[0] + down[1] + towards[2]
    candidates = (
        (1 + trace, towards[1] - down[2], right[2] - towards[0], down[0] - right[1]),
        (towards[1] - down[2], 1 + 2 * right[0] - trace, right[1] + down[0], right[2] + towards[0]),
        (right[2] - towards[0], right[1] + down[0], 1 + 2 * down[1] - trace, down[2] + towards[1]),
        (down[0] - right[1], right[2] + towards[0], down[2] + towards[1], 1 + 2 * towards[2] - trace),
    )
    return unit(*max(candidates, key=lambda quad: math.hypot(*quad)))


@dataclass(frozen=True, slots=True)
class Side:
    """One visible face, flattened as seen from above, in widths of the die around its middle.

    The point (a, b) of the face, each from -0.5 to 0.5, is drawn at middle + a * right + b * down.
    """

    face: int
    middle: tuple[float, float]
    right: tuple[float, float]
    down: tuple[float, float]
    light: float
    """From 0 (turned away from the light) to 1 (full in it)."""

    @property
    def share(self) -> float:
        """How much of the face is seen: 1 when it lies flat, 0 when it is seen from its edge."""
        return abs(self.right[0] * self.down[1] - self.right[1] * self.down[0])

    def outline(self, points: Outline, at: Point, scale: float) -> list[Point]:
        """Where points of the face are seen, for a die of `scale` pixels with its middle at `at`."""
        x, y = at[0] + self.middle[0] * scale, at[1] + self.middle[1] * scale
        ax, ay, bx, by = (part * scale for part in (*self.right, *self.down))
        return [(x + a * ax + b * bx, y + a * ay + b * by) for a, b in points]


def top(turn: Turn) -> tuple[int, float, float]:
    """The uppermost face, how far it leans (radians, 0 = flat) and its angle on the screen."""
    axes = axes_of(turn)
    high, face = max((sign * axes[way][2], face) for face, (*_, (way, sign)) in _WAYS.items())
    way, sign = _WAYS[face][0]
    right = axes[way]
    return face, math.acos(min(1.0, high)), math.atan2(sign * right[1], sign * right[0])


def sides(turn: Turn) -> tuple[Side, ...]:
    """The one to three faces that can be seen, the uppermost last."""
    axes = axes_of(turn)
    lit = [sum(a * b for a, b in zip(axis, _LIGHT, strict=True)) for axis in axes]
    seen: list[tuple[float, Side]] = []
    for face, ((right, to_right), (down, to_down), (out, outward)) in _WAYS.items():
        x, y, z = axes[out]
        if outward * z > 0.01:
            (ax, ay, _), (bx, by, _) = axes[right], axes[down]
            side = Side(
                face,
                (outward * x / 2, outward * y / 2),
                (to_right * ax, to_right * ay),
                (to_down * bx, to_down * by),
                max(0.0, outward * lit[out]),
            )
            seen.append((outward * z, side))
    return tuple(side for _, side in sorted(seen, key=lambda pair: pair[0]))


@cache
def rounded_square(rounding: float, inset: float = 0.0, steps: int = 5) -> Outline:
    """The outline of a face with round corners, or one so far within it; each corner has so many steps."""
    half, radius = 0.5 - inset, rounding - inset
    core = half - radius
    points = []
    for corner, (x, y) in enumerate(((core, core), (-core, core), (-core, -core), (core, -core))):
        for step in range(steps + 1):
            angle = (corner + step / steps) * math.pi / 2
            points.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return tuple(points)


def hull(points: Iterable[Point]) -> list[Point]:
    """The convex outline around points: what of a die stands out against the table."""
    ordered = sorted(set(points))
    if len(ordered) < 3:
        return ordered
    return [*_half_hull(ordered)[:-1], *_half_hull(ordered[::-1])[:-1]]


def _half_hull(points: list[Point]) -> list[Point]:
    chain: list[Point] = []
    for x, y in points:
        while len(chain) > 1:
            (ax, ay), (bx, by) = chain[-2:]
            if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0:
                break
            chain.pop()
        chain.append((x, y))
    return chain


@cache
def upright(face: int) -> Turn:
    """The turn that shows a face on top, its pips or digit the right way up."""
    return from_rows(*_AXES[face])


@cache
def _same_cubes() -> tuple[Turn, ...]:
    """The 24 turns after which a blank cube looks the same."""
    quarters = [about((0, 0, 1), math.pi / 2 * quarter) for quarter in range(4)]
    return tuple(after(quarter, upright(face)) for face in _AXES for quarter in quarters)


def numbered(end: Turn, wanted: Turn) -> tuple[Turn, Turn]:
    """How to number a blank cube that stops at `end`, so that it ends as `wanted`.

    Gives the turn to apply before its motion (which numbers go where) and the small one to add at its end.
    """
    relabel = max(_same_cubes(), key=lambda same: likeness(after(end, same), wanted))
    return relabel, after(wanted, back(after(end, relabel)))
