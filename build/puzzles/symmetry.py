"""The eight ways to turn and mirror a board: two puzzles that differ only so are one."""

from collections.abc import Callable
from typing import Final

from flow_desktop.bots.puzzle import Puzzle
from flow_desktop.engine.geometry import CELLS, EAST, LINE_OF_FACE, SPAN, STRIDE, WEST
from flow_desktop.engine.tiles import EDGES, turned

LAST: Final = 6
Form = tuple[bytes, int, int]


def _turn(form: Form) -> Form:
    """A quarter to the right: row r becomes column 6 - r, column c becomes row c."""
    pieces, row, column = form
    after = bytearray(SPAN)
    for cell in CELLS:
        r, c = divmod(cell, STRIDE)
        piece = pieces[cell]
        after[c * STRIDE + LAST - r] = piece & ~EDGES | turned(piece & EDGES)
    return bytes(after), column, LAST - row if row >= 0 else row


def _mirror(form: Form) -> Form:
    pieces, row, column = form
    after = bytearray(SPAN)
    for cell in CELLS:
        r, c = divmod(cell, STRIDE)
        piece = pieces[cell]
        swapped = piece & ~(EAST | WEST) | (WEST if piece & EAST else 0) | (EAST if piece & WEST else 0)
        after[r * STRIDE + LAST - c] = swapped
    return bytes(after), row, LAST - column if column >= 0 else column


def forms(pieces: bytes, row: int, column: int) -> list[Form]:
    """A board and the lines of its wave in all eight ways."""
    form, found = (pieces, row, column), []
    change: Callable[[Form], Form]
    for change in (_turn, _turn, _turn, _mirror, _turn, _turn, _turn, _mirror):
        found.append(form)
        form = change(form)
    return found


def same_as(puzzle: Puzzle) -> tuple[object, ...]:
    """What puzzles have in common that are one, turned or mirrored."""
    named = puzzle.goal.wave and not puzzle.goal.whatever
    row, column = (LINE_OF_FACE[face] for face in puzzle.throw) if named else (-1, -1)
    least = min(forms(puzzle.position.board.pieces, row, column))
    return least, tuple(sorted(puzzle.position.shown)), tuple(sorted(puzzle.position.hand)), puzzle.goal
