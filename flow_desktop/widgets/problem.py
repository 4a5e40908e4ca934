"""A sentence that says what is wrong, right where it is wrong."""

from __future__ import annotations

import pygame

from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.text import Role
from flow_desktop.widgets.theme import EDGE_WIDTH, FIELD_RADIUS
from flow_desktop.widgets.widget import Size, Widget

ACROSS = 16
DOWN = 8


class Problem(Widget):
    """A box in the warning colour with a sentence in it."""

    def __init__(self, sentence: str, *, key: str = "problem") -> None:
        super().__init__(label=sentence, key=key)

    def measure(self, look: Look, width: int) -> Size:
        """The sentence with room around it."""
        lines = look.block(self.label, Role.SMALL, max(1, width - 2 * look.px(ACROSS)))
        return lines.width + 2 * look.px(ACROSS), lines.height + 2 * look.px(DOWN)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The box and the sentence."""
        theme = look.theme
        draw_box(
            surface, self.rect, look.px(FIELD_RADIUS), theme.warning, theme.edge, max(1, look.px(EDGE_WIDTH))
        )
        inner = self.rect.inflate(-2 * look.px(ACROSS), 0)
        look.text(surface, self.label, Role.SMALL, theme.warning_text, inner)
