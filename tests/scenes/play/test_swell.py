"""The foam around the board: a whole row of scallops on every side, from corner to corner."""

import pytest

from flow_desktop.scenes.play.sea.swell import CORNER, side_foam


@pytest.mark.parametrize("length", [559, 950, 1333])
@pytest.mark.parametrize("turn", range(4))
def test_the_foam_of_a_side_has_no_hole_at_its_ends(length: int, turn: int) -> None:
    """It begins as far from one corner as it ends from the other, but for the round ends of a scallop."""
    strip = side_foam(length, length / 950, turn)
    seen = strip.get_bounding_rect(60)
    along = (seen.left, strip.get_width() - seen.right)
    if turn % 2:
        along = (seen.top, strip.get_height() - seen.bottom)
    assert all(abs(end - length * CORNER) <= 0.008 * length for end in along), along
