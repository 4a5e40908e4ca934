"""Single pieces as pictures, each made once per size (do not draw on them), and a piece drawn anywhere.

A piece anywhere stands at any place, angle, size and opacity; it comes from a cache of turned pictures.
"""

from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.app.catalogue import ArtName, art
from flow_desktop.engine.geometry import Animal, Cell, Edges
from flow_desktop.engine.tiles import BIRD, FIXED, Kind, Piece
from flow_desktop.scenes.board.piece_drawings import (
    bare_drawing,
    corner_drawing,
    harbour_drawing,
    themed,
    tile_drawing,
)
from flow_desktop.scenes.board.show import ANIMAL_AT, Mood
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.theme import CONTRAST

BIRD_SHARE: Final = 0.36
"""Size of a bird token, in spaces."""
ANIMAL_SHARE: Final = 0.80
_DARKEST: Final = 60  # what is this dark or darker becomes black in high contrast
ANGLE_STEP: Final = 3
SCALE_STEP: Final = 1 / 32
_turned_pictures = SurfaceCache()


def tile_picture(look: Look, kind: Kind, edges: Edges, px: int, variant: int | None = None) -> pygame.Surface:
    """A tile turned so that these edges are open; `variant` chooses among its drawings."""
    return _drawing(look, *tile_drawing(kind, edges, variant or 0), px)


def _drawing(look: Look, name: ArtName, turns: int, px: int) -> pygame.Surface:
    """A drawing that fills a space: flat in the plain theme, starker in the theme of high contrast."""
    name = themed(look, name)
    picture = look.assets.image(name, (px, px), turns)
    if look.theme.name != CONTRAST.name:
        return picture
    return look.assets.cache.get((name, px, turns, "stark"), lambda: _stark(picture))


def _stark(picture: pygame.Surface) -> pygame.Surface:
    stark = picture.copy()
    stark.fill((_DARKEST,) * 3, special_flags=pygame.BLEND_RGB_SUB)
    stark.blit(stark.copy(), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return stark


def rock_picture(look: Look, px: int, turns: int = 0) -> pygame.Surface:
    """The rock that a scenario puts on the board as an obstacle."""
    return _drawing(look, art("rock"), turns, px)


def boat_picture(look: Look, edges: Edges, px: int) -> pygame.Surface:
    """The boat with four openings, or with the one that these edges say."""
    return _drawing(look, *harbour_drawing("boat", edges), px)


def dock_picture(look: Look, edges: Edges, px: int) -> pygame.Surface:
    """The boat's space when the boat has left it."""
    return _drawing(look, *harbour_drawing("dock", edges), px)


def corner_picture(look: Look, animal: Animal, px: int) -> pygame.Surface:
    """The space an animal sits on, without the animal."""
    return _drawing(look, *corner_drawing(animal), px)


def animal_picture(look: Look, animal: Animal, mood: Mood, px: int) -> pygame.Surface:
    """An animal as it feels, `px` pixels high and wide."""
    return look.assets.image(art("animal", animal, mood), (px, px))


def bird_picture(look: Look, px: int) -> pygame.Surface:
    """A bird token, `px` pixels across."""
    return look.assets.image(art("bird"), (px, px))


def animal_size(px: int) -> int:
    """How large an animal is drawn on a space of that size."""
    return max(1, round(px * ANIMAL_SHARE))


def bird_size(px: int) -> int:
    """How large a bird token is drawn on a space of that size."""
    return max(1, round(px * BIRD_SHARE))


def bird_rect(cell_rect: pygame.Rect) -> pygame.Rect:
    """Where the bird token lies on a tile: its upper right corner, where every tile has land."""
    size = bird_size(cell_rect.width)
    rect = pygame.Rect(0, 0, size, size)
    rect.topright = cell_rect.right - size // 12, cell_rect.top + size // 12
    return rect


def piece_picture(
    look: Look, piece: Piece, cell: Cell, px: int, variant: int | None = None
) -> pygame.Surface:
    """What lies on a space, whole: a tile with its bird, the boat, an animal waiting in its space."""
    base = bare_picture(look, piece, cell, px, variant)
    if not piece & BIRD and not (piece & FIXED and cell in ANIMAL_AT):
        return base
    key = ("piece", piece, cell, px, variant, look.theme.name)
    return look.assets.cache.get(key, lambda: _dressed(look, base, piece, cell, px))


def _dressed(look: Look, base: pygame.Surface, piece: Piece, cell: Cell, px: int) -> pygame.Surface:
    whole = base.copy()
    if piece & BIRD:
        place = bird_rect(whole.get_rect())
        whole.blit(bird_picture(look, place.width), place)
    if piece & FIXED and cell in ANIMAL_AT:
        picture = animal_picture(look, ANIMAL_AT[cell], Mood.WAITING, animal_size(px))
        whole.blit(picture, picture.get_rect(center=whole.get_rect().center))
    return whole


def bare_picture(look: Look, piece: Piece, cell: Cell, px: int, variant: int | None = None) -> pygame.Surface:
    """What lies on a space, without bird and animal (`bare_drawing`)."""
    return _drawing(look, *bare_drawing(piece, cell, variant), px)


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
        return pygame.transform.rotozoom(with_air(upright), -steps * ANGLE_STEP, size * SCALE_STEP)

    return _turned_pictures.get(key, make)


def with_air(picture: pygame.Surface) -> pygame.Surface:
    """The picture with a see-through pixel all around it: turned, its edges come out smooth."""
    sheet = pygame.Surface((picture.get_width() + 2, picture.get_height() + 2), pygame.SRCALPHA)
    sheet.fill((*picture.get_at((0, 0))[:3], 0))
    sheet.blit(picture, (1, 1))
    return sheet


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
