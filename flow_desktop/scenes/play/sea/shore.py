"""Where the water meets the beach: a strip of wet sand, foam and shallow water that climbs."""

from __future__ import annotations

import itertools
import math
from dataclasses import dataclass
from random import Random
from typing import Final

import pygame

from flow_desktop.scenes.play.sea.water import FOAMING, SHALLOW, WET

STRIP: Final = 120
"""Height of the strip in units; its lower edge is open water."""
EDGE: Final = 52
"""Where in the strip the water's edge lies on the average."""
DRIFT: Final = 60
"""How far the strip may be moved to either side, in units."""
OVERSAMPLING: Final = 2
_LOBES: Final = 7
_WET_BANDS: Final = ((34, 34), (22, 62), (11, 96))
_WATER_BANDS: Final = 12


@dataclass(frozen=True, slots=True)
class Shore:
    """The pictures of one window: `strip` lies over sand and water, `lace` is older foam within the water."""

    strip: pygame.Surface
    lace: pygame.Surface


def shore(width: int, unit: float) -> Shore:
    """Draw the strips for a window of that width."""
    wide = width + 2 * math.ceil(DRIFT * unit)
    edge = _lobed(wide, unit, 5)
    return Shore(_strip(wide, unit, edge), _lace(wide, unit, _lobed(wide, unit, 9)))


def _lobed(wide: int, unit: float, seed: int) -> list[tuple[float, float]]:
    """The water's edge: tongues that run up the sand, each as wide and as far as it pleases."""
    chance, points, x = Random(seed), [], -40.0 * unit
    while x < wide + 40 * unit:
        length = (110 + 150 * chance.random()) * unit
        reach = (12 + 26 * chance.random()) * unit
        for step in range(_LOBES):
            share = step / _LOBES
            points.append(
                (x + length * share, EDGE * unit + 14 * unit - reach * math.sin(math.pi * share) ** 0.8)
            )
        x += length
    return _rounded(points)


def _rounded(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """The same line with its corners taken off."""
    for _turn in range(2):
        cut: list[tuple[float, float]] = []
        for (x, y), (to_x, to_y) in itertools.pairwise(points):
            cut += [
                (x + (to_x - x) * 0.25, y + (to_y - y) * 0.25),
                (x + (to_x - x) * 0.75, y + (to_y - y) * 0.75),
            ]
        points = cut
    return points


def _strip(wide: int, unit: float, edge: list[tuple[float, float]]) -> pygame.Surface:
    high = round(STRIP * unit)
    large = pygame.Surface((wide * OVERSAMPLING, high * OVERSAMPLING), pygame.SRCALPHA)
    large.fill(WET.with_alpha(0))
    for above, alpha in _WET_BANDS:
        pygame.draw.polygon(large, WET.with_alpha(alpha), _below(edge, -above * unit, large))
    for band in range(_WATER_BANDS):
        share = band / (_WATER_BANDS - 1)
        shade = FOAMING.mixed(SHALLOW, min(1.0, 0.35 + share * 2))
        deep = share * (STRIP - EDGE - 20) * unit
        pygame.draw.polygon(large, shade.with_alpha(round(120 + 135 * share)), _below(edge, deep, large))
    _draw_foam(large, edge, unit, 7, 235)
    return pygame.transform.smoothscale(large, (wide, high))


def _below(edge: list[tuple[float, float]], moved: float, large: pygame.Surface) -> list[tuple[float, float]]:
    """Everything below the edge, moved down by so much."""
    wide, high = large.get_size()
    line = [(x * OVERSAMPLING, (y + moved) * OVERSAMPLING) for x, y in edge]
    return [*line, (wide + 4, line[-1][1]), (wide + 4, high + 4), (-4, high + 4), (-4, line[0][1])]


def _draw_foam(
    large: pygame.Surface, edge: list[tuple[float, float]], unit: float, breadth: float, alpha: int
) -> None:
    """A broken line of foam, broader on the tongues, with bubbles behind it."""
    chance = Random(3)
    for index, (x, y) in enumerate(edge):
        thick = breadth * (0.62 + 0.38 * math.sin(index * 0.31)) * unit * OVERSAMPLING / 2
        at = (x * OVERSAMPLING, y * OVERSAMPLING)
        pygame.draw.circle(large, FOAMING.with_alpha(alpha), at, max(1.0, thick))
        if chance.random() < 0.30:
            away = (5 + 24 * chance.random()) * unit * OVERSAMPLING
            bubble = (0.8 + 2.2 * chance.random()) * unit * OVERSAMPLING
            pygame.draw.circle(large, FOAMING.with_alpha(round(alpha * 0.7)), (at[0], at[1] + away), bubble)
    if len(edge) > 1:
        line = [(x * OVERSAMPLING, y * OVERSAMPLING) for x, y in edge]
        width = max(2, round(breadth * 0.6 * unit * OVERSAMPLING))
        pygame.draw.lines(large, FOAMING.with_alpha(alpha), False, line, width)


def _lace(wide: int, unit: float, edge: list[tuple[float, float]]) -> pygame.Surface:
    """A thin line of foam that an older wave has left on the water."""
    high = round((EDGE + 40) * unit)
    large = pygame.Surface((wide * OVERSAMPLING, high * OVERSAMPLING), pygame.SRCALPHA)
    large.fill(FOAMING.with_alpha(0))
    _draw_foam(large, edge, unit, 3, 150)
    return pygame.transform.smoothscale(large, (wide, high))
