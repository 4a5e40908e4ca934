"""Bots play legally, the same seed gives the same games, and the greedy one is worth playing against."""

import os
import subprocess
import sys
from dataclasses import replace
from itertools import product
from random import Random
from typing import Any

import pytest

from flow_desktop import tool_jobs
from flow_desktop.bots.advice import wilson
from flow_desktop.bots.needs import NO_WAY
from flow_desktop.bots.players import BOTS, tiles_needed
from flow_desktop.bots.rollout import Rollout, rollout
from flow_desktop.bots.simulate import NAMES, Series, play_game, simulate
from flow_desktop.engine import GameState, Options, new_game, refusal, step
from flow_desktop.engine.cards import Card
from flow_desktop.engine.geometry import ANIMALS
from flow_desktop.engine.notation import read_board
from flow_desktop.engine.tiles import Kind
from tests.oracles.plain import water


@pytest.mark.parametrize(("bot", "edition"), list(product(BOTS, ("standard", "italian"))))
def test_a_bot_plays_a_whole_legal_game(bot: str, edition: str) -> None:
    options = Options("legal", 3, edition, difficulty=5)
    played = play_game(options, BOTS[bot], 8, Random(4).random)
    state = new_game(options).state
    for command in played.commands:
        assert refusal(state, command) is None
        state = step(state, command).state
    assert state == played.state
    assert state.result is not None


def test_a_wave_comes_after_every_pace_turns() -> None:
    played = play_game(Options("pace"), BOTS["greedy"], 4, Random(1).random)
    names = [type(command).__name__ for command in played.commands]
    first_round = names[: names.index("TimeUp")]
    turns = [name for name in first_round if not name.startswith("Draw")]
    assert len(turns) == 4


@pytest.mark.parametrize(
    ("board", "needed"),
    [
        ("", 4 * 5),  # five tiles join a corner to the boat
        ("b1:EW c1:EW", 3 * 5 + 3),
        ("b1:EW c1:EW d1:ESW d2:NS d3:NS", 3 * 5 - 3),  # the dog now needs e1 and f1 only
        ("b1:rock a2:rock", 3 * 5 + NO_WAY),
        ("b1:EW# a2:NS", 3 * 5 + 4),
        ("d4:N", 5 + 5 + 7 + 7),  # c7 and e7 are reached round the boat
    ],
)
def test_tiles_needed_counts_the_empty_spaces_on_the_shortest_ways(board: str, needed: int) -> None:
    assert tiles_needed(read_board(board)) == needed


def test_nothing_is_needed_exactly_when_the_game_is_won() -> None:
    random = Random(9)
    for game in range(40):
        played = play_game(Options(f"needed-{game}", 2), BOTS["greedy"], 10, random.random)
        assert (tiles_needed(played.state.board) == 0) == played.won


def test_the_greedy_bot_wins_more_than_half_of_the_basic_games_at_pace_10() -> None:
    figures = simulate(Series(games=60, players=2, pace=10, bot="greedy", seed="greedy"), jobs=1)
    assert figures["interval"][0] > 0.5


@pytest.mark.parametrize("bot", BOTS)
def test_the_number_of_jobs_changes_nothing(bot: str) -> None:
    series = Series(games=12, players=4, difficulty=3, bot=bot, seed="jobs")
    assert simulate(series, jobs=1) == simulate(series, jobs=3)


def test_another_seed_gives_other_games() -> None:
    one, two = (simulate(Series(games=12, bot="random", seed=seed), jobs=1) for seed in ("a", "b"))
    assert one["commands"] != two["commands"]


def test_the_interval_holds_the_rate_and_stays_in_bounds() -> None:
    for games, wins in ((1, 0), (1, 1), (10, 3), (1000, 999)):
        low, high = wilson(wins / games, games)
        assert 0 <= low <= wins / games <= high <= 1
    assert wilson(0.5, 1000)[1] - wilson(0.5, 1000)[0] < wilson(0.5, 10)[1] - wilson(0.5, 10)[0]


