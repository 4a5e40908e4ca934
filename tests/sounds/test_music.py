"""Both pieces close without a seam, share length and harmony, and survive one loudspeaker."""

import math
from array import array
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from build.sounds.measure import brightness, decibels, loudness, peak, power
from build.sounds.music import PIECES
from build.sounds.music.harmony import BEATS_PER_CHORD, CHORDS
from build.sounds.music.loop import BEAT, BEATS, LENGTH, UPBEAT
from build.sounds.pitches import hertz
from build.sounds.seams import FRAME, RATE, around, change, spectrum, step

MUSIC = Path(__file__).parents[2] / "flow_desktop" / "assets" / "music"
SCALE = ("G3", "A3", "B3", "C4", "C#4", "D4", "E4", "F4", "F#4")

Channels = tuple["array[float]", "array[float]"]
Play = Callable[[str], Channels]


@pytest.fixture
def played(decoded: Callable[[Path], Channels]) -> Play:
    return lambda name: decoded(MUSIC / PIECES[name].file_name)


def test_the_folder_holds_both_pieces() -> None:
    assert {path.name for path in MUSIC.iterdir()} == {"calm.ogg", "tense.ogg"}


@pytest.mark.parametrize("name", PIECES)
def test_a_piece_lasts_about_a_minute_to_the_sample(played: Play, name: str) -> None:
    left, right = played(name)
    assert len(left) == len(right) == LENGTH
    assert 48 * RATE <= LENGTH <= 64 * RATE
    assert BEATS_PER_CHORD * len(CHORDS) == BEATS


@pytest.mark.parametrize("name", PIECES)
def test_the_curve_runs_on_from_end_to_start(played: Play, name: str) -> None:
    for side in played(name):
        elsewhere = sorted(step(side, position) for position in range(1000, LENGTH, 997))
        at_seam = max(step(side, position) for position in (0, 1))
        assert at_seam <= elsewhere[len(elsewhere) * 99 // 100]


@pytest.mark.parametrize("name", PIECES)
def test_colour_and_strength_change_no_more_at_the_seam_than_elsewhere(played: Play, name: str) -> None:
    for side in played(name):
        for measured in (change, leap):
            elsewhere = sorted(measured(side, position) for position in range(2 * BEAT, LENGTH, 2 * BEAT))
            assert measured(side, 0) <= elsewhere[len(elsewhere) * 9 // 10]


def leap(side: Sequence[float], position: int) -> float:
    before, after = (decibels(power(frame)) for frame in around(side, position))
    return abs(after - before)


@pytest.mark.parametrize("name", PIECES)
def test_a_seam_that_was_cut_would_be_noticed(played: Play, name: str) -> None:
    """The same piece, cut off a second early, must fail the checks above."""
    left = played(name)[0]
    cut = left[: LENGTH - 30011]
    elsewhere = sorted(step(cut, position) for position in range(1000, len(cut), 997))
    assert max(step(cut, position) for position in (0, 1)) > elsewhere[len(elsewhere) * 99 // 100]


@pytest.mark.parametrize("name", PIECES)
def test_one_loudspeaker_loses_nothing(played: Play, name: str) -> None:
    left, right = played(name)
    mono = [0.5 * (a + b) for a, b in zip(left, right, strict=True)]
    assert decibels(power(mono)) > decibels(0.5 * (power(left) + power(right))) - 2.0


@pytest.mark.parametrize("name", PIECES)
def test_a_piece_neither_clips_nor_cuts(played: Play, name: str) -> None:
    for side in played(name):
        assert peak(side) <= -1.0
        assert brightness(side[: 10 * RATE]) < 0.01


def test_the_tense_piece_is_stronger_but_does_not_shout(played: Play) -> None:
    calm, tense = (loudness(played(name)[0]) for name in ("calm", "tense"))
    assert 1.0 < tense - calm < 4.0


@pytest.mark.parametrize("name", PIECES)
@pytest.mark.parametrize("place", range(len(CHORDS)))
def test_both_pieces_play_the_same_chord_at_the_same_time(played: Play, name: str, place: int) -> None:
    """Late in each chord, between two beats, its tones outweigh everything else around them."""
    start = UPBEAT + (place * BEATS_PER_CHORD + 5) * BEAT + BEAT // 4
    size = 8 * FRAME
    window = [0.5 - 0.5 * math.cos(2.0 * math.pi * index / size) for index in range(size)]
    frame = played(name)[0][start : start + size]
    energies = [
        abs(value) ** 2 for value in spectrum([complex(a * b) for a, b in zip(frame, window, strict=True)])
    ]
    lines = {tone: round(hertz(tone) * size / RATE) for tone in SCALE}
    strengths = {tone: sum(energies[line - 2 : line + 3]) for tone, line in lines.items()}
    inside = sum(strengths[tone] for tone in CHORDS[place].tones)
    assert inside > 0.8 * sum(strengths.values())
