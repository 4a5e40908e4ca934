"""The boat when everybody is aboard: larger than its space, with four animals in it, and empty corners."""

from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.engine.geometry import ANIMAL_CELLS, BOAT, Animal, Cell
from flow_desktop.scenes.board.boat import boat_alone
from flow_desktop.scenes.board.layer import draw_face, faces_of
from flow_desktop.scenes.board.places import BoardPlaces
from flow_desktop.scenes.board.show import BoardShow, Mood
from flow_desktop.scenes.board.sprites import animal_picture
from flow_desktop.widgets.look import Look

GROWN: Final = 2.4
"""How large the boat is drawn when they come, in spaces."""
SEATED: Final = 0.68
"""How large an animal is drawn that sits in it, in spaces."""
SEATS: Final[dict[Animal, tuple[float, float]]] = {
    Animal.CAT: (-0.26, 0.06),
    Animal.DOG: (0.26, 0.06),
    Animal.LEMUR: (-0.28, 0.44),
    Animal.CAPYBARA: (0.28, 0.44),
}
"""Where each sits, in spaces from the boat's middle; those in front come last and lie over the others."""
ANGLE_STEP: Final = 1.0
SCALE_STEP: Final = 1 / 48
_pictures = SurfaceCache()


def seated_size(px: int) -> int:
    """How large an animal in the boat is drawn when a space has that size."""
    return max(1, round(SEATED * px))


def boat_size(px: int) -> int:
    """How large the boat is drawn in the end when a space has that size."""
    return max(1, round(GROWN * px))


def seat_of(animal: Animal, places: BoardPlaces) -> tuple[float, float]:
    """The middle of an animal's seat in the window."""
    middle, (x, y) = places.cell_rect(BOAT).center, SEATS[animal]
    return middle[0] + x * places.cell_px, middle[1] + y * places.cell_px


def bare_spaces(look: Look, places: BoardPlaces, show: BoardShow) -> dict[Cell, pygame.Surface]:
    """The corners without their animals, and the boat's space without badges."""
    faces = faces_of(show)
    bare = {}
    for cell in (*ANIMAL_CELLS.values(), BOAT):
        bare[cell] = pygame.Surface((places.cell_px, places.cell_px), 0, 32)
        face = faces[cell]._replace(mood=None, aboard=())
        draw_face(bare[cell], look, face, cell, bare[cell].get_rect())
    return bare


def draw_boat(surface: pygame.Surface, look: Look, places: BoardPlaces, angle: float, scale: float) -> None:
    """The boat over its space, so many times as large as it is there, turned by some degrees."""
    size = boat_size(places.cell_px)
    leaning, grown = round(angle / ANGLE_STEP), round(scale / GROWN / SCALE_STEP)
    key = (look.theme.name, size, leaning, grown)

    def make() -> pygame.Surface:
        return pygame.transform.rotozoom(boat_alone(look, size), -leaning * ANGLE_STEP, grown * SCALE_STEP)

    picture = _pictures.get(key, make)
    surface.blit(picture, picture.get_rect(center=places.cell_rect(BOAT).center))


def draw_seated(surface: pygame.Surface, look: Look, places: BoardPlaces, lifts: dict[Animal, float]) -> None:
    """The animals in the boat, each lifted by so many spaces."""
    for animal in SEATS:
        if animal in lifts:
            x, y = seat_of(animal, places)
            picture = animal_picture(look, animal, Mood.ABOARD, seated_size(places.cell_px))
            place = picture.get_rect(center=(round(x), round(y - lifts[animal] * places.cell_px)))
            surface.blit(picture, place)


def draw_all_aboard(
    surface: pygame.Surface, look: Look, places: BoardPlaces, bare: dict[Cell, pygame.Surface]
) -> None:
    """A won board as it stays: empty corners, the boat, and everybody in it."""
    surface.fblits([(picture, places.cell_rect(cell)) for cell, picture in bare.items()])
    draw_boat(surface, look, places, 0.0, GROWN)
    draw_seated(surface, look, places, dict.fromkeys(SEATS, 0.0))
