"""What stands on the ground of the drowned valley: houses, a church, a bridge, orchards, fields, trees.

All of it in the few colours of things deep below: what can be made out is 8 to 14 hundredths lighter (L*)
than the water over it, so that tiles, marks and animals on top of it are read as before.
"""

import itertools
import math
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

import pygame

from flow_desktop.widgets.theme import CORAL, DEEP, NIGHT, SAND, STONE, WATER

Spot = tuple[float, float]
DEPTH: Final = DEEP.mixed(NIGHT, 0.34)
RIVER: Final = DEPTH.mixed(WATER, 0.09)
BANK: Final = DEPTH.mixed(NIGHT, 0.34)
STREET: Final = DEPTH.mixed(SAND, 0.17)
GRID: Final = NIGHT.with_alpha(120)
_SHADE: Final = DEPTH.mixed(NIGHT, 0.5)
_ROOFS: Final = tuple(
    (DEPTH.mixed(CORAL.mixed(SAND, share), light), DEPTH.mixed(CORAL.mixed(SAND, share), 0.17))
    for share, light in ((0.15, 0.30), (0.4, 0.28), (0.65, 0.26))
)
_WALL: Final = DEPTH.mixed(SAND, 0.20)
_TOWER: Final = DEPTH.mixed(STONE, 0.34)
_LEAF: Final = DEPTH.mixed(SAND.mixed(WATER, 0.55), 0.15)
_CROWN: Final = _LEAF.mixed(SAND, 0.07)
_TRUNK: Final = DEPTH.mixed(NIGHT, 0.42)
_EARTH: Final = (DEPTH.mixed(SAND, 0.055), DEPTH.mixed(SAND, 0.09), DEPTH.mixed(NIGHT, 0.16))
_FURROW: Final = DEPTH.mixed(NIGHT, 0.26)


