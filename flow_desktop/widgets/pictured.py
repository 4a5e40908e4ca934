"""A column that is drawn once and kept as a picture until something in it looks different.

What lies behind may move, so the picture is see-through where nothing stands. What changes every moment (a
clock, what is carried) is `Live`: it is left out of the picture and drawn over it each frame.
"""

from collections.abc import Hashable

import pygame

from flow_desktop.values import dataclass
from flow_desktop.widgets.frames import Single
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.widget import Widget, walk

SHADOW_ROOM = 26
_scratch: list[pygame.Surface] = []


class Live(Widget):
    """A widget that may look different in every frame."""


@dataclass(frozen=True, slots=True)
class _Picture:
    """What was drawn, where it lies, and for what state it is right."""

    stamp: Hashable
    surface: pygame.Surface
    place: pygame.Rect


class Pictured(Single):
    """Its child as a picture."""

    def __init__(self, child: Widget) -> None:
        super().__init__(child)
        self._live: list[Widget] = []
        self._changing: list[Widget] = []
        self._picture: _Picture | None = None

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """Take the place and note what can change by itself."""
        super().place(look, rect)
        parts = list(walk(self.child))
        self._live = [widget for widget in parts if isinstance(widget, Live)]
        self._changing = [widget for widget in parts if widget.pointed and not isinstance(widget, Live)]
        self._picture = None

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        """The picture and what is live."""
        surface.blit(*self.picture(surface.get_size(), look))
        self.draw_live(surface, look)

    def picture(self, window: tuple[int, int], look: Look) -> tuple[pygame.Surface, pygame.Rect]:
        """The picture, made anew when it is not right any more, and its place in a window of that size."""
        stamp = (window, *self._state())
        if self._picture is None or self._picture.stamp != stamp:
            self._picture = self._drawn(window, look, stamp)
        return self._picture.surface, self._picture.place

    def draw_live(self, surface: pygame.Surface, look: Look) -> None:
        """Only what may look different in every frame."""
        before = surface.get_clip()
        surface.set_clip(self.rect.clip(before))
        for widget in self._live:
            widget.draw(surface, look)
        surface.set_clip(before)

    def _drawn(self, window: tuple[int, int], look: Look, stamp: Hashable) -> _Picture:
        """The child without what is live, on a see-through ground, as far down as anything stands."""
        room = look.px(SHADOW_ROOM)
        below = max([part.rect.bottom for part in walk(self.child) if not part.children], default=0)
        filled = pygame.Rect(self.rect.topleft, (self.rect.width, min(self.rect.bottom, below) - self.rect.y))
        area = filled.inflate(2 * room, 2 * room).clip(pygame.Rect((0, 0), window))
        sheet = _empty_sheet(window, area, look)
        for widget in self._live:
            widget.visible = False
        self.child.draw(sheet, look)
        for widget in self._live:
            widget.visible = True
        return _Picture(stamp, sheet.subsurface(area).copy(), area)

    def _state(self) -> tuple[Hashable, Hashable]:
        states = tuple((widget.hovered, widget.pressed) for widget in self._changing)
        turned = tuple(widget.offset for widget in self._changing if isinstance(widget, Scroll))
        return states, turned


def _empty_sheet(size: tuple[int, int], area: pygame.Rect, look: Look) -> pygame.Surface:
    """A see-through sheet as large as the window, empty at least in the area; one is enough for all."""
    if not _scratch or _scratch[0].get_size() != size:
        _scratch[:] = [pygame.Surface(size, pygame.SRCALPHA)]
    _scratch[0].fill(look.theme.shadow.with_alpha(0), area)
    return _scratch[0]
