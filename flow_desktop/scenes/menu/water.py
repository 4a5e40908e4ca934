"""Where the menu's water is: known before the menu is, so that its animals can be drawn ahead."""

from typing import Final

import pygame

from flow_desktop.app.view import View
from flow_desktop.widgets.theme import EDGE

LIST_WIDTH: Final = 560
BESIDE_LIST: Final = 20
BESIDE_ANIMALS: Final = 40


def moving_water(view: View) -> pygame.Rect:
    """The part of the window to the right of the list and below the middle; empty where the list is wide."""
    width, height = view.size
    left = view.px(EDGE) + view.text_px(LIST_WIDTH) + view.px(BESIDE_LIST)
    return pygame.Rect(left, height // 2, max(0, width - left), height - height // 2)


def animals_room(view: View) -> pygame.Rect:
    """Where the animals are in the moving water."""
    water, edge = moving_water(view), view.px(EDGE)
    left = water.left + view.px(BESIDE_ANIMALS)
    return pygame.Rect(left, water.top, water.right - edge - left, water.height - edge)
