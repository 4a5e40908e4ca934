"""The card Bird."""

import pytest

from flow_desktop.engine.cards import Card
from flow_desktop.engine.commands import PlayBird
from flow_desktop.engine.events import BirdPlaced, CardPlayed, TurnStarted
from flow_desktop.engine.legal import card_commands
from flow_desktop.engine.notation import read_cell, write_board
from flow_desktop.engine.refusals import Code
from flow_desktop.engine.tiles import Kind
from tests.engine.positions import a_game, done, refused, told


@pytest.mark.rule("3.card.bird", "3.card")
def test_a_bird_sits_down_on_a_tile() -> None:
    game = a_game("b1:EW c1:NW#", "bird", "")
    after = done(game, "bird c1")
    assert write_board(after.board) == "b1:EW c1:NW#* d4:NESW"
    assert after.birds == 2
    assert after.supply.action_discard == (Card.BIRD,)
    told_ = told(game, "bird c1")
    assert told_ == (
        CardPlayed(0, Card.BIRD),
        BirdPlaced(0, Kind.BEND_OBSTACLE, read_cell("c1")),
        TurnStarted(1),
    )


@pytest.mark.rule("3.card.bird")
def test_any_tile_without_a_bird_will_do_but_not_the_boat() -> None:
    game = a_game("b1:EW* c1:EW d1:rock", "bird")
    assert card_commands(game, Card.BIRD) == [PlayBird(read_cell("c1")), PlayBird(read_cell("d1"))]
    for cell, code in (("b1", Code.BIRD_ALREADY), ("d4", Code.BOAT_STAYS), ("a1", Code.ANIMAL_STAYS)):
        refusal = refused(game, f"bird {cell}")
        assert refusal is not None and refusal.code is code


@pytest.mark.rule("3.card.bird", "1.cards")
def test_there_are_three_birds() -> None:
    game = a_game("b1:EW* c1:EW* d1:EW* e1:EW", "bird")
    assert game.birds == 0
    assert card_commands(game, Card.BIRD) == []
    refusal = refused(game, "bird e1")
    assert refusal is not None and refusal.code is Code.NO_BIRD_LEFT


@pytest.mark.rule("3.card.bird", "4.bird")
def test_a_bird_that_left_can_be_used_again() -> None:
    game = a_game("c3:EW*", "bird", "", piles=("straight",))
    after = done(game, "time", "roll", "draw 1", "place a2:NS", "bird c3")
    assert write_board(after.board) == "a2:NS c3:EW* d4:NESW"
