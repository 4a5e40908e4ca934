"""How loud, how high and how bright a sound is, and whether a loop closes without a seam.

Loudness is K-weighted as in ITU-R BS.1770, but over the loudest 200 ms: about the time the ear
gathers, so that a short tick and a long wave can be compared.
"""

import math
from array import array
from collections.abc import Sequence
from dataclasses import dataclass

RATE = 44100
WINDOW = RATE // 5
SILENT = -120.0


@dataclass(frozen=True, slots=True)
class Biquad:
    """A second-order filter."""

    ahead: tuple[float, float, float]
    back: tuple[float, float]

    def run(self, samples: Sequence[float]) -> "array[float]":
        """The filtered sound."""
        (b0, b1, b2), (a1, a2) = self.ahead, self.back
        first = second = 0.0
        result = array("d")
        for value in samples:
            out = b0 * value + first
            first = b1 * value - a1 * out + second
            second = b2 * value - a2 * out
            result.append(out)
        return result


def head_shelf(rate: int = RATE) -> Biquad:
    """The first K-weighting stage: the head lifts the highs by 4 dB."""
    slope, quality, lift = math.tan(math.pi * 1681.974450955533 / rate), 0.7071752369554196, 10**0.19999219
    middle = lift**0.4996667741545416
    base = 1.0 + slope / quality + slope * slope
    return Biquad(
        (
            (lift + middle * slope / quality + slope * slope) / base,
            2.0 * (slope * slope - lift) / base,
            (lift - middle * slope / quality + slope * slope) / base,
        ),
        (2.0 * (slope * slope - 1.0) / base, (1.0 - slope / quality + slope * slope) / base),
    )


def high_pass(cutoff: float, quality: float, rate: int = RATE) -> Biquad:
    """A high-pass; the second K-weighting stage is one at 38 Hz."""
    slope = math.tan(math.pi * cutoff / rate)
    base = 1.0 + slope / quality + slope * slope
    back = (2.0 * (slope * slope - 1.0) / base, (1.0 - slope / quality + slope * slope) / base)
    return Biquad((1.0 / base, -2.0 / base, 1.0 / base), back)


HEAD = head_shelf()
RUMBLE_AT = (38.13547087602444, 0.5003270373238773)
RUMBLE = high_pass(*RUMBLE_AT)
EDGE = high_pass(6000.0, 0.7071067811865476)


def decibels(power: float) -> float:
    """Power as decibels below full scale."""
    return 10.0 * math.log10(power) if power > 1e-12 else SILENT


def loudness(samples: Sequence[float]) -> float:
    """K-weighted level of the loudest 200 ms, in decibels."""
    weighted = RUMBLE.run(HEAD.run(samples))
    sums = [0.0]
    for value in weighted:
        sums.append(sums[-1] + value * value)
    last = len(sums) - 1
    starts = range(0, max(1, last - WINDOW + 1), 441)
    return decibels(max(sums[min(last, start + WINDOW)] - sums[start] for start in starts) / WINDOW)


def programme(channels: Sequence[Sequence[float]], rate: int = RATE) -> float:
    """Loudness of a whole programme in LUFS, gated as in BS.1770-4."""
    blocks = momentary(channels, rate)
    for gate in (-70.0, None):
        limit = gate if gate is not None else -0.691 + decibels(sum(blocks) / len(blocks)) - 10.0
        blocks = [power for power in blocks if -0.691 + decibels(power) > limit]
        if not blocks:
            return SILENT
    return -0.691 + decibels(sum(blocks) / len(blocks))


def momentary(channels: Sequence[Sequence[float]], rate: int = RATE) -> list[float]:
    """The weighted power of all channels in blocks of 400 ms, ten times a second."""
    head, rumble, hop = head_shelf(rate), high_pass(*RUMBLE_AT, rate), round(0.1 * rate)
    steps = []
    for samples in channels:
        weighted = rumble.run(head.run(samples))
        steps.append([sum(v * v for v in weighted[at : at + hop]) for at in range(0, len(samples), hop)])
    energies = [sum(values) for values in zip(*steps, strict=True)]
    return [sum(energies[at : at + 4]) / (4 * hop) for at in range(max(1, len(energies) - 3))]


def peak(samples: Sequence[float]) -> float:
    """The highest sample, in decibels."""
    return decibels(max(max(samples), -min(samples)) ** 2)


def power(samples: Sequence[float]) -> float:
    """The mean square."""
    return math.fsum(value * value for value in samples) / len(samples)


def brightness(samples: Sequence[float]) -> float:
    """The share of energy above 6 kHz, where sounds turn sharp."""
    return power(EDGE.run(EDGE.run(samples))) / power(samples)
