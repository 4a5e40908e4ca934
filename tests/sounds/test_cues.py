"""Every cue is there, equally loud, soft at its ends, mild, and unlike every other."""

import math
from array import array
from collections.abc import Callable, Sequence
from itertools import combinations, pairwise
from pathlib import Path

import pytest

from build.sounds.cues import CUES
from build.sounds.cues.cue import CONTACT
from build.sounds.files import pcm, read_wav
from build.sounds.measure import brightness, high_pass, loudness, peak
from build.sounds.seams import RATE, spectrum
from flow_desktop.engine.geometry import Animal

ASSETS = Path(__file__).parents[2] / "flow_desktop" / "assets"
SOUNDS = ASSETS / "sounds"

TOUCH = ["pick_up", "rotate", "place", "refuse", "draw", "discard", "button", "focus", "turn", "ready"]
KINDS = ["support", "bird", "current", "fishing", "calm_waters", "return"]
CARDS = ["card", "card_drawn", *(f"card_{kind}" for kind in KINDS), "bird_saves", "animal_aboard"]
TICKS = [f"tick_{left}" for left in (5, 4, 3, 2, 1)]
CLOCK = ["warning_30", "warning_10", *TICKS, "bell"]
TONES = [f"tone_{animal}" for animal in Animal]
VOICES = [f"voice_{animal}" for animal in Animal]
ANIMALS = [*TONES, *VOICES, *(f"falling_{animal}" for animal in Animal)]
EVENTS = ["dice", "knock", "wave", "washed_away", "passed_over", "round_begins", "won", "lost"]
ASKED_FOR = [*TOUCH, *CARDS, *CLOCK, *ANIMALS, *EVENTS]
ROWS = [f"place_row_{row}" for row in range(1, 8)]
NAMES = sorted(CUES)
FILES = [file for name in NAMES for file in CUES[name].file_names]
OFTEN = ("pick_up", "rotate", "place", "refuse", "draw", "button", "focus")
FOUR_TAKES = {*OFTEN, "discard", "knock", "washed_away"} - {"refuse"}
MILD = 0.02
BRIGHT = {"card": 0.08, "card_drawn": 0.03, "wave": 0.08, "washed_away": 0.04}
"""Paper and foam are bright by nature: how much of them lies above 6000 Hz, where others have a fiftieth."""
SOFT, SOFT_TOUCH = 0.02, 0.03
KIN = (set(ROWS), set(TICKS), set(TONES))
"""Families that are told apart by their pitch alone."""
SMALL_SPEAKER = high_pass(300.0, 0.7071067811865476)

Decode = Callable[[Path], Sequence["array[float]"]]


@pytest.fixture
def heard(decoded: Decode) -> Callable[[str], "array[float]"]:
    return lambda name: decoded(SOUNDS / CUES[name].file_name)[0]


Heard = Callable[[str], "array[float]"]


def test_the_folder_holds_the_listed_cues_and_nothing_else() -> None:
    assert set(ASKED_FOR) <= set(NAMES)
    files = [name for cue in CUES.values() for name in cue.file_names]
    assert sorted(path.name for path in SOUNDS.iterdir()) == sorted(files)
    assert all(CUES[name].suffix == (".wav" if name in TICKS else ".ogg") for name in ASKED_FOR)


def test_all_audio_together_stays_small() -> None:
    package = ASSETS.parent
    files = [path for kind in ("ogg", "wav", "stems") for path in package.rglob(f"*.{kind}")]
    assert len(files) > len(CUES)
    assert sum(path.stat().st_size for path in files) < 4_000_000


@pytest.mark.parametrize("name", NAMES)
def test_a_cue_does_not_clip(heard: Heard, name: str) -> None:
    assert -20.0 < peak(heard(name)) <= -1.0


@pytest.mark.parametrize("file", FILES)
def test_every_take_begins_and_ends_without_a_click(decoded: Decode, file: str) -> None:
    """What floats in is next to nothing for half a thousandth of a second; a touch rises, if at once."""
    sound, touch = decoded(SOUNDS / file)[0], CUES[file.partition(".")[0]].rise <= CONTACT
    highest = max(map(abs, sound))
    assert max(map(abs, sound[:8] if touch else sound[:22])) < (SOFT_TOUCH if touch else SOFT) * highest
    assert max(map(abs, sound[-220:])) < SOFT * highest
    assert abs(math.fsum(sound) / len(sound)) < 0.001, "no offset"


