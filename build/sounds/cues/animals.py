"""The animals: a voice each in three takes, its tone of the chord, and how it falls when it is cut off."""

import math
from collections.abc import Callable
from functools import partial

from build.sounds.cues.cue import LEVEL, PITCHES, Cue
from build.sounds.envelopes import drawn, swelling
from build.sounds.instruments import kalimba, knock, marimba, melody
from build.sounds.nature import bubbles
from build.sounds.pitches import hertz, notes
from build.sounds.samples import RATE, Samples, count, silence, times, together
from build.sounds.tones import noise

TONES = {"cat": "D4", "dog": "F#4", "capybara": "A4", "lemur": "D5"}
"""Who has which tone of the chord; together they are D major, from the keynote to its octave."""
STEP = 64
Path = Callable[[float], float]


def throat(pitch: Path, vowels: list[tuple[Path, float, float]], seconds: float, rough: float) -> Samples:
    """A voice: overtones of a gliding pitch, strong near the vowels (where, how wide, how strong)."""
    length = count(seconds)
    result, breath = silence(length), noise(length, 401)
    phase, turn = 0.0, 2.0 * math.pi / RATE
    table: list[tuple[int, float]] = []
    for index in range(length):
        moment = index / length
        now = pitch(moment)
        if index % STEP == 0:
            table = []
            for number in range(1, min(24, int(7000.0 / now)) + 1):
                near = sum(
                    gain / (1.0 + ((number * now - centre(moment)) / width) ** 2)
                    for centre, width, gain in vowels
                )
                table.append((number, near / number**0.5))
        phase += turn * now * (1.0 + rough * breath[index])
        result[index] = sum(strength * math.sin(number * phase) for number, strength in table)
    return result


def arch(low: float, high: float, end: float, peak: float = 0.4) -> Path:
    """A pitch that rises to its top and falls to its end."""

    def path(moment: float) -> float:
        if moment < peak:
            return low + (high - low) * math.sin(0.5 * math.pi * moment / peak)
        return float(high + (end - high) * ((moment - peak) / (1.0 - peak)) ** 1.4)

    return path


def said(
    pitch: Path, vowels: list[tuple[Path, float, float]], seconds: float, peak: float, rough: float = 0.0
) -> Samples:
    """A call that swells and goes."""
    return times(throat(pitch, vowels, seconds, rough), drawn(swelling(peak, 1.2), count(seconds)))


def steady_at(frequency: float) -> Path:
    """A vowel that stays where it is."""
    return lambda moment: frequency


def cat(take: int) -> Samples:
    """Meow."""
    high = PITCHES[take]

    def mouth(moment: float) -> float:
        return 900.0 + 1100.0 * math.sin(math.pi * min(1.0, moment * 1.2))

    vowels = [(mouth, 260.0, 1.0), (steady_at(2700.0), 350.0, 0.25)]
    return said(arch(520.0 * high, 740.0 * high, 587.0, 0.35), vowels, (0.42, 0.5, 0.36)[take], 0.35)


def dog(take: int) -> Samples:
    """Two small barks; in one take three."""
    high = PITCHES[take]
    vowels = [(steady_at(850.0), 260.0, 1.0), (steady_at(1700.0), 380.0, 0.5)]
    bark = said(arch(330.0 * high, 470.0 * high, 370.0, 0.25), vowels, 0.13, 0.25, 0.25)
    gap = (0.2, 0.23, 0.17)[take]
    return together((gap * number, bark, 1.0 - 0.15 * number) for number in range((2, 2, 3)[take]))


def capybara(take: int) -> Samples:
    """A purr of clicks that turns into a short whistle."""
    high = PITCHES[take]
    clicks = [
        (0.035 * n, knock(660.0 * high * (1.0 + 0.03 * n), 420 + n + 20 * take, 0.5), 0.5) for n in range(6)
    ]
    vowels = [(steady_at(1100.0), 500.0, 1.0)]
    whistle = said(arch(700.0 * high, 1000.0 * high, 880.0, 0.6), vowels, (0.26, 0.32, 0.22)[take], 0.5)
    return together([*clicks, (0.2, whistle, 0.8)])


def lemur(take: int) -> Samples:
    """A glad whoop that slides up, and its echo."""
    high = PITCHES[take]
    vowels = [(steady_at(1300.0), 420.0, 1.0), (steady_at(2400.0), 500.0, 0.4)]
    whoop = said(arch(640.0 * high, 1240.0 * high, 1175.0, 0.7), vowels, (0.24, 0.28, 0.2)[take], 0.6)
    return together([(0.0, whoop, 1.0), ((0.27, 0.31, 0.24)[take], whoop, 0.6)])


VOICES = {"cat": cat, "dog": dog, "capybara": capybara, "lemur": lemur}


def voice(name: str, take: int) -> Samples:
    """The animal calls, with a splash as it comes into the water of its path."""
    splash = bubbles(420.0, 1000.0, 4, 0.16, 440 + take)
    call = VOICES[name](take)
    return together([(0.0, call, 0.8 / max(map(abs, call))), (0.05, splash, 0.25)])


def tone(name: str) -> Samples:
    """The animal's tone of the chord: plucked and struck at once, and its octave like a light on it."""
    own = hertz(TONES[name])
    return together(
        [(0.0, kalimba(own, 1.6), 0.8), (0.0, marimba(own, 0.8), 0.5), (0.06, kalimba(2.0 * own, 1.0), 0.35)]
    )


def falling(name: str) -> Samples:
    """The path is gone: the voice sinks, and its tone goes down to where it was before."""
    call = VOICES[name](2)
    down = {"cat": "0.2:D5/0.8 0.42:B4/0.7 0.66:D4", "dog": "0.2:F#5/0.8 0.42:E5/0.7 0.66:F#4"}
    down |= {"capybara": "0.3:A5/0.7 0.5:E5/0.7 0.74:A4", "lemur": "0.3:D6/0.6 0.5:A5/0.7 0.74:D5"}
    sinking = melody(notes(down[name]), partial(kalimba, decay=0.8), 0.7)
    return together([(0.0, call, 0.5 / max(map(abs, call))), *sinking])


ANIMALS = (
    *(Cue(f"voice_{name}", partial(voice, name), LEVEL - 0.5, 0.2, 0.5, takes=3) for name in VOICES),
    *(Cue(f"tone_{name}", partial(tone, name), LEVEL, 0.35, 0.65) for name in VOICES),
    *(Cue(f"falling_{name}", partial(falling, name), LEVEL - 0.5, 0.3, 0.6) for name in VOICES),
)
