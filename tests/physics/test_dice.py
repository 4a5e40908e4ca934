"""Thrown dice end as decided: their faces, inside the tray, apart, and the same again for the same seed."""

import dataclasses
import math
from itertools import pairwise

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from flow_desktop.physics.dice import DiePose, DieThrow, Tray, Tumble, throw

TRAY = Tray(100, 50, 330, 220, 40)
PAIR = (DieThrow(3, "white"), DieThrow(5, "black"))

anything = st.floats(allow_nan=True, allow_infinity=True)
flicks = st.none() | st.tuples(anything, anything) | st.tuples(st.floats(-3000, 3000), st.floats(-3000, 3000))
places = st.none() | st.tuples(anything, anything) | st.tuples(st.floats(100, 430), st.floats(50, 270))
dice = st.lists(
    st.builds(DieThrow, st.integers(1, 6), st.sampled_from(["white", "black"]), places, places),
    min_size=1,
    max_size=2,
)
trays = st.builds(
    Tray,
    st.floats(-500, 500),
    st.floats(-500, 500),
    st.floats(120, 2000),
    st.floats(120, 2000),
    st.floats(20, 40),
) | st.sampled_from([Tray(0, 0, 3, 1.5, 1), Tray(0, 0, 60, 120, 40), TRAY])


def corners(pose: DiePose, die: float) -> list[tuple[float, float]]:
    """The outline of a die that lies flat."""
    square = ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5))
    return pose.sides()[-1].outline(square, (pose.x, pose.y), die)


def assert_at_rest_inside_and_apart(tumble: Tumble) -> None:
    tray, poses = tumble.tray, tumble.pose(tumble.duration)
    slack = 1e-6 * (tray.die + abs(tray.left) + abs(tray.top) + tray.width + tray.height)
    for pose in poses:
        for x, y in corners(pose, tray.die):
            assert tray.left - slack <= x <= tray.left + tray.width + slack
            assert tray.top - slack <= y <= tray.top + tray.height + slack
    if len(poses) == 2:
        assert math.dist((poses[0].x, poses[0].y), (poses[1].x, poses[1].y)) > tray.die * math.sqrt(2)


@settings(max_examples=150, deadline=None)
@given(trays, dice, flicks, st.integers())
@example(TRAY, list(PAIR), (math.nan, 0.0), 1)
@example(TRAY, list(PAIR), (1e308, -1e308), 1)
@example(TRAY, list(PAIR), (0.0, 0.0), 1)
@example(TRAY, list(PAIR), (5e-324, 0.0), 1)
@example(
    TRAY,
    [DieThrow(1, "white", (200, 100), (200, 100)), DieThrow(6, "black", (200, 100), (200, 100))],
    None,
    2,
)
def test_every_throw_ends_as_decided(
    tray: Tray, thrown: list[DieThrow], flick: tuple[float, float] | None, seed: int
) -> None:
    tumble = throw(tray, thrown, flick, seed)
    assert 1.2 <= tumble.duration <= 1.8
    for die, pose in zip(thrown, tumble.pose(tumble.duration), strict=True):
        assert (pose.face, pose.colour) == (die.face, die.colour)
        assert abs(pose.angle) < 0.2
        assert pose.tilt == pytest.approx(0, abs=1e-5)
        assert (pose.height, pose.scale) == (0, 1)
    assert_at_rest_inside_and_apart(tumble)


@settings(max_examples=40, deadline=None)
@given(dice, flicks, st.integers(), anything)
def test_every_moment_can_be_drawn(
    thrown: list[DieThrow], flick: tuple[float, float] | None, seed: int, seconds: float
) -> None:
    tumble = throw(TRAY, thrown, flick, seed)
    for moment in (seconds, -1.0, 0.4, tumble.duration + 9):
        for pose in tumble.pose(moment):
            numbers = (pose.x, pose.y, pose.angle, pose.tilt, pose.height, pose.scale, *pose.turn)
            assert all(math.isfinite(number) for number in numbers)
            assert TRAY.left <= pose.x <= TRAY.left + TRAY.width
            assert TRAY.top <= pose.y <= TRAY.top + TRAY.height


@settings(max_examples=20, deadline=None)
@given(st.integers(), flicks)
def test_the_same_seed_gives_the_same_tumble(seed: int, flick: tuple[float, float] | None) -> None:
    assert throw(TRAY, PAIR, flick, seed) == throw(TRAY, PAIR, flick, seed)


def test_another_seed_gives_another_tumble() -> None:
    assert throw(TRAY, PAIR, None, 1).track != throw(TRAY, PAIR, None, 2).track


