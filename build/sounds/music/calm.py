"""The calm piece: a slow kalimba over wide chords, with the sea far off."""

import random
from functools import partial

from build.sounds.envelopes import swelling
from build.sounds.instruments import kalimba, marimba
from build.sounds.music.harmony import BEATS_PER_CHORD, CHORDS, play_notes, play_pads, play_water, shifted
from build.sounds.music.loop import BEATS, Loop, periodic
from build.sounds.nature import drop

MELODY = (
    "0:F#5/0.9 1.5:E5/0.7 3:D5/0.8 4.5:A4/0.7 6:B4/0.6",
    "0:D5/0.8 2.5:F#4/0.6 4:A4/0.7 5.5:B4/0.7",
    "0:B4/0.8 1:D5/0.7 2.5:F#5/0.9 5:E5/0.7 6.5:D5/0.5",
    "0:E5/0.8 2:D5/0.6 3.5:A4/0.7",
    "0:F#5/0.9 1.5:A5/0.7 3:E5/0.7 4.5:D5/0.8 6:A4/0.6",
    "0:B4/0.8 1.5:E5/0.8 3:D5/0.7 5:B4/0.6",
    "0:D5/0.8 1:E5/0.7 2.5:B5/0.6 4:A5/0.6 6:F#5/0.7",
    "0:E5/0.8 2:A4/0.6 3.5:B4/0.6 5:D5/0.5",
)
"""One phrase for each chord."""

DROPS = 13


def play_calm(loop: Loop) -> None:
    """Lay all voices of the calm piece into the loop."""
    play_pads(loop, 0.026)
    play_water(loop, 420.0, 0.32, periodic(lambda moment: 0.25 + 0.75 * swelling(0.55, 2.0)(moment), 16), 211)
    play_water(loop, 1300.0, 0.13, periodic(lambda moment: swelling(0.6, 3.0)(moment), 16), 221)
    play_melody(loop)
    play_ripples(loop)
    play_drops(loop)


def play_melody(loop: Loop) -> None:
    """The kalimba's phrases, and a low note under each chord."""
    long_kalimba = partial(kalimba, decay=2.6)
    deep = partial(marimba, decay=2.2)
    for place, phrase in enumerate(MELODY):
        start = place * BEATS_PER_CHORD
        play_notes(loop, shifted(phrase, start), long_kalimba, 0.30, (-0.25, 0.2))
        bass = CHORDS[place].bass
        play_notes(loop, shifted(f"0:{bass} 4:{bass}/0.6", start), deep, 0.30, (0.0,))


def play_ripples(loop: Loop) -> None:
    """Chord tones that rise and fall quietly between the phrases."""
    for place, chord in enumerate(CHORDS):
        tones = chord.tones
        order = (*tones, *reversed(tones[:-1]))
        table = " ".join(
            f"{2 + 0.75 * number}:{name}/0.{6 - number // 2}" for number, name in enumerate(order)
        )
        play_notes(
            loop, shifted(table, place * BEATS_PER_CHORD), partial(kalimba, decay=1.8), 0.21, (0.45, -0.45)
        )


def play_drops(loop: Loop) -> None:
    """A drop of water now and then."""
    chance = random.Random(231)
    for number in range(DROPS):
        beat = BEATS * (number + 0.7 * chance.random()) / DROPS
        loop.add(
            drop(500.0 + 420.0 * chance.random()),
            beat,
            0.04 + 0.05 * chance.random(),
            chance.uniform(-0.7, 0.7),
        )
