"""Columns of unequal width, and cards in as many columns as their longest word allows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from flow_desktop.scenes.setup.card import least_card_width
from flow_desktop.widgets.layout import Box, Grid
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.widget import Size, Widget

MOST_CARDS: Final = 3


class Columns(Box):
    """Side by side, each as wide as its weight says and as high as it wants to be."""

    def __init__(self, children: Sequence[Widget], weights: Sequence[float], *, gap: float) -> None:
        super().__init__(children, gap=gap)
        self.weights = tuple(weights)

    def _widths(self, look: Look, width: int) -> list[int]:
        room = max(1, width - self._gaps(look))
        return [max(1, int(room * weight / sum(self.weights))) for weight in self.weights]

    def measure(self, look: Look, width: int) -> Size:
        """The whole width, as high as the highest column."""
        widths = self._widths(look, width)
        heights = [child.measure(look, each)[1] for child, each in zip(self.children, widths, strict=True)]
        return width, max(heights, default=0)

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """From left to right, each at its own height."""
        super().place(look, rect)
        left = rect.x
        for child, width in zip(self.children, self._widths(look, rect.width), strict=True):
            child.place(look, pygame.Rect(left, rect.y, width, child.measure(look, width)[1]))
            left += width + self._step(look)


class CardGrid(Grid):
    """Cards side by side, never so narrow that a word would be broken."""

    def __init__(self, cards: Sequence[Widget], *, gap: float = 12) -> None:
        super().__init__(cards, MOST_CARDS, gap=gap)

    def _columns(self, look: Look, width: int) -> int:
        step = self._step(look)
        fitting = (width + step) // (least_card_width(look) + step)
        return max(1, min(self.columns, fitting))
