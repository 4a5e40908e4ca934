"""The boat when everybody is aboard: larger than its space, with four animals in it, and empty corners."""

from collections.abc import Sequence
from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.engine.geometry import ANIMAL_CELLS, BOAT, DIRECTIONS, Animal, Cell
from flow_desktop.engine.tiles import EDGES
from flow_desktop.scenes.board.layer import draw_face, faces_of
from flow_desktop.scenes.board.places import BoardPlaces
from flow_desktop.scenes.board.show import BoardShow, Mood
from flow_desktop.scenes.board.sprites import animal_picture, boat_picture
from flow_desktop.scenes.board.tones import tones_of
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.theme import WHITE

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
DRAWN: Final = 128
HULL: Final = (
    (64, 13), (73, 24), (81, 41), (84.5, 62), (83, 85), (77, 105), (64, 109.5),
    (51, 105), (45, 85), (43.5, 62), (47, 41), (55, 24),
)  # fmt: skip
SAIL: Final = (
    (27.5, 63.5), (33, 53), (43, 41), (53, 34), (64, 31.5), (75, 34), (85, 41), (95, 53), (100.5, 63.5),
    (88, 56), (76, 53), (64, 58), (52, 53), (40, 56),
)  # fmt: skip
"""The outlines of hull and sail in the boat's drawing, ink and all."""
OVERSAMPLING: Final = 3
SHADOW: Final = 90
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


def heading(show: BoardShow) -> float:
    """By how many degrees the boat is turned on the board: its bow points to its only opening."""
    edges = show.board.pieces[BOAT] & EDGES
    turns = 0 if edges == EDGES else DIRECTIONS.index(edges)
    return 90.0 * (turns - 4 if turns > 2 else turns)


def draw_boat(surface: pygame.Surface, look: Look, places: BoardPlaces, angle: float, scale: float) -> None:
    """The boat over its space, so many times as large as it is there, turned by some degrees."""
    size = boat_size(places.cell_px)
    leaning, grown = round(angle / ANGLE_STEP), round(scale / GROWN / SCALE_STEP)
    key = (look.theme.name, size, leaning, grown)

    def make() -> pygame.Surface:
        return pygame.transform.rotozoom(boat_alone(look, size), -leaning * ANGLE_STEP, grown * SCALE_STEP)

    picture = _pictures.get(key, make)
    surface.blit(picture, picture.get_rect(center=places.cell_rect(BOAT).center))


def boat_alone(look: Look, size: int) -> pygame.Surface:
    """The boat without its space, over a soft shadow."""

    def make() -> pygame.Surface:
        ink, outline = tones_of(look.theme).ink, _outline(size)
        shade = pygame.Surface((size, size), pygame.SRCALPHA)
        shade.fill(ink.with_alpha(SHADOW))
        shade.blit(outline, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        whole = pygame.Surface((size, size), pygame.SRCALPHA)
        whole.fill(ink.with_alpha(0))
        whole.blit(pygame.transform.box_blur(shade, max(1, size // 40)), (0, size // 40))
        outline.blit(boat_picture(look, EDGES, size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        whole.blit(outline, (0, 0))
        return whole

    return _pictures.get((look.theme.name, size, "alone"), make)


def _outline(size: int) -> pygame.Surface:
    """Hull and sail as one white shape."""
    large = pygame.Surface((size * OVERSAMPLING, size * OVERSAMPLING), pygame.SRCALPHA)
    large.fill(WHITE.with_alpha(0))
    each = size * OVERSAMPLING / DRAWN
    for outline in (_rounded(HULL), SAIL):
        pygame.draw.polygon(large, WHITE, [(x * each, y * each) for x, y in outline])
    return pygame.transform.smoothscale(large, (size, size))


def _rounded(points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """A smooth closed line through the points."""
    found = []
    for index, (x, y) in enumerate(points):
        before, after = points[index - 1], points[(index + 1) % len(points)]
        further = points[(index + 2) % len(points)]
        for step in range(6):
            t = step / 6
            weights = (
                (-t + 2 * t * t - t**3) / 2,
                (2 - 5 * t * t + 3 * t**3) / 2,
                (t + 4 * t * t - 3 * t**3) / 2,
                (-t * t + t**3) / 2,
            )
            corners = (before, (x, y), after, further)
            found.append(
                (
                    sum(w * corner[0] for w, corner in zip(weights, corners, strict=True)),
                    sum(w * corner[1] for w, corner in zip(weights, corners, strict=True)),
                )
            )
    return found


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
