"""What the stems share: six chords around D, and the voices that carry them.

The melody has the five tones D, E, F#, A, B alone: it fits over every chord, so melody and chords may be
of different lengths and meet anew each time.
"""

from dataclasses import dataclass
from functools import cache, partial

from build.sounds.filters import low_passed
from build.sounds.instruments import Instrument, pad
from build.sounds.music.loop import BEAT, Loop, looped
from build.sounds.pitches import Note, hertz, notes
from build.sounds.samples import RATE, Samples
from build.sounds.tones import noise


@dataclass(frozen=True, slots=True)
class Chord:
    """A bass note and the tones above it."""

    bass: str
    tones: tuple[str, ...]


CHORDS = (
    Chord("D3", ("A3", "D4", "E4", "F#4")),
    Chord("B2", ("A3", "D4", "F#4")),
    Chord("G2", ("B3", "D4", "F#4")),
    Chord("E3", ("G3", "B3", "D4")),
    Chord("G2", ("B3", "D4", "E4")),
    Chord("A2", ("A3", "D4", "E4")),
)
BEATS_PER_CHORD = 4


def play_pads(loop: Loop, gain: float) -> None:
    """Held chords that melt into each other."""
    seconds = BEATS_PER_CHORD * BEAT / RATE + 1.6
    held_tone = cache(partial(pad, rise=1.8, fall=1.8, seconds=seconds))
    for place, chord in enumerate(CHORDS):
        for name in chord.tones:
            loop.add(held_tone(hertz(name)), BEATS_PER_CHORD * place - 1.0, gain)


def play_notes(
    loop: Loop, table: list[Note], instrument: Instrument, gain: float, sides: tuple[float, ...] = (0.0,)
) -> None:
    """A voice whose notes start on beats; the notes wander between the given sides."""
    sounding = cache(instrument)
    for number, note in enumerate(table):
        loop.add(sounding(note.frequency), note.start, gain * note.strength, sides[number % len(sides)])


def shifted(table: str, beats: float) -> list[Note]:
    """A table of notes, so many beats later."""
    return [Note(note.start + beats, note.frequency, note.strength) for note in notes(table)]


def play_water(loop: Loop, cutoff: float, gain: float, swell: Samples, seed: int) -> None:
    """Water: dark noise that comes and goes."""
    dark = looped(partial(low_passed, cutoff=cutoff), noise(loop.length, seed))
    for channel in (loop.left, loop.right):
        for index, level in enumerate(swell):
            channel[index] += gain * level * dark[index]
