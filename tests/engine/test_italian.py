"""What the italian rule set changes (section 6)."""

import pytest

from flow_desktop.engine import Options, legal, new_game
from flow_desktop.engine.command_text import write_command
from flow_desktop.engine.events import TileDiscarded, Why
from flow_desktop.engine.geometry import Animal
from flow_desktop.engine.notation import read_board, read_cell, read_edges, read_kind, write_spot
from flow_desktop.engine.placement import placements, spot_list
from flow_desktop.engine.refusals import Code
from flow_desktop.engine.rules import rule_set
from flow_desktop.engine.tiles import Kind
from tests.engine.positions import a_game, refused, told


def at(cell: str, board: str, tile: str, edition: str = "italian", path: bool = True) -> str:
    """The edges a tile may show on a cell."""
    spots = spot_list(placements(read_board(board), read_kind(tile), rule_set(edition), path))
    return " ".join(write_spot(place, edges)[3:] for place, edges in spots if place == read_cell(cell))


@pytest.mark.rule("6.italian.pile", "2.deal")
def test_undealt_cards_go_back_in_the_box() -> None:
    state = new_game(Options("otter", 2, "italian")).state
    assert state.supply.action_pile == ()
    assert sum(map(len, state.hands)) == 4


@pytest.mark.rule("6.italian.trade")
def test_no_tile_is_traded() -> None:
    game = a_game(holding="bend", edition="italian", action_pile="bird")
    refusal = refused(game, "trade")
    assert refusal is not None and refusal.code is Code.TRADE_NOT_IN_EDITION
    assert "trade" not in map(write_command, legal(game))


@pytest.mark.rule("6.italian.ways", "3.placement.4")
def test_no_tile_at_all_may_cut_an_animal_off() -> None:
    assert at("b1", "a2:rock", "bend", "standard") == "NW SW"
    assert at("b1", "a2:rock", "bend") == "SW"
    assert at("b1", "a2:rock", "straight") == "EW"
    refusal = refused(a_game("a2:rock", holding="bend", edition="italian"), "place b1:NW")
    assert refusal is not None
    assert (refusal.code, refusal.animals) == (Code.CUTS_OFF, (Animal.CAT,))


@pytest.mark.rule("6.italian.ways", "3.discard", "3.announced")
def test_a_tile_that_would_only_cut_off_is_discarded() -> None:
    # Every animal's last way is its row neighbour; beside the rocks a bend could only turn to the border.
    board = "a2:rock b2:rock f2:rock g2:rock a6:rock b6:rock f6:rock g6:rock"
    assert at("b1", board, "bend", "standard") == "NW SW"
    game = a_game(board, holding="bend", edition="italian")
    assert [write_command(action) for action in legal(game)] == ["discard"]
    assert told(game, "discard")[0] == TileDiscarded(0, Kind.BEND, Why.ONLY_CUTS_OFF)


@pytest.mark.rule("6.italian.rocks", "3.placement.3")
def test_only_closed_edges_lie_beside_a_rock() -> None:
    assert at("b1", "b2:rock", "tee", "standard") == "NEW NSW ESW"
    assert at("b1", "b2:rock", "tee") == "NEW"
    assert at("b1", "b2:rock*", "tee") == "NEW"
    assert at("b1", "c1:rock", "straight") == ""
    assert at("b1", "c1:rock", "bend") == "NW SW"
    refusal = refused(a_game("b2:rock", holding="tee", edition="italian"), "place b1:ESW")
    assert refusal is not None
    assert refusal.code is Code.ROCK_EDGE
    assert (refusal.cells, refusal.edges) == ((read_cell("b1"), read_cell("b2")), read_edges("S"))


@pytest.mark.rule("6.italian.rocks", "R21")
def test_a_rock_is_not_put_beside_an_open_edge() -> None:
    assert at("c2", "b1:EW c1:EW", "rock", path=False) == "rock"
    assert at("d1", "b1:EW c1:EW", "rock", path=False) == ""
    assert at("d1", "b1:EW c1:EW", "rock", "standard", path=False) == "rock"
    assert at("a2", "b2:EW", "rock", path=False) == ""  # the cat's own open edge
