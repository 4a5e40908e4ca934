"""The card Current."""

import pytest

from flow_desktop.engine.cards import Card
from flow_desktop.engine.command_text import write_command
from flow_desktop.engine.events import CardPlayed, TileMoved, TurnStarted
from flow_desktop.engine.legal import card_commands
from flow_desktop.engine.notation import read_cell, read_edges, write_board
from flow_desktop.engine.refusals import Code
from flow_desktop.engine.tiles import Kind
from tests.engine.positions import a_game, done, refused, told


def moves(board: str, source: str, edition: str = "standard", scenarios: str = "") -> list[str]:
    """Where Current may put the tile of a cell."""
    game = a_game(board, "current", edition=edition, scenarios=scenarios)
    texts = map(write_command, card_commands(game, Card.CURRENT))
    return [text.split()[2] for text in texts if text.split()[1] == source]


@pytest.mark.rule("3.card.current", "R10", "3.card")
def test_a_tile_moves_turned_and_with_its_bird() -> None:
    game = a_game("b1:EW* c1:SW", "current", "")
    after = done(game, "current b1 d3:NS")
    assert write_board(after.board) == "c1:SW d3:NS* d4:NESW"
    assert after.birds == game.birds == 2
    assert after.supply.action_discard == (Card.CURRENT,)
    assert not after.supply.discard
    moved = TileMoved(0, Kind.STRAIGHT, read_cell("b1"), read_cell("d3"), read_edges("NS"), True)
    assert told(game, "current b1 d3:NS") == (CardPlayed(0, Card.CURRENT), moved, TurnStarted(1))


@pytest.mark.rule("3.card.current", "3.placement.2")
def test_no_water_is_needed() -> None:
    assert {"d3:NS", "c4:EW", "e4:EW", "d5:NS"} <= set(moves("b1:EW", "b1"))


@pytest.mark.rule("3.card.current", "3.placement.1", "3.placement.3")
def test_rules_1_and_3_hold_on_the_board_without_the_tile() -> None:
    assert set(moves("b1:EW", "b1")) == {
        "f1:EW",
        "a2:NS",
        "g2:NS",
        "d3:NS",
        "c4:EW",
        "e4:EW",
        "d5:NS",
        "a6:NS",
        "g6:NS",
        "b7:EW",
        "f7:EW",
    }  # not c1: without b1 it has no neighbour


@pytest.mark.rule("3.card.current")
def test_it_has_to_be_another_space() -> None:
    game = a_game("b1:SW", "current")
    refusal = refused(game, "current b1 b1:NW")
    assert refusal is not None and refusal.code is Code.SAME_SPACE
    assert not [spot for spot in moves("b1:SW", "b1") if spot.startswith("b1")]


@pytest.mark.rule("3.card.current", "3.placement.4", "R8")
def test_before_is_the_board_with_the_tile_taken_away() -> None:
    # With b1 blocked a2 is the cat's last way; but b1 itself may move to a2, for then b1 is free again.
    assert "a2:NS" in moves("b1:EW#", "b1")
    assert "a2:NS" not in moves("b1:EW# g2:NS#", "g2")
    assert "a2:NS" in moves("b1:EW# g2:NS", "g2")


@pytest.mark.rule("3.card.current", "3.placement.4")
def test_a_dry_space_where_an_obstacle_would_cut_everyone_off_is_named_so() -> None:
    game = a_game("d4:N b1:EW#", "current")
    refusal = refused(game, "current b1 d3:NS")
    assert refusal is not None
    assert refusal.code is Code.CUTS_OFF
    assert [str(animal) for animal in refusal.animals] == ["cat", "dog", "capybara", "lemur"]


@pytest.mark.rule("3.card.current")
def test_neither_boat_nor_animals_move() -> None:
    game = a_game("b1:EW", "current")
    for source, code in (("d4", Code.BOAT_STAYS), ("a1", Code.ANIMAL_STAYS), ("c5", Code.NO_TILE_THERE)):
        refusal = refused(game, f"current {source} a2:NS")
        assert refusal is not None and refusal.code is code


@pytest.mark.rule("3.rocks", "R12", "3.card.current")
def test_a_rock_moves_by_rules_1_and_4_only() -> None:
    found = moves("b2:rock b1:EW", "b2")
    assert "c1:rock" in found  # beside the open edge of b1
    assert "e5:rock" not in found  # nothing is next to it
    assert "a2:rock" in found
    assert "a2:rock" not in moves("b2:rock b1:EW#", "b2")  # the cat's last way
    after = done(a_game("b2:rock* b1:EW", "current"), "current b2 c1:rock")
    assert write_board(after.board) == "b1:EW c1:rock* d4:NESW"


@pytest.mark.rule("R21", "6.italian.rocks")
def test_italian_a_rock_never_comes_next_to_an_open_edge() -> None:
    found = moves("b2:rock b1:EW c5:NS", "b2", edition="italian")
    assert "b5:rock" in found and "d5:rock" not in found  # d5 faces the boat's open south edge
    for cell in ("c1", "a2", "d3", "c4", "c6"):
        assert f"{cell}:rock" not in found
    assert "c4:rock" in moves("b2:rock b1:EW c5:NS", "b2")
