"""Marks are seen, and only where they belong."""

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from flow_desktop.engine.geometry import CELLS, NEIGHBOURS, NORTH, STRIDE, Cell
from flow_desktop.engine.notation import read_board, read_cell
from flow_desktop.engine.tiles import Kind
from flow_desktop.scenes.board import marks
from flow_desktop.scenes.board.flow import LIGHTS, streak_picture
from flow_desktop.scenes.board.overlay import RISE
from flow_desktop.scenes.board.show import BoardShow, Ghost
from flow_desktop.scenes.board.tones import tones_of
from flow_desktop.widgets.theme import CONTRAST, NORMAL, Theme, luminance
from tests.scenes.board.drawing import (
    NOBODY_ABOARD,
    Clock,
    a_look,
    a_view,
    changed,
    drawn,
    light_range,
    luma,
    luma_difference,
    painted,
    part,
)

BOARD = BoardShow(read_board(NOBODY_ABOARD))
EMPTY = read_cell("d2")
TILE = read_cell("b3")
GHOST = Ghost(Kind.TEE, 7, EMPTY)


def around(cell: Cell) -> set[Cell]:
    """A cell and the eight around it."""
    row, column = divmod(cell, STRIDE)
    return {c for c in CELLS if abs(c // STRIDE - row) < 2 and abs(c % STRIDE - column) < 2}


MARKS = {
    "strong": (replace(BOARD, strong=frozenset({EMPTY})), EMPTY),
    "faint": (replace(BOARD, faint=frozenset({EMPTY})), EMPTY),
    "target": (replace(BOARD, targets=frozenset({TILE})), TILE),
    "fits": (replace(BOARD, ghost=GHOST), EMPTY),
    "does not fit": (replace(BOARD, ghost=replace(GHOST, fits=False, wrong_edges=3)), EMPTY),
    "fault": (replace(BOARD, faults=(TILE,)), TILE),
    "cursor": (replace(BOARD, cursor=TILE), TILE),
    "hidden": (replace(BOARD, hidden=frozenset({TILE})), TILE),
    "dimmed": (replace(BOARD, dimmed=frozenset({TILE})), TILE),
}


@pytest.mark.parametrize("theme", [NORMAL, CONTRAST], ids=lambda theme: theme.name)
@pytest.mark.parametrize("name", MARKS)
def test_a_mark_changes_its_space_and_nothing_far_from_it(name: str, theme: Theme) -> None:
    show, cell = MARKS[name]
    look, view = a_look(theme), a_view(BOARD)
    before, after = drawn(BOARD, look), drawn(show, look)
    assert cell in changed(before, after, view)
    assert changed(before, after, view) <= around(cell)
    assert luma_difference(before, after, view.cell_rect(cell)) > 3
    for picture in (before, after):
        picture.fill((0, 0, 0), view.places.field)
    assert pygame.image.tobytes(before, "RGB") == pygame.image.tobytes(after, "RGB")


def test_marks_differ_from_each_other_without_colour() -> None:
    view = a_view(BOARD)
    on_ground = [show for show, cell in MARKS.values() if cell == EMPTY]
    on_tile = [show for show, cell in MARKS.values() if cell == TILE]
    for cell, shows in ((EMPTY, on_ground), (TILE, on_tile)):
        pictures = [drawn(show) for show in shows]
        for index, one in enumerate(pictures):
            for other in pictures[index + 1 :]:
                assert luma_difference(one, other, view.cell_rect(cell)) > 4


def test_strong_spots_stand_out_more_than_faint_ones() -> None:
    space = a_view(BOARD).cell_rect(EMPTY)
    plain, strong, faint = drawn(BOARD), drawn(MARKS["strong"][0]), drawn(MARKS["faint"][0])
    assert luma_difference(plain, strong, space) > 1.5 * luma_difference(plain, faint, space)


def test_strong_spots_breathe_and_stand_still_in_reduced_motion() -> None:
    show, cell = MARKS["strong"]
    space = a_view(show).cell_rect(cell)
    lights = {round(luma(drawn(show, None, step / 10), space)) for step in range(18)}
    assert len(lights) > 3
    still = {part(drawn(show, a_look(reduced=True), step / 10), space) for step in range(18)}
    assert len(still) == 1


@pytest.mark.parametrize("turns", range(4))
def test_the_wrong_edge_is_marked_on_its_side(turns: int) -> None:
    show = replace(BOARD, ghost=Ghost(Kind.CROSS, 15, EMPTY, False, 1 << turns))
    space = a_view(show).cell_rect(EMPTY)
    without = replace(BOARD, ghost=Ghost(Kind.CROSS, 15, EMPTY, False, 0))
    rim = space.width // 9
    strips = (
        pygame.Rect(space.x, space.y, space.width, rim),
        pygame.Rect(space.right - rim, space.y, rim, space.height),
        pygame.Rect(space.x, space.bottom - rim, space.width, rim),
        pygame.Rect(space.x, space.y, rim, space.height),
    )
    marked = [luma_difference(drawn(show), drawn(without), strip) for strip in strips]
    assert marked[turns] > 12
    assert all(marked[other] < marked[turns] / 3 for other in range(4) if other != turns)


def test_water_that_would_be_joined_is_lit() -> None:
    joined = frozenset(map(read_cell, ("a1", "a2", "a3", "b3", "c3")))
    ghost = Ghost(Kind.BEND, 3, read_cell("c4"), joined=joined | {read_cell("c4")})
    view = a_view(BOARD)
    plain, lit = drawn(BOARD), drawn(replace(BOARD, ghost=ghost))
    assert changed(plain, lit, view) >= joined
    for cell in joined - {read_cell("a1")}:
        assert luma(lit, view.cell_rect(cell)) > luma(plain, view.cell_rect(cell)) + 4
    refused = drawn(replace(BOARD, ghost=replace(ghost, fits=False)))
    assert not changed(plain, refused, view) & joined - {c for _, c in NEIGHBOURS[read_cell("c4")]}


def test_a_fault_flashes_once_and_stays_outlined() -> None:
    clock = Clock()
    view = a_view(BOARD, clock)
    look = a_look()
    painted(view, look)
    view.show, space = MARKS["fault"][0], view.cell_rect(TILE)
    inside = space.inflate(-space.width // 3, -space.width // 3)
    reds = []
    for frame in range(120):
        clock.seconds = 5 + frame / 60
        surface = painted(view, look)
        reds.append(pygame.transform.average_color(surface, inside)[0])
    rises = [index for index in range(1, 120) if reds[index] > reds[index - 1] + 12]
    assert rises == []
    assert reds[0] > reds[-1] + 60
    assert luma_difference(surface, drawn(BOARD, look, clock.seconds), space) > 10


def test_a_fault_does_not_flash_in_reduced_motion() -> None:
    look = a_look(reduced=True)
    space = a_view(BOARD).cell_rect(TILE)
    assert len({part(drawn(MARKS["fault"][0], look, step / 20), space) for step in range(10)}) == 1


@pytest.mark.parametrize("theme", [NORMAL, CONTRAST], ids=lambda theme: theme.name)
@pytest.mark.parametrize("ground", [0, 60, 120, 180, 255])
def test_the_cursor_is_seen_on_any_ground(ground: int, theme: Theme) -> None:
    surface = pygame.Surface((96, 96))
    surface.fill((ground, ground, ground))
    surface.blit(marks.cursor_mark(96, tones_of(theme)), (0, 0))
    side = pygame.Rect(30, 0, 36, 10)
    dark, bright = light_range(surface, side)
    assert (bright + 0.05) / (dark + 0.05) >= 7
    here = luminance((ground, ground, ground))
    assert max((bright + 0.05) / (here + 0.05), (here + 0.05) / (dark + 0.05)) >= 3


def test_lit_lines_light_their_spaces_and_badges() -> None:
    plain, lit = drawn(BOARD), drawn(replace(BOARD, lines=(1, 5)))
    view = a_view(BOARD)
    cells = {c for c in CELLS if c // STRIDE == 1 or c % STRIDE == 5}
    assert changed(plain, lit, view) >= cells
    beside_row = pygame.Rect(view.places.left, view.cell_rect(STRIDE).y, view.places.frame, view.cell_px)
    above_column = pygame.Rect(view.cell_rect(5).x, view.places.top, view.cell_px, view.places.frame)
    for badge in (beside_row, above_column):
        assert luma_difference(plain, lit, badge) > 5
    other = pygame.Rect(view.cell_rect(2).x, view.places.top, view.cell_px, view.places.frame)
    assert part(plain, other) == part(lit, other)


def test_a_card_lifts_the_tiles_that_it_can_be_played_on() -> None:
    show = BoardShow(read_board("b2:NS"))
    cell, view = read_cell("b2"), a_view(show)
    resting, raised = drawn(show), drawn(replace(show, targets=frozenset({cell})))
    rect, rise = view.cell_rect(cell), max(2, round(RISE * view.cell_px))
    inner = rect.inflate(-rect.width // 3, -rect.height // 3)
    assert part(raised, inner.move(0, -rise)) == part(resting, inner), "all of it is a little higher"
    assert part(raised, inner) != part(resting, inner)


def test_only_a_band_at_the_wrong_edge_is_hatched() -> None:
    picture = marks.hatching(96, tones_of(NORMAL), NORTH)
    band = round(96 * marks.BAND) + 1
    assert picture.get_bounding_rect().bottom <= band + 1
    assert picture.get_bounding_rect().width > 90


def test_a_tile_that_no_edge_speaks_against_is_not_hatched() -> None:
    """No water reaches the space: the tile is pale in a broken line, and nothing points at an edge."""
    refused = replace(BOARD, ghost=replace(GHOST, fits=False))
    edged = replace(BOARD, ghost=replace(GHOST, fits=False, wrong_edges=NORTH))
    rect = a_view(BOARD).cell_rect(EMPTY)
    inside = pygame.Rect(rect.x + rect.width // 8, rect.y + rect.height // 11, rect.width * 3 // 4, 3)
    assert luma_difference(drawn(refused), drawn(edged), inside) > 4
    below = inside.move(0, rect.height * 3 // 4)
    assert part(drawn(refused), below) == part(drawn(edged), below)


def test_lifted_tiles_wear_no_ring() -> None:
    """A hairline of light and a shadow; only plain and stark boards have an edge of two tones."""
    for theme, ringed in ((NORMAL, False), (CONTRAST, True)):
        edge = marks.lifted_edge(120, tones_of(theme), 6)
        assert (edge.get_at((5, 60)).a > 0) is ringed
        assert edge.get_at((0, 60)).a > 0


def test_a_streak_is_28_by_4_at_70_percent() -> None:
    """In a window of 1080 lines; beside it lies the fine line of its ripple."""
    tones = tones_of(NORMAL)
    picture = streak_picture(121, 0.0, tones.light, tones.foam_casing, LIGHTS)
    spots = [(x, y) for x in range(picture.get_width()) for y in range(picture.get_height())]
    white = [spot for spot in spots if picture.get_at(spot).r > 200 and picture.get_at(spot).a > 60]
    across, down = [x for x, _ in white], [y for _, y in white]
    assert 24 <= max(across) - min(across) + 1 <= 30 and 3 <= max(down) - min(down) + 1 <= 5
    assert max(picture.get_at(spot).a for spot in white) / 255 == pytest.approx(0.7, abs=0.02)


def test_a_streak_has_the_ripple_it_was_asked_for() -> None:
    """Two waters with foam of one colour may differ in the line beside it."""
    tones = tones_of(NORMAL)
    one = streak_picture(121, 0.0, tones.light, tones.foam_casing, LIGHTS)
    other = streak_picture(121, 0.0, tones.light, tones.fault, LIGHTS)
    assert pygame.image.tobytes(one, "RGBA") != pygame.image.tobytes(other, "RGBA")


def test_the_shadow_of_a_lifted_tile_is_14_below_22_soft_and_35_percent_dark() -> None:
    """In a window of 1080 lines, where a space has 118 pixels."""
    shadow = marks.lift_shadow(118, tones_of(NORMAL))
    middle = shadow.get_height() // 2
    row = [shadow.get_at((x, middle)).a for x in range(shadow.get_width() // 2)]
    assert max(row) / 255 == pytest.approx(0.35, abs=0.01)
    soft = sum(0.04 * max(row) < alpha < 0.96 * max(row) for alpha in row)
    assert soft == pytest.approx(22, abs=3)
    assert round(118 * marks.SHADOW_DOWN) == 14


@pytest.mark.parametrize("theme", [NORMAL, CONTRAST], ids=lambda theme: theme.name)
def test_a_tile_that_hovers_throws_its_shadow_on_what_lies_below_it(theme: Theme) -> None:
    """As it does at the pointer; one that does not fit lies flat."""
    look, cell = a_look(theme), read_cell("d5")
    ghost = replace(GHOST, cell=cell)
    hovering, flat = (drawn(replace(BOARD, ghost=each), look) for each in (ghost, replace(ghost, fits=False)))
    rect = a_view(BOARD).cell_rect(cell)
    strip = rect.inflate(-rect.width // 2, 0)
    strip.height = rect.height // 12
    below, above = strip.move(0, rect.height + strip.height // 2), strip.move(0, -strip.height * 3 // 2)
    assert luma(hovering, below) < luma(flat, below) - 2
    assert luma(flat, above) - luma(hovering, above) < (luma(flat, below) - luma(hovering, below)) / 2


def test_a_spot_that_fits_glows_like_a_sandbar_in_a_dotted_edge_of_foam() -> None:
    """No frame, no field: pale in the middle, less towards the rim, and dots that do not touch."""
    tones, side = tones_of(NORMAL), 120
    mark = marks.strong_mark(side, tones, marks.LEVELS // 2)
    middle = side // 2
    glow = [mark.get_at((x, middle)) for x in range(middle, side - side // 10)]
    assert all(abs(one - other) < 6 for one, other in zip(glow[0][:3], tones.sandbar, strict=True))
    assert glow[0].a > 1.5 * glow[-1].a and all(a.a >= b.a for a, b in pairwise(glow))
    foam = pygame.mask.from_threshold(mark, tones.light, (30, 30, 30, 60))
    dots = [dot for dot in foam.connected_components() if dot.count() > 3]
    assert len(dots) == marks.DOTS
