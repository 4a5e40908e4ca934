"""Where a hint tells to look first: an area, before it names the space."""

from flow_desktop.engine.geometry import STRIDE, Cell, on_board


def area_of(cell: Cell) -> tuple[Cell, ...]:
    """The area of three by three spaces that a space belongs to; it is not always in the middle of it.

    Nine areas cover the board, so that an area says no more of the space than that it lies there.
    """
    row, column = divmod(cell, STRIDE)
    middle_row, middle_column = _middle(row), _middle(column)
    around = [(middle_row + down, middle_column + right) for down in (-1, 0, 1) for right in (-1, 0, 1)]
    return tuple(r * STRIDE + c for r, c in around if on_board(r, c))


def _middle(line: int) -> int:
    """The middle line of the area that a line belongs to: 1, 3 or 5."""
    return 1 if line < 2 else 5 if line > 4 else 3
