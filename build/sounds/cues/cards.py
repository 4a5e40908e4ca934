"""The cards: one sound for drawing, one for playing, and a picture in sound for each kind."""

import math
from functools import partial

from build.sounds.cues.cue import CONTACT, LEVEL, Cue
from build.sounds.envelopes import swelling
from build.sounds.instruments import bell, kalimba, knock, marimba, melody, pad
from build.sounds.nature import bubbles, chirp, drop, paper, swish, wash, wings
from build.sounds.pitches import hertz, notes
from build.sounds.samples import Samples, scaled, together

short_kalimba = partial(kalimba, decay=0.8)
long_kalimba = partial(kalimba, decay=1.5)


def card() -> Samples:
    """A card laid on the table."""
    return together(
        [(0.0, paper(41), 1.0), (0.15, knock(300.0, 44, 0.2), 0.4), (0.15, marimba(hertz("A4"), 0.4), 0.35)]
    )


def card_drawn() -> Samples:
    """A new card in the hand: a brush of paper and a small glimmer."""
    glimmer = melody(notes("0.10:D5/0.6 0.19:F#5/0.6 0.28:A5/0.5"), short_kalimba, 0.6)
    return together([(0.0, paper(45), 0.9), *glimmer])


def card_support() -> Samples:
    """Helping hands: two voices climb together in thirds and meet in a chord."""
    lower = melody(notes("0:D4 0.16:E4 0.32:F#4"), marimba)
    upper = melody(notes("0.02:F#4/0.8 0.18:G4/0.8 0.34:A4 0.36:D5/0.8"), marimba)
    return together([*lower, *upper])


def card_bird() -> Samples:
    """Wings and two soft calls."""
    calls = [
        (0.12, chirp(1175.0, 1480.0), 0.30),
        (0.30, chirp(1480.0, 1760.0), 0.34),
        (0.40, chirp(1760.0, 1480.0, 0.1), 0.26),
    ]
    return together(
        [
            (0.0, wings(0.65, 11.0, 48), 1.0),
            *calls,
            *melody(notes("0.12:A4/0.5 0.3:D5/0.5"), short_kalimba, 0.7),
        ]
    )


def card_current() -> Samples:
    """A current that swirls: water going round under a rolling figure."""

    def round_and_round(moment: float) -> float:
        return 700.0 + 420.0 * math.sin(2.0 * math.pi * 3.0 * moment)

    water = wash(1.3, round_and_round, swelling(0.4, 1.2), 51)
    figure = "0:D4 0.11:A4/0.8 0.22:E4/0.8 0.33:B4/0.9 0.44:F#4/0.8 0.55:D5"
    return together([(0.0, water, 1.3), *melody(notes(figure), partial(marimba, decay=0.6), 0.6)])


def card_fishing() -> Samples:
    """The line runs out, the float goes plop, and something is on the hook."""
    tones = ("A4", "A4", "B4", "A4", "B4", "C#5", "B4", "C#5", "D5")
    reel = [(0.035 * n, knock(hertz(tone), 52 + n, 0.3), 0.22) for n, tone in enumerate(tones)]
    catch = melody(notes("0.62:A4/0.7 0.74:D5/0.9"), short_kalimba, 0.7)
    return together([*reel, (0.4, drop(420.0, 0.22, 1.1), 0.9), (0.47, drop(700.0, 0.12), 0.35), *catch])


def card_calm_waters() -> Samples:
    """The sea lies down: a wide soft chord, water drawing back, three far drops."""
    chord = [(0.0, pad(hertz(name), 0.35, 1.1, 1.9), 0.16) for name in ("D4", "A4", "E5")]
    water = wash(1.8, lambda moment: 900.0 - 600.0 * moment, swelling(0.2, 1.2), 61)
    drops = [(0.5, drop(880.0), 0.16), (0.95, drop(740.0), 0.14), (1.35, drop(660.0), 0.10)]
    return together([*chord, (0.0, water, 0.6), *drops])


def card_return() -> Samples:
    """Back again: away from the keynote and home, with a breath that turns round."""
    there_and_back = melody(notes("0:D5 0.15:A4/0.8 0.30:F#4/0.8 0.48:A4/0.8 0.63:D5"), short_kalimba, 0.8)
    return together(
        [
            *there_and_back,
            (0.0, swish(0.36, 1400.0, 500.0, 64), 0.35),
            (0.36, swish(0.36, 500.0, 1400.0, 65), 0.35),
        ]
    )


def bird_saves() -> Samples:
    """The bird holds a tile: a flutter, rising calls and a bright, warm answer."""
    calls = [
        (0.05, chirp(1175.0, 1480.0), 0.28),
        (0.22, chirp(1480.0, 1760.0), 0.30),
        (0.38, chirp(1760.0, 1975.5, 0.16), 0.30),
    ]
    answer = melody(notes("0.40:D5 0.52:F#5/0.9 0.64:A5/0.9"), long_kalimba, 0.7)
    return together(
        [(0.0, wings(0.9, 9.0, 66), 0.9), *calls, *answer, (0.64, scaled(bell(hertz("D5"), 1.4), 0.25), 1.0)]
    )


def animal_aboard() -> Samples:
    """An animal climbs aboard: a splash, paws on planks, and four happy notes."""
    paws = [(0.14, knock(230.0, 71, 0.2), 0.6), (0.24, knock(250.0, 72, 0.2), 0.45)]
    tune = melody(notes("0.30:D5 0.42:F#5/0.9 0.54:A5/0.85 0.70:D6/0.7"), long_kalimba, 0.8)
    below = melody(notes("0.30:D4 0.54:A4/0.8 0.70:F#4/0.8"), marimba, 0.7)
    return together([(0.0, bubbles(380.0, 900.0, 5, 0.2, 73), 0.6), *paws, *tune, *below])


CARDS = (
    Cue("card", card, LEVEL - 1.0, air=0.15, tail=0.35, rise=CONTACT),
    Cue("card_drawn", card_drawn, LEVEL - 1.0, tail=0.5),
    Cue("card_support", card_support),
    Cue("card_bird", card_bird),
    Cue("card_current", card_current),
    Cue("card_fishing", card_fishing),
    Cue("card_calm_waters", card_calm_waters, air=0.4, tail=0.7),
    Cue("card_return", card_return),
    Cue("bird_saves", bird_saves, air=0.35, tail=0.65),
    Cue("animal_aboard", animal_aboard, air=0.3, tail=0.65),
)
