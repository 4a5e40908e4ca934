"""What a board needs: against a plain search, against trying every set of spaces, counted in both ways."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flow_desktop.bots.lay import lay_of
from flow_desktop.bots.needs import NO_TREE, NO_WAY, needs, needs_and_lines, ways
from flow_desktop.bots.needs_lanes import needs_of_many
from flow_desktop.engine.board import Board
from flow_desktop.engine.geometry import ANIMAL_CELLS, STRIDE
from flow_desktop.engine.notation import read_board
from tests.engine.strategies import any_boards
from tests.oracles import steiner


def counted(board: Board) -> tuple[int, int]:
    north, east, south, west, empty, _ = lay_of(board, False)
    found = needs(north, east, south, west, empty)
    return found >> 8, found & 255


@given(any_boards)
@settings(max_examples=60, deadline=None)
def test_the_tree_and_the_ways_are_those_of_a_plain_search(board: Board) -> None:
    steps = steiner.ways(board).values()
    lost = sum(each == steiner.NEVER for each in steps)
    walked = sum(each for each in steps if each != steiner.NEVER)
    assert counted(board) == (steiner.tree(board) + NO_TREE * lost, walked + NO_WAY * lost)


@given(any_boards)
@settings(max_examples=40, deadline=None)
def test_each_animals_own_way(board: Board) -> None:
    north, east, south, west, empty, _ = lay_of(board, False)
    found = ways(north, east, south, west, empty)
    plain = steiner.ways(board)
    for animal, cell in ANIMAL_CELLS.items():
        steps = plain[cell // STRIDE, cell % STRIDE]
        assert found[animal] == (NO_WAY if steps == steiner.NEVER else steps)


@given(st.lists(any_boards, min_size=1, max_size=6))
@settings(max_examples=30, deadline=None)
def test_one_by_one_and_side_by_side_count_the_same(boards: list[Board]) -> None:
    waters = [lay_of(board, False)[:5] for board in boards]
    assert needs_of_many(waters) == [needs(*water) for water in waters]


NEARLY = "b1:EW c1:EW d1:ESW e1:EW f1:EW d2:NS d3:NS d5:NS d6:NS b7:EW c7:EW d7:NEW e7:EW f7:EW"


@pytest.mark.parametrize(
    ("taken", "needed"), [(("f7",), 1), (("b1", "f7"), 2), (("d2", "d6"), 2), (("d1",), 1), (("c1", "e1"), 2)]
)
def test_no_smaller_set_of_spaces_joins_all(taken: tuple[str, ...], needed: int) -> None:
    board = read_board(" ".join(tile for tile in NEARLY.split() if tile[:2] not in taken))
    assert counted(board)[0] == needed
    assert steiner.can_be_joined_with(board, needed)
    assert not steiner.can_be_joined_with(board, needed - 1)


def test_shared_tiles_are_counted_once() -> None:
    """From the empty board the four ways are 20 tiles; 14 join all (the letter H, or its like)."""
    assert counted(read_board("")) == (14, 20)
    assert counted(read_board("b1:rock a2:rock"))[1] == 15 + NO_WAY


@given(any_boards, st.booleans())
@settings(max_examples=30, deadline=None)
def test_the_lines_are_the_board_without_their_loose_tiles(board: Board, remain: bool) -> None:
    lay = lay_of(board, remain)
    found = needs_and_lines(*lay)
    assert len(found) == 13
    assert found[0] == needs(*lay[:5])
