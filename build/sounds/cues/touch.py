"""What the hands do: tiles picked up, turned, placed and drawn; buttons; whose turn it is."""

from functools import partial

from build.sounds.cues.cue import CONTACT, LEVEL, PITCHES, Cue
from build.sounds.filters import low_passed
from build.sounds.instruments import kalimba, knock, marimba, melody
from build.sounds.nature import drop, swish
from build.sounds.pitches import hertz, notes
from build.sounds.samples import Samples, together


def pick_up(take: int) -> Samples:
    """A tile leaves the table: a light tap and a breath of air upwards."""
    pitch, seed = PITCHES[take], 200 * take
    return together(
        [
            (0.0, knock(hertz("A4"), 1027 + seed, 0.45, pitch), 0.6),
            (0.0, swish(0.14, 600.0 * pitch, 1800.0 * pitch, 1028 + seed), 0.30),
            (0.02, marimba(hertz("A4"), 0.28), 0.5),
        ]
    )


def rotate(take: int) -> Samples:
    """A quarter turn: two soft wooden clicks on the fourth of the key, with a swish between."""
    pitch, seed = PITCHES[take], 200 * take
    return together(
        [
            (0.0, knock(hertz("A4"), 1033 + seed, 0.5, pitch), 0.55),
            (0.01, swish(0.12, 800.0 * pitch, 1700.0 * pitch, 1034 + seed), 0.35),
            (0.09, knock(hertz("D5"), 1035 + seed, 0.55, pitch), 0.8),
        ]
    )


def place(take: int) -> Samples:
    """A tile clicks home: firm wood, a warm note and a drop of water."""
    pitch, seed = PITCHES[take], 200 * take
    return together(
        [
            (0.0, knock(hertz("D4"), 26 + seed, 0.6, pitch), 0.7),
            (0.0, marimba(hertz("D4"), 0.4), 0.6),
            (0.0, marimba(hertz("A4"), 0.25), 0.38),
            (0.07, drop(680.0 * pitch, 0.12), 0.22),
        ]
    )


def refuse() -> Samples:
    """Not here: two muted notes going down, friendly as a shaken head."""
    muted = partial(marimba, decay=0.22)
    return together(
        [
            *melody(notes("0:F#4 0.15:D4"), muted),
            *melody(notes("0:F#5/0.25 0.15:D5/0.25"), muted),
            (0.0, knock(370.0, 27, 0.1), 0.3),
            (0.15, knock(294.0, 28, 0.1), 0.3),
        ]
    )


def draw(take: int) -> Samples:
    """A wooden tile slides off the pile and taps the one below."""
    pitch, seed = PITCHES[take], 200 * take
    return together(
        [
            (0.0, knock(hertz("E4"), 33 + seed, 0.35, pitch), 0.35),
            (0.0, low_passed(swish(0.16, 500.0 * pitch, 1300.0 * pitch, 29 + seed), 2400.0), 0.8),
            (0.13, knock(hertz("G4"), 30 + seed, 0.5, pitch), 0.55),
            (0.13, marimba(hertz("E4"), 0.3), 0.4),
            (0.2, marimba(hertz("B4"), 0.25), 0.3),
        ]
    )


def discard(take: int) -> Samples:
    """A tile is given away: it slides off and drops into the box, lower than it was taken."""
    pitch, seed = PITCHES[take], 200 * take
    return together(
        [
            (0.0, low_passed(swish(0.22, 1500.0 * pitch, 500.0 * pitch, 1035 + seed), 2600.0), 0.9),
            (0.2, knock(hertz("G4"), 1036 + seed, 0.5, pitch), 0.6),
            (0.27, knock(hertz("E4"), 1037 + seed, 0.4, pitch), 0.5),
            (0.2, marimba(hertz("B4"), 0.2), 0.25),
            (0.27, marimba(hertz("F#4"), 0.25), 0.35),
        ]
    )


def button(take: int) -> Samples:
    """A small wooden button."""
    return together(
        [
            (0.0, knock(hertz("B4"), 1038 + 200 * take, 0.35, PITCHES[take]), 0.4),
            (0.0, kalimba(hertz("A4"), 0.35), 0.45),
        ]
    )


def focus(take: int) -> Samples:
    """The focus moves on: the softest of plucks."""
    wood = knock(hertz("D5"), 32 + 200 * take, 0.2, PITCHES[take])
    return together([(0.0, kalimba(hertz("B4"), 0.22), 0.6), (0.0, wood, 0.16)])


def turn() -> Samples:
    """Your turn: two plucks, a fourth up."""
    return together(melody(notes("0:A4/0.8 0.16:D5"), partial(kalimba, decay=1.0)))


def ready() -> Samples:
    """All set: an open fifth, then a drop."""
    plucks = melody(notes("0:D4 0.01:A4/0.8 0.18:E5/0.6"), partial(marimba, decay=0.8))
    return together([*plucks, (0.3, drop(760.0), 0.3)])


def passed_over() -> Samples:
    """Nothing to do for one of you: two open notes that stay where they are, then on."""
    return together(melody(notes("0:E4/0.8 0.2:E4/0.6 0.4:A4/0.7"), partial(marimba, decay=0.5)))


def round_begins() -> Samples:
    """A new minute: a fifth and its octave, opening like a shutter, over a breath of air."""
    opening = melody(notes("0:D4/0.9 0.14:A4/0.9 0.28:D5 0.28:F#5/0.6"), partial(kalimba, decay=1.2))
    return together([*opening, (0.0, swish(0.5, 500.0, 2200.0, 37), 0.4)])


TOUCH = (
    Cue("pick_up", pick_up, LEVEL - 2.0, air=0.15, tail=0.3, rise=CONTACT, takes=4),
    Cue("rotate", rotate, LEVEL - 2.5, air=0.12, tail=0.3, rise=CONTACT, takes=4),
    Cue("place", place, LEVEL - 3.0, air=0.2, tail=0.4, rise=CONTACT, takes=4),
    Cue("refuse", refuse, air=0.1, tail=0.3, rise=CONTACT),
    Cue("draw", draw, LEVEL - 1.5, air=0.15, tail=0.3, rise=CONTACT, takes=4),
    Cue("discard", discard, LEVEL - 1.5, air=0.15, tail=0.3, takes=4),
    Cue("button", button, LEVEL - 3.0, air=0.15, tail=0.3, rise=CONTACT, takes=4),
    Cue("focus", focus, LEVEL - 4.5, air=0.15, tail=0.3, rise=CONTACT, takes=4),
    Cue("turn", turn, air=0.35, tail=0.6, rise=CONTACT),
    Cue("ready", ready, air=0.3, rise=CONTACT),
    Cue("passed_over", passed_over, LEVEL - 1.0, air=0.3, rise=CONTACT),
    Cue("round_begins", round_begins, air=0.35, tail=0.65, rise=CONTACT),
)
