"""The menu's sea in time: how lively it is, how often it is drawn, and where in the window it moves."""

from __future__ import annotations

from typing import Final

import pygame

from flow_desktop.scenes.menu.arrangement import LIST_WIDTH
from flow_desktop.scenes.seascape import draw_animals, draw_glints, draw_sea
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.theme import EDGE

BESIDE_LIST: Final = 20
BESIDE_ANIMALS: Final = 40
LIVELY_SECONDS: Final = 2.0
SETTLING_SECONDS: Final = 2.0
LIVELY_FRAME: Final = 1 / 12
CALM_FRAME: Final = 1 / 4
"""Between two drawings nothing moves by much more than a pixel."""
CALM: Final = 0.5


class LivingSea:
    """It rocks fully while somebody is there, more gently and seldom drawn when nobody is."""

    def __init__(self) -> None:
        self._seconds = 0.0
        self._last_used = 0.0
        self._due = 0.0

    @property
    def wake_after(self) -> float:
        """Seconds until it wants to be drawn again."""
        return max(0.0, self._due - self._seconds)

    def use(self) -> None:
        """Somebody is there."""
        self._last_used = self._seconds

    def advance(self, seconds: float) -> bool:
        """Let it move on; True when it should be drawn."""
        self._seconds += seconds
        if self._seconds < self._due:
            return False
        self._due = self._seconds + (LIVELY_FRAME if self._lively() > CALM else CALM_FRAME)
        return True

    def _lively(self) -> float:
        """How much the animals rock, 0 to 1."""
        rest = max(0.0, self._seconds - self._last_used - LIVELY_SECONDS)
        return max(CALM, 1 - (1 - CALM) * rest / SETTLING_SECONDS)

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        """The whole sea."""
        draw_sea(surface, look)
        self._draw_moving(surface, look)

    def draw_water(self, surface: pygame.Surface, look: Look) -> None:
        """Only the water where it moves, over what was drawn there before."""
        before = surface.get_clip()
        surface.set_clip(moving_water(look).clip(before))
        draw_sea(surface, look)
        self._draw_moving(surface, look)
        surface.set_clip(before)

    def _draw_moving(self, surface: pygame.Surface, look: Look) -> None:
        before, water = surface.get_clip(), moving_water(look)
        surface.set_clip(water.clip(before))
        if not look.reduced_motion:
            draw_glints(surface, look, self._seconds)
        left = water.left + look.px(BESIDE_ANIMALS)
        room = pygame.Rect(left, water.top, water.right - look.px(EDGE) - left, water.height - look.px(EDGE))
        lively = 0.0 if look.reduced_motion else self._lively()
        draw_animals(surface, look, room, self._seconds, lively)
        surface.set_clip(before)


def moving_water(look: Look) -> pygame.Rect:
    """The part of the window to the right of the list and below the middle; empty where the list is wide."""
    width, height = look.view.size
    left = look.px(EDGE) + look.view.text_px(LIST_WIDTH) + look.px(BESIDE_LIST)
    return pygame.Rect(left, height // 2, max(0, width - left), height - height // 2)
