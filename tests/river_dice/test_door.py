"""River Dice at the engine's door: every request, every error, hostile lines, and Flow beside it."""

import json
import os
import subprocess
import sys
from io import BytesIO, StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest

from flow_desktop.chance import shuffled
from flow_desktop.front_door import FrontDoor, serve
from flow_desktop.lines import MAX_LINE
from tests.engine import fuzz

ROOT = Path(__file__).resolve().parents[2]


def ask(door: FrontDoor, **request: Any) -> dict[str, Any]:
    """One request, one answer."""
    answer: dict[str, Any] = json.loads(door.answer_line(json.dumps(request)))
    return answer


def code(door: FrontDoor, **request: Any) -> str:
    """The code of an error."""
    error = ask(door, **request)["error"]
    assert error["message"]
    return str(error["code"])


def begun(**options: Any) -> FrontDoor:
    """A door with a game of River Dice."""
    door = FrontDoor("test")
    assert ask(door, op="new", game="river-dice", **({"seed": "otter"} | options))["ok"]
    return door


@pytest.mark.rule("river RD1", "river RD2", "river RD3")
def test_a_new_game() -> None:
    game = ask(FrontDoor(""), op="new", game="river-dice", seed="otter", players=2, sheet="C")["game"]
    assert game["completion"] == [4, 6, 1, 2] and game["row"] == ["R2"] and game["deck"] == 19
    assert (game["central"], game["special"], game["seats"][0]["dice"]) == ([3, 2, 3], 2, [6, 6])
    assert game["seats"][1]["sheet"] == {
        "circled": ["d4", "d7"],
        "overflow": 0,
        "landmarks": [0] * 5,
        "suns": 0,
        "rains": 0,
        "area": [],
    }
    head = ("game", "seed", "sheet", "family", "abundance", "scenario", "round", "phase", "seat", "winners")
    told = ["river-dice", "otter", "C", False, False, None, 1, "collect", 1, None]
    assert [game[key] for key in head] == told and game["completing"] is None
    assert set(game["seats"][0]) == {
        *("dice", "animals", "tokens", "completed", "sheet", "free"),
        *("pending", "score", "achievements", "scenario"),
    }
    number = ask(FrontDoor(""), op="new", game="river-dice", seed=42)
    assert number["game"]["seed"] == "42"


@pytest.mark.rule("river RD1")
def test_spaces_around_a_seed_are_part_of_it() -> None:
    """Every number comes from the seed's text as it was given, and a record keeps it so."""
    door = FrontDoor("")
    game = ask(door, op="new", game="river-dice", seed=" 42 ")["game"]
    assert game["seed"] == " 42 "
    order = shuffled(" 42 ", "completion", range(1, 13))
    assert tuple(game["completion"]) == order[:4] != shuffled("42", "completion", range(1, 13))[:4]
    record = ask(door, op="record")["record"]
    assert ask(FrontDoor(""), op="load", game="river-dice", record=record)["game"] == game


@pytest.mark.rule("river RD3", "river RD13")
def test_actions_do_state_and_score() -> None:
    door = begun()
    listed = ask(door, op="actions")["actions"]
    assert listed == sorted(set(listed)) and "collect 4,0,0,0,0" in listed
    done = ask(door, op="do", action="collect 4,0,0,0,0")
    assert done["events"][0] == {"event": "animals_collected", "seat": 1, "gain": [4, 0, 0, 0, 0], "price": 0}
    assert ask(door, op="state")["game"] == done["game"] and done["game"]["phase"] == "choose"
    scores = ask(door, op="score")
    assert scores["scores"][0] == done["game"]["seats"][0]["score"] and scores["winners"] is None
    completing = ask(door, op="do", action="complete 1")["game"]["completing"]
    assert completing == {
        "place": 1,
        "card": "R2",
        "discount": False,
        "tokens": 0,
        "habitat": "rivers",
        "value": 2,
        "open": ["bonus", "tokens"],
        "left": 0,
        "chosen": None,
        "rolled": None,
    }


