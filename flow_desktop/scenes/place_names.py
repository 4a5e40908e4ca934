"""What the spaces and lines of the board are called: by what stands on its frame, and by nothing else.

The frame shows the faces of the dice, 1 2 3 ≈ 4 5 6, black for columns and white for rows. So a space is
"column 3, row 5" to the eye and to the ear, in captions, hints, rules and speech; a line without a number is
calm. The letters of the notation (``f6``) are for what programs read: records, positions, the protocol.
"""

from collections.abc import Iterable
from typing import Final

from flow_desktop.app.language import N_, _, with_capital
from flow_desktop.engine.geometry import LINE_OF_FACE, STRIDE, Cell

FACE_OF_LINE: Final = {line: face for face, line in LINE_OF_FACE.items()}
"""The number that stands beside a line, rows and columns alike; the calm line has none."""

_NAMED: Final = (
    N_("column {column}, row {row}"),
    N_("column {column}, calm row"),
    N_("calm column, row {row}"),
    N_("calm column, calm row"),
)
_THERE: Final = (  # with whatever small word and ending a language needs in the middle of a sentence
    N_("at column {column}, row {row}"),
    N_("at column {column}, the calm row"),
    N_("at the calm column, row {row}"),
    N_("at the calm column, the calm row"),
)


def place_name(cell: Cell) -> str:
    """A space as it is called alone: "column 3, row 5"."""
    return _worded(_NAMED, cell)


def place_heading(cell: Cell) -> str:
    """The same at the beginning of a line: "Column 3, row 5"."""
    name = place_name(cell)
    return with_capital(name)


def at_place(cell: Cell) -> str:
    """A space within a sentence, after a verb: "at column 3, row 5"."""
    return _worded(_THERE, cell)


def places_words(cells: Iterable[Cell]) -> str:
    """Several spaces, parted so that no row belongs to the wrong column."""
    told = ""
    for name in map(place_name, cells):
        told = _("{places}; {place}").format(places=told, place=name) if told else name
    return told


def _worded(forms: tuple[str, str, str, str], cell: Cell) -> str:
    row, column = (FACE_OF_LINE.get(line) for line in divmod(cell, STRIDE))
    form = forms[2 * (column is None) + (row is None)]
    return _(form).format(column=column, row=row)
