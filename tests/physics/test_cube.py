"""The cube: faces where a real die has them, and any end made to show any face."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flow_desktop.physics.cube import (
    Turn,
    about,
    after,
    axes_of,
    back,
    likeness,
    numbered,
    part_of,
    sides,
    top,
    turned,
    unit,
    upright,
)

numbers = st.floats(-1, 1)
turns = st.tuples(numbers, numbers, numbers, numbers).map(lambda four: unit(*four))
faces = st.integers(1, 6)


@pytest.mark.parametrize("face", range(1, 7))
def test_upright_shows_the_face_flat_and_straight(face: int) -> None:
    shown, tilt, angle = top(upright(face))
    assert shown == face
    assert tilt == pytest.approx(0, abs=1e-6)
    assert angle == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize("face", range(1, 7))
def test_half_a_turn_over_shows_the_opposite_face(face: int) -> None:
    assert top(after(about((1, 0, 0), math.pi), upright(face)))[0] == 7 - face


def test_one_two_three_run_against_the_clock_around_their_corner() -> None:
    views = [{side.face: side.middle for side in sides(about((1, -1, 0), angle))} for angle in (-0.9, 0.9)]
    (seen,) = [view for view in views if set(view) == {1, 2, 3}]
    ways = [math.atan2(seen[face][1], seen[face][0]) for face in (1, 2, 3)]
    steps = [(ways[n - 1] - ways[n]) % math.tau for n in (1, 2, 0)]
    assert sum(steps) == pytest.approx(math.tau)


@given(turns)
def test_the_visible_faces_cover_the_cube_as_seen_from_above(turn: Turn) -> None:
    seen = sides(turn)
    assert 1 <= len(seen) <= 3
    areas = {side.face: side.share for side in seen}
    assert areas[top(turn)[0]] == pytest.approx(areas[seen[-1].face])
    assert areas[seen[-1].face] == pytest.approx(max(areas.values()))
    area = sum(areas.values())
    assert 0.98 <= area <= math.sqrt(3) + 1e-9


@given(turns, turns)
def test_turning_back_undoes_a_turn(one: Turn, other: Turn) -> None:
    assert likeness(after(back(one), after(one, other)), other) == pytest.approx(1)


@given(turns)
def test_a_turn_in_parts_is_the_turn(turn: Turn) -> None:
    assert likeness(after(part_of(turn, 0.3), part_of(turn, 0.7)), turn) == pytest.approx(1)
    assert math.hypot(*turned(turn, (1, 2, 3))) == pytest.approx(math.sqrt(14))


@given(turns)
def test_all_axes_at_once_are_where_the_turn_takes_each(turn: Turn) -> None:
    for axis, found in zip(((1, 0, 0), (0, 1, 0), (0, 0, 1)), axes_of(turn), strict=True):
        assert found == pytest.approx(turned(turn, axis), abs=1e-9)


@given(turns, faces)
def test_a_cube_can_be_numbered_to_end_as_wanted(end: Turn, face: int) -> None:
    relabel, rest = numbered(end, upright(face))
    assert top(after(rest, after(end, relabel)))[0] == face
    assert 2 * math.acos(min(1.0, abs(rest[0]))) < math.radians(63)
