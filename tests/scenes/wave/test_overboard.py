"""A tile that the wave takes over the frame is lost in the water, and never lies on the panels beside it."""

import itertools
from dataclasses import replace

import pytest

from flow_desktop.engine.geometry import WIDTH
from flow_desktop.physics.sweep import TilePose
from flow_desktop.scenes.wave.swept_view import overboard

AFLOAT = TilePose(3.5, 3.5, 0.0, 1.0, 0.0, False)


@pytest.mark.parametrize("middle", [0.5, 3.5, WIDTH - 0.5])
def test_on_the_board_it_is_seen_whole(middle: float) -> None:
    assert overboard(replace(AFLOAT, x=middle)) == overboard(replace(AFLOAT, y=middle)) == 0


def test_a_space_beyond_the_board_nothing_is_left_of_it_on_any_side() -> None:
    """The frame is less than half a space broad: beside it stand the clock and the piles."""
    beyond = [replace(AFLOAT, x=x) for x in (-0.9, WIDTH + 0.9)]
    beyond += [replace(AFLOAT, y=y) for y in (-0.9, WIDTH + 0.9)]
    assert [overboard(pose) for pose in beyond] == [1] * 4


def test_it_fades_little_by_little() -> None:
    fades = [overboard(replace(AFLOAT, x=WIDTH + step / 20)) for step in range(20)]
    assert fades == sorted(fades)
    assert max(b - a for a, b in itertools.pairwise(fades)) < 0.1
