"""The sea's move: the dice roll, the wave comes, tiles are washed away."""

import math
import random
from functools import partial

from build.sounds.cues.cue import CONTACT, LEVEL, PITCHES, Cue
from build.sounds.envelopes import drawn, swelling
from build.sounds.filters import low_passed
from build.sounds.instruments import drum, knock, marimba, melody
from build.sounds.nature import bubbles, wash
from build.sounds.pitches import hertz, notes
from build.sounds.samples import Samples, count, times, together
from build.sounds.tones import gliding


def dice() -> Samples:
    """Two wooden dice: they tumble, slow down and come to rest one after the other."""
    chance, tones = random.Random(91), [hertz(name) for name in ("E4", "F#4", "G4", "A4", "B4")]
    layers, moment, gap = [], 0.0, 0.045
    for bounce in range(13):
        hard = 0.5 - 0.02 * bounce
        layers.append((moment, knock(chance.choice(tones), 92 + bounce, hard), 1.0 - 0.045 * bounce))
        moment += gap * (0.7 + 0.6 * chance.random())
        gap *= 1.1
    layers.append((moment + 0.02, knock(hertz("D4"), 106, 0.3), 0.55))
    layers.append((moment + 0.15, knock(hertz("E4"), 107, 0.3), 0.45))
    return together(layers)


def die_knock(take: int) -> Samples:
    """One die strikes the table or the other die; how hard is a matter of its volume."""
    pitch, seed = PITCHES[take], 200 * take
    return together(
        [
            (0.0, knock(hertz("A4"), 1116 + seed, 0.75, pitch), 1.0),
            (0.004, knock(hertz("F#5"), 1117 + seed, 0.6, pitch), 0.4),
        ]
    )


def sea_wave() -> Samples:
    """The wave gathers from afar, breaks and runs out over the board."""

    def gathering(moment: float) -> float:
        return 300.0 + 1200.0 * swelling(0.42, 2.4)(moment)

    body = wash(3.4, gathering, swelling(0.42, 2.8), 111)
    deep = wash(3.2, lambda moment: 130.0, swelling(0.42, 1.4), 112)
    foam = wash(1.9, lambda moment: 1900.0 - 900.0 * moment, swelling(0.1, 1.5), 113)
    return together(
        [
            (0.0, body, 1.0),
            (0.0, deep, 1.2),
            (1.35, foam, 0.9),
            (1.45, drum(70.0, 0.8), 0.30),
            (1.7, bubbles(320.0, 800.0, 12, 1.3, 114), 0.10),
        ]
    )


def gull(take: int) -> Samples:
    """A gull far off: cries that slide up and fall."""
    high = 1175.0 * (1.0, 1.06, 0.94)[take]

    def overtone(number: int, moment: float) -> float:
        return number * high * (1.0 + 0.43 * math.sin(math.pi * moment) ** 2)

    voice = together(
        (0.0, gliding(partial(overtone, number), 0.3), strength)
        for number, strength in ((1, 1.0), (2, 0.5), (3, 0.2))
    )
    cry = times(voice, drawn(swelling(0.3, 1.3), count(0.3)))
    cries = ((0.36 * number, cry, 1.0 - 0.2 * number) for number in range((2, 3, 1)[take]))
    return low_passed(together(cries), 3500.0)


def washed_away(take: int) -> Samples:
    """A tile goes under: a rush, bubbles, and three notes sinking."""
    pitch, seed = PITCHES[take], 200 * take
    rush = wash(0.9, lambda moment: (1500.0 - 900.0 * moment) * pitch, swelling(0.25, 1.3), 115 + seed)
    sinking = melody(notes("0.08:A4/0.9 0.26:F#4/0.9 0.48:D4"), partial(marimba, decay=0.6), 0.55)
    gurgle = bubbles(360.0 * pitch, 900.0 * pitch, 8, 0.7, 116 + seed)
    return together([(0.0, rush, 1.0), (0.25, gurgle, 0.3), *sinking])


SEA = (
    Cue("dice", dice, air=0.15, tail=0.4, rise=CONTACT),
    Cue("knock", die_knock, LEVEL - 1.0, air=0.12, tail=0.25, rise=CONTACT, takes=4),
    Cue("gull", gull, LEVEL - 2.0, air=0.8, tail=0.8, takes=3),
    Cue("wave", sea_wave, LEVEL + 1.0, air=0.3, tail=0.7),
    Cue("washed_away", washed_away, air=0.25, takes=4),
)
