"""The pace at a table: the clock says it where turns are counted, else it is observed."""

import pytest

from flow_desktop.bots.pace import Pace
from flow_desktop.engine import Clock, Options, Phase, legal
from flow_desktop.engine.commands import Roll, TimeUp
from flow_desktop.rounds import Table, expected_pace, pace_at
from tests.table.playing import Hand


def table(clock: Clock, hand: Hand | None = None) -> Table:
    made = Table.new(Options("pace", 2, clock=clock), source=hand or Hand())
    made.ready()
    return made


def play(at: Table, turns: int) -> None:
    """Play so many turns, each a draw and a placement."""
    for _ in range(turns):
        at.do(legal(at.state)[0])
        if at.state.turn.phase is Phase.HOLDING:
            at.do(legal(at.state)[0])


def wave(at: Table) -> None:
    if at.state.turn.phase is not Phase.WAVE:
        at.do(TimeUp())
    at.do(Roll())
    at.ready()


def test_turns_that_are_counted_are_the_pace() -> None:
    counted = table(Clock(None, 6))
    assert pace_at(counted) == Pace(6, 6)
    play(counted, 2)
    assert pace_at(counted) == Pace(6, 4)


def test_with_the_clock_off_the_called_waves_tell() -> None:
    quiet = table(Clock(None))
    assert pace_at(quiet) == Pace(10, 10)
    for _ in range(3):
        play(quiet, 4)
        wave(quiet)
    play(quiet, 1)
    assert pace_at(quiet) == Pace(6, 5)  # 4, 4, 4 and the usual 10


def test_a_longer_round_than_usual_still_has_a_turn() -> None:
    quiet = table(Clock(None))
    play(quiet, 14)
    assert pace_at(quiet).left == 1


def test_seconds_are_turned_into_turns_by_the_speed_at_this_table() -> None:
    hand = Hand()
    timed = table(Clock(60), hand)
    assert pace_at(timed) == Pace(8, 8)
    play(timed, 2)
    for _ in range(30):
        hand.now += 1.0
        timed.tick()
    assert pace_at(timed) == Pace(8, 4)  # half of the time is left
    wave(timed)
    assert pace_at(timed) == Pace(5, 5)  # two turns in the round played, eight expected


def test_rounds_by_another_clock_do_not_count() -> None:
    changed = table(Clock(None))
    play(changed, 2)
    wave(changed)
    changed.set_clock(Clock(120))
    assert pace_at(changed).turns == 16


def test_what_a_clock_lets_expect() -> None:
    clocks = Clock(None, 12), Clock(60), Clock(None)
    assert [expected_pace(clock) for clock in clocks] == [12, 8, None]


@pytest.mark.parametrize(("turns", "left"), [(0, 0), (100, 5), (5, 100), (5, -1)])
def test_a_pace_has_bounds(turns: int, left: int) -> None:
    with pytest.raises(ValueError, match="turns"):
        Pace(turns, left)
