"""The door's hint: what it answers, and a clear answer for whatever cannot be answered."""

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from flow_desktop.bots.door_hint import MOST_BUDGET, hint
from flow_desktop.engine.door import Door
from tests.engine.fuzz import value

ROOT = Path(__file__).resolve().parents[2]


def ask(door: Door, **request: Any) -> dict[str, Any]:
    return door.answer(json.dumps(request))


def started(*actions: str, **options: Any) -> Door:
    door = Door("test", {"hint": hint})
    assert ask(door, op="new", **({"seed": "acorn-harbor", "players": 2} | options))["ok"]
    for action in actions:
        assert ask(door, op="do", action=action)["ok"], action
    return door


NEARLY = (
    "b1:EW c1:EW d1:ESW e1:EW f1:EW d2:NESW d3:NESW d5:NESW d6:NESW b7:EW c7:EW d7:NEW e7:EW / shown straight"
)


def test_the_advised_action_can_be_done() -> None:
    door = started("draw 3")
    told = ask(door, op="hint", budget_ms=0)
    assert told["ok"] and told["action"].startswith("place ")
    assert told["action"] in ask(door, op="actions")["actions"]
    assert (told["win"], told["rollouts"], told["budget_ms"]) == (None, 0, 0)
    assert told["reason"] == told["reasons"][0]["code"]
    assert ask(door, op="do", action=told["action"])["ok"]


def test_the_win_chance_comes_with_its_uncertainty() -> None:
    told = ask(started(), op="hint", position=NEARLY, rollouts=2, budget_ms=60_000)
    assert told["action"] == "draw shown 1" and told["reason"] == "tile_fits"
    assert (told["win"], told["rollouts"], told["budget_ms"]) == (1.0, 2, MOST_BUDGET)
    assert told["low"] < told["win"] <= told["high"] == 1.0
    assert told["uncertainty"] == pytest.approx((told["high"] - told["low"]) / 2, abs=0.001)


def test_the_same_request_has_the_same_answer() -> None:
    request = {"op": "hint", "position": NEARLY, "rollouts": 2, "budget_ms": 60_000, "seed": "heron"}
    assert ask(started(), **request) == ask(started(), **request)


def test_a_budget_beyond_all_bounds_is_cut() -> None:
    told = ask(started(), op="hint", budget_ms=10**9, rollouts=0)
    assert told["ok"] and told["budget_ms"] == MOST_BUDGET


def test_a_hint_changes_nothing() -> None:
    door = started("draw 3")
    before = ask(door, op="state")
    ask(door, op="hint", budget_ms=0)
    assert ask(door, op="state") == before


def test_during_the_wave_it_says_what_to_roll() -> None:
    assert ask(started("time"), op="hint", budget_ms=0)["action"] == "roll"
    calm = ask(started("calm", "time"), op="hint", budget_ms=0)
    assert calm["action"] in ("roll white", "roll black") and calm["reason"] == "milder_die"


def test_a_begun_card_is_finished() -> None:
    door = started("draw 3", "place b1:NESW", "draw 2", "place b2:NES", "time bird")
    assert ask(door, op="hint", budget_ms=0)["action"].startswith("bird ")


def test_when_the_game_is_over_it_says_so() -> None:
    door = started(players=1, seed="over")
    for _ in range(600):
        actions = ask(door, op="actions")["actions"]
        if not actions:
            break
        ask(door, op="do", action=next((a for a in actions if a.startswith("draw")), actions[-1]))
    assert ask(door, op="state")["game"]["phase"] == "over"
    assert ask(door, op="hint")["error"]["code"] == "game_over"


def test_nobody_speaks_under_no_communication_but_during_the_wave() -> None:
    """R16."""
    door = started(scenarios=["no_communication"])
    assert ask(door, op="hint")["error"]["code"] == "no_advice"
    assert ask(door, op="do", action="time")["ok"]
    assert ask(door, op="hint", budget_ms=0)["action"] == "roll"


@pytest.mark.parametrize(
    ("request_keys", "code"),
    [
        ({"budget_ms": -1}, "bad_request"),
        ({"budget_ms": "soon"}, "bad_request"),
        ({"budget_ms": 1.5}, "bad_request"),
        ({"budget_ms": True}, "bad_request"),
        ({"rollouts": -1}, "bad_request"),
        ({"pace": 0}, "bad_request"),
        ({"pace": 100}, "bad_request"),
        ({"seed": ""}, "bad_request"),
        ({"seed": "x" * 41}, "bad_request"),
        ({"seed": 7}, "bad_request"),
        ({"position": 7}, "bad_request"),
        ({"position": "nonsense"}, "bad_position"),
        ({"position": "b1:EW c1:NS"}, "bad_position"),  # edges that do not meet
        ({"position": "/ hand bird:4"}, "bad_position"),  # there are three
        ({"position": "d4:N"}, "bad_position"),  # a boat without its card
        ({"position": " / piles / cards"}, "bad_position"),  # nothing left to do
    ],
)
def test_wrong_requests_are_told_and_the_game_goes_on(request_keys: dict[str, Any], code: str) -> None:
    door = started("draw 3")
    told = ask(door, op="hint", **request_keys)
    assert told["error"]["code"] == code and told["error"]["message"].endswith(".")
    assert ask(door, op="hint", budget_ms=0)["ok"]


def test_without_a_game_there_is_nothing_to_say() -> None:
    assert ask(Door("test", {"hint": hint}), op="hint")["error"]["code"] == "no_game"
    assert ask(Door("test"), op="hint")["error"]["code"] == "unknown_op"


def test_the_pace_is_that_of_the_rounds_so_far() -> None:
    """After a round of one turn the next wave is near, and it is advised with that in mind."""
    door = started("draw 1", "place a2:NS", "time", "roll", seed="pace 0")
    advised = ask(door, op="hint", budget_ms=0)["action"]
    assert advised == ask(door, op="hint", budget_ms=0, pace=1)["action"]
    assert advised != ask(door, op="hint", budget_ms=0, pace=99)["action"]


def test_whatever_a_request_holds_the_answer_is_clear() -> None:
    chance, door = Random("hostile"), started("draw 3")
    for _ in range(150):
        key = chance.choice(["budget_ms", "rollouts", "pace", "position", "seed"])
        request = {"op": "hint", "budget_ms": 0, "rollouts": 0} | {key: value(chance)}
        told = door.answer(json.dumps(request))
        assert told["ok"] or told["error"]["code"] in ("bad_request", "bad_position", "no_advice"), request


def test_the_program_itself_answers_and_loads_no_screen() -> None:
    lines = '{"op":"new","seed":"otter"}\n{"op":"hint","budget_ms":0}\n'
    call = [sys.executable, "-X", "importtime", "-m", "flow_desktop", "engine"]
    done = subprocess.run(call, input=lines, capture_output=True, text=True, cwd=ROOT, check=True)
    assert json.loads(done.stdout.splitlines()[1])["action"] == "draw 1"
    assert "flow_desktop.bots.door_hint" in done.stderr and "pygame" not in done.stderr