@pytest.mark.parametrize("edition", ("standard", "italian"))
def test_rollouts_stay_within_the_rules(edition: str) -> None:
    """After every turn of a rollout the tiles are all there, and a win is a win for the plain rules too."""
    random = Random(3)
    for game in range(60):
        state = new_game(Options(f"r{game}", 1 + game % 6, edition, difficulty=game % 7)).state
        going = Rollout(state, random.random)
        outcome = going.run(10)
        tiles = [piece for piece in going.board.pieces if 0 < piece < 128 and not piece & 32]
        loose = sum(map(len, going.piles)) + len(going.shown) + len(going.discard)
        assert len(tiles) + loose == 42
        assert outcome.won == (going.board.joined == ANIMALS)


def test_a_rollout_from_a_nearly_won_position_wins_often() -> None:
    board = read_board(
        "b1:EW c1:EW d1:ESW e1:EW f1:EW d2:NS d3:NS d5:NS d6:NS b7:EW c7:EW d7:NEW e7:EW"
    )  # f7 is missing
    assert water("b1:EW c1:EW d1:ESW e1:EW f1:EW d2:NS d3:NS d5:NS d6:NS b7:EW c7:EW d7:NEW e7:EW f7:EW")[
        "won"
    ]
    state = new_game(Options("near")).state.having(board=board)
    random = Random(5)
    wins = sum(rollout(state, random.random).won for _ in range(200))
    blank = sum(rollout(new_game(Options("near")).state, random.random).won for _ in range(200))
    assert wins > 60 > blank


HASHED = """
from random import Random
from flow_desktop.bots.rollout import rollout
from flow_desktop.engine import Options, new_game
chance = Random(0)
games = [new_game(Options(f"hash-{n}", 1 + n % 6, difficulty=n % 7)).state for n in range(42)]
print([rollout(games[n % 42], chance.random) for n in range(420)])
"""


def test_the_same_seed_gives_the_same_rollouts_in_every_process() -> None:
    """Python orders a set of texts differently in every process; no rollout may depend on that."""
    told = [
        subprocess.run(
            [sys.executable, "-c", HASHED],
            env=os.environ | {"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in "123"
    ]
    assert told[0] == told[1] == told[2] != ""


def _late(**turn: Any) -> GameState:
    """A state with no tile left to draw."""
    state = new_game(Options("late", 2)).state
    supply = replace(
        state.supply, piles=((),) * 6, discard=tuple(k for pile in state.supply.piles for k in pile)
    )
    return state.having(supply=supply, turn=replace(state.turn, **turn))


@pytest.mark.rule("R13")
def test_a_rollout_finishes_what_was_begun_when_the_time_ran_out() -> None:
    state = new_game(Options("begun")).state
    holding = state.having(turn=replace(state.turn.holding_tile(Kind.CROSS), time_up=True))
    going = Rollout(holding, Random(1).random)
    assert (going.round, going.plies) == (2, 2)  # the tile, then the wave
    begun = state.having(
        board=read_board("b1:EW"),
        hands=((Card.BIRD,),),
        turn=replace(state.turn, time_up=True, begun=Card.BIRD),
    )
    going = Rollout(begun, Random(1).random)
    assert (going.round, going.hands) == (2, [[]])


@pytest.mark.rule("R22", "R15")
def test_a_rollout_is_lost_when_no_limit_is_to_blame() -> None:
    """Fishing cannot be played without tiles: lost at once, as in the engine; a second Calm Waters waits."""
    lost = _late(cards_this_round=1).having(hands=((Card.FISHING,), ()))
    assert rollout(lost, Random(1).random).rounds == 1
    waiting = _late(cards_this_round=1, calm=True).having(hands=((), (Card.CALM_WATERS,)))
    assert rollout(waiting, Random(1).random).rounds == 2


@pytest.mark.rule("R24")
def test_a_rollout_fishes_the_last_tile_alone() -> None:
    state = new_game(Options("last")).state
    last = state.having(
        hands=((Card.FISHING,),),
        supply=state.supply.having_tiles(piles=((), (), (Kind.TEE,), (), (), ())),
        turn=replace(state.turn, time_up=True, begun=Card.FISHING),
    )
    going = Rollout(last, Random(1).random)
    assert (going.shown, going.piles, going.hands) == ([Kind.TEE], [], [[]])


def test_every_bot_can_be_asked_for() -> None:
    assert set(NAMES) == set(tool_jobs.BOTS)
