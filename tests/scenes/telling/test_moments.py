"""What is told beside the events: warnings, refusals, and how a turn or a round begins."""

import pytest

from flow_desktop.app.captions import CaptionKind
from flow_desktop.engine import Clock, Options
from flow_desktop.engine.commands import Draw, PlaceTile, Roll, TimeUp
from flow_desktop.engine.events import Event, RoundGivenUp, TimeRanOut, TurnLost, Why
from flow_desktop.engine.geometry import Animal
from flow_desktop.engine.legal import legal
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.rounds import Table, warnings_for
from flow_desktop.scenes.board.show import Mood
from flow_desktop.scenes.telling.cues import Feeling, Flash, Line, Sound, Spoken
from flow_desktop.scenes.telling.timeline import (
    last_turn_timeline,
    not_now_timeline,
    timeline,
    turn_timeline,
    warning_timeline,
)
from tests.scenes.telling.showing import SEATS, cues, table


@pytest.mark.parametrize(
    "bell",
    [TurnLost(0, Why.TIME_UP), TimeRanOut(0), RoundGivenUp(0, Why.CARD_LIMIT)],
    ids=lambda bell: str(bell),
)
def test_the_bell_is_a_warning_on_every_channel_at_once(bell: Event) -> None:
    shown = timeline((bell,), table())
    assert [(sound.name, sound.warning) for sound in cues(shown, Sound)] == [("bell", True)]
    assert cues(shown, Flash) and cues(shown, Line)[0].kind is CaptionKind.WARNING and cues(shown, Spoken)
    assert {cue.at for cue in shown.cues} == {0.0}


@pytest.mark.parametrize("seconds_left", warnings_for(60))
def test_a_clock_warning_is_on_every_channel_at_once(seconds_left: int) -> None:
    shown = warning_timeline(seconds_left, table())
    kinds = {type(cue) for cue in shown.cues}
    assert {Sound, Flash, Line, Spoken} <= kinds
    assert {cue.at for cue in shown.cues} == {0.0}
    line = cues(shown, Line)[0]
    assert line.kind is CaptionKind.WARNING and line.clock and str(seconds_left) in line.words
    afraid = {cue.animal for cue in cues(shown, Feeling) if cue.mood is Mood.ALARMED}
    assert afraid == (set(Animal) if seconds_left <= 10 else set())


def test_the_last_turn_is_a_warning_too() -> None:
    shown = last_turn_timeline()
    assert {type(cue) for cue in shown.cues} == {Sound, Flash, Line, Spoken}


def test_a_refusal_is_heard_and_said_but_read_only_at_the_spot() -> None:
    shown = not_now_timeline("Draw a tile first.")
    assert [(type(cue), cue.at) for cue in shown.cues] == [(Sound, 0.0), (Spoken, 0.0)]


@pytest.mark.rule("R18", "3.announced")
@pytest.mark.parametrize(
    ("seed", "obstacles", "words"),
    [
        ("otter", 0, "The boat is turned: its one opening faces up."),
        (
            "387",
            4,
            "The boat is turned: its one opening faces up."
            " No path yet: the capybara. Waves and Support can clear the rocks.",
        ),
    ],
)
def test_the_turning_of_the_boat_is_announced_in_every_case(seed: str, obstacles: int, words: str) -> None:
    picked = (*(Scenario.OBSTACLES,) * obstacles, Scenario.SINGLE_PATH_BOAT)
    begun = Table.new(Options(seed, scenarios=picked), SEATS[:1])
    shown = turn_timeline(begun)
    assert words in [line.words for line in cues(shown, Line)]
    assert words in [line.words for line in cues(shown, Spoken)]
    assert not any("boat is turned" in line.words for line in cues(turn_timeline(table()), Line))


def test_a_game_that_is_gone_on_with_does_not_say_that_somebody_begins() -> None:
    """One turn of the round is used: it is said whose the next is, and not that the round begins."""
    going = table()
    assert cues(turn_timeline(going), Line)[0].words == "Round 1. Ann begins."
    going.ready()
    going.do(Draw(0))
    going.do(next(each for each in legal(going.state) if isinstance(each, PlaceTile)))
    words = "Round 1 goes on. It is Ben's turn."
    shown = turn_timeline(going)
    assert cues(shown, Line)[0].words == words and cues(shown, Spoken)[0].words == words


@pytest.mark.parametrize(
    ("clock", "words"),
    [
        (Clock(seconds=60), "60 seconds until the wave."),
        (Clock(None, 10), "10 turns until the wave."),
        (Clock(None), "No clock: you call the wave."),
    ],
)
def test_a_round_that_begins_says_when_the_wave_comes(clock: Clock, words: str) -> None:
    """The ring shows it; whoever listens has to hear it, unless few words are wanted."""
    begun = Table.new(Options("otter", players=2, clock=clock), SEATS)
    for detail, expected in (("normal", True), ("full", True), ("short", False)):
        shown = turn_timeline(begun, detail)
        assert (words in [each.words for each in cues(shown, Spoken)]) is expected
        assert words not in [each.words for each in cues(shown, Line)], "it is seen already"


def test_what_has_a_goal_of_its_own_is_not_told_the_goal_of_the_game_or_whose_the_wave_is() -> None:
    lesson = Table.new(Options("otter", clock=Clock(None)), SEATS[:1])
    shown = turn_timeline(lesson, own_goal=True)
    assert not cues(shown, Spoken) and not cues(shown, Line) and cues(shown, Sound)
    lesson.ready()
    lesson.do(TimeUp())
    lesson.do(Roll())
    assert lesson.state.turn.round == 2
    lesson.ready()
    assert [each.words for each in cues(turn_timeline(lesson, own_goal=True), Spoken)] == [
        "Round 2. Ann begins."
    ]
