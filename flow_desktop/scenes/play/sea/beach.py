"""The beach on which the board lies: sand with ripples, pebbles and shells, the same every time."""

from __future__ import annotations

import math
from random import Random
from typing import Final

import pygame

from flow_desktop.scenes.play.sea.water import BEACH, DUNE, GRAIN, PEBBLES, RIPPLE, SHELL, WET
from flow_desktop.widgets.theme import Colour

SEED: Final = 11
RIPPLES: Final = 34
"""Units between two ripples of the sand."""
GRAINS: Final = 2600
STONES: Final = 90
SHELLS: Final = 12
OVERSAMPLING: Final = 3
_GROUP: Final = 5
"""Pebbles lie in groups of about so many."""


def beach_sheet(size: tuple[int, int], unit: float) -> pygame.Surface:
    """The whole beach; `unit` is the window's scale."""
    sheet = pygame.Surface(size, 0, 32)
    wide, high = size
    for top in range(0, high, 4):
        sheet.fill(DUNE.mixed(BEACH, min(1.0, top / high * 1.4)), (0, top, wide, 4))
    chance = Random(SEED)
    _draw_ripples(sheet, unit)
    _draw_grains(sheet, unit, chance)
    for _group in range(STONES // _GROUP):
        _draw_group(sheet, unit, chance)
    for _shell in range(SHELLS):
        _draw_shell(sheet, unit, chance)
    return sheet


def _draw_ripples(sheet: pygame.Surface, unit: float) -> None:
    """What the last tide left: long soft lines, dark below and light above."""
    wide, high = sheet.get_size()
    layer = pygame.Surface(sheet.get_size(), pygame.SRCALPHA)
    layer.fill(RIPPLE.with_alpha(0))
    step, thick = max(3, round(6 * unit)), max(1, round(5 * unit))
    for index in range(math.ceil(high / (RIPPLES * unit)) + 2):
        points = [(x, _ripple(index, x / unit) * unit) for x in range(-step, wide + 2 * step, step)]
        lifted = [(x, y - thick) for x, y in points]
        pygame.draw.lines(layer, RIPPLE.with_alpha(26 + 12 * (index % 3)), False, points, thick)
        pygame.draw.lines(layer, GRAIN.with_alpha(34), False, lifted, max(1, thick // 2))
    sheet.blit(pygame.transform.box_blur(layer, max(1, round(2 * unit))), (0, 0))


def _ripple(index: int, x: float) -> float:
    """The height of a ripple above a place, in units."""
    bend = 9 * math.sin(x / 173 + index * 0.9) + 5 * math.sin(x / 61 + index * 2.3)
    return index * RIPPLES + bend + 14 * math.sin(x / 640 + index * 0.23)


def _draw_grains(sheet: pygame.Surface, unit: float, chance: Random) -> None:
    wide, high = sheet.get_size()
    side = max(1, round(1.6 * unit))
    for number in range(GRAINS):
        shade = (GRAIN, RIPPLE, WET)[number % 3]
        base = BEACH.mixed(shade, 0.25 + 0.3 * chance.random())
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
    large = pygame.Surface((side * OVERSAMPLING, side * OVERSAMPLING), pygame.SRCALPHA)
    large.fill(shade.with_alpha(0))
    radius *= OVERSAMPLING
    centre = side * OVERSAMPLING / 2
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
    picture = pygame.transform.smoothscale_by(turned, 1 / OVERSAMPLING)
    sheet.blit(picture, picture.get_rect(center=(round(middle[0]), round(middle[1]))))


def _draw_shell(sheet: pygame.Surface, unit: float, chance: Random) -> None:
    """A fan of five ribs."""
    wide, high = sheet.get_size()
    side = max(6, round((18 + 12 * chance.random()) * unit))
    large = pygame.Surface((side * OVERSAMPLING, side * OVERSAMPLING), pygame.SRCALPHA)
    large.fill(SHELL.with_alpha(0))
    full = side * OVERSAMPLING
    foot = (full / 2, full * 0.86)
    for shade, alpha, more in ((WET, 110, 0.05), (SHELL, 255, 0.0)):
        rim = [_on_fan(foot, full * (0.62 + more), step / 16, more * full) for step in range(17)]
        pygame.draw.polygon(large, shade.with_alpha(alpha), [foot, *rim])
    for rib in range(1, 6):
        end = _on_fan(foot, full * 0.58, rib / 6, 0)
        pygame.draw.line(large, _rib_colour(), foot, end, max(1, full // 26))
    turned = pygame.transform.rotate(large, chance.randrange(360))
    picture = pygame.transform.smoothscale_by(turned, 1 / OVERSAMPLING)
    sheet.blit(picture, picture.get_rect(center=(chance.randrange(wide), chance.randrange(high))))


def _rib_colour() -> Colour:
    return SHELL.mixed(WET, 0.4)


def _on_fan(foot: tuple[float, float], radius: float, share: float, below: float) -> tuple[float, float]:
    """A point on the scalloped rim of a shell."""
    angle = math.pi * (1.12 + 0.76 * share)
    scallop = 1 + 0.05 * abs(math.sin(share * 5 * math.pi))
    return foot[0] + radius * scallop * math.cos(angle), foot[1] + below + radius * scallop * math.sin(angle)
