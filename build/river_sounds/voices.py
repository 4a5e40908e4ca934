"""What sounds by the river and nowhere else: a plucked string, a wooden flute, throats, lead on paper."""

import math
import random
from array import array
from collections.abc import Callable, Sequence
from functools import cache

from build.sounds.filters import high_passed, low_passed
from build.sounds.samples import RATE, Samples, count, faded, scaled, silence, together

Path = Callable[[float], float]
"""A value along a sound, which runs from 0 to 1."""


@cache
def pluck(frequency: float, seconds: float = 1.8) -> Samples:
    """A gut string, plucked with the finger: bright at first, soft soon."""
    length = count(seconds)
    result = silence(length)
    for number, strength, decay in (
        (1, 1.0, 1.0),
        (2, 0.55, 0.7),
        (3, 0.34, 0.5),
        (4, 0.2, 0.36),
        (5, 0.13, 0.28),
        (6, 0.08, 0.2),
    ):
        pitch = number * frequency * math.sqrt(1.0 + 0.00012 * number * number)
        if pitch > 5000.0:
            break
        turn, fade = 2.0 * math.pi * pitch / RATE, math.exp(-4.6 / (decay * length))
        level = strength
        for index in range(length):
            result[index] += level * math.sin(turn * index)
            level *= fade
    return faded(scaled(result, 0.4), 0.003, 0.06)


def sung(
    pitch: Path, strengths: Sequence[float], loud: Path, seconds: float, rough: float = 0.0, seed: int = 1
) -> Samples:
    """Overtones over a gliding pitch; rough ones tremble."""
    chance = random.Random(seed)
    length, phase, shake = count(seconds), 0.0, 0.0
    result = silence(length)
    for index in range(length):
        moment = index / length
        if index % 200 == 0:
            shake = chance.uniform(-rough, rough)
        phase += 2.0 * math.pi * pitch(moment) * (1.0 + shake) / RATE
        value = sum(s * math.sin(number * phase) for number, s in enumerate(strengths, 1))
        result[index] = loud(moment) * value
    return faded(result, 0.01, 0.03)


def arch(peak: float = 0.3) -> Path:
    """Soft, loud, soft."""
    return lambda moment: math.sin(math.pi * moment ** peak_power(peak)) ** 1.2


def peak_power(peak: float) -> float:
    """The exponent that puts the loudest moment there."""
    return math.log(0.5) / math.log(peak)


def flute(frequency: float, seconds: float) -> Samples:
    """A wooden flute with breath in it."""
    length = count(seconds)
    chance = random.Random(round(frequency))
    breath = low_passed(array("d", [chance.uniform(-1.0, 1.0) for _ in range(length)]), 2200.0)
    tone = sung(
        lambda moment: (
            frequency * (1.0 + 0.004 * min(1.0, 2 * moment) * math.sin(2 * math.pi * 5.2 * moment * seconds))
        ),
        (1.0, 0.3, 0.1),
        lambda moment: min(1.0, moment * seconds / 0.06) * (1.0 - moment) ** 0.5,
        seconds,
    )
    airy = array("d", [value * 0.12 * (1.0 - index / length) for index, value in enumerate(breath)])
    return faded(scaled(together([(0.0, tone, 1.0), (0.0, airy, 1.0)]), 0.6), 0.03, 0.08)


def lead(seconds: float, seed: int, low: float = 1100.0, high: float = 3000.0) -> Samples:
    """Graphite drawn over rough paper."""
    chance = random.Random(seed)
    length, level = count(seconds), 0.5
    raw = array("d", [chance.uniform(-1.0, 1.0) for _ in range(length)])
    band = high_passed(high_passed(low_passed(low_passed(low_passed(raw, high), high), high), low), low)
    result = silence(length)
    for index in range(length):
        if index % 330 == 0:
            level = chance.uniform(0.45, 1.0)
        result[index] = band[index] * level * arch(0.35)(max(1e-6, index / length))
    return faded(scaled(result, 3.0), 0.006, 0.02)
