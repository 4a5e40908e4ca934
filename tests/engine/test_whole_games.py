"""Random whole games over all options: a thousand by invariants, some move by move against the oracle."""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from flow_desktop.engine import GameState, Options, Phase, legal, new_game, step
from flow_desktop.engine.commands import Command, TimeUp
from flow_desktop.engine.door import Door
from flow_desktop.engine.geometry import ANIMALS
from flow_desktop.engine.rules import EDITIONS
from flow_desktop.engine.scenarios import Scenario
from tests.engine.strategies import varied
from tests.engine.test_properties import cards_everywhere, tiles_everywhere
from tests.oracles import plain

GAMES = 1000
PARTS = 20
AGAINST_THE_ORACLE = 40
PACES = (2, 5, 12, 40)
PRINTED = [card for card in Scenario if card.copies]  # those that the plain oracle knows


def random_options(game: int) -> tuple[Options, Random]:
    """Options for a game by its number, and the chance it is played with."""
    chance = Random(f"game {game}")  # seeded by its text: the same everywhere
    picked = None
    if chance.random() < 0.4:
        singles = [card for card in PRINTED[1:] if chance.random() < 0.4]
        picked = (*singles, *[Scenario.OBSTACLES] * chance.randint(0, 4))
    edition, players = chance.choice(EDITIONS), chance.randint(1, 6)
    difficulty = chance.randint(0, 6) if picked is None else 0
    return Options(f"game {game}", players, edition, difficulty, picked), chance


def random_command(state: GameState, pace: int, chance: Random) -> Command:
    """A legal command of a random sort, or the end of the time."""
    if state.turn.phase in (Phase.TURN, Phase.HOLDING) and chance.random() < 1 / pace:
        return TimeUp()
    return varied(legal(state), chance.randrange(1 << 30))


def check(state: GameState) -> None:
    """What holds at every moment."""
    turn = state.turn
    assert (turn.holding is not None) == (turn.phase is Phase.HOLDING)
    assert (state.result is not None) == (turn.phase is Phase.OVER)
    assert 0 <= turn.player < len(state.hands)
    assert 0 <= state.birds <= 3
    assert state.supply.can_be_drawn or turn.phase is not Phase.TURN or state.hand


@pytest.mark.rule("5.lost", "1.tiles", "1.cards", "2.players", "7.difficulty")
@pytest.mark.parametrize("part", range(PARTS))
def test_a_thousand_games_come_to_an_end_and_lose_nothing(part: int) -> None:
    for game in range(part, GAMES, PARTS):
        options, chance = random_options(game)
        state, pace = new_game(options).state, chance.choice(PACES)
        cards, tiles, commands = cards_everywhere(state), tiles_everywhere(state), 0
        while state.result is None:
            state = step(state, random_command(state, pace, chance)).state
            check(state)
            commands += 1
            assert commands < 5000
            if commands % 16 == 0:
                assert tiles_everywhere(state) == tiles
        assert cards_everywhere(state) == cards
        assert tiles_everywhere(state) == tiles
        assert (state.board.joined == ANIMALS) == (state.result == "won")


def ask(door: Door, **request: Any) -> dict[str, Any]:
    """Ask the door for something it has to grant."""
    answer = door.answer(json.dumps(request))
    assert answer.pop("ok"), answer
    return answer


def start(door: Door, options: Options) -> dict[str, Any]:
    """Start a game at the door; the oracle has no complaints about it."""
    request: dict[str, Any] = {"seed": options.seed, "players": options.players, "edition": options.edition}
    if options.scenarios is None:
        request["difficulty"] = options.difficulty
    else:
        request["scenarios"] = list(options.scenarios)
    game: dict[str, Any] = ask(door, op="new", **request)["game"]
    asked = request.get("difficulty"), request.get("scenarios")
    assert plain.setup_complaints(game, options.players, options.edition, *asked) == []
    return game


@pytest.mark.rule(
    "3.turns", "3.draw", "3.trade", "3.discard", "R7", "R15", "R22", "4.wave", "4.next", "5.lost"
)
@pytest.mark.parametrize("number", range(AGAINST_THE_ORACLE))
def test_games_at_the_door_agree_with_the_plain_oracle_move_by_move(number: int) -> None:
    options, chance = random_options(number * 7 + 1)
    pace, door = chance.choice(PACES), Door("test")
    game = start(door, options)
    while game["result"] is None:
        actions = ask(door, op="actions")["actions"]
        assert actions == plain.actions(game), game
        sorts = sorted({action.split()[0] for action in actions})
        sort = chance.choice(sorts)
        action = chance.choice([action for action in actions if action.split()[0] == sort])
        if game["phase"] in ("turn", "holding") and chance.random() < 1 / pace:
            action = "time"
        after = ask(door, op="do", action=action)["game"]
        assert plain.complaints(game, action, after=after) == [], (game, action)
        game = after
    assert ask(door, op="actions")["actions"] == []


def test_the_thousand_games_cover_all_options() -> None:
    drawn = [random_options(game)[0] for game in range(GAMES)]
    assert {options.players for options in drawn} == set(range(1, 7))
    assert {options.edition for options in drawn} == set(EDITIONS)
    assert {options.difficulty for options in drawn if options.scenarios is None} == set(range(7))
    picked = Counter(card for options in drawn for card in options.scenarios or ())
    assert set(picked) == set(PRINTED)
