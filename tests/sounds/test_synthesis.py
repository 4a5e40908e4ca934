"""The parts that sounds are made of do what they say."""

from array import array
from itertools import pairwise

import pytest

from build.sounds.envelopes import held, struck
from build.sounds.files import pcm
from build.sounds.filters import high_passed, low_passed
from build.sounds.measure import power
from build.sounds.music.loop import BEAT, UPBEAT, Loop, looped, periodic
from build.sounds.pitches import Note, hertz, notes
from build.sounds.reverb import room
from build.sounds.samples import RATE, faded, rounded, silence, together, trimmed
from build.sounds.tones import gliding, noise, ringing, steady


def crossings(sound: "array[float]") -> int:
    return sum(a < 0.0 <= b for a, b in pairwise(sound))


def test_pitches_have_their_frequencies() -> None:
    assert [round(hertz(name), 2) for name in ("A4", "D4", "F#5", "B2")] == [440.0, 293.66, 739.99, 123.47]


def test_a_table_of_notes_is_read_and_a_slip_is_refused() -> None:
    assert notes("0:A4 1.5:A5/0.5") == [Note(0.0, 440.0, 1.0), Note(1.5, 880.0, 0.5)]
    with pytest.raises(ValueError, match="H4"):
        notes("0:H4")


def test_tones_have_their_pitch() -> None:
    assert crossings(steady(440.0, RATE)) == pytest.approx(440, abs=1)
    assert crossings(gliding(lambda moment: 200.0 + 200.0 * moment, 1.0)) == pytest.approx(300, abs=1)


def test_a_struck_partial_dies_away_by_sixty_decibels() -> None:
    sound = ringing(500.0, 0.5, 0.6)
    early, late = max(sound[:200]), max(sound[RATE // 2 : RATE // 2 + 200])
    assert late / early == pytest.approx(0.001, rel=0.1)


def test_noise_is_the_same_for_the_same_seed() -> None:
    assert noise(100, 7) == noise(100, 7) != noise(100, 8)


def test_filters_take_away_what_they_should() -> None:
    low, high = steady(100.0, RATE // 4), steady(8000.0, RATE // 4)
    assert power(low_passed(high, 500.0)) < 0.001 * power(high)
    assert power(low_passed(low, 2000.0)) > 0.9 * power(low)
    assert power(high_passed(low, 2000.0)) < 0.01 * power(low)


def test_a_room_rings_on_and_falls_silent() -> None:
    echoes = room(array("d", [1.0]) + silence(2 * RATE), 0.6)
    assert power(echoes[2000:8000]) > 100.0 * power(echoes[-8000:]) > 0.0


def test_ends_are_eased_and_silence_is_trimmed() -> None:
    sound = faded(array("d", [1.0] * RATE), 0.01, 0.02)
    assert sound[0] == sound[-1] == 0.0 and sound[RATE // 2] == 1.0
    assert sound[220] == pytest.approx(0.5, abs=0.01) and sound[-441] == pytest.approx(0.5, abs=0.01)
    assert len(trimmed(array("d", [0.0, 1.0, 0.5, 0.0001]))) == 3


def test_peaks_are_bent_and_the_rest_stays() -> None:
    bent = rounded(array("d", [0.5, -0.6, 2.0, -9.0]), 0.9)
    assert list(bent[:2]) == [0.5, -0.6] and 0.6 < bent[2] <= 0.9 and bent[3] == pytest.approx(-0.9)


def test_envelopes_rise_and_fall() -> None:
    stroke = struck(0.01, 0.2, 0.2)
    assert stroke[0] == 0.0 and max(stroke) > 0.6 and stroke[-1] < 0.002
    float_up = held(0.1, 0.1, 1.0)
    assert float_up[0] == 0.0 and float_up[RATE // 2] == 1.0 and float_up[-1] < 0.001


def test_layers_add_up_where_they_overlap() -> None:
    one = array("d", [1.0] * 10)
    mix = together([(0.0, one, 1.0), (5 / RATE, one, 0.5)])
    assert list(mix) == [1.0] * 5 + [1.5] * 5 + [0.5] * 5


def test_what_rings_past_the_end_of_a_loop_goes_on_at_its_start() -> None:
    loop = Loop(4)
    loop.add(array("d", [1.0] * 100), (loop.length - UPBEAT - 40) / BEAT, 1.0, -1.0)
    assert list(loop.left[-41:-39]) == [0.0, 1.0] and list(loop.left[59:61]) == [1.0, 0.0]
    assert max(loop.right) < 1e-12


def test_a_filtered_loop_is_still_a_loop() -> None:
    """Running the loop twice through the filter gives the second round."""
    sound = noise(4 * RATE, 5)
    twice = low_passed(sound + sound, 300.0)[len(sound) :]
    once = looped(lambda samples: low_passed(samples, 300.0), sound)
    assert max(abs(a - b) for a, b in zip(once, twice, strict=True)) < 1e-9


def test_a_swell_that_does_not_fit_the_loop_is_refused() -> None:
    assert len(periodic(lambda moment: moment, 4, 8 * BEAT)) == 8 * BEAT
    with pytest.raises(ValueError, match="do not fit"):
        periodic(lambda moment: moment, 5, 8 * BEAT)


def test_samples_become_sixteen_bits_and_never_wrap() -> None:
    channels = [array("d", [0.0, 1.0, -2.0]), array("d", [0.5, 2.0, -1.0])]
    assert list(pcm(channels)) == [0, 16384, 32767, 32767, -32768, -32767]
