"""Every cue of River Dice: dice, pencil, animals, what is won, and how a round and a game end."""

import math
import random

from build.river_sounds.voices import arch, flute, lead, pluck, sung
from build.sounds.cues.cue import LEVEL, Cue
from build.sounds.filters import low_passed
from build.sounds.instruments import knock
from build.sounds.nature import drop, swish
from build.sounds.pitches import hertz
from build.sounds.samples import Layer, Samples, together

# Dice


def die_moss() -> Samples:
    """A maple die falls on moss: a dull, soft thud with a little wood in it."""
    return together(
        [
            (0.0, low_passed(knock(300.0, 601, 0.1), 1300.0), 1.0),
            (0.0, low_passed(swish(0.07, 700.0, 380.0, 602), 1300.0), 1.1),
            (0.004, knock(640.0, 603, 0.2), 0.4),
        ]
    )


def die_wood() -> Samples:
    """Maple on maple."""
    return together([(0.0, knock(910.0, 604, 0.6), 0.9), (0.018, knock(1230.0, 605, 0.5), 0.4)])


# Pencil


def pencil() -> Samples:
    """A ring is drawn."""
    return lead(0.42, 611)


def cross() -> Samples:
    """Two strokes: crossed out."""
    return together(
        [(0.0, lead(0.12, 612, 1300.0, 3400.0), 1.0), (0.19, lead(0.13, 613, 1000.0, 2600.0), 0.9)]
    )


def write() -> Samples:
    """A number is written: down, round, a dot of the point."""
    return together(
        [
            (0.0, knock(1500.0, 614, 0.2), 0.2),
            (0.01, lead(0.1, 615, 900.0, 2400.0), 0.8),
            (0.14, lead(0.24, 616, 1500.0, 3600.0), 1.0),
            (0.4, knock(1350.0, 617, 0.2), 0.3),
        ]
    )


# Animals


def salmon() -> Samples:
    """A leap and a splash."""
    return together(
        [
            (0.0, swish(0.2, 500.0, 1700.0, 621), 0.5),
            (0.24, low_passed(swish(0.26, 1900.0, 600.0, 622), 3000.0), 1.0),
            (0.26, drop(430.0, 0.16), 0.7),
            (0.36, drop(640.0, 0.12), 0.45),
            (0.47, drop(820.0, 0.1), 0.3),
        ]
    )


def hawk() -> Samples:
    """A long call from high up, falling."""
    return sung(
        lambda moment: 1480.0 + 420.0 * math.exp(-3.5 * moment) - 330.0 * moment,
        (1.0, 0.45, 0.2),
        arch(0.2),
        0.62,
        0.02,
        631,
    )


def fox() -> Samples:
    """Two short barks."""
    yip = sung(
        lambda moment: 520.0 + 380.0 * math.sin(math.pi * moment),
        (0.7, 1.0, 0.7, 0.4, 0.25, 0.12),
        arch(0.3),
        0.13,
        0.04,
        641,
    )
    return together([(0.0, yip, 0.9), (0.21, yip, 1.0)])


def elk() -> Samples:
    """The bugle of autumn: up, held, down."""

    def pitch(moment: float) -> float:
        if moment < 0.25:
            return 392.0 + (880.0 - 392.0) * math.sin(math.pi * moment / 0.5)
        return 880.0 - (440.0 * ((moment - 0.7) / 0.3) if moment > 0.7 else 0.0)

    return sung(pitch, (1.0, 0.55, 0.4, 0.2, 0.1), arch(0.5), 0.95, 0.006, 651)


def bear() -> Samples:
    """A friendly grumble."""
    grumble = sung(
        lambda moment: 98.0 + 16.0 * math.sin(math.pi * moment),
        (0.2, 0.3, 0.6, 0.9, 1.0, 0.9, 0.6, 0.45, 0.3, 0.2),
        lambda moment: arch(0.4)(moment) * (0.7 + 0.3 * math.sin(2 * math.pi * 24 * moment)),
        0.72,
        0.05,
        661,
    )
    return low_passed(grumble, 1500.0)


# What is won


def token() -> Samples:
    """A pine cone rolls to a stop."""
    chance, layers = random.Random(671), []
    for k in range(7):
        layers.append(
            (
                0.055 * k + 0.01 * chance.random(),
                knock(chance.uniform(700.0, 1050.0), 672 + k, 0.35),
                0.9 - 0.11 * k,
            )
        )
    return together(layers)


def sun() -> Samples:
    """Warm light: a rising harp, a flute above it."""
    harp: list[Layer] = [
        (0.07 * k, pluck(hertz(name), 1.0), 0.7) for k, name in enumerate(("D4", "A4", "D5", "F#5"))
    ]
    return together([*harp, (0.3, flute(hertz("A5"), 0.7), 0.5)])


