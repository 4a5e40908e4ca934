"""How sounds share one room: takes, voices, sides, fades and ducks, at moments that a test names."""

import math
from itertools import pairwise
from pathlib import Path

import pytest

from flow_desktop.app.mixing import (
    FANFARE_DUCK,
    GAP,
    SILENCE,
    WARNING_DUCK,
    Ducking,
    Fader,
    Sounding,
    Takes,
    Voices,
    both_sides,
    decibels_of,
)


@pytest.mark.parametrize("depth", [WARNING_DUCK, FANFARE_DUCK])
def test_the_music_gives_way_in_60_thousandths_and_comes_back_in_400(depth: float) -> None:
    """Six decibels for a warning, four for a fanfare."""
    assert (WARNING_DUCK, FANFARE_DUCK) == (6.0, 4.0)
    ducking = Ducking()
    ducking.add(depth, 10.0, 1.0)
    told = {moment: decibels_of(ducking.gain(moment)) for moment in (10.0, 10.03, 10.06, 11.0, 11.2, 11.4)}
    shares = (0.0, 0.5, 1.0, 1.0, 0.5, 0.0)
    assert list(told.values()) == [pytest.approx(-depth * share, abs=1e-6) for share in shares]
    assert ducking.moving(11.39) and not ducking.moving(11.41)


def test_of_two_ducks_the_deeper_counts_and_they_never_add_up() -> None:
    ducking = Ducking()
    ducking.add(FANFARE_DUCK, 0.0, 2.0)
    ducking.add(WARNING_DUCK, 0.5, 0.5)
    depths = [decibels_of(ducking.gain(moment)) for moment in (0.4, 0.8, 1.9)]
    assert depths == [pytest.approx(-depth) for depth in (FANFARE_DUCK, WARNING_DUCK, FANFARE_DUCK)]


def test_a_name_has_two_voices_and_a_third_ends_the_oldest() -> None:
    voices = Voices()
    for channel in (3, 4):
        assert voices.surplus("place", 0.1 * channel) == []
        voices.add("place", Sounding(channel, 2.0))
    assert [voice.channel for voice in voices.surplus("place", 1.0)] == [3]
    voices.add("place", Sounding(5, 2.5))
    assert voices.surplus("draw", 1.0) == [], "another name has voices of its own"
    assert voices.surplus("place", 2.1) == [], "one has ended by itself"


def test_a_name_is_not_heard_again_within_40_thousandths() -> None:
    voices = Voices()
    assert pytest.approx(0.04) == GAP
    assert not voices.too_soon("focus", 1.0)
    assert voices.too_soon("focus", 1.039)
    assert not voices.too_soon("button", 1.039)
    assert not voices.too_soon("focus", 1.041)


def test_no_take_comes_twice_running_and_all_of_them_come() -> None:
    """More than 160 sounds a minute by mouse, and never the same twice."""
    takes = [Path(f"place.{number}.ogg") for number in range(1, 5)]
    choosing = Takes()
    heard = [choosing.choose("place", takes) for _ in range(200)]
    assert all(one != other for one, other in pairwise(heard))
    assert min(heard.count(take) for take in takes) > 30
    assert {choosing.choose("bell", takes[:1]) for _ in range(3)} == {takes[0]}


@pytest.mark.parametrize("side", [-1.0, -0.5, -0.1, 0.2, 0.5])
def test_a_sound_is_as_strong_from_every_side(side: float) -> None:
    left, right = both_sides(0.5, side)
    assert left**2 + right**2 == pytest.approx(2 * 0.5**2)
    assert (left > right) is (side < 0)
    assert both_sides(0.5, -side) == pytest.approx((right, left))
    assert both_sides(0.5, 0.0) == (0.5, 0.5)


def test_a_fade_is_even_in_decibels_and_can_turn_back() -> None:
    fader = Fader(1.0)
    fader.move(0.0, 5.0, 2.0)
    levels = [decibels_of(fader.gain(5.0 + 0.5 * step)) for step in range(5)]
    assert levels == [pytest.approx(share * SILENCE) for share in (0.0, 0.25, 0.5, 0.75, 1.0)]
    assert fader.gain(7.0) == 0.0 and not fader.moving(7.0)
    fader.move(1.0, 6.0, 1.0)
    assert decibels_of(fader.gain(6.0)) == pytest.approx(SILENCE / 2), "from where it is"
    assert math.isclose(fader.gain(7.0), 1.0)
