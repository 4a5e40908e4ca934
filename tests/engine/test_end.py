"""How a game ends, and what is told about it (section 5)."""

import pytest

from flow_desktop.engine import Phase, Result, legal
from flow_desktop.engine.events import AnimalCutOff, AnimalJoined, GameLost, GameWon, TurnStarted, Why
from flow_desktop.engine.geometry import Animal
from flow_desktop.engine.refusals import Code
from tests.engine.positions import ALMOST_WON, a_game, done, refused, told


@pytest.mark.rule("5.won")
def test_won_when_all_four_animals_are_joined_at_the_end_of_a_turn() -> None:
    game = a_game(ALMOST_WON, "", "", holding="straight", player=1, round=3)
    after = done(game, "place g6:NS")
    assert (after.result, after.turn.phase) == (Result.WON, Phase.OVER)
    assert told(game, "place g6:NS")[-2:] == (AnimalJoined(Animal.CAPYBARA), GameWon(1, 3))
    assert legal(after) == []


@pytest.mark.rule("5.won")
def test_three_are_not_enough() -> None:
    game = a_game(ALMOST_WON, holding="straight")
    after = done(game, "place b1:EW")
    assert after.result is None
    assert told(game, "place b1:EW")[-1] == TurnStarted(0)


@pytest.mark.rule("5.won", "3.card.current", "3.card.return")
@pytest.mark.parametrize("action", ["current f7 g6:NS", "return straight g6:NS"])
def test_a_card_can_win_as_well(action: str) -> None:
    game = a_game(f"{ALMOST_WON} f7:EW", "current return", discard="straight")
    assert done(game, action).result is Result.WON


@pytest.mark.rule("5.won")
def test_the_last_tile_may_win() -> None:
    game = a_game(ALMOST_WON, piles=("straight",))
    assert done(game, "draw 1", "place g6:NS").result is Result.WON


@pytest.mark.rule("5.lost")
def test_lost_when_nothing_is_left_to_draw_or_play() -> None:
    game = a_game("b1:EW", "", "fishing return", piles=(), holding="straight", round=7)
    after = done(game, "place c1:EW")
    assert (after.result, after.turn.phase) == (Result.LOST, Phase.OVER)
    assert told(game, "place c1:EW")[-1] == GameLost(7, Why.NOTHING_LEFT)
    assert legal(after) == []


@pytest.mark.rule("5.lost")
@pytest.mark.parametrize(("piles", "shown"), [(("bend",), ""), ((), "bend")])
def test_not_lost_while_a_tile_can_be_drawn(piles: tuple[str, ...], shown: str) -> None:
    game = a_game(piles=piles, shown=shown, holding="straight")
    assert done(game, "place b1:EW").result is None


@pytest.mark.rule("5.lost", "4.next")
def test_it_is_found_out_at_the_start_of_the_turn_after_the_wave() -> None:
    late = a_game("c3:EW", "", "support", piles=(), phase=Phase.WAVE)
    assert done(late, "roll").result is Result.LOST  # the wave took the only tile that Support could remove
    kept = a_game("b6:EW", "", "support", piles=(), phase=Phase.WAVE)
    assert done(kept, "roll").result is None


@pytest.mark.rule("5.lost", "5.won")
@pytest.mark.parametrize("action", ["draw 1", "place b1:EW", "trade", "calm", "roll", "time"])
def test_nothing_can_be_done_after_the_end(action: str) -> None:
    refusal = refused(a_game("", "calm_waters", phase=Phase.OVER), action)
    assert refusal is not None and refusal.code is Code.GAME_OVER


@pytest.mark.rule("3.announced")
def test_animals_that_are_joined_or_cut_off_are_told() -> None:
    river = "a2:NS a3:NS a4:NES b4:EW"
    game = a_game(river, "support", holding="straight")
    assert AnimalJoined(Animal.CAT) in told(game, "place c4:EW")
    joined = a_game(f"{river} c4:EW", "support current")
    assert AnimalCutOff(Animal.CAT, Why.SUPPORT) in told(joined, "support b4")
    assert AnimalCutOff(Animal.CAT, Why.CURRENT) in told(joined, "current b4 b1:EW")
    washed = a_game(f"{river} c4:EW", phase=Phase.WAVE)  # row 3 goes
    assert AnimalCutOff(Animal.CAT, Why.WAVE) in told(washed, "roll")
