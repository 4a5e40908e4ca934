"""What both pieces share: eight chords in D major, and the voices that carry them."""

from dataclasses import dataclass
from functools import cache, partial

from build.sounds.filters import low_passed
from build.sounds.instruments import Instrument, pad
from build.sounds.music.loop import BEAT, BEATS, LENGTH, Loop, looped
from build.sounds.pitches import Note, hertz, notes
from build.sounds.samples import RATE, Samples, times
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
    Chord("A2", ("A3", "D4", "E4")),
    Chord("F#2", ("A3", "D4", "F#4")),
    Chord("E3", ("G3", "B3", "D4")),
    Chord("G2", ("B3", "D4", "E4")),
    Chord("A2", ("G3", "D4", "E4")),
)
BEATS_PER_CHORD = BEATS // len(CHORDS)


def play_pads(loop: Loop, gain: float, pulse: "Samples | None" = None) -> None:
    """Held chords that melt into each other; a pulse makes them breathe in time."""
    seconds = BEATS_PER_CHORD * BEAT / RATE + 1.6
    voices = Loop()
    held_tone = cache(partial(pad, rise=1.8, fall=1.8, seconds=seconds))
    for place, chord in enumerate(CHORDS):
        for number, name in enumerate(chord.tones):
            voices.add(held_tone(hertz(name)), BEATS_PER_CHORD * place - 1.0, gain, 0.5 * (number % 2) - 0.25)
    for channel, source in ((loop.left, voices.left), (loop.right, voices.right)):
        shaped = source if pulse is None else times(source, pulse)
        for index, value in enumerate(shaped):
            channel[index] += value


def play_notes(
    loop: Loop, table: list[Note], instrument: Instrument, gain: float, sides: tuple[float, ...]
) -> None:
    """A voice whose notes start on beats; the notes wander between the given sides."""
    sounding = cache(instrument)
    for number, note in enumerate(table):
        loop.add(sounding(note.frequency), note.start, gain * note.strength, sides[number % len(sides)])


def shifted(table: str, beats: float) -> list[Note]:
    """A table of notes, so many beats later."""
    return [Note(note.start + beats, note.frequency, note.strength) for note in notes(table)]


def play_water(loop: Loop, cutoff: float, gain: float, swell: Samples, seed: int) -> None:
    """Far water: dark noise that comes and goes, most of it shared by both sides."""
    dark = partial(low_passed, cutoff=cutoff)
    middle = looped(dark, noise(LENGTH, seed))
    loop_sides = ((loop.left, seed + 1), (loop.right, seed + 2))
    for channel, own_seed in loop_sides:
        own = looped(dark, noise(LENGTH, own_seed))
        for index, level in enumerate(swell):
            channel[index] += gain * level * (middle[index] + 0.6 * own[index])
