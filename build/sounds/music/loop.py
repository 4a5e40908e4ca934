"""A stereo loop: whatever rings past its end goes on at its start, so that there is no seam."""

import math
from array import array
from collections.abc import Callable
from dataclasses import dataclass, field

from build.sounds.samples import Samples, count, silence

BEAT = 44100
"""Samples per beat: 60 beats a minute, so that beats fall on the seconds of a clock."""

UPBEAT = BEAT // 4
"""Samples before the first beat: the seam lies between beats, where no note begins."""

LEAD = count(3.0)


def looped(process: Callable[[Samples], Samples], samples: Samples) -> Samples:
    """Filter or echo a loop as if it had been running for a while already."""
    return process(samples[-LEAD:] + samples)[LEAD:]


def periodic(shape: Callable[[float], float], beats_long: float, length: int) -> Samples:
    """An envelope that repeats a whole number of times in a loop; the shape runs from 0 to 1."""
    period = round(beats_long * BEAT)
    if length % period:
        raise ValueError(f"{beats_long} beats do not fit into the loop")
    once = array("d", [shape(index / period) for index in range(period)])
    return once * (length // period)


@dataclass(frozen=True, slots=True)
class Loop:
    """Two channels, so many beats long; sounds are laid in by beat."""

    beats: int
    left: Samples = field(init=False)
    right: Samples = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "left", silence(self.length))
        object.__setattr__(self, "right", silence(self.length))

    @property
    def length(self) -> int:
        """How many samples each channel has."""
        return self.beats * BEAT

    def add(self, samples: Samples, beat: float, gain: float, side: float = 0.0) -> None:
        """Lay a sound in at a beat; `side` runs from -1 (left) to 1 (right)."""
        angle = (1.0 + side) * math.pi / 4.0
        start = (UPBEAT + round(beat * BEAT)) % self.length
        for channel, share in ((self.left, math.cos(angle)), (self.right, math.sin(angle))):
            lay(channel, samples, start, gain * share)


def lay(channel: Samples, samples: Samples, start: int, gain: float) -> None:
    """Add a sound to a channel, going round at its end."""
    length = len(channel)
    for index, value in enumerate(samples, start):
        channel[index % length] += gain * value
