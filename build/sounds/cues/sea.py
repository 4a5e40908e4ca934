"""The sea's move: the dice roll, the wave comes, tiles are washed away."""

import random
from functools import partial

from build.sounds.cues.cue import LEVEL, Cue
from build.sounds.envelopes import swelling
from build.sounds.instruments import drum, knock, marimba, melody
from build.sounds.nature import bubbles, wash
from build.sounds.pitches import notes
from build.sounds.samples import Samples, together


def dice() -> Samples:
    """Two wooden dice: they tumble, slow down and come to rest one after the other."""
    chance = random.Random(91)
    layers, moment, gap = [], 0.0, 0.045
    for bounce in range(13):
        hard = 0.5 - 0.02 * bounce
        layers.append(
            (moment, knock(330.0 + 190.0 * chance.random(), 92 + bounce, hard), 1.0 - 0.045 * bounce)
        )
        moment += gap * (0.7 + 0.6 * chance.random())
        gap *= 1.1
    layers.append((moment + 0.02, knock(290.0, 106, 0.3), 0.55))
    layers.append((moment + 0.15, knock(340.0, 107, 0.3), 0.45))
    return together(layers)


def sea_wave() -> Samples:
    """The wave gathers from afar, breaks and runs out over the board."""

    def gathering(moment: float) -> float:
        return 160.0 + 900.0 * swelling(0.42, 2.4)(moment)

    body = wash(3.4, gathering, swelling(0.42, 2.8), 111)
    deep = wash(3.2, lambda moment: 130.0, swelling(0.42, 1.4), 112)
    foam = wash(1.9, lambda moment: 1900.0 - 900.0 * moment, swelling(0.1, 1.5), 113)
    return together(
        [
            (0.0, body, 1.0),
            (0.0, deep, 3.5),
            (1.35, foam, 0.7),
            (1.45, drum(70.0, 0.8), 0.30),
            (1.7, bubbles(320.0, 800.0, 12, 1.3, 114), 0.10),
        ]
    )


def washed_away() -> Samples:
    """A tile goes under: a rush, bubbles, and three notes sinking."""
    rush = wash(0.9, lambda moment: 1100.0 - 750.0 * moment, swelling(0.25, 1.3), 115)
    sinking = melody(notes("0.08:A4/0.9 0.26:F#4/0.9 0.48:D4"), partial(marimba, decay=0.6), 0.55)
    return together([(0.0, rush, 1.0), (0.25, bubbles(300.0, 700.0, 8, 0.7, 116), 0.3), *sinking])


SEA = (
    Cue("dice", dice, air=0.15, tail=0.4),
    Cue("wave", sea_wave, LEVEL + 1.0, air=0.3, tail=0.7),
    Cue("washed_away", washed_away, air=0.25),
)
