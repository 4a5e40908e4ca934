"""Whether a loop closes: the step from its end to its start, compared with all other steps."""

import cmath
import math
from collections.abc import Sequence
from functools import cache
from itertools import pairwise

FRAME = 2048
BANDS = (60.0, 150.0, 300.0, 600.0, 1200.0, 2400.0, 4800.0)
RATE = 44100


@cache
def turns(length: int) -> list[complex]:
    """The unit circle's points that a transform of this length multiplies by."""
    return [cmath.exp(-2j * math.pi * index / length) for index in range(length // 2)]


def spectrum(frame: Sequence[complex]) -> list[complex]:
    """A fast Fourier transform; the length is a power of two."""
    length = len(frame)
    if length == 1:
        return list(frame)
    even, odd = spectrum(frame[::2]), spectrum(frame[1::2])
    turned = [turn * value for turn, value in zip(turns(length), odd, strict=True)]
    pairs = list(zip(even, turned, strict=True))
    return [a + b for a, b in pairs] + [a - b for a, b in pairs]


def energies(frame: Sequence[float]) -> list[float]:
    """How much of each frequency is in a frame that fades in and out."""
    length = len(frame)
    window = [v * (0.5 - 0.5 * math.cos(2 * math.pi * i / length)) for i, v in enumerate(frame)]
    return [abs(value) ** 2 for value in spectrum([complex(value) for value in window])]


def band_levels(frame: Sequence[float]) -> list[float]:
    """The level in each band, in decibels, never below a floor that nobody hears."""
    length, heard = len(frame), energies(frame)
    levels = []
    for low, high in pairwise(BANDS):
        first, last = math.ceil(low * length / RATE), math.floor(high * length / RATE)
        levels.append(10.0 * math.log10(sum(heard[first : last + 1]) / length**2 + 1e-7))
    return levels


def thirds(frame: Sequence[float], rate: int, low: float, high: float) -> list[float]:
    """The level of each third of an octave between two frequencies, in decibels."""
    length, heard = len(frame), energies(frame)
    levels, edge = [], low * 2 ** (-1 / 6)
    while edge * 2 ** (1 / 6) <= high * 1.01:
        first, last = math.ceil(edge * length / rate), math.floor(edge * 2 ** (1 / 3) * length / rate)
        levels.append(10.0 * math.log10(sum(heard[first : last + 1]) / length**2 + 1e-12))
        edge *= 2 ** (1 / 3)
    return levels


def around(samples: Sequence[float], position: int) -> tuple[list[float], list[float]]:
    """The frames right before and right after a position, read round the loop."""
    length = len(samples)
    before = [samples[(position - FRAME + index) % length] for index in range(FRAME)]
    return before, [samples[(position + index) % length] for index in range(FRAME)]


def change(samples: Sequence[float], position: int) -> float:
    """How much the sound's colour changes at a position: the mean over all bands, in decibels."""
    before, after = (band_levels(frame) for frame in around(samples, position))
    return sum(abs(a - b) for a, b in zip(before, after, strict=True)) / len(before)


def step(samples: Sequence[float], position: int) -> float:
    """The bend of the curve at a position: how far a sample lies off the line through those before."""
    older, newer, value = (samples[(position + offset) % len(samples)] for offset in (-2, -1, 0))
    return abs(value - 2.0 * newer + older)
