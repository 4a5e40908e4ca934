"""The wave: washed tiles leave, in the order it comes over them, and the same again for the same seed."""

import math
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flow_desktop.physics.sweep import From, Lines, Sweep, sweep

ROWS = (None, From.LEFT, From.RIGHT)
COLUMNS = (None, From.TOP, From.BOTTOM)


def order_of(wave: Sweep) -> list[int]:
    """The tiles in the order in which the wave comes over them."""
    return sorted(range(len(wave.washed)), key=lambda index: wave.lifted[index])


def cells_of(lines: Lines) -> list[tuple[int, int]]:
    """Every space on the lines, as (column, row)."""
    return [(c, r) for r in range(7) for c in range(7) if r == lines.row or c == lines.column]


line = st.none() | st.integers(0, 6)
all_lines = st.builds(Lines, line, line, st.sampled_from(ROWS), st.sampled_from(COLUMNS))


@st.composite
def waves(draw: st.DrawFn) -> Sweep:
    lines = draw(all_lines)
    cells = cells_of(lines)
    washed = draw(st.lists(st.sampled_from(cells), unique=True)) if cells else []
    return sweep(lines, washed, draw(st.integers()))


FULL = sweep(Lines(2, 5), cells_of(Lines(2, 5)), 4)


@settings(max_examples=120, deadline=None)
@given(waves())
def test_every_washed_tile_is_gone_at_the_end(wave: Sweep) -> None:
    for index in range(len(wave.washed)):
        pose = wave.pose(index, wave.duration)
        reach = 0.5 * (abs(math.cos(pose.angle)) + abs(math.sin(pose.angle)))
        middle = max(abs(pose.x - 3.5), abs(pose.y - 3.5))
        assert middle - reach > 3.5 + 0.25
        assert pose.gone
        assert (pose.sunk, pose.lift) == (1, 0)


@settings(max_examples=60, deadline=None)
@given(waves())
def test_tiles_wait_in_their_places_until_they_are_lifted(wave: Sweep) -> None:
    for index, ((column, row), lifted) in enumerate(zip(wave.washed, wave.lifted, strict=True)):
        for seconds in (-5.0, 0.0, lifted - 1 / 60):
            pose = wave.pose(index, seconds)
            assert (pose.x, pose.y, pose.angle) == (column + 0.5, row + 0.5, 0)
            assert (pose.lift, pose.sunk, pose.gone) == (0, 0, False)
        assert wave.pose(index, lifted + 0.1).lift > 0.2


@settings(max_examples=60, deadline=None)
@given(waves())
def test_hits_follow_the_waves_way(wave: Sweep) -> None:
    assert all(0 < time < wave.duration - 0.5 for time in wave.lifted)
    for run in wave.runs:
        on_row = bool(run.side.value[0])
        mine = [wave.washed[index] for index in order_of(wave)]
        if on_row:
            mine = [cell for cell in mine if cell[1] == run.line]
        else:
            rows = {other.line for other in wave.runs if other is not run}
            mine = [cell for cell in mine if cell[0] == run.line and cell[1] not in rows]
        ways = [run.along(cell[0] + 0.5, cell[1] + 0.5) for cell in mine]
        assert ways == sorted(ways)


@settings(max_examples=40, deadline=None)
@given(waves(), st.floats(allow_nan=True, allow_infinity=True))
def test_every_moment_can_be_drawn(wave: Sweep, seconds: float) -> None:
    for moment in (seconds, -1.0, 0.7, 1.4, wave.duration + 3):
        for index in range(len(wave.washed)):
            pose = wave.pose(index, moment)
            assert all(math.isfinite(n) for n in (pose.x, pose.y, pose.angle))
            assert 0 <= pose.lift <= 1 and 0 <= pose.sunk <= 1
        for crest in wave.front(moment):
            numbers = [n for point in crest.edge for n in point]
            numbers += [n for foam in crest.foam for n in (foam.x, foam.y, foam.radius, foam.opacity)]
            assert all(math.isfinite(n) for n in numbers)
            assert 0 < crest.strength <= 1
            assert all(foam.radius >= 0 and 0 <= foam.opacity <= 1 for foam in crest.foam)


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("lines", [Lines(0, 6), Lines(2, 5), Lines(row=4), Lines(column=1)])
def test_a_full_board_is_carried_off_without_a_jump(lines: Lines, seed: int) -> None:
    wave = sweep(lines, cells_of(lines), seed)
    assert 2.0 <= wave.duration <= 2.6
    for index in range(len(wave.washed)):
        poses = [wave.pose(index, n / 60) for n in range(round(wave.duration * 60) + 1)]
        for a, b in pairwise(poses):
            assert math.dist((a.x, a.y), (b.x, b.y)) < 0.4
            assert abs(a.angle - b.angle) < 0.5


