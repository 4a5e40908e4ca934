"""The door: every request, every error, and ten thousand lines that should never be sent."""

import json
from io import BytesIO, StringIO
from typing import Any

import pytest

from flow_desktop.engine.door import Door, serve
from flow_desktop.engine.refusals import Code
from flow_desktop.lines import MAX_LINE
from tests.engine.fuzz import lines

OTHER_CODES = {
    "bad_json",
    "bad_request",
    "unknown_op",
    "bad_notation",
    "bad_options",
    "boat_facing",
    "bad_record",
    "no_game",
    "line_too_long",
}


def ask(door: Door, **request: Any) -> dict[str, Any]:
    """One request, one answer."""
    answer: dict[str, Any] = json.loads(door.answer_line(json.dumps(request)))
    return answer


def served(*sent: bytes) -> list[dict[str, Any]]:
    """The answers to lines sent through ``serve``."""
    target = StringIO()
    serve(BytesIO(b"".join(sent)), target, "test")
    text = target.getvalue()
    assert text.endswith("\n") or not sent
    return [json.loads(line) for line in text.splitlines()]


def test_hello() -> None:
    assert ask(Door("1.2"), op="hello") == {
        "ok": True,
        "protocol": 1,
        "game": "flow",
        "version": "1.2",
        "editions": ["standard", "italian"],
    }


@pytest.mark.rule("3.placement.1", "3.placement.2", "6.editions")
def test_placements_are_sorted_by_cell_and_edges() -> None:
    found = ask(Door(""), op="placements", board="", tile="bend")["placements"]
    assert found[:6] == ["b1:NW", "b1:SW", "f1:NE", "f1:ES", "a2:NE", "a2:NW"]
    standard = ask(Door(""), op="placements", board="a2:rock", tile="bend", path=True)["placements"]
    italian = ask(Door(""), op="placements", board="a2:rock", tile="bend", edition="italian")["placements"]
    assert "b1:NW" in standard and "b1:NW" not in italian
    assert (
        ask(Door(""), op="placements", board="b1:EW", tile="rock", path=False)["placements"][0] == "c1:rock"
    )


@pytest.mark.rule("5.won")
def test_water() -> None:
    answer = ask(Door(""), op="water", board="a2:NS a3:NS a4:NES b4:EW c4:EW b1:rock f1:rock g2:rock")
    expected = {"joined": ["cat"], "possible": ["cat", "capybara", "lemur"], "won": False}
    assert answer == {"ok": True} | expected


@pytest.mark.rule("4.wave")
def test_wave() -> None:
    board = "b2:NS* c2:EW# f2:rock"
    answer = ask(Door(""), op="wave", board=board, white=2, black=None)
    after = {"board": "b2:NS d4:NESW", "washed": ["c2:EW#", "f2:rock"], "birds": ["b2"]}
    assert answer == {"ok": True} | after
    kept = ask(Door(""), op="wave", board=board, white=2, black=2, remain=True)
    assert kept == {"ok": True, "board": "c2:EW# f2:rock d4:NESW", "washed": ["b2:NS*"], "birds": []}


@pytest.mark.rule("2.deal", "2.piles")
def test_a_new_game_and_its_state() -> None:
    door = Door("")
    game = ask(door, op="new", seed="otter", players=2, edition="standard", difficulty=3)["game"]
    assert game == {
        "edition": "standard",
        "seed": "otter",
        "phase": "turn",
        "player": 1,
        "players": [{"cards": ["calm_waters", "support"]}, {"cards": ["support", "bird"]}],
        "board": "c3:rock d4:N c5:rock b6:rock f7:rock",
        "piles": [7, 7, 7, 7, 7, 7],
        "shown": [],
        "holding": None,
        "discard": {},
        "action_pile": 11,
        "action_discard": [],
        "birds": 3,
        "round": 1,
        "time_up": False,
        "calm": False,
        "cards_this_round": 0,
        "scenarios": ["obstacles", "obstacles", "single_path_boat"],
        "joined": [],
        "result": None,
    }
    assert ask(door, op="state")["game"] == game


def test_actions_and_do() -> None:
    door = Door("")
    ask(door, op="new", seed="otter", players=2)
    assert ask(door, op="actions")["actions"] == ["calm", *(f"draw {pile}" for pile in range(1, 7))]
    answer = ask(door, op="do", action="draw 3")
    assert answer["events"] == [
        {"event": "tile_drawn", "player": 1, "tile": "bend#", "pile": 3, "shown": None}
    ]
    assert (answer["game"]["phase"], answer["game"]["holding"]) == ("holding", "bend#")
    placed = ask(door, op="do", action="place b1:SW")
    assert placed["events"] == [
        {"event": "tile_placed", "player": 1, "tile": "bend#", "cell": "b1", "edges": "SW"},
        {"event": "turn_started", "player": 2},
    ]


