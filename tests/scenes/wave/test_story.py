"""The story of a wave: everything once, in order, at a moment that fits what it tells."""

from collections.abc import Sequence

import pytest

from flow_desktop.engine import step
from flow_desktop.engine.commands import Die, Roll
from flow_desktop.engine.events import Event
from flow_desktop.engine.refusals import Refusal
from flow_desktop.physics.dice import DieThrow, Tray, throw
from flow_desktop.scenes.telling.cues import Cue, Lit, OnBoard, SkipTo, Sound, Spoken, Timeline, Tween, Way
from flow_desktop.scenes.telling.wave import Toll, flood_timeline, throw_timeline
from flow_desktop.scenes.wave.pace import WavePace, WavePart, filled_in_order, free_pace, still_pace, swept
from tests.scenes.wave.hosting import table_at_wave

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


def paced(events: Sequence[Event], still: bool) -> WavePace:
    toll = Toll.of(events)
    if still:
        return still_pace(toll)
    dice = [DieThrow(face, die) for die, face in toll.faces.items()]
    tumble = throw(Tray(0, 0, 8, 8, 0.6), dice, seed=3)
    return free_pace(toll, tumble.duration, swept(toll, 3))


def told(case: tuple[str, int, bool, Die | None], still: bool) -> tuple[WavePace, Timeline]:
    """The pace and the whole timeline of a wave, from the throw to the end."""
    seed, birds, remain, die = case
    table = table_at_wave(seed, tiles=18, birds=birds, remain=remain, calm=die is not None)
    done = table.do(Roll(die))
    assert not isinstance(done, Refusal)
    toll, pace = Toll.of(done.step.events), paced(done.step.events, still)
    thrown = throw_timeline(toll.dice, [(0.1, 1.0), (0.2, 0.5)], pace.lying)
    return pace, thrown.and_then(flood_timeline(toll, table, pace.lying, pace.when, pace.ended))


@pytest.mark.parametrize("still", [False, True])
@pytest.mark.parametrize("case", CASES)
def test_every_tile_is_met_once_and_all_is_told_in_order(
    case: tuple[str, int, bool, Die | None], still: bool
) -> None:
    toll = Toll.of(events_of(*case))
    pace, story = told(case, still)
    tweens = [cue for cue in story.cues if isinstance(cue, Tween)]
    assert sorted(tween.start.cell for tween in tweens if isinstance(tween.start, OnBoard)) == sorted(
        toll.touched
    )
    assert [cue.at for cue in story.cues] == sorted(cue.at for cue in story.cues)
    assert [cue.at for cue in story.cues if isinstance(cue, SkipTo)] == [pace.lying, pace.ended]
    assert [cue.at for cue in story.cues if isinstance(cue, Spoken)] == [pace.lying, pace.ended]
    assert [(cue.at, cue.lines) for cue in story.cues if isinstance(cue, Lit)] == [
        (pace.lying, (toll.row, toll.column))
    ]


@pytest.mark.parametrize("still", [False, True])
def test_the_water_meets_tiles_while_it_runs(still: bool) -> None:
    pace, story = told(CASES[2], still)
    tweens = [cue for cue in story.cues if isinstance(cue, Tween)]
    assert {tween.way for tween in tweens} == {Way.WASH, Way.FLY, Way.HOLD}
    assert all(pace.flooding < tween.at <= pace.ended for tween in tweens)
    heard = {cue.at: cue.name for cue in story.cues if isinstance(cue, Sound) and cue.at > pace.lying}
    assert set(heard) == {tween.at for tween in tweens}, "each is heard in the moment in which it is met"


def test_a_row_is_met_from_the_side_where_its_die_lies() -> None:
    _pace, story = told(CASES[3], False)
    washed = [cue for cue in story.cues if isinstance(cue, Tween) and cue.way is Way.WASH]
    cells = [tween.start.cell for tween in washed if isinstance(tween.start, OnBoard)]
    assert len(cells) >= 2 and cells == sorted(cells)


def test_parts_follow_one_another() -> None:
    pace = paced(events_of("otter-reef", 0, False, None), False)
    moments = (0.0, pace.lying, pace.flooding, pace.ended, pace.ended + 9)
    assert [pace.part(now) for now in moments] == [
        WavePart.TUMBLE,
        WavePart.REVEAL,
        WavePart.FLOOD,
        WavePart.TOLD,
        WavePart.TOLD,
    ]


def test_between_takes_each_cue_once() -> None:
    pace, story = told(CASES[2], True)
    taken: list[Cue] = []
    before, now = -1.0, 0.0
    while before < pace.ended:
        taken += story.between(before, min(now, pace.ended))
        before, now = now, now + 1 / 60
    assert taken == list(story.cues)


def test_the_still_wave_fills_each_space_of_its_lines_once() -> None:
    """M1."""
    toll = Toll.of(events_of("otter-reef", 0, False, None))
    cells = filled_in_order(toll)
    assert len(cells) == len(set(cells)) == 13
    assert toll.touched <= set(cells)


def test_without_a_roll_there_is_no_wave() -> None:
    with pytest.raises(ValueError, match="begins with a roll"):
        Toll.of([])
