"""The card Support."""

import pytest

from flow_desktop.engine.cards import Card
from flow_desktop.engine.commands import PlaySupport
from flow_desktop.engine.events import CardPlayed, TileRemoved, TurnStarted
from flow_desktop.engine.legal import card_commands
from flow_desktop.engine.notation import read_cell, read_edges, write_board, write_cell
from flow_desktop.engine.refusals import Code
from flow_desktop.engine.tiles import Kind
from tests.engine.positions import a_game, done, refused, told

BOARD = "b1:EW c1:EW#* d1:rock"


@pytest.mark.rule("3.card.support", "3.card")
def test_support_discards_a_tile_and_its_bird_returns() -> None:
    game = a_game(BOARD, "support bird", "")
    assert game.birds == 2
    after = done(game, "support c1")
    assert write_board(after.board) == "b1:EW d1:rock d4:NESW"
    assert after.supply.discard == (Kind.STRAIGHT_OBSTACLE,)
    assert after.birds == 3
    assert after.supply.action_discard == (Card.SUPPORT,)
    assert after.hands == ((Card.BIRD,), ())
    assert after.turn.player == 1
    removed = TileRemoved(0, Kind.STRAIGHT_OBSTACLE, read_cell("c1"), read_edges("EW"), True)
    assert told(game, "support c1") == (CardPlayed(0, Card.SUPPORT), removed, TurnStarted(1))


@pytest.mark.rule("3.card.support", "3.rocks", "R12")
def test_support_takes_a_rock_out_of_the_game() -> None:
    after = done(a_game(BOARD, "support"), "support d1")
    assert write_board(after.board) == "b1:EW c1:EW#* d4:NESW"
    assert after.supply.discard == ()


@pytest.mark.rule("3.card.support")
def test_support_takes_any_tile_but_neither_boat_nor_animals() -> None:
    game = a_game(BOARD, "support")
    targets = card_commands(game, Card.SUPPORT)
    assert targets == [PlaySupport(read_cell(cell)) for cell in ("b1", "c1", "d1")]
    for cell, code in (("d4", Code.BOAT_STAYS), ("g7", Code.ANIMAL_STAYS), ("e5", Code.NO_TILE_THERE)):
        refusal = refused(game, f"support {cell}")
        assert refusal is not None
        assert (refusal.code, [write_cell(cell) for cell in refusal.cells]) == (code, [cell])


@pytest.mark.rule("3.dry", "3.card.support")
def test_tiles_behind_a_removed_one_stay() -> None:
    assert write_board(done(a_game("b1:EW c1:EW", "support"), "support b1").board) == "c1:EW d4:NESW"


@pytest.mark.rule("3.card")
def test_support_on_an_empty_board_cannot_be_played() -> None:
    assert card_commands(a_game("", "support"), Card.SUPPORT) == []
