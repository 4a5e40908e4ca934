"""A fact of the game: in words, or as a sign with a number where words do not fit."""

from __future__ import annotations

from typing import Final

import pygame

from flow_desktop.app.catalogue import ArtName
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.text import Role, font
from flow_desktop.widgets.widget import Size, Widget

GAP: Final = 8


class Fact(Widget):
    """A sign and words; `brief` shows only the number."""

    def __init__(self, icon: ArtName, words: str, number: str) -> None:
        super().__init__(label=words)
        self.icon = icon
        self.number = number
        self.brief = False

    def _shown(self) -> str:
        return self.number if self.brief else self.label

    def wanted(self, look: Look) -> int:
        """The width it needs with its words in one line."""
        return self._sign(look) + look.px(GAP) + font(Role.STRONG, look.view).size(self.label)[0]

    def _sign(self, look: Look) -> int:
        return font(Role.STRONG, look.view).get_linesize()

    def measure(self, look: Look, width: int) -> Size:
        """One line, more where it has to be."""
        sign = self._sign(look) + look.px(GAP)
        lines = look.block(self._shown(), Role.STRONG, max(1, width - sign))
        return sign + lines.width, max(self._sign(look), lines.height)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The sign, then the words."""
        side = self._sign(look)
        picture = look.assets.image(self.icon, (side - look.px(4), side - look.px(4)))
        place = pygame.Rect(self.rect.x, self.rect.y, side, self.rect.height)
        surface.blit(picture, picture.get_rect(center=place.center))
        left = side + look.px(GAP)
        room = pygame.Rect(self.rect.x + left, self.rect.y, self.rect.width - left, self.rect.height)
        look.text(surface, self._shown(), Role.STRONG, look.theme.text, room)
