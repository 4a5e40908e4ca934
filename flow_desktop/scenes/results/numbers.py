"""A number with its name, large enough to be read across a table."""

from __future__ import annotations

import pygame

from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import CAPTION_RADIUS, EDGE_WIDTH
from flow_desktop.widgets.widget import Size, Widget

ACROSS = 14
DOWN = 10


class BigNumber(Widget):
    """One of the four numbers; the label says both."""

    def __init__(self, number: str, name: str, *, spoken: str = "", key: str = "") -> None:
        super().__init__(key=key, label=f"{name}: {spoken or number}")
        self.number = number
        self.name = name

    def measure(self, look: Look, width: int) -> Size:
        """The number above its name."""
        room = max(1, width - 2 * look.px(ACROSS))
        above, below = look.block(self.number, Role.HEADING, room), look.block(self.name, Role.SMALL, room)
        wide = max(above.width, below.width) + 2 * look.px(ACROSS)
        return wide, above.height + below.height + 2 * look.px(DOWN)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """A quiet box with the number in it."""
        theme = look.theme
        edge = max(1, look.px(EDGE_WIDTH))
        draw_box(surface, self.rect, look.px(CAPTION_RADIUS), theme.plain, theme.panel_edge, edge)
        inner = self.rect.inflate(-2 * look.px(ACROSS), -2 * look.px(DOWN))
        high = look.block(self.number, Role.HEADING, inner.width).height
        above = pygame.Rect(inner.x, inner.y, inner.width, high)
        below = pygame.Rect(inner.x, inner.y + high, inner.width, inner.height - high)
        look.text(surface, self.number, Role.HEADING, theme.plain_text, above, Align.CENTRE)
        look.text(surface, self.name, Role.SMALL, theme.plain_text, below, Align.CENTRE)
