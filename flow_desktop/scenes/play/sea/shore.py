"""The beach on which the board lies, and where the water meets it.

Sand with ripples, pebbles and shells, the same every time; a strip of wet sand, foam and shallow water that
climbs.
"""

import itertools
import math
from random import Random
from typing import Final

import pygame

from flow_desktop.scenes.play.sea.water import (
    BEACH,
    DUNE,
    FOAMING,
    GRAIN,
    HALVED,
    PEBBLES,
    RIPPLE,
    SHALLOW,
    SHELL,
    WET,
    painted,
    softened,
)
from flow_desktop.values import dataclass

STRIP: Final = 158
"""Height of the strip in units; its lower edge is open water."""
EDGE: Final = 90
"""Where in the strip the water's edge lies on the average."""
LACE: Final = EDGE + 40
"""Height of the strip of older foam."""
DRIFT: Final = 60
"""How far the strip may be moved to either side, in units."""
OVERSAMPLING: Final = 2
_LOBES: Final = 7
_WET_BANDS: Final = ((60, 40), (44, 56), (22, 84))
"""How far wet sand reaches above the water in units, and how dark it is there: sixty in all."""
_WATER_BANDS: Final = 12
SEED: Final = 11
RIPPLES: Final = 30
CRESCENT: Final = (46, 128)
FILLED: Final = 0.6
"""Units between two rows of ripples, the breadth of one from to, and how many of their places have one."""
GRAINS: Final = 2600
GRAIN_SHADES: Final = 24
"""In so many steps a grain of a colour is fainter or stronger."""
STONES: Final = 90
SHELLS: Final = 12
SAND_OVERSAMPLING: Final = 3
_GROUP: Final = 5
"""Pebbles lie in groups of about so many."""


@dataclass(frozen=True, slots=True)
class Shore:
    """The pictures of one window: `strip` lies over sand and water, `lace` is older foam within the water."""

    strip: pygame.Surface
    lace: pygame.Surface


def shore(width: int, unit: float) -> Shore:
    """Draw the strips for a window of that width; in a very large one, smaller ones are scaled up."""
    wide = width + 2 * math.ceil(DRIFT * unit)
    if unit < HALVED:
        return Shore(_strip(wide, unit), _lace(wide, unit))
    strip, lace = _strip(math.ceil(wide / 2), unit / 2), _lace(math.ceil(wide / 2), unit / 2)
    return Shore(
        pygame.transform.smoothscale(strip, (wide, round(STRIP * unit))),
        pygame.transform.smoothscale(lace, (wide, round(LACE * unit))),
    )


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


def _strip(wide: int, unit: float) -> pygame.Surface:
    high, edge = round(STRIP * unit), _lobed(wide, unit, 5)
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


def _lace(wide: int, unit: float) -> pygame.Surface:
    """A thin line of foam that an older wave has left on the water."""
    high, edge = round(LACE * unit), _lobed(wide, unit, 9)
    large = pygame.Surface((wide * OVERSAMPLING, high * OVERSAMPLING), pygame.SRCALPHA)
    large.fill(FOAMING.with_alpha(0))
    _draw_foam(large, edge, unit, 3, 150)
    return pygame.transform.smoothscale(large, (wide, high))


