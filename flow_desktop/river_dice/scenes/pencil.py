"""What the player marks: graphite, with a little jitter and pressure."""

import math
from collections.abc import Sequence
from random import Random
from typing import Final

import pygame
from pygame.transform import rotozoom

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.river_dice.engine.goods import ANIMALS
from flow_desktop.river_dice.scenes.painting.lettering import lettered
from flow_desktop.river_dice.scenes.painting.water_colour import smooth
from flow_desktop.river_dice.scenes.plans.plan import Pencil, PencilMark
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.theme import PAPER, Colour

OVERSAMPLING: Final = 2
_UPRIGHT: Final = 9
"""Digits lean less than the letters of a name: a 1 is no stroke."""
_cache = SurfaceCache()


def draw_mark(
    surface: pygame.Surface,
    look: Look,
    key: str,
    rect: pygame.Rect,
    mark: PencilMark,
    shade: Colour,
    scale: float,
) -> None:
    """A mark on the spot of that key; `scale` is pixels of a unit of the sheet."""
    match mark.kind:
        case Pencil.NUMBER:
            reach = round(rect.height * 0.3)
            light = _light(reach)
            surface.blit(light, light.get_rect(center=rect.center))
            number = lettered(str(mark.number), max(12, round(rect.height * 0.62)), shade)
            key_of = ("upright", mark.number, rect.height, shade)
            upright = _cache.get(key_of, lambda: rotozoom(number, _UPRIGHT, 1.0))
            surface.blit(upright, upright.get_rect(center=rect.center))
        case Pencil.ANIMAL:
            side = round(rect.height * 0.7)
            picture = look.assets.image(f"animal_{ANIMALS[mark.number]}", (side, side))
            light = _light(round(rect.height * 0.345))  # the colour of the habitat shows around it
            surface.blit(light, light.get_rect(center=rect.center))
            surface.blit(picture, picture.get_rect(center=rect.center))
            ring = _scribble(key, (side, side), shade, _width(2.5 * scale), False)
            surface.blit(ring, ring.get_rect(center=rect.center))
        case Pencil.CIRCLE:
            bold = not key.startswith("point-")
            if bold:  # what is circled pales, so that one sees how far one has come and what is taken
                light = _light(round(rect.height * 0.42), 110)
                surface.blit(light, light.get_rect(center=rect.center))
            picture = _scribble(key, rect.size, shade, _width((4 if bold else 2.5) * scale), False)
            surface.blit(picture, picture.get_rect(center=rect.center))
        case Pencil.CROSS:
            picture = _scribble(key, rect.size, shade, _width(3 * scale), True)
            surface.blit(picture, picture.get_rect(center=rect.center))


def _width(pixels: float) -> int:
    """Of a line of lead; only on a sheet that is a picture of itself it is as thin as can be."""
    return max(1 if pixels < 1 else 2, round(pixels))


def _light(reach: int, strength: int = 245) -> pygame.Surface:
    """Bare paper under what is written, so that it can be read on any ground."""

    def paint(layer: pygame.Surface, times: int) -> None:
        at = (reach + 4) * times, (reach + 4) * times
        pygame.draw.circle(layer, PAPER.with_alpha(round(strength * 0.7)), at, (reach + 2) * times)
        pygame.draw.circle(layer, PAPER.with_alpha(strength), at, (reach - 1) * times)

    size = 2 * reach + 8, 2 * reach + 8
    return _cache.get(("light", reach, strength), lambda: smooth(size, PAPER, paint))


def _scribble(key: str, size: tuple[int, int], shade: Colour, width: int, cross: bool) -> pygame.Surface:
    """A circle or a cross by hand."""
    return _cache.get(
        (key, size, shade, width, cross), lambda: _draw_scribble(key, size, shade, width, cross)
    )


def _draw_scribble(key: str, size: tuple[int, int], shade: Colour, width: int, cross: bool) -> pygame.Surface:
    strokes = _cross(size, key) if cross else [_loop(size, key)]
    wide, high = size[0] + 6 * width, size[1] + 6 * width
    large = pygame.Surface((wide * OVERSAMPLING, high * OVERSAMPLING), pygame.SRCALPHA)
    large.fill(shade.with_alpha(0))
    middle = wide / 2, high / 2
    placed = [
        [((x + middle[0]) * OVERSAMPLING, (y + middle[1]) * OVERSAMPLING) for x, y in line]
        for line in strokes
    ]
    for line in placed:  # paper shines around the lead, so that it can be seen on any ground
        _lead(large, line, PAPER.with_alpha(190), width * OVERSAMPLING * 1.05, 0.0)
    for line in placed:
        _lead(large, line, shade, width * OVERSAMPLING * 0.6, 0.25)
    return pygame.transform.smoothscale(large, (wide, high))


def _lead(
    surface: pygame.Surface,
    line: Sequence[tuple[float, float]],
    shade: tuple[int, ...],
    reach: float,
    change: float,
) -> None:
    """A line of lead: thin where the hand sets down and lifts, more pressure in between."""
    last = len(line) - 1
    for k, point in enumerate(line):
        ends = min(1.0, 0.45 + 3.2 * min(k, last - k) / last)
        pressure = reach * ends * (1 - change * 0.3 + change * math.sin(k / last * 11 + last))
        pygame.draw.circle(surface, shade, point, pressure)


def _cross(size: tuple[int, int], key: str) -> list[list[tuple[float, float]]]:
    chance = Random(key)
    reach, found = 0.42 * min(size), []
    for way in (-1, 1):
        bend, lean = chance.uniform(-0.1, 0.1), chance.uniform(-0.08, 0.08)
        found.append(
            [
                (
                    way * reach * t + reach * bend * math.cos(t * 1.5),
                    reach * (t + lean) + reach * bend * t * t,
                )
                for t in (k / 24 - 1 for k in range(49))
            ]
        )
    return found


def _loop(size: tuple[int, int], key: str) -> list[tuple[float, float]]:
    """Once around and a little further, never quite where it began."""
    chance = Random(key)
    begin, phase, away = chance.uniform(3.6, 4.6), chance.uniform(0, 6), chance.uniform(0.03, 0.07)
    count = max(60, (size[0] + size[1]) * 2)
    points = []
    for k in range(count):
        angle = begin + k / (count - 1) * (math.tau + 0.6)
        reach = (
            0.9 + 0.035 * math.sin(2 * angle + phase) + 0.02 * math.sin(5 * angle + phase) + away * k / count
        )
        points.append((size[0] * 0.5 * reach * math.cos(angle), size[1] * 0.49 * reach * math.sin(angle)))
    return points
