"""The stems close without a seam, keep the beat, fit over each other and survive one loudspeaker."""

import math
from array import array
from collections.abc import Callable, Sequence
from itertools import cycle
from pathlib import Path

import pytest

from build.sounds.measure import brightness, decibels, high_pass, peak, power, programme
from build.sounds.music import STEMS
from build.sounds.music.harmony import BEATS_PER_CHORD, CHORDS
from build.sounds.music.loop import BEAT, UPBEAT
from build.sounds.pitches import hertz
from build.sounds.seams import FRAME, RATE, around, change, spectrum, step
from flow_desktop.app.score import BEAT as SECOND
from flow_desktop.app.score import BLEND, read_blend
from flow_desktop.app.score import UPBEAT as BEFORE
from flow_desktop.app.settings import Settings

MUSIC = Path(__file__).parents[2] / "flow_desktop" / "assets" / "music"
SCALE = ("G3", "A3", "B3", "C4", "C#4", "D4", "E4", "F4", "F#4")
ON_THE_BEAT = ("kalimba", "pulse")
VOLUME = Settings().music_volume / 100
LOUD = {"calm": -25.0, "hurried": -24.0, "tense": -23.0, "last": -23.5, "flood": -29.0}
"""How loud a blend is as the program comes, in LUFS."""

AMBIENCE = {"calm": -40.0, "hurried": -36.0, "tense": -32.5, "last": -28.0}

CODED = 0.0015
"""What the encoder may add where a file begins: 56 dB below full scale, for one sample."""

Channels = tuple["array[float]", "array[float]"]
Play = Callable[[str], Channels]


@pytest.fixture
def played(decoded: Callable[[Path], Channels]) -> Play:
    return lambda name: decoded(MUSIC / STEMS[name].file_name)


def test_the_folder_holds_the_stems_and_the_blends() -> None:
    names = {stem.file_name for stem in STEMS.values()} | {f"{name}{BLEND}" for name in LOUD}
    assert {path.name for path in MUSIC.iterdir()} == names
    used = {name for blend in LOUD for name in read_blend(MUSIC / f"{blend}{BLEND}")}
    assert used == set(STEMS), "every stem is heard somewhere"


@pytest.mark.parametrize("name", STEMS)
def test_a_stem_is_whole_beats_long_to_the_sample(played: Play, name: str) -> None:
    left, right = played(name)
    assert len(left) == len(right) == STEMS[name].beats * BEAT
    assert (BEAT, UPBEAT) == (SECOND * RATE, BEFORE * RATE), "the player counts as the synthesis does"


def test_pads_come_from_the_middle_and_the_kalimba_from_both_sides(played: Play) -> None:
    """Also decoded to two channels, what is mono is the same on both."""
    for name, wide in (("pads", False), ("kalimba", True)):
        left, right = played(name)
        assert (left[:RATE] != right[:RATE]) is wide is STEMS[name].wide


def test_melody_and_chords_meet_anew_for_two_minutes() -> None:
    assert math.lcm(STEMS["pads"].beats, STEMS["kalimba"].beats) >= 120
    assert STEMS["pads"].beats == BEATS_PER_CHORD * len(CHORDS)


