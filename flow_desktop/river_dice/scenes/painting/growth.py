"""What grows and rises on a map beyond the hexes: each thing near the habitat that it belongs to."""

import math
from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Final

from flow_desktop.river_dice.scenes.painting.courses import COURSES, Point, sampled
from flow_desktop.river_dice.scenes.plans.plan import HEIGHT, WIDTH, Legend, Shape, SheetPlan, SheetSpot

Grown = tuple[str, Point, int]
Box = tuple[float, float, float, float]
"""A middle, and how far it reaches to the sides and up or down."""
_KINDS: Final = ("", "ink_reeds", "ink_pines", "ink_grass", "ink_peaks")
"""By habitat; on the river's own land nothing grows but water."""
_SIDES: Final = range(44, 61, 8)
_TRIES: Final = 900
_APART: Final = 46
_EDGE: Final = 40
_ROOM: Final = 28
_LESS_ROOM: Final = 20


@cache
def growth(plan: SheetPlan) -> tuple[Grown, ...]:
    """Pictures, where they stand, and how large, in units of the sheet; from the back to the front."""
    chance = Random(f"growth {plan.letter}")
    taken, banks = [_taken(spot) for spot in plan.spots], list(_banks(plan))
    homes = [spot for spot in plan.spots if spot.habitats and spot.shape in (Shape.HEX, Shape.EMBLEM)]
    found: list[Grown] = []
    for _try in range(_TRIES):
        at = chance.uniform(_EDGE, WIDTH - _EDGE), chance.uniform(_EDGE, HEIGHT - _EDGE)
        side = chance.choice(_SIDES)
        near = min(homes, key=lambda spot: math.hypot(spot.x - at[0], spot.y - at[1]))
        kind = _KINDS[near.habitats[0]] or chance.choice(_KINDS[1:])
        if not any(math.dist(at, other) < _APART for _name, other, _side in found) and _free(
            plan, at, taken, banks
        ):
            found.append((kind, at, side))
    return tuple(sorted(found, key=lambda each: each[1][1]))


def _banks(plan: SheetPlan) -> Iterator[tuple[Point, float]]:
    for course in COURSES[plan.letter]:
        yield from zip(*sampled(course), strict=True)


def _free(plan: SheetPlan, at: Point, taken: Sequence[Box], banks: Sequence[tuple[Point, float]]) -> bool:
    """Whether nothing is printed there, and no water runs."""
    x, y = plan.name_at
    return not (
        math.dist(at, plan.rose_at) < 64
        or (abs(at[0] - x) < 150 and abs(at[1] - y) < 42)
        or any(abs(at[0] - x) < wide and abs(at[1] - y) < high for x, y, wide, high in taken)
        or any(_near(each, at) for each in plan.legends)
        or any(math.dist(at, bank) < width / 2 + 24 for bank, width in banks)
    )


def _near(legend: Legend, at: Point) -> bool:
    right, high = (215, 64) if legend.art else (40, 48)
    return -40 < at[0] - legend.x < right and abs(at[1] - legend.y) < high


def _taken(spot: SheetSpot) -> Box:
    """What a spot and the room around it take."""
    wide = spot.reach * (spot.wide if spot.shape is Shape.PLAQUE else 1.0)
    room = _ROOM if spot.shape in (Shape.SIGN, Shape.DISC) else _LESS_ROOM
    return spot.x, spot.y, wide + room, spot.reach + room
