"""A small room: a few damped echoes and two diffusers, enough for air around a sound."""

from array import array

from build.sounds.filters import high_passed
from build.sounds.samples import Samples, silence

COMBS = (1557, 1617, 1491, 1422)
DIFFUSERS = (225, 556)
SIDE_STEP = 23
"""By how many samples the right-hand room differs from the left-hand one."""


def echoed(samples: Samples, delay: int, feedback: float, damping: float) -> Samples:
    """A train of echoes, each softer and darker than the one before."""
    line = silence(delay)
    result = silence(len(samples))
    kept, position = 0.0, 0
    for index, value in enumerate(samples):
        echo = line[position]
        result[index] = echo
        kept = echo + damping * (kept - echo)
        line[position] = value + feedback * kept
        position += 1
        if position == delay:
            position = 0
    return result


def diffused(samples: Samples, delay: int) -> Samples:
    """Echoes blurred together, all frequencies kept alike."""
    line = silence(delay)
    result = silence(len(samples))
    position = 0
    for index, value in enumerate(samples):
        late = line[position]
        result[index] = late - 0.5 * value
        line[position] = value + 0.5 * late
        position += 1
        if position == delay:
            position = 0
    return result


def room(samples: Samples, tail: float, damping: float = 0.45, side: int = 0) -> Samples:
    """Only the echoes of a room; `tail` (0 to 0.9) is how long they linger, `side` 0 left, 1 right."""
    source = high_passed(samples, 180.0)
    trains = [echoed(source, delay + side * SIDE_STEP, tail, damping) for delay in COMBS]
    mix = array("d", [0.25 * sum(values) for values in zip(*trains, strict=True)])
    for delay in DIFFUSERS:
        mix = diffused(mix, delay + side * SIDE_STEP)
    return mix
