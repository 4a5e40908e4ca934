"""Every puzzle: its solutions reach the goal through the engine; some by turns are searched to the end."""

import json
from collections import Counter
from collections.abc import Mapping
from datetime import date
from hashlib import sha256
from typing import Any

import pytest

from build.puzzles.examples import EXAMPLES
from build.puzzles.proof import MOST_SHARE, faults, replayed
from build.puzzles.symmetry import forms, same_as
from flow_desktop.bots.puzzle import Grade, Verdict, key_of, read_puzzle, ways_on, worst
from flow_desktop.cli import run
from flow_desktop.engine.commands import Command, PlayCard, Roll, TimeUp
from flow_desktop.engine.geometry import LINE_OF_FACE
from flow_desktop.engine.legal import legal
from flow_desktop.engine.notation import read_board
from flow_desktop.engine.position import game_at
from flow_desktop.engine.position_text import read_position
from flow_desktop.engine.state import Phase, Result
from flow_desktop.engine.step import Step, attempt, step
from flow_desktop.rounds.puzzles import kept_puzzles, names_of, next_after, puzzle_named, puzzle_table

NAMES = tuple(kept_puzzles())
SAMPLE = 8
MOST_GAMES = 12_000
"""So many games at most has a puzzle whose whole proof is quick enough for every run."""


def games(kept: Mapping[str, Any]) -> int:
    firsts, turns = int(kept["first_turns"]), int(kept["goal"]["turns"])
    count: int = firsts**turns
    return count


def sample() -> list[str]:
    """Other puzzles every day, the same all day, whatever runs the tests."""
    quick = [name for name, kept in kept_puzzles().items() if games(kept) <= MOST_GAMES]
    day = str(date.today().toordinal())
    return sorted(quick, key=lambda name: sha256(f"{day}{name}".encode()).digest())[:SAMPLE]


@pytest.mark.parametrize("name", NAMES)
def test_every_solution_reaches_the_goal_and_few_first_turns_do(name: str) -> None:
    kept = kept_puzzles()[name]
    assert replayed(read_puzzle(kept)) == []
    assert 0 < kept["right_first_turns"] <= MOST_SHARE * kept["first_turns"]
    assert not kept["goal"]["wave"] or kept["goal"]["animals"] < 4


@pytest.mark.parametrize("number", range(SAMPLE))
def test_the_whole_search_says_the_same(number: int) -> None:
    name = sample()[number]
    assert faults(kept_puzzles()[name]) == [], name


def test_there_are_enough_in_every_grade_and_no_two_are_one() -> None:
    assert len(NAMES) >= 120
    assert all(len(names_of(grade)) >= 24 for grade in Grade)
    assert len({same_as(puzzle_named(name)) for name in NAMES}) == len(NAMES)
    for grade in Grade:
        levels = [puzzle_named(name).level for name in names_of(grade)]
        assert levels == sorted(levels)


def test_they_are_of_many_kinds() -> None:
    cards = Counter(card for name in NAMES for card in puzzle_named(name).position.hand)
    played = Counter(
        command.card
        for name in NAMES
        for command in puzzle_named(name).solutions[0]
        if isinstance(command, PlayCard)
    )
    assert len(cards) >= 5
    assert len(played) >= 4
    waiting = Counter(puzzle_named(name).position.board.joined for name in NAMES)
    assert len(waiting) >= 10, "not always the same animals wait"


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_the_six_of_the_first_are_among_them(number: int) -> None:
    grade, animals, turns, throw, text = EXAMPLES[number]
    board = read_position(text).board
    found = [puzzle_named(name) for name in names_of(grade)]
    (one,) = [each for each in found if each.position.board == board]
    assert (one.goal.animals, one.goal.turns) == (animals, turns)
    assert one.throw == throw if throw else one.goal.whatever is (throw is None)


def test_a_turned_or_mirrored_board_is_the_same() -> None:
    board = read_board("b1:EW c1:SW c2:NS")
    mirrored = read_board("f1:EW e1:ES e2:NS")
    turned = read_board("g2:NS g3:NW f3:EW")
    least = min(forms(board.pieces, 0, 2))
    assert min(forms(mirrored.pieces, 0, 4)) == least
    assert min(forms(turned.pieces, 2, 6)) == least
    assert min(forms(turned.pieces, 3, 6)) != least


@pytest.mark.parametrize("grade", [Grade.SURVIVE, Grade.SAVE])
def test_the_table_brings_the_wave_in_the_last_turn_and_everything_can_be_taken_back(grade: Grade) -> None:
    for name in names_of(grade)[:6]:
        puzzle = puzzle_named(name)
        table = puzzle_table(puzzle)
        table.ready()
        before, first = None, table.state
        for command in puzzle.solutions[0]:
            if not isinstance(command, TimeUp):
                before = table.state.board if isinstance(command, Roll) else before
                table.do(command)
        assert puzzle.judge(table.state, before) is Verdict.SOLVED
        while table.undo() is not None:
            pass
        assert table.state == first


def test_a_goal_is_judged_before_the_engine_says_lost() -> None:
    lost = 0
    for name in names_of(Grade.SURVIVE):
        puzzle = puzzle_named(name)
        state, before = puzzle.game, None
        for command in puzzle.solutions[0]:
            before = state.board if isinstance(command, Roll) else before
            state = step(state, command).state
        lost += state.result is Result.LOST
        assert puzzle.judge(state, before) is Verdict.SOLVED
    assert lost


def test_whatever_comes_every_throw_counts() -> None:
    found = [puzzle_named(name) for name in NAMES if puzzle_named(name).goal.whatever]
    assert found
    for puzzle in found:
        state = puzzle.game
        for command in puzzle.solutions[0]:
            if state.turn.phase is Phase.WAVE:
                assert worst(state.board, puzzle.remain)[0] >= puzzle.goal.animals
            state = step(state, command).state


def test_away_from_the_solutions_nothing_leads_to_the_goal() -> None:
    puzzle = puzzle_named(names_of(Grade.WIN)[0])
    right = ways_on(puzzle)
    first = puzzle.game
    assert key_of(first) in right
    solved = set[Command]()
    for command in legal(first):
        after = puzzle.attempt(first, command)
        assert isinstance(after, Step)
        if after.state.turn.phase is Phase.HOLDING:
            wins = any(
                isinstance(done := attempt(after.state, placed), Step) and done.state.result is Result.WON
                for placed in legal(after.state)
            )
        else:
            wins = after.state.result is Result.WON
        solved |= {command} if wins else set()
        assert wins == (key_of(after.state) in right or after.state.result is Result.WON)
    assert right[key_of(first)] in solved


def test_they_follow_one_another() -> None:
    assert next_after(NAMES[0]) == NAMES[1]
    assert next_after(NAMES[-1]) is None


def test_another_program_gets_everything_it_needs(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["puzzles", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)["puzzles"]
    assert [each["name"] for each in told] == list(NAMES)
    for each in told:
        state = game_at(read_position(each["position"]))
        assert read_board(each["board"]) == state.board
        throw = each["goal"]["throw"]
        assert (throw is None) == (not each["goal"]["wave"] or each["goal"]["whatever"])
        if throw is not None:
            assert throw["row"] == LINE_OF_FACE[throw["white"]] + 1
            assert puzzle_named(each["name"]).throw == (throw["white"], throw["black"])
        assert each["solution"] == each["solutions"][0]
    assert run(["puzzles"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == len(NAMES)
