"""The ground the wave is drawn on: the scene below once caught as a picture, veiled, with the board clear.

Drawing the whole scene below in every frame would cost more than the wave itself, and nothing on it moves.
Three pictures of the window are kept: the veiled ground, and two for the board as it was and as it is.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pygame

from flow_desktop.scenes.board.overlay import Overlay
from flow_desktop.scenes.board.show import BoardShow
from flow_desktop.scenes.board.view import BoardView
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import veil

VEIL: Final = 165
MOST_ALPHA: Final = 254
"""A plain picture blended with a full 255 takes ten times as long."""


class Stage:
    """The caught ground and the board on it; a new picture of the board fades in over the one before."""

    def __init__(self, board_view: BoardView) -> None:
        self.board_view = board_view
        self._variants = board_view.show.variants
        self._ground: pygame.Surface | None = None
        self._picture: pygame.Surface | None = None
        self._spare: pygame.Surface | None = None
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
        self._ground = self._picture = self._spare = None
        self._share = 1.0

    def catch(self, surface: pygame.Surface, look: Look, fade: float = 0.0) -> None:
        """Keep what is drawn on the surface as the ground; the veil comes over it in `fade` seconds."""
        self._picture = surface.copy()
        self._ground = surface.copy()
        self._ground.blit(veil(surface.get_size(), look.theme.sea_bottom, VEIL), (0, 0))
        self._spare = pygame.Surface(surface.get_size(), 0, surface)
        self._turn_over(look, fade)

    def show(self, look: Look, show: BoardShow, fade: float = 0.0) -> None:
        """Let the board show something else, at once or in `fade` seconds; the tiles keep their drawings."""
        self.board_view.show = replace(show, variants=self._variants)
        if not self.caught:
            return
        if fade > 0 or self.fading:
            self._turn_over(look, fade)
        else:
            self._draw_anew(look)

    def _turn_over(self, look: Look, fade: float) -> None:
        """Draw the board on the spare picture, which then fades in over the other."""
        assert self._spare is not None and self._ground is not None
        self._picture, self._spare = self._spare, self._picture
        self._picture.blit(self._ground, (0, 0))
        self._draw_board(self._picture, look)
        self._fade, self._share = fade, 0.0 if fade > 0 else 1.0

    def _draw_anew(self, look: Look) -> None:
        """Draw the board on the picture where it is."""
        assert self._picture is not None and self._ground is not None
        around = 2 * self.board_view.cell_px
        room = self.board_view.places.rect.inflate(around, around)
        self._picture.blit(self._ground, room, room)
        self._draw_board(self._picture, look)

    def _draw_board(self, surface: pygame.Surface, look: Look) -> None:
        """The board at rest and its lit lines; its moving foam would only freeze on a picture."""
        view = self.board_view
        view.resting.update(look, view.places, view.show)
        view.resting.draw(surface, look, view.places)
        Overlay(surface, look, view.places, view.show, 0.0).draw(0.0)

    def advance(self, seconds: float) -> None:
        """Let the fade go on."""
        if self._share < 1.0:
            self._share = min(1.0, self._share + seconds / self._fade)

    def draw(self, surface: pygame.Surface) -> None:
        """The ground, or two of them while one fades into the other."""
        assert self._picture is not None and self._spare is not None
        if not self.fading:
            surface.blit(self._picture, (0, 0))
            return
        surface.blit(self._spare, (0, 0))
        self._picture.set_alpha(min(MOST_ALPHA, round(255 * self._share)))
        surface.blit(self._picture, (0, 0))
        self._picture.set_alpha(None)
