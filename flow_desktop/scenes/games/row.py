"""A game in the list: its sign, how it ended, when and who, how hard."""

from __future__ import annotations

from typing import Final

import pygame

from flow_desktop.app.language import _
from flow_desktop.scenes.games.words import Shown, sign_of, standing_words, table_words, when_words
from flow_desktop.widgets.button import draw_sign
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.press import Pressable
from flow_desktop.widgets.text import Role
from flow_desktop.widgets.theme import EDGE_WIDTH
from flow_desktop.widgets.widget import Press, Size

SIGN: Final = 44
ACROSS: Final = 16
DOWN: Final = 9
BETWEEN: Final = 16
MARKED: Final = 0.55
MARKED_FLAT: Final = 0.3
"""How much of the colour of what is to be done the chosen row takes on."""


class GameRow(Pressable):
    """Three lines and a sign; the chosen one is marked."""

    def __init__(self, game: Shown, chosen: bool, on_press: Press, *, key: str) -> None:
        super().__init__(standing_words(game), on_press, key=key)
        self.sign = sign_of(game)
        self.details = (when_words(game), table_words(game))
        self.chosen = chosen

    def role(self) -> str:
        """It can be pressed; the chosen one says so."""
        return _("chosen") if self.chosen else _("button")

    def value(self) -> str:
        """The lines below the first."""
        return ", ".join(self.details)

    def _lines(self, look: Look, width: int) -> list[tuple[str, Role, int]]:
        room = max(1, width - 2 * look.px(ACROSS) - look.control(SIGN) - look.px(BETWEEN))
        lines = [(self.label, Role.STRONG), *((line, Role.SMALL) for line in self.details)]
        return [(line, role, look.block(line, role, room).height) for line, role in lines]

    def measure(self, look: Look, width: int) -> Size:
        """As wide as it may be, as high as its lines."""
        high = sum(height for _line, _role, height in self._lines(look, width)) + 2 * look.px(DOWN)
        return width, max(look.view.target, look.control(SIGN) + 2 * look.px(DOWN), high)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Box, sign, lines; nothing when it is scrolled out of sight."""
        if not self.rect.colliderect(surface.get_clip()):
            return
        theme = look.theme
        strong = MARKED_FLAT if theme.flat else MARKED
        share = strong if self.chosen else strong / 2 if self.hovered else 0.0
        ground = theme.plain.mixed(theme.primary, share)
        draw_box(surface, self.rect, look.px(18), ground, theme.edge, max(1, look.px(EDGE_WIDTH)))
        side = look.control(SIGN)
        place = pygame.Rect(self.rect.x + look.px(ACROSS), self.rect.centery - side // 2, side, side)
        draw_sign(surface, look, self.sign, place, theme.plain_text)
        left = place.right + look.px(BETWEEN)
        lines = self._lines(look, self.rect.width)
        top = self.rect.centery - sum(height for _line, _role, height in lines) // 2
        for index, (line, role, height) in enumerate(lines):
            room = pygame.Rect(left, top, self.rect.right - look.px(ACROSS) - left, height)
            shade = theme.plain_text if index == 0 or self.chosen else theme.soft_text
            look.text(surface, line, role, shade, room)
            top += height
