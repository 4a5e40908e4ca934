"""Whole boards turned by a quarter and mirrored, boat and animals included."""

from collections.abc import Callable

from flow_desktop.engine.board import Board
from flow_desktop.engine.geometry import CELLS, SPAN, STRIDE, Cell, Edges
from flow_desktop.engine.tiles import EDGES, turned

CellMap = Callable[[Cell], Cell]
EdgeMap = Callable[[Edges], Edges]


def quarter_cell(cell: Cell) -> Cell:
    """Where a cell lies after a clockwise quarter turn of the board."""
    row, column = divmod(cell, STRIDE)
    return column * STRIDE + 6 - row


def quarter_edges(edges: Edges) -> Edges:
    """Edges after a clockwise quarter turn."""
    return turned(edges)


def mirror_cell(cell: Cell) -> Cell:
    """Where a cell lies in the mirror image, left and right exchanged."""
    row, column = divmod(cell, STRIDE)
    return row * STRIDE + 6 - column


def mirror_edges(edges: Edges) -> Edges:
    """Edges in the mirror image: east and west exchanged."""
    return edges & 0b0101 | (edges & 0b0010) << 2 | (edges & 0b1000) >> 2


SYMMETRIES: tuple[tuple[CellMap, EdgeMap], ...] = ((quarter_cell, quarter_edges), (mirror_cell, mirror_edges))


def moved(board: Board, cell_map: CellMap, edge_map: EdgeMap) -> Board:
    """The same board after a symmetry."""
    pieces = bytearray(SPAN)
    for cell in CELLS:
        piece = board.pieces[cell]
        pieces[cell_map(cell)] = piece & ~EDGES | edge_map(piece & EDGES)
    return Board.of(bytes(pieces))


def moved_mask(mask: int, cell_map: CellMap) -> int:
    """A mask of cells after a symmetry."""
    return sum(1 << cell_map(cell) for cell in CELLS if mask >> cell & 1)
