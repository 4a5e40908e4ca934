"""A stereo loop: whatever rings past its end goes on at its start, so that there is no seam."""

import math
from array import array
from collections.abc import Callable
from dataclasses import dataclass, field

from build.sounds.samples import Samples, count, silence

BEAT = 36750
"""Samples per beat: 72 beats a minute."""

BEATS = 64
LENGTH = BEAT * BEATS
UPBEAT = BEAT // 4
"""Samples before the first beat: the seam lies between beats, where no note begins."""

LEAD = count(3.0)


def looped(process: Callable[[Samples], Samples], samples: Samples) -> Samples:
    """Filter or echo a loop as if it had been running for a while already."""
    return process(samples[-LEAD:] + samples)[LEAD:]


def periodic(shape: Callable[[float], float], beats_long: float) -> Samples:
    """An envelope that repeats a whole number of times in the loop; the shape runs from 0 to 1."""
    period = round(beats_long * BEAT)
    if LENGTH % period:
        raise ValueError(f"{beats_long} beats do not fit into the loop")
    once = array("d", [shape(index / period) for index in range(period)])
    return once * (LENGTH // period)


@dataclass(frozen=True, slots=True)
class Loop:
    """Two channels of one length; sounds are laid in by beat."""

    left: Samples = field(default_factory=lambda: silence(LENGTH))
    right: Samples = field(default_factory=lambda: silence(LENGTH))

    def add(self, samples: Samples, beat: float, gain: float, side: float = 0.0) -> None:
        """Lay a sound in at a beat; `side` runs from -1 (left) to 1 (right)."""
        angle = (1.0 + side) * math.pi / 4.0
        start = (UPBEAT + round(beat * BEAT)) % LENGTH
        for channel, share in ((self.left, math.cos(angle)), (self.right, math.sin(angle))):
            lay(channel, samples, start, gain * share)


def lay(channel: Samples, samples: Samples, start: int, gain: float) -> None:
    """Add a sound to a channel, going round at its end."""
    first = len(channel) - start
    for index, value in enumerate(samples[:first], start):
        channel[index] += gain * value
    for index, value in enumerate(samples[first:]):
        channel[index] += gain * value
