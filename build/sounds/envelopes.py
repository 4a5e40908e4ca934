"""How strong a sound is from moment to moment."""

import math
from array import array
from collections.abc import Callable

from build.sounds.samples import Samples, count


def drawn(shape: Callable[[float], float], length: int) -> Samples:
    """An envelope from a function of the time gone by (0 at the start, 1 at the end)."""
    return array("d", [shape(index / length) for index in range(length)])


def struck(rise: float, decay: float, seconds: float) -> Samples:
    """A quick rise, then a fall by 60 dB in `decay` seconds."""
    length, rising = count(seconds), max(1, count(rise))
    ratio = 10.0 ** (-3.0 / count(decay))
    result, level = array("d"), 1.0
    for index in range(length):
        level *= ratio
        result.append(level * min(1.0, index / rising))
    return result


def swelling(peak: float, sharpness: float = 2.0) -> Callable[[float], float]:
    """A shape that rises to 1 at `peak` and falls away again, rounded at the top."""

    def shape(moment: float) -> float:
        side = moment / peak if moment < peak else (1.0 - moment) / (1.0 - peak)
        return float(math.sin(0.5 * math.pi * max(0.0, side)) ** sharpness)

    return shape


def held(rise: float, fall: float, seconds: float) -> Samples:
    """A slow rise, a plateau and a slow fall, all rounded; for sounds that float."""
    length, rising, falling = count(seconds), count(rise), count(fall)
    result = array("d")
    for index in range(length):
        side = min(1.0, index / rising, (length - index) / falling)
        result.append(0.5 - 0.5 * math.cos(math.pi * side))
    return result
