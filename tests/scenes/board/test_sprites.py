"""Pieces as pictures: turned rightly, told apart in greyscale, never stamped."""

import pygame
import pytest

from flow_desktop.app.assets import Budget, SurfaceCache
from flow_desktop.engine.geometry import (
    ANIMAL_CELLS,
    BOAT,
    CELLS,
    DIRECTIONS,
    EAST,
    NEIGHBOURS,
    NORTH,
    SOUTH,
    WEST,
    Animal,
)
from flow_desktop.engine.tiles import EDGES, FIXED, MAP_KINDS, PRINTED_EDGES, Kind, Piece, piece_of, turned
from flow_desktop.scenes.board import sprites
from flow_desktop.scenes.board.piece_drawings import DRAWINGS, VARIANTS, variant_of
from flow_desktop.scenes.board.show import Mood
from flow_desktop.scenes.board.sprites import (
    ANGLE_STEP,
    animal_picture,
    bare_picture,
    bird_rect,
    draw_piece,
    piece_picture,
    tile_picture,
    turned_picture,
)
from flow_desktop.widgets.theme import CONTRAST, NORMAL, Theme
from tests.scenes.board.drawing import a_look, luma

PX = 96
MIDDLES = {NORTH: (36, 1), EAST: (91, 36), SOUTH: (36, 91), WEST: (1, 36)}
TURNED = [(kind, edges) for kind in MAP_KINDS for edges in kind.rotations]


def open_edges(picture: pygame.Surface) -> int:
    """The edges that look like water: bright in the middle."""
    light = {edge: luma(picture, pygame.Rect(pos, (24, 4))) for edge, pos in MIDDLES.items()}
    return sum(edge for edge, value in light.items() if value > 140)


@pytest.mark.rule("R2")
@pytest.mark.parametrize("theme", [NORMAL, CONTRAST], ids=lambda theme: theme.name)
@pytest.mark.parametrize(("kind", "edges"), TURNED)
def test_a_tile_shows_its_open_edges(kind: Kind, edges: int, theme: Theme) -> None:
    for variant in (0, 6, 11, 13):
        assert open_edges(tile_picture(a_look(theme), kind, edges, PX, variant)) == edges


@pytest.mark.parametrize("edges", [NORTH, EAST, SOUTH, WEST, EDGES])
def test_the_boat_shows_its_openings(edges: int) -> None:
    assert open_edges(bare_picture(a_look(), FIXED | edges, BOAT, PX)) == edges


@pytest.mark.parametrize(
    ("animal", "edges"),
    [
        (Animal.CAT, EAST | SOUTH),
        (Animal.DOG, SOUTH | WEST),
        (Animal.CAPYBARA, NORTH | WEST),
        (Animal.LEMUR, NORTH | EAST),
    ],
)
def test_animal_spaces_open_to_the_board(animal: Animal, edges: int) -> None:
    assert open_edges(bare_picture(a_look(), FIXED | edges, ANIMAL_CELLS[animal], PX)) == edges


def test_neighbours_never_share_a_drawing() -> None:
    assert all(variant_of(c) % 4 != variant_of(n) % 4 for c in CELLS for _, n in NEIGHBOURS[c])
    assert {variant_of(cell) % 4 for cell in CELLS} == {0, 1, 2, 3}