def beach_sheet(size: tuple[int, int], unit: float) -> pygame.Surface:
    """The whole beach; `unit` is the window's scale."""
    sheet = painted(size, unit, _paint_sand)
    chance = Random(SEED)
    _draw_grains(sheet, unit, chance)
    for _group in range(STONES // _GROUP):
        _draw_group(sheet, unit, chance)
    for _shell in range(SHELLS):
        _draw_shell(sheet, unit, chance)
    return sheet


def _paint_sand(sheet: pygame.Surface, unit: float) -> None:
    """Dunes above, the beach below, and what the last tide left on both."""
    wide, high = sheet.get_size()
    for top in range(0, high, 4):
        sheet.fill(DUNE.mixed(BEACH, min(1.0, top / high * 1.4)), (0, top, wide, 4))
    _draw_ripples(sheet, unit)


def _draw_ripples(sheet: pygame.Surface, unit: float) -> None:
    """What the last tide left: rows of crescents, each dark in its hollow and light on its rim."""
    wide, high = sheet.get_size()
    layer = pygame.Surface(sheet.get_size(), pygame.SRCALPHA)
    layer.fill(RIPPLE.with_alpha(0))
    chance = Random(SEED + 1)
    for row in range(math.ceil(high / (RIPPLES * unit)) + 1):
        x = -CRESCENT[1] * unit * chance.random()
        while x < wide:
            half = (CRESCENT[0] + (CRESCENT[1] - CRESCENT[0]) * chance.random()) * unit / 2
            y = (row + 0.5 * chance.random()) * RIPPLES * unit + 12 * unit * math.sin(x / unit / 300 + row)
            if chance.random() < FILLED:
                _draw_crescent(layer, (x + half, y), half, unit)
            x += 2 * half * (0.9 + 0.5 * chance.random())
    sheet.blit(softened(layer, max(1, round(1.2 * unit))), (0, 0))


def _draw_crescent(layer: pygame.Surface, middle: tuple[float, float], half: float, unit: float) -> None:
    """A sickle that sags in the middle and tapers to both ends, and the light along its upper rim."""
    x, y = middle
    steps = [step / 8 - 1 for step in range(17)]
    sag, thick = half * 0.26, 6.5 * unit
    rim = [(x + half * at, y + sag * (1 - at * at)) for at in steps]
    foot = [(px, py + thick * (1 - at * at)) for (px, py), at in zip(rim, steps, strict=True)]
    pygame.draw.polygon(layer, RIPPLE.with_alpha(62), [*rim, *reversed(foot)])
    lit = [(px, py - thick * 0.5 * (1 - at * at)) for (px, py), at in zip(rim, steps, strict=True)]
    pygame.draw.polygon(layer, GRAIN.with_alpha(70), [*rim, *reversed(lit)])


def _draw_grains(sheet: pygame.Surface, unit: float, chance: Random) -> None:
    wide, high = sheet.get_size()
    side = max(1, round(1.6 * unit))
    shades = [
        [BEACH.mixed(shade, 0.25 + 0.3 * step / GRAIN_SHADES) for step in range(GRAIN_SHADES)]
        for shade in (GRAIN, RIPPLE, WET)
    ]
    for number in range(GRAINS):
        base = shades[number % 3][int(chance.random() * GRAIN_SHADES)]
        sheet.fill(base, (chance.randrange(wide), chance.randrange(high), side, side))


def _draw_group(sheet: pygame.Surface, unit: float, chance: Random) -> None:
    """A few pebbles that the sea has left together."""
    wide, high = sheet.get_size()
    x, y = chance.random() * wide, chance.random() * high
    for _stone in range(2 + chance.randrange(_GROUP)):
        away, angle = chance.random() * 46 * unit, chance.random() * math.tau
        radius = (3 + 9 * chance.random() ** 2) * unit
        _draw_pebble(sheet, (x + away * math.cos(angle), y + away * 0.6 * math.sin(angle)), radius, chance)


def _draw_pebble(sheet: pygame.Surface, middle: tuple[float, float], radius: float, chance: Random) -> None:
    shade = PEBBLES[chance.randrange(len(PEBBLES))]
    flat = 0.62 + 0.25 * chance.random()
    side = max(4, math.ceil(radius * 3))
    large = pygame.Surface((side * SAND_OVERSAMPLING, side * SAND_OVERSAMPLING), pygame.SRCALPHA)
    large.fill(shade.with_alpha(0))
    radius *= SAND_OVERSAMPLING
    centre = side * SAND_OVERSAMPLING / 2
    for colour, alpha, shift, share in (
        (WET, 90, 0.28, 1.08),
        (shade.mixed(WET, 0.3), 255, 0.0, 1.0),
        (shade, 255, -0.12, 0.86),
        (shade.mixed(GRAIN, 0.45), 255, -0.34, 0.42),
    ):
        box = pygame.Rect(0, 0, round(2 * radius * share), round(2 * radius * share * flat))
        box.center = round(centre + shift * radius * 0.5), round(centre + shift * radius)
        pygame.draw.ellipse(large, colour.with_alpha(alpha), box)
    turned = pygame.transform.rotate(large, chance.randrange(-30, 31))
    picture = pygame.transform.smoothscale_by(turned, 1 / SAND_OVERSAMPLING)
    sheet.blit(picture, picture.get_rect(center=(round(middle[0]), round(middle[1]))))


def _draw_shell(sheet: pygame.Surface, unit: float, chance: Random) -> None:
    """A fan of five ribs."""
    wide, high = sheet.get_size()
    side = max(6, round((18 + 12 * chance.random()) * unit))
    large = pygame.Surface((side * SAND_OVERSAMPLING, side * SAND_OVERSAMPLING), pygame.SRCALPHA)
    large.fill(SHELL.with_alpha(0))
    full = side * SAND_OVERSAMPLING
    foot = (full / 2, full * 0.86)
    for shade, alpha, more in ((WET, 110, 0.05), (SHELL, 255, 0.0)):
        rim = [_on_fan(foot, full * (0.62 + more), step / 16, more * full) for step in range(17)]
        pygame.draw.polygon(large, shade.with_alpha(alpha), [foot, *rim])
    for rib in range(1, 6):
        end = _on_fan(foot, full * 0.58, rib / 6, 0)
        pygame.draw.line(large, SHELL.mixed(WET, 0.4), foot, end, max(1, full // 26))
    turned = pygame.transform.rotate(large, chance.randrange(360))
    picture = pygame.transform.smoothscale_by(turned, 1 / SAND_OVERSAMPLING)
    sheet.blit(picture, picture.get_rect(center=(chance.randrange(wide), chance.randrange(high))))


def _on_fan(foot: tuple[float, float], radius: float, share: float, below: float) -> tuple[float, float]:
    """A point on the scalloped rim of a shell."""
    angle = math.pi * (1.12 + 0.76 * share)
    scallop = 1 + 0.05 * abs(math.sin(share * 5 * math.pi))
    return foot[0] + radius * scallop * math.cos(angle), foot[1] + below + radius * scallop * math.sin(angle)
