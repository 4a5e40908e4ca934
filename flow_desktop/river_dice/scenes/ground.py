"""The ground of every page of River Dice: a dark pine wood with mist between its trees."""

import math
from random import Random
from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache, for_the_window
from flow_desktop.app.scene import Change
from flow_desktop.river_dice.scenes.by_and_by import ByAndBy
from flow_desktop.river_dice.scenes.colours import MIST, PINE, PINE_DEEP
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_calm_ground, gradient
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.theme import Colour

_TREES: Final = 90
_cache = SurfaceCache()


class WoodPage(Screen):
    """A page in the wood."""

    def background(self, surface: pygame.Surface) -> None:
        """The wood as it stands."""
        draw_wood(surface, self.look)


class PicturePage(WoodPage):
    """A page whose large pictures come one after another, when it is in sight already."""

    def __init__(self) -> None:
        self.later = ByAndBy()

    def update(self, seconds: float) -> Change | None:
        """The next picture, once a frame was seen without it."""
        if self.later.go_on():
            self.shell.redraw()
        return super().update(seconds)

    @property
    def wake_after(self) -> float | None:
        """At once, as long as pictures are wanted."""
        return 0.0 if self.later.waits else super().wake_after


def draw_wood(surface: pygame.Surface, look: Look) -> None:
    """A quiet ground; plain in the flat themes."""
    size = surface.get_size()
    if look.theme.flat:
        draw_calm_ground(surface, look.theme)
        return
    surface.blit(_cache.get(("wood", size), lambda: _make_wood(size)), (0, 0))


def _make_wood(size: tuple[int, int]) -> pygame.Surface:
    """Three rows of firs, each nearer and darker, with mist between them."""
    sheet = gradient(size, PINE.mixed(MIST, 0.16), PINE_DEEP).copy()
    chance = Random("wood")
    width, height = size
    for layer in range(3):
        shade = PINE.mixed(PINE_DEEP, 0.2 + 0.32 * layer)
        base = height * (0.46 + 0.25 * layer)
        count = round(_TREES / 3 * max(1.0, width / height / 1.6))
        for k in range(count):
            x = width * (k + chance.random()) / count
            tall = height * chance.uniform(0.1, 0.2) * (1 + 0.35 * layer)
            foot = base + math.sin(x / width * 7 + layer * 2) * height * 0.04
            for step in range(4):
                top = foot - tall * (1 - step * 0.2)
                wide = tall * (0.09 + 0.05 * step)
                low = top + tall * 0.36
                bough = [(x, top), (x + wide, low), (x - wide, low)]
                pygame.draw.polygon(sheet, shade, bough)
                pygame.draw.aalines(sheet, shade, True, bough)
        _lay_mist(sheet, round(base - height * 0.1), round(height * 0.24), shade)
    return for_the_window(sheet)


def _lay_mist(sheet: pygame.Surface, top: int, high: int, shade: Colour) -> None:
    """The feet of a row of trees go down in their own shade; nothing ends in a line."""
    width, height = sheet.get_size()
    column = pygame.Surface((1, high), pygame.SRCALPHA)
    for y in range(high):
        column.set_at((0, y), shade.with_alpha(round(255 * (y / high) ** 1.6)))
    sheet.blit(pygame.transform.smoothscale(column, (width, high)), (0, top))
    if top + high < height:
        sheet.fill(shade, (0, top + high, width, height - top - high))
