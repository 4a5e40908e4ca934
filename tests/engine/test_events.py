"""Events: every one of them happens, and can be told in the line protocol."""

import json
from collections.abc import Iterator
from typing import get_args

import pytest

from flow_desktop.engine import Options, Phase, new_game, step
from flow_desktop.engine.cards import Card
from flow_desktop.engine.commands import Die, TimeUp
from flow_desktop.engine.door_json import event_object, game_object
from flow_desktop.engine.events import (
    AnimalJoined,
    BirdSaved,
    CardsDealt,
    Event,
    ObstacleLeftOut,
    ObstacleRolled,
    TileDrawn,
    TileMoved,
    TilesRevealed,
    TileWashedAway,
    TimeRanOut,
    TurnLost,
    TurnPassed,
    Why,
)
from flow_desktop.engine.geometry import Animal
from flow_desktop.engine.notation import read_board, read_cell, read_edges
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.engine.tiles import Kind
from tests.engine.positions import ALMOST_WON, SHUT_IN, a_game, told
from tests.engine.test_whole_games import random_command, random_options


def random_events() -> Iterator[Event]:
    """The events of some random games, and of a few positions that chance seldom comes to."""
    for game in range(60):
        options, chance = random_options(game)
        made = new_game(options)
        yield from made.events
        state = made.state
        while state.result is None:
            done = step(state, random_command(state, 10, chance))
            yield from done.events
            state = done.state
    yield from told(a_game(ALMOST_WON, holding="straight"), "place g6:NS")
    yield from told(a_game("b1:EW", "calm_waters", "calm_waters", piles=()), "calm")
    yield from told(a_game("b1:EW", "bird", "", "support", piles=()), "bird b1")
    yield from told(a_game(SHUT_IN, holding="cross"), "discard")
    yield from told(a_game("a2:NS a3:NS a4:NES b4:EW c4:EW", "support"), "support b4")


def test_every_event_happens_and_can_be_told() -> None:
    seen = set()
    for event in random_events():
        assert json.loads(json.dumps(event_object(event)))["event"]
        seen.add(type(event))
    assert seen == set(get_args(Event)) - {ObstacleLeftOut}


@pytest.mark.rule("3.announced", "R19")
def test_a_rock_that_finds_no_space_stays_in_the_box(monkeypatch: pytest.MonkeyPatch) -> None:
    everywhere = " ".join(f"{column}{row}:rock" for row in (1, 2, 3, 5, 6, 7) for column in "abcefg")
    corners = ["a1:rock", "g1:rock", "a7:rock", "g7:rock"]
    full = read_board(" ".join(item for item in everywhere.split() if item not in corners))
    monkeypatch.setattr("flow_desktop.engine.setup.START", full)
    made = new_game(Options("otter", scenarios=(Scenario.OBSTACLES,)))
    assert made.state.board == full
    assert made.events.count(ObstacleLeftOut(Why.NO_SPACE)) == 1


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (TileDrawn(0, Kind.TEE, 2, None), {"player": 1, "tile": "tee", "pile": 3, "shown": None}),
        (TileDrawn(1, Kind.TEE, None, 0), {"player": 2, "tile": "tee", "pile": None, "shown": 1}),
        (
            TilesRevealed(0, (Kind.BEND, Kind.TEE), (0, 3)),
            {"player": 1, "tiles": ["bend", "tee"], "piles": [1, 4]},
        ),
        (
            TileMoved(0, Kind.ROCK, read_cell("b2"), read_cell("c1"), 0, False),
            {"player": 1, "tile": "rock", "source": "b2", "cell": "c1", "edges": "", "bird": False},
        ),
        (
            TileWashedAway(Kind.BEND, read_cell("b2"), read_edges("NE"), True, (Die.WHITE, Die.BLACK)),
            {"tile": "bend", "cell": "b2", "edges": "NE", "bird": True, "dice": ["white", "black"]},
        ),
        (BirdSaved(Kind.BEND, 0, (Die.WHITE,)), {"tile": "bend", "cell": "a1", "dice": ["white"]}),
        (AnimalJoined(Animal.CAPYBARA), {"animal": "capybara"}),
        (TurnPassed(2, Why.NOTHING_TO_PLAY), {"player": 3, "why": "nothing_to_play"}),
        (TurnLost(0, Why.TIME_UP), {"player": 1, "why": "time_up"}),
        (TimeRanOut(0), {"player": 1}),
        (ObstacleRolled(1, 6, read_cell("g1"), None), {"white": 1, "black": 6, "cell": "g1", "why": None}),
        (CardsDealt(((Card.BIRD,), ())), {"hands": [["bird"], []]}),
    ],
    ids=lambda value: type(value).__name__,
)
def test_events_are_written_in_the_notation_counted_from_one(
    event: Event, expected: dict[str, object]
) -> None:
    written = event_object(event)
    name = written.pop("event")
    assert name.replace("_", "") == type(event).__name__.lower()
    assert written == expected


@pytest.mark.rule("R13")
def test_the_game_object_names_a_begun_card_only_while_there_is_one() -> None:
    game = a_game("b1:EW*", "bird support", "", discard="tee tee bend#", player=1)
    written = game_object(game)
    assert "begun" not in written
    assert written["discard"] == {"tee": 2, "bend#": 1}
    assert (written["player"], written["birds"]) == (2, 2)
    begun = step(a_game("b1:EW", "bird"), TimeUp(Card.BIRD)).state
    assert game_object(begun)["begun"] == "bird"
    assert begun.turn.phase is Phase.TURN
