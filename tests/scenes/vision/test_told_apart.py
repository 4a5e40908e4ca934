"""V3: what matters can be told apart in greyscale and by three kinds of colour-blind eyes, in every theme."""

import itertools

import pygame
import pytest

from flow_desktop.engine.geometry import Animal
from flow_desktop.engine.tiles import PRINTED_EDGES, Kind
from flow_desktop.scenes.board.overlay import BREATH
from flow_desktop.scenes.board.piece_drawings import DRAWINGS
from flow_desktop.scenes.board.show import BoardShow
from flow_desktop.scenes.colours import SEATS
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.theme import CONTRAST, NORMAL, PLAIN, contrast
from tests.scenes.board.drawing import a_look
from tests.scenes.vision import pictures
from tests.scenes.vision.eyes import EYES, Shade, changed_share, distance, mean_shade, pixels

EDGE_DISTANCE = 20.0
"""The mean colours of an open and of a closed edge differ by at least so much."""
OBSTACLE_SHARE = 0.20
SEAT_SHARE = 0.10
RIBBON_SHARE = 0.25
SPOT_SHARE = 0.10
FAINT_SHARE = 0.06
FOAM_SHARE = 0.025
RIBBON_ON_WATER_SHARE = 0.10
HURRY_SHARE = 0.03
FLASH_SHARE = 0.25
GHOST_SHARE = 0.15
WAY_SHARE = 0.20
BADGE_SHARE = 0.30
WAITING_SHARE = 0.06
INK_SHARE = 0.12
"""Shares of the pixels that differ plainly: of a tile, a token, a space, the ring of the clock."""

LEAST_CONTRAST = 3.0
SHAPES = [kind for kind in Kind if kind is not Kind.ROCK and not kind.has_obstacle]


@pytest.fixture(params=[NORMAL, PLAIN, CONTRAST], ids=lambda theme: theme.name)
def look(request: pytest.FixtureRequest) -> Look:
    return a_look(request.param)


