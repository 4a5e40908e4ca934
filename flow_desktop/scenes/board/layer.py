"""The board at rest as one picture, of which only the spaces that changed are drawn anew.

A face is what is to be seen at rest on a space: a value that says whether it must be drawn.
"""

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

import pygame

from flow_desktop.app.catalogue import ArtName, art
from flow_desktop.engine.board import START, Board
from flow_desktop.engine.geometry import BOAT, CELLS, STRIDE, Animal, Cell, animals_in
from flow_desktop.engine.tiles import BIRD, EDGES, Piece
from flow_desktop.scenes.board.frame import draw_badges, draw_frame, frame_radius
from flow_desktop.scenes.board.piece_drawings import bare_drawing, themed
from flow_desktop.scenes.board.places import BoardPlaces
from flow_desktop.scenes.board.ribbons import channel_light, light_reach, ribbons_picture, ring_picture
from flow_desktop.scenes.board.show import ANIMAL_AT, BoardShow, Mood, mood_of
from flow_desktop.scenes.board.sprites import (
    animal_picture,
    animal_size,
    bare_picture,
    bird_picture,
    bird_rect,
    dock_picture,
)
from flow_desktop.scenes.board.tones import Tones, tones_of
from flow_desktop.scenes.board.valley import valley_picture
from flow_desktop.scenes.board.ways import Strand, strands
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_shadow, veil
from flow_desktop.widgets.theme import WHITE

LIGHT: Final = 60
STILL_LIGHT: Final = 175
"""Joined water is brighter where no foam may move."""
DIMNESS: Final = 110
MANY: Final = 12
"""So many new spaces are drawn by two."""
BADGE_SHARE: Final = 0.27
_BADGE_CORNER: Final = {
    Animal.CAT: (0, 0),
    Animal.DOG: (1, 0),
    Animal.CAPYBARA: (1, 1),
    Animal.LEMUR: (0, 1),
}
SHADOW: Final = 0.30
"""How far the board's shadow reaches, in spaces."""
Ground = tuple[str, bool, int, int, bool]


class Face(NamedTuple):
    """One space at rest."""

    piece: Piece
    reached: bool = False
    strands: tuple[Strand, ...] = ()
    mood: Mood | None = None
    aboard: tuple[Animal, ...] = ()
    """Whose badges the boat wears."""
    dimmed: bool = False
    variant: int | None = None
    """The drawing of its tile."""
    away: bool = False
    """Whether its animal, or the boat, is drawn elsewhere."""
    valley: int = 0
    """What lies below an empty space."""


Moods = tuple[tuple[Animal, Mood], ...]
Resting = tuple[
    bytes, frozenset[Cell], frozenset[Cell] | None, Moods, bool, Mapping[Cell, int], frozenset[Animal], int
]


def resting(show: BoardShow) -> Resting:
    """The part of a show that faces are made of; equal parts have equal faces."""
    moods, now = tuple(show.moods.items()), show.board.pieces
    return now, show.hidden, show.dimmed, moods, show.covered, show.variants, show.away, show.valley


def faces_of(show: BoardShow) -> dict[Cell, Face]:
    """All 49 faces."""
    if show.covered:
        boat = show.board.pieces[BOAT]
        covered = BoardShow(START.with_boat(boat & EDGES), valley=show.valley)
        return {cell: face._replace(dimmed=True) for cell, face in faces_of(covered).items()}
    runs = strands(show.board)
    return {cell: _face(show, cell, runs.get(cell, ())) for cell in CELLS}


def _face(show: BoardShow, cell: Cell, runs: tuple[Strand, ...]) -> Face:
    board: Board = show.board
    dimmed = show.dimmed is not None and cell in show.dimmed
    if cell in show.hidden or not board.pieces[cell]:
        return Face(0, dimmed=dimmed, valley=show.valley)
    return Face(
        board.pieces[cell],
        bool(board.reached >> cell & 1),
        runs,
        mood_of(show, ANIMAL_AT[cell]) if cell in ANIMAL_AT else None,
        animals_in(board.joined) if cell == BOAT else (),
        dimmed,
        show.variants.get(cell),
        ANIMAL_AT.get(cell) in show.away,
    )


def draw_face(surface: pygame.Surface, look: Look, face: Face, cell: Cell, rect: pygame.Rect) -> None:
    """Draw one space; nothing of it reaches beyond its rect."""
    tones = tones_of(look.theme)
    if not face.piece:
        _draw_empty(surface, look, face, cell, rect, tones)
    elif cell == BOAT and face.away:
        surface.fill(tones.sea, rect)
        surface.blit(dock_picture(look, face.piece & EDGES, rect.width), rect)
    else:
        surface.fill(tones.sea, rect)
        surface.blit(bare_picture(look, face.piece, cell, rect.width, face.variant), rect)
    if face.reached:
        _draw_light(surface, look, face, cell, rect, tones)
    if face.strands:
        surface.blit(ribbons_picture(face.strands, rect.width, tones, cell == BOAT), rect)
    if face.mood is not None:
        _draw_animal(surface, look, face, ANIMAL_AT[cell], rect, tones)
    _draw_badges(surface, look, face, rect)
    if face.piece & BIRD:
        place = bird_rect(rect)
        surface.blit(bird_picture(look, place.width), place)
    if face.dimmed:
        surface.blit(veil(rect.size, tones.veil, DIMNESS), rect)


def face_drawings(look: Look, face: Face, cell: Cell, px: int) -> Iterator[tuple[ArtName, int]]:
    """The larger drawings of one space, and how many pixels they have."""
    if face.piece and not (cell == BOAT and face.away):
        yield themed(look, bare_drawing(face.piece, cell, face.variant).name), px
    if face.mood is not None and not face.away:
        yield art("animal", ANIMAL_AT[cell], face.mood), animal_size(px)


