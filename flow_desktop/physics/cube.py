"""The die as a cube: which faces can be seen from above in any position, and where their corners fall.

Turns in space are unit quaternions (w, x, y, z), as much of them as a rolling cube needs. Axes follow the
screen: x to the right, y down, z towards the eye; a turn about z takes x to y.
"""

import math
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

    def point(self, a: float, b: float) -> tuple[float, float]:
        """Where a point of the face is seen."""
        return (
            self.middle[0] + a * self.right[0] + b * self.down[0],
            self.middle[1] + a * self.right[1] + b * self.down[1],
        )

    def corners(self) -> tuple[tuple[float, float], ...]:
        """The outline of the face, in order around it."""
        return tuple(self.point(a, b) for a, b in ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)))


def top(turn: Turn) -> tuple[int, float, float]:
    """The uppermost face, how far it leans (radians, 0 = flat) and its angle on the screen."""
    outward = {face: turned(turn, axes[2]) for face, axes in _AXES.items()}
    face = max(outward, key=lambda f: outward[f][2])
    right = turned(turn, _AXES[face][0])
    return face, math.acos(min(1.0, outward[face][2])), math.atan2(right[1], right[0])


def sides(turn: Turn) -> tuple[Side, ...]:
    """The one to three faces that can be seen, the uppermost last."""
    seen: list[tuple[float, Side]] = []
    for face, axes in _AXES.items():
        right, down, out = (turned(turn, axis) for axis in axes)
        if out[2] > 0.01:
            light = max(0.0, sum(a * b for a, b in zip(out, _LIGHT, strict=True)))
            side = Side(face, (out[0] / 2, out[1] / 2), right[:2], down[:2], light)
            seen.append((out[2], side))
    return tuple(side for _, side in sorted(seen, key=lambda pair: pair[0]))


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