@pytest.mark.rule("R13")
def test_time_is_accepted_but_never_listed() -> None:
    door = Door("")
    ask(door, op="new", seed="otter", players=2)
    assert "time" not in ask(door, op="actions")["actions"]
    begun = ask(door, op="do", action="time calm_waters")["game"]
    assert (begun["phase"], begun["time_up"], begun["begun"]) == ("turn", True, "calm_waters")
    assert ask(door, op="actions")["actions"] == ["calm"]
    assert ask(door, op="do", action="calm")["game"]["phase"] == "wave"
    assert ask(door, op="actions")["actions"] == ["roll black", "roll white"]


@pytest.mark.rule("7.single_path_boat", "R18")
def test_the_boats_facing_is_taken_or_refused() -> None:
    door = Door("")
    boat = {"op": "new", "seed": "otter", "scenarios": ["single_path_boat"]}
    assert ask(door, **boat)["game"]["board"] == "d4:N"
    assert ask(door, **boat, boat="W")["game"]["board"] == "d4:W"
    assert ask(door, **boat, boat="NS")["error"]["code"] == "bad_options"
    assert ask(door, **boat, boat="up")["error"]["code"] == "bad_notation"
    assert ask(door, op="state")["game"]["board"] == "d4:W"


def test_a_facing_that_cuts_someone_off_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flow_desktop.engine.setup.allowed_facings", lambda board: (2,))
    answer = ask(Door(""), op="new", seed="otter", scenarios=["single_path_boat"], boat="N")
    assert answer["error"]["code"] == "boat_facing"


def test_a_refusal_names_code_sentence_cells_and_edges() -> None:
    door = Door("")
    ask(door, op="new", seed="otter")
    ask(door, op="do", action="draw 5")  # a straight
    before = ask(door, op="state")
    answer = ask(door, op="do", action="place b1:NS")
    assert answer == {
        "ok": False,
        "error": {
            "code": "edge_mismatch",
            "message": "Water must meet water and land must meet land: west.",
            "cells": ["b1", "a1"],
            "edges": "W",
        },
    }
    assert ask(door, op="state") == before


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({}, "bad_request"),
        ({"op": None}, "bad_request"),
        ({"op": ["hello"]}, "bad_request"),
        ({"op": "dance"}, "unknown_op"),
        ({"op": "state"}, "no_game"),
        ({"op": "actions"}, "no_game"),
        ({"op": "do", "action": "draw 1"}, "no_game"),
        ({"op": "record"}, "no_game"),
        ({"op": "new"}, "bad_request"),
        ({"op": "new", "seed": ""}, "bad_options"),
        ({"op": "new", "seed": True}, "bad_request"),
        ({"op": "new", "seed": 10**64}, "bad_options"),
        ({"op": "new", "seed": 1.0}, "bad_request"),
        ({"op": "new", "seed": "x", "players": 7}, "bad_options"),
        ({"op": "new", "seed": "x", "players": "2"}, "bad_request"),
        ({"op": "new", "seed": "x", "players": True}, "bad_request"),
        ({"op": "new", "seed": "x", "players": 2.0}, "bad_request"),
        ({"op": "new", "seed": "x", "first": 2}, "bad_options"),
        ({"op": "new", "seed": "x", "difficulty": 7}, "bad_options"),
        ({"op": "new", "seed": "x", "edition": "polish"}, "bad_request"),
        ({"op": "new", "seed": "x", "edition": []}, "bad_request"),
        ({"op": "new", "seed": "x", "scenarios": "obstacles"}, "bad_request"),
        ({"op": "new", "seed": "x", "scenarios": ["storm"]}, "bad_request"),
        ({"op": "new", "seed": "x", "scenarios": [["obstacles"]]}, "bad_request"),
        ({"op": "new", "seed": "x", "scenarios": ["obstacles"] * 5}, "bad_options"),
        ({"op": "placements"}, "bad_request"),
        ({"op": "placements", "board": "", "tile": "boat"}, "bad_notation"),
        ({"op": "placements", "board": "b1", "tile": "tee"}, "bad_notation"),
        ({"op": "placements", "board": "", "tile": "tee", "path": "no"}, "bad_request"),
        ({"op": "water", "board": 7}, "bad_request"),
        ({"op": "wave", "board": "", "white": 0}, "bad_request"),
        ({"op": "wave", "board": "", "white": True}, "bad_request"),
        ({"op": "wave", "board": "", "black": 1.0}, "bad_request"),
        ({"op": "wave", "board": "", "black": {}}, "bad_request"),
        ({"op": "load", "record": "flow"}, "bad_record"),
    ],
)
def test_what_cannot_be_done_has_a_code(request_: dict[str, Any], code: str) -> None:
    answer = ask(Door(""), **request_)
    assert answer["ok"] is False
    assert answer["error"]["code"] == code
    assert answer["error"]["message"].endswith(".")


