"""What lies face down is never known: games that look alike get the same advice, to the last digit."""

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from flow_desktop.bots.pace import Pace
from flow_desktop.bots.playing_on import dealt
from flow_desktop.bots.sight import SightError, game_of, seen, sight_of
from flow_desktop.bots.thinking import Question, advise, read_question, write_question
from flow_desktop.engine import GameState, Options, legal, new_game
from flow_desktop.engine.cards import Card
from flow_desktop.engine.scenarios import Scenario
from tests.bots.test_hand import random_states

TABLE = Options("sight", 3, scenarios=(Scenario.OBSTACLES, Scenario.OBSTACLES_REMAIN))
SILENT = Options("sight", 3, scenarios=(Scenario.NO_COMMUNICATION,))


def tiles_in(state: GameState) -> list[int]:
    """The tiles face down, sorted."""
    return sorted(kind for pile in state.supply.piles for kind in pile)


def other_deal(state: GameState, seed: int) -> GameState:
    """A game that looks the same: other tiles in the piles' order, other cards in the action pile's."""
    random = Random(seed)
    tiles = [kind for pile in state.supply.piles for kind in pile]
    random.shuffle(tiles)
    piles, start = [], 0
    for pile in state.supply.piles:
        piles.append(tuple(tiles[start : start + len(pile)]))
        start += len(pile)
    cards = list(state.supply.action_pile)
    random.shuffle(cards)
    options = replace(state.setup.options, seed=f"another {seed}")  # whose dice fall otherwise
    setup = replace(state.setup, options=options)
    supply = replace(state.supply, piles=tuple(piles), action_pile=tuple(cards))
    return replace(state, setup=setup, supply=supply)


@pytest.mark.parametrize("options", [TABLE, SILENT], ids=["open", "silent"])
def test_games_that_look_alike_look_alike_here(options: Options) -> None:
    for state in random_states(options, 1, 17):
        assert sight_of(other_deal(state, 1)) == sight_of(state)
        assert seen(other_deal(state, 2)) == seen(state)


def test_the_same_advice_whatever_lies_face_down() -> None:
    state = random_states(TABLE, 4, 30)[1]
    few = replace(state.supply, piles=tuple(pile[:1] for pile in state.supply.piles))
    games = [other_deal(replace(state, supply=few), number) for number in (1, 2, 3)]
    answers = [advise(Question(game, Pace(8, 2), rollouts=1)) for game in games]
    assert answers[0] is not None and answers[0].win is not None
    assert answers[1:] == answers[:1] * 2


def test_other_hands_are_hidden_where_nobody_may_speak() -> None:
    """R16. The cards of the others are dealt from what is unknown; one's own stay."""
    state = new_game(SILENT).state
    mine, *others = state.hands
    swapped = replace(state, hands=(mine, *reversed(others)))
    assert sight_of(swapped) == sight_of(state)
    assert all(isinstance(player["cards"], int) for player in sight_of(state)["players"][1:])
    assert dealt(seen(state), "x").hands[0] == mine
    hands = {dealt(seen(state), f"deal {number}").hands[1] for number in range(30)}
    assert len(hands) > 2


def test_a_sight_keeps_what_is_seen() -> None:
    for state in random_states(TABLE, 6, 11):
        again = game_of(json.loads(json.dumps(sight_of(state))))
        assert (again.board, again.turn, again.rules, again.result) == (
            state.board,
            state.turn,
            state.rules,
            state.result,
        )
        assert again.hands == state.hands
        assert set(legal(again)) == set(legal(state))
        assert tiles_in(again) == tiles_in(state)


def test_a_deal_keeps_every_tile_and_card() -> None:
    state = random_states(TABLE, 2, 25)[-1]
    deal = dealt(seen(state), "deal")
    assert list(map(len, deal.supply.piles)) == list(map(len, state.supply.piles))
    assert tiles_in(deal) == tiles_in(state)
    assert sorted(deal.supply.action_pile) == sorted(state.supply.action_pile)
    assert deal.hands == state.hands


@pytest.mark.parametrize(
    ("key", "wrong"),
    [
        ("edition", "martian"),
        ("scenarios", ["rain"]),
        ("board", "z9:NS"),
        ("board", 7),
        ("piles", [1, 2]),
        ("piles", [-1]),
        ("face_down", {"cross": 10**9}),
        ("face_down", {"circle": 1}),
        ("face_down_cards", {"bird": "many"}),
        ("players", []),
        ("players", [{"cards": 99}]),
        ("players", [{"cards": ["joker"]}]),
        ("player", 4),
        ("player", True),
        ("round", -3),
        ("holding", "tee"),  # nothing is held in this phase
        ("result", "drawn"),
        ("phase", "holding"),
    ],
)
def test_a_position_that_cannot_be_is_refused(key: str, wrong: Any) -> None:
    sight = sight_of(new_game(Options("wrong", 2)).state) | {key: wrong}
    with pytest.raises(SightError):
        game_of(sight)


def test_a_question_without_a_key_is_none() -> None:
    written = write_question(Question(new_game(TABLE).state))
    assert read_question(written).who == "hint"
    for key in written:
        with pytest.raises(SightError):
            read_question({name: value for name, value in written.items() if name != key})
    for key, wrong in (("pace", [0, 5]), ("who", "nobody"), ("rollouts", 10**9), ("rollouts", -1)):
        with pytest.raises(SightError):
            read_question(written | {key: wrong})


def test_cards_that_are_no_secret_stay_with_their_players() -> None:
    state = new_game(TABLE).state
    assert all(isinstance(player["cards"], list) for player in sight_of(state)["players"])
    assert set(sight_of(state)["face_down_cards"]) <= set(Card)
