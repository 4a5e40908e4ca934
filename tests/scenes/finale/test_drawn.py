"""What is drawn: letters that fit, the boat on its own, and a won board with everybody in the boat."""

import itertools
from pathlib import Path

import pygame
import pytest

from flow_desktop.app import language
from flow_desktop.app.assets import SurfaceCache
from flow_desktop.app.settings import Settings
from flow_desktop.app.view import TYPEFACES
from flow_desktop.engine import Result
from flow_desktop.engine.board import START
from flow_desktop.engine.geometry import ANIMAL_CELLS, BOAT, DIRECTIONS
from flow_desktop.scenes.board.boat import boat_alone, heading
from flow_desktop.scenes.board.places import BoardPlaces
from flow_desktop.scenes.board.show import BoardShow
from flow_desktop.scenes.finale import rising
from flow_desktop.scenes.finale.boarding import PARTING, QUIET, Boarding
from flow_desktop.scenes.finale.crew import LONG
from flow_desktop.scenes.finale.letters import letters
from flow_desktop.scenes.finale.rising import draw_tide
from flow_desktop.scenes.finale.sunrise import Sunrise
from flow_desktop.scenes.telling.events import headline
from tests.scenes.finale.closing import closing_of, ended_app, look_on
from tests.scenes.results.ending import finished_table, results_app

ROOMS = [(300, 100), (860, 270)]
LAST = 6
"""The upper right space: where the board was, it lay beside where it comes to lie."""


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("typeface", TYPEFACES)
@pytest.mark.parametrize("code", language.available())
def test_the_words_fit_in_every_language(
    tmp_path: Path, code: str, typeface: str, room: tuple[int, int]
) -> None:
    settings = Settings(language=code, typeface=typeface, text_percent=200)
    app = ended_app(tmp_path, finished_table(Result.WON), settings=settings)
    look = closing_of(app).look
    picture = letters(look, headline(Result.WON), room, room[1])
    assert picture.get_width() <= room[0] and picture.get_height() <= room[1]
    assert picture.get_height() > 30, "they are large"


def test_a_word_that_cannot_be_halved_stays_whole(tmp_path: Path) -> None:
    look = closing_of(ended_app(tmp_path, finished_table(Result.WON))).look
    assert letters(look, "Geschafft!", (200, 90), 90).get_width() <= 200


def test_the_boat_is_cut_out_of_its_space(tmp_path: Path) -> None:
    """Hull and sail are there, the water and the trees around them are not."""
    look = closing_of(ended_app(tmp_path, finished_table(Result.WON))).look
    boat = boat_alone(look, 128)
    assert all(boat.get_at(spot).a > 250 for spot in ((64, 20), (64, 80), (50, 70), (90, 40), (98, 80)))
    outside = ((4, 4), (120, 64), (64, 124), (20, 90), (108, 20), (34, 56))
    assert all(boat.get_at(spot).a == 0 for spot in outside)
    rim = [boat.get_at(spot) for spot in ((64, 13), (45, 62), (64, 109))]
    assert all(max(shade[:3]) < 110 for shade in rim), "its ink is whole"


def test_the_tide_over_a_lost_board_is_that_of_the_whole_sea() -> None:
    """One line from edge to edge of the window; on the results' picture it stays on the board."""
    square = pygame.Rect(200, 20, 300, 300)
    for everywhere in (True, False):
        surface = pygame.Surface((700, 400), 0, 32)
        surface.fill("white")
        draw_tide(surface, square, 0.5, 1.0, everywhere)
        assert surface.get_at((350, 300)) != surface.get_at((350, 40)) == surface.get_at((10, 40))
        assert (surface.get_at((10, 300)) == surface.get_at((350, 300))) is everywhere
        assert (surface.get_at((690, 390)) != surface.get_at((10, 40))) is everywhere


def test_no_two_boards_are_seen_at_once(tmp_path: Path) -> None:
    """Between the place where it was and the one where it will be there is, for a moment, the sea alone."""
    app = ended_app(tmp_path, finished_table(Result.WON))
    closing = closing_of(app)
    ending, surface, view = closing.ending, app.canvas.surface, closing.board_view
    assert isinstance(ending, Boarding)
    was, will = view.places.cell_rect(LAST), Sunrise.of(closing.look, view.places).board.cell_rect(0)
    before, moments = surface.copy(), []
    for step in range(12):
        ending.draw(surface, closing.look, view, before, QUIET + PARTING * step / 11)
        moments.append((liveliness(surface.subsurface(was)), liveliness(surface.subsurface(will))))
    there, later = moments[0][0], moments[-1][1]
    assert min(there, later) > 20 and any(max(moment) < min(there, later) / 2 for moment in moments)