@pytest.mark.rule("river RD15", "river 8.2")
def test_a_whole_game_and_its_end() -> None:
    door, chance = begun(players=2, scenario=3), Random(2)
    while listed := ask(door, op="actions")["actions"]:
        game = ask(door, op="do", action=chance.choice(listed))["game"]
    assert (game["phase"], game["round"], game["deck"], game["seat"]) == ("over", 20, 0, 2)
    assert game["winners"] and ask(door, op="score")["winners"] == game["winners"]
    assert set(game["seats"][0]["scenario"]) == {"points", "goals", "won"}
    assert code(door, op="do", action="done") == "game_over"
    record = ask(door, op="record")["record"]
    again = FrontDoor("")
    assert ask(again, op="load", record=record)["game"] == game


@pytest.mark.rule("river RD6")
@pytest.mark.parametrize(
    "options",
    [
        {"players": 0},
        {"players": 5},
        {"players": "2"},
        {"players": True},
        {"players": 1.0},
        {"sheet": "a"},
        {"sheet": 1},
        {"completion": [1, 2, 3]},
        {"completion": [1, 2, 3, 3]},
        {"completion": [1, 2, 3, "4"]},
        {"completion": "1234"},
        {"family": 1},
        {"abundance": "yes"},
        {"scenario": 0},
        {"scenario": 21},
        {"scenario": 1, "sheet": "B"},
        {"scenario": 1, "completion": [3, 8, 10, 2]},
        {"scenario": 1, "family": True},
        {"family": True, "completion": [2, 1, 3, 4]},
        {"seed": ""},
        {"seed": "x" * 65},
        {"seed": 10**64},
        {"seed": None},
        {"seed": True},
        {"seed": 1.0},
        {"seed": float("nan")},
        {"players": float("inf")},
        {"seed": ["otter"]},
        {"game": "chess"},
        {"game": 5},
    ],
)
def test_wrong_options_are_refused_and_change_nothing(options: dict[str, Any]) -> None:
    door = begun()
    before = ask(door, op="state")
    wrong = {"op": "new", "game": "river-dice", "seed": "otter"} | options
    assert code(door, **wrong) == "bad_options"
    assert ask(door, op="state") == before


def test_what_may_be_left_out_or_null() -> None:
    nothing = dict.fromkeys(("players", "sheet", "completion", "family", "abundance", "scenario"))
    plain = ask(FrontDoor(""), op="new", game="river-dice", seed="otter")
    assert ask(FrontDoor(""), op="new", game="river-dice", seed="otter", **nothing) == plain
    own = ask(FrontDoor(""), op="new", game="river-dice", seed="x", scenario=2, sheet="B", abundance=True)
    assert own["game"]["completion"] == [4, 7, 5, 1] and own["game"]["seats"][0]["tokens"] == 4
    assert code(FrontDoor(""), op="new", game="river-dice") == "bad_options", "a seed it needs"


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        ("collect 9,0,0,0,0", "not_on_the_dice"),
        ("done", "not_now"),
        ("", "bad_notation"),
        ("collect 04,0,0,0,0", "bad_notation"),
        ("collect 4,0,0,0", "bad_notation"),
        ("collect 4,0,0,0,0 -0", "bad_notation"),
        ("collect 4,0,0,0,0 ", "bad_notation"),
        ("collect 4,0,0,0,٠", "bad_notation"),
        ("complete 5", "bad_notation"),
        ("bonus wolf", "bad_notation"),
        ("circle rivers h1", "bad_notation"),
        ("x" * 100_000, "bad_notation"),
        (None, "bad_request"),
    ],
)
def test_wrong_actions_are_refused_and_change_nothing(action: Any, expected: str) -> None:
    door = begun()
    before = ask(door, op="state")
    assert code(door, op="do", action=action) == expected
    assert ask(door, op="state") == before