class Ruins:
    """Draws things where there is room for them; `at` turns a spot of the valley into one of the sheet."""

    def __init__(
        self, sheet: pygame.Surface, px: int, chance: Random, at: Callable[[Spot], tuple[float, float]]
    ) -> None:
        self._sheet = sheet
        self._px = px
        self._chance = chance
        self._at = at
        self._taken: dict[tuple[int, int], list[tuple[float, float, float]]] = {}

    def keep_clear(self, spot: Spot, radius: float) -> None:
        """Nothing else is to stand there."""
        x, y = spot
        for column in range(int(x - radius - 1), int(x + radius + 2)):
            for row in range(int(y - radius - 1), int(y + radius + 2)):
                self._taken.setdefault((column, row), []).append((x, y, radius))

    def _is_free(self, spot: Spot, radius: float) -> bool:
        at_x, at_y = spot
        for x, y, taken in self._taken.get((math.floor(at_x), math.floor(at_y)), ()):
            if (at_x - x) ** 2 + (at_y - y) ** 2 < (radius + taken) ** 2:  # asked 20,000 times
                return False
        return True

    def houses(self, road: Sequence[Spot], apart: float) -> None:
        """Houses on both sides of a road, as they have room."""
        gone = 0.0
        for one, two in itertools.pairwise(road):
            gone += math.dist(one, two)
            if gone < apart:
                continue
            gone = 0.0
            turn = math.atan2(two[1] - one[1], two[0] - one[0])
            for side in (-1, 1):
                away = side * self._chance.uniform(0.23, 0.28)
                spot = one[0] - away * math.sin(turn), one[1] + away * math.cos(turn)
                size = self._chance.uniform(0.19, 0.27), self._chance.uniform(0.15, 0.18)
                if self._chance.random() < 0.86 and self._is_free(spot, 0.12):
                    self.keep_clear(spot, 0.12)
                    self._house(spot, size, turn + self._chance.uniform(-0.12, 0.12))

    def _house(self, middle: Spot, size: tuple[float, float], turn: float) -> None:
        """A hipped roof: four faces around a ridge, and the shadow beside it."""
        wide, high = size[0] / 2, size[1] / 2
        light, dark = self._chance.choice(_ROOFS)
        corners = ((-wide, -high), (wide, -high), (wide, high), (-wide, high))
        ridge = ((high - wide) * 0.8, 0.0), ((wide - high) * 0.8, 0.0)
        self._shape(_SHADE, (middle[0] + 0.03, middle[1] + 0.035), turn, corners)
        self._shape(dark, middle, turn, corners)
        self._shape(light, middle, turn, (corners[0], corners[1], ridge[1], ridge[0]))
        self._line(_SHADE, middle, turn, ridge, 0.012)

    def church(self, middle: Spot, turn: float) -> None:
        """The nave with its transept, a round choir and the square tower, all in a churchyard."""
        yard = ((-0.56, -0.42), (0.6, -0.42), (0.6, 0.42), (-0.56, 0.42))
        self._shape(_EARTH[1], middle, turn, yard)
        self._line(_WALL, middle, turn, (*yard, yard[0]), 0.02)
        light, dark = _ROOFS[0]
        cross = ((-0.3, -0.13), (0.08, -0.13), (0.08, -0.27), (0.26, -0.27), (0.26, -0.13), (0.36, -0.13))
        whole = (*cross, (0.36, 0.13), (0.26, 0.13), (0.26, 0.27), (0.08, 0.27), (0.08, 0.13), (-0.3, 0.13))
        self._shape(_SHADE, (middle[0] + 0.04, middle[1] + 0.05), turn, whole)
        self._shape(dark, middle, turn, whole)
        apse = [(0.36 + 0.13 * math.sin(a), 0.13 * math.cos(a)) for a in (0.0, 0.6, 1.2, 1.9, 2.5, math.pi)]
        self._shape(dark, middle, turn, apse)
        self._shape(light, middle, turn, ((-0.3, -0.13), (0.4, -0.13), (0.4, 0.0), (-0.3, 0.0)))
        self._shape(light, middle, turn, ((0.08, -0.27), (0.17, -0.27), (0.17, 0.27), (0.08, 0.27)))
        self._line(_SHADE, middle, turn, ((-0.3, 0.0), (0.4, 0.0)), 0.014)
        tower = ((-0.47, -0.13), (-0.22, -0.13), (-0.22, 0.13), (-0.47, 0.13))
        self._shape(_WALL, middle, turn, tower)
        self._shape(_TOWER, middle, turn, ((-0.47, -0.13), (-0.345, 0.0), (-0.47, 0.13)))
        self._shape(_TOWER, middle, turn, ((-0.47, -0.13), (-0.22, -0.13), (-0.345, 0.0)))
        self._line(_SHADE, middle, turn, ((-0.345, -0.07), (-0.345, 0.07)), 0.022)
        self._line(_SHADE, middle, turn, ((-0.40, -0.02), (-0.29, -0.02)), 0.022)

    def bridge(self, one: Spot, other: Spot) -> None:
        """Stone arches seen from above: a broad way with a parapet on each side, and piers."""
        turn = math.atan2(other[1] - one[1], other[0] - one[0])
        middle = (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
        half = math.dist(one, other) / 2
        for pier in (-0.5, 0.0, 0.5):
            at = pier * half
            foot = ((at, -0.21), (at + 0.06, 0), (at, 0.21), (at - 0.06, 0))
            self._shape(_SHADE, middle, turn, foot)
        way = ((-half, -0.12), (half, -0.12), (half, 0.12), (-half, 0.12))
        self._shape(_WALL, middle, turn, way)
        for side in (-0.12, 0.12):
            self._line(_SHADE, middle, turn, ((-half, side), (half, side)), 0.024)
        for joint in range(-3, 4):
            at = joint / 4 * half
            self._line(STREET, middle, turn, ((at, -0.09), (at, 0.09)), 0.012)
        self.keep_clear(middle, half)

    def orchard(self, middle: Spot) -> None:
        """Trees in rows."""
        turn, rows, columns = self._chance.uniform(-0.5, 0.5), 4, 5
        cos, sin = math.cos(turn), math.sin(turn)
        for row in range(rows):
            for column in range(columns):
                x, y = (column - (columns - 1) / 2) * 0.21, (row - (rows - 1) / 2) * 0.21
                self.tree((middle[0] + x * cos - y * sin, middle[1] + x * sin + y * cos), size=0.075)

    def tree(
        self, spot: Spot, is_wet: Callable[[Spot], bool] = lambda spot: False, size: float | None = None
    ) -> None:
        """One tree, where nothing else stands."""
        radius = size or self._chance.uniform(0.045, 0.085)
        if is_wet(spot) or not self._is_free(spot, radius):
            return
        self.keep_clear(spot, radius)
        x, y = self._at(spot)
        px = self._px
        pygame.draw.circle(self._sheet, _TRUNK, (x + 0.02 * px, y + 0.028 * px), radius * px)
        pygame.draw.circle(self._sheet, _LEAF, (x, y), radius * px)
        pygame.draw.circle(self._sheet, _CROWN, (x - 0.02 * px, y - 0.022 * px), radius * 0.5 * px)

    def field(self, middle: Spot) -> None:
        """Ploughed land, where there is room for it."""
        wide, high = self._chance.uniform(0.32, 0.5), self._chance.uniform(0.26, 0.38)
        turn, earth = self._chance.uniform(-0.6, 0.6), self._chance.choice(_EARTH)
        if not self._is_free(middle, max(wide, high) * 0.9):
            return
        self.keep_clear(middle, max(wide, high) * 0.9)
        self._shape(earth, middle, turn, ((-wide, -high), (wide, -high), (wide * 0.9, high), (-wide, high)))
        for furrow in range(-4, 5):
            y = furrow / 5 * high
            self._line(_FURROW, middle, turn, ((-wide * 0.94, y), (wide * 0.86, y)), 0.02)

    def _shape(self, shade: tuple[int, ...], middle: Spot, turn: float, corners: Sequence[Spot]) -> None:
        pygame.draw.polygon(self._sheet, shade, self._around(middle, turn, corners))

    def _line(
        self, shade: tuple[int, ...], middle: Spot, turn: float, points: Sequence[Spot], breadth: float
    ) -> None:
        width = max(1, round(breadth * self._px))
        pygame.draw.lines(self._sheet, shade, False, self._around(middle, turn, points), width)

    def _around(self, middle: Spot, turn: float, corners: Sequence[Spot]) -> list[tuple[float, float]]:
        cos, sin = math.cos(turn), math.sin(turn)
        return [self._at((middle[0] + x * cos - y * sin, middle[1] + x * sin + y * cos)) for x, y in corners]
