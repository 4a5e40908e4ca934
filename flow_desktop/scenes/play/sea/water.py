"""The deep water and the colours of the sea: calm at low tide, darker as the minute runs."""

import itertools
import math
from collections.abc import Callable
from random import Random
from typing import Final

import pygame

from flow_desktop.widgets.theme import (
    DEEP,
    FOAM,
    NIGHT,
    PAPER,
    SAND,
    SEA,
    STONE,
    STONE_DARK,
    WATER,
    WHITE,
    WOOD,
    WOOD_DARK,
    Colour,
    Theme,
    luminance,
)

BEACH: Final = SAND.mixed(WOOD, 0.30)
DUNE: Final = SAND.mixed(WOOD, 0.16)
RIPPLE: Final = BEACH.mixed(WOOD_DARK, 0.5)
GRAIN: Final = BEACH.mixed(PAPER, 0.8)
WET: Final = BEACH.mixed(WOOD_DARK, 0.7)
PEBBLES: Final = (STONE.mixed(BEACH, 0.25), STONE_DARK.mixed(BEACH, 0.3), WOOD.mixed(BEACH, 0.3))
SHELL: Final = PAPER.mixed(SAND, 0.25)
SHALLOW: Final = WATER.mixed(SEA, 0.35)
DEPTHS: Final = ((0.0, SHALLOW), (0.09, SEA), (0.38, DEEP.mixed(SEA, 0.6)), (1.0, DEEP.mixed(SEA, 0.4)))
"""How deep below the shore, in heights of the window, and the colour there."""
FOAMING: Final = FOAM
STORM: Final = NIGHT
HIGH_TIDE: Final = DEEP.mixed(SEA, 0.35)
"""What the sea darkens towards as the minute runs: a deep teal, never black."""


def depth_colour(depth: float) -> Colour:
    """The colour of the water so deep below the shore."""
    for (above, upper), (below, lower) in itertools.pairwise(DEPTHS):
        if depth <= below:
            return upper.mixed(lower, max(0.0, (depth - above) / (below - above)))
    return DEPTHS[-1][1]


def flat_water(theme: Theme) -> Colour:
    """The one colour of water in a flat theme, told from its land by brightness; white words read on both."""
    return DEEP if luminance(theme.ground_bottom) < luminance(DEEP) else NIGHT


SHADES: Final = 8
"""How many steps the sea darkens in."""
DARKEST: Final = 0.24
PARTS: Final = 16
"""In so many frames the sea takes on a new shade."""
FROM: Final = 0.12
"""How deep, in heights of the window, the sea is before it darkens fully."""
SWELLS: Final = 46
CRESTS: Final = 130
BAND: Final = 3
HALVED: Final = 1.5
"""In windows with so many pixels a unit, soft sheets are painted half as wide and half as high."""
SEED: Final = 23


def painted(
    size: tuple[int, int], unit: float, paint: Callable[[pygame.Surface, float], None]
) -> pygame.Surface:
    """A sheet of that size with something soft on it: in a very large window, a smaller one scaled up."""
    finer = 1 if unit < HALVED else 2
    sheet = pygame.Surface((math.ceil(size[0] / finer), math.ceil(size[1] / finer)), 0, 32)
    paint(sheet, unit / finer)
    return sheet if finer == 1 else pygame.transform.smoothscale(sheet, size)


def deep_water(size: tuple[int, int], unit: float) -> pygame.Surface:
    """The sea as high as the window, with long swells and short crests."""
    return painted(size, unit, _paint_water)


def _paint_water(sheet: pygame.Surface, unit: float) -> None:
    wide, high = sheet.get_size()
    for top in range(0, high, BAND):
        sheet.fill(depth_colour(top / high), (0, top, wide, BAND))
    layer = pygame.Surface(sheet.get_size(), pygame.SRCALPHA)
    _draw_swells(layer, unit)
    sheet.blit(layer, (0, 0))
    _draw_crests(layer, unit)
    sheet.blit(softened(layer, max(1, round(unit))), (0, 0))


