"""What an ear would say of the cues: those with a pitch are in tune, and no effect is taken for a warning."""

import math
from array import array
from collections.abc import Callable, Sequence
from itertools import product
from pathlib import Path

import pytest

from build.sounds.cues import CUES
from build.sounds.nature import chirp
from build.sounds.pitches import hertz
from build.sounds.seams import RATE, spectrum, thirds
from tests.sounds.test_cues import CLOCK, SOUNDS, TICKS, VOICES

UNPITCHED = {*VOICES, "gull", "wave", "falling_capybara", "falling_lemur"}
"""Calls that slide from the first moment on, and water."""
KEY = ("D", "E", "F#", "G", "A", "B", "C#")
SIZE = 16384
MOMENT = 2048
MOMENTS = 4
FLOOR = -60.0

Decode = Callable[[Path], Sequence["array[float]"]]


def strongest(sound: Sequence[float]) -> float:
    """The strongest frequency between 200 and 2200 Hz in the first third of a second, between the lines."""
    frame = [*sound[:SIZE], *([0.0] * (SIZE - len(sound)))]
    strengths = [abs(value) for value in spectrum([complex(value) for value in frame])]
    line = max(range(200 * SIZE // RATE, 2200 * SIZE // RATE), key=strengths.__getitem__)
    below, here, above = (math.log(strengths[line + step] + 1e-12) for step in (-1, 0, 1))
    return (line + 0.5 * (below - above) / (below - 2 * here + above)) * RATE / SIZE


def cents_off(frequency: float) -> float:
    """How far a frequency is from the nearest tone of D major."""
    tones = [hertz(f"{name}{octave}") for name in KEY for octave in range(2, 8)]
    return min(abs(1200.0 * math.log2(frequency / tone)) for tone in tones)


@pytest.mark.parametrize(
    "file", [file for name in sorted(set(CUES) - UNPITCHED) for file in CUES[name].file_names]
)
def test_every_take_with_a_pitch_is_in_d_major(decoded: Decode, file: str) -> None:
    """Takes differ by 3 % in what rings above their lowest tone, and that tone stays."""
    assert cents_off(strongest(decoded(SOUNDS / file)[0])) <= 15.0


def test_the_last_five_seconds_climb_over_five_tones(decoded: Decode) -> None:
    for tick, tone in zip(TICKS, ("D5", "E5", "A5", "B5", "D6"), strict=True):
        heard = strongest(decoded(SOUNDS / CUES[tick].file_name)[0])
        assert abs(1200.0 * math.log2(heard / hertz(tone))) <= 15.0, (tick, heard)


@pytest.mark.parametrize(
    ("name", "begin", "end", "tone"),
    [
        ("focus", 0.0, 0.19, "B4"),
        ("rotate", 0.0, 0.085, "A4"),
        ("rotate", 0.095, 0.25, "D5"),
        ("warning_30", 0.05, 0.4, "D5"),
        ("warning_30", 0.6, 0.95, "A4"),
    ],
)
def test_a_tone_that_was_chosen_is_heard(
    decoded: Decode, name: str, begin: float, end: float, tone: str
) -> None:
    """The focus stays away from the ticks; a turn is a fourth of the key; a conch steps down a fourth."""
    sound = decoded(SOUNDS / CUES[name].file_name)[0]
    heard = strongest(sound[round(begin * RATE) : round(end * RATE)])
    assert abs(1200.0 * math.log2(heard / hertz(tone))) <= 25.0, heard


def test_the_conch_is_blown_and_not_struck(decoded: Decode) -> None:
    """It takes about 40 thousandths of a second to be there."""
    begun = [abs(value) for value in decoded(SOUNDS / "warning_30.ogg")[0][: RATE // 5]]
    there = next(index for index, value in enumerate(begun) if value >= 0.9 * max(begun[: RATE // 10]))
    assert 0.02 <= there / RATE <= 0.06


def test_the_animals_have_the_tones_of_one_chord(decoded: Decode) -> None:
    """D, F sharp, A and the D above: four make it whole."""
    for animal, tone in zip(("cat", "dog", "capybara", "lemur"), ("D4", "F#4", "A4", "D5"), strict=True):
        heard = strongest(decoded(SOUNDS / f"tone_{animal}.ogg")[0])
        assert abs(1200.0 * math.log2(heard / hertz(tone))) <= 15.0, (animal, heard)


def test_a_birds_calls_go_from_tone_to_tone() -> None:
    """1175, 1480 and 1760 Hz: D, F sharp and A, and they turn back at tones of the key."""
    for begun, top in ((1175.0, 1480.0), (1480.0, 1760.0), (1760.0, 1975.5)):
        assert max(cents_off(begun), cents_off(top)) < 5.0
        call = chirp(begun, top, 0.5)
        middle = call[len(call) // 2 - 1024 : len(call) // 2 + 1024]
        assert strongest(middle) == pytest.approx(top, rel=0.02)


def test_the_ruler_finds_a_tone_that_is_off() -> None:
    sine = [math.sin(2.0 * math.pi * 452.9 * index / RATE) for index in range(SIZE)]
    assert strongest(sine) == pytest.approx(452.9, abs=0.6)
    assert cents_off(452.9) == pytest.approx(50.0, abs=1.0) and cents_off(440.0) < 0.1


def course(sound: Sequence[float]) -> list[float]:
    """The thirds of an octave of the first moments, below the strongest of them; at half the rate."""
    slow = [*([0.0] * (MOMENT // 4)), *sound[::2], *([0.0] * (MOMENTS * MOMENT))]
    frames = (slow[MOMENT * number : MOMENT * (number + 1)] for number in range(MOMENTS))
    levels = [level for frame in frames for level in thirds(frame, RATE // 2, 200.0, 6300.0)]
    return [max(FLOOR, level - max(levels)) for level in levels]


def test_no_take_of_an_effect_is_taken_for_a_warning(decoded: Decode) -> None:
    """While the shortest warning lasts, every effect differs from each by 12 dB and more on the average."""
    courses = {
        (name, file): course(decoded(SOUNDS / file)[0])
        for name, cue in CUES.items()
        for file in cue.file_names
    }
    warnings = {file: told for (name, file), told in courses.items() if name in CLOCK}
    effects = {file: told for (name, file), told in courses.items() if name not in CLOCK}
    for (warning, one), (effect, other) in product(warnings.items(), effects.items()):
        pairs = list(zip(one, other, strict=True))
        apart = math.sqrt(sum((a - b) ** 2 for a, b in pairs) / len(pairs))
        assert apart >= 12.0, (warning, effect, apart)
