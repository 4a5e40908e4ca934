"""Filters that take the edge off, pick out a band or sweep through noise."""

import math
from array import array
from collections.abc import Callable

from build.sounds.samples import RATE, Samples, silence


def low_passed(samples: Samples, cutoff: float) -> Samples:
    """Two gentle poles: darker above the cutoff."""
    share = 1.0 - math.exp(-2.0 * math.pi * cutoff / RATE)
    first = second = 0.0
    result = silence(len(samples))
    for index, value in enumerate(samples):
        first += share * (value - first)
        second += share * (first - second)
        result[index] = second
    return result


def high_passed(samples: Samples, cutoff: float) -> Samples:
    """One pole: takes away rumble and any constant offset."""
    share = 1.0 - math.exp(-2.0 * math.pi * cutoff / RATE)
    low = 0.0
    result = silence(len(samples))
    for index, value in enumerate(samples):
        low += share * (value - low)
        result[index] = value - low
    return result


def swept(samples: Samples, centre: Callable[[float], float], width: float) -> Samples:
    """A band that moves: `centre` gives its frequency over time (0 to 1), `width` its breadth.

    A width near 2 is a broad wash, near 0.2 a whistling band.
    """
    low = band = 0.0
    length = len(samples)
    result = silence(length)
    strength = 0.0
    for index, value in enumerate(samples):
        if index % 32 == 0:
            strength = 2.0 * math.sin(math.pi * min(centre(index / length), RATE / 7) / RATE)
        low += strength * band
        band += strength * (value - low - width * band)
        result[index] = band * width
    return result


def resonating(samples: Samples, frequency: float, decay: float) -> Samples:
    """A body that rings at one frequency when the sound strikes it."""
    radius = 10.0 ** (-3.0 / (decay * RATE))
    forward = 2.0 * radius * math.cos(2.0 * math.pi * frequency / RATE)
    back, gain = -radius * radius, 1.0 - radius
    older = newer = 0.0
    result = array("d")
    for value in samples:
        older, newer = newer, gain * value + forward * newer + back * older
        result.append(newer)
    return result
