"""The ground the wave is drawn on: the scene below once caught as a picture, veiled, with the board clear.

Drawing the whole scene below in every frame would cost more than the wave itself, and nothing on it moves.
"""

from __future__ import annotations

from typing import Final

import pygame

from flow_desktop.scenes.board.show import BoardShow
from flow_desktop.scenes.board.view import BoardView
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import veil

VEIL: Final = 165


class Stage:
    """The caught ground and the board on it; a new picture of the board fades in over the one before."""

    def __init__(self, board_view: BoardView) -> None:
        self.board_view = board_view
        self._ground: pygame.Surface | None = None
        self._before: pygame.Surface | None = None
        self._picture: pygame.Surface | None = None
        self._bare = True
        self._share = 1.0
        self._fade = 0.0

    @property
    def caught(self) -> bool:
        """Whether there is a ground to draw on."""
        return self._picture is not None

    @property
    def fading(self) -> bool:
        """Whether the board is still changing from one picture to the next."""
        return self._share < 1.0

    def forget(self) -> None:
        """The window is not what it was: the ground has to be caught anew."""
        self._ground = self._before = self._picture = None
        self._share = 1.0

    def catch(self, surface: pygame.Surface, look: Look, fade: float = 0.0) -> None:
        """Keep what is drawn on the surface as the ground; the veil comes over it in `fade` seconds."""
        self._picture, self._bare = surface.copy(), True
        self._ground = surface.copy()
        self._ground.blit(veil(surface.get_size(), look.theme.sea_bottom, VEIL), (0, 0))
        self._change(look, fade)

    def show(self, look: Look, show: BoardShow, fade: float = 0.0) -> None:
        """Let the board show something else, at once or in `fade` seconds."""
        self.board_view.show = show
        if self.caught:
            self._change(look, fade)

    def _change(self, look: Look, fade: float) -> None:
        """Draw the board as it is to be shown now, in place or on a new picture that fades in."""
        assert self._ground is not None and self._picture is not None
        if fade > 0 or self.fading or self._bare:
            self._before, self._picture = self._picture, self._ground.copy()
            self._bare = False
        else:
            around = 2 * self.board_view.cell_px
            room = self.board_view.places.rect.inflate(around, around)
            self._picture.blit(self._ground, room, room)
        self.board_view.draw(self._picture, look)
        self._fade, self._share = fade, 0.0 if fade > 0 else 1.0

    def advance(self, seconds: float) -> None:
        """Let the fade go on."""
        if self._share < 1.0:
            self._share = min(1.0, self._share + seconds / self._fade)

    def draw(self, surface: pygame.Surface) -> None:
        """The ground, or two of them while one fades into the other."""
        assert self._picture is not None
        if self._before is None or self._share >= 1.0:
            self._before = None
            surface.blit(self._picture, (0, 0))
            return
        surface.blit(self._before, (0, 0))
        self._picture.set_alpha(round(255 * self._share))
        surface.blit(self._picture, (0, 0))
        self._picture.set_alpha(None)
