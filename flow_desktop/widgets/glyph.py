"""Small signs drawn as shapes, because no font of ours has them: tick, plus, minus, arrows, cross."""

from enum import Enum
from itertools import pairwise

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.widgets.theme import Colour

OVERSAMPLING = 4
_cache = SurfaceCache()
Points = tuple[tuple[float, float], ...]


class Glyph(Enum):
    """A sign as lines in a square of side one."""

    TICK = (((0.18, 0.55), (0.42, 0.78), (0.84, 0.24)),)
    PLUS = (((0.5, 0.16), (0.5, 0.84)), ((0.16, 0.5), (0.84, 0.5)))
    MINUS = (((0.16, 0.5), (0.84, 0.5)),)
    CROSS = (((0.2, 0.2), (0.8, 0.8)), ((0.8, 0.2), (0.2, 0.8)))
    LEFT = (((0.64, 0.16), (0.32, 0.5), (0.64, 0.84)),)
    RIGHT = (((0.36, 0.16), (0.68, 0.5), (0.36, 0.84)),)
    UP = (((0.16, 0.64), (0.5, 0.32), (0.84, 0.64)),)
    DOWN = (((0.16, 0.36), (0.5, 0.68), (0.84, 0.36)),)


def glyph(sign: Glyph, side: int, shade: Colour) -> pygame.Surface:
    """The sign as a picture of that side."""
    return _cache.get((sign, side, shade), lambda: _draw(sign.value, max(1, side), shade))


def _draw(lines: tuple[Points, ...], side: int, shade: Colour) -> pygame.Surface:
    scale = side * OVERSAMPLING
    large = pygame.Surface((scale, scale), pygame.SRCALPHA)
    large.fill(shade.with_alpha(0))
    width = max(1, round(scale * 0.15))
    for line in lines:
        points = [(x * scale, y * scale) for x, y in line]
        for start, end in pairwise(points):
            _stroke(large, shade, pygame.Vector2(start), pygame.Vector2(end), width / 2)
    return pygame.transform.smoothscale(large, (side, side))


def _stroke(
    surface: pygame.Surface, shade: Colour, start: pygame.Vector2, end: pygame.Vector2, half: float
) -> None:
    """A thick line with round ends, equally thick in every direction."""
    side = (end - start).normalize().rotate(90) * half
    pygame.draw.polygon(surface, shade, [start + side, end + side, end - side, start - side])
    pygame.draw.circle(surface, shade, start, half)
    pygame.draw.circle(surface, shade, end, half)


def draw_glyph(surface: pygame.Surface, sign: Glyph, rect: pygame.Rect, shade: Colour) -> None:
    """Draw the sign as large as fits, in the middle of a rect."""
    picture = glyph(sign, min(rect.size), shade)
    surface.blit(picture, picture.get_rect(center=rect.center))
