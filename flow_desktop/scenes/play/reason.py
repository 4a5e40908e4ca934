"""The bubble at the spot: why something cannot be, in words, and the way to the rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from flow_desktop.app.language import _
from flow_desktop.engine.geometry import BOAT, Cell
from flow_desktop.engine.refusals import Code
from flow_desktop.scenes.board.view import BoardView
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Flow
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box, draw_shadow
from flow_desktop.widgets.text import Align
from flow_desktop.widgets.theme import EDGE_WIDTH
from flow_desktop.widgets.widget import Press, Size, Widget, walk

WIDEST: Final = 430
PAD: Final = 14
AWAY: Final = 10
TAIL: Final = 14


@dataclass(frozen=True, slots=True)
class Reason:
    """A sentence and where it belongs: a space of the board, or the widget of a key."""

    words: str
    code: Code | None = None
    cell: Cell | None = None
    cells: tuple[Cell, ...] = ()
    key: str = ""


def place_of(reason: Reason | None, board: BoardView, *columns: Widget) -> pygame.Rect:
    """The place that a reason is about: its space, else its widget, else the middle of the board."""
    if reason is not None and reason.cell is not None:
        return board.cell_rect(reason.cell)
    key = reason.key if reason is not None else ""
    places = (widget.rect for column in columns for widget in walk(column) if widget.key == key)
    return next(places, board.cell_rect(BOAT))


class ReasonBubble(Widget):
    """Words and 'why?', beside the place they are about and never over it.

    With nothing to press on it, it does not keep the pointer from what lies below (a pile, for instance).
    """

    def __init__(self, words: str, on_why: Press | None) -> None:
        super().__init__(key="reason", area="reason")
        self.label = words
        parts: list[Widget] = [Label(words, align=Align.CENTRE)]
        self.see_through = parts[0].see_through = on_why is None
        if on_why is not None:
            parts.append(Button(_("Why?"), on_why, key="why", hint=_("Read the rule about it")))
        self.child = Flow(parts, gap=12, align=Align.CENTRE, justify=Align.CENTRE)
        self.children = (self.child,)
        self._target = pygame.Rect(0, 0, 0, 0)

    def measure(self, look: Look, width: int) -> Size:
        """Its words with room around them."""
        pad = look.px(PAD)
        most = min(width, look.view.text_px(WIDEST))
        wide, high = self.child.measure(look, max(1, most - 2 * pad))
        return wide + 2 * pad, high + 2 * pad

    def stand_at(self, look: Look, target: pygame.Rect, room: pygame.Rect) -> None:
        """Stand above the target, or below it where there is no room, inside the room."""
        self._target = target
        size = self.measure(look, room.width)
        box = pygame.Rect((0, 0), size)
        away = look.px(AWAY + TAIL)
        box.midbottom = (target.centerx, target.top - away)
        if box.top < room.top:
            box.midtop = (target.centerx, target.bottom + away)
        box.clamp_ip(room)
        self.place(look, box)

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """The words lie inside."""
        super().place(look, rect)
        pad = look.px(PAD)
        self.child.place(look, rect.inflate(-2 * pad, -2 * pad))

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Paper with a strong edge and a tail towards the place."""
        theme = look.theme
        radius, edge = look.px(18), max(2, look.px(2 * EDGE_WIDTH))
        draw_shadow(surface, self.rect, radius, look.px(12), theme.shadow, theme.shadow_alpha)
        self._draw_tail(surface, look, theme.danger, 0)
        draw_box(surface, self.rect, radius, theme.panel, theme.danger, edge)
        self._draw_tail(surface, look, theme.panel, edge)

    def _draw_tail(
        self, surface: pygame.Surface, look: Look, shade: tuple[int, int, int], inset: int
    ) -> None:
        tail = look.px(TAIL)
        half = tail - inset
        x = min(max(self._target.centerx, self.rect.left + 2 * tail), self.rect.right - 2 * tail)
        if self.rect.bottom <= self._target.top:
            base, tip = self.rect.bottom - inset, self.rect.bottom + tail - 2 * inset
        elif self.rect.top >= self._target.bottom:
            base, tip = self.rect.top + inset, self.rect.top - tail + 2 * inset
        else:
            return
        pygame.draw.polygon(surface, shade, [(x - half, base), (x + half, base), (x, tip)])
