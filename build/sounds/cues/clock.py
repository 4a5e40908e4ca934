"""The minute: two warnings that cannot be mistaken for each other, five ticks, the bell."""

from functools import partial

from build.sounds.cues.cue import LEVEL, Cue
from build.sounds.instruments import bell, drum, knock, marimba, melody
from build.sounds.pitches import hertz, notes
from build.sounds.samples import Samples, together

TICKS = {
    5: ("D4", 1),
    4: ("E4", 1),
    3: ("A4", 2),
    2: ("B4", 2),
    1: ("D5", 3),
}
"""Seconds left: the pitch climbs and the strokes grow from one to three."""

STROKE = 0.13
ECHO = 0.75
"""The first stroke falls on the second and is the strongest; each further one is softer by this share."""


def warning_30() -> Samples:
    """Half the minute is gone: two round bells, unhurried, stepping down."""
    return together(melody(notes("0:A4 0.45:E4/0.9"), partial(bell, decay=1.5)))


def warning_10() -> Samples:
    """Ten seconds: low drum and three quick climbing strokes, twice."""
    first, second = "0:D4 0.11:F#4 0.22:A4", "0.44:D4 0.55:F#4 0.66:A4 0.66:D5/0.8"
    strokes = melody(notes(f"{first} {second}"), partial(marimba, decay=0.4))
    beats = [(start, drum(92.0, 0.45), 0.9) for start in (0.0, 0.44)]
    return together([*strokes, *beats])


def tick(left: int) -> Samples:
    """One of the last seconds: wood and marimba on the beat, more of them the later it is."""
    name, strokes = TICKS[left]
    layers = []
    for stroke in range(strokes):
        gain = ECHO**stroke
        layers.append((stroke * STROKE, marimba(hertz(name), 0.32), gain))
        layers.append((stroke * STROKE, knock(hertz(name) * 0.75, 80 + left, 0.3), 0.35 * gain))
    if left <= 2:
        layers.append((0.0, drum(98.0, 0.3), 0.6))
    return together(layers)


def ship_bell() -> Samples:
    """The minute is over: a ship's bell, struck twice."""
    strokes = [(start, bell(hertz("D4"), 2.6), gain) for start, gain in ((0.0, 0.9), (0.32, 1.0))]
    glow = [(start, bell(hertz("D5"), 1.8), 0.40) for start in (0.0, 0.32)]
    return together([*strokes, *glow])


CLOCK = (
    Cue("warning_30", warning_30, LEVEL + 0.5, air=0.3),
    Cue("warning_10", warning_10, LEVEL + 1.0, air=0.15, tail=0.4),
    *(
        Cue(f"tick_{left}", partial(tick, left), LEVEL - 0.3 * left + 1.0, 0.08, 0.25, ".wav")
        for left in TICKS
    ),
    Cue("bell", ship_bell, LEVEL + 1.0, air=0.3, tail=0.7),
)
