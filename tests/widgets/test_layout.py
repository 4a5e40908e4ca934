import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from flow_desktop.app.assets import Assets
from flow_desktop.app.view import View
from flow_desktop.widgets.chips import Chips, Segment
from flow_desktop.widgets.frames import Padding, Placed, Sized, Spacer, Stack
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Column, EvenGrid, EvenWrap, Grid, Row, Wrap, spread, squeeze
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.text import Align
from flow_desktop.widgets.theme import NORMAL
from flow_desktop.widgets.widget import Size, Taken, Widget, name_all, path_at, path_to, walk

LOOK = Look(View(1920, 1080), NORMAL, Assets())


class Block(Widget):
    """A widget of a fixed size."""

    def __init__(self, width: int, height: int, grow: float = 0) -> None:
        super().__init__(grow=grow)
        self.size = (width, height)

    def measure(self, look: Look, width: int) -> Size:
        return self.size


def placed(widget: Widget, width: int = 400, height: int = 300) -> list[tuple[int, int, int, int]]:
    widget.place(LOOK, pygame.Rect(0, 0, width, height))
    return [(r.x, r.y, r.width, r.height) for r in (child.rect for child in widget.children)]


def test_a_row_gives_what_is_left_to_those_who_grow() -> None:
    row = Row([Block(50, 20), Block(50, 20, grow=1), Block(50, 20, grow=3)], gap=10)
    assert placed(row) == [(0, 0, 50, 300), (60, 0, 107, 300), (177, 0, 223, 300)]


def test_a_row_can_stand_at_an_end_and_align_its_children() -> None:
    row = Row([Block(50, 20), Block(50, 40)], gap=0, align=Align.CENTRE, justify=Align.END)
    assert placed(row) == [(300, 140, 50, 20), (350, 130, 50, 40)]


def test_a_column_stacks_grows_and_aligns() -> None:
    column = Column([Block(50, 20), Block(80, 30, grow=1)], gap=10, align=Align.CENTRE)
    assert placed(column) == [(175, 0, 50, 20), (160, 30, 80, 270)]


def test_a_flow_goes_on_in_the_next_line() -> None:
    flow = Wrap([Block(150, 20), Block(150, 30), Block(150, 20)], gap=10)
    assert flow.measure(LOOK, 400) == (310, 60)
    assert placed(flow) == [(0, 0, 150, 30), (160, 0, 150, 30), (0, 40, 150, 20)]


def test_a_grid_has_as_many_columns_as_fit() -> None:
    grid = Grid([Block(10, 20) for _ in range(5)], columns=3, least=120, gap=10)
    assert [grid._columns(LOOK, width) for width in (400, 300, 130, 50)] == [3, 2, 1, 1]
    assert len({rect[1] for rect in placed(grid)}) == 2
    assert {rect[2] for rect in placed(grid)} == {126}


def test_a_full_row_of_a_grid_ends_where_its_room_ends() -> None:
    rects = placed(Grid([Block(10, 20) for _ in range(9)], columns=9, gap=12), 1442)
    assert rects[-1][0] + rects[-1][2] == 1442 and len({width for _, _, width, _ in rects}) == 1


def test_long_texts_in_a_row_wrap_instead_of_pushing_others_out() -> None:
    words = Label("A very long sentence that cannot stand in one line beside a button of this width.")
    row = Row([words, Block(120, 40)], gap=10)
    rects = placed(row)
    assert rects[1] == (280, 0, 120, 300)
    assert words.measure(LOOK, rects[0][2])[1] > words.measure(LOOK, 2000)[1]


def test_padding_sizes_and_places() -> None:
    inner = Block(50, 20)
    placed(Padding(inner, 20, 10))
    assert tuple(inner.rect) == (20, 10, 360, 280)
    placed(Placed(inner, Align.END, Align.START))
    assert tuple(inner.rect) == (350, 0, 50, 20)
    placed(Sized(inner, most_width=100))
    assert tuple(inner.rect) == (150, 0, 100, 300)
    assert Sized(inner, least_width=90, least_height=70).measure(LOOK, 400) == (90, 70)
    assert Spacer(30).measure(LOOK, 400) == (30, 30)
    stack = Stack([Block(10, 10), Block(30, 5)])
    assert stack.measure(LOOK, 400) == (30, 10)
    assert set(placed(stack)) == {(0, 0, 400, 300)}


@given(st.lists(st.integers(1, 500), min_size=1, max_size=8), st.integers(10, 1000))
def test_squeezing_fits_and_never_widens(wanted: list[int], room: int) -> None:
    lengths = squeeze(wanted, room)
    assert all(length <= before for length, before in zip(lengths, wanted, strict=True))
    assert sum(lengths) <= max(room, len(wanted))
    if sum(wanted) <= room:
        assert lengths == wanted


