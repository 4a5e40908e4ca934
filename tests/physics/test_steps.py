"""The recorder: frames at the right moments, blended between, and still before and after."""

import math

import pymunk
import pytest

from flow_desktop.physics.steps import LONGEST_SECONDS, Track, new_space, record, whole_frames

RAMP = Track((((0.0, 10.0),), ((1.0, 20.0),), ((2.0, 30.0),)))


def test_a_track_blends_between_frames() -> None:
    assert RAMP.at(0, 1 / 120) == pytest.approx((0.5, 15.0))


@pytest.mark.parametrize("seconds", [-1.0, 0.0, -math.inf, math.nan])
def test_before_the_start_a_track_waits(seconds: float) -> None:
    assert RAMP.at(0, seconds) == (0.0, 10.0)


@pytest.mark.parametrize("seconds", [2 / 60, 5.0, math.inf])
def test_after_the_end_a_track_rests(seconds: float) -> None:
    assert RAMP.at(0, seconds) == (2.0, 30.0)


def test_a_body_moves_as_pymunk_moves_it() -> None:
    space = new_space()
    body = pymunk.Body(1, 1)
    body.velocity = (3, 0)
    space.add(body)
    calls: list[float] = []
    track = record(space, 0.5, calls.append, lambda: ((body.position.x,),))
    assert len(calls) == 60
    assert len(track.frames) == 31
    assert track.at(0, 0.25)[0] == pytest.approx(0.75)
    assert track.at(0, 0.5)[0] == pytest.approx(1.5)


def test_no_track_is_longer_than_the_cap() -> None:
    track = record(new_space(), 1e9, lambda now: None, lambda: ())
    assert track.duration == LONGEST_SECONDS
    assert whole_frames(-3) == 0