def test_both_games_behind_one_door() -> None:
    door = FrontDoor("1.2")
    assert code(door, op="state") == "no_game" and ask(door, op="hello")["game"] == "flow"
    assert code(door, op="score") == "no_game" and code(door, op="sail") == "unknown_op"
    ask(door, op="new", game="river-dice", seed="otter")
    assert ask(door, op="hello")["game"] == "flow"
    assert ask(door, op="water", board="")["won"] is False, "what needs no game is always answered"
    assert code(door, op="sail") == "unknown_op"
    flow = ask(door, op="new", seed="otter")["game"]
    assert flow["edition"] == "standard" and ask(door, op="state")["game"] == flow
    assert code(door, op="score") == "unknown_op"
    assert ask(door, op="new", game="flow", seed="otter")["game"] == flow
    river = ask(begun(), op="record")["record"]
    assert ask(door, op="load", record=river)["game"]["game"] == "river-dice"
    assert code(door, op="load", record=river[:-3]) == "bad_record"
    assert ask(door, op="state")["game"]["game"] == "river-dice"
    assert code(door, op="load", record="flow-record 9") == "bad_record"


@pytest.mark.parametrize(
    "spoilt",
    [
        lambda text: text.replace("end 1", "end 2"),
        lambda text: text.replace("collect 4,0,0,0,0", "collect 5,0,0,0,0"),
        lambda text: text.replace("collect 4,0,0,0,0", "fly"),
        lambda text: text.replace("otter", ""),
        lambda text: text.replace('"players": 1', '"players": 9'),
        lambda text: text.replace("{", "["),
        lambda text: text.replace("0 collect", "x collect"),
        lambda text: text.replace("record 1", "record 2"),
    ],
)
def test_spoilt_records(spoilt: Any) -> None:
    door = begun()
    ask(door, op="do", action="collect 4,0,0,0,0")
    record = ask(door, op="record")["record"]
    before = ask(door, op="state")
    assert code(door, op="load", record=spoilt(record)) == "bad_record"
    assert ask(door, op="state") == before and ask(door, op="load", record=record) == before


def hostile(count: int) -> list[bytes]:
    """Flow's hostile lines with River Dice among them: nearly right options and actions, mutated bytes."""
    chance, found = Random(18), list[bytes]()
    words = [
        "collect 1,0,0,0,0",
        "complete 1",
        "complete 1 discount",
        "done",
        "pay 1,1,0,0,0",
        "tokens",
        "skip",
    ]
    words += [
        "bonus",
        "bonus elk",
        "any elk",
        "pick 1",
        "sun a",
        "free a1",
        "write a1:elk",
        "circle rivers a1",
    ]
    for line in fuzz.lines(count):
        match chance.randrange(4):
            case 0:
                request: dict[str, Any] = {"op": "new", "game": "river-dice", "seed": fuzz.value(chance)}
                for key in ("players", "sheet", "completion", "family", "abundance", "scenario", "game"):
                    if chance.random() < 0.15:
                        request[key] = fuzz.value(chance)
                if chance.random() < 0.5:
                    request["seed"] = "otter"
                found.append(json.dumps(request).encode())
            case 1:
                found.append(json.dumps({"op": "do", "action": chance.choice(words)}).encode())
            case 2:
                found.append(
                    json.dumps({"op": chance.choice(["state", "actions", "score", "record"])}).encode()
                )
            case _:
                found.append(line)
    return found


def test_hostile_lines_each_get_one_answer_and_never_a_traceback() -> None:
    sent = hostile(2500)
    target = StringIO()
    serve(BytesIO(b"".join(line + b"\n" for line in sent) + b"z" * (MAX_LINE + 5) + b"\n"), target, "test")
    answers = [json.loads(line) for line in target.getvalue().splitlines()]
    assert len(answers) == len(sent) + 1 and answers[-1]["error"]["code"] == "line_too_long"
    for answer in answers:
        assert answer["ok"] is True or answer["error"]["message"]
        assert answer["ok"] or answer["error"]["code"] != "internal"
    assert any(answer["ok"] and answer.get("game", {}).get("game") == "river-dice" for answer in answers)


def test_flows_door_does_not_wait_for_river_dice() -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    call = [sys.executable, "-X", "importtime", "-m", "flow_desktop", "engine"]
    for sent, loaded in (
        (b'{"op":"new","seed":"otter"}\n', False),
        (b'{"op":"new","game":"river-dice","seed":"x"}\n', True),
    ):
        done = subprocess.run(call, input=sent, capture_output=True, env=environment, check=True, timeout=60)
        assert b'"ok":true' in done.stdout
        assert (b"river_dice" in done.stderr) is loaded and b"pygame" not in done.stderr
