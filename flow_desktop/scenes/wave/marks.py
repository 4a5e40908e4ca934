"""Single things the wave meets, drawn at a moment: a tile at rest, a bird, a lock, a shadow, still water."""

from __future__ import annotations

from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.app.catalogue import art
from flow_desktop.engine.geometry import ANIMAL_CELLS, STRIDE, Cell
from flow_desktop.engine.tiles import Piece
from flow_desktop.scenes.board.show import mood_of
from flow_desktop.scenes.board.sprites import animal_picture, animal_size
from flow_desktop.scenes.board.view import BoardView
from flow_desktop.scenes.telling.wave import Toll
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.theme import NIGHT, SEA, WATER

LOCK_SHARE: Final = 0.4
BIRD: Final = 120
_cache = SurfaceCache()


def draw_resting(
    surface: pygame.Surface, look: Look, view: BoardView, piece: Piece, cell: Cell, aside: float = 0.0
) -> None:
    """A tile in its place, or pushed aside by a part of a space."""
    x, y = view.cell_rect(cell).center
    view.draw_piece(surface, look, piece, cell, (x + aside * view.cell_px, y))


def draw_animals(surface: pygame.Surface, look: Look, view: BoardView, toll: Toll, bob: float) -> None:
    """The animals whose spaces the water runs over: they stay above it, and bob by a part of a space."""
    px = view.cell_px
    for animal, cell in ANIMAL_CELLS.items():
        row, column = divmod(cell, STRIDE)
        if row == toll.row or column == toll.column:
            picture = animal_picture(look, animal, mood_of(view.show, animal), animal_size(px))
            x, y = view.cell_rect(cell).center
            surface.blit(picture, picture.get_rect(center=(x, round(y + bob * px))))


def draw_bird(surface: pygame.Surface, look: Look, name: str, place: pygame.Rect, alpha: int) -> None:
    """A bird, sitting or flying, as large as its place."""
    if alpha <= 0:
        return
    picture = pygame.transform.smoothscale(bird_drawing(look, name), place.size)
    picture.set_alpha(alpha)
    surface.blit(picture, picture.get_rect(center=place.center))


def bird_drawing(look: Look, name: str) -> pygame.Surface:
    """A bird in one size that is large enough for every moment of its flight."""
    side = look.px(BIRD)
    return look.assets.image(art(name), (side, side))


def draw_lock(
    surface: pygame.Surface, look: Look, view: BoardView, cell: Cell, share: float, alpha: int
) -> None:
    """A small lock on a tile that holds."""
    side = round(view.cell_px * LOCK_SHARE * share)
    if side < 4 or alpha <= 0:
        return
    place = pygame.Rect(0, 0, side, side)
    place.center = view.cell_rect(cell).center
    radius = round(side * 0.72)
    disc = _cache.get(("lock", radius), lambda: _lock_disc(radius))
    for picture in (disc, look.assets.image(art("icon", "lock"), place.size)):
        picture.set_alpha(alpha)
        surface.blit(picture, picture.get_rect(center=place.center))
        picture.set_alpha(255)


def _lock_disc(radius: int) -> pygame.Surface:
    large = pygame.Surface((radius * 8, radius * 8), pygame.SRCALPHA)
    large.fill(NIGHT.with_alpha(0))
    pygame.draw.circle(large, NIGHT.with_alpha(215), (radius * 4, radius * 4), radius * 4)
    return pygame.transform.smoothscale(large, (radius * 2, radius * 2))


def draw_shadow(
    surface: pygame.Surface, px: int, centre: tuple[float, float], lift: float, alpha: int
) -> None:
    """The shadow of a floating tile, on the water below it."""
    shadow = _cache.get(("shadow", px), lambda: _make_shadow(px))
    shadow.set_alpha(alpha)
    away = px * 0.13 * lift
    surface.blit(shadow, shadow.get_rect(center=(round(centre[0] + away * 0.6), round(centre[1] + away))))


def _make_shadow(px: int) -> pygame.Surface:
    blur = max(2, px // 9)
    sheet = pygame.Surface((px + 4 * blur, px + 4 * blur), pygame.SRCALPHA)
    sheet.fill(NIGHT.with_alpha(0))
    box = sheet.get_rect().inflate(-4 * blur, -4 * blur)
    pygame.draw.rect(sheet, NIGHT.with_alpha(140), box, border_radius=px // 4)
    return pygame.transform.box_blur(sheet, blur, repeat_edge_pixels=False)


def draw_water(surface: pygame.Surface, rect: pygame.Rect, share: float) -> None:
    """A space under still water."""
    if share <= 0.0:
        return

    def make() -> pygame.Surface:
        sheet = pygame.Surface(rect.size, 0, 32)
        sheet.fill(SEA.mixed(WATER, 0.35))
        return sheet

    sheet = _cache.get(("water", rect.size), make)
    sheet.set_alpha(round(200 * min(1.0, share)))
    surface.blit(sheet, rect)
