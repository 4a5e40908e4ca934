"""One space at rest, drawn: its piece, light on joined water, ribbons, animal, bird."""

from __future__ import annotations

from typing import Final

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.engine.geometry import ANIMAL_CELLS, BOAT, Animal, Cell
from flow_desktop.engine.tiles import BIRD, EDGES
from flow_desktop.scenes.board.faces import Face
from flow_desktop.scenes.board.light import channel_light
from flow_desktop.scenes.board.ribbons import ribbons_picture, ring_picture
from flow_desktop.scenes.board.sprites import (
    animal_picture,
    animal_size,
    bare_picture,
    bird_picture,
    bird_rect,
)
from flow_desktop.scenes.board.tones import Tones, tones_of
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import veil

LIGHT: Final = 60
STILL_LIGHT: Final = 150
"""Joined water is brighter where no foam may move."""
DIMNESS: Final = 150
BADGE_SHARE: Final = 0.27
_ANIMAL_AT: Final = {cell: animal for animal, cell in ANIMAL_CELLS.items()}
_BADGE_CORNER: Final = {
    Animal.CAT: (0, 0),
    Animal.DOG: (1, 0),
    Animal.CAPYBARA: (1, 1),
    Animal.LEMUR: (0, 1),
}


def draw_face(surface: pygame.Surface, look: Look, face: Face, cell: Cell, rect: pygame.Rect) -> None:
    """Draw one space; nothing of it reaches beyond its rect."""
    tones = tones_of(look.theme)
    surface.fill(tones.sea, rect)
    surface.blit(bare_picture(look, face.piece, cell, rect.width, face.variant), rect)
    if not face.piece:
        pygame.draw.rect(surface, tones.grid, rect, max(1, rect.width // 80))
    if face.reached:
        _draw_light(surface, look, face, cell, rect, tones)
    if face.strands:
        surface.blit(ribbons_picture(face.strands, rect.width, tones, cell == BOAT), rect)
    if face.mood is not None:
        _draw_animal(surface, look, face, _ANIMAL_AT[cell], rect, tones)
    _draw_badges(surface, look, face, rect)
    if face.piece & BIRD:
        place = bird_rect(rect)
        surface.blit(bird_picture(look, place.width), place)
    if face.dimmed:
        surface.blit(veil(rect.size, tones.veil, DIMNESS), rect)


def _draw_light(
    surface: pygame.Surface, look: Look, face: Face, cell: Cell, rect: pygame.Rect, tones: Tones
) -> None:
    alpha = STILL_LIGHT if look.reduced_motion else LIGHT
    reach = 0.38 if cell == BOAT or cell in _ANIMAL_AT else 0.0
    surface.blit(channel_light(face.piece & EDGES, rect.width, tones.light, alpha, reach), rect)


def _draw_animal(
    surface: pygame.Surface, look: Look, face: Face, animal: Animal, rect: pygame.Rect, tones: Tones
) -> None:
    if face.mood is None:
        return
    px = rect.width
    surface.blit(ring_picture(animal, px, tones), rect)
    picture = animal_picture(look, animal, face.mood, animal_size(px))
    surface.blit(picture, picture.get_rect(center=(rect.centerx, rect.centery - round(px * 0.02))))


def _draw_badges(surface: pygame.Surface, look: Look, face: Face, rect: pygame.Rect) -> None:
    """The boat wears the badge of everyone aboard, each on the side of its own corner."""
    size = badge_size(rect.width)
    for animal in face.aboard:
        right, low = _BADGE_CORNER[animal]
        picture = look.assets.image(art("animal", animal, "badge"), (size, size))
        surface.blit(picture, (rect.x + right * (rect.width - size), rect.y + low * (rect.width - size)))


def badge_size(px: int) -> int:
    """How large a badge is drawn on a boat of that size."""
    return max(1, round(px * BADGE_SHARE))
