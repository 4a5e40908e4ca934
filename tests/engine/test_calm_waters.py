"""The card Calm Waters."""

import pytest

from flow_desktop.engine import legal
from flow_desktop.engine.cards import Card
from flow_desktop.engine.commands import Die, Roll
from flow_desktop.engine.events import CardPlayed, DiceRolled, TurnStarted, WatersCalmed
from flow_desktop.engine.notation import write_board
from flow_desktop.engine.refusals import Code
from tests.engine.positions import a_game, board_after, done, refused, told

BOARD = "e2:NS a3:NS c6:EW"  # the first wave of this seed is row 3 and column e


@pytest.mark.rule("3.card.calm_waters", "3.card")
def test_it_stays_beside_the_board_until_after_the_wave() -> None:
    game = a_game(BOARD, "calm_waters", "")
    after = done(game, "calm")
    assert after.turn.calm
    assert after.supply.action_discard == ()
    assert after.hands == ((), ())
    assert told(game, "calm") == (CardPlayed(0, Card.CALM_WATERS), WatersCalmed(0), TurnStarted(1))
    rolled = done(after, "time", "roll white")
    assert not rolled.turn.calm
    assert rolled.supply.action_discard == (Card.CALM_WATERS,)


@pytest.mark.rule("3.card.calm_waters", "4.calm")
def test_only_the_die_that_the_roller_chooses_is_rolled() -> None:
    game = done(a_game(BOARD, "calm_waters", ""), "calm", "time")
    assert legal(game) == [Roll(Die.WHITE), Roll(Die.BLACK)]
    assert board_after(game, "roll white") == "e2:NS d4:NESW c6:EW"
    assert board_after(game, "roll black") == "a3:NS d4:NESW c6:EW"
    assert told(game, "roll white")[0] == DiceRolled(1, 3, None)
    assert told(game, "roll black")[0] == DiceRolled(1, None, 4)
    refusal = refused(game, "roll")
    assert refusal is not None and refusal.code is Code.CHOOSE_A_DIE


@pytest.mark.rule("4.calm")
def test_without_it_both_dice_are_rolled() -> None:
    game = done(a_game(BOARD), "time")
    assert legal(game) == [Roll()]
    refusal = refused(game, "roll black")
    assert refusal is not None and refusal.code is Code.BOTH_DICE


@pytest.mark.rule("4.calm", "4.bird")
def test_no_crossing_without_the_second_die() -> None:
    game = done(a_game("e3:NS*", "calm_waters"), "calm", "time", "roll black")
    assert write_board(game.board) == "e3:NS d4:NESW"


@pytest.mark.rule("3.card.calm_waters")
def test_at_most_one_a_round() -> None:
    game = done(a_game(BOARD, "calm_waters", "calm_waters"), "calm")
    refusal = refused(game, "calm")
    assert refusal is not None and refusal.code is Code.CALM_ALREADY
    next_round = done(game, "time", "roll white", "draw 1", "place b1:EW")
    assert refused(next_round, "calm") is None
