"""How large the four animals are that rock in the water, known early enough to draw them ahead."""

from collections.abc import Iterator
from typing import Final

import pygame

from flow_desktop.app.view import View

ABOARD: Final = tuple(f"animal_{name}_aboard" for name in ("cat", "dog", "capybara", "lemur"))
"""Their pictures, in the order in which they are always named."""
WIDEST: Final = 300
LEAST: Final = 90
FURTHER: Final = 0.82
"""Every second one is further away, and that much smaller."""


def nearest_size(view: View, room: pygame.Rect) -> int:
    """The size of those that are near; 0 where the room is too small for them."""
    side = min(view.px(WIDEST), round(room.width / 3.6), round(room.height / 1.5))
    return side if side >= view.px(LEAST) else 0


def sizes(nearest: int) -> Iterator[tuple[str, int]]:
    """Each picture with its size, if there are any."""
    for place, picture in enumerate(ABOARD if nearest else ()):
        yield picture, round(nearest * FURTHER) if place % 2 else nearest
