"""Sound as an array of samples: making room, laying sounds over each other, fading their ends."""

import math
from array import array
from collections.abc import Iterable
from typing import TypeAlias

RATE = 44100
"""Samples per second, everywhere."""

Samples: TypeAlias = "array[float]"
Layer: TypeAlias = tuple[float, Samples, float]
"""A sound with the second at which it starts and its gain."""


def count(seconds: float) -> int:
    """How many samples last so long."""
    return round(seconds * RATE)


def silence(length: int) -> Samples:
    """That many samples of nothing."""
    return array("d", bytes(8 * length))


def scaled(samples: Samples, gain: float) -> Samples:
    """The same sound, louder or softer."""
    return array("d", [value * gain for value in samples])


def together(layers: Iterable[Layer]) -> Samples:
    """All layers over each other, as long as the last one to end."""
    placed = [(count(start), samples, gain) for start, samples, gain in layers]
    mix = silence(max(start + len(samples) for start, samples, _ in placed))
    for start, samples, gain in placed:
        for index, value in enumerate(samples, start):
            mix[index] += value * gain
    return mix


def times(samples: Samples, envelope: Samples) -> Samples:
    """A sound shaped by an envelope; the shorter of the two decides the length."""
    return array("d", [value * level for value, level in zip(samples, envelope, strict=False)])


def faded(samples: Samples, rise: float, fall: float) -> Samples:
    """The sound with both ends eased from and to zero, so that nothing clicks."""
    result = array("d", samples)
    for edge, step, seconds in ((0, 1, rise), (len(result) - 1, -1, fall)):
        length = min(count(seconds), len(result) // 2)
        for index in range(length):
            result[edge + step * index] *= 0.5 - 0.5 * math.cos(math.pi * index / length)
    return result


def trimmed(samples: Samples, floor: float = 0.001) -> Samples:
    """The sound without the end that nobody hears: below a share of its peak."""
    limit = floor * max(map(abs, samples))
    last = next(index for index in range(len(samples) - 1, -1, -1) if abs(samples[index]) >= limit)
    return samples[: last + 1]


def rounded(samples: Samples, highest: float) -> Samples:
    """The sound with its peaks bent so that none is higher; what is below two thirds of that stays."""
    knee = highest * 2.0 / 3.0
    room = highest - knee
    return array(
        "d",
        [
            value
            if abs(value) <= knee
            else math.copysign(knee + room * math.tanh((abs(value) - knee) / room), value)
            for value in samples
        ],
    )