def liveliness(surface: pygame.Surface) -> float:
    """How much its pixels differ: that of a tile is great, that of sea and sky is small."""
    wide, high = surface.get_size()
    greens = [surface.get_at((x, y))[1] for x in range(wide) for y in range(high)]
    middle = sum(greens) / len(greens)
    return sum(abs(green - middle) for green in greens) / len(greens)


def test_the_tide_of_a_board_follows_its_round_corners_without_a_larger_sheet(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A sheet twice as wide as the board was much of the time until the results of a large window."""
    made, surface = list[tuple[int, int]](), pygame.Surface

    def noting(size: tuple[int, int], *more: int) -> pygame.Surface:
        made.append(size)
        return surface(size, *more)

    monkeypatch.setattr(rising, "_cache", SurfaceCache())
    board, square = pygame.Surface((900, 900), 0, 32), pygame.Rect(0, 0, 900, 900)
    monkeypatch.setattr(pygame, "Surface", noting)
    draw_tide(board, square, 0.5, 1.0)
    assert max(made) <= square.size
    wet, dry = board.get_at((450, 890)), board.get_at((0, 899))
    assert wet != dry == board.get_at((899, 899)) == board.get_at((450, 100))


def test_where_the_bow_points() -> None:
    turned = [heading(BoardShow(START.with_boat(edge))) for edge in DIRECTIONS]
    assert turned == [0, 90, 180, -90]
    assert heading(BoardShow(START)) == 0


def test_after_a_win_the_corners_are_empty_and_the_boat_is_full(tmp_path: Path) -> None:
    table = finished_table(Result.WON)
    app = ended_app(tmp_path, table)
    closing = closing_of(app)
    places = closing.board_view.places
    corner = places.cell_rect(ANIMAL_CELLS[next(iter(ANIMAL_CELLS))])
    before = pygame.image.tobytes(app.canvas.surface.subsurface(corner), "RGB")
    while not closing.told:
        app.loop_once()
    assert pygame.image.tobytes(app.canvas.surface.subsurface(corner), "RGB") != before
    look_on(app)
    results, scene = results_app(tmp_path, table, settings=Settings(language="en", reduced_motion=True))
    board = BoardPlaces.fitted(scene.find("final").rect)
    grass = [results.canvas.surface.get_at(board.cell_rect(c).center) for c in ANIMAL_CELLS.values()]
    assert len({tuple(shade) for shade in grass}) == 1, "nobody sits in a corner"
    assert results.canvas.surface.get_at(board.cell_rect(BOAT).center) != grass[0]


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (2560, 1080), (3840, 2160)])
def test_the_boat_is_three_spaces_long_and_stands_beside_the_board(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    """At least, wherever the window has the room: it sails on a sea of its own."""
    app = ended_app(tmp_path, finished_table(Result.WON), size=size)
    closing = closing_of(app)
    final = Sunrise.of(closing.look, closing.board_view.places)
    assert final.vessel.long >= 3 * final.board.cell_px
    bow, stern = (final.vessel.at(end * LONG / 2, 0)[0] for end in (-1, 1))
    assert final.board.rect.right < bow and stern <= size[0]


def test_the_edge_of_large_letters_is_round_and_nowhere_stepped(tmp_path: Path) -> None:
    """From its top an l grows broader by less and less, row by row: an edge with teeth goes on in jumps."""
    look = closing_of(ended_app(tmp_path, finished_table(Result.WON))).look
    picture = letters(look, "l", (900, 700), 600)
    mask, middle = pygame.mask.from_surface(picture, 127), picture.get_width() // 2
    rows = range(1, picture.get_height() // 2)
    lefts = [next(x for x in range(middle + 1) if x == middle or mask.get_at((x, y))) for y in rows]
    steps = [above - below for above, below in itertools.pairwise(lefts) if above < middle]
    assert steps[0] > 3 and not any(steps[-20:])
    assert all(later <= earlier + 1 for earlier, later in itertools.pairwise(steps)), steps
