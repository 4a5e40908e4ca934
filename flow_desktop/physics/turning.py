"""Turns in space as unit quaternions (w, x, y, z), as much of them as a rolling cube needs.

Axes follow the screen: x to the right, y down, z towards the eye; a turn about z takes x to y.
"""

import math

Turn = tuple[float, float, float, float]
Vector = tuple[float, float, float]

STILL: Turn = (1.0, 0.0, 0.0, 0.0)


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
