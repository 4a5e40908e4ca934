"""The quiet moment of a lost game: the tide rises over the board, once."""

import math
from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.scenes.board.places import BoardPlaces
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.theme import DEEP, FOAM, SEA, WATER, WHITE

SECONDS: Final = 1.5
TIDE: Final = 0.46
"""How much of the board the tide covers in the end."""
WAVES: Final[tuple[tuple[float, float, int], ...]] = ((0.0, 1.0, 150), (0.032, 1.6, 120))
"""The layers of the tide: how much lower each begins, how long its waves are, how opaque it is."""
SPRAY: Final = 0.03
"""How far the line of the water reaches above its height, in heights of the square."""
_cache = SurfaceCache()


class Rising:
    """What is seen of a loss, at any second of it; the results go on where it ends."""

    length: float = SECONDS
    tells_at: float = 0.0
    landings: tuple[float, ...] = ()

    def board_rect(self, look: Look, places: BoardPlaces) -> pygame.Rect:
        """The board stays where it is."""
        return places.rect

    def draw(self, surface: pygame.Surface, places: BoardPlaces, seconds: float) -> None:
        """The water over the board."""
        share = min(1.0, seconds / SECONDS)
        draw_tide(surface, places.rect, TIDE * share * (2 - share), seconds, everywhere=True)


def draw_tide(
    surface: pygame.Surface, square: pygame.Rect, height: float, seconds: float, everywhere: bool = False
) -> None:
    """Water up to a share of the square's height, in two layers, with foam along its line.

    `everywhere`: the same line goes on to both sides of the square, and the water to the window's foot.
    """
    if height <= 0.0:
        return
    room = surface.get_rect() if everywhere else square
    top = max(room.top, square.top + int(square.height * (1 - height - SPRAY)))
    place = pygame.Rect(room.left, top, room.width, room.bottom - top)
    sheet = pygame.Surface(place.size, pygame.SRCALPHA)
    sheet.fill(DEEP.with_alpha(0))
    away, right = (square.left - place.left, square.top - place.top), room.right - square.left
    for number, (lower, length, alpha) in enumerate(WAVES):
        crest = _line(square.width, (-away[0], right), height - lower, length, seconds + 2 * number)
        line = [(x + away[0], y + away[1]) for x, y in crest]
        shade = (SEA if number == 0 else DEEP).with_alpha(alpha)
        pygame.draw.polygon(sheet, shade, [*line, (place.width, place.height), (0, place.height)])
        width = max(2, square.width // (150 if number == 0 else 260))
        pygame.draw.lines(sheet, (FOAM if number == 0 else WATER).with_alpha(230), False, line, width)
    if not everywhere:
        shape = _rounded(square.width).subsurface((0, place.top - square.top, *place.size))
        sheet.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    surface.blit(sheet, place)


def _rounded(side: int) -> pygame.Surface:
    """The shape of the board's frame: nothing of the tide is seen outside it."""

    def make() -> pygame.Surface:
        mask = pygame.Surface((side, side), pygame.SRCALPHA)
        mask.fill(WHITE.with_alpha(0))
        inset = -2 * round(side * 0.0015)
        draw_box(mask, mask.get_rect().inflate(inset, inset), round(side * 0.025), WHITE)
        return mask

    return _cache.get(side, make)


def _line(
    side: int, ends: tuple[int, int], height: float, length: float, seconds: float
) -> list[tuple[float, float]]:
    """The line of the water over a square of some side, from one end to the other."""
    swell = side * 0.012
    return [
        (
            x,
            side * (1 - height)
            + swell * math.sin(x / side * 2 * math.pi * 2.5 * length + 1.4 * seconds)
            + swell * 0.5 * math.sin(x / side * 2 * math.pi * 6 * length - 1.1 * seconds),
        )
        for x in range(ends[0], ends[1] + 8, 8)
    ]
