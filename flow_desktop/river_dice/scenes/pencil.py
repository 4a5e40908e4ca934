"""What the player marks: graphite, with a little jitter and pressure."""

import math
from random import Random
from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.river_dice.engine.goods import ANIMALS
from flow_desktop.river_dice.scenes.plans.plan import Pencil, PencilMark
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.text import Role, rendered
from flow_desktop.widgets.theme import PAPER, Colour

OVERSAMPLING: Final = 2
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
            side = round(rect.height * 0.62)
            pygame.draw.circle(surface, PAPER, rect.center, side // 2)
            pygame.draw.circle(surface, shade, rect.center, side // 2, max(2, round(2.5 * scale)))
            text = rendered(str(mark.number), Role.NUMBER, look.view, shade, max(10, round(side * 0.78)))
            surface.blit(text, text.get_rect(center=rect.center))
        case Pencil.ANIMAL:
            side = round(rect.height * 0.74)
            picture = look.assets.image(f"animal_{ANIMALS[mark.number]}", (side, side))
            pygame.draw.circle(surface, PAPER, rect.center, side // 2 + 2)
            surface.blit(picture, picture.get_rect(center=rect.center))
            pygame.draw.circle(surface, shade, rect.center, side // 2 + 2, max(2, round(2.5 * scale)))
        case Pencil.CIRCLE:
            picture = _scribble(key, rect.size, shade, max(2, round(3 * scale)), False)
            surface.blit(picture, picture.get_rect(center=rect.center))
        case Pencil.CROSS:
            picture = _scribble(key, rect.size, shade, max(2, round(3.4 * scale)), True)
            surface.blit(picture, picture.get_rect(center=rect.center))


def _scribble(key: str, size: tuple[int, int], shade: Colour, width: int, cross: bool) -> pygame.Surface:
    """A circle or a cross by hand: a little jitter, a little more pressure here and there."""
    return _cache.get(
        (key, size, shade, width, cross), lambda: _draw_scribble(key, size, shade, width, cross)
    )


def _draw_scribble(key: str, size: tuple[int, int], shade: Colour, width: int, cross: bool) -> pygame.Surface:
    chance = Random(key)
    wide, high = size[0] + 4 * width, size[1] + 4 * width
    large = pygame.Surface((wide * OVERSAMPLING, high * OVERSAMPLING), pygame.SRCALPHA)
    large.fill(shade.with_alpha(0))
    middle = wide, high
    strokes: list[list[tuple[float, float]]] = []
    if cross:
        for way in (-1, 1):
            reach = 0.44 * min(size) * OVERSAMPLING
            strokes.append(
                [
                    (
                        middle[0] + way * reach * t + chance.uniform(-2, 2),
                        middle[1] + reach * t + chance.uniform(-2, 2),
                    )
                    for t in (k / 8 - 1 for k in range(17))
                ]
            )
    else:
        across, down = size[0] * 0.5 * OVERSAMPLING, size[1] * 0.48 * OVERSAMPLING
        begin, phase = chance.uniform(3.6, 4.6), chance.uniform(0, 6)
        path = []
        for k in range(40):
            angle = begin + k / 39 * (math.tau + 0.45)
            reach = 0.9 + 0.05 * math.sin(2 * angle + phase) + 0.0012 * k
            path.append(
                (middle[0] + across * reach * math.cos(angle), middle[1] + down * reach * math.sin(angle))
            )
        strokes.append(path)
    for path in strokes:  # paper shines around the lead, so that it can be seen on any ground
        pygame.draw.lines(large, PAPER.with_alpha(220), False, path, width * OVERSAMPLING * 2)
    for path in strokes:
        for k, (x, y) in enumerate(path):
            pressure = width * OVERSAMPLING * (0.42 + 0.14 * math.sin(k * 0.5 + len(key)))
            pygame.draw.circle(large, shade, (x, y), pressure)
            if k:
                pygame.draw.line(large, shade, path[k - 1], (x, y), max(1, round(pressure * 2)))
    return pygame.transform.smoothscale(large, (wide, high))