def barrier(kind: Kind, variant: int) -> bytes:
    """What bars the water in the middle of a tile, as it was drawn: turned upright again."""
    edges = PRINTED_EDGES[kind % 4]
    way = variant // DRAWINGS
    ways = [turns for turns in range(4) if turned(edges, turns) == edges]
    upright = pygame.transform.rotate(
        tile_picture(a_look(), kind, edges, PX, variant), 90 * ways[way % len(ways)]
    )
    middle = pygame.Rect(0, 0, PX * 3 // 10, PX * 3 // 10)
    middle.center = upright.get_rect().center
    return pygame.image.tobytes(upright.subsurface(middle), "RGB")


@pytest.mark.parametrize("kind", [kind for kind in MAP_KINDS if kind.has_obstacle])
def test_an_obstacle_is_the_same_one_in_every_drawing_of_its_tile(kind: Kind) -> None:
    """A page that knows no drawing (the editor's pieces, rules) shows what lies on the board."""
    assert len({barrier(kind, variant) for variant in range(VARIANTS)}) == 1


def test_each_shape_has_an_obstacle_of_its_own() -> None:
    kinds = [kind for kind in MAP_KINDS if kind.has_obstacle]
    assert len({barrier(kind, 0) for kind in kinds}) == len(kinds)


def test_a_bird_lies_in_the_corner_and_changes_nothing_else() -> None:
    bare, with_bird = (
        piece_picture(a_look(), piece_of(Kind.TEE, 7, bird), 10, PX).copy() for bird in (False, True)
    )
    place = bird_rect(bare.get_rect())
    assert bare.get_rect().contains(place)
    for picture in (bare, with_bird):
        picture.fill((0, 0, 0), place)
    assert pygame.image.tobytes(bare, "RGB") == pygame.image.tobytes(with_bird, "RGB")
    assert open_edges(piece_picture(a_look(), piece_of(Kind.TEE, 7, True), 10, PX)) == 7


def test_every_animal_has_every_mood() -> None:
    looks = {
        pygame.image.tobytes(animal_picture(a_look(), animal, mood, 64), "RGBA")
        for animal in Animal
        for mood in Mood
    }
    assert len(looks) == len(Animal) * len(Mood)


@pytest.mark.parametrize("quarters", range(4))
def test_a_piece_turned_by_quarters_shows_the_turned_edges(quarters: int) -> None:
    piece: Piece = piece_of(Kind.BEND, NORTH | EAST)
    surface = pygame.Surface((PX, PX))
    draw_piece(surface, a_look(), piece, 10, (PX / 2, PX / 2), PX, angle=90 * quarters)
    first, second = DIRECTIONS[quarters], DIRECTIONS[(quarters + 1) % 4]
    assert open_edges(surface) == first | second


def test_a_tilted_piece_has_smooth_edges() -> None:
    tilted = turned_picture(a_look(), piece_of(Kind.BEND, NORTH | EAST), 10, PX, 12, 1.0)
    shades = {tilted.get_at((x, y)).a for x in range(0, tilted.get_width(), 3) for y in range(24)}
    assert len(shades) > 4


def test_a_piece_is_drawn_where_it_is_wanted() -> None:
    surface = pygame.Surface((300, 200))
    place = draw_piece(surface, a_look(), piece_of(Kind.CROSS, 15), 10, (200.4, 90.6), 64, scale=0.5)
    assert place.center == (200, 91)
    assert 31 <= place.width <= 34
    seen = surface.copy()
    seen.fill((0, 0, 0), place)
    assert seen.get_bounding_rect().size == surface.get_size()
    assert luma(seen, seen.get_rect()) == 0
    assert luma(surface, place) > 60


def test_opacity_lets_the_ground_through() -> None:
    brightness = []
    for alpha in (0, 128, 255):
        surface = pygame.Surface((64, 64))
        draw_piece(surface, a_look(), piece_of(Kind.CROSS, 15), 10, (32, 32), 64, alpha=alpha)
        brightness.append(luma(surface, surface.get_rect()))
    assert brightness[0] == 0
    assert brightness[0] < brightness[1] < brightness[2]


def test_turned_pictures_are_kept_within_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    budget = Budget(2 * 1024 * 1024)
    monkeypatch.setattr(sprites, "_turned_pictures", SurfaceCache(budget))
    look = a_look()
    first = turned_picture(look, piece_of(Kind.TEE, 7), 10, PX, ANGLE_STEP, 1)
    assert turned_picture(look, piece_of(Kind.TEE, 7), 10, PX, ANGLE_STEP, 1) is first
    for angle in range(0, 360, ANGLE_STEP):
        turned_picture(look, piece_of(Kind.BEND, 3), 11, PX, angle, 1)
    assert budget.bytes <= budget.most_bytes
    assert turned_picture(look, piece_of(Kind.TEE, 7), 10, PX, ANGLE_STEP, 1) is not first
