"""The board at rest: drawn anew only where it changed; water and ways at a glance."""

from dataclasses import replace

import pygame
import pytest

from flow_desktop.engine.board import START
from flow_desktop.engine.geometry import ANIMAL_CELLS, BOAT, CELLS, LINE_OF_FACE, Cell
from flow_desktop.engine.notation import read_board, read_cell
from flow_desktop.engine.tiles import Kind, piece_of
from flow_desktop.scenes.board.frame import badges_of
from flow_desktop.scenes.board.show import BoardShow, Ghost
from flow_desktop.scenes.board.view import BoardView
from flow_desktop.scenes.board.ways import strands
from flow_desktop.widgets.theme import CONTRAST, NORMAL, Theme
from tests.scenes.board.drawing import (
    NOBODY_ABOARD,
    SIDE,
    TWO_ABOARD,
    Clock,
    a_look,
    a_view,
    changed,
    drawn,
    luma,
    luma_difference,
    painted,
    part,
)

ABOARD = BoardShow(read_board(TWO_ABOARD))


def counts(view: BoardView) -> tuple[int, int]:
    return view.resting.grounds, view.resting.spaces


def test_nothing_at_rest_is_drawn_twice() -> None:
    view = a_view(BoardShow())
    painted(view)
    assert counts(view) == (1, 49)
    spots = frozenset({read_cell("b1")})
    for marked in (
        replace(view.show, strong=spots, faint=spots, targets=spots),
        replace(view.show, ghost=Ghost(Kind.TEE, 7, 9), cursor=12, faults=(3,), lines=(2, None)),
        BoardShow(),
    ):
        view.show = marked
        painted(view)
    assert counts(view) == (1, 49)


def test_a_new_tile_draws_its_space_alone() -> None:
    view = a_view(BoardShow())
    painted(view)
    view.show = replace(view.show, board=START.with_piece(read_cell("d2"), piece_of(Kind.TEE, 7)))
    painted(view)
    assert counts(view) == (1, 50)


def test_hiding_a_piece_draws_its_space_and_back() -> None:
    view = a_view(ABOARD)
    painted(view)
    before = counts(view)[1]
    view.show = replace(ABOARD, hidden=frozenset({read_cell("b3")}))
    painted(view)
    view.show = ABOARD
    painted(view)
    assert counts(view) == (1, before + 2)


@pytest.mark.parametrize("change", ["size", "theme", "motion"])
def test_size_theme_and_motion_draw_everything_anew(change: str) -> None:
    view = a_view(BoardShow())
    painted(view)
    if change == "size":
        view.place(a_look(), pygame.Rect(0, 0, SIDE + 100, SIDE + 100))
    painted(view, {"theme": a_look(CONTRAST), "motion": a_look(reduced=True)}.get(change))
    assert counts(view) == (2, 98)


def test_moving_the_board_draws_nothing_anew() -> None:
    view = a_view(BoardShow())
    painted(view)
    view.place(a_look(), pygame.Rect(10, 5, SIDE, SIDE))
    painted(view)
    assert counts(view) == (1, 49)


def test_a_rebuilt_screen_keeps_what_was_drawn() -> None:
    first, second = a_view(ABOARD), a_view(ABOARD)
    painted(first)
    second.adopt(first)
    painted(second)
    assert counts(second) == (1, 49)


def test_drawing_step_by_step_looks_like_drawing_at_once() -> None:
    view = a_view(BoardShow())
    painted(view)
    view.show = ABOARD
    assert part(painted(view), view.rect) == part(drawn(ABOARD), view.rect)


@pytest.mark.parametrize("theme", [NORMAL, CONTRAST], ids=lambda theme: theme.name)
def test_a_joined_way_is_seen_in_greyscale(theme: Theme) -> None:
    look, view = a_look(theme), a_view(ABOARD)
    joined, apart = drawn(ABOARD, look), drawn(BoardShow(read_board(NOBODY_ABOARD)), look)
    both = set(strands(ABOARD.board)) - {BOAT, *ANIMAL_CELLS.values()}
    both &= {c for c in CELLS if read_board(NOBODY_ABOARD).pieces[c]}
    assert len(both) >= 7
    for cell in both:
        assert luma_difference(joined, apart, view.cell_rect(cell)) > 8


