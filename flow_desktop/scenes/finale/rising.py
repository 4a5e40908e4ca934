"""The quiet moment of a lost game: the tide rises over the board, once."""

from __future__ import annotations

from typing import Final

import pygame

from flow_desktop.scenes.board.places import BoardPlaces
from flow_desktop.scenes.results.final_board import TIDE, draw_tide
from flow_desktop.widgets.look import Look

SECONDS: Final = 1.5


class Rising:
    """What is seen of a loss, at any second of it; the results go on where it ends."""

    length: float = SECONDS
    tells_at: float = 0.0
    landings: tuple[float, ...] = ()

    def draw(self, surface: pygame.Surface, look: Look, places: BoardPlaces, seconds: float) -> None:
        """The water over the board."""
        share = min(1.0, seconds / SECONDS)
        draw_tide(surface, places.rect, TIDE * share * (2 - share), seconds)