def test_a_seed_of_64_digits_is_its_text() -> None:
    assert ask(Door(""), op="new", seed=10**63)["game"]["seed"] == str(10**63)
    assert ask(Door(""), op="new", seed=-(10**62))["game"]["seed"] == str(-(10**62))


def test_numbers_that_nobody_asks_for_are_read() -> None:
    """A huge number is JSON, and NaN is what Python programs write: the value is refused, not the line."""
    numbers = (b"9" * 100_000, b"NaN", b"Infinity", b"-Infinity")
    assert all(answer["ok"] for answer in served(*(b'{"op":"hello","more":%s}\n' % each for each in numbers)))
    for answer in served(*(b'{"op":"new","seed":"x","players":%s}\n' % each for each in numbers)):
        assert answer["error"]["code"] == "bad_request" and "players" in answer["error"]["message"]


def test_a_number_may_be_a_seed_and_a_loaded_game_is_the_same_game() -> None:
    door = Door("")
    game = ask(door, op="new", seed=42)["game"]
    assert game["seed"] == "42"
    text = ask(door, op="record")["record"]
    other = Door("")
    assert ask(other, op="load", record=text)["game"] == game
    assert ask(other, op="record")["record"] == text


@pytest.mark.parametrize("seed", ["  otter reef ", " ", " " * 64, '" otter "', '"', '" "'])
def test_a_seed_is_any_text_of_1_to_64_characters_and_its_spaces_count(seed: str) -> None:
    """Chance goes by the whole text (protocol, new), and a record keeps it."""
    door = Door("")
    game = ask(door, op="new", seed=seed)["game"]
    assert game["seed"] == seed
    assert ask(Door(""), op="load", record=ask(door, op="record")["record"])["game"] == game


def test_a_seed_with_a_space_before_it_plays_another_game() -> None:
    games = [ask(Door(""), op="new", seed=seed, players=6)["game"] for seed in ("otter", " otter", "otter  ")]
    assert len({str(game["players"]) for game in games}) == 3


def test_one_answer_a_line_even_without_a_line_end() -> None:
    assert len(served(b'{"op":"hello"}\n', b"\n", b'{"op":"hello"}')) == 3
    assert served() == []


def test_a_line_over_a_mebibyte_is_refused_and_the_next_one_answered() -> None:
    fits = b'{"op":"hello","x":"' + b"x" * (MAX_LINE - 21) + b'"}'
    assert len(fits) == MAX_LINE == 1 << 20
    answers = served(fits + b"\n", b" " + fits + b"\n", b"z" * (5 * MAX_LINE) + b"\n", b'{"op":"hello"}\n')
    assert [answer["ok"] for answer in answers] == [True, False, False, True]
    assert answers[1]["error"]["code"] == answers[2]["error"]["code"] == "line_too_long"


def test_ten_thousand_lines_get_ten_thousand_answers() -> None:
    sent = lines(10_000)
    answers = served(*(line + b"\n" for line in sent))
    assert len(answers) == 10_000
    codes = set()
    for answer in answers:
        assert isinstance(answer["ok"], bool)
        if not answer["ok"]:
            assert answer["error"]["message"]
            codes.add(answer["error"]["code"])
    assert codes <= OTHER_CODES | set(Code)
    assert {"bad_json", "bad_request", "unknown_op", "bad_notation", "line_too_long"} <= codes
    assert sum(answer["ok"] for answer in answers) > 500


@pytest.mark.rule("R24", "3.card.fishing")
def test_the_last_face_down_tile_is_fished_through_the_door() -> None:
    door = Door("")
    game = ask(door, op="new", seed="fish 0")["game"]
    while sum(game["piles"]) > 1 or game["phase"] != "turn":
        choices = ask(door, op="actions")["actions"]
        wanted = [action for action in choices if action.split()[0] in ("trade", "discard", "draw")]
        game = ask(door, op="do", action=(wanted or choices)[0])["game"]
    pile = game["piles"].index(1) + 1
    assert "fishing" in game["players"][0]["cards"]
    assert f"fish {pile}" in ask(door, op="actions")["actions"]
    assert ask(door, op="do", action=f"fish {pile} {pile}")["error"]["code"] == "fish_too_few"
    answer = ask(door, op="do", action=f"fish {pile}")
    assert answer["events"][1]["piles"] == [pile]
    assert (sum(answer["game"]["piles"]), len(answer["game"]["shown"])) == (0, 1)
    record = ask(door, op="record")["record"]
    assert f"0.000 fish {pile}\n" in record
    assert ask(door, op="load", record=record)["game"] == answer["game"]
