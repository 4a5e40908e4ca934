"""The boat from the side with everybody in it: on the open sea in the last moment, small on its space later.

It is drawn in two layers, its far and its near side; whoever sits in it sits between them. Lengths are those
of its drawing (`build/characters/vessel.py`), whose origin is the middle of the water line.
"""

import math
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache, oversampled
from flow_desktop.app.catalogue import ArtName, art, catalogue
from flow_desktop.engine.geometry import ANIMAL_CELLS, BOAT, Animal, Cell
from flow_desktop.scenes.board.layer import draw_face, faces_of
from flow_desktop.scenes.board.places import BoardPlaces
from flow_desktop.scenes.board.ribbons import pattern_picture
from flow_desktop.scenes.board.show import BoardShow
from flow_desktop.scenes.board.tones import tones_of
from flow_desktop.values import dataclass
from flow_desktop.widgets.look import Look

LONG: Final = 364
SHEET: Final = (400, 392)
MIDDLE: Final = (192, 352)
MASTHEAD: Final = -344
"""So high above the water line the pennant flies."""
SITTING: Final = 122
"""How large an animal in the boat is drawn."""
SEATS: Final[dict[Animal, tuple[float, float]]] = {
    Animal.CAPYBARA: (118, -122),
    Animal.DOG: (40, -114),
    Animal.CAT: (-40, -114),
    Animal.LEMUR: (-120, -118),
}
"""Where the middle of each is; from the bow to the stern, so that tails lie behind whoever sits there."""
MOST_LEAN: Final = 3
"""By so many degrees the boat leans at most; its pictures are made for whole ones."""
SIDES: Final = ("far", "near")
ON_SPACE: Final = 0.86
LOW: Final = 0.4
"""On its own space the boat is so long, and its water line so far below the middle, in spaces."""
_pictures = SurfaceCache()


@dataclass(frozen=True, slots=True)
class Vessel:
    """Where the boat is: the middle of its water line, its length in pixels, how many degrees it leans."""

    x: float
    y: float
    long: float
    lean: float = 0.0

    @property
    def unit(self) -> float:
        """Pixels of one unit of the drawing."""
        return self.long / LONG

    @property
    def sitting(self) -> int:
        """How large an animal in it is drawn."""
        return max(1, round(SITTING * self.unit))

    def at(self, x: float, y: float) -> tuple[float, float]:
        """A spot of the drawing as a point of the window."""
        turn = math.radians(self.lean)
        sine, cosine = math.sin(turn), math.cos(turn)
        return self.x + (x * cosine - y * sine) * self.unit, self.y + (x * sine + y * cosine) * self.unit

    def seat(self, animal: Animal) -> tuple[float, float]:
        """The middle of an animal that sits in it."""
        return self.at(*SEATS[animal])


def _sheet(vessel: Vessel) -> tuple[int, int]:
    return max(1, round(SHEET[0] * vessel.unit)), max(1, round(SHEET[1] * vessel.unit))


def seated_art(animal: Animal) -> ArtName:
    """The drawing of an animal that sits in the boat."""
    return art("animal", animal, "seated")


def drawings(vessel: Vessel) -> list[tuple[Path, tuple[int, int]]]:
    """The files that a boat of this size needs, and how large each is drawn: to be begun ahead."""
    find, seat = catalogue().find, (vessel.sitting, vessel.sitting)
    sides = [(find("art", art("vessel", side)), oversampled(_sheet(vessel))) for side in SIDES]
    return [*sides, *((find("art", seated_art(animal)), oversampled(seat)) for animal in SEATS)]


def warming(look: Look, vessel: Vessel) -> Iterator[None]:
    """Make one picture of the boat at each step."""
    for animal in SEATS:
        look.assets.image(seated_art(animal), (vessel.sitting, vessel.sitting))
        yield
    for lean in range(MOST_LEAN + 1):
        for way in {lean, -lean}:
            for side in SIDES:
                _side(look, vessel, side, way)
                yield


