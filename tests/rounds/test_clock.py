"""The round clock: it counts what was let through, warns once, and never runs on by itself."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flow_desktop.engine import Clock
from flow_desktop.rounds import ClockWarning, Gap, RoundClock, warnings_for
from flow_desktop.rounds.clock import Due, RoundEnded
from flow_desktop.table.stopwatch import LONGEST_GAP
from tests.table.playing import Hand


def a_clock(setting: Clock, hand: Hand) -> RoundClock:
    clock = RoundClock(setting, hand)
    clock.start()
    clock.resume()
    return clock


def warned(due: list[Due]) -> list[int]:
    return [each.seconds_left for each in due if isinstance(each, ClockWarning)]


@pytest.mark.parametrize(
    ("seconds", "expected"), [(30, 15), (31, 15), (45, 22), (59, 29), (60, 30), (61, 30), (600, 30)]
)
def test_the_first_warning_comes_at_half_a_minute_or_half_time(seconds: int, expected: int) -> None:
    assert warnings_for(seconds) == (expected, 10, 5, 4, 3, 2, 1)


@given(st.integers(30, 600), st.lists(st.floats(0.001, 2.0), min_size=1, max_size=50))
def test_every_warning_comes_exactly_once_a_round(seconds: int, frames: list[float]) -> None:
    hand = Hand()
    clock = a_clock(Clock(seconds), hand)
    for _ in range(2):
        due: list[Due] = []
        looks = 0
        while clock.running:
            step = frames[looks % len(frames)] if looks < 400 else 1.9
            hand.now += step
            looks += 1
            due += clock.take_due()
        assert warned(due) == list(warnings_for(seconds))
        assert due[-1] == RoundEnded() and due.count(RoundEnded()) == 1
        clock.start()
        clock.resume()


@given(
    st.sampled_from([Clock(60), Clock(None, 10), Clock(None)]),
    st.lists(
        st.one_of(
            st.sampled_from(["pause", "resume", "look"]),
            st.floats(-100, 100, allow_nan=False),
            st.floats(0, 1),
        ),
        max_size=80,
    ),
)
def test_the_clock_never_counts_more_than_was_let_through(
    setting: Clock, happenings: list[str | float]
) -> None:
    hand = Hand()
    clock = a_clock(setting, hand)
    let_through = 0.0
    due: list[Due] = []
    for what in happenings:
        if what == "pause":
            clock.pause()
        elif what == "resume":
            clock.resume()
        elif what == "look":
            due += clock.take_due()
        else:
            hand.now += float(what)
            let_through += max(0.0, float(what)) if clock.running else 0.0
        assert clock.total <= let_through * 1000 + 1e-3
        assert clock.elapsed == clock.total
    clock.pause()
    due += clock.take_due()
    counts = warned(due)
    assert len(counts) == len(set(counts)) and due.count(RoundEnded()) <= 1
    remaining = clock.remaining
    if remaining is not None:
        assert counts == [left for left in warnings_for(60) if left >= remaining]


@given(st.lists(st.floats(0.001, LONGEST_GAP * 0.99), max_size=60))
def test_all_time_that_is_looked_at_is_counted(frames: list[float]) -> None:
    hand = Hand(0.0)
    clock = a_clock(Clock(None), hand)
    for frame in frames:
        hand.now += frame
        clock.look()
    assert clock.total == pytest.approx(sum(frames) * 1000, abs=1.01)


def test_a_suspended_computer_counts_as_a_pause() -> None:
    hand = Hand()
    clock = a_clock(Clock(60), hand)
    hand.now += 1.0
    clock.look()
    hand.now += 8 * 3600
    assert clock.take_due() == [Gap(8 * 3600)]
    assert clock.remaining == pytest.approx(59.0)
    hand.now += 1.0
    clock.look()
    assert clock.remaining == pytest.approx(58.0)


@pytest.mark.parametrize("strange", [-1e9, math.nan, math.inf, -math.inf])
def test_a_source_that_jumps_or_lies_counts_nothing(strange: float) -> None:
    hand = Hand()
    clock = a_clock(Clock(60), hand)
    hand.now = strange
    clock.look()
    assert clock.remaining == 60.0
    hand.now = 5000.0
    clock.look()
    hand.now += 0.5
    clock.look()
    assert clock.remaining == pytest.approx(59.5)


def test_a_pause_counts_up_to_its_moment_and_no_further() -> None:
    hand = Hand()
    clock = a_clock(Clock(60), hand)
    hand.now += 1.5
    clock.pause()
    hand.now += 1.5
    clock.look()
    clock.resume()
    hand.now += 0.25
    clock.look()
    assert clock.remaining == pytest.approx(58.25)


def test_the_clock_ends_at_zero_and_stands() -> None:
    hand = Hand()
    clock = RoundClock(Clock(30), hand, total=100_000, elapsed=29_900)
    clock.resume()
    hand.now += 2.0
    assert clock.take_due() == [RoundEnded()]
    assert (clock.remaining, clock.elapsed, clock.total, clock.running) == (0.0, 30_000, 100_100, False)


@given(st.integers(30, 600), st.integers(0, 600), st.integers(30, 600))
def test_changing_the_clock_never_rings_the_bell(old: int, run: int, new: int) -> None:
    hand = Hand()
    clock = RoundClock(Clock(old), hand, elapsed=min(run, old - 1) * 1000)
    clock.resume()
    clock.change(Clock(new))
    assert clock.take_due() == []
    remaining = clock.remaining
    assert remaining is not None and 10 <= remaining <= new
    assert remaining == max(10, new - min(run, old - 1))


def test_an_untimed_round_that_gets_a_clock_gets_all_of_it() -> None:
    clock = RoundClock(Clock(None), Hand(), total=900_000, elapsed=900_000)
    clock.change(Clock(90))
    assert clock.remaining == 90 and clock.total == 900_000
    clock.change(Clock(None))
    assert clock.remaining is None
