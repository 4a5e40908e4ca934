"""The voices of the music, each a loop of its own; the game lets them in and out by their volume.

pads and kalimba are there from the start, the pulse joins when time grows short, the alarm at the end; the
sea is always there, far off, and its swell comes near at last.
"""

import math
import random
from functools import partial

from build.sounds.envelopes import swelling
from build.sounds.filters import swept
from build.sounds.instruments import drum, kalimba, knock, marimba
from build.sounds.music.harmony import BEATS_PER_CHORD, CHORDS, play_notes, play_pads, play_water, shifted
from build.sounds.music.loop import LEAD, Loop, looped, periodic
from build.sounds.nature import drop
from build.sounds.samples import Samples
from build.sounds.tones import noise

OCTAVE = 0.4
"""How much of a bass note's octave is with it: small loudspeakers play only that."""

MELODY = (
    "0:F#5/0.9 0.75:E5/0.7 1.5:D5/0.8 2.25:A4/0.7 3:B4/0.6",
    "0:D5/0.8 1.25:F#4/0.6 2:A4/0.7 2.75:B4/0.7 3.5:D5/0.5",
    "0:B4/0.8 0.5:D5/0.7 1.25:F#5/0.9 2.5:E5/0.7 3.25:D5/0.5",
    "0:E5/0.8 1:A4/0.6 1.75:B4/0.6 2.5:D5/0.6 3.25:A5/0.5",
    "0:F#5/0.8 0.75:A5/0.7 1.5:E5/0.7 2.25:B4/0.7 3:A4/0.6",
)
"""One phrase for each bar."""

RIPPLES = ("A4 D5 F#5 E5", "B4 D5 E5 A5", "A4 B4 E5 D5", "F#4 A4 D5 E5", "D5 E5 A5 F#5")
RUN = (1.0, 0.5, 0.7, 0.5, 0.9, 0.5, 0.7, 0.6)
ALARM = " ".join(
    f"{beat + 0.25}:D5/0.7 {beat + 0.5}:C#5 {beat + 0.75}:{'E5' if beat % 2 else 'C#5'}/0.7"
    for beat in range(4)
)
"""It leans on the leading tone and never comes home; the beats themselves belong to the ticks."""


def play_chords(loop: Loop) -> None:
    """Held chords and their bass, doubled at the octave."""
    play_pads(loop, 0.034)
    deep = partial(marimba, decay=2.2)
    for place, chord in enumerate(CHORDS):
        start, high = place * BEATS_PER_CHORD, chord.bass[:-1] + str(int(chord.bass[-1]) + 1)
        play_notes(loop, shifted(f"0:{chord.bass} 2:{chord.bass}/0.6", start), deep, 0.30)
        play_notes(loop, shifted(f"0:{high} 2:{high}/0.6", start), deep, 0.30 * OCTAVE)


def play_kalimba(loop: Loop) -> None:
    """The melody, quiet ripples between its notes, and a drop of water now and then."""
    for bar, (phrase, ripple) in enumerate(zip(MELODY, RIPPLES, strict=True)):
        start = 4.0 * bar
        play_notes(loop, shifted(phrase, start), partial(kalimba, decay=2.4), 0.30, (-0.25, 0.2))
        tones = " ".join(f"{1.125 + 0.75 * n}:{name}/0.5" for n, name in enumerate(ripple.split()))
        play_notes(loop, shifted(tones, start), partial(kalimba, decay=1.6), 0.21, (0.45, -0.45))
    chance = random.Random(231)
    for number in range(5):
        beat = 4.0 * number + 3.0 * chance.random()
        size = 500.0 + 420.0 * chance.random()
        loop.add(drop(size), beat, 0.04 + 0.05 * chance.random(), chance.uniform(-0.7, 0.7))


def play_pulse(loop: Loop) -> None:
    """A heartbeat, wood between the beats where every loudspeaker plays it, and the keynote below."""
    strong, weak = drum(98.0, 0.6), drum(88.0, 0.45)
    pitches = enumerate((900.0, 1800.0, 1200.0, 1500.0))
    woods = [knock(pitch, 321 + n, 0.6, sudden=False) for n, pitch in pitches]
    low = partial(marimba, decay=0.6)
    for beat in range(loop.beats):
        loop.add(strong, beat, 0.33 if beat % 2 == 0 else 0.16)
        loop.add(weak, beat + 0.5, 0.14)
        for quarter in (1, 2, 3):
            loop.add(woods[(beat + quarter) % 4], beat + 0.25 * quarter, 0.6 if quarter == 2 else 0.35)
        for half in (0, 1):
            step = (2 * beat + half) % len(RUN)
            play_notes(loop, shifted(f"0:D3/{RUN[step]}", beat + 0.5 * half), low, 0.16)
            play_notes(loop, shifted(f"0:D4/{RUN[step]}", beat + 0.5 * half), low, 0.30)


def play_alarm(loop: Loop) -> None:
    """A short figure around the leading tone, in wood and metal."""
    for bar in range(loop.beats // 4):
        play_notes(loop, shifted(ALARM, 4.0 * bar), partial(kalimba, decay=0.4), 0.30)
        play_notes(loop, shifted(ALARM, 4.0 * bar), partial(marimba, decay=0.2), 0.22)


def play_sea(loop: Loop) -> None:
    """The far sea and the wind over it."""
    slow = periodic(lambda moment: 0.5 + 0.5 * swelling(0.55, 2.0)(moment), loop.beats, loop.length)
    play_water(loop, 700.0, 0.6, slow, 211)
    play_water(loop, 2600.0, 0.10, slow, 213)
    blows = _wind(loop)
    for channel in (loop.left, loop.right):
        for index, value in enumerate(blows):
            channel[index] += 0.5 * value


def _wind(loop: Loop) -> Samples:
    """A whistling band that wanders and comes back to where it was."""

    rounds = (loop.length + LEAD) / loop.length

    def centre(moment: float) -> float:
        return 620.0 + 180.0 * math.sin(2.0 * math.pi * moment * rounds)

    return looped(lambda source: swept(source, centre, 0.25), noise(loop.length, 217))


def play_swell(loop: Loop) -> None:
    """Close water that comes in twice and breaks against the wood."""
    near = periodic(lambda moment: 0.15 + 0.85 * swelling(0.4, 2.0)(moment), 2, loop.length)
    play_water(loop, 1500.0, 0.5, near, 221)
    play_water(loop, 5200.0, 0.12, near, 223)
    slap = knock(300.0, 225, 0.2, sudden=False)
    for beat in range(0, loop.beats, 2):
        loop.add(slap, beat + 0.7, 0.10)
