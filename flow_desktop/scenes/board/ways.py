"""Which way water runs over a board: from the animals outwards, and from each joined animal to the boat.

Only what a drawing needs; whether water is joined at all is the engine's word.
"""

from collections import deque
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from flow_desktop.engine.board import Board
from flow_desktop.engine.geometry import (
    ANIMAL_CELLS,
    BOAT,
    CELLS,
    DIRECTIONS,
    NEIGHBOURS,
    OPPOSITE,
    SPAN,
    Animal,
    Cell,
    Edges,
)
from flow_desktop.engine.tiles import EDGES

_FIXED: Final = frozenset({BOAT, *ANIMAL_CELLS.values()})
_LANE: Final = {direction: SPAN * index for index, direction in enumerate(DIRECTIONS)}


class Strand(NamedTuple):
    """The part of an animal's way that lies on one cell: in by one edge, out by the next (0: no edge).

    `enter_lane` and `leave_lane` say where it runs beside the ways of others: its place from the left, and
    how many run there.
    """

    animal: Animal
    enter: Edges
    leave: Edges
    enter_lane: tuple[int, int]
    leave_lane: tuple[int, int]


def joined_neighbours(board: Board, cell: Cell) -> list[tuple[Edges, Cell]]:
    """The neighbours that water of a cell runs into, and by which edge."""
    return [
        (direction, other)
        for direction, other in NEIGHBOURS[cell]
        if board.channels >> _LANE[direction] + cell & 1
        and board.channels >> _LANE[OPPOSITE[direction]] + other & 1
    ]


def distances(board: Board, sources: Iterable[Cell]) -> dict[Cell, int]:
    """How many cells water runs from the nearest source, for every cell it reaches."""
    found = dict.fromkeys(sources, 0)
    waiting = deque(found)
    while waiting:
        cell = waiting.popleft()
        for _, other in joined_neighbours(board, cell):
            if other not in found:
                found[other] = found[cell] + 1
                waiting.append(other)
    return found


def ways_to_boat(board: Board) -> dict[Animal, list[Cell]]:
    """The shortest way by water from each joined animal to the boat; ways that meet stay together."""
    far = distances(board, [BOAT])
    ways = {}
    for animal, corner in ANIMAL_CELLS.items():
        if corner in far:
            way = [corner]
            while way[-1] != BOAT:
                here = far[way[-1]]
                way.append(next(o for _, o in joined_neighbours(board, way[-1]) if far[o] < here))
            ways[animal] = way
    return ways


def strands(board: Board) -> dict[Cell, tuple[Strand, ...]]:
    """The strands of all ways to the boat, by cell."""
    ways = ways_to_boat(board)
    lanes = _lanes(ways)
    found: dict[Cell, list[Strand]] = {}
    for animal, way in ways.items():
        for before, cell, after in zip([None, *way], way, [*way[1:], None], strict=False):
            entering = lanes[before] if before is not None else [animal]
            leaving = lanes[cell] if after is not None else entering
            strand = Strand(
                animal,
                edge_to(cell, before),
                edge_to(cell, after),
                (entering.index(animal), len(entering)),
                (leaving.index(animal), len(leaving)),
            )
            found.setdefault(cell, []).append(strand)
    return {cell: tuple(here) for cell, here in found.items()}


def _lanes(ways: dict[Animal, list[Cell]]) -> dict[Cell, list[Animal]]:
    """Who leaves each cell, from left to right: ways that meet keep to the side they came from."""
    lanes: dict[Cell, list[Animal]] = {}
    for cell, after in sorted({step for way in ways.values() for step in pairwise(way)}):
        _lanes_of(cell, after, ways, lanes)
    return lanes


def _lanes_of(
    cell: Cell, after: Cell, ways: dict[Animal, list[Cell]], lanes: dict[Cell, list[Animal]]
) -> list[Animal]:
    if cell in lanes:
        return lanes[cell]
    leave = DIRECTIONS.index(edge_to(cell, after))
    before = {one for way in ways.values() for one, two in pairwise(way) if two == cell}
    side = {one: (DIRECTIONS.index(edge_to(cell, one)) - leave) % 4 for one in before}
    left = [one for one in before if side[one] == 3]
    others = sorted(before - set(left), key=lambda one: -side[one])
    own = [animal for animal, way in ways.items() if way[0] == cell]
    order: list[Animal] = []
    for one in left:
        order += _lanes_of(one, cell, ways, lanes)
    order += own
    for one in others:
        order += _lanes_of(one, cell, ways, lanes)
    lanes[cell] = order
    return order


def edge_to(cell: Cell, other: Cell | None) -> Edges:
    """The edge of a cell that faces another; 0 where they are no neighbours."""
    return next((direction for direction, beside in NEIGHBOURS[cell] if beside == other), 0)


def edges_on_way(way: Sequence[Cell], index: int) -> Edges:
    """The edges by which a way comes into one of its cells and leaves it."""
    beside = {way[at] for at in (index - 1, index + 1) if 0 <= at < len(way)}
    return sum(direction for direction, other in NEIGHBOURS[way[index]] if other in beside)


def streams(board: Board) -> dict[Cell, tuple[tuple[Edges, Edges], ...]]:
    """How reached water runs over each tile: pairs of edges, in and out (0: it ends in the middle)."""
    far = distances(board, ANIMAL_CELLS.values())
    return {cell: _streams_of(board, cell, far) for cell in CELLS if cell in far and cell not in _FIXED}


def _streams_of(board: Board, cell: Cell, far: dict[Cell, int]) -> tuple[tuple[Edges, Edges], ...]:
    beside = joined_neighbours(board, cell)
    incoming = [direction for direction, other in beside if far[other] < far[cell]]
    outgoing = [d for d in DIRECTIONS if board.pieces[cell] & EDGES & d and d not in incoming]
    if not outgoing:
        return tuple((d, 0) for d in incoming)
    pairs = [(incoming[0], d) for d in outgoing]
    return (*pairs, *((d, outgoing[0]) for d in incoming[1:]))
