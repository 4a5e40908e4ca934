"""The story of a wave: every event once, in order, at a moment that fits what it tells."""

from collections.abc import Sequence

import pytest

from flow_desktop.engine import step
from flow_desktop.engine.commands import Die, Roll
from flow_desktop.engine.events import (
    AnimalCutOff,
    BirdSaved,
    DiceRolled,
    Event,
    ObstacleHeld,
    RoundStarted,
    TileWashedAway,
    TurnStarted,
)
from flow_desktop.physics.dice import DieThrow, Tray, throw
from flow_desktop.scenes.wave.outcome import Outcome
from flow_desktop.scenes.wave.pace import filled_in_order, free_pace, still_pace, swept
from flow_desktop.scenes.wave.storyline import Beat, Part, Storyline, storyline
from tests.scenes.wave.hosting import table_at_wave

MET = TileWashedAway | BirdSaved | ObstacleHeld
CASES = [
    ("otter-reef", 0, False, None),
    ("puffin-bay", 49, False, None),
    ("crab-cove", 49, True, None),
    ("puffin-bay", 0, False, Die.WHITE),
    ("puffin-bay", 3, False, Die.BLACK),
]


def events_of(seed: str, birds: int, remain: bool, die: Die | None) -> tuple[Event, ...]:
    table = table_at_wave(seed, tiles=18, birds=birds, remain=remain, calm=die is not None)
    return step(table.state, Roll(die)).events


def told(events: Sequence[Event], still: bool) -> Storyline:
    outcome = Outcome.of(events)
    if still:
        return storyline(events, still_pace(outcome))
    dice = [DieThrow(face, die) for die, face in outcome.faces.items()]
    tumble = throw(Tray(0, 0, 8, 8, 0.6), dice, seed=3)
    return storyline(events, free_pace(outcome, tumble, swept(outcome, 3)))


@pytest.mark.parametrize("still", [False, True])
@pytest.mark.parametrize(("seed", "birds", "remain", "die"), CASES)
def test_every_event_is_told_once_and_in_order(
    seed: str, birds: int, remain: bool, die: Die | None, still: bool
) -> None:
    events = events_of(seed, birds, remain, die)
    story = told(events, still)
    assert sorted(map(repr, events)) == sorted(repr(beat.event) for beat in story.beats)
    times = [beat.at for beat in story.beats]
    assert times == sorted(times)
    kinds = [type(beat.event) for beat in story.beats]
    assert kinds[0] is DiceRolled
    last_met = max(
        (index for index, beat in enumerate(story.beats) if isinstance(beat.event, MET)), default=0
    )
    ends = [i for i, kind in enumerate(kinds) if kind in (AnimalCutOff, RoundStarted, TurnStarted)]
    assert ends and min(ends) > last_met
    assert kinds.index(RoundStarted) < kinds.index(TurnStarted)


@pytest.mark.parametrize("still", [False, True])
def test_the_water_meets_tiles_while_it_runs(still: bool) -> None:
    story = told(events_of("crab-cove", 49, True, None), still)
    met = [beat for beat in story.beats if isinstance(beat.event, MET)]
    assert {type(beat.event) for beat in met} == {TileWashedAway, BirdSaved, ObstacleHeld}
    assert all(story.flooding < beat.at <= story.ended for beat in met)
    assert story.beats[0].at == story.tumbled


def test_a_row_is_met_from_the_side_where_its_die_lies() -> None:
    events = events_of("puffin-bay", 0, False, Die.WHITE)
    cells = [beat.event.cell for beat in told(events, False).beats if isinstance(beat.event, TileWashedAway)]
    assert len(cells) >= 2 and cells == sorted(cells)


def test_parts_follow_one_another() -> None:
    story = told(events_of("otter-reef", 0, False, None), False)
    moments = (0.0, story.tumbled, story.flooding, story.ended, story.ended + 9)
    assert [story.part(now) for now in moments] == [
        Part.TUMBLE,
        Part.REVEAL,
        Part.FLOOD,
        Part.TOLD,
        Part.TOLD,
    ]


def test_between_takes_each_beat_once() -> None:
    story = told(events_of("crab-cove", 49, True, None), True)
    taken: list[Beat] = []
    before, now = 0.0, 0.0
    while now < story.ended:
        before, now = now, now + 1 / 60
        taken += story.between(before, min(now, story.ended))
    assert taken == list(story.beats)


def test_the_still_wave_fills_each_space_of_its_lines_once() -> None:
    outcome = Outcome.of(events_of("otter-reef", 0, False, None))
    cells = filled_in_order(outcome)
    assert len(cells) == len(set(cells)) == 13
    assert outcome.touched <= set(cells)


def test_without_a_roll_there_is_no_wave() -> None:
    with pytest.raises(ValueError, match="begins with a roll"):
        Outcome.of([])
