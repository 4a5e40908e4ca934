"""Whether words name a place that the board's frame does not show; for every test that has words at hand."""

import re
from typing import Final

from flow_desktop.app.language import _
from flow_desktop.scenes.place_names import FACE_OF_LINE

NOTATION: Final = re.compile(r"(?<![\w-])[a-gA-EG][1-7](?![\w-])(?!:rock)")
"""``f6`` and its like; F1 to F7 in capitals are keys."""
_SHOWN: Final = {str(face) for face in FACE_OF_LINE.values()}


def misnamed(words: str) -> list[str]:
    """The places in these words, in the program's language, that nobody finds on the frame."""
    counted = re.findall(rf"\b(?:{'|'.join(stems())})\w* (\d+)", words, re.IGNORECASE)
    return [*NOTATION.findall(words), *(number for number in counted if number not in _SHOWN)]


def stems() -> tuple[str, str]:
    """How the words for column and row begin in the program's language, before any ending."""
    name = _("column {column}, row {row}")
    column, row = re.findall(r"(\w+) {", name)
    return column[:4], row[:3].replace("ą", "[ąę]")  # rząd, w rzędzie
