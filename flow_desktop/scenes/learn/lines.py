"""Lines of the board that light up: rows for the white die, columns for the black one, the two calm ones."""

from __future__ import annotations

from typing import Final

from flow_desktop.engine.geometry import LINE_OF_FACE

Lines = tuple[int | None, int | None]
CALM: Final[Lines] = (3, 3)
"""The row and the column that no die names."""
NAMED: Final = tuple(LINE_OF_FACE[face] for face in sorted(LINE_OF_FACE))
SECONDS: Final = 0.6
"""So long each line is lit."""
RESTING: Final[Lines] = (NAMED[2], NAMED[4])
"""A row and a column, where nothing may move."""


def dice_lines(seconds: float | None) -> Lines:
    """One row after the other, then one column after the other; `seconds` None: nothing may move."""
    if seconds is None:
        return RESTING
    number = int(seconds / SECONDS) % (2 * len(NAMED))
    line = NAMED[number % len(NAMED)]
    return (line, None) if number < len(NAMED) else (None, line)