def test_ways_of_different_animals_differ_in_greyscale() -> None:
    """The same straight, once on the cat's way and once on the dog's."""
    cat = drawn(BoardShow(read_board("b1:EW c1:EW d1:SW d2:NS d3:NS")))
    dog = drawn(BoardShow(read_board("f1:EW e1:EW d1:ES d2:NS d3:NS")))
    view = a_view(ABOARD)
    for name in ("d2", "d3"):
        assert luma_difference(cat, dog, view.cell_rect(read_cell(name))) > 8


def test_water_flows_where_an_animal_has_reached_it_and_nowhere_else() -> None:
    show = BoardShow(read_board(f"{NOBODY_ABOARD} e6:EW d6:NS"))
    view = a_view(show)
    moved: set[Cell] = set()
    for step in range(1, 12):
        moved |= changed(drawn(show, None, 0), drawn(show, None, step / 10), view)
    reached = {c for c in CELLS if show.board.reached >> c & 1} - set(ANIMAL_CELLS.values())
    assert moved == reached


def test_reached_water_is_brighter_in_reduced_motion_and_still() -> None:
    look = a_look(reduced=True)
    tile, view = read_cell("b7"), a_view(BoardShow())
    joined, alone = (drawn(BoardShow(read_board(text)), look) for text in ("b7:EW", "b7:NS"))
    middle = view.cell_rect(tile).inflate(-view.cell_px * 3 // 4, -view.cell_px * 3 // 4)
    assert luma(joined, middle) > luma(alone, middle) + 10
    moving = a_view(BoardShow(read_board("b7:EW")), Clock())
    assert moving.moving(a_look())
    assert not moving.moving(look)
    assert len({part(drawn(moving.show, look, step / 7), moving.rect) for step in range(7)}) == 1


def test_a_covered_board_does_not_tell_the_position() -> None:
    marked = replace(ABOARD, strong=frozenset({9}), cursor=10, covered=True)
    view = a_view(ABOARD)
    covered = drawn(marked)
    assert part(covered, view.rect) == part(drawn(BoardShow(covered=True)), view.rect)
    assert len(changed(covered, drawn(BoardShow()), view)) == 49


@pytest.mark.rule("R5")
def test_numbers_stand_on_all_sides_and_calm_lines_have_none() -> None:
    view = a_view(BoardShow())
    badges = list(badges_of(view.places))
    assert len(badges) == 28
    assert {(b.line, b.face) for b in badges if b.face} == {
        (line, face) for face, line in LINE_OF_FACE.items()
    }
    assert {b.line for b in badges if b.face is None} == {3}
    assert all(view.rect.collidepoint(b.centre) for b in badges)
    assert not any(view.places.field.collidepoint(b.centre) for b in badges)


@pytest.mark.parametrize("theme", [NORMAL, CONTRAST], ids=lambda theme: theme.name)
def test_row_badges_are_white_and_column_badges_black(theme: Theme) -> None:
    view = a_view(BoardShow())
    surface = drawn(BoardShow(), a_look(theme))
    for badge in badges_of(view.places):
        if badge.face:
            box = pygame.Rect(0, 0, view.places.frame // 2, view.places.frame // 2)
            box.center = badge.centre
            assert (luma(surface, box) > 128) is badge.is_row


def test_rows_and_columns_are_named_where_they_lie() -> None:
    view = a_view(BoardShow())
    for badge in badges_of(view.places):
        row, column = divmod(badge.line * 8 if badge.is_row else badge.line, 8)
        space = view.cell_rect(row * 8 + column)
        along = (
            (badge.centre[1], space.top, space.bottom)
            if badge.is_row
            else (
                badge.centre[0],
                space.left,
                space.right,
            )
        )
        assert along[1] < along[0] < along[2]