def _side(look: Look, vessel: Vessel, side: str, lean: int) -> pygame.Surface:
    upright = look.assets.image(art("vessel", side), _sheet(vessel))
    if not lean:
        return upright
    key = (side, upright.get_size(), lean)
    return _pictures.get(key, lambda: pygame.transform.rotozoom(upright, -lean, 1))


def draw_side(surface: pygame.Surface, look: Look, vessel: Vessel, side: str) -> None:
    """One layer of the boat."""
    lean = max(-MOST_LEAN, min(MOST_LEAN, round(vessel.lean)))
    picture = _side(look, vessel, side, lean)
    x, y = vessel.at(SHEET[0] / 2 - MIDDLE[0], SHEET[1] / 2 - MIDDLE[1])
    surface.blit(picture, picture.get_rect(center=(round(x), round(y))))


def draw_seated(surface: pygame.Surface, look: Look, vessel: Vessel, lifts: Mapping[Animal, float]) -> None:
    """The animals in the boat, each lifted by so many units."""
    for animal in SEATS:
        if animal in lifts:
            x, y = vessel.seat(animal)
            picture = look.assets.image(seated_art(animal), (vessel.sitting, vessel.sitting))
            centre = (round(x), round(y - lifts[animal] * vessel.unit))
            surface.blit(picture, picture.get_rect(center=centre))


def draw_empty(surface: pygame.Surface, look: Look, vessel: Vessel, long: float) -> None:
    """The boat at its place, but so long: while it grows, from the one picture of its full size."""
    size = _sheet(vessel)

    def make() -> pygame.Surface:
        whole = look.assets.image(art("vessel", "far"), size).copy()
        whole.blit(look.assets.image(art("vessel", "near"), size), (0, 0))
        return whole

    whole, share = _pictures.get(("empty", size), make), long / vessel.long
    if share < 1:
        smaller = max(1, round(whole.get_width() * share)), max(1, round(whole.get_height() * share))
        whole = pygame.transform.smoothscale(whole, smaller)
    left, top = (vessel.x - MIDDLE[0] * long / LONG), (vessel.y - MIDDLE[1] * long / LONG)
    surface.blit(whole, (round(left), round(top)))


def bare_spaces(
    look: Look, places: BoardPlaces, show: BoardShow, patterned: bool = False
) -> dict[Cell, pygame.Surface]:
    """The corners without their animals, and the boat's space without the boat.

    `patterned`: the ribbons have their patterns, for a picture in which these do not drift.
    """
    faces = faces_of(show)
    bare = {}
    for cell in (*ANIMAL_CELLS.values(), BOAT):
        bare[cell] = pygame.Surface((places.cell_px, places.cell_px), 0, 32)
        face = faces[cell]._replace(mood=None, aboard=(), away=True)
        draw_face(bare[cell], look, face, cell, bare[cell].get_rect())
        if patterned and face.strands:
            tones = tones_of(look.theme)
            bare[cell].blit(pattern_picture(face.strands, places.cell_px, tones, cell == BOAT, 0.0), (0, 0))
    return bare


def draw_all_aboard(
    surface: pygame.Surface, look: Look, places: BoardPlaces, bare: Mapping[Cell, pygame.Surface]
) -> None:
    """A won board as it stays: empty corners, and on its space the boat with everybody in it."""
    surface.fblits([(picture, places.cell_rect(cell)) for cell, picture in bare.items()])
    x, y = places.cell_rect(BOAT).center
    draw_vessel(surface, look, Vessel(x, y + LOW * places.cell_px, ON_SPACE * places.cell_px))


def draw_vessel(surface: pygame.Surface, look: Look, vessel: Vessel) -> None:
    """The boat with everybody in it."""
    draw_side(surface, look, vessel, "far")
    draw_seated(surface, look, vessel, dict.fromkeys(SEATS, 0.0))
    draw_side(surface, look, vessel, "near")
