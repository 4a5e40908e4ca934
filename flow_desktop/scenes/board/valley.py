"""The drowned valley under the board: one picture for all spaces, so that a tile is land coming up again.

A river that once was, a village with its church on one bank, a bridge, orchards and fields. What stands where
comes from a number, and the number from the wave code: the same wave lies over the same valley.
"""

import itertools
import math
import zlib
from collections.abc import Iterator
from random import Random
from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.engine.geometry import WIDTH
from flow_desktop.scenes.board.ruins import BANK, DEPTH, GRID, RIVER, STREET, Ruins, Spot
from flow_desktop.widgets.theme import FOAM

VALLEYS: Final = 64
"""So many valleys there are."""
OVERSAMPLING: Final = 2
LARGE: Final = 200
"""A valley with so many pixels a space is painted half as large and scaled up: it lies under water."""
_STEP: Final = 0.04
_RIVER_HALF: Final = 0.36
_STREET_HALF: Final = 0.075
_RIPPLES: Final = 70
_RIPPLE_LIGHT: Final = 20
_GRID_LINE: Final = 1 / 60
_pictures = SurfaceCache()


def valley_of(seed: str) -> int:
    """The valley that a wave lies over."""
    return zlib.crc32(seed.encode()) % VALLEYS


def valley_picture(px: int, number: int) -> pygame.Surface:
    """The whole valley for spaces of that size; kept, do not draw on it."""
    return _pictures.get((px, number), lambda: _Valley(px, number).picture())


