"""The card Return."""

import pytest

from flow_desktop.engine.cards import Card
from flow_desktop.engine.command_text import write_command
from flow_desktop.engine.events import CardPlayed, TileReturned, TurnStarted
from flow_desktop.engine.legal import card_commands
from flow_desktop.engine.notation import read_cell, read_edges, write_board
from flow_desktop.engine.refusals import Code
from flow_desktop.engine.tiles import Kind
from tests.engine.positions import SHUT_IN, a_game, done, kinds, refused, told


@pytest.mark.rule("3.card.return", "3.card")
def test_a_discarded_tile_comes_back_onto_the_board() -> None:
    game = a_game("", "return", "", discard="tee bend# tee cross")
    after = done(game, "return tee b1:ESW")
    assert write_board(after.board) == "b1:ESW d4:NESW"
    assert after.supply.discard == kinds("tee bend# cross")
    assert after.supply.action_discard == (Card.RETURN,)
    returned = TileReturned(0, Kind.TEE, read_cell("b1"), read_edges("ESW"))
    assert told(game, "return tee b1:ESW") == (CardPlayed(0, Card.RETURN), returned, TurnStarted(1))


@pytest.mark.rule("3.card.return", "3.placement.1", "3.placement.2", "3.placement.3", "3.placement.4")
@pytest.mark.parametrize(
    ("action", "code"),
    [
        ("return straight b1:EW", None),
        ("return straight a2:NS", Code.OCCUPIED),
        ("return straight d3:NS", Code.NO_WATER_PATH),
        ("return straight e5:NS", Code.NO_NEIGHBOUR),
        ("return straight f1:NS", Code.EDGE_MISMATCH),
        ("return straight# b1:EW", Code.CUTS_OFF),
        ("return tee b1:ESW", Code.NOT_IN_DISCARD),
    ],
)
def test_all_placement_rules_hold(action: str, code: Code | None) -> None:
    refusal = refused(a_game("a2:NS#", "return", discard="straight straight#"), action)
    assert (refusal and refusal.code) == code


@pytest.mark.rule("3.card.return")
def test_each_kind_in_the_discard_is_offered_once() -> None:
    game = a_game("", "return", discard="straight straight cross")
    offered = [write_command(action) for action in card_commands(game, Card.RETURN)]
    assert len(offered) == len(set(offered)) == 16
    assert {text.split()[1] for text in offered} == {"straight", "cross"}


@pytest.mark.rule("3.card")
def test_without_a_fitting_tile_it_cannot_be_played() -> None:
    assert card_commands(a_game("", "return"), Card.RETURN) == []
    assert card_commands(a_game(SHUT_IN, "return", discard="cross bend"), Card.RETURN) == []
