"""The lay of a board: the six masks that its value is read from, and what a move makes of them.

A policy looks at hundreds of boards for one move. It needs of each only where water passes, what is empty and
what a wave would take, so no board is made for it.
"""

from __future__ import annotations

from typing import Final

from flow_desktop.engine.board import Board
from flow_desktop.engine.geometry import SPAN, Cell, Edges
from flow_desktop.engine.tiles import BIRD, FIXED, OBSTACLE, ROCK, Kind

Lay = tuple[int, int, int, int, int, int]
"""Openings N, E, S, W that water passes; empty cells; cells of tiles that one die's wave takes."""
_MASK: Final = (1 << SPAN) - 1


def lay_of(board: Board, remain: bool) -> Lay:
    """Read the lay of a board; ``remain``: waves take no obstacles (Obstacles Remain)."""
    channels = board.channels
    return (
        channels & _MASK,
        channels >> SPAN & _MASK,
        channels >> 2 * SPAN & _MASK,
        channels >> 3 * SPAN,
        board.empty,
        _loose(board.pieces, remain),
    )


def _loose(pieces: bytes, remain: bool) -> int:
    """The cells of tiles without a bird and, if obstacles remain, without an obstacle."""
    spared = BIRD | FIXED | (OBSTACLE | ROCK if remain else 0)
    mask, bit = 0, 1
    for piece in pieces:
        if piece and not piece & spared:
            mask |= bit
        bit <<= 1
    return mask


def placed(lay: Lay, kind: Kind, cell: Cell, edges: Edges, remain: bool) -> Lay:
    """A tile is put on an empty cell."""
    north, east, south, west, empty, loose = lay
    bit = 1 << cell
    blocks = kind >= Kind.STRAIGHT_OBSTACLE
    if not (blocks and remain):
        loose |= bit
    if blocks:
        return north, east, south, west, empty & ~bit, loose
    return (
        north | bit if edges & 1 else north,
        east | bit if edges & 2 else east,
        south | bit if edges & 4 else south,
        west | bit if edges & 8 else west,
        empty & ~bit,
        loose,
    )


def lifted(lay: Lay, cells: int) -> Lay:
    """What lies on these cells is gone."""
    north, east, south, west, empty, loose = lay
    kept = ~cells
    return north & kept, east & kept, south & kept, west & kept, empty | cells, loose & kept


def guarded(lay: Lay, cell: Cell) -> Lay:
    """A bird sits on the tile of a cell."""
    north, east, south, west, empty, loose = lay
    return north, east, south, west, empty, loose & ~(1 << cell)


def moved(lay: Lay, source: Cell, kind: Kind, cell: Cell, edges: Edges, remain: bool) -> Lay:
    """The tile of a cell is put on another, with its bird if it has one."""
    after = placed(lifted(lay, 1 << source), kind, cell, edges, remain)
    return after if lay[5] >> source & 1 else guarded(after, cell)
