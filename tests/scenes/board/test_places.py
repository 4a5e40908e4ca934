"""Where spaces lie: every point of a space leads back to it, at every size."""

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from flow_desktop.engine.geometry import CELLS
from flow_desktop.scenes.board.places import BADGE_FRAME, PLAIN_FRAME, BoardPlaces

RECTS = st.builds(
    pygame.Rect,
    st.integers(-500, 2000),
    st.integers(-500, 2000),
    st.integers(16, 4000),
    st.integers(16, 4000),
)


@given(RECTS, st.sampled_from([BADGE_FRAME, PLAIN_FRAME, 0.0]))
def test_points_of_a_space_lead_back_to_it(rect: pygame.Rect, frame: float) -> None:
    places = BoardPlaces.fitted(rect, frame)
    for cell in CELLS:
        space = places.cell_rect(cell)
        for pos in (space.center, space.topleft, (space.right - 1, space.bottom - 1)):
            assert places.cell_at(pos) == cell
        assert places.field.contains(space)


@given(RECTS, st.sampled_from([BADGE_FRAME, PLAIN_FRAME]))
def test_a_board_fits_and_fills_its_room(rect: pygame.Rect, frame: float) -> None:
    places = BoardPlaces.fitted(rect, frame)
    assert rect.contains(places.rect)
    assert min(rect.size) - places.rect.width < 7 + 2 * frame + 2


@pytest.mark.parametrize("pos", [(-1, 50), (50, -1), (9, 50), (50, 9), (90, 50), (500, 500)])
def test_the_frame_and_what_lies_beside_it_are_no_space(pos: tuple[int, int]) -> None:
    places = BoardPlaces(0, 0, 10, 11)
    assert places.rect.size == (97, 97)
    assert places.cell_at(pos) is None