def _draw_empty(
    surface: pygame.Surface, look: Look, face: Face, cell: Cell, rect: pygame.Rect, tones: Tones
) -> None:
    """The drowned valley as far as it lies below this space; flat themes have a plain space."""
    px = rect.width
    if not look.theme.flat:
        row, column = divmod(cell, STRIDE)
        surface.blit(valley_picture(px, face.valley), rect, (column * px, row * px, px, px))
        return
    surface.fill(tones.sea, rect)
    surface.blit(bare_picture(look, 0, cell, px), rect)
    pygame.draw.rect(surface, tones.grid, rect, max(1, px // 80))


def _draw_light(
    surface: pygame.Surface, look: Look, face: Face, cell: Cell, rect: pygame.Rect, tones: Tones
) -> None:
    alpha = STILL_LIGHT if look.reduced_motion else LIGHT
    light = channel_light(face.piece & EDGES, rect.width, tones.light, alpha, light_reach(cell))
    surface.blit(light, rect)


def _draw_animal(
    surface: pygame.Surface, look: Look, face: Face, animal: Animal, rect: pygame.Rect, tones: Tones
) -> None:
    if face.mood is None:
        return
    px = rect.width
    surface.blit(ring_picture(animal, px, tones), rect)
    if face.away:
        return
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


class RestingBoard:
    """Frame, numbers and pieces; `grounds` and `spaces` count how often how much was drawn.

    `changed` are the spaces that the last update has drawn.
    """

    def __init__(self) -> None:
        self.grounds = 0
        self.spaces = 0
        self.changed: list[Cell] = []
        self._ground: Ground | None = None
        self._resting: Resting | None = None
        self._faces: dict[Cell, Face] = {}
        self._picture = pygame.Surface((1, 1), 0, 32)
        self._corners: list[tuple[pygame.Surface, tuple[int, int]]] = []

    def update(self, look: Look, places: BoardPlaces, show: BoardShow) -> bool:
        """Draw what is not as it should be; True when anything was."""
        badges = show.show_badges and not show.plain
        ground = (look.theme.name, look.reduced_motion, places.frame, places.cell_px, badges)
        now = resting(show)
        self.changed = []
        if ground == self._ground and now == self._resting:
            return False
        if ground != self._ground:
            self._draw_ground(look, places.at_origin(), badges)
        self._ground, self._resting = ground, now
        faces = faces_of(show)
        self.changed = [cell for cell, face in faces.items() if self._faces.get(cell) != face]
        if len(self.changed) >= MANY:
            px = places.cell_px
            look.assets.draw_beside(
                drawing for cell in self.changed for drawing in face_drawings(look, faces[cell], cell, px)
            )
        for cell in self.changed:
            draw_face(self._picture, look, faces[cell], cell, places.at_origin().cell_rect(cell))
        self._faces |= faces
        self.spaces += len(self.changed)
        return True

    def _draw_ground(self, look: Look, places: BoardPlaces, badges: bool) -> None:
        self.grounds += 1
        self._faces = {}
        tones = tones_of(look.theme)
        self._picture = pygame.Surface(places.rect.size, 0, 32)
        self._picture.fill(tones.sea)
        draw_frame(self._picture, places, tones)
        if badges:
            draw_badges(self._picture, look, places)
        self._cut_corners(frame_radius(places))

    def _cut_corners(self, radius: int) -> None:
        """Keep the four round corners as see-through pictures; all else is opaque, which is much quicker."""
        side = self._picture.get_width()
        mask = pygame.Surface((8 * radius, 8 * radius), pygame.SRCALPHA)
        pygame.draw.rect(mask, WHITE, mask.get_rect(), border_radius=4 * radius)
        mask = pygame.transform.smoothscale(mask, (2 * radius, 2 * radius)) if radius else mask
        self._corners = []
        for x, mask_x in ((0, 0), (side - radius, radius)):
            for y, mask_y in ((0, 0), (side - radius, radius)):
                corner = pygame.Surface((radius, radius), pygame.SRCALPHA)
                corner.blit(self._picture, (0, 0), (x, y, radius, radius))
                part = pygame.Rect(mask_x, mask_y, radius, radius)
                corner.blit(mask, (0, 0), part, pygame.BLEND_RGBA_MULT)
                self._corners.append((corner, (x, y)))

    def draw(self, surface: pygame.Surface, look: Look, places: BoardPlaces) -> None:
        """Draw the board where it lies, with its shadow."""
        draw_board_shadow(surface, look, places)
        self.lay(surface, places)

    def lay(self, surface: pygame.Surface, places: BoardPlaces) -> None:
        """Draw the board alone, without what it casts on the page."""
        radius, side = frame_radius(places), self._picture.get_width()
        left, top = places.left, places.top
        for y, height, inset in (
            (0, radius, radius),
            (radius, side - 2 * radius, 0),
            (side - radius, radius, radius),
        ):
            part = (inset, y, side - 2 * inset, height)
            surface.blit(self._picture, (left + inset, top + y), part)
        surface.fblits([(corner, (left + x, top + y)) for corner, (x, y) in self._corners])


def draw_board_shadow(surface: pygame.Surface, look: Look, places: BoardPlaces) -> None:
    """What a board with a frame casts on the page around it; the board is drawn over it."""
    if places.frame:
        radius, spread = frame_radius(places), round(places.cell_px * SHADOW)
        draw_shadow(surface, places.rect, radius, spread, look.theme.shadow, look.theme.shadow_alpha)
