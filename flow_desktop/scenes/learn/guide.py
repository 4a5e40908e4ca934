"""The showing part of a teacher: the ring and the hand at the right thing, and the focus led there."""

from __future__ import annotations

import math
from typing import Final

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.intents import Device
from flow_desktop.engine.geometry import Cell
from flow_desktop.scenes.learn.pointing import PointingHand, draw_glow
from flow_desktop.scenes.learn.showing import Target
from flow_desktop.scenes.learn.sketchpad import share
from flow_desktop.scenes.play.companion import Beside
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.widget import Widget

RESTLESS: Final = 40.0
"""So many seconds the hand goes on moving when nothing happens."""
NEXT: Final = Target("next")
"""The button that leads on when a part is done."""
SECONDS: Final = 1.8
STARS: Final = 16
LARGEST: Final = 64
FADING: Final = 0.55
"""From this share of the time on they fade."""
SIZES: Final = 4


class Guide:
    """Points at one target after the other in a play scene."""

    def __init__(self, play: Beside) -> None:
        self.play = play
        self.age = 0.0
        self._led: Target | None = None

    def clock(self) -> float | None:
        """How long this has been shown; None when nothing may move."""
        still = self.play.shell.settings.reduced_motion or self.age > RESTLESS
        return None if still else self.age

    def widget(self, target: Target | None) -> Widget | None:
        """The widget to point at: without a pointer, the one that should have the focus."""
        if target is None:
            return None
        key = target.key if self._by_pointer else target.focus or target.key
        return self.play.seek(key)

    @property
    def _by_pointer(self) -> bool:
        return self.play.shell.device in (Device.MOUSE, Device.SYSTEM)

    def draw(self, surface: pygame.Surface, target: Target | None, marked: Cell | None = None) -> None:
        """The ring and the hand, a ring around a space that is `marked`; at the end of a part, stars."""
        widget, clock = self.widget(target), self.clock()
        if marked is not None:
            draw_glow(surface, self.play.look, self.play.board.cell_rect(marked), clock)
        if target is None or widget is None:
            return
        PointingHand(self.play, target, widget, clock).draw(surface)
        if target is NEXT and clock is not None:
            draw_stars(surface, self.play.look, self.play.board.rect, clock)

    def follow(self, target: Target | None, seconds: float, anew: bool) -> None:
        """Let time pass; lead the focus to a target that is new, or when everything is `anew`."""
        self.age += seconds
        if target == self._led and not anew:
            return
        self._led, self.age = target, 0.0
        widget = self.widget(target)
        if widget is None:
            return
        if self._by_pointer:
            self.play.focus_quietly(widget)
        else:
            self.play.lead_to(widget.key)


def draw_stars(surface: pygame.Surface, look: Look, board: pygame.Rect, seconds: float) -> None:
    """Stars that spread from the middle of the board and fade; nothing after their time."""
    part = seconds / SECONDS
    if not 0 <= part < 1:
        return
    out = share(part, -0.6, 0.9)
    alpha = round(255 * (1 - share(part, FADING, 1)))
    for number in range(STARS):
        angle = math.tau * (number + 0.3 * (number % 3)) / STARS
        reach = board.width * (0.2 + 0.12 * (number % 4)) * out
        side = look.px(LARGEST) * (SIZES - number % SIZES) // SIZES
        picture = look.assets.image(art("praise", "star"), (side, side))
        picture.set_alpha(alpha)
        middle = board.centerx + reach * math.cos(angle), board.centery + reach * math.sin(angle)
        surface.blit(picture, picture.get_rect(center=middle))
        picture.set_alpha(255)
