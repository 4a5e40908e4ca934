"""A calm piece by the river: a harp that flows, a flute now and then, water far off. It loops exactly."""

import random
from array import array
from functools import partial

from build.river_sounds.voices import flute, pluck
from build.sounds.filters import high_passed, low_passed
from build.sounds.measure import loudness
from build.sounds.nature import drop
from build.sounds.pitches import hertz
from build.sounds.reverb import room
from build.sounds.samples import RATE, Samples, scaled, silence

BAR = 3 * RATE
"""Samples of a bar: six eighths in three seconds."""
HARMONY = (
    *(
        ("D3", "A3", "D4", "F#4"),
        ("B2", "F#3", "B3", "D4"),
        ("G2", "D3", "B3", "D4"),
        ("A2", "E3", "A3", "C#4"),
    ),
    *(
        ("D3", "A3", "F#4", "A4"),
        ("G2", "D3", "G3", "B3"),
        ("E3", "B3", "E4", "G4"),
        ("A2", "E3", "A3", "E4"),
    ),
    *(
        ("B2", "F#3", "B3", "D4"),
        ("G2", "D3", "B3", "D4"),
        ("D3", "A3", "D4", "F#4"),
        ("A2", "E3", "C#4", "E4"),
    ),
    *(
        ("G2", "D3", "G3", "B3"),
        ("D3", "A3", "D4", "F#4"),
        ("E3", "B3", "E4", "G4"),
        ("A2", "E3", "A3", "C#4"),
    ),
)
FIGURE = (0, 1, 2, 3, 2, 1)
TUNE = {
    1: "0:F#5:1.2 1.5:E5:.7 2:D5:1.4",
    4: "0:A5:1 1:F#5:.9 2:D5:1.5",
    6: "0:B4:.9 1:E5:.8 2:G5:1.4",
    9: "0:D5:1.3 1.5:B4:1.2",
    11: "0:E5:.9 1:C#5:.8 2:A4:1.3",
    13: "0:F#5:1.6 2:A5:1.2",
}
LENGTH = BAR * len(HARMONY)
LEVEL = -24.0
LEAD = 3 * RATE


def laid(channel: Samples, sound: Samples, start: int, gain: float) -> None:
    """Add a sound to the loop; what rings past its end goes on at its start."""
    for index, value in enumerate(sound, start):
        channel[index % LENGTH] += gain * value


def piece() -> list[Samples]:
    """The finished left and right channel."""
    left, right = silence(LENGTH), silence(LENGTH)
    chance = random.Random("river")
    upbeat = RATE // 5
    for bar, chord in enumerate(HARMONY):
        for place, number in enumerate(FIGURE):
            at = upbeat + bar * BAR + place * BAR // 6 + round(chance.uniform(0, 0.012) * RATE)
            side = (0.62, 0.38, 0.3, 0.7, 0.4, 0.6)[place]
            gain = 0.2 * (1.0 if place == 0 else chance.uniform(0.55, 0.8))
            string = pluck(hertz(chord[number]), 2.6)
            laid(left, string, at, gain * (1 - side))
            laid(right, string, at, gain * side)
        for note in TUNE.get(bar, "").split():
            start, name, seconds = note.split(":")
            breath = flute(hertz(name), float(seconds))
            at = upbeat + bar * BAR + round(float(start) * RATE)
            laid(left, breath, at, 0.085)
            laid(right, breath, at, 0.07)
        ripple = drop(chance.uniform(450.0, 800.0))
        at, side = round((bar + chance.random()) * BAR) % LENGTH, chance.random()
        laid(left, ripple, at, 0.03 * side)
        laid(right, ripple, at, 0.03 * (1 - side))
    sides = [in_room(channel, side) for side, channel in enumerate((left, right))]
    gain = 10.0 ** ((LEVEL - max(map(loudness, sides))) / 20.0)
    return [scaled(side, gain) for side in sides]


def in_room(channel: Samples, side: int) -> Samples:
    """One channel with its echoes, as if it had been running for a while already."""
    wet = partial(room, tail=0.75, damping=0.5, side=side)(channel[-LEAD:] + channel)[LEAD:]
    mix = array("d", [dry + 0.4 * echo for dry, echo in zip(channel, wet, strict=True)])
    return low_passed(high_passed(mix[-LEAD:] + mix, 40.0), 5200.0)[LEAD:]
