"""Placement rules 1 to 4, for the game and for rollouts alike: there is no second implementation.

A set of spots (cell and edges) is one integer of lanes; see ``lanes``.
"""

from collections.abc import Iterator

from flow_desktop.engine.board import Board
from flow_desktop.engine.geometry import ANIMALS, CELLS, SPAN, WHOLE, Cell, Edges
from flow_desktop.engine.lanes import CHANNELS, FITS, KIND_LANES, LANE_OF, REPEAT, SPOTS
from flow_desktop.engine.rules import RuleSet
from flow_desktop.engine.tiles import BIRD, ROCK, Kind
from flow_desktop.engine.water import beside, cutting, possible

_ROCK_LANE = SPAN * LANE_OF[0]


def fitting(board: Board, kind: Kind, rules: RuleSet, path: bool = True) -> int:
    """Return the spots that placement rules 1, 2 and 3 allow; ``path=False`` leaves rule 2 out (Current)."""
    if kind is Kind.ROCK:
        return _fitting_rock(board, rules)
    spots = board.room & KIND_LANES[kind]
    # A spot that water pours into has a neighbour, so rule 2 implies rule 1.
    spots &= board.wet if path else beside(board.occupied) * REPEAT
    if rules.rocks_need_closed_edges:
        for cell in rocks_on(board):
            spots &= FITS[cell][0]
    return spots


def _fitting_rock(board: Board, rules: RuleSet) -> int:
    cells = beside(board.occupied) & board.empty
    if rules.rocks_need_closed_edges:  # R21: never next to an open edge
        return cells << _ROCK_LANE & board.room
    return cells << _ROCK_LANE


def rocks_on(board: Board) -> list[Cell]:
    """Return the cells with a scenario obstacle."""
    if ROCK not in board.pieces and ROCK | BIRD not in board.pieces:
        return []
    return [cell for cell in CELLS if board.pieces[cell] & ROCK]


def placements(board: Board, kind: Kind, rules: RuleSet, path: bool = True) -> int:
    """Return the spots that all placement rules allow, rule 4 included."""
    spots = fitting(board, kind, rules, path)
    if spots and (kind.has_obstacle or rules.protect_ways_from_all):
        return without_cuts(board, kind, spots)
    return spots


def cut_off(board: Board, kind: Kind, cell: Cell, edges: Edges) -> int:
    """Return the animal cells that could reach the boat before this placement and could not after it (R8)."""
    after = possible_after(board, kind, cell, edges)
    return 0 if after == ANIMALS else board.possible & ~after


def possible_after(board: Board, kind: Kind, cell: Cell, edges: Edges) -> int:
    """Return the animal cells that may still get a way to the boat once this tile lies there (R8)."""
    channels = board.channels if kind.has_obstacle else board.channels | CHANNELS[cell][edges]
    return possible(board.ship, channels, WHOLE & ~board.occupied & ~(1 << cell))


def without_cuts(board: Board, kind: Kind, spots: int) -> int:
    """Drop the spots that would cut an animal off (rule 4).

    A cell that cuts nobody off even when it is blocked needs no closer look at its rotations.
    """
    for cell in cutting(board.ship, board.channels, board.empty, cells_of(spots), board.possible):
        here = spots & (1 << cell) * REPEAT
        spots ^= here
        if not kind.has_obstacle:
            for _, edges, bit in bits_of(here):
                if not cut_off(board, kind, cell, edges):
                    spots |= 1 << bit
    return spots


def cells_of(spots: int) -> list[Cell]:
    """Return the distinct cells of a set of spots, in reading order."""
    mask = 0
    while spots:
        mask |= spots & WHOLE
        spots >>= SPAN
    cells = []
    while mask:
        low = mask & -mask
        cells.append(low.bit_length() - 1)
        mask ^= low
    return cells


def bits_of(spots: int) -> Iterator[tuple[Cell, Edges, int]]:
    """Yield each spot as its cell, its edges and its bit number."""
    while spots:
        low = spots & -spots
        bit = low.bit_length() - 1
        cell, edges = SPOTS[bit]
        yield cell, edges, bit
        spots ^= low


def spot_list(spots: int) -> list[tuple[Cell, Edges]]:
    """Return the spots in canonical order: by cell in reading order, then by edges as bits."""
    return sorted((cell, edges) for cell, edges, _ in bits_of(spots))


def is_placement(
    board: Board, kind: Kind, cell: Cell, edges: Edges, rules: RuleSet, path: bool = True
) -> bool:
    """Say whether one placement is legal; cheaper than listing them all."""
    if (
        edges not in kind.rotations
        or not fitting(board, kind, rules, path) >> SPAN * LANE_OF[edges] + cell & 1
    ):
        return False
    return not (kind.has_obstacle or rules.protect_ways_from_all) or not cut_off(board, kind, cell, edges)
