"""Stars that fly up when something is done."""

from __future__ import annotations

import math
from typing import Final

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.scenes.learn.sketchpad import share
from flow_desktop.widgets.look import Look

SECONDS: Final = 1.8
STARS: Final = 16
LARGEST: Final = 64
FADING: Final = 0.55
"""From this share of the time on they fade."""
SIZES: Final = 4


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
