"""The board as the game ended: with everybody in the boat when it is won, else with the tide over it."""

from __future__ import annotations

import pygame

from flow_desktop.engine.geometry import Cell
from flow_desktop.scenes.board.picture import BoardPicture
from flow_desktop.scenes.board.places import BoardPlaces
from flow_desktop.scenes.board.show import BoardShow
from flow_desktop.scenes.finale.crew import bare_spaces, draw_all_aboard
from flow_desktop.scenes.finale.rising import TIDE, draw_tide
from flow_desktop.widgets.look import Look


class FinalBoard(BoardPicture):
    """The last picture of a game, as its last moment left it."""

    def __init__(self, show: BoardShow, units: float, *, tide: bool, label: str, key: str = "final") -> None:
        super().__init__(show.board, units, label=label, key=key, show=show)
        self.tide = tide
        self._bare: tuple[object, dict[Cell, pygame.Surface]] | None = None

    def field(self) -> pygame.Rect:
        """The spaces of the board, without its frame."""
        return BoardPlaces.fitted(self.rect).field

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The board, and what lies over it."""
        super().paint(surface, look)
        if self.tide:
            side = min(self.rect.size)
            square = pygame.Rect(0, 0, side, side)
            square.center = self.rect.center
            draw_tide(surface, square, TIDE, 0.0)
            return
        places = BoardPlaces.fitted(self.rect)
        stamp = (places, look.theme.name)
        if self._bare is None or self._bare[0] != stamp:
            self._bare = stamp, bare_spaces(look, places, self.board_show)
        draw_all_aboard(surface, look, places, self._bare[1])
