"""The head of a habitat card: a strip of its land in watercolour, with what grows there in ink."""

from random import Random
from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.river_dice.scenes.colours import HABITATS, PAINT_SHADES, RIVER_LIGHT, SHEET
from flow_desktop.river_dice.scenes.painting.water_colour import blank, round_corners, spread, tooth, wash
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.theme import CARD_RADIUS

_INK: Final = ("", "ink_reeds", "ink_pines", "ink_grass", "ink_peaks")
_FAINT: Final = 120
_cache = SurfaceCache()


def draw_card_head(surface: pygame.Surface, look: Look, rect: pygame.Rect, habitat: int) -> None:
    """The land of a habitat in a rounded rect; plain in the flat themes."""
    radius = look.px(CARD_RADIUS)
    if look.theme.flat or min(rect.size) < 8:
        draw_box(surface, rect, radius, HABITATS[habitat])
        return
    key = (habitat, rect.size, radius)
    surface.blit(_cache.get(key, lambda: _paint(look, rect.size, habitat, radius)), rect.topleft)


def _paint(look: Look, size: tuple[int, int], habitat: int, radius: int) -> pygame.Surface:
    chance = Random(f"card {habitat}")
    wide, high = size
    picture = blank(size, SHEET)
    picture.fill(HABITATS[habitat].mixed(SHEET, 0.22))
    land, dried = PAINT_SHADES[habitat]
    for level, reach, alpha in ((0.35, 0.3, 70), (0.75, 0.42, 90)):
        count = max(3, round(wide / high * 2))
        blots = [(wide * k / (count - 1), high * level, high * reach) for k in range(count)]
        wash(picture, spread(blots, chance), (land, dried), alpha, max(1.0, high * 0.012))
    if habitat == 0:
        for level in (0.36, 0.6, 0.84):
            ripple = [(x, high * level + high * 0.03 * (-1) ** (x // 9)) for x in range(0, wide + 9, 9)]
            pygame.draw.lines(picture, RIVER_LIGHT, False, ripple, max(1, round(high * 0.04)))
    else:
        side = round(high * 0.62)
        for k in range(1, max(3, round(wide / high * 2))):
            ink = look.assets.image(_INK[habitat], (side, side)).copy()
            ink.set_alpha(_FAINT)
            across, down = chance.uniform(-0.1, 0.1), chance.uniform(0.5, 0.66)
            at = round(high * (k * 0.5 + across)), round(high * down)
            picture.blit(ink, ink.get_rect(center=at))
    tooth(picture)
    round_corners(picture, radius)
    return picture
