"""The tide is the clock: its numbers, without a screen."""

import itertools

import pytest

from flow_desktop.engine import Clock, Options, legal
from flow_desktop.engine.commands import Draw
from flow_desktop.engine.refusals import Refusal
from flow_desktop.rounds import Table
from flow_desktop.scenes.play.sea.tide import CALM, STEPS, SWELL, Tide, beat, stepped, threat, tide
from tests.scenes.play.seconds import Seconds, let_run


def timed(clock: Seconds, setting: Clock | None = None) -> Table:
    table = Table.new(Options("otter-reef", clock=setting or Clock(60)), source=clock)
    table.do(Draw(0))
    return table


def test_it_rises_with_the_seconds() -> None:
    clock = Seconds()
    table = timed(clock)
    heights = [tide(table)]
    for _ in range(6):
        let_run(table, clock, 10)
        heights.append(tide(table))
    assert heights == pytest.approx([0, 1 / 6, 2 / 6, 3 / 6, 4 / 6, 5 / 6, 1], abs=0.01)


def test_it_rises_with_the_turns() -> None:
    table = Table.new(Options("otter-reef", clock=Clock(None, 4)))
    table.ready()
    assert tide(table) == 0
    while table.turns_left == 4:
        table.do(legal(table.state)[0])
    assert tide(table) == 0.25


def test_without_a_clock_the_sea_is_calm() -> None:
    clock = Seconds()
    table = timed(clock, Clock(None))
    let_run(table, clock, 600)
    assert tide(table) == CALM
    assert threat(table) == 0


def test_a_called_wave_brings_the_sea_at_once() -> None:
    clock = Seconds()
    table = Table.new(Options("otter-reef", clock=Clock(None)), source=clock)
    shown = Tide(table)
    assert shown.at(0.0, still=False).height == CALM
    table.ready()
    assert not isinstance(table.call_wave(), Refusal)
    assert shown.at(0.02, still=False).height == 1
    assert shown.settled


def test_the_swell_beats_once_on_each_of_the_last_seconds() -> None:
    clock = Seconds()
    table = timed(clock)
    let_run(table, clock, 60 - SWELL - 1)
    shown, surges = Tide(table), []
    for _ in range(60 * SWELL):
        clock.now += 1 / 60
        table.tick()
        surges.append(shown.at(clock.now, still=False).surge)
    peaks = [b for a, b, c in zip(surges, surges[1:], surges[2:], strict=False) if a < b >= c]
    assert SWELL - 2 <= len(peaks) <= SWELL
    assert peaks[-1] > peaks[0] > 0.3, "it grows"
    assert surges[:50] == [0.0] * 50, "not before the last seconds"


def test_a_beat_comes_quickly_and_goes_slowly() -> None:
    strengths = [beat(5 - step / 20) for step in range(20)]
    top = strengths.index(max(strengths))
    assert top < 5
    assert strengths[top:] == sorted(strengths[top:], reverse=True)


def test_with_reduced_motion_it_rises_step_by_step_and_nothing_beats() -> None:
    clock = Seconds()
    table = timed(clock)
    shown, levels = Tide(table), []
    for _ in range(60):
        let_run(table, clock, 1)
        levels.append(shown.at(clock.now, still=True))
    assert {level.height for level in levels} <= {stepped(step / STEPS) for step in range(STEPS + 1)}
    assert len({level.height for level in levels}) >= STEPS
    assert all(level.surge == level.swash == 0 for level in levels)


def test_a_new_round_lets_it_ebb_away_without_a_jump() -> None:
    clock = Seconds()
    table = timed(clock)
    let_run(table, clock, 50)
    shown = Tide(table)
    table.set_clock(Clock(600))
    heights = []
    while not shown.settled:
        clock.now += 1 / 60
        heights.append(shown.at(clock.now, still=False).height)
        assert len(heights) < 600
    steps = [before - after for before, after in itertools.pairwise(heights)]
    assert 0 < max(steps) < 0.02
    assert len(heights) > 20


def test_after_a_long_gap_it_goes_on_where_it_was() -> None:
    clock = Seconds()
    shown = Tide(timed(clock, Clock(None)))
    before = shown.at(0.0, still=False)
    after = shown.at(1000.0, still=False)
    assert abs(after.swash - before.swash) < 0.2
