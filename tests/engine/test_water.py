"""Water: who is joined to the boat, and for whom a way is still possible."""

import pytest

from flow_desktop.engine.geometry import animals_in
from flow_desktop.engine.notation import read_board
from tests.engine.positions import ALMOST_WON, SHUT_IN

WEST_BANK = "a2:NS a3:NS a4:NES b4:EW c4:EW"


def joined(board: str) -> str:
    """The animals joined to the boat."""
    return " ".join(animals_in(read_board(board).joined))


def possible(board: str) -> str:
    """The animals that may still be joined."""
    return " ".join(animals_in(read_board(board).possible))


@pytest.mark.rule("5.won", "3.water")
@pytest.mark.parametrize(
    ("board", "animals"),
    [
        ("", ""),
        (WEST_BANK, "cat"),
        (f"{WEST_BANK} a5:NS a6:NS", "cat lemur"),
        (ALMOST_WON, "cat dog lemur"),
        (f"{ALMOST_WON} g6:NS", "cat dog capybara lemur"),
    ],
)
def test_animals_joined_by_uninterrupted_water(board: str, animals: str) -> None:
    assert joined(board) == animals


@pytest.mark.rule("3.water", "R9")
def test_water_runs_through_animal_spaces() -> None:
    # The cat's water reaches the boat by way of the dog's space.
    assert joined("b1:EW c1:EW d1:EW e1:EW f1:EW g2:NS g3:NS g4:NW f4:EW e4:EW") == "cat dog"


@pytest.mark.rule("3.water", "R9")
def test_tiles_beyond_the_boat_are_reached_through_it() -> None:
    board = read_board(f"{WEST_BANK} e4:EW")
    assert board.reached >> 28 & 1
    assert not read_board("e4:EW").reached >> 28 & 1


@pytest.mark.rule("R3", "1.obstacle")
def test_nothing_passes_an_obstacle() -> None:
    assert joined(WEST_BANK.replace("b4:EW", "b4:EW#")) == ""
    assert joined(WEST_BANK.replace("c4:EW", "c4:NESW#")) == ""


@pytest.mark.rule("7.single_path_boat", "1.boat")
def test_the_turned_boat_is_reached_through_its_one_opening() -> None:
    assert joined(f"{WEST_BANK} d4:W") == "cat"
    assert joined(f"{WEST_BANK} d4:E") == ""


@pytest.mark.rule("R8")
@pytest.mark.parametrize(
    ("board", "animals"),
    [
        ("", "cat dog capybara lemur"),
        (SHUT_IN, ""),
        ("b1:EW# a2:NS#", "dog capybara lemur"),
        ("b1:EW# a2:NS", "cat dog capybara lemur"),
        ("b1:NW a2:NW", "dog capybara lemur"),
        ("d3:rock c4:rock e4:rock d5:rock", ""),
        ("d3:rock c4:rock e4:rock d5:EW", ""),
        ("d3:rock c4:rock e4:rock d5:NS", "cat dog capybara lemur"),
        ("d3:rock d4:N", ""),
        ("a3:rock b3:rock c3:rock d3:rock e3:rock f3:rock g3:rock", "capybara lemur"),
    ],
)
def test_a_way_is_possible_while_empty_spaces_may_become_any_water(board: str, animals: str) -> None:
    assert possible(board) == animals
