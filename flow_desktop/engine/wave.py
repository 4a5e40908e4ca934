"""The giant wave on a board (section 4): what it takes, what birds save, what holds."""

from functools import cache
from typing import NamedTuple

from flow_desktop.engine.board import Board
from flow_desktop.engine.commands import Die
from flow_desktop.engine.geometry import LINE_OF_FACE, Cell, column_cells, row_cells
from flow_desktop.engine.tiles import BIRD, FIXED, Piece, blocks_water


class Hit(NamedTuple):
    """A tile that the wave ran over, as it was before, and the dice that named its lines."""

    cell: Cell
    piece: Piece
    dice: tuple[Die, ...]


class Wave(NamedTuple):
    """What a wave did: the board after it, and the tiles gone, saved by a bird and held fast."""

    board: Board
    washed: tuple[Hit, ...]
    saved: tuple[Hit, ...]
    held: tuple[Hit, ...]


@cache
def lines_hit(white: int | None, black: int | None) -> tuple[tuple[Cell, tuple[Die, ...]], ...]:
    """Return the cells in the dice's row and column, in reading order, each with the dice that name it."""
    row = row_cells(LINE_OF_FACE[white]) if white else ()
    column = column_cells(LINE_OF_FACE[black]) if black else ()
    return tuple(
        (cell, (Die.WHITE,) * (cell in row) + (Die.BLACK,) * (cell in column))
        for cell in sorted({*row, *column})
    )


def hits(board: Board, white: int | None, black: int | None) -> list[Hit]:
    """Return the tiles that these dice name, in reading order; the boat and the animals are never hit."""
    pieces = board.pieces
    return [
        Hit(cell, pieces[cell], dice) for cell, dice in lines_hit(white, black) if 0 < pieces[cell] < FIXED
    ]


def wave(board: Board, white: int | None, black: int | None, remain: bool = False) -> Wave:
    """Let the wave run; ``remain`` keeps tiles with obstacles and rocks, birds on them included (R17)."""
    pieces = bytearray(board.pieces)
    washed, saved, held = [], [], []
    for hit in hits(board, white, black):
        if remain and blocks_water(hit.piece):
            held.append(hit)
        elif hit.piece & BIRD and len(hit.dice) == 1:
            saved.append(hit)
            pieces[hit.cell] &= ~BIRD
        else:
            washed.append(hit)
            pieces[hit.cell] = 0
    after = Board.of(bytes(pieces)) if washed or saved else board
    return Wave(after, tuple(washed), tuple(saved), tuple(held))