@pytest.mark.parametrize("name", STEMS)
def test_the_seam_is_like_any_other_moment(played: Play, name: str) -> None:
    for side in played(name)[: 2 if STEMS[name].wide else 1]:
        bends = sorted(step(side, position) for position in range(1000, len(side), 397))
        assert max(step(side, position) for position in (0, 1)) <= max(bends[len(bends) * 99 // 100], CODED)
        for measured in (change, leap):
            places = range(BEAT // 2, len(side), BEAT // 2)
            elsewhere = sorted(measured(side, position) for position in places)
            assert measured(side, 0) <= elsewhere[len(elsewhere) * 9 // 10]


def leap(side: Sequence[float], position: int) -> float:
    before, after = (decibels(power(frame)) for frame in around(side, position))
    return abs(after - before)


def test_a_seam_that_was_cut_would_be_noticed(played: Play) -> None:
    """The same stem, cut off a little early, must fail the check above."""
    left = played("pads")[0]
    cut = left[: len(left) - 30011]
    bends = sorted(step(cut, position) for position in range(1000, len(cut), 397))
    assert max(step(cut, position) for position in (0, 1)) > max(bends[len(bends) * 99 // 100], CODED)


@pytest.mark.parametrize("name", STEMS)
def test_a_stem_neither_clips_nor_cuts_and_one_loudspeaker_loses_nothing(played: Play, name: str) -> None:
    left, right = played(name)
    assert max(peak(left), peak(right)) <= -1.0
    assert brightness(left[: 4 * RATE]) < (0.05 if name == "swell" else 0.02)
    mono = [0.5 * (a + b) for a, b in zip(left, right, strict=True)]
    assert decibels(power(mono)) > decibels(0.5 * (power(left) + power(right))) - 2.0


@pytest.mark.parametrize("blend", LOUD)
def test_a_blend_is_as_loud_as_it_was_meant(played: Play, blend: str) -> None:
    """Calm is 25 LUFS below full scale, the end up to 2 louder; the sea alone stays far below both."""
    mixed = mix(played, blend)
    assert programme(mixed) == pytest.approx(LOUD[blend], abs=0.8)
    assert max(map(peak, mixed)) < -3.0


def test_the_tense_blend_is_heard_on_a_laptop(played: Play) -> None:
    """No more than a quarter of it lies below 200 Hz; it was nearly half."""
    mixed = mix(played, "tense")[0]
    assert power(high_pass(200.0, 0.7071).run(mixed)) > 0.75 * power(mixed)


@pytest.mark.parametrize(("blend", "level"), AMBIENCE.items())
def test_the_sea_comes_nearer_with_the_tide(played: Play, blend: str, level: float) -> None:
    """The place alone, far sea and near swell: from 40 LUFS below full scale to 28."""
    assert programme(mix(played, blend, ("sea", "swell"))) == pytest.approx(level, abs=1.0)


def mix(played: Play, blend: str, only: Sequence[str] = tuple(STEMS)) -> list[list[float]]:
    """Eight seconds of a blend, or of some of its stems, at the usual volume."""
    mixed = [[0.0] * (8 * BEAT) for _ in range(2)]
    for name, stem in read_blend(MUSIC / f"{blend}{BLEND}").items():
        if name not in only:
            continue
        gain = VOLUME * stem.level
        for side, samples in enumerate(played(name)):
            mixed[side] = [a + gain * b for a, b in zip(mixed[side], cycle(samples), strict=False)]
    return mixed


@pytest.mark.parametrize("name", ON_THE_BEAT)
def test_notes_begin_on_the_beat(played: Play, name: str) -> None:
    """In the fiftieth of a second after each beat a stem grows louder, not before it."""
    left = played(name)[0]
    fiftieth = RATE // 50
    for beat in range(0, STEMS[name].beats, 4):
        at = UPBEAT + beat * BEAT
        assert power(left[at : at + fiftieth]) > 1.5 * power(left[at - fiftieth : at])


@pytest.mark.parametrize("place", range(len(CHORDS)))
def test_the_chord_is_that_of_its_place(played: Play, place: int) -> None:
    """Late in each chord, between two beats, its tones outweigh everything else around them."""
    start = UPBEAT + (place * BEATS_PER_CHORD + 2) * BEAT + BEAT // 2
    size = 8 * FRAME
    window = [0.5 - 0.5 * math.cos(2.0 * math.pi * index / size) for index in range(size)]
    left = played("pads")[0]
    frame = [left[(start + index) % len(left)] for index in range(size)]
    energies = [
        abs(value) ** 2 for value in spectrum([complex(a * b) for a, b in zip(frame, window, strict=True)])
    ]
    lines = {tone: round(hertz(tone) * size / RATE) for tone in SCALE}
    strengths = {tone: sum(energies[line - 2 : line + 3]) for tone, line in lines.items()}
    inside = sum(strengths[tone] for tone in CHORDS[place].tones)
    assert inside > 0.8 * sum(strengths.values())
