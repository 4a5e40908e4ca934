"""Even lines: no sentence ends in a line with a single word where all its lines could be of one length."""

from __future__ import annotations

from typing import Final

from flow_desktop.widgets.look import Look
from flow_desktop.widgets.text import Role

HALVINGS: Final = 5


def balanced(look: Look, words: str, width: int) -> int:
    """The least width in which the words take no more lines than in `width`."""
    high = look.block(words, Role.BODY, max(1, width)).height
    least, most = width // 2, width
    for _step in range(HALVINGS):
        middle = (least + most) // 2
        if look.block(words, Role.BODY, max(1, middle)).height > high:
            least = middle
        else:
            most = middle
    return most
