"""Hopeless is said only when it is certain: no game in which it was said is ever won."""

import random

import pytest

from flow_desktop.bots.players import greedy_bot
from flow_desktop.bots.simulate import play_game
from flow_desktop.engine import Options, Phase, Result, attempt, legal, new_game
from flow_desktop.engine.hope import is_hopeless
from flow_desktop.engine.refusals import Refusal
from tests.engine.positions import a_game

NO_TILES: tuple[str, ...] = ()
ALMOST = "b1:EW c1:EW d1:ESW d2:NS d3:NS e1:EW f1:EW"


def test_with_a_tile_left_there_is_hope() -> None:
    assert not is_hopeless(a_game("", "bird", piles=("straight",)))


def test_cards_that_lay_no_tile_give_no_hope() -> None:
    assert is_hopeless(a_game(ALMOST, "bird support calm_waters", piles=NO_TILES))


@pytest.mark.parametrize("card", ["current", "return"])
def test_a_card_for_each_missing_space_gives_hope(card: str) -> None:
    shut = a_game(ALMOST, f"{card} {card}", piles=NO_TILES)
    assert is_hopeless(shut), "the far shore is further than two tiles"
    assert not is_hopeless(a_game(ALMOST, " ".join([card] * 5), f"{card} {card}", piles=NO_TILES))


@pytest.mark.parametrize("seed", range(40))
def test_no_game_is_won_after_it(seed: int) -> None:
    options = Options(f"hope {seed}", 1 + seed % 4, difficulty=seed % 3)
    played = play_game(options, greedy_bot, 9, random.Random(seed).random)
    state, hopeless = new_game(options).state, False
    for command in played.commands:
        step = attempt(state, command)
        assert not isinstance(step, Refusal)
        state = step.state
        if state.turn.phase in (Phase.TURN, Phase.WAVE):
            assert is_hopeless(state) or not hopeless, "hope does not come back"
            hopeless = is_hopeless(state)
    assert not (hopeless and state.result is Result.WON)


@pytest.mark.parametrize("seed", range(30))
def test_whatever_is_played_on_after_it_wins_nothing(seed: int) -> None:
    chance = random.Random(seed)
    state = a_game(ALMOST, "current support bird", "return current", piles=NO_TILES, discard="straight")
    assert is_hopeless(state)
    for _ in range(40):
        commands = legal(state)
        if not commands:
            break
        step = attempt(state, chance.choice(commands))
        assert not isinstance(step, Refusal)
        state = step.state
    assert state.result is not Result.WON
