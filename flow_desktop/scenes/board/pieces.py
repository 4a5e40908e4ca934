"""A piece anywhere: at any place, angle, size and opacity, from a cache of turned pictures."""

from __future__ import annotations

from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.engine.geometry import Cell
from flow_desktop.engine.tiles import Piece
from flow_desktop.scenes.board.sprites import piece_picture
from flow_desktop.widgets.look import Look

ANGLE_STEP: Final = 5
SCALE_STEP: Final = 1 / 32
_turned_pictures = SurfaceCache(64 * 1024 * 1024)


def turned_picture(
    look: Look, piece: Piece, cell: Cell, px: int, angle: float, scale: float, variant: int | None = None
) -> pygame.Surface:
    """The piece turned clockwise by about `angle` degrees and scaled; steps are too small to be seen."""
    steps = round(angle / ANGLE_STEP) % (360 // ANGLE_STEP)
    size = max(1, round(scale / SCALE_STEP))
    if not steps and size == round(1 / SCALE_STEP):
        return piece_picture(look, piece, cell, px, variant)
    key = (look.theme.name, piece, cell, px, steps, size, variant)

    def make() -> pygame.Surface:
        upright = piece_picture(look, piece, cell, px, variant)
        return pygame.transform.rotozoom(upright, -steps * ANGLE_STEP, size * SCALE_STEP)

    return _turned_pictures.get(key, make)


def draw_piece(
    surface: pygame.Surface,
    look: Look,
    piece: Piece,
    cell: Cell,
    centre: tuple[float, float],
    px: int,
    *,
    angle: float = 0,
    scale: float = 1,
    alpha: int = 255,
    variant: int | None = None,
) -> pygame.Rect:
    """Draw a piece of side `px`, its middle at `centre`; without a `variant`, `cell` chooses the drawing."""
    picture = turned_picture(look, piece, cell, px, angle, scale, variant)
    place = picture.get_rect(center=(round(centre[0]), round(centre[1])))
    if alpha >= 255:
        surface.blit(picture, place)
    elif alpha > 0:
        picture.set_alpha(alpha)
        surface.blit(picture, place)
        picture.set_alpha(255)
    return place
