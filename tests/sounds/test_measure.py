"""The measuring itself is measured on sounds whose values are known."""

import math

import pytest

from build.sounds.measure import RATE, brightness, loudness, peak
from build.sounds.seams import FRAME, change, step


def sine(frequency: float, seconds: float, gain: float = 1.0) -> list[float]:
    turn = 2.0 * math.pi * frequency / RATE
    return [gain * math.sin(turn * index) for index in range(round(seconds * RATE))]


def test_a_full_sine_at_one_kilohertz_has_its_standard_loudness() -> None:
    """BS.1770: -3.01 for a sine, and 0.69 that the weighting adds at 997 Hz."""
    assert loudness(sine(997.0, 1.0)) == pytest.approx(-3.01 + 0.691, abs=0.05)


def test_half_the_strength_is_six_decibels_less() -> None:
    assert loudness(sine(500.0, 0.5)) - loudness(sine(500.0, 0.5, 0.5)) == pytest.approx(6.02, abs=0.01)


def test_the_ear_hears_low_tones_softer_and_short_ones_too() -> None:
    assert loudness(sine(40.0, 0.5)) < loudness(sine(400.0, 0.5)) - 3.0
    assert loudness(sine(400.0, 0.05)) < loudness(sine(400.0, 0.5)) - 5.0


def test_peak_and_brightness() -> None:
    assert peak([0.0, -0.5, 0.25]) == pytest.approx(-6.02, abs=0.01)
    assert brightness(sine(500.0, 0.2)) < 0.001 < 0.7 < brightness(sine(9000.0, 0.2))


def test_a_closed_loop_has_no_seam_and_an_open_one_has() -> None:
    closed = sine(441.0, 0.5)
    cut = closed[:-25]
    assert step(closed, 0) < 0.01 < 0.1 < step(cut, 0)
    half = sine(441.0, 2 * FRAME / RATE) + sine(1764.0, 2 * FRAME / RATE)
    assert change(closed, 0) < 1.0 < 10.0 < change(half, 0)