def rain() -> Samples:
    """A shower: many small drops."""
    chance, drops = random.Random(681), []
    for k in range(16):
        drops.append(
            (
                0.8 * (k + chance.random()) / 16,
                drop(chance.uniform(700.0, 1500.0), 0.06),
                chance.uniform(0.3, 0.8),
            )
        )
    return together([*drops, (0.0, low_passed(swish(0.9, 1600.0, 900.0, 682), 2400.0), 0.35)])


def bonus() -> Samples:
    """Something more: two strings and a breath."""
    return together(
        [
            (0.0, pluck(hertz("E5"), 0.7), 0.8),
            (0.11, pluck(hertz("B5"), 0.8), 0.8),
            (0.2, flute(hertz("E5"), 0.4), 0.45),
        ]
    )


def card() -> Samples:
    """A habitat is whole: the card slides, is stamped, and a chord stands."""
    chord: list[Layer] = [
        (0.34 + 0.02 * k, pluck(hertz(name), 1.3), 0.6) for k, name in enumerate(("G3", "D4", "B4", "G5"))
    ]
    return together(
        [
            (0.0, low_passed(swish(0.24, 900.0, 500.0, 691), 1600.0), 0.9),
            (0.3, knock(150.0, 692, 0.2), 1.0),
            *chord,
        ]
    )


def end_of_round() -> Samples:
    """The cards move on: a flute looks back over its shoulder."""
    return together(
        [
            (0.0, low_passed(swish(0.2, 500.0, 900.0, 701), 1400.0), 0.4),
            (0.08, flute(hertz("F#5"), 0.34), 0.7),
            (0.36, flute(hertz("D5"), 0.6), 0.8),
        ]
    )


def won() -> Samples:
    """Evening by the river: the flute's tune over a harp, and a hawk far off."""
    harp = (
        ("D4", 0.0),
        ("A4", 0.3),
        ("D5", 0.6),
        ("G3", 1.2),
        ("D4", 1.5),
        ("B4", 1.8),
        ("D4", 2.4),
        ("A4", 2.6),
        ("F#5", 2.8),
    )
    tune = (("F#5", 0.0, 0.55), ("A5", 0.6, 0.5), ("B5", 1.2, 0.7), ("A5", 1.9, 0.4), ("D5", 2.4, 1.2))
    layers: list[Layer] = [(at, pluck(hertz(name), 1.8), 0.55) for name, at in harp]
    layers += [(at, flute(hertz(name), seconds), 0.6) for name, at, seconds in tune]
    return together([*layers, (3.1, hawk(), 0.12)])


def trail() -> Samples:
    """Steps on a path, and a new sign at its side."""
    steps: list[Layer] = [
        (0.2 * k, low_passed(knock(210.0 + 30 * (k % 2), 711 + k, 0.15), 1400.0), 0.6) for k in range(3)
    ]
    signs: list[Layer] = [
        (0.62 + 0.09 * k, pluck(hertz(name), 1.2), 0.7) for k, name in enumerate(("A4", "D5", "A5"))
    ]
    return together([*steps, *signs])


RIVER_CUES = {
    cue.name: cue
    for cue in (
        Cue("river_die_moss", die_moss, LEVEL - 1.0, air=0.05, tail=0.15),
        Cue("river_die_wood", die_wood, LEVEL - 2.0, air=0.08, tail=0.2),
        Cue("river_pencil", pencil, LEVEL - 3.0, air=0.05, tail=0.15),
        Cue("river_cross", cross, LEVEL - 3.0, air=0.05, tail=0.15),
        Cue("river_write", write, LEVEL - 3.0, air=0.05, tail=0.15),
        Cue("river_salmon", salmon, air=0.2, tail=0.4),
        Cue("river_hawk", hawk, LEVEL - 1.0, air=0.45, tail=0.8),
        Cue("river_fox", fox, LEVEL - 1.0, air=0.3, tail=0.5),
        Cue("river_elk", elk, air=0.5, tail=0.8),
        Cue("river_bear", bear, air=0.2, tail=0.4),
        Cue("river_token", token, LEVEL - 1.0, air=0.1, tail=0.2),
        Cue("river_sun", sun, air=0.35, tail=0.6),
        Cue("river_rain", rain, LEVEL - 1.0, air=0.3, tail=0.5),
        Cue("river_bonus", bonus, air=0.3, tail=0.5),
        Cue("river_card", card, air=0.3, tail=0.6),
        Cue("river_round", end_of_round, LEVEL - 1.0, air=0.4, tail=0.7),
        Cue("river_won", won, air=0.45, tail=0.9),
        Cue("river_trail", trail, air=0.25, tail=0.5),
    )
}