def test_tiles_bump_into_each_other() -> None:
    together = sweep(Lines(row=2, row_from=From.LEFT), [(0, 2), (1, 2)], 4)
    alone = sweep(Lines(row=2, row_from=From.LEFT), [(0, 2)], 4)
    assert together.track.frames[60][0] != alone.track.frames[60][0]


@pytest.mark.parametrize("seed", range(6))
def test_tiles_turn_on_their_way(seed: int) -> None:
    wave = sweep(Lines(2, 5), cells_of(Lines(2, 5)), seed)
    turned = [abs(wave.pose(index, wave.exits[index]).angle) for index in range(len(wave.washed))]
    assert max(turned) > 0.4


def test_the_same_seed_gives_the_same_wave() -> None:
    assert sweep(Lines(2, 5), cells_of(Lines(2, 5)), 4) == FULL
    assert sweep(Lines(2, 5), cells_of(Lines(2, 5)), 5) != FULL


def test_the_crossing_goes_with_the_row_and_the_column_comes_later() -> None:
    lines = Lines(2, 5, From.LEFT, From.TOP)
    wave = sweep(lines, cells_of(lines), 1)
    times = dict(zip(wave.washed, wave.lifted, strict=True))
    assert times[4, 2] < times[5, 2] < times[6, 2] < times[5, 0]
    middle = wave.pose(wave.washed.index((5, 2)), times[5, 2] + 0.45)
    assert middle.x > 6 and abs(middle.y - 2.5) < 1


@pytest.mark.parametrize(
    ("lines", "first", "last"),
    [
        (Lines(row=3, row_from=From.LEFT), (0, 3), (6, 3)),
        (Lines(row=3, row_from=From.RIGHT), (6, 3), (0, 3)),
        (Lines(column=3, column_from=From.TOP), (3, 0), (3, 6)),
        (Lines(column=3, column_from=From.BOTTOM), (3, 6), (3, 0)),
    ],
)
def test_the_wave_comes_from_the_side_asked_for(
    lines: Lines, first: tuple[int, int], last: tuple[int, int]
) -> None:
    wave = sweep(lines, cells_of(lines), 3)
    order = order_of(wave)
    assert (wave.washed[order[0]], wave.washed[order[-1]]) == (first, last)


def test_the_edge_is_over_a_tile_when_it_is_hit() -> None:
    for (column, row), lifted in zip(FULL.washed, FULL.lifted, strict=True):
        near = [
            abs(x - column - 0.5) + abs(y - row - 0.5) for crest in FULL.front(lifted) for x, y in crest.edge
        ]
        assert min(near) < 0.6


def test_the_front_runs_on_and_its_tail_follows() -> None:
    for earlier, later in pairwise([FULL.front(n / 20) for n in range(2, 17)]):
        assert later[0].reach >= earlier[0].reach
        assert later[0].tail >= earlier[0].tail
        assert later[0].tail < later[0].reach
    assert [len(FULL.front(s)) for s in (0.5, 1.2, 1.9, 2.55)] == [1, 2, 1, 0]


def test_a_wave_over_nothing_still_runs() -> None:
    wave = sweep(Lines(1, 1), [], 1)
    assert wave.lifted == ()
    assert wave.duration == FULL.duration
    assert wave.front(0.5)


def test_no_lines_no_wave() -> None:
    wave = sweep(Lines(), [], 1)
    assert wave.duration == 0
    assert wave.front(0) == ()


@pytest.mark.parametrize("washed", [[(0, 0)], [(7, 2)], [(3, 2), (3, 2)], [(-1, 2)]])
def test_tiles_that_no_wave_can_reach_are_refused(washed: list[tuple[int, int]]) -> None:
    with pytest.raises(ValueError):
        sweep(Lines(2, 5), washed)


def test_lines_off_the_board_and_wrong_sides_are_refused() -> None:
    for row, column in ((7, None), (None, -1)):
        with pytest.raises(ValueError):
            Lines(row, column)
    with pytest.raises(ValueError):
        Lines(row=1, row_from=From.TOP)
    with pytest.raises(ValueError):
        Lines(column=1, column_from=From.LEFT)
