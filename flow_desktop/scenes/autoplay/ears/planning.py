"""What somebody does who knows the board by ear: weighs each way to put a tile down, and takes the best."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from flow_desktop.scenes.autoplay.ears.sketch import (
    COLUMNS,
    LINES,
    ROWS,
    Sketch,
    Spot,
    ToldTile,
    matches,
    tiles_left,
    turns,
    washed,
    ways_left,
)

LOOKED_AT: Final = 8
"""So many of the most promising ways are weighed with care."""
TREE: Final = 1.0
WAYS: Final = 0.35
WAVE: Final = 1.2
"""What tiles that are missing, ways that are long, and what a wave would cost, are worth."""


class LaidByEar(NamedTuple):
    """A tile put down: where, how it is turned, and what the board is worth then (less is better)."""

    spot: Spot
    sides: int
    worth: float


def worth(sketch: Sketch, hurry: float = 0.5) -> float:
    """What is still to be done, and what the next wave will cost: the nearer it is, the more that counts."""
    now = TREE * tiles_left(sketch) + WAYS * ways_left(sketch)
    if hurry <= 0:
        return now
    after = sum(ways_left(washed(sketch, line)) for line in LINES) / len(LINES)
    return now + WAVE * hurry * WAYS * (after - ways_left(sketch))


def placements(sketch: Sketch, tile: ToldTile, spots: Iterable[Spot], hurry: float = 0.5) -> list[LaidByEar]:
    """Every way to put a tile down that its sides allow, the best first."""
    rough = []
    for spot in spots:
        for sides in turns(tile.sides):
            if matches(sketch, spot, sides):
                rough.append((ways_left({**sketch, spot: tile._replace(sides=sides)}), spot, sides))
    rough.sort()
    best = [
        LaidByEar(spot, sides, worth({**sketch, spot: tile._replace(sides=sides)}, hurry))
        for _far, spot, sides in rough[:LOOKED_AT]
    ]
    rest = [LaidByEar(spot, sides, 1000.0 + far) for far, spot, sides in rough[LOOKED_AT:]]
    return sorted(best, key=lambda each: each.worth) + rest


def dice(sketch: Sketch) -> bool:
    """Where one die is rolled: whether the white one, a row, does less harm on average than a column."""
    rows, columns = (sum(ways_left(washed(sketch, line)) for line in lines) for lines in (ROWS, COLUMNS))
    return rows <= columns
