"""The ground of every page of River Dice: a dark pine wood, a river that passes through it."""

import math
from random import Random
from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.river_dice.scenes.colours import PINE, PINE_DEEP
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import gradient
from flow_desktop.widgets.screen import Screen

_TREES: Final = 90
_cache = SurfaceCache()


class WoodPage(Screen):
    """A page in the wood."""

    def background(self, surface: pygame.Surface) -> None:
        """The wood as it stands."""
        draw_wood(surface, self.look)


def draw_wood(surface: pygame.Surface, look: Look) -> None:
    """A quiet ground; plain in the flat themes."""
    size = surface.get_size()
    if look.theme.flat:
        surface.blit(gradient(size, look.theme.ground_top, look.theme.ground_bottom), (0, 0))
        return
    surface.blit(_cache.get(("wood", size), lambda: _make_wood(size)), (0, 0))


def _make_wood(size: tuple[int, int]) -> pygame.Surface:
    sheet = gradient(size, PINE, PINE_DEEP).copy()
    chance = Random("wood")
    width, height = size
    for layer in range(3):
        shade = PINE.mixed(PINE_DEEP, 0.25 + 0.25 * layer)
        base = height * (0.42 + 0.24 * layer)
        for k in range(_TREES // 3):
            x = width * (k + chance.random()) / (_TREES / 3)
            tall = height * chance.uniform(0.12, 0.24)
            foot = base + math.sin(x / width * 7 + layer * 2) * height * 0.04
            for step in range(3):
                top = foot - tall * (1 - step * 0.26)
                wide = tall * (0.14 + 0.06 * step)
                low = top + tall * 0.42
                pygame.draw.polygon(sheet, shade, [(x, top), (x + wide, low), (x - wide, low)])
        pygame.draw.rect(sheet, shade, (0, round(base + height * 0.02), width, height))
    return sheet.convert() if pygame.display.get_init() and pygame.display.get_surface() else sheet
