"""The sea around the board: it rises and darkens as the minute runs."""

from __future__ import annotations

from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.app.catalogue import art
from flow_desktop.table.view import TableView
from flow_desktop.widgets.look import Look

STEPS: Final = 20
DARKEST: Final = 0.55
BAND: Final = 6
_cache = SurfaceCache(96 * 1024 * 1024)


def tide(table: TableView) -> float:
    """How far the round has come, 0 to 1."""
    if table.remaining is not None and table.setting.seconds:
        return 1 - table.remaining / table.setting.seconds
    if table.turns_left is not None and table.setting.turns:
        return 1 - table.turns_left / table.setting.turns
    return 0.0


def tide_step(table: TableView) -> int:
    """The level of the tide as one of a few steps that are drawn."""
    return round(min(1.0, max(0.0, tide(table))) * STEPS)


class Tide:
    """The tide as it is shown. A new step is painted in one frame; sea, left and right show it in the next.

    All at once would be a frame that takes too long.
    """

    def __init__(self, table: TableView) -> None:
        self._table = table
        self.sea = self.left = self.right = tide_step(table)

    def draw(self, surface: pygame.Surface, look: Look) -> bool:
        """Draw the sea, one step nearer to how it should be; True when another frame is needed for that."""
        size, wanted = surface.get_size(), tide_step(self._table)
        if self.sea == wanted:
            self.left, self.right = self.sea, self.left
        elif (size, wanted) in _cache or look.theme.name != "normal":
            self.sea = wanted
        else:
            _sea(look, size, wanted)
        draw_sea(surface, look, self.sea)
        return not self.sea == self.left == self.right == wanted


def draw_sea(surface: pygame.Surface, look: Look, step: int) -> None:
    """Fill the window with the sea at that step of the tide."""
    if look.theme.name != "normal":
        surface.fill(look.theme.sea_bottom)
        return
    surface.blit(_sea(look, surface.get_size(), step), (0, 0))


def _sea(look: Look, size: tuple[int, int], step: int) -> pygame.Surface:
    return _cache.get((size, step), lambda: _make_sea(look, size, step))


def _make_sea(look: Look, size: tuple[int, int], step: int) -> pygame.Surface:
    """The still sea, darkened in bands, most of all below."""
    sheet = _cache.get((size, "still"), lambda: _still_sea(look, size)).copy()
    if step:
        for top in range(0, size[1], BAND):
            depth = 0.3 + 0.7 * top / size[1]
            left = round(255 * (1 - DARKEST * depth * step / STEPS))
            sheet.fill((left, left, left), (0, top, size[0], BAND), pygame.BLEND_RGB_MULT)
    return sheet


def _still_sea(look: Look, size: tuple[int, int]) -> pygame.Surface:
    """The drawing stretched over the window."""
    wide = max(size[0], round(size[1] * 5 / 3))
    picture = look.assets.image(art("sea_deep"), (wide, wide))
    sheet = pygame.Surface(size, 0, 32)
    sheet.blit(pygame.transform.smoothscale(picture, size), (0, 0))
    return sheet
