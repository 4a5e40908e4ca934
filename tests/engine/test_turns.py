"""Turns: whose turn it is, who is passed over (R15), and a round that is given up (R22)."""

import pytest

from flow_desktop.engine import Phase, Result, legal
from flow_desktop.engine.cards import Card
from flow_desktop.engine.command_text import write_command
from flow_desktop.engine.events import GameLost, RoundGivenUp, TurnPassed, TurnStarted, Why
from flow_desktop.engine.refusals import Code
from tests.engine.positions import SHUT_IN, a_game, done, refused, told

NO_TILES: tuple[str, ...] = ()


@pytest.mark.rule("3.turns")
def test_turns_go_clockwise_and_come_back() -> None:
    game = a_game("", "", "", "", piles=("straight straight straight", "straight"))
    seats = []
    for action in ("draw 1", "place b1:EW", "draw 1", "place c1:EW", "draw 1", "place d1:EW"):
        seats.append(game.turn.player)
        game = done(game, action)
    assert seats == [0, 0, 1, 1, 2, 2]
    assert game.turn.player == 0


@pytest.mark.rule("3.turns", "3.card")
def test_a_card_takes_the_whole_turn() -> None:
    after = done(a_game("", "calm_waters fishing", ""), "calm")
    assert (after.turn.player, after.turn.phase) == (1, Phase.TURN)
    assert after.turn.cards_this_round == 1


@pytest.mark.rule("3.card")
def test_only_the_cards_in_the_own_hand_are_played() -> None:
    refusal = refused(a_game("", "bird", "calm_waters"), "calm")
    assert refusal is not None and refusal.code is Code.CARD_NOT_HELD


@pytest.mark.rule("3.complete")
def test_nothing_that_cannot_be_completed_is_offered() -> None:
    cards = "support bird current return"
    assert legal(a_game("", cards, piles=("", "cross"), discard="")) == legal(a_game("", piles=("", "cross")))
    shown = a_game("", "fishing", piles=("",), shown="bend")
    assert legal(shown) == legal(a_game("", piles=("",), shown="bend"))


@pytest.mark.rule("3.card")
def test_two_cards_alike_are_offered_once() -> None:
    game = a_game("b1:EW c1:EW", "bird bird", piles=())
    assert [write_command(action) for action in legal(game)] == ["bird b1", "bird c1"]


@pytest.mark.rule("3.complete", "3.turns")
def test_no_turn_is_skipped() -> None:
    for action in ("roll", "place b1:EW", "trade", "discard"):
        assert refused(a_game(), action) is not None


@pytest.mark.rule("R15", "5.passed", "3.announced")
def test_the_turn_passes_to_the_next_who_can_act() -> None:
    game = a_game("b1:EW", "bird", "", "support", "", piles=NO_TILES)
    after = done(game, "bird b1")
    assert after.turn.player == 2
    assert told(game, "bird b1")[-2:] == (TurnPassed(1, Why.NOTHING_TO_PLAY), TurnStarted(2))


@pytest.mark.rule("R15", "5.passed")
def test_it_may_come_back_to_the_same_player() -> None:
    game = a_game("b1:EW c1:EW", "bird bird", "", "", piles=NO_TILES)
    after = done(game, "bird b1")
    assert after.turn.player == 0
    assert told(game, "bird b1")[-3:] == (
        TurnPassed(1, Why.NOTHING_TO_PLAY),
        TurnPassed(2, Why.NOTHING_TO_PLAY),
        TurnStarted(0),
    )


@pytest.mark.rule("R15", "5.passed")
def test_a_card_without_a_target_is_nothing_to_play() -> None:
    # The second seat's Fishing finds no face-down tile, its Return no discard.
    game = a_game("b1:EW", "bird", "fishing return", "support", piles=NO_TILES)
    assert done(game, "bird b1").turn.player == 2


@pytest.mark.rule("R15", "5.passed")
def test_nobody_is_passed_over_while_a_tile_can_be_drawn() -> None:
    game = a_game("b1:EW", "bird", "", piles=NO_TILES, shown="cross")
    assert done(game, "bird b1").turn.player == 1


@pytest.mark.rule("R15", "4.next")
def test_seats_are_passed_over_at_the_start_of_a_round_too() -> None:
    game = a_game("b1:EW", "", "", "support", piles=NO_TILES, phase=Phase.WAVE)
    assert done(game, "roll").turn.player == 2
    assert TurnPassed(1, Why.NOTHING_TO_PLAY) in told(game, "roll")


@pytest.mark.rule("R22", "5.given_up", "7.one_action_card", "3.announced")
def test_a_round_is_given_up_when_only_one_card_a_round_stops_everyone() -> None:
    game = a_game("b1:EW", "bird", "", "support", piles=NO_TILES, scenarios="one_action_card")
    after = done(game, "bird b1")
    assert (after.turn.phase, after.turn.player, after.result) == (Phase.WAVE, 1, None)
    assert told(game, "bird b1")[-1] == RoundGivenUp(1, Why.CARD_LIMIT)
    assert done(after, "roll").turn.player == 2


@pytest.mark.rule("R22", "5.given_up", "3.card.calm_waters")
def test_a_round_is_given_up_when_only_calm_waters_is_left_and_lies_out_already() -> None:
    game = a_game("", "calm_waters", "calm_waters", piles=NO_TILES)
    after = done(game, "calm")
    assert after.turn.phase is Phase.WAVE
    rolled = done(after, "roll black")
    assert (rolled.turn.phase, rolled.turn.player, rolled.turn.round) == (Phase.TURN, 1, 2)
    assert rolled.hands[1] == (Card.CALM_WATERS,)


@pytest.mark.rule("R22", "5.lost")
def test_a_card_that_has_no_target_either_does_not_hold_the_game_open() -> None:
    game = a_game("b1:EW", "support", "support", piles=NO_TILES, scenarios="one_action_card")
    after = done(game, "support b1")
    assert after.result is Result.LOST
    assert told(game, "support b1")[-1] == GameLost(1, Why.NOTHING_LEFT)


@pytest.mark.rule("R22")
def test_a_seat_that_can_act_comes_before_giving_the_round_up() -> None:
    game = a_game("b1:EW c1:EW", "calm_waters", "calm_waters", "support", piles=NO_TILES)
    after = done(game, "calm")
    assert (after.turn.phase, after.turn.player) == (Phase.TURN, 2)


@pytest.mark.rule("R15", "5.lost")
def test_return_counts_only_while_a_discarded_tile_fits() -> None:
    fits = a_game("b1:EW", "support", "return", piles=NO_TILES)
    assert done(fits, "support b1").turn.player == 1
    shut = a_game(SHUT_IN + " d5:NS", "support", "return", piles=NO_TILES)
    assert done(shut, "support d5").result is Result.LOST
