"""The giant wave on a board (section 4): what it takes, what birds save, what holds."""

from dataclasses import dataclass

from flow_desktop.engine.board import Board
from flow_desktop.engine.commands import Die
from flow_desktop.engine.geometry import LINE_OF_FACE, Cell, column_cells, row_cells
from flow_desktop.engine.tiles import BIRD, FIXED, Piece, blocks_water


@dataclass(frozen=True, slots=True)
class Hit:
    """A tile that the wave ran over, as it was before, and the dice that named its lines."""

    cell: Cell
    piece: Piece
    dice: tuple[Die, ...]


@dataclass(frozen=True, slots=True)
class Wave:
    """What a wave did: the board after it, and the tiles gone, saved by a bird and held fast."""

    board: Board
    washed: tuple[Hit, ...]
    saved: tuple[Hit, ...]
    held: tuple[Hit, ...]


def hits(board: Board, white: int | None, black: int | None) -> list[Hit]:
    """Return the tiles in the white die's row and in the black die's column, in reading order."""
    row = set(row_cells(LINE_OF_FACE[white])) if white else set()
    column = set(column_cells(LINE_OF_FACE[black])) if black else set()
    found = []
    for cell in sorted(row | column):
        piece = board.pieces[cell]
        if piece and not piece & FIXED:
            dice = ((Die.WHITE,) if cell in row else ()) + ((Die.BLACK,) if cell in column else ())
            found.append(Hit(cell, piece, dice))
    return found


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
