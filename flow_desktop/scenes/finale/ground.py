"""The screen behind the last moment: the scene below, caught once as a picture and veiled but for the board.

Drawing the whole scene below in every frame would cost more than everything that moves.
"""

from __future__ import annotations

from typing import Final

import pygame

from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import veil

VEIL: Final = 120
VEILING: Final = 0.4
BAND: Final = 60
"""The veil is laid on in bands so high."""
MOST_ALPHA: Final = 254
"""A plain picture blended with a full 255 takes ten times as long."""


class Ground:
    """What was caught, and the same under a veil that fades in."""

    def __init__(self) -> None:
        self._plain: pygame.Surface | None = None
        self._veiled: pygame.Surface | None = None

    @property
    def caught(self) -> bool:
        """Whether there is a picture of the scene below."""
        return self._plain is not None

    def forget(self) -> None:
        """The window is not what it was: the scene below has to be drawn and caught anew."""
        self._plain = self._veiled = None

    def catch(self, surface: pygame.Surface) -> None:
        """Keep what is drawn on the surface."""
        self._plain = surface.copy()

    def draw(self, surface: pygame.Surface, look: Look, seconds: float) -> None:
        """The screen so many seconds after the moment began; the first frame has enough to do."""
        if self._plain is None:
            return
        share = 1.0 if look.reduced_motion else min(1.0, seconds / VEILING)
        if share < 1:
            surface.blit(self._plain, (0, 0))
        if seconds <= 0:
            return
        if self._veiled is None:
            self._veiled = _veiled(self._plain, look)
        if share < 1:
            self._veiled.set_alpha(min(MOST_ALPHA, round(255 * share)))
        surface.blit(self._veiled, (0, 0))
        self._veiled.set_alpha(None)


def _veiled(plain: pygame.Surface, look: Look) -> pygame.Surface:
    picture = plain.copy()
    width, height = picture.get_size()
    band = veil((width, BAND), look.theme.ground_bottom, VEIL)
    picture.fblits([(band, (0, top)) for top in range(0, height, BAND)])
    return picture
