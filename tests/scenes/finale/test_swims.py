"""Where the animals swim, and when: along their own water, one soon after the other, in four seconds."""

import math
from itertools import pairwise

import pytest

from flow_desktop.engine import Result
from flow_desktop.engine.board import Board
from flow_desktop.engine.geometry import ANIMAL_CELLS, BOAT, STRIDE, Animal
from flow_desktop.scenes.board.ways import ways_to_boat
from flow_desktop.scenes.finale.swims import HOP, Crossing, courses, leap, leaping, pose
from tests.scenes.results.ending import SEEDS, finished_table

BOARDS = [finished_table(Result.WON, seeds=SEEDS[first:]).state.board for first in (0, 4, 7)]


def middle(cell: int) -> tuple[float, float]:
    return cell % STRIDE + 0.5, cell // STRIDE + 0.5


@pytest.mark.parametrize("board", BOARDS)
def test_everybody_swims_on_the_spaces_of_its_own_way(board: Board) -> None:
    ways = ways_to_boat(board)
    lines = courses(board)
    assert set(lines) == set(Animal)
    for animal, course in lines.items():
        assert course.spots[0] == middle(ANIMAL_CELLS[animal])
        assert {int(y) * STRIDE + int(x) for x, y in course.spots} <= set(ways[animal])
        assert max(math.dist(one, two) for one, two in pairwise(course.spots)) < 0.25
        assert 0.7 < math.dist(course.spots[-1], middle(BOAT)) < 1.5


@pytest.mark.parametrize("board", BOARDS)
def test_a_share_of_the_line_is_a_share_of_its_length(board: Board) -> None:
    course = courses(board)[Animal.CAT]
    walked = [course.at(step / 200) for step in range(201)]
    assert walked[0] == course.spots[0]
    assert walked[-1] == pytest.approx(course.spots[-1])
    steps = [math.dist(one, two) for one, two in pairwise(walked)]
    assert max(steps) <= course.length / 200 + 1e-9
    assert min(steps) > 0.9 * course.length / 200


@pytest.mark.parametrize("board", BOARDS)
def test_they_board_one_soon_after_the_other(board: Board) -> None:
    crossing = Crossing.of(board)
    lands = [swim.lands for swim in crossing.swims]
    assert lands == sorted(lands) and len(lands) == 4
    assert all(0.25 < later - earlier < 0.8 for earlier, later in pairwise(lands))
    assert crossing.words > lands[-1] and crossing.ends - crossing.words >= 1
    assert 3.5 <= crossing.ends <= 5


@pytest.mark.parametrize("board", BOARDS)
def test_nobody_jumps_from_place_to_place(board: Board) -> None:
    """From frame to frame nobody is further than the quickest swims, or leaps to a boat beside the board."""
    for swim in Crossing.of(board).swims:
        assert pose(swim, swim.begins - 0.01) is None and pose(swim, swim.arrives) is None
        assert leaping(swim, swim.arrives - 0.01) is None and leaping(swim, swim.lands) is None
        frames = [swim.begins + frame / 60 for frame in range(int(60 * swim.seconds))]
        poses = [at for frame in frames if (at := pose(swim, frame)) is not None]
        flight = [leap(swim, frame / 60 / HOP, (11.0, 6.0), 1.3) for frame in range(int(60 * HOP))]
        assert max(math.dist(one[:2], two[:2]) for one, two in pairwise([poses[-1], *flight])) < 0.5
        assert len(poses) == len(frames)
        assert max(math.dist(one[:2], two[:2]) for one, two in pairwise(poses)) < 0.4
        assert max(abs(one.size - two.size) for one, two in pairwise(poses)) < 0.05
