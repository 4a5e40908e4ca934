"""The drawn ways of water agree with the engine's word."""

import random
from itertools import permutations

import pytest

from flow_desktop.engine.board import START, Board
from flow_desktop.engine.geometry import (
    ANIMAL_CELLS,
    BOAT,
    CELLS,
    EAST,
    NEIGHBOURS,
    OPPOSITE,
    WEST,
    Animal,
    animals_in,
)
from flow_desktop.engine.notation import read_board, read_cell
from flow_desktop.engine.placement import placements, spot_list
from flow_desktop.engine.rules import rule_set
from flow_desktop.engine.tiles import EDGES, Kind, piece_of
from flow_desktop.scenes.board.curves import curve, point_at
from flow_desktop.scenes.board.flow import DRIFTS
from flow_desktop.scenes.board.ribbons import pattern_picture
from flow_desktop.scenes.board.show import BoardShow, Mood, mood_of
from flow_desktop.scenes.board.tones import tones_of
from flow_desktop.scenes.board.ways import Strand, strands, streams, ways_to_boat
from flow_desktop.widgets.theme import NORMAL
from tests.scenes.board.drawing import TWO_ABOARD

MANY_TEES = (Kind.TEE, Kind.BEND, Kind.CROSS, Kind.STRAIGHT, Kind.BEND_OBSTACLE)


def grown(seed: int, tiles: int = 40) -> Board:
    """A board on which so many tiles were laid wherever they fit."""
    chance, board, rules = random.Random(seed), START, rule_set("standard")
    for _ in range(tiles):
        kind = chance.choice(MANY_TEES)
        spots = spot_list(placements(board, kind, rules))
        if spots:
            cell, edges = chance.choice(spots)
            board = board.with_piece(cell, piece_of(kind, edges))
    return board


BOARDS = [grown(seed) for seed in range(12)]


def test_some_of_the_boards_have_animals_aboard() -> None:
    assert sum(len(animals_in(board.joined)) for board in BOARDS) >= 6


@pytest.mark.parametrize("board", BOARDS)
def test_exactly_the_joined_animals_have_a_way(board: Board) -> None:
    ways = ways_to_boat(board)
    assert tuple(ways) == animals_in(board.joined)
    for animal, way in ways.items():
        assert way[0] == ANIMAL_CELLS[animal]
        assert way[-1] == BOAT
        assert len(set(way)) == len(way)


@pytest.mark.parametrize("board", BOARDS)
def test_strands_go_through_open_edges_and_meet_their_neighbours(board: Board) -> None:
    runs = strands(board)
    for cell, here in runs.items():
        for strand in here:
            assert (strand.enter | strand.leave) & ~board.pieces[cell] & EDGES == 0
            assert bool(strand.enter) == (cell != ANIMAL_CELLS[strand.animal])
            assert bool(strand.leave) == (cell != BOAT)
            for direction, other in NEIGHBOURS[cell]:
                if direction == strand.leave:
                    after = next(s for s in runs[other] if s.animal == strand.animal)
                    assert after.enter == OPPOSITE[direction]
                    assert after.enter_lane == strand.leave_lane


def test_ways_that_meet_keep_to_their_sides() -> None:
    board = read_board("d4:N a2:NS g2:NS a3:NE g3:NW b3:EW c3:EW d3:NESW e3:EW f3:EW")
    lanes = {strand.animal: strand.leave_lane for strand in strands(board)[read_cell("d3")]}
    # They turn south: seen on the way, the dog's east is on the left and the cat's west on the right.
    assert lanes == {Animal.DOG: (0, 2), Animal.CAT: (1, 2)}


@pytest.mark.parametrize("board", BOARDS)
def test_foam_runs_on_every_reached_tile_and_nowhere_else(board: Board) -> None:
    running = streams(board)
    fixed = {BOAT, *ANIMAL_CELLS.values()}
    assert set(running) == {c for c in CELLS if board.reached >> c & 1} - fixed
    for cell, pairs in running.items():
        assert pairs
        used = 0
        for enter, leave in pairs:
            used |= enter | leave
        assert used == board.pieces[cell] & EDGES


def test_moods_follow_the_water() -> None:
    show = BoardShow(read_board(TWO_ABOARD))
    moods = {animal: mood_of(show, animal) for animal in Animal}
    assert moods == {
        Animal.CAT: Mood.ABOARD,
        Animal.DOG: Mood.ABOARD,
        Animal.CAPYBARA: Mood.HOPEFUL,
        Animal.LEMUR: Mood.WAITING,
    }
    told = BoardShow(show.board, moods={Animal.CAT: Mood.ALARMED})
    assert mood_of(told, Animal.CAT) is Mood.ALARMED


@pytest.mark.parametrize(("enter", "leave"), list(permutations([1, 2, 4, 8], 2)))
def test_lines_start_and_end_in_the_middle_of_edges(enter: int, leave: int) -> None:
    middles = {1: (0.5, 0), 2: (1, 0.5), 4: (0.5, 1), 8: (0, 0.5)}
    line = curve(enter, leave)
    assert (line[0].x, line[0].y) == pytest.approx(middles[enter])
    assert (line[-1].x, line[-1].y) == pytest.approx(middles[leave])
    assert point_at(line, 0.5).length == pytest.approx(line[-1].length / 2)
    assert all(0.25 < p.x < 0.75 or 0.25 < p.y < 0.75 for p in line)


@pytest.mark.parametrize("animal", list(Animal))
@pytest.mark.parametrize("drift", range(DRIFTS))
def test_no_border_cuts_the_pattern_of_a_ribbon(animal: Animal, drift: int) -> None:
    """What leaves a space by its east edge comes in by the west edge of the next."""
    strand = Strand(animal, WEST, EAST, (0, 1), (0, 1))
    picture = pattern_picture((strand,), 120, tones_of(NORMAL), False, drift / DRIFTS)
    dark = [sum(picture.get_at((x, y)).a for y in range(120)) / 255 for x in (0, 119)]
    assert abs(dark[0] - dark[1]) < 5.0
