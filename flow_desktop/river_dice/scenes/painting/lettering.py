"""Hand lettering: place names on the maps, and what a pencil writes."""

import math
from random import Random
from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.widgets.text import font_at
from flow_desktop.widgets.theme import Colour

HAND: Final = "Caveat-Bold"
_LEAN: Final = 2.6
_cache = SurfaceCache()


def lettered(text: str, size: int, shade: Colour, halo: Colour | None = None) -> pygame.Surface:
    """A name in letters that dance a little; a halo keeps it apart from what is painted below."""
    return _cache.get((text, size, shade, halo), lambda: _letter(text, size, shade, halo))


def _letter(text: str, size: int, shade: Colour, halo: Colour | None) -> pygame.Surface:
    chance = Random(text)
    font = font_at(HAND, size * 2)
    margin = size
    across, high = font.size(text)
    large = pygame.Surface((across + 2 * margin, high + 2 * margin), pygame.SRCALPHA)
    large.fill(shade.with_alpha(0))
    for index, letter in enumerate(text):
        wide = font.size(letter)[0]
        x = margin + font.size(text[: index + 1])[0] - wide / 2
        lean = chance.uniform(-_LEAN, _LEAN)
        glyph = pygame.transform.rotozoom(font.render(letter, True, shade), lean, chance.uniform(0.97, 1.03))
        down = size * 0.06 * math.sin(index * 0.9) + chance.uniform(-0.02, 0.02) * size
        middle = x, margin + high / 2 + down
        large.blit(glyph, glyph.get_rect(center=(round(middle[0]), round(middle[1]))))
    small = pygame.transform.smoothscale(large, (large.get_width() // 2, large.get_height() // 2))
    return small if halo is None else _haloed(small, max(1, size // 12), halo)


def _haloed(picture: pygame.Surface, reach: int, halo: Colour) -> pygame.Surface:
    """The letters over a soft light of their own shape."""
    light = pygame.mask.from_surface(picture, 60).to_surface(
        setcolor=halo.with_alpha(255), unsetcolor=halo.with_alpha(0)
    )
    soft = pygame.transform.box_blur(light, reach, repeat_edge_pixels=False)
    sheet = soft.copy()
    sheet.blit(soft, (0, 0))
    sheet.blit(picture, (0, 0))
    return sheet
