"""The risk of every space, against a count by hand over every throw, and in the cases the rules name."""

from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flow_desktop.engine import GameState
from flow_desktop.engine.board import Board
from flow_desktop.engine.commands import Die
from flow_desktop.engine.geometry import ANIMAL_CELLS, BOAT, CELLS, STRIDE
from flow_desktop.engine.notation import read_cell, write_board
from flow_desktop.engine.risk import at_risk, risks
from flow_desktop.engine.tiles import BIRD, FIXED, blocks_water
from tests.engine.positions import a_game
from tests.engine.strategies import any_boards, states

OFF_LINES = Fraction(11, 36)
ON_A_LINE = Fraction(1, 6)
FREE = [cell for cell in CELLS if cell != BOAT and cell not in ANIMAL_CELLS.values()]
NUMBERED = [line for line in range(7) if line != 3]
THROWS = [(row, column) for row in NUMBERED for column in NUMBERED]


def chance(state: GameState, cell: str) -> Fraction:
    return risks(state)[read_cell(cell)].most


@pytest.mark.rule("4.wave", "R5")
def test_eleven_in_thirty_six_off_the_calm_lines_and_one_in_six_on_them() -> None:
    found = risks(a_game())
    for cell in FREE:
        calm = 3 in divmod(cell, STRIDE)
        assert found[cell].most == (ON_A_LINE if calm else OFF_LINES)
        assert found[cell].white == found[cell].black


@pytest.mark.rule("4.bird", "4.wave")
def test_a_bird_leaves_only_the_crossing() -> None:
    state = a_game("b1:EW c1:SW* d1:NS*")
    assert chance(state, "b1") == OFF_LINES
    assert chance(state, "c1") == Fraction(1, 36)
    assert risks(state)[read_cell("c1")].white.bird == Fraction(10, 36)
    assert chance(state, "d1") == 0
    assert risks(state)[read_cell("d1")].white.bird == ON_A_LINE


@pytest.mark.rule("3.card.calm_waters", "4.calm")
def test_calm_waters_leaves_one_die_to_be_chosen() -> None:
    found = risks(a_game("b1:EW d1:NS b4:EW c1:SW*", calm=True))
    assert found[read_cell("b1")].white.tile == found[read_cell("b1")].black.tile == ON_A_LINE
    assert found[read_cell("b1")].one_die is None
    row_only, column_only = found[read_cell("d1")], found[read_cell("b4")]
    assert row_only.white.tile == ON_A_LINE
    assert not row_only.black.tile
    assert row_only.one_die is Die.WHITE
    assert column_only.one_die is Die.BLACK
    assert column_only.most == ON_A_LINE
    assert found[read_cell("c1")].most == 0, "one die alone never takes a tile with a bird"


@pytest.mark.rule("7.obstacles_remain", "R17")
def test_obstacles_that_remain_are_not_at_risk() -> None:
    board = "b1:EW# c1:SW e5:rock f5:NS#*"
    remaining = risks(a_game(board, scenarios="obstacles obstacles_remain"))
    assert [remaining[read_cell(cell)].most for cell in ("b1", "e5", "f5")] == [0, 0, 0]
    assert remaining[read_cell("f5")].white.bird == 0
    assert remaining[read_cell("c1")].most == OFF_LINES
    assert chance(a_game(board, scenarios="obstacles"), "b1") == OFF_LINES


def test_an_empty_space_has_the_risk_of_the_tile_in_hand() -> None:
    assert chance(a_game("", scenarios="obstacles_remain", holding="tee#"), "b1") == 0
    assert chance(a_game("", scenarios="obstacles_remain", holding="tee"), "b1") == OFF_LINES


def test_the_boat_and_the_animals_have_none() -> None:
    assert set(risks(a_game())) == set(FREE)


def by_hand(board: Board, remain: bool, calm: Die | None) -> tuple[Counter[int], Counter[int], int]:
    """How often each tile goes, and each bird alone, counted without the engine's wave."""
    throws = (
        THROWS if calm is None else [(line, -1) if calm is Die.WHITE else (-1, line) for line in NUMBERED]
    )
    gone, robbed = Counter[int](), Counter[int]()
    for row, column in throws:
        for cell in FREE:
            piece = board.pieces[cell] or 15
            hits = (cell // STRIDE == row) + (cell % STRIDE == column)
            if not hits or (remain and blocks_water(piece)):
                continue
            (robbed if piece & BIRD and hits == 1 else gone)[cell] += 1
    return gone, robbed, len(throws)


@given(any_boards, st.booleans(), st.booleans())
def test_every_board_agrees_with_a_count_by_hand(board: Board, remain: bool, calm: bool) -> None:
    scenarios = "obstacles_remain" if remain else ""
    state = a_game(write_board(board), scenarios=scenarios, calm=calm)
    found = risks(state)
    for die, side in ((Die.WHITE, "white"), (Die.BLACK, "black")):
        gone, robbed, throws = by_hand(board, remain, die if calm else None)
        for cell in FREE:
            chance = getattr(found[cell], side)
            assert chance.tile == Fraction(gone[cell], throws)
            assert chance.bird == Fraction(robbed[cell], throws)


@given(states)
def test_what_is_at_risk_is_what_has_a_risk(state: GameState) -> None:
    found = risks(state)
    dice = (Die.WHITE, Die.BLACK) if state.turn.calm else (None, None)
    threatened = {cell for die in dice for cell in at_risk(state, die)}
    for cell in state.board.tiles():
        assert 0 < state.board.pieces[cell] < FIXED
        chances = (found[cell].white, found[cell].black)
        assert (cell in threatened) == any(each.tile or each.bird for each in chances)