class _Valley:
    """Paints one valley, everything in spaces from the upper left corner of the board."""

    def __init__(self, px: int, number: int) -> None:
        self._px = px
        self._chance = Random(number)
        self._swing = [(0.5 + self._chance.random(), self._chance.random() * math.tau) for _ in range(2)]
        self._middle = WIDTH / 2 + self._chance.uniform(-0.9, 0.9)
        self._lies = number % 8
        self._fine = OVERSAMPLING * (px if px < LARGE else (px + 1) // 2)
        side = self._fine * WIDTH
        self._sheet = pygame.Surface((side, side), 0, 32)
        self._sheet.fill(DEPTH)
        self._ruins = Ruins(self._sheet, self._fine, self._chance, self._turned)

    def picture(self) -> pygame.Surface:
        """Everything, from the ground up, and the water over it."""
        village = self._chance.choice((-1, 1))
        bridge = self._chance.uniform(2.2, 4.8)
        self._draw_river()
        church = self._beside(bridge + self._chance.uniform(-0.25, 0.25), village * 1.55)
        self._ruins.keep_clear(church, 0.62)
        along = [self._beside(at, village * 1.0) for at in _steps(bridge - 2.4, bridge + 2.3)]
        across = [self._beside(bridge, offset) for offset in _steps(-3.4, 4.2)]
        far = [self._beside(at, -village * 1.15) for at in _steps(-0.4, 7.4)]
        for road in (across, along, far):
            self._draw_road(road)
        self._ruins.bridge(self._beside(bridge, -_RIVER_HALF - 0.1), self._beside(bridge, _RIVER_HALF + 0.1))
        self._ruins.church(church, self._chance.uniform(-0.3, 0.3))
        self._ruins.houses(along, 0.27)
        self._ruins.houses(across, 0.33)
        self._ruins.houses(far, 0.62)
        for bank, at in ((village, 0.9), (-village, 1.6), (-village, 5.6), (village, 6.2)):
            self._ruins.orchard(self._beside(at, bank * self._chance.uniform(2.1, 2.8)))
        for _field in range(34):
            bank = self._chance.choice((-1, 1))
            self._ruins.field(self._beside(7 * self._chance.random(), bank * self._chance.uniform(1.6, 4.6)))
        for _tree in range(120):
            self._ruins.tree((WIDTH * self._chance.random(), WIDTH * self._chance.random()), self._is_wet)
        small = self._sheet
        for px in (self._fine // OVERSAMPLING, self._px):
            small = pygame.transform.smoothscale(small, (px * WIDTH, px * WIDTH))
        self._draw_water(small)
        return small

    def _river(self, y: float) -> float:
        """Where the middle of the river is, so far down."""
        (one, first), (two, second) = self._swing
        return self._middle + one * 0.75 * math.sin(y * 0.8 + first) + two * 0.3 * math.sin(y * 1.9 + second)

    def _beside(self, y: float, offset: float) -> Spot:
        """A spot at a distance from the river, along its bank."""
        return self._river(y) + offset * 1.04, y + 0.22 * math.sin(offset)

    def _is_wet(self, spot: Spot) -> bool:
        return abs(spot[0] - self._river(spot[1])) < _RIVER_HALF + 0.16

    def _turned(self, spot: Spot) -> tuple[float, float]:
        """A spot as it lies in this valley: turned and mirrored, in pixels of the sheet."""
        x, y = spot
        if self._lies & 1:
            x = WIDTH - x
        if self._lies & 2:
            y = WIDTH - y
        if self._lies & 4:
            x, y = y, x
        return x * self._fine, y * self._fine

    def _draw_river(self) -> None:
        for half, shade in ((_RIVER_HALF + 0.09, BANK), (_RIVER_HALF, RIVER)):
            for y in _steps(-0.5, 7.5):
                wide = half * (1 + 0.12 * math.sin(y * 3.1))
                spot = self._turned((self._river(y), y))
                pygame.draw.circle(self._sheet, shade, spot, wide * self._fine)

    def _draw_road(self, road: list[Spot]) -> None:
        """A street, interrupted where the river was; each stretch is one shape, so its edges are even."""
        for is_wet, run in itertools.groupby(road, self._is_wet):
            stretch = list(run)
            if is_wet or len(stretch) < 2:
                continue
            left, right = [], []
            for index, (x, y) in enumerate(stretch):
                before, after = stretch[max(0, index - 1)], stretch[min(len(stretch) - 1, index + 1)]
                far = math.dist(before, after) / _STREET_HALF
                aside = (before[1] - after[1]) / far, (after[0] - before[0]) / far
                left.append(self._turned((x + aside[0], y + aside[1])))
                right.append(self._turned((x - aside[0], y - aside[1])))
                self._ruins.keep_clear((x, y), _STREET_HALF)
            pygame.draw.polygon(self._sheet, STREET, left + right[::-1])
            for end in (stretch[0], stretch[-1]):
                pygame.draw.circle(self._sheet, STREET, self._turned(end), _STREET_HALF * self._fine)

    def _draw_water(self, sheet: pygame.Surface) -> None:
        """Short ripples of light over everything, and the lines between the spaces."""
        layer = pygame.Surface(sheet.get_size(), pygame.SRCALPHA)
        layer.fill(FOAM.with_alpha(0))
        px = self._px
        for _ripple in range(_RIPPLES):
            x, y = WIDTH * self._chance.random(), WIDTH * self._chance.random()
            half = 0.1 + 0.12 * self._chance.random()
            waves = [
                ((x + half * (step / 6 - 1)) * px, (y + 0.022 * math.sin(step)) * px) for step in range(13)
            ]
            pygame.draw.lines(layer, FOAM.with_alpha(_RIPPLE_LIGHT), False, waves, max(1, round(0.02 * px)))
        thick = max(1, round(_GRID_LINE * px))
        for line in range(WIDTH + 1):
            at = line * px - thick
            layer.fill(GRID, (at, 0, 2 * thick, sheet.get_height()))
            layer.fill(GRID, (0, at, sheet.get_width(), 2 * thick))
        sheet.blit(layer, (0, 0))


def _steps(first: float, last: float) -> Iterator[float]:
    for step in range(round((last - first) / _STEP) + 1):
        yield first + step * _STEP
