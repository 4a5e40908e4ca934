"""Difficulty as stepping stones: one stone for each level, and the name of the chosen one above them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from flow_desktop.app.scene import Change
from flow_desktop.widgets.choice import Choice, Segment
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Column, Grid, Row
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import CLOSE, EDGE_WIDTH, HAIR, LIP
from flow_desktop.widgets.widget import Size, Taken, touched

STONE: Final = 60
NONE: Final = -1
"""No stone is chosen."""


class Stone(Segment):
    """A round stone with its number; the chosen one is dark and stands a little higher."""

    def __init__(self, number: int, label: str, chosen: bool, choose: Callable[[], Taken]) -> None:
        super().__init__(label, chosen, choose)
        self.number = number
        self.hint = label

    def measure(self, look: Look, width: int) -> Size:
        """As wide as it may be, as high as a stone."""
        return look.view.target, max(look.view.target, look.control(STONE)) + look.px(LIP)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The stone and its number."""
        theme, lip, edge = look.theme, look.px(LIP), max(1, look.px(EDGE_WIDTH))
        side = min(self.rect.width, self.rect.height - lip)
        stone = pygame.Rect(0, 0, side, side)
        stone.midtop = self.rect.midtop
        if not self.chosen:
            stone = stone.inflate(-2 * lip, -2 * lip)
        ground, shade = (theme.chosen, theme.chosen_text) if self.chosen else (theme.plain, theme.plain_text)
        ground = ground if self.chosen else touched(theme, ground, self)
        draw_box(surface, stone.move(0, lip), stone.width // 2, theme.edge)
        draw_box(surface, stone, stone.width // 2, ground, theme.edge, edge)
        look.text(surface, str(self.number), Role.STRONG, shade, stone, Align.CENTRE)


class Stones(Grid):
    """The stones side by side, with a line of water to step over."""

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The line behind them."""
        first, last = self.children[0].rect, self.children[-1].rect
        high = look.px(HAIR)
        line = pygame.Rect(first.centerx, first.centery - high, last.centerx - first.centerx, high)
        surface.fill(look.theme.edge, line)


class Steps(Choice):
    """A choice of levels; left and right go from stone to stone."""

    def __init__(
        self,
        label: str,
        options: Sequence[str],
        held: int,
        on_change: Callable[[int], Change | None],
        *,
        otherwise: str = "",
        key: str = "",
    ) -> None:
        super().__init__(label, options, held, on_change, key=key)
        self.otherwise = otherwise
        name = Label(self._chosen_name(), Role.STRONG, align=Align.END, grow=1)
        stones = Stones(self.segments, len(self.segments), gap=HAIR)
        self._body = Column([Row([Label(label), name]), stones], gap=CLOSE)
        self.children = (self._body,)

    def _segment(self, index: int, words: str) -> Segment:
        return Stone(index, words, index == self.held, lambda: self._choose(index))

    def _chosen_name(self) -> str:
        return self.otherwise if self.held == NONE else self.options[self.held]

    def value(self) -> str:
        """The chosen level, or what is there instead."""
        return self.otherwise if self.held == NONE else super().value()
