"""Tables that answer 'where would this tile fit?' for all cells and all rotations at once.

A *lane* is a mask of the whole board for one set of open edges. Twelve lanes (the eleven rotations of the
four shapes, and the edgeless rock) laid end to end make one integer, so that putting a tile down narrows the
room for every other tile by a single ``&``. A bit of such an integer is a *spot*: a cell and a set of edges.
"""

from collections.abc import Callable
from typing import Final

from flow_desktop.engine.geometry import DIRECTIONS, NEIGHBOURS, OPPOSITE, SPAN, WHOLE, Cell, Edges
from flow_desktop.engine.tiles import ROTATIONS, Kind

_SHAPE_KINDS = (Kind.CROSS, Kind.STRAIGHT, Kind.BEND, Kind.TEE, Kind.ROCK)
LANE_EDGES: Final = tuple(edges for kind in _SHAPE_KINDS for edges in ROTATIONS[kind])
LANE_OF: Final = {edges: lane for lane, edges in enumerate(LANE_EDGES)}
REPEAT: Final = sum(
    1 << SPAN * lane for lane in range(len(LANE_EDGES))
)  # times a mask = the mask in all lanes
ALL_SPOTS: Final = WHOLE * REPEAT

KIND_LANES: Final = tuple(sum(WHOLE << SPAN * LANE_OF[edges] for edges in ROTATIONS[kind]) for kind in Kind)
SPOTS: Final = tuple((bit % SPAN, LANE_EDGES[bit // SPAN]) for bit in range(SPAN * len(LANE_EDGES)))


_OPEN: Final = {
    direction: sum(1 << SPAN * lane for lane, edges in enumerate(LANE_EDGES) if edges & direction)
    for direction in DIRECTIONS
}  # on cell 0, the spots that are open in a direction


def _fits(cell: Cell, edges: Edges) -> int:
    """Spots that remain once these edges lie on this cell: it is taken, and neighbours have to match it."""
    gone = (1 << cell) * REPEAT
    for direction, other in NEIGHBOURS[cell]:
        facing = _OPEN[OPPOSITE[direction]]
        gone |= (REPEAT ^ facing if edges & direction else facing) << other
    return ALL_SPOTS & ~gone


def _wets(cell: Cell, edges: Edges) -> int:
    """Spots that would be reached by water flowing out of these edges of this cell."""
    wet = 0
    for direction, other in NEIGHBOURS[cell]:
        if edges & direction:
            wet |= _OPEN[OPPOSITE[direction]] << other
    return wet


def _channels(cell: Cell, edges: Edges) -> int:
    """The openings of a cell as one bit in each of the four direction masks N, E, S, W, laid end to end."""
    return sum(1 << SPAN * lane + cell for lane, direction in enumerate(DIRECTIONS) if edges & direction)


def _faced(cell: Cell, edges: Edges) -> int:
    """The neighbouring cells that open edges look at."""
    return sum(1 << other for direction, other in NEIGHBOURS[cell] if edges & direction)


_NOTHING = (0,) * 16


def _table(entry: Callable[[Cell, Edges], int]) -> tuple[tuple[int, ...], ...]:
    return tuple(
        tuple(entry(cell, edges) for edges in range(16)) if cell in NEIGHBOURS else _NOTHING
        for cell in range(SPAN)
    )


FITS: Final = _table(_fits)
WETS: Final = _table(_wets)
CHANNELS: Final = _table(_channels)
FACED: Final = _table(_faced)
TAKEN: Final = tuple(
    ALL_SPOTS & ~((1 << cell) * REPEAT) for cell in range(SPAN)
)  # a rock: only its cell is gone