def _draw_swells(layer: pygame.Surface, unit: float) -> None:
    """Long soft bands, darker below than above."""
    wide, high = layer.get_size()
    layer.fill(STORM.with_alpha(0))
    step = max(6, round(14 * unit))
    for index in range(1, math.ceil(high / (SWELLS * unit)) + 1):
        line = [(x, _swell(index, x / unit) * unit) for x in range(-step, wide + 2 * step, step)]
        broad = (10 + 12 * (index * 0.618 % 1)) * unit
        lower = [(x, y + broad * (0.6 + 0.4 * math.sin(x / unit / 210 + index))) for x, y in reversed(line)]
        pygame.draw.polygon(layer, STORM.with_alpha(22 + 10 * (index % 3)), [*line, *lower])
        pygame.draw.lines(layer, FOAMING.with_alpha(14), False, line, max(1, round(2 * unit)))


def _swell(index: int, x: float) -> float:
    slow = 16 * math.sin(x / 330 + index * 1.7) + 7 * math.sin(x / 127 + index * 0.8)
    return index * SWELLS + slow


def _draw_crests(layer: pygame.Surface, unit: float) -> None:
    """Short curved strokes of light."""
    wide, high = layer.get_size()
    layer.fill(FOAMING.with_alpha(0))
    chance = Random(SEED)
    for _crest in range(CRESTS):
        x, y = chance.random() * wide, (0.02 + 0.98 * chance.random()) * high
        half = (16 + 26 * chance.random()) * unit
        alpha = round(38 + 50 * chance.random() * (1 - 0.6 * y / high))
        points = [
            (
                x + half * (step / 6 - 1),
                y + 4 * unit * math.sin(math.pi * step / 6) * (1 if step <= 6 else 0.6),
            )
            for step in range(13)
        ]
        pygame.draw.lines(layer, FOAMING.with_alpha(alpha), False, points, max(1, round(2.4 * unit)))


def softened(layer: pygame.Surface, radius: int) -> pygame.Surface:
    """The layer, now without hard edges, by scaling it down and up: a tenth of the time of a blur."""
    wide, high = layer.get_size()
    small = pygame.transform.smoothscale(
        layer, (math.ceil(wide / (radius + 1)), math.ceil(high / (radius + 1)))
    )
    return pygame.transform.smoothscale(small, (wide, high), layer)


class DarkeningSea:
    """The sea as dark as the tide wants it, repainted a part in each frame: all at once takes too long.

    `painted` counts the parts; until there is one, the calm sea itself is shown.
    """

    def __init__(self, calm: pygame.Surface) -> None:
        self._calm = self.sheet = calm
        self._shades = [0] * PARTS
        self._fresh = True
        self.painted = 0

    def toward(self, shade: int) -> pygame.Surface:
        """The sea, one part nearer to a shade of 0 to `SHADES`; all of it at first, and what lags behind."""
        wrong = [part for part in range(PARTS) if self._shades[part] != shade]
        for part in wrong:
            if self._fresh or part == wrong[0] or abs(self._shades[part] - shade) > 1:
                self._paint(part, shade)
        self._fresh = False
        return self.sheet

    def _paint(self, part: int, shade: int) -> None:
        """Paint a part anew, darkest in the deep: the water at the shore stays as it is."""
        if self.sheet is self._calm:
            self.sheet = self._calm.copy()
        self.painted += 1
        self._shades[part] = shade
        wide, high = self.sheet.get_size()
        first, last = high * part // PARTS, high * (part + 1) // PARTS
        self.sheet.blit(self._calm, (0, first), (0, first, wide, last - first))
        for top in range(first, last, BAND):
            depth = min(1.0, top / high / FROM)
            left = WHITE.mixed(HIGH_TIDE, DARKEST * depth * shade / SHADES)
            rows = (0, top, wide, min(BAND, last - top))
            self.sheet.fill(left, rows, pygame.BLEND_RGB_MULT)
