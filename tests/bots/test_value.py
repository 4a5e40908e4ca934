"""The damage of a wave is what the wave itself leaves, line by line; birds, rocks and calm waters count."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flow_desktop.bots.lay import lay_of
from flow_desktop.bots.needs import needs
from flow_desktop.bots.temper import HAND, Temper
from flow_desktop.bots.value import WON, outlook, value, values, weigh
from flow_desktop.engine.board import Board
from flow_desktop.engine.notation import read_board
from flow_desktop.engine.wave import wave
from tests.engine.strategies import any_boards

CROSSED = "b1:EW c1:EW d1:ESW d2:NS d3:NS"


def weight(board: Board) -> float:
    north, east, south, west, empty, _ = lay_of(board, False)
    return weigh(needs(north, east, south, west, empty), HAND)


@given(any_boards, st.booleans())
@settings(max_examples=40, deadline=None)
def test_each_line_costs_what_the_wave_leaves(board: Board, remain: bool) -> None:
    look = outlook(board, remain)
    assert look.now == weight(board)
    assert look.rows == [weight(wave(board, face, None, remain).board) for face in range(1, 7)]
    assert look.columns == [weight(wave(board, None, face, remain).board) for face in range(1, 7)]


def test_a_bird_takes_the_damage_of_its_lines_away() -> None:
    bare, guarded = outlook(read_board(CROSSED)), outlook(read_board(CROSSED.replace("d2:NS", "d2:NS*")))
    assert guarded.rows[1] == guarded.now == bare.now < bare.rows[1]
    assert guarded.damage(False) < bare.damage(False)


def test_obstacles_remain_only_with_their_card() -> None:
    board = read_board("b1:EW# a2:NE#")
    assert outlook(board, True).rows[0] == outlook(board).now > outlook(board).rows[0]


def test_calm_waters_leave_the_milder_die() -> None:
    look = outlook(read_board(CROSSED))
    assert look.damage(True) == min(look.row_damage, look.column_damage) < look.damage(False)


def test_damage_counts_only_if_the_wave_comes_first() -> None:
    look = outlook(read_board(CROSSED))
    assert value(look, look.tree, False) == look.now
    assert value(look, look.tree - 1, False) == pytest.approx(look.now + HAND.caution * look.damage(False))
    assert value(look, 0, False, Temper(haste=True)) == look.now


def test_all_joined_is_won_whatever_the_wave() -> None:
    full = read_board("b1:EW c1:EW d1:ESW e1:EW f1:EW d2:NS d3:NS d5:NS d6:NS b7:EW c7:EW d7:NEW e7:EW f7:EW")
    assert value(outlook(full), 0, False) == WON


@given(st.lists(any_boards, min_size=1, max_size=5), st.booleans(), st.integers(0, 9))
@settings(max_examples=20, deadline=None)
def test_many_boards_have_the_values_of_each(boards: list[Board], calm: bool, left: int) -> None:
    """With a margin that leaves nothing out; a smaller one may only leave out what is not the best."""
    lays = [lay_of(board, False) for board in boards]
    alone = [value(outlook(board), left, calm, HAND) for board in boards]
    assert values(lays, calm, left, Temper(margin=1000.0)) == alone
