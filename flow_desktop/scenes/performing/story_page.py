"""The page beside a story that goes on by itself: its caption, and the button that skips."""

from __future__ import annotations

from typing import Final

import pygame

from flow_desktop.app.captions import Captions
from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.captions import CaptionLine
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.widget import Press, Widget

MARGIN: Final = 20
CENTRED: Final = 0.25
"""From this share of the window on, on either side, a caption stands in the middle below the board."""


class StoryPage(Widget):
    """While the story runs: the caption below the board, and in the corner the button that skips."""

    def __init__(self, captions: Captions, on_skip: Press, board: pygame.Rect) -> None:
        super().__init__()
        skip = Button(_("Skip"), on_skip, icon=art("icon", "arrow", "right"), key="skip")
        self.children = (CaptionLine(captions), skip)
        self.board = board

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """The button in the corner; the caption in the middle below the board, or in the rest of the line."""
        super().place(look, rect)
        caption, skip = self.children
        margin = look.px(MARGIN)
        inner = rect.inflate(-2 * margin, -2 * margin)
        corner = pygame.Rect((0, 0), skip.measure(look, inner.width // 2))
        corner.bottomright = inner.bottomright
        skip.place(look, corner)
        right = corner.left - margin
        middle = min(self.board.centerx - inner.left, right - self.board.centerx)
        line = pygame.Rect(inner.left, 0, max(1, right - inner.left), 0)
        if middle > inner.width * CENTRED:
            line = pygame.Rect(self.board.centerx - middle, 0, 2 * middle, 0)
        line.height = caption.measure(look, line.width)[1]
        line.centery = (self.board.bottom + rect.bottom) // 2
        line.bottom = min(line.bottom, inner.bottom)
        caption.place(look, line)
