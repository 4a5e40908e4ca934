"""Water, wings, paper: sounds of the world around the table."""

import math
import random
from collections.abc import Callable

from build.sounds.envelopes import drawn, struck, swelling
from build.sounds.filters import low_passed, swept
from build.sounds.samples import Samples, count, faded, scaled, times, together
from build.sounds.tones import gliding, noise

FOAM = 9000.0
"""Water is bright up to here."""


def drop(frequency: float, seconds: float = 0.14, rise: float = 0.8) -> Samples:
    """A drop into water: the bubble's tone climbs while it dies away."""
    tone = gliding(lambda moment: frequency * (1.0 + rise * moment * moment), seconds)
    return faded(times(tone, struck(0.004, seconds * 1.3, seconds)), 0.003, 0.01)


def bubbles(lowest: float, highest: float, amount: int, seconds: float, seed: int) -> Samples:
    """A flurry of drops of chance size, spread over some time."""
    chance = random.Random(seed)
    return together(
        (
            seconds * (number + 0.8 * chance.random()) / amount,
            drop(lowest * (highest / lowest) ** chance.random(), 0.07 + 0.09 * chance.random()),
            0.35 + 0.65 * chance.random(),
        )
        for number in range(amount)
    )


def wash(
    seconds: float, centre: Callable[[float], float], shape: Callable[[float], float], seed: int
) -> Samples:
    """Moving water: noise in a broad band that wanders, swelling and falling."""
    length = count(seconds)
    source = swept(noise(length, seed), centre, 1.6)
    return times(low_passed(source, FOAM), drawn(shape, length))


def swish(seconds: float, low: float, high: float, seed: int) -> Samples:
    """Something light sliding past: a short band of noise moving from low to high."""
    return wash(seconds, lambda moment: low * (high / low) ** moment, swelling(0.45, 1.6), seed)


def paper(seed: int) -> Samples:
    """A card turned over: two soft brushes and the snap between them."""
    return together(
        [
            (0.0, swish(0.11, 900.0, 2400.0, seed), 0.8),
            (0.085, swish(0.05, 2600.0, 1500.0, seed + 1), 1.0),
            (0.12, swish(0.09, 1600.0, 800.0, seed + 2), 0.45),
        ]
    )


def wings(seconds: float, beats: float, seed: int) -> Samples:
    """Feathers in the air: soft noise that comes in beats."""

    def shape(moment: float) -> float:
        beat = 0.5 - 0.5 * math.cos(2.0 * math.pi * beats * seconds * moment)
        return float(beat**2 * swelling(0.4, 0.8)(moment))

    return wash(seconds, lambda moment: 650.0 + 500.0 * moment, shape, seed)


def chirp(frequency: float, top: float, seconds: float = 0.12) -> Samples:
    """A friendly bird's syllable: a whistle that arches up (or down) to another tone and comes back."""
    tone = gliding(lambda moment: frequency * (top / frequency) ** math.sin(math.pi * moment), seconds)
    return scaled(times(tone, drawn(swelling(0.3, 1.5), count(seconds))), 0.8)
