"""A button that shows a sign and a number; its words are spoken and stand in the bubble."""

from __future__ import annotations

from typing import Final

import pygame

from flow_desktop.app.catalogue import ArtName
from flow_desktop.app.language import _
from flow_desktop.widgets.button import draw_button
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.press import Pressable
from flow_desktop.widgets.text import Align, Role, font
from flow_desktop.widgets.theme import LIP
from flow_desktop.widgets.widget import Kind, Press, Size

ACROSS: Final = 18
DOWN: Final = 14
GAP: Final = 8


class CountButton(Pressable):
    """A sign with a number."""

    def __init__(self, icon: ArtName, count: int, label: str, on_press: Press, *, key: str) -> None:
        super().__init__(label, on_press, hint=label, key=key)
        self.icon = icon
        self.count = count

    def role(self) -> str:
        """It is a button."""
        return _("button")

    def spoken(self) -> str:
        """The label is the hint here, and is said once."""
        said, self.hint = self.hint, ""
        words = super().spoken()
        self.hint = said
        return words

    def _parts(self, look: Look) -> tuple[int, int, int]:
        face = font(Role.BUTTON, look.view)
        return face.get_linesize(), face.size("00")[0], look.px(GAP)

    def measure(self, look: Look, width: int) -> Size:
        """Room for the sign and two digits."""
        sign, digits, gap = self._parts(look)
        wide = sign + gap + digits + 2 * look.px(ACROSS)
        return max(look.view.target, wide), max(look.view.target, sign + 2 * look.px(DOWN) + look.px(LIP))

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The button, the sign, the number."""
        face, shade = draw_button(surface, look, self.rect, Kind.PLAIN, self)
        sign, digits, gap = self._parts(look)
        left = face.centerx - (sign + gap + digits) // 2
        picture = look.assets.image(self.icon, (sign, sign))
        surface.blit(picture, picture.get_rect(midleft=(left, face.centery)))
        room = pygame.Rect(left + sign, face.y, digits + 2 * gap, face.height)
        look.text(surface, str(self.count), Role.BUTTON, shade, room, Align.CENTRE)