@given(
    st.lists(st.tuples(st.integers(0, 90), st.integers(0, 3)), min_size=1, max_size=8), st.integers(0, 900)
)
def test_spreading_uses_all_the_room(parts: list[tuple[int, int]], room: int) -> None:
    lengths = spread([length for length, _ in parts], [weight for _, weight in parts], room)
    if sum(length for length, _ in parts) <= room and any(weight for _, weight in parts):
        assert sum(lengths) == room
    assert all(length >= before for length, (before, _) in zip(lengths, parts, strict=True))


@pytest.mark.parametrize("width", [300, 600, 1200])
def test_measuring_and_placing_agree(width: int) -> None:
    column = Column(
        [Row([Label("left " * 20), Label("right " * 9)]), Wrap([Label("word " * 3) for _ in range(6)])]
    )
    wide, high = column.measure(LOOK, width)
    assert wide <= width
    column.place(LOOK, pygame.Rect(0, 0, width, high))
    assert all(column.rect.contains(widget.rect) for widget in walk(column))


def test_what_only_arranges_does_not_stand_in_the_way() -> None:
    below, corner, paper = Block(100, 100), Block(10, 10), Block(10, 10)
    stack = Stack([below, Placed(corner, Align.END, Align.START), Placed(Panel(paper), Align.END, Align.END)])
    stack.place(LOOK, pygame.Rect(0, 0, 300, 300))
    assert path_at(stack, 50, 250)[-1] is below
    assert path_at(stack, *corner.rect.center)[-1] is corner
    assert path_at(stack, *paper.rect.center)[-1] is paper
    panel = stack.children[2].children[0]
    assert path_at(stack, panel.rect.x + 1, panel.rect.centery)[-1] is panel, "paper is no glass"


def test_finding_widgets_by_place_and_by_name() -> None:
    front, back = Block(10, 10), Block(10, 10)
    stack = Stack([back, front])
    root = Column([stack])
    name_all(root)
    root.place(LOOK, pygame.Rect(0, 0, 100, 100))
    assert path_at(root, 5, 5) == [root, stack, front]
    assert path_at(root, 500, 5) == []
    front.visible = False
    assert path_at(root, 5, 5) == [root, stack, back]
    assert path_to(root, back) == [root, stack, back]
    assert path_to(root, Block(1, 1)) == []
    assert back.key == "root/0/0"


@pytest.mark.parametrize(("high", "furthest"), [(280, 0), (285, 0), (290, 0), (291, 11)])
def test_empty_room_below_is_nothing_to_scroll_to(high: int, furthest: int) -> None:
    page = Scroll(Padding(Block(200, high), 10))
    placed(page)
    assert page.furthest == furthest


def test_the_last_row_of_an_even_grid_is_not_ragged() -> None:
    grid = EvenGrid([Block(10, 20) for _ in range(5)], columns=2, gap=10)
    assert placed(grid)[-2:] == [(205, 30, 195, 20), (0, 60, 400, 20)]
    four = EvenGrid([Block(10, 20) for _ in range(4)], columns=3, gap=10)
    assert [place[:2] for place in placed(four)] == [(0, 0), (205, 0), (0, 30), (205, 30)]


def test_signs_come_closer_before_they_take_a_second_line_and_then_share_it() -> None:
    near = EvenWrap([Block(50, 20) for _ in range(7)], gap=12, closest=4)
    assert near.measure(LOOK, 400) == (374, 20)
    far = EvenWrap([Block(60, 20) for _ in range(7)], gap=12, closest=4)
    far.measure(LOOK, 400)
    assert [place[1] for place in placed(far)] == [0, 0, 0, 0, 24, 24, 24]


@pytest.mark.parametrize(
    ("names", "width", "rows"),
    [
        (["100%", "125%", "150%", "175%", "200%"], 512, [5]),
        (["50%", "75%", "100%", "125%", "150%", "200%", "300%"], 512, [4, 3]),
        (["Warm paper", "Plain", "High contrast"], 512, [3]),
        (["Usual", "Left hand", "Right hand", "Mouse alone"], 512, [2, 2]),
        (["Rounded", "Wide", "Very clear"], 260, [1, 1, 1]),
    ],
)
def test_chips_are_of_one_size_in_few_rows_and_none_is_alone(
    names: list[str], width: int, rows: list[int]
) -> None:
    chips = Chips([Segment(name, False, Taken) for name in names])
    places = placed(chips, width, chips.measure(LOOK, width)[1])
    assert len({place[2:] for place in places}) == 1
    tops = [place[1] for place in places]
    assert [tops.count(top) for top in sorted(set(tops))] == rows
    assert max(x + wide for x, _y, wide, _high in places) <= width


def test_chips_that_fill_a_line_end_with_it() -> None:
    """What no column got is shared by the gaps: the last chip ends where the papers below it end."""
    chips = Chips([Segment(name, False, Taken) for name in ("one", "two", "three")])
    wide = next(width for width in range(600, 660) if (width - 2 * chips._step(LOOK)) % 3 == 2)
    chips.place(LOOK, pygame.Rect(0, 0, wide, 80))
    if chips.children[0].rect.width * 3 + 2 * chips._step(LOOK) >= wide - 2:
        assert chips.children[-1].rect.right == wide
    else:
        pytest.fail("the chips were meant to fill the line")
