"""Drawing a tile, and what becomes of it: placed, traded or discarded."""

from dataclasses import replace

import pytest

from flow_desktop.engine import Phase, legal
from flow_desktop.engine.cards import Card
from flow_desktop.engine.command_text import write_command
from flow_desktop.engine.events import TileDiscarded, TileDrawn, TilePlaced, TileTraded, TurnStarted, Why
from flow_desktop.engine.notation import read_cell, read_edges, read_kind, write_board
from flow_desktop.engine.refusals import Code
from flow_desktop.engine.tiles import Kind
from tests.engine.positions import SHUT_IN, a_game, done, kinds, refused, told

PILES = ("bend tee", "cross straight#", "", "tee")


def choices(**game: object) -> list[str]:
    """What may be done, as text."""
    return sorted(map(write_command, legal(a_game(**game))))  # type: ignore[arg-type]


@pytest.mark.rule("3.draw")
def test_the_top_of_any_pile_may_be_drawn() -> None:
    assert choices(piles=PILES) == ["draw 1", "draw 2", "draw 4"]
    drawn = done(a_game(piles=PILES), "draw 2")
    assert drawn.turn.phase is Phase.HOLDING
    assert drawn.turn.holding is Kind.STRAIGHT_OBSTACLE
    assert drawn.supply.piles == (kinds("bend tee"), kinds("cross"), (), kinds("tee"), (), ())
    assert told(a_game(piles=PILES), "draw 2") == (TileDrawn(0, Kind.STRAIGHT_OBSTACLE, 1, None),)


@pytest.mark.rule("3.draw", "3.card.fishing")
def test_a_revealed_tile_may_be_drawn_instead() -> None:
    game = a_game(piles=(), shown="bend tee# cross")
    drawn = done(game, "draw shown 2")
    assert drawn.turn.holding is Kind.TEE_OBSTACLE
    assert drawn.supply.shown == kinds("bend cross")
    assert told(game, "draw shown 2") == (TileDrawn(0, Kind.TEE_OBSTACLE, None, 1),)


@pytest.mark.rule("3.turns")
def test_with_a_tile_in_hand_nothing_else_is_begun() -> None:
    game = a_game("", "calm_waters", holding="bend", shown="tee")
    for action in ("draw 1", "draw shown 1", "calm", "fish 1 2"):
        refusal = refused(game, action)
        assert refusal is not None and refusal.code is Code.TILE_IN_HAND


@pytest.mark.rule("3.draw", "3.turns")
def test_a_placed_tile_ends_the_turn() -> None:
    game = a_game("", "", "", holding="bend")
    after = done(game, "place b1:SW")
    assert write_board(after.board) == "b1:SW d4:NESW"
    assert (after.turn.phase, after.turn.player, after.turn.holding) == (Phase.TURN, 1, None)
    assert not after.supply.discard
    placed = TilePlaced(0, Kind.BEND, read_cell("b1"), read_edges("SW"))
    assert told(game, "place b1:SW") == (placed, TurnStarted(1))


@pytest.mark.rule("3.trade", "R6")
@pytest.mark.parametrize(
    ("tile", "code"),
    [
        ("straight", None),
        ("bend", None),
        ("tee", None),
        ("cross", Code.TRADE_KIND),
        ("straight#", Code.TRADE_OBSTACLE),
        ("bend#", Code.TRADE_OBSTACLE),
        ("tee#", Code.TRADE_OBSTACLE),
        ("cross#", Code.TRADE_OBSTACLE),
    ],
)
def test_which_tiles_can_be_traded(tile: str, code: Code | None) -> None:
    game = a_game(holding=tile, action_pile="bird")
    refusal = refused(game, "trade")
    assert (refusal and refusal.code) == code
    assert ("trade" in map(write_command, legal(game))) == (code is None)


@pytest.mark.rule("3.trade", "R6")
def test_which_kinds_those_are_is_data_of_the_edition_alone() -> None:
    game = a_game(holding="tee#", action_pile="bird")
    edition = replace(game.rules.edition, trade_kinds=frozenset({Kind.TEE_OBSTACLE, Kind.CROSS}))
    other = replace(game, setup=replace(game.setup, rules=replace(game.rules, edition=edition)))
    assert done(other, "trade").hand == (Card.BIRD,)
    held = {kind: replace(other, turn=other.turn.holding_tile(kind)) for kind in (Kind.CROSS, Kind.TEE)}
    assert refused(held[Kind.CROSS], "trade") is None
    refusal = refused(held[Kind.TEE], "trade")
    assert refusal is not None and refusal.code is Code.TRADE_KIND


@pytest.mark.rule("3.trade")
def test_a_trade_brings_the_top_card_of_the_action_pile() -> None:
    game = a_game("", "calm_waters", "", holding="tee", action_pile="bird support")
    after = done(game, "trade")
    assert after.hands == ((Card.CALM_WATERS, Card.SUPPORT), ())
    assert after.supply.action_pile == (Card.BIRD,)
    assert after.supply.discard == (Kind.TEE,)
    assert after.turn.player == 1
    assert told(game, "trade") == (TileTraded(0, Kind.TEE, Card.SUPPORT), TurnStarted(1))


@pytest.mark.rule("3.trade")
def test_nothing_is_traded_once_the_action_pile_is_empty() -> None:
    refusal = refused(a_game(holding="tee"), "trade")
    assert refusal is not None and refusal.code is Code.TRADE_PILE_EMPTY


@pytest.mark.rule("3.discard", "3.complete")
def test_a_tile_that_fits_is_not_discarded() -> None:
    refusal = refused(a_game(holding="cross#"), "discard")
    assert refusal is not None and refusal.code is Code.STILL_FITS
    assert "discard" not in choices(holding="cross#")


@pytest.mark.rule("3.discard", "3.announced")
def test_a_tile_that_fits_nowhere_is_discarded_and_it_is_told_why() -> None:
    game = a_game(SHUT_IN, "", "", holding="cross#", action_pile="bird")
    assert [write_command(action) for action in legal(game)] == ["discard"]
    after = done(game, "discard")
    assert after.supply.discard == (Kind.CROSS_OBSTACLE,)
    assert after.supply.action_pile == (Card.BIRD,)
    assert after.hands == ((), ())
    assert after.turn.player == 1
    expected = TileDiscarded(0, Kind.CROSS_OBSTACLE, Why.FITS_NOWHERE)
    assert told(game, "discard") == (expected, TurnStarted(1))


@pytest.mark.rule("3.discard", "3.placement.4", "3.announced")
def test_a_tile_that_would_only_cut_animals_off_is_discarded_with_that_reason() -> None:
    # Every animal has one way left, its row neighbour; a blocked tile fits there and is forbidden.
    board = "a2:rock g2:rock a6:rock g6:rock"
    game = a_game(board, holding="straight#")
    assert [write_command(action) for action in legal(game)] == ["discard"]
    assert told(game, "discard")[0] == TileDiscarded(0, read_kind("straight#"), Why.ONLY_CUTS_OFF)


@pytest.mark.rule("R7", "3.trade", "3.discard")
def test_a_tile_that_fits_nowhere_may_be_traded_if_its_kind_allows_it() -> None:
    assert choices(board=SHUT_IN, holding="bend", action_pile="bird") == ["discard", "trade"]
    assert choices(board=SHUT_IN, holding="bend") == ["discard"]
    assert choices(board=SHUT_IN, holding="cross", action_pile="bird") == ["discard"]
    assert choices(board=SHUT_IN, holding="bend#", action_pile="bird") == ["discard"]