def test_the_decided_face_does_not_change_the_way() -> None:
    ways = set()
    for face in range(1, 7):
        tumble = throw(TRAY, [DieThrow(face, "white")], (700, -300), 4)
        ways.add(tuple((frame[0][0], frame[0][1]) for frame in tumble.track.frames))
    assert len(ways) == 1


@pytest.mark.parametrize("seed", range(12))
def test_dice_come_to_rest_where_they_are_wanted(seed: int) -> None:
    wanted = [(180.0, 150.0), (330.0, 200.0)]
    thrown = [dataclasses.replace(die, rest=rest) for die, rest in zip(PAIR, wanted, strict=True)]
    tumble = throw(TRAY, thrown, None, seed)
    for pose, rest in zip(tumble.pose(99), wanted, strict=True):
        assert (pose.x, pose.y) == pytest.approx(rest)


@pytest.mark.parametrize("seed", range(12))
def test_dice_start_where_they_lie_and_fly_as_flicked(seed: int) -> None:
    thrown = [dataclasses.replace(die, start=(140.0 + 70 * n, 220.0)) for n, die in enumerate(PAIR)]
    tumble = throw(TRAY, thrown, (0, -800), seed)
    for number, (before, soon) in enumerate(zip(tumble.pose(0), tumble.pose(0.1), strict=True)):
        assert (before.x, before.y) == pytest.approx((140 + 70 * number, 220))
        assert before.tilt == pytest.approx(0, abs=1e-5)
        assert soon.y < before.y - 40


@pytest.mark.parametrize("seed", range(12))
def test_dice_tumble_fast_first_and_show_other_faces(seed: int) -> None:
    tumble = throw(TRAY, PAIR, None, seed)
    for index in (0, 1):
        faces = [tumble.pose(n / 60)[index].face for n in range(round(tumble.duration * 60) + 1)]
        changes = [n / 60 for n, (a, b) in enumerate(pairwise(faces)) if a != b]
        assert len(set(faces)) >= 3
        early = sum(1 for time in changes if time < tumble.duration / 2)
        assert early > len(changes) / 2
        assert max(changes) < tumble.duration - 0.1


@pytest.mark.parametrize("seed", range(12))
def test_nothing_jumps(seed: int) -> None:
    tumble = throw(TRAY, PAIR, (2000, 500), seed)
    for n in range(round(tumble.duration * 240)):
        for a, b in zip(tumble.pose(n / 240), tumble.pose((n + 1) / 240), strict=True):
            assert math.dist((a.x, a.y), (b.x, b.y)) < 0.4 * TRAY.die


@pytest.mark.parametrize("seed", range(12))
def test_clicks_are_heard_within_the_tumble(seed: int) -> None:
    tumble = throw(TRAY, PAIR, None, seed)
    times = [click.time for click in tumble.clicks]
    assert len(times) >= 3
    assert times == sorted(times)
    assert all(0 <= time <= tumble.duration for time in times)
    assert all(0 < click.strength <= 1 for click in tumble.clicks)
    assert all(b - a >= 0.03 for a, b in pairwise(times))


@pytest.mark.parametrize(
    "sides", [(0, 0, 50, 50, 40), (0, 0, 100, 100, 40), (0, 0, 400, 400, 0), (0, 0, math.nan, 9, 1)]
)
def test_a_tray_without_room_is_refused(sides: tuple[float, float, float, float, float]) -> None:
    with pytest.raises(ValueError):
        Tray(*sides)


@pytest.mark.parametrize("thrown", [[], [PAIR[0]] * 9, [DieThrow(0, "white")], [DieThrow(7, "white")]])
def test_what_is_no_throw_is_refused(thrown: list[DieThrow]) -> None:
    with pytest.raises(ValueError):
        throw(TRAY, thrown)


def test_six_dice_in_a_narrow_tray_tumble_and_lie_as_wished() -> None:
    """They have hardly room to move: what they got from the hand turns them over in the air."""
    tray = Tray(0, 0, 4.8, 3.1, 1)
    rests = [(0.8 + 1.6 * (n % 3), 0.8 + 1.5 * (n // 3)) for n in range(6)]
    wished = [0.05 * n - 0.12 for n in range(6)]
    dice = [
        DieThrow(1 + n, "wood", (-1, 4), rest, angle)
        for n, (rest, angle) in enumerate(zip(rests, wished, strict=True))
    ]
    tumble = throw(tray, dice, seed=7)
    moments = [tumble.pose(n / 60) for n in range(round(tumble.duration * 60))]
    assert all(len({pose.face for pose in die}) > 2 for die in zip(*moments, strict=True))
    assert [pose.angle for pose in tumble.pose(tumble.duration)] == pytest.approx(wished, abs=1e-6)
