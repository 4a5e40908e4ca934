"""The tray of the dice: a bed of moss in a rim of the house's wood, lit from the upper left."""

import math
from random import Random
from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.river_dice.scenes.colours import (
    MOSS,
    MOSS_DEEP,
    MOSS_LIGHT,
    PINE_DEEP,
    RIM,
    RIM_DARK,
    RIM_LIGHT,
)
from flow_desktop.river_dice.scenes.painting.water_colour import blank, mottled, round_corners
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.theme import PANEL_RADIUS

_SPRIGS: Final = 1 / 150
"""So many sprigs stand on a square unit of the moss."""
_cache = SurfaceCache()


def draw_moss(surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
    """The bed on which dice lie and roll; plain in the flat themes."""
    radius = look.px(PANEL_RADIUS)
    if look.theme.flat:
        draw_box(surface, rect, radius, MOSS, look.theme.edge, max(2, look.px(4)))
        return
    unit = look.px(100) / 100
    bed = _cache.get(("moss", rect.size, unit), lambda: _make_bed(rect.size, radius, unit))
    surface.blit(bed, rect.topleft)


def _make_bed(size: tuple[int, int], radius: int, unit: float) -> pygame.Surface:
    box = pygame.Rect((0, 0), size)
    sheet = blank(size, PINE_DEEP)
    rim = max(4, round(13 * unit))
    draw_box(sheet, box, radius, RIM, RIM_DARK, max(1, round(2 * unit)))
    grain = blank(size, RIM_LIGHT)
    for k, y in enumerate(range(0, size[1], max(3, rim // 2))):
        shade = RIM_LIGHT.with_alpha(70) if k % 2 else RIM_DARK.with_alpha(60)
        line = [(x, y + 2 * math.sin(x / 60 + k)) for x in range(0, size[0] + 20, 20)]
        pygame.draw.aalines(grain, shade, False, line)
    sheet.blit(grain, (0, 0))
    round_corners(sheet, radius)
    inner = box.inflate(-2 * rim, -2 * rim)
    moss = _moss(inner.size, unit)
    round_corners(moss, max(2, radius - rim // 2))
    sheet.blit(moss, inner)
    return sheet


def _moss(size: tuple[int, int], unit: float) -> pygame.Surface:
    """Cushions of light and dark, and many small sprigs."""
    ground = blank(size, MOSS)
    ground.fill(MOSS)
    cushions = blank(size, MOSS_LIGHT)
    cushions.fill(MOSS_LIGHT.with_alpha(150))
    cushions.blit(mottled(size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    ground.blit(cushions, (0, 0))
    chance = Random("moss")
    sprigs = blank(size, MOSS_LIGHT)
    shades = MOSS_DEEP.with_alpha(120), MOSS_LIGHT.with_alpha(170), MOSS_DEEP.with_alpha(80)
    for _sprig in range(round(size[0] * size[1] * _SPRIGS / unit / unit)):
        x, y, tall = chance.uniform(0, size[0]), chance.uniform(0, size[1]), chance.uniform(3, 7) * unit
        shade = chance.choice(shades)
        for lean in (-0.6, 0.0, 0.6):
            pygame.draw.aaline(sprigs, shade, (x, y), (x + lean * tall, y - tall))
    ground.blit(sprigs, (0, 0))
    depth = max(3, round(9 * unit))
    for k in range(depth):
        veil = MOSS_DEEP.with_alpha(round(120 * (1 - k / depth) ** 2))
        edge = blank((size[0], 1), MOSS_DEEP)
        edge.fill(veil)
        ground.blit(edge, (0, k))
        side = blank((1, size[1]), MOSS_DEEP)
        side.fill(veil)
        ground.blit(side, (k, 0))
    return ground
