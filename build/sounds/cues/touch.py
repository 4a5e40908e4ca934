"""What the hands do: tiles picked up, turned, placed and drawn; buttons; whose turn it is."""

from functools import partial

from build.sounds.cues.cue import LEVEL, Cue
from build.sounds.filters import low_passed
from build.sounds.instruments import kalimba, knock, marimba, melody
from build.sounds.nature import drop, swish
from build.sounds.pitches import hertz, notes
from build.sounds.samples import Samples, together


def pick_up() -> Samples:
    """A tile leaves the table: a light tap and a breath of air upwards."""
    return together(
        [
            (0.0, knock(430.0, 21, 0.3), 0.45),
            (0.0, swish(0.14, 500.0, 1500.0, 22), 0.30),
            (0.02, marimba(hertz("A4"), 0.28), 0.5),
        ]
    )


def rotate() -> Samples:
    """A quarter turn: two soft wooden clicks with a swish between."""
    return together(
        [
            (0.0, knock(520.0, 23, 0.35), 0.55),
            (0.01, swish(0.12, 800.0, 1500.0, 24), 0.35),
            (0.09, knock(620.0, 25, 0.4), 0.8),
        ]
    )


def place() -> Samples:
    """A tile clicks home: firm wood, a warm low note and a drop of water."""
    return together(
        [
            (0.0, knock(260.0, 26, 0.45), 0.9),
            (0.0, marimba(hertz("D4"), 0.5), 0.8),
            (0.07, drop(680.0, 0.12), 0.22),
        ]
    )


def refuse() -> Samples:
    """Not here: two muted low notes going down, friendly as a shaken head."""
    muted = partial(marimba, decay=0.22)
    return together(
        [
            *melody(notes("0:D4 0.15:B3"), muted),
            (0.0, knock(220.0, 27, 0.1), 0.3),
            (0.15, knock(180.0, 28, 0.1), 0.3),
        ]
    )


def draw() -> Samples:
    """A wooden tile slides off the pile and taps the one below."""
    return together(
        [
            (0.0, knock(240.0, 33, 0.2), 0.35),
            (0.0, low_passed(swish(0.16, 300.0, 800.0, 29), 1200.0), 0.8),
            (0.13, knock(360.0, 30, 0.35), 0.55),
            (0.13, marimba(hertz("E4"), 0.3), 0.4),
            (0.2, marimba(hertz("B4"), 0.25), 0.3),
        ]
    )


def button() -> Samples:
    """A small wooden button."""
    return together([(0.0, knock(480.0, 31, 0.25), 0.4), (0.0, kalimba(hertz("A4"), 0.35), 0.45)])


def focus() -> Samples:
    """The focus moves on: the softest of plucks."""
    return together([(0.0, kalimba(hertz("E5"), 0.22), 0.6), (0.0, knock(600.0, 32, 0.1), 0.12)])


def turn() -> Samples:
    """Your turn: two plucks, a fourth up."""
    return together(melody(notes("0:A4/0.8 0.16:D5"), partial(kalimba, decay=1.0)))


def ready() -> Samples:
    """All set: an open fifth, then a drop."""
    plucks = melody(notes("0:D4 0.01:A4/0.8 0.18:E5/0.6"), partial(marimba, decay=0.8))
    return together([*plucks, (0.3, drop(760.0), 0.3)])


TOUCH = (
    Cue("pick_up", pick_up, LEVEL - 2.0, air=0.15, tail=0.3),
    Cue("rotate", rotate, LEVEL - 2.5, air=0.12, tail=0.3),
    Cue("place", place, air=0.2, tail=0.4),
    Cue("refuse", refuse, air=0.1, tail=0.3),
    Cue("draw", draw, LEVEL - 1.5, air=0.15, tail=0.3),
    Cue("button", button, LEVEL - 3.0, air=0.15, tail=0.3),
    Cue("focus", focus, LEVEL - 4.5, air=0.15, tail=0.3),
    Cue("turn", turn, air=0.35, tail=0.6),
    Cue("ready", ready, air=0.3),
)