@pytest.fixture(params=list(EYES))
def eyes(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def edge_parts(px: int) -> dict[int, pygame.Rect]:
    """The middle of each edge of a tile, where water leaves it or does not."""
    third, deep = px // 3, px // 8
    return {
        1: pygame.Rect(third, 0, third, deep),
        2: pygame.Rect(px - deep, third, deep, third),
        4: pygame.Rect(third, px - deep, third, deep),
        8: pygame.Rect(0, third, deep, third),
    }


@pytest.mark.parametrize("drawing", range(DRAWINGS))
def test_open_and_closed_edges(look: Look, eyes: str, drawing: int) -> None:
    open_edges: list[Shade] = []
    closed_edges: list[Shade] = []
    for kind in SHAPES:
        picture = pictures.tile(look, kind, drawing)
        for edge, part in edge_parts(pictures.PX).items():
            is_open = PRINTED_EDGES[kind] & edge
            (open_edges if is_open else closed_edges).append(mean_shade(picture, part))
    assert len(closed_edges) >= 4
    least = min(distance(a, b, eyes) for a, b in itertools.product(open_edges, closed_edges))
    assert least >= EDGE_DISTANCE


@pytest.mark.parametrize("kind", SHAPES, ids=lambda kind: kind.shape)
def test_clear_and_obstacle_tiles(look: Look, eyes: str, kind: Kind) -> None:
    blocked = Kind(kind + len(SHAPES))
    assert blocked.has_obstacle
    for clear, barred in itertools.product(range(DRAWINGS), repeat=2):
        one, other = pictures.tile(look, kind, clear), pictures.tile(look, blocked, barred)
        assert changed_share(one, other, eyes) >= OBSTACLE_SHARE


def test_every_two_seats(look: Look, eyes: str) -> None:
    for one, other in itertools.combinations(range(len(SEATS)), 2):
        tokens = pictures.seat_token(look, one), pictures.seat_token(look, other)
        assert changed_share(tokens[0], tokens[1], eyes) >= SEAT_SHARE, f"tokens {one} and {other}"
        ribbons = pictures.seat_ribbon(look, one), pictures.seat_ribbon(look, other)
        assert changed_share(ribbons[0], ribbons[1], eyes) >= RIBBON_SHARE, f"ribbons {one} and {other}"


@pytest.mark.parametrize("moment", [0.0, BREATH / 4, BREATH / 2])
def test_legal_spots_and_plain_spaces(look: Look, eyes: str, moment: float) -> None:
    here = frozenset({pictures.EMPTY})
    plain, strong, faint, target = (
        pictures.space(look, show, pictures.EMPTY, moment)
        for show in (BoardShow(), BoardShow(strong=here), BoardShow(faint=here), BoardShow(targets=here))
    )
    assert changed_share(plain, strong, eyes) >= SPOT_SHARE
    assert changed_share(plain, target, eyes) >= SPOT_SHARE
    assert changed_share(strong, faint, eyes) >= SPOT_SHARE
    assert changed_share(strong, target, eyes) >= SPOT_SHARE
    assert changed_share(plain, faint, eyes) >= FAINT_SHARE


@pytest.mark.parametrize("still", [False, True], ids=["moving", "still"])
def test_joined_and_unjoined_water(look: Look, eyes: str, still: bool) -> None:
    look = a_look(look.theme, still)
    alone, reached, aboard = (
        pictures.space(look, pictures.board(text), pictures.WATER)
        for text in (pictures.ALONE, pictures.REACHED, pictures.ABOARD)
    )
    assert changed_share(alone, reached, eyes) >= FOAM_SHARE
    assert changed_share(reached, aboard, eyes) >= RIBBON_ON_WATER_SHARE


def test_warning_and_no_warning(look: Look, eyes: str) -> None:
    calm, hurry, flash = (
        pictures.ring(look, moment)
        for moment in (
            pictures.Moment(),
            pictures.Moment(hurry=True),
            pictures.Moment(hurry=True, flash=True),
        )
    )
    assert changed_share(calm, hurry, eyes) >= HURRY_SHARE
    assert changed_share(hurry, flash, eyes) >= FLASH_SHARE


def test_a_tile_that_fits_and_one_that_does_not(look: Look, eyes: str) -> None:
    fits, does_not = (pictures.space(look, pictures.ghost(fits), pictures.EMPTY) for fits in (True, False))
    assert changed_share(fits, does_not, eyes) >= GHOST_SHARE


@pytest.mark.parametrize("lanes", [1, 3])
def test_every_two_animals_ways(look: Look, eyes: str, lanes: int) -> None:
    """Alone on their water, and where three run side by side and each is a few pixels wide."""
    for one, other in itertools.combinations(Animal, 2):
        ways = pictures.way(look, one, lanes), pictures.way(look, other, lanes)
        assert changed_share(ways[0], ways[1], eyes) >= WAY_SHARE, f"{one} and {other}"


@pytest.mark.parametrize("lanes", [1, 2])
def test_dots_and_rings_without_any_colour(look: Look, lanes: int) -> None:
    """The weakest pair in greyscale: dots lie inside their ribbon, rings go across it with long gaps."""
    dog, lemur = (pictures.inked(look, animal, lanes) for animal in (Animal.DOG, Animal.LEMUR))
    assert max(dog) <= 0.85
    assert max(lemur) >= 0.95 and min(lemur) == 0


def test_animals_that_wait_and_that_are_joined(look: Look, eyes: str) -> None:
    for animal in Animal:
        waits, joined = (pictures.badge(look, animal, there) for there in (False, True))
        assert changed_share(waits, joined, eyes) >= BADGE_SHARE
    for one, other in itertools.combinations(Animal, 2):
        badges = pictures.badge(look, one, False), pictures.badge(look, other, False)
        assert changed_share(badges[0], badges[1], eyes) >= WAITING_SHARE


def test_a_waiting_animal_stands_out_from_its_page(look: Look) -> None:
    """V2: its badge was a pale one, 2.16:1."""
    for animal in Animal:
        picture = pictures.badge(look, animal, False)
        shades = pixels(picture)
        dark = sum(contrast(shade, look.theme.panel) >= LEAST_CONTRAST for shade in shades)
        assert dark / len(shades) >= INK_SHARE, animal
        rim = picture.get_at((picture.get_width() // 2, round(picture.get_height() * 0.055)))
        assert contrast((rim.r, rim.g, rim.b), look.theme.panel) >= LEAST_CONTRAST, "the ring is whole"


@pytest.mark.parametrize("kind", SHAPES, ids=lambda kind: kind.shape)
def test_the_place_of_a_carried_tile_can_be_seen_in_high_contrast(kind: Kind) -> None:
    """V2: its water was 2.61:1 on the page."""
    look = a_look(CONTRAST)
    for drawing in range(DRAWINGS):
        picture = pictures.carried(look, kind, drawing)
        parts = edge_parts(pictures.PX)
        water = [mean_shade(picture, part) for edge, part in parts.items() if PRINTED_EDGES[kind] & edge]
        land = [mean_shade(picture, part) for edge, part in parts.items() if not PRINTED_EDGES[kind] & edge]
        assert min(contrast(shade, look.theme.panel) for shade in water) >= LEAST_CONTRAST
        for one, other in itertools.product(water, land):
            assert contrast(one, other) >= LEAST_CONTRAST


@pytest.mark.parametrize("kind", SHAPES, ids=lambda kind: kind.shape)
def test_the_place_of_a_carried_tile_stands_out_from_its_page(look: Look, kind: Kind) -> None:
    """V2: in no theme it is faint; its land was 1.6:1 on the page of the usual one."""
    for drawing in range(DRAWINGS):
        picture = pictures.carried(look, kind, drawing)
        shades = [mean_shade(picture, part) for part in edge_parts(pictures.PX).values()]
        shades += [mean_shade(picture, corner) for corner in corners_of(pictures.PX)]
        assert max(contrast(shade, look.theme.panel) for shade in shades) >= LEAST_CONTRAST


def corners_of(px: int) -> list[pygame.Rect]:
    """The four corners of a tile: land, whatever its shape."""
    size = px // 8
    near, far = size // 2, px - size - size // 2
    return [pygame.Rect(x, y, size, size) for x in (near, far) for y in (near, far)]
