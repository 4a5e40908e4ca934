"""Words that keep the room of the longest that can stand there, so that nothing below them moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from flow_desktop.widgets.frames import Single
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.widget import Size, Widget

LARGE: Final = 130
"""From this size of text on, in percent, room is too dear to be kept."""


class SteadyWords(Single):
    """A sentence; `others` are those that stand in the same place at another time."""

    def __init__(self, words: str, others: Sequence[str], key: str) -> None:
        super().__init__(Label(words, Role.STRONG, vertical=Align.START, readable=True, key=key))
        self.others = others

    def measure(self, look: Look, width: int) -> Size:
        """As high as the highest of them; large words take no more room than they need."""
        wide, high = self.child.measure(look, width)
        if look.view.text_percent > LARGE:
            return wide, high
        heights = (look.block(each, Role.STRONG, width).height for each in self.others)
        return wide, max(high, *heights, 0)

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """The words keep their own height, at the top."""
        Widget.place(self, look, rect)
        high = self.child.measure(look, rect.width)[1]
        self.child.place(look, pygame.Rect(rect.x, rect.y, rect.width, min(high, rect.height)))
