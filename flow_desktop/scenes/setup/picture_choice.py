"""A choice between pictures: avatars, colours with their patterns."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from flow_desktop.app.scene import Change
from flow_desktop.widgets.choice import Choice, Segment
from flow_desktop.widgets.glyph import Glyph, draw_glyph
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.theme import EDGE_WIDTH, FIELD_RADIUS, SNUG
from flow_desktop.widgets.widget import Size, Taken, touched

SIDE = 66
TICK = 26
Painter = Callable[[pygame.Surface, Look, pygame.Rect], None]


class PictureSegment(Segment):
    """One of the pictures; a tick in its corner tells that it is chosen."""

    def __init__(self, label: str, chosen: bool, choose: Callable[[], Taken], painter: Painter) -> None:
        super().__init__(label, chosen, choose)
        self._painter = painter

    def measure(self, look: Look, width: int) -> Size:
        """A square."""
        side = max(look.view.target, look.control(SIDE))
        return side, side

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The picture, with a frame and a tick when chosen."""
        theme = look.theme
        edge = max(2, look.px(EDGE_WIDTH))
        if self.chosen or self.hovered or self.pressed:
            ground = theme.chosen if self.chosen else touched(theme, theme.plain, self)
            draw_box(surface, self.rect, look.px(FIELD_RADIUS), ground, theme.edge, edge)
        self._painter(surface, look, self.rect.inflate(-look.px(SNUG), -look.px(SNUG)))
        if self.chosen:
            side = look.control(TICK)
            disc = pygame.Rect(self.rect.right - side, self.rect.bottom - side, side, side)
            draw_box(surface, disc, side // 2, theme.primary, theme.edge, edge)
            draw_glyph(surface, Glyph.TICK, disc.inflate(-side // 3, -side // 3), theme.primary_text)


class PictureChoice(Choice):
    """A name and pictures in as many lines as they need; left and right go through them."""

    def __init__(
        self,
        label: str,
        options: Sequence[str],
        painters: Sequence[Painter],
        held: int,
        on_change: Callable[[int], Change | None],
        *,
        key: str = "",
    ) -> None:
        self._painters = tuple(painters)
        super().__init__(label, options, held, on_change, key=key)

    def _segment(self, index: int, words: str) -> Segment:
        return PictureSegment(words, index == self.held, lambda: self._choose(index), self._painters[index])
