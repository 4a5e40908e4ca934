"""Water and pigment: washes that dry darker at their edge, and the tooth of cold-press paper."""

from collections.abc import Callable, Sequence
from functools import cache
from math import hypot
from random import Random
from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.river_dice.scenes.colours import MASK
from flow_desktop.widgets.theme import Colour

Blot = tuple[float, float, float]
_TOOTH: Final = 192
_GRAINS: Final = 96
_FINER: Final = 2
_cache = SurfaceCache()


def blank(size: tuple[int, int], shade: Colour) -> pygame.Surface:
    """A layer on which nothing is painted yet; its edges will have that colour."""
    layer = pygame.Surface(size, pygame.SRCALPHA)
    layer.fill(shade.with_alpha(0))
    return layer


def spread(blots: Sequence[Blot], chance: Random) -> list[Blot]:
    """Each blot as three uneven ones, as water runs."""
    return [
        (
            x + reach * chance.uniform(-0.42, 0.42),
            y + reach * chance.uniform(-0.42, 0.42),
            reach * chance.uniform(0.62, 1.04),
        )
        for x, y, reach in blots
        for _run in range(3)
    ]


def wash(
    ground: pygame.Surface,
    blots: Sequence[Blot],
    shades: tuple[Colour, Colour],
    alpha: int,
    rim: float,
) -> None:
    """One coat over all blots together: its second colour where it dried, the first within."""
    layer = blank(ground.get_size(), shades[0])
    for shade, less in (
        (shades[1].with_alpha(min(255, round(alpha * 1.45))), 0.0),
        (shades[0].with_alpha(alpha), rim),
    ):
        for x, y, reach in blots:
            pygame.draw.circle(layer, shade, (x, y), max(0.5, reach - less))
    layer.blit(mottled(ground.get_size()), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    ground.blit(layer, (0, 0))


def smooth(
    size: tuple[int, int], shade: Colour, paint: Callable[[pygame.Surface, int], None]
) -> pygame.Surface:
    """A layer with smooth edges: painted twice as large and made smaller."""
    large = blank((size[0] * _FINER, size[1] * _FINER), shade)
    paint(large, _FINER)
    return pygame.transform.smoothscale(large, size)


def rim(layer: pygame.Surface, points: Sequence[tuple[float, float]], shade: Colour, width: float) -> None:
    """A line around a shape, of one width everywhere and round at its corners."""
    for at, (x, y) in enumerate(points):
        away_x, away_y = points[at - 1][0] - x, points[at - 1][1] - y
        length = hypot(away_x, away_y) or 1.0
        over, down = -away_y / length * width / 2, away_x / length * width / 2
        side = [(x + over, y + down), (x + away_x + over, y + away_y + down)]
        side += [(x + away_x - over, y + away_y - down), (x - over, y - down)]
        pygame.draw.polygon(layer, shade, side)
        pygame.draw.circle(layer, shade, (x, y), width / 2)


def rimmed(
    place: pygame.Rect,
    points: Sequence[tuple[float, float]],
    rims: Sequence[tuple[Colour, float]],
    ground: Colour | None = None,
) -> pygame.Surface:
    """A place with smooth lines around a shape in it, the lowest first."""

    def paint(layer: pygame.Surface, times: int) -> None:
        placed = [((x - place.x) * times, (y - place.y) * times) for x, y in points]
        if ground is not None:
            pygame.draw.polygon(layer, ground, placed)
        for shade, width in rims:
            rim(layer, placed, shade, width * times)

    return smooth(place.size, rims[0][0], paint)


def keep_within(picture: pygame.Surface, shape: Callable[[pygame.Surface, int], None]) -> None:
    """Let nothing be seen beyond what a shape paints in `MASK`."""
    mask = smooth(picture.get_size(), MASK, shape)
    picture.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)


def round_corners(picture: pygame.Surface, radius: int) -> None:
    """Round the corners of a picture, smoothly."""

    def shape(layer: pygame.Surface, times: int) -> None:
        pygame.draw.rect(layer, MASK, layer.get_rect(), border_radius=radius * times)

    keep_within(picture, shape)


@cache
def _noise(side: int, low: int, name: str) -> pygame.Surface:
    """Grey squares by chance, from `low` to white."""
    numbers = Random(name).randbytes(side * side)
    table = bytes(low + round((255 - low) * value / 255) for value in range(256))
    picture = pygame.image.frombytes(
        b"".join(bytes((table[value],)) * 3 for value in numbers), (side, side), "RGB"
    )
    return picture


def mottled(size: tuple[int, int]) -> pygame.Surface:
    """Pigment that settles unevenly: white with a changing alpha."""
    return _cache.get(size, lambda: _settled(size))


def _settled(size: tuple[int, int]) -> pygame.Surface:
    few = max(2, min(size[0] // 14, _GRAINS)), max(2, min(size[1] // 14, _GRAINS))
    grey = pygame.transform.smoothscale(_noise(_GRAINS, 120, "mottle").subsurface((0, 0, *few)), size)
    level = pygame.image.tobytes(grey, "RGB")[::3]
    data = bytearray(b"\xff" * (4 * len(level)))
    data[3::4] = level
    return pygame.image.frombytes(bytes(data), size, "RGBA")


def tooth(ground: pygame.Surface) -> None:
    """The grain of cold-press paper over everything that lies on it."""
    tile = _tooth()
    width, height = ground.get_size()
    for x in range(0, width, _TOOTH):
        for y in range(0, height, _TOOTH):
            ground.blit(tile, (x, y), special_flags=pygame.BLEND_RGB_MULT)


@cache
def _tooth() -> pygame.Surface:
    tile = pygame.transform.smoothscale(_noise(_GRAINS, 243, "tooth"), (_TOOTH, _TOOTH))
    coarse = pygame.transform.smoothscale(_noise(24, 250, "hollows"), (_TOOTH, _TOOTH))
    tile.blit(coarse, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return tile
