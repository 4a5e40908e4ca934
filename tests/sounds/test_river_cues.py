"""River Dice's cues: as loud as Flow's, soft at their ends, heard on small loudspeakers, unlike others."""

from array import array
from collections.abc import Callable, Sequence
from itertools import combinations, product
from pathlib import Path

import pytest

from build.river_sounds.cues import RIVER_CUES
from build.river_sounds.music import LENGTH
from build.sounds.cues import CUES
from build.sounds.measure import RATE, brightness, high_pass, loudness, peak
from build.sounds.seams import step
from tests.sounds.test_cues import SOUNDS as FLOW

ASSETS = FLOW.parents[1] / "river_dice" / "assets"
SOUNDS, MUSIC = ASSETS / "sounds", ASSETS / "music"
LIKE = 0.95
DICE = {"river_die_moss", "river_die_wood", "knock", "dice"}
"""A die that knocks is a die that knocks, in both games."""
OFTEN = ("river_die_moss", "river_die_wood", "river_pencil", "river_cross", "river_write")
SMALL_LOUDSPEAKER = high_pass(300.0, 0.7071)

Decode = Callable[[Path], Sequence["array[float]"]]


def test_the_folders_hold_what_is_listed_and_stay_small() -> None:
    assert {path.name for path in SOUNDS.iterdir()} == {cue.file_name for cue in RIVER_CUES.values()}
    assert [path.name for path in MUSIC.iterdir()] == ["river.ogg"]
    assert sum(path.stat().st_size for path in (*SOUNDS.iterdir(), *MUSIC.iterdir())) < 550_000


@pytest.mark.parametrize("name", RIVER_CUES)
def test_a_cue_is_clean_and_can_be_heard_on_a_small_loudspeaker(decoded: Decode, name: str) -> None:
    sound = decoded(SOUNDS / RIVER_CUES[name].file_name)[0]
    highest = max(map(abs, sound))
    assert -20.0 < peak(sound) <= -1.0
    assert max(map(abs, sound[:22])) < 0.03 * highest and max(map(abs, sound[-220:])) < 0.02 * highest
    assert brightness(sound) < 0.02
    assert -24.0 < loudness(sound) < -17.0
    assert loudness(sound) - loudness(SMALL_LOUDSPEAKER.run(sound)) <= 3.0
    assert len(sound) < (0.7 if name in OFTEN else 5.5) * RATE


def test_no_cue_sounds_like_another_of_this_game_or_of_flow(
    fingerprint: Callable[[Path], list[float]],
) -> None:
    own = {name: fingerprint(SOUNDS / cue.file_name) for name, cue in RIVER_CUES.items()}
    others = {name: fingerprint(FLOW / cue.file_name) for name, cue in CUES.items()}
    pairs = [*combinations(own.items(), 2), *product(own.items(), others.items())]
    for (one, first), (other, second) in pairs:
        likeness = sum(a * b for a, b in zip(first, second, strict=True))
        assert likeness < LIKE or {one, other} <= DICE, (one, other, likeness)


def test_the_music_lasts_to_the_sample_and_its_curve_runs_on_at_the_seam(decoded: Decode) -> None:
    for side in decoded(MUSIC / "river.ogg"):
        assert len(side) == LENGTH
        elsewhere = sorted(step(side, position) for position in range(1000, LENGTH, 997))
        assert max(step(side, position) for position in (0, 1)) <= elsewhere[len(elsewhere) * 99 // 100]
        assert peak(side) <= -1.0 and -27.0 < loudness(side) < -21.0
