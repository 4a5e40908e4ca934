"""What is shipped is what the sources make: a file that was not made anew after a change is found."""

from array import array
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from build.river_sounds.cues import RIVER_CUES
from build.sounds.cues import CUES, Cue
from build.sounds.measure import brightness, decibels, power
from tests.sounds.test_cues import SOUNDS
from tests.sounds.test_river_cues import SOUNDS as RIVER

PLAIN = -20.0
"""A coded tone differs from its source by less than so many decibels; a coded rush of water by more."""
CODED = -10.0
BRIGHTER = 0.3
"""By such a share a rush may be brighter or darker than its source."""
SHIPPED = [*((cue, SOUNDS) for cue in CUES.values()), *((cue, RIVER) for cue in RIVER_CUES.values())]

Decode = Callable[[Path], Sequence["array[float]"]]


def apart(made: Sequence[float], shipped: Sequence[float]) -> float:
    """How strong the difference is beside the sound, in decibels."""
    return decibels(power([a - b for a, b in zip(made, shipped, strict=True)]) / power(made))


@pytest.mark.parametrize(("cue", "folder"), SHIPPED, ids=lambda value: getattr(value, "name", ""))
def test_a_file_is_what_its_source_makes(decoded: Decode, cue: Cue, folder: Path) -> None:
    """Its last take: the others are made by the same function."""
    made, shipped = cue.render(cue.takes - 1), decoded(folder / cue.file_names[-1])[0]
    assert len(made) == len(shipped)
    difference = apart(made, shipped)
    assert difference < CODED
    if difference > PLAIN:
        assert brightness(shipped) == pytest.approx(brightness(made), rel=BRIGHTER, abs=0.0005)


def test_a_sound_of_yesterday_is_found() -> None:
    made, yesterday = CUES["rotate"].render(0), CUES["rotate"].render(1)
    length = min(len(made), len(yesterday))
    assert apart(made[:length], yesterday[:length]) > CODED
