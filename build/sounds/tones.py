"""The raw material: ringing partials, gliding tones and noise."""

import math
import random
from array import array
from collections.abc import Callable

from build.sounds.samples import RATE, Samples, count, silence


def ringing(frequency: float, decay: float, seconds: float) -> Samples:
    """A sine struck once that dies away by 60 dB in `decay` seconds."""
    radius = 10.0 ** (-3.0 / (decay * RATE))
    angle = 2.0 * math.pi * frequency / RATE
    forward, back = 2.0 * radius * math.cos(angle), -radius * radius
    result = silence(count(seconds))
    older, newer = 0.0, radius * math.sin(angle)
    for index in range(1, len(result)):
        result[index] = newer
        older, newer = newer, forward * newer + back * older
    return result


def steady(frequency: float, length: int, phase: float = 0.0) -> Samples:
    """A sine of constant strength."""
    angle = 2.0 * math.pi * frequency / RATE
    forward = 2.0 * math.cos(angle)
    older, newer = math.sin(phase - angle), math.sin(phase)
    result = silence(length)
    for index in range(length):
        result[index] = newer
        older, newer = newer, forward * newer - older
    return result


def gliding(path: Callable[[float], float], seconds: float) -> Samples:
    """A sine whose frequency follows a path over time (0 at the start, 1 at the end)."""
    length = count(seconds)
    result = silence(length)
    phase, turn = 0.0, 2.0 * math.pi / RATE
    for index in range(length):
        result[index] = math.sin(phase)
        phase += turn * path(index / length)
    return result


def noise(length: int, seed: int) -> Samples:
    """White noise, the same for the same seed."""
    chance = random.Random(seed).random
    return array("d", [2.0 * chance() - 1.0 for _ in range(length)])
