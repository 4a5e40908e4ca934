"""The minute: two warnings that cannot be mistaken for each other, five ticks, the bell."""

import math
from collections.abc import Callable
from functools import partial

from build.sounds.cues.cue import CONTACT, LEVEL, Cue
from build.sounds.envelopes import held
from build.sounds.filters import swept
from build.sounds.instruments import bell, drum, knock, melody, partials
from build.sounds.pitches import hertz, notes
from build.sounds.samples import Samples, count, faded, times, together
from build.sounds.tones import gliding, noise

TICKS = {
    5: ("D5", 1),
    4: ("E5", 1),
    3: ("A5", 2),
    2: ("B5", 2),
    1: ("D6", 3),
}
"""Seconds left: the pitch climbs and the strokes grow from one to three."""

PARTIALS = (1.0, 0.55, 0.45, 0.4, 0.3)
"""A tick keeps its overtones however high it is: they are what stands out over the music."""
STROKE = 0.13
ECHO = 0.85
"""The first stroke falls on the second and is the strongest; each further one is softer by this share."""
HIGH = 2
"""The last two are so high that their tones leave gaps for the music: a second piece of wood fills one."""
CONCH = (1.0, 0.62, 0.45, 0.3, 0.2)


def warning_30() -> Samples:
    """Half the minute is gone: a conch is blown, a long tone that steps down a fourth."""

    def path(moment: float) -> float:
        return hertz("D5") if moment < 0.42 else hertz("A4")

    def breath(moment: float) -> float:
        vibrato = 1.0 + 0.003 * math.sin(2.0 * math.pi * 5.0 * 1.15 * moment)
        share = max(0.0, min(1.0, (moment - 0.40) / 0.05))
        return float(vibrato * hertz("D5") ** (1.0 - share) * hertz("A4") ** share)

    blown = together((0.0, gliding(partial(_times, breath, n + 1), 1.15), s) for n, s in enumerate(CONCH))
    air = swept(noise(count(1.15), 79), lambda moment: 3.0 * path(moment), 0.5)
    tone = together([(0.0, blown, 1.0), (0.0, air, 0.12)])
    return times(tone, held(0.04, 0.3, 1.15))


def _times(path: Callable[[float], float], factor: int, moment: float) -> float:
    return factor * path(moment)


def warning_10() -> Samples:
    """Ten seconds: low drum and three quick climbing strokes, twice."""
    first, second = "0:D5 0.11:F#5 0.22:A5", "0.44:D5 0.55:F#5 0.66:A5 0.66:D6/0.8"
    strokes = melody(notes(f"{first} {second}"), bright)
    wood = [(start, knock(1800.0, 78, 0.9), 0.3) for start in (0.0, 0.11, 0.22, 0.44, 0.55, 0.66)]
    beats = [(start, drum(110.0, 0.4), 0.5) for start in (0.0, 0.44)]
    return together([*strokes, *wood, *beats])


def bright(frequency: float, decay: float = 0.32, lowest: float = 1.0) -> Samples:
    """A bar of hard wood with all its overtones."""
    strengths = (lowest * PARTIALS[0], *PARTIALS[1:])
    table = [(n + 1.0, s, decay * (1.0 - 0.15 * n)) for n, s in enumerate(strengths)]
    return faded(partials(frequency, table, decay), 0.001, 0.03)


def tick(left: int) -> Samples:
    """One of the last seconds: hard wood on the beat, more strokes the later it is."""
    name, strokes = TICKS[left]
    lowest, second = (0.7, 1.0) if left <= HIGH else (1.0, 0.0)
    layers = []
    for stroke in range(strokes):
        at, gain = stroke * STROKE, ECHO**stroke
        layers.append((at, bright(hertz(name), lowest=lowest), gain))
        layers.append((at, knock(1800.0, 80 + left, 0.9), 0.7 * gain))
        layers.append((at, knock(1500.0, 90 + left, 1.0), second * gain))
    return together(layers)


def ship_bell() -> Samples:
    """The minute is over: a ship's bell, struck twice."""
    strokes = [(start, bell(hertz("D4"), 2.6), gain) for start, gain in ((0.0, 0.7), (0.32, 0.8))]
    glow = [(start, bell(hertz("D5"), 1.8), 0.75) for start in (0.0, 0.32)]
    ring = [(start, bell(hertz("D6"), 1.0), 0.6) for start in (0.0, 0.32)]
    fifth = [(start, bell(hertz("A5"), 1.3), 0.55) for start in (0.0, 0.32)]  # clear of the swell
    edge = [(start, bell(hertz("A6"), 0.5), 0.3) for start in (0.0, 0.32)]
    return together([*strokes, *glow, *fifth, *ring, *edge])


CLOCK = (
    Cue("warning_30", warning_30, LEVEL + 3.0, air=0.2),
    Cue("warning_10", warning_10, LEVEL + 4.0, air=0.15, tail=0.4, rise=CONTACT),
    *(
        Cue(f"tick_{left}", partial(tick, left), LEVEL + 5.0 - left, 0.08, 0.25, ".wav", CONTACT)
        for left in TICKS
    ),
    Cue("bell", ship_bell, LEVEL + 4.0, air=0.3, tail=0.7, rise=CONTACT),
)
