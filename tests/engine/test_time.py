"""The clock runs out: before, within and between turns (section 4, R13, R14)."""

import pytest

from flow_desktop.engine import Phase, Result, legal
from flow_desktop.engine.cards import Card
from flow_desktop.engine.command_text import write_command
from flow_desktop.engine.commands import TimeUp
from flow_desktop.engine.events import GameWon, TimeRanOut, TurnLost, Why
from flow_desktop.engine.notation import write_board
from flow_desktop.engine.refusals import Code
from tests.engine.positions import ALMOST_WON, SHUT_IN, a_game, done, refused, told


@pytest.mark.rule("4.time", "3.announced")
def test_a_turn_that_was_not_begun_is_lost() -> None:
    game = a_game("", "calm_waters", "")
    after = done(game, "time")
    assert (after.turn.phase, after.turn.player, after.turn.time_up) == (Phase.WAVE, 0, True)
    assert told(game, "time") == (TurnLost(0, Why.TIME_UP),)
    for action in ("draw 1", "calm"):
        refusal = refused(after, action)
        assert refusal is not None and refusal.code is Code.WAVE_DUE


@pytest.mark.rule("4.between", "4.time")
def test_between_two_turns_it_hits_the_player_whose_turn_it_now_is() -> None:
    game = done(a_game("", "", ""), "draw 1", "place b1:EW", "time")
    assert (game.turn.phase, game.turn.player) == (Phase.WAVE, 1)
    assert done(game, "roll").turn.player == 0


@pytest.mark.rule("4.finish")
@pytest.mark.parametrize("finish", ["place b1:EW", "trade"])
def test_a_drawn_tile_is_finished_first(finish: str) -> None:
    game = a_game("", "", "", holding="straight", action_pile="bird")
    late = done(game, "time")
    assert (late.turn.phase, late.turn.player, late.turn.time_up) == (Phase.HOLDING, 0, True)
    assert told(game, "time") == (TimeRanOut(0),)
    after = done(late, finish)
    assert (after.turn.phase, after.turn.player, after.turn.holding) == (Phase.WAVE, 0, None)
    assert done(after, "roll").turn.player == 1


@pytest.mark.rule("4.finish", "3.discard")
def test_a_drawn_tile_that_fits_nowhere_is_discarded_first() -> None:
    game = done(a_game(SHUT_IN, holding="cross"), "time", "discard")
    assert game.turn.phase is Phase.WAVE
    assert len(game.supply.discard) == 1


@pytest.mark.rule("R13", "4.finish")
def test_a_card_that_was_begun_is_finished_first() -> None:
    game = a_game("b1:EW c1:EW", "bird support", "")
    late = done(game, TimeUp(Card.BIRD))
    assert (late.turn.phase, late.turn.begun, late.turn.time_up) == (Phase.TURN, Card.BIRD, True)
    assert told(game, TimeUp(Card.BIRD)) == (TimeRanOut(0),)
    assert [write_command(action) for action in legal(late)] == ["bird b1", "bird c1"]
    for action in ("draw 1", "support b1"):
        refusal = refused(late, action)
        assert refusal is not None
        assert (refusal.code, refusal.card) == (Code.CARD_BEGUN, "bird")
    after = done(late, "bird b1")
    assert (after.turn.phase, after.turn.player, after.turn.begun) == (Phase.WAVE, 0, None)
    assert write_board(after.board) == "b1:EW* c1:EW d4:NESW"


@pytest.mark.rule("R13")
@pytest.mark.parametrize(
    ("hand", "card", "code"),
    [
        ("bird", Card.SUPPORT, Code.CARD_NOT_HELD),
        ("return", Card.RETURN, Code.NO_TARGET),
        ("calm_waters", Card.CALM_WATERS, Code.CALM_ALREADY),
        ("support", Card.SUPPORT, None),
    ],
)
def test_only_a_card_that_can_be_played_can_have_been_begun(hand: str, card: Card, code: Code | None) -> None:
    refusal = refused(a_game("b1:EW", hand, calm=True), TimeUp(card))
    assert (refusal and refusal.code) == code


@pytest.mark.rule("R13", "R11", "R24")
@pytest.mark.parametrize(("pile", "code"), [("", Code.NO_TARGET), ("tee", None), ("tee tee", None)])
def test_fishing_is_begun_only_with_a_face_down_tile(pile: str, code: Code | None) -> None:
    refusal = refused(a_game("", "fishing", piles=(pile,), shown="bend"), TimeUp(Card.FISHING))
    assert (refusal and refusal.code) == code


@pytest.mark.rule("R13")
def test_no_card_was_begun_by_someone_who_holds_a_tile() -> None:
    refusal = refused(a_game("b1:EW", "bird", holding="tee"), TimeUp(Card.BIRD))
    assert refusal is not None and refusal.code is Code.TILE_IN_HAND


@pytest.mark.rule("4.time")
def test_the_clock_told_twice_changes_nothing_more() -> None:
    late = done(a_game(holding="tee"), "time")
    assert done(late, "time") == late
    assert told(late, "time") == ()


@pytest.mark.rule("R14", "5.won", "4.finish")
def test_a_win_after_the_time_is_a_win_and_no_wave_comes() -> None:
    late = done(a_game(ALMOST_WON, holding="straight"), "time")
    after = done(late, "place g6:NS")
    assert (after.result, after.turn.phase) == (Result.WON, Phase.OVER)
    assert told(late, "place g6:NS")[-1] == GameWon(0, 1)


@pytest.mark.rule("R14", "R13")
def test_a_card_finished_after_the_time_may_win() -> None:
    late = done(a_game(ALMOST_WON, "return", discard="straight"), TimeUp(Card.RETURN))
    assert done(late, "return straight g6:NS").result is Result.WON


@pytest.mark.rule("4.time")
@pytest.mark.parametrize(("phase", "code"), [(Phase.WAVE, Code.NO_CLOCK), (Phase.OVER, Code.GAME_OVER)])
def test_the_clock_stands_still_during_the_wave_and_after_the_game(phase: Phase, code: Code) -> None:
    refusal = refused(a_game(phase=phase), "time")
    assert refusal is not None and refusal.code is code
