"""Kept conversations with the door, told again and compared (see build/transcripts.py)."""

import json
from pathlib import Path
from typing import Any

import pytest

from build.transcripts import FOLDER, requests_of, told
from flow_desktop.engine.cards import Card
from flow_desktop.engine.scenarios import Scenario

FILES = sorted(FOLDER.glob("*.jsonl"))


def turns(path: Path) -> list[dict[str, Any]]:
    """The requests and answers of a transcript."""
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_same_requests_get_the_same_answers(path: Path) -> None:
    kept = path.read_text("utf-8").splitlines()
    assert told(requests_of(path)).splitlines() == kept


def test_every_card_every_scenario_and_both_endings_are_among_them() -> None:
    played: set[str] = set()
    scenarios: set[str] = set()
    errors: set[str] = set()
    results, editions = set(), set()
    for turn in (turn for path in FILES for turn in turns(path)):
        answer = turn["answer"]
        errors |= {answer["error"]["code"]} if "error" in answer else set()
        played |= {event["card"] for event in answer.get("events", ()) if event["event"] == "card_played"}
        game = answer.get("game")
        if isinstance(game, dict):
            scenarios |= set(game["scenarios"])
            results.add(game["result"])
            editions.add(game["edition"])
    assert played == {card.value for card in Card}
    assert scenarios >= {scenario.value for scenario in Scenario if scenario.copies}
    assert results == {None, "won", "lost"}
    assert editions == {"standard", "italian"}
    assert len(errors) > 20
