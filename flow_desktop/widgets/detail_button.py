"""A large button: what it does, and below it in smaller letters what that means now."""

from __future__ import annotations

import pygame

from flow_desktop.app.catalogue import ArtName
from flow_desktop.app.language import N_
from flow_desktop.widgets.button import draw_button, draw_sign
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.press import Pressable
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import LIP
from flow_desktop.widgets.widget import Press, Size, Weight

ACROSS = 26
DOWN = 12
SIGN = 46
BETWEEN = 20


class DetailButton(Pressable):
    """A button with a sign, a name and a line of detail."""

    role_word = N_("button")

    def __init__(
        self,
        label: str,
        on_press: Press,
        *,
        icon: ArtName,
        detail: str = "",
        weight: Weight = Weight.PLAIN,
        key: str = "",
    ) -> None:
        super().__init__(label, on_press, key=key)
        self.icon = icon
        self.detail = detail
        self.weight = weight

    def value(self) -> str:
        """The detail is said after the name."""
        return self.detail

    def _inner(self, look: Look, width: int) -> int:
        return max(1, width - 2 * look.px(ACROSS) - look.control(SIGN) - look.px(BETWEEN))

    def measure(self, look: Look, width: int) -> Size:
        """Both lines, and room for the sign."""
        inner = self._inner(look, width)
        name = look.block(self.label, Role.HEADING, inner)
        detail = look.block(self.detail, Role.SMALL, inner) if self.detail else None
        high = name.height + (detail.height if detail else 0) + 2 * look.px(DOWN) + look.px(LIP)
        wide = max(name.width, detail.width if detail else 0) + width - inner
        return min(width, wide), max(look.view.target, high)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The body, the sign on the left, the words beside it."""
        face, shade = draw_button(surface, look, self.rect, self.weight, self)
        side = look.control(SIGN)
        sign = pygame.Rect(face.x + look.px(ACROSS), face.centery - side // 2, side, side)
        draw_sign(surface, look, self.icon, sign, shade)
        words = pygame.Rect(sign.right + look.px(BETWEEN), face.y, self._inner(look, face.width), face.height)
        name = look.block(self.label, Role.HEADING, words.width).height
        detail = look.block(self.detail, Role.SMALL, words.width).height if self.detail else 0
        top = face.centery - (name + detail) // 2
        upper = pygame.Rect(words.x, top, words.width, name)
        look.text(surface, self.label, Role.HEADING, shade, upper, Align.START)
        if self.detail:
            lower = pygame.Rect(words.x, upper.bottom, words.width, detail)
            look.text(surface, self.detail, Role.SMALL, shade, lower, Align.START)
