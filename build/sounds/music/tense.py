"""The tense piece: the same chords, now with a heartbeat, a running bass and a rising sea."""

from functools import partial

from build.sounds.envelopes import swelling
from build.sounds.instruments import drum, kalimba, knock, marimba
from build.sounds.music.harmony import BEATS_PER_CHORD, CHORDS, play_notes, play_pads, play_water, shifted
from build.sounds.music.loop import BEATS, Loop, periodic

RUN = (1.0, 0.55, 0.75, 0.55, 0.9, 0.55, 0.75, 0.65)
"""Strength of the bass's eight steps in a bar."""

CALLS = (
    "0:D5 0.5:E5/0.7 1:A4/0.8 2.5:D5/0.8 3:E5/0.7 3.5:F#5/0.8",
    "0:E5 0.5:D5/0.7 1:B4/0.8 2.5:A4/0.8 3:B4/0.7 3.5:D5/0.8",
)
"""Two short figures that answer each other, one bar each."""


def play_tense(loop: Loop) -> None:
    """Lay all voices of the tense piece into the loop."""
    throb = periodic(lambda moment: 0.45 + 0.55 * swelling(0.3, 1.5)(moment), 0.5)
    play_pads(loop, 0.032, throb)
    play_water(loop, 600.0, 0.30, periodic(lambda moment: 0.35 + 0.65 * swelling(0.6, 2.0)(moment), 8), 311)
    play_bass(loop)
    play_heartbeat(loop)
    play_calls(loop)


def play_bass(loop: Loop) -> None:
    """Low wood in running eighths: the root, its octave and the fifth tone of the chord."""
    low = partial(marimba, decay=0.7)
    for place, chord in enumerate(CHORDS):
        steps = (
            chord.bass,
            chord.bass,
            chord.tones[0],
            chord.bass,
            chord.bass,
            chord.tones[0],
            chord.tones[1],
            chord.tones[0],
        )
        for bar in (0, 4):
            table = " ".join(f"{0.5 * n}:{name}/{RUN[n]}" for n, name in enumerate(steps))
            play_notes(loop, shifted(table, place * BEATS_PER_CHORD + bar), low, 0.40, (-0.1, 0.1))


def play_heartbeat(loop: Loop) -> None:
    """Two low strokes every other beat, and soft wood on the off-beats."""
    strong, weak = drum(82.0, 0.6), drum(74.0, 0.45)
    wood = knock(520.0, 321, 0.25)
    for beat in range(0, BEATS, 2):
        loop.add(strong, beat, 0.50)
        loop.add(weak, beat + 0.5, 0.34)
        loop.add(wood, beat + 1.5, 0.10, 0.4)
        loop.add(wood, beat + 1.0, 0.06, -0.4)


def play_calls(loop: Loop) -> None:
    """The kalimba, short of breath."""
    short = partial(kalimba, decay=0.9)
    for bar in range(BEATS // 4):
        play_notes(loop, shifted(CALLS[bar // 2 % 2], 4.0 * bar), short, 0.25, (-0.3, 0.3))
