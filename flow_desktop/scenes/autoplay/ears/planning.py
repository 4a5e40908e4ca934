"""What somebody does who knows the board by ear: weighs each way to put a tile down, and takes the best."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from flow_desktop.scenes.autoplay.ears.sketch import (
    BOAT,
    COLUMNS,
    CORNERS,
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
    wet_spots,
)

LOOKED_AT: Final = 8
"""So many of the most promising ways are weighed with care."""
WAYS: Final = 0.35
WAVE: Final = 1.2
"""What ways that are long, and the tiles that a wave would cost, are worth, in tiles that are missing."""
CLOSELY: Final = 4
"""So many of the most promising ways to play a card are weighed with care."""


class LaidByEar(NamedTuple):
    """A tile put down: where, how it is turned, and what the board is worth then (less is better)."""

    spot: Spot
    sides: int
    worth: float


def worth(sketch: Sketch, hurry: float = 0.5) -> float:
    """What is still to be done, and what the next wave will cost: the nearer it is, the more that counts."""
    tiles = tiles_left(sketch)
    now = tiles + WAYS * ways_left(sketch)
    if hurry <= 0:
        return now
    after = sum(tiles_left(washed(sketch, line)) for line in LINES) / len(LINES)
    return now + WAVE * hurry * (after - tiles)


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


class CardByEar(NamedTuple):
    """What a card could do: the tile it is about, where that lies now, and the worth afterwards."""

    tile: ToldTile
    source: Spot | None
    worth: float


def best_current(sketch: Sketch, hurry: float) -> CardByEar | None:
    """The tile that is best moved elsewhere, if there is one."""
    tried = []
    for source, tile in sketch.items():
        if source != BOAT and source not in CORNERS:
            rest = {spot: other for spot, other in sketch.items() if spot != source}
            tried += [(far, source, tile, new) for far, new in _laid(rest, tile)]
    return _closely(tried, hurry)


def best_return(sketch: Sketch, kinds: Iterable[ToldTile], hurry: float) -> CardByEar | None:
    """Of the kinds of tiles that were discarded the one that helps most, if there is one."""
    tried = [(far, None, tile, new) for tile in kinds for far, new in _laid(sketch, tile)]
    return _closely(tried, hurry)


def _laid(sketch: Sketch, tile: ToldTile) -> Iterator[tuple[int, dict[Spot, ToldTile]]]:
    """Every way to put a tile where an animal's water comes to it, with how far the boat is then."""
    for spot in wet_spots(sketch):
        for sides in turns(tile.sides):
            if matches(sketch, spot, sides):
                new = {**sketch, spot: tile._replace(sides=sides)}
                yield ways_left(new), new


def _closely(
    tried: Sequence[tuple[int, Spot | None, ToldTile, dict[Spot, ToldTile]]], hurry: float
) -> CardByEar | None:
    nearest = sorted(tried, key=lambda each: each[0])[:CLOSELY]
    weighed = [CardByEar(tile, source, worth(new, hurry)) for _far, source, tile, new in nearest]
    return min(weighed, key=lambda each: each.worth, default=None)


def dice(sketch: Sketch) -> bool:
    """Where one die is rolled: whether the white one, a row, does less harm on average than a column."""
    rows, columns = (sum(ways_left(washed(sketch, line)) for line in lines) for lines in (ROWS, COLUMNS))
    return rows <= columns
