"""Words that stand free in a column: on a dark plate, since what lies behind them is sand or sea."""

from __future__ import annotations

from typing import Final

import pygame

from flow_desktop.widgets.label import Label
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.text import Role
from flow_desktop.widgets.theme import Colour
from flow_desktop.widgets.widget import Size

ACROSS: Final = 16
DOWN: Final = 4


class Plate(Label):
    """A short title, readable on every tide."""

    def __init__(self, text: str, key: str = "") -> None:
        super().__init__(text, Role.STRONG, key=key)

    def measure(self, look: Look, width: int) -> Size:
        """The words with a little room around them."""
        across, down = look.px(ACROSS), look.px(DOWN)
        wide, high = super().measure(look, max(1, width - 2 * across))
        return wide + 2 * across, high + 2 * down

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The plate as wide as its words, and the words."""
        across = look.px(ACROSS)
        plate = pygame.Rect(self.rect.topleft, self.measure(look, self.rect.width))
        draw_box(surface, plate, min(plate.height // 2, look.px(20)), look.theme.caption)
        words = plate.inflate(-2 * across, 0)
        look.text(surface, self.label, self.text_role, self._shade(look), words)

    def _shade(self, look: Look) -> Colour:
        return look.theme.caption_text
