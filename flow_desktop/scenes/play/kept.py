"""A column that is drawn once and kept as a picture until something in it looks different.

What changes every moment (the clock, the tile in hand) is `live`: it is left out of the picture and drawn
over it each frame.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from flow_desktop.widgets.frames import Single
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.widget import Widget, walk

SHADOW_ROOM = 26


class Live(Widget):
    """A widget that may look different in every frame."""


class Kept(Single):
    """Its child as a picture, with what lies behind it; `stamp` says what that depends on besides."""

    def __init__(self, child: Widget, stamp: Callable[[], Hashable]) -> None:
        super().__init__(child)
        self._stamp = stamp
        self._live: list[Widget] = []
        self._changing: list[Widget] = []
        self._picture: tuple[Hashable, pygame.Surface] | None = None

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """Take the place and note what can change by itself."""
        super().place(look, rect)
        parts = list(walk(self.child))
        self._live = [widget for widget in parts if isinstance(widget, Live)]
        self._changing = [widget for widget in parts if widget.pointed and not isinstance(widget, Live)]
        self._picture = None

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        """The picture, made anew when it is not right any more, and what is live."""
        room = look.px(SHADOW_ROOM)
        area = self.rect.inflate(2 * room, 2 * room).clip(surface.get_rect())
        stamp = self._state()
        if self._picture is None or self._picture[0] != stamp or self._picture[1].get_size() != area.size:
            self._draw_still(surface, look)
            self._picture = stamp, surface.subsurface(area).copy()
        else:
            surface.blit(self._picture[1], area)
        before = surface.get_clip()
        surface.set_clip(self.rect.clip(before))
        for widget in self._live:
            widget.draw(surface, look)
        surface.set_clip(before)

    def _draw_still(self, surface: pygame.Surface, look: Look) -> None:
        for widget in self._live:
            widget.visible = False
        self.child.draw(surface, look)
        for widget in self._live:
            widget.visible = True

    def _state(self) -> Hashable:
        states = tuple((widget.hovered, widget.pressed) for widget in self._changing)
        turned = tuple(widget.offset for widget in self._changing if isinstance(widget, Scroll))
        return self._stamp(), states, turned
