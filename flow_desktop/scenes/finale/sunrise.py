"""Where everything of a win stands: the board at the left, the boat on the sea beside it, words above."""

from __future__ import annotations

from typing import Final

import pygame

from flow_desktop.scenes.board.places import BoardPlaces
from flow_desktop.scenes.finale.crew import MASTHEAD, Vessel
from flow_desktop.values import dataclass
from flow_desktop.widgets.look import Look

SEA: Final = "sea_sunrise"
MARGIN: Final = 36
WIDEST: Final = 1.05
"""The sea beside the board counts as wide as so many boards; wider windows have more of it at both sides."""
WATER_LINE: Final = 0.82
LONGEST: Final = 4.2
OF_ROOM: Final = 0.62
SLIMMEST: Final = 0.94
"""The boat's length: at most so many spaces and such a share of the room, but three spaces where they fit."""
SPACES: Final = 3
WORDS_TOP: Final = 0.07
OVER_BOAT: Final = 0.02


@dataclass(frozen=True, slots=True)
class Sunrise:
    """The last picture of a win in a window."""

    board: BoardPlaces
    vessel: Vessel
    words: pygame.Rect

    @classmethod
    def of(cls, look: Look, places: BoardPlaces) -> Sunrise:
        """Arranged for the window, with a board as large as it is."""
        view, side = look.view, places.rect.width
        margin = look.px(MARGIN)
        room_width = min(view.width - side - 3 * margin, round(WIDEST * side))
        left = max(0, (view.width - side - room_width - margin) // 2)
        room = pygame.Rect(left + side + margin, 0, max(1, room_width), view.height)
        cell = places.cell_px
        long = min(LONGEST * cell, OF_ROOM * room.width)
        long = max(long, min(SPACES * cell, SLIMMEST * room.width))
        vessel = Vessel(room.centerx, round(WATER_LINE * view.height), round(long))
        top, masthead = round(WORDS_TOP * view.height), vessel.at(0, MASTHEAD)[1]
        words = pygame.Rect(room.x, top, room.width, round(masthead - OVER_BOAT * view.height - top))
        return cls(BoardPlaces(left, places.top, places.frame, cell), vessel, words)
