"""A seat in the list of players: its token, its name, what helps it; a press opens it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple

import pygame

from flow_desktop.app.language import _
from flow_desktop.scenes.seat_look import draw_seat_token, seat_name, seat_words
from flow_desktop.table import Seat
from flow_desktop.widgets.glyph import Glyph, draw_glyph
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.press import Pressable
from flow_desktop.widgets.text import Role
from flow_desktop.widgets.theme import BUTTON_RADIUS, CLOSE, EDGE_WIDTH
from flow_desktop.widgets.widget import Press, Size, touched

TOKEN = 72
ACROSS = 12
BETWEEN = 16
ARROW = 26
OPENED = 0.35


def aids_words(seat: Seat) -> str:
    """Which aids a seat has, in two words."""
    count = sum(astuple(seat.aids))
    if count == 0:
        return _("no aids")
    return _("all aids") if count == len(astuple(seat.aids)) else _("some aids")


class SeatEntry(Pressable):
    """A line with a token and a name; open or closed."""

    def __init__(
        self, seats: Sequence[Seat], index: int, starts: bool, opened: bool, on_press: Press, *, key: str
    ) -> None:
        super().__init__(seat_words(seats, index), on_press, key=key)
        self.seat = seats[index]
        self.opened = opened
        self.name = seat_name(seats, index)
        parts = [aids_words(self.seat), *([_("starts")] if starts and len(seats) > 1 else [])]
        self.detail = " · ".join(parts)

    def role(self) -> str:
        """It opens."""
        return _("open") if self.opened else _("button")

    def value(self) -> str:
        """Aids, and whether the seat starts."""
        return self.detail

    def _words_width(self, look: Look, width: int) -> int:
        taken = look.control(TOKEN) + look.control(ARROW) + 2 * look.px(ACROSS) + 2 * look.px(BETWEEN)
        return max(1, width - taken)

    def measure(self, look: Look, width: int) -> Size:
        """As high as the token or both lines."""
        room = self._words_width(look, width)
        lines = (
            look.block(self.name, Role.STRONG, room).height + look.block(self.detail, Role.SMALL, room).height
        )
        return width, max(look.view.target, look.control(TOKEN), lines) + 2 * look.px(CLOSE)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Token, words, arrow."""
        theme = look.theme
        ground = (
            theme.plain.mixed(theme.primary, OPENED) if self.opened else touched(theme, theme.plain, self)
        )
        draw_box(surface, self.rect, look.px(BUTTON_RADIUS), ground, theme.edge, max(1, look.px(EDGE_WIDTH)))
        side, arrow = look.control(TOKEN), look.control(ARROW)
        token = pygame.Rect(self.rect.x + look.px(ACROSS), self.rect.centery - side // 2, side, side)
        draw_seat_token(surface, look, token, self.seat)
        room = self._words_width(look, self.rect.width)
        name = look.block(self.name, Role.STRONG, room).height
        detail = look.block(self.detail, Role.SMALL, room).height
        left, top = token.right + look.px(BETWEEN), self.rect.centery - (name + detail) // 2
        look.text(surface, self.name, Role.STRONG, theme.plain_text, pygame.Rect(left, top, room, name))
        lower = pygame.Rect(left, top + name, room, detail)
        look.text(surface, self.detail, Role.SMALL, theme.soft_text, lower)
        place = pygame.Rect(self.rect.right - look.px(ACROSS) - arrow, 0, arrow, arrow)
        place.centery = self.rect.centery
        draw_glyph(surface, Glyph.UP if self.opened else Glyph.DOWN, place, theme.plain_text)
