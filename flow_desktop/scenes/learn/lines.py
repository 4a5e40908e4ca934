"""Lines of the board that light up: rows for the white die, columns for the black one, the two calm ones."""

from __future__ import annotations

from typing import Final

from flow_desktop.engine.geometry import LINE_OF_FACE

Lines = tuple[int | None, int | None]
CALM: Final[Lines] = (3, 3)
"""The row and the column that no die names."""
NAMED: Final = tuple(LINE_OF_FACE[face] for face in sorted(LINE_OF_FACE))
RESTING: Final[Lines] = (NAMED[2], NAMED[4])
"""A row and a column, where nothing may move."""


def dice_lines(seconds: float | None, loop: float) -> Lines:
    """A row, then a column, the next ones in each loop; `seconds` None: nothing may move."""
    if seconds is None:
        return RESTING
    line = NAMED[int(seconds / loop) % len(NAMED)]
    return (line, None) if seconds % loop < loop / 2 else (None, line)
