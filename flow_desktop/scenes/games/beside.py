"""Two things beside each other: the halves of a page, and a picture with its words."""

from __future__ import annotations

from typing import Final

import pygame

from flow_desktop.widgets.layout import Box
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.widget import Size, Widget

BETWEEN: Final = 24


class Halves(Box):
    """Children of the same width, whatever is in them, as high as the room."""

    def _width(self, look: Look, width: int) -> int:
        return max(1, (width - self._gaps(look)) // max(1, len(self.children)))

    def measure(self, look: Look, width: int) -> Size:
        """The whole width, as high as the highest."""
        each = self._width(look, width)
        return width, max((child.measure(look, each)[1] for child in self.children), default=0)

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """From left to right, each as high as the room."""
        Widget.place(self, look, rect)
        each, left = self._width(look, rect.width), rect.x
        for child in self.children:
            child.place(look, pygame.Rect(left, rect.y, each, rect.height))
            left += each + self._step(look)


class Square(Widget):
    """The room of a square picture that is not there yet."""

    def __init__(self, units: float) -> None:
        super().__init__()
        self.units = units

    def measure(self, look: Look, width: int) -> Size:
        """As the picture will be."""
        side = min(look.px(self.units), width)
        return side, side


class Beside(Box):
    """A picture on the left half at most, words to its right; below it where they have too little room."""

    def __init__(self, picture: Widget, words: Widget, least: float) -> None:
        super().__init__((picture, words), gap=BETWEEN)
        self.picture = picture
        self.words = words
        self.least = least

    def _rects(self, look: Look, left: int, top: int, width: int) -> tuple[pygame.Rect, pygame.Rect]:
        gap = self._step(look)
        wide, high = self.picture.measure(look, width // 2)
        room = width - wide - gap
        if room >= look.view.text_px(self.least):
            words = self.words.measure(look, room)[1]
            return pygame.Rect(left, top, wide, high), pygame.Rect(left + wide + gap, top, room, words)
        wide, high = self.picture.measure(look, width)
        words = self.words.measure(look, width)[1]
        return pygame.Rect(left, top, wide, high), pygame.Rect(left, top + high + gap, width, words)

    def measure(self, look: Look, width: int) -> Size:
        """The whole width, as high as both need."""
        picture, words = self._rects(look, 0, 0, width)
        return width, max(picture.bottom, words.bottom)

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """The picture first."""
        Widget.place(self, look, rect)
        picture, words = self._rects(look, rect.x, rect.y, rect.width)
        self.picture.place(look, picture)
        self.words.place(look, words)
