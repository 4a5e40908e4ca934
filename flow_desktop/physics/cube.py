"""The die as a cube: which faces can be seen from above in any position, and where their corners fall."""

import math
from dataclasses import dataclass
from functools import cache

from flow_desktop.physics.turning import Turn, Vector, about, after, back, from_rows, likeness, turned

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
