"""A hint in three steps: the area to look at, the space, and at last the whole move."""

from __future__ import annotations

from dataclasses import dataclass

from flow_desktop.engine.commands import Command, PlaceTile, PlayBird, PlayCurrent, PlayReturn, PlaySupport
from flow_desktop.engine.geometry import STRIDE, Cell, on_board

_PLACED = (PlaceTile, PlaySupport, PlayBird, PlayCurrent, PlayReturn)


@dataclass(frozen=True, slots=True)
class HintSteps:
    """What each step shows. A move without a space (draw, trade, calm) has neither area nor space."""

    area: tuple[Cell, ...]
    space: Cell | None
    command: Command


def hint_steps(command: Command) -> HintSteps:
    """Part a move into its steps; of Current the space is where the tile goes."""
    if not isinstance(command, _PLACED):
        return HintSteps((), None, command)
    return HintSteps(area_of(command.cell), command.cell, command)


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