@pytest.mark.parametrize("file", FILES)
def test_no_take_is_sharp(decoded: Decode, file: str) -> None:
    assert brightness(decoded(SOUNDS / file)[0]) < BRIGHT.get(file.partition(".")[0], MILD)


@pytest.mark.parametrize(
    "file", [file for name in (*OFTEN, *TICKS, "knock") for file in CUES[name].file_names]
)
def test_a_touch_is_there_at_once(decoded: Decode, file: str) -> None:
    """Materials: its edge is a thousandth of a second. Half of what comes in the first hundredth is there
    after two and a half: the lowest tones need so long for a quarter of their wave."""
    assert CUES[file.partition(".")[0]].rise <= CONTACT
    begun = [abs(value) for value in decoded(SOUNDS / file)[0][: RATE // 100]]
    half = next(index for index, value in enumerate(begun) if value >= 0.5 * max(begun))
    assert half <= 0.0025 * RATE


def test_effects_are_equally_loud_and_warnings_louder(heard: Heard) -> None:
    levels = {name: loudness(heard(name)) for name in NAMES}
    effects = [level for name, level in levels.items() if name not in CLOCK]
    assert max(effects) - min(effects) <= 6.0
    assert min(levels, key=levels.__getitem__) == "focus"
    assert [round(levels[name]) for name in TICKS] == [-19, -18, -17, -16, -15]


@pytest.mark.parametrize("file", FILES)
def test_a_small_loudspeaker_loses_little_of_any_take(decoded: Decode, file: str) -> None:
    sound = decoded(SOUNDS / file)[0]
    assert loudness(sound) - loudness(SMALL_SPEAKER.run(sound)) <= 3.0
    assert peak(sound) <= -1.0


def test_what_comes_often_has_takes_that_differ_a_little(decoded: Decode) -> None:
    assert {name for name, cue in CUES.items() if cue.takes == 4} == FOUR_TAKES
    assert {name for name, cue in CUES.items() if cue.takes == 3} == {*VOICES, "gull"}
    for name in sorted(FOUR_TAKES):
        takes = [decoded(SOUNDS / file)[0] for file in CUES[name].file_names]
        levels = [loudness(take) for take in takes]
        assert 0.5 < max(levels) - min(levels) <= 3.0
        assert len({take[2000:2020].tobytes() for take in takes}) == len(takes)


def test_cues_of_the_hands_are_over_at_once(heard: Heard) -> None:
    assert all(len(heard(name)) < 0.6 * RATE for name in OFTEN)


def test_a_tick_is_over_before_the_next(heard: Heard) -> None:
    assert all(len(heard(name)) < 0.9 * RATE for name in TICKS)


def pitch(sound: Sequence[float]) -> float:
    """The strongest frequency between 200 Hz and 2 kHz in the first tenth of a second."""
    size = 4096
    strengths = [abs(value) for value in spectrum([complex(value) for value in sound[:size]])]
    return max(range(200 * size // RATE, 2000 * size // RATE), key=strengths.__getitem__) * RATE / size


def test_the_ticks_climb_and_grow(heard: Heard) -> None:
    assert all(pitch(heard(now)) > 1.05 * pitch(heard(before)) for before, now in pairwise(TICKS))
    assert all(loudness(heard(now)) > loudness(heard(before)) for before, now in pairwise(TICKS))


def test_no_two_cues_sound_alike(fingerprint: Callable[[Path], list[float]]) -> None:
    prints = {name: fingerprint(SOUNDS / CUES[name].file_name) for name in NAMES}
    for one, other in combinations(NAMES, 2):
        likeness = sum(a * b for a, b in zip(prints[one], prints[other], strict=True))
        assert likeness < 0.95 or any({one, other} <= family for family in KIN), (one, other, likeness)


def test_the_notes_of_the_rows_fall_from_above_to_below(heard: Heard) -> None:
    """They are one family, told apart by their pitch alone."""
    assert all(pitch(heard(above)) > 1.1 * pitch(heard(below)) for above, below in pairwise(ROWS))


@pytest.mark.parametrize("name", TICKS)
def test_a_tick_can_be_made_again(name: str) -> None:
    """Another machine's sine may differ in its last digit, so a rounding step either way is the same."""
    made, shipped = pcm([CUES[name].render()]), read_wav(SOUNDS / f"{name}.wav")
    assert len(made) == len(shipped)
    assert max(abs(a - b) for a, b in zip(made, shipped, strict=True)) <= 1


def test_making_a_cue_twice_gives_the_same_samples() -> None:
    assert CUES["rotate"].render() == CUES["rotate"].render()
