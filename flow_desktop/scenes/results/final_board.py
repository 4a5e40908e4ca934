"""The board as the game ended: with everybody in the boat when it is won, else with the tide over it."""

from __future__ import annotations

import math
from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.engine.geometry import Cell
from flow_desktop.scenes.board.picture import BoardPicture
from flow_desktop.scenes.board.places import BoardPlaces
from flow_desktop.scenes.board.show import BoardShow
from flow_desktop.scenes.finale.crew import bare_spaces, draw_all_aboard
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.theme import DEEP, FOAM, SEA, WATER, WHITE

TIDE: Final = 0.46
"""How much of the board the tide covers in the end."""
WAVES: Final[tuple[tuple[float, float, int], ...]] = ((0.0, 1.0, 150), (0.032, 1.6, 120))
"""The layers of the tide: how much lower each begins, how long its waves are, how opaque it is."""
_cache = SurfaceCache(16 * 1024 * 1024)


class FinalBoard(BoardPicture):
    """The last picture of a game, as its last moment left it."""

    def __init__(self, show: BoardShow, units: float, *, tide: bool, label: str, key: str = "final") -> None:
        super().__init__(show.board, units, label=label, key=key, show=show)
        self.tide = tide
        self._bare: tuple[object, dict[Cell, pygame.Surface]] | None = None

    def field(self) -> pygame.Rect:
        """The spaces of the board, without its frame."""
        return BoardPlaces.fitted(self.rect).field

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The board, and what lies over it."""
        super().paint(surface, look)
        if self.tide:
            side = min(self.rect.size)
            square = pygame.Rect(0, 0, side, side)
            square.center = self.rect.center
            draw_tide(surface, square, TIDE, 0.0)
            return
        places = BoardPlaces.fitted(self.rect)
        stamp = (places, look.theme.name)
        if self._bare is None or self._bare[0] != stamp:
            self._bare = stamp, bare_spaces(look, places, self.board_show)
        draw_all_aboard(surface, look, places, self._bare[1])


def draw_tide(surface: pygame.Surface, square: pygame.Rect, height: float, seconds: float) -> None:
    """Water up to a share of the square's height, in two layers, with foam along its line."""
    if height <= 0.0:
        return
    sheet = pygame.Surface(square.size, pygame.SRCALPHA)
    sheet.fill(DEEP.with_alpha(0))
    for number, (lower, length, alpha) in enumerate(WAVES):
        line = _line(square.width, height - lower, length, seconds + 2 * number)
        shade = (SEA if number == 0 else DEEP).with_alpha(alpha)
        pygame.draw.polygon(sheet, shade, [*line, (square.width, square.height), (0, square.height)])
        width = max(2, square.width // (150 if number == 0 else 260))
        pygame.draw.lines(sheet, (FOAM if number == 0 else WATER).with_alpha(230), False, line, width)
    sheet.blit(_rounded(square.width), (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    surface.blit(sheet, square)


def _rounded(side: int) -> pygame.Surface:
    """The shape of the board's frame: nothing of the tide is seen outside it."""

    def make() -> pygame.Surface:
        mask = pygame.Surface((2 * side, 2 * side), pygame.SRCALPHA)
        mask.fill(WHITE.with_alpha(0))
        box = mask.get_rect().inflate(-round(side * 0.006), -round(side * 0.006))
        pygame.draw.rect(mask, WHITE.with_alpha(255), box, border_radius=round(side * 0.05))
        return pygame.transform.smoothscale(mask, (side, side))

    return _cache.get(side, make)


def _line(side: int, height: float, length: float, seconds: float) -> list[tuple[float, float]]:
    """The line of the water, from left to right."""
    swell = side * 0.012
    return [
        (
            x,
            side * (1 - height)
            + swell * math.sin(x / side * 2 * math.pi * 2.5 * length + 1.4 * seconds)
            + swell * 0.5 * math.sin(x / side * 2 * math.pi * 6 * length - 1.1 * seconds),
        )
        for x in range(0, side + 8, 8)
    ]
