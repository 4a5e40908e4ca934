"""Whether a position is worth being a puzzle: all its measures, and what is left when it is shrunk."""

from dataclasses import replace
from random import Random
from typing import Final, NamedTuple

from build.puzzles.search import Search, Task, TooLongError, Turned, outcome, start, turns
from build.puzzles.who_fails import greedy_can, greedy_luck, level_of
from flow_desktop.bots.puzzle import Goal, Grade, Puzzle
from flow_desktop.engine import chance
from flow_desktop.engine.board import Board
from flow_desktop.engine.cards import Card
from flow_desktop.engine.commands import Command, Die, DrawShown, PlayCard, Roll, TimeUp
from flow_desktop.engine.position import Position, fault
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.engine.state import Phase
from flow_desktop.engine.step import Step, attempt
from flow_desktop.engine.tiles import Kind
from flow_desktop.engine.wave import wave

MOST_SHARE: Final = 0.15
MOST_SOLUTIONS: Final = 6
MOST_LUCK: Final = 0.02
"""So rarely may the greedy bot put its birds on the right tiles by chance."""
ALL_THROWS: Final = tuple((white, black) for white in range(1, 7) for black in range(1, 7))


class Found(NamedTuple):
    """A puzzle with its measures."""

    puzzle: Puzzle
    firsts: int
    right: int
    tiles: int

    @property
    def share(self) -> float:
        """The share of the first turns that are right."""
        return self.right / self.firsts


def seed_of(throw: tuple[int, int]) -> str:
    """A seed under which the first wave falls like this."""
    number = 0
    while chance.throw(f"puzzle-{number}", 1) != throw:
        number += 1
    return f"puzzle-{number}"


def examine(
    grade: Grade, task: Task, most: int = 60_000, full: bool = True, solutions: int = MOST_SOLUTIONS
) -> Found | None:
    """The puzzle if it keeps all promises; a goal of 0 animals asks for the most that can be kept."""
    if fault(task.position) is not None:
        return None
    if not task.throws and greedy_can(_puzzle(grade, task, [])):
        return None
    search, first = Search(task, most), start(task.position)
    try:
        if not task.throws and Search(task, most).best(first, task.turns - 1) >= task.animals:
            return None
        best = search.best(first, task.turns)
        goal = task.animals or best
        if best < goal or goal == 0 or (task.throws and goal == 4):
            return None
        task = task._replace(animals=goal)
        search.task = task
        lines = []
        for line in search.lines(first, task.turns, goal):
            lines.append(line)
            if len(lines) > solutions:
                return None
        firsts = {line[0] for line in lines}
        every = list(turns(first, task.position))
        times: dict[Kind | None, int] = {
            kind: task.position.shown.count(kind) for kind in task.position.shown
        }
        raw = sum(times.get(turned.tile, 1) for turned, _ in every)
        raw_right = sum(times.get(turned.tile, 1) for turned in firsts)
        if len(firsts) > MOST_SHARE * len(every) or raw_right > MOST_SHARE * raw:
            return None
        if task.throws and not _throw_matters(task, search):
            return None
    except TooLongError:
        return None
    puzzle = _puzzle(grade, task, lines)
    if puzzle.goal.whatever and greedy_luck(puzzle) > MOST_LUCK:
        return None
    if puzzle.goal.wave and not puzzle.goal.whatever and greedy_can(puzzle):
        return None
    level = level_of(task, firsts) if full else 3
    made = Puzzle(puzzle.name, grade, level, puzzle.position, puzzle.goal, puzzle.solutions)
    return Found(made, len(every), len(firsts), len(task.position.board.tiles()))


def _throw_matters(task: Task, search: Search) -> bool:
    """Whether more first turns would do without the wave: what it takes makes the puzzle."""
    dry = Search(task._replace(throws=()), search.most)
    first = start(task.position)
    enough = sum(dry.best(after, task.turns - 1) >= task.animals for _, after in turns(first, task.position))
    right = sum(
        search.best(after, task.turns - 1) >= task.animals for _, after in turns(first, task.position)
    )
    return enough > right and outcome(first, task) < task.animals


def _puzzle(grade: Grade, task: Task, lines: list[tuple[Turned, ...]]) -> Puzzle:
    goal = Goal(task.animals, task.turns, bool(task.throws), len(task.throws) > 1)
    bare = Puzzle("", grade, 3, task.position, goal, ())
    lines.sort(key=len)
    return Puzzle("", grade, 3, task.position, goal, tuple(commands(bare, line) for line in lines))


def commands(puzzle: Puzzle, line: tuple[Turned, ...]) -> tuple[Command, ...]:
    """A line as commands of a game, with the clock and the roll."""
    state, given = puzzle.game, list[Command]()

    def give(command: Command) -> None:
        nonlocal state
        step = attempt(state, command)
        assert isinstance(step, Step), (command, step)
        state = step.state
        given.append(command)

    for number, turned in enumerate(line, 1):
        last = puzzle.goal.wave and number == puzzle.goal.turns
        if turned.tile is not None:
            give(DrawShown(state.supply.shown.index(turned.tile)))
        if last:
            give(TimeUp(turned.command.card if isinstance(turned.command, PlayCard) else None))
        give(turned.command)
    if state.turn.phase is Phase.WAVE:
        give(_roll(puzzle, state.board, state.turn.calm))
    return tuple(given)


def _roll(puzzle: Puzzle, board: Board, calm: bool) -> Roll:
    if not calm:
        return Roll()
    white = puzzle.throw[0]
    by_row = wave(board, white, None, puzzle.remain).board.joined.bit_count()
    return Roll(Die.WHITE if by_row >= puzzle.goal.animals else Die.BLACK)


def shrunk(found: Found, task: Task, random: Random, most: int = 60_000) -> tuple[Found, Task]:
    """Take tiles and cards away for as long as all promises hold."""
    task = task._replace(animals=found.puzzle.goal.animals)
    cells = list(task.position.board.tiles())
    random.shuffle(cells)
    for cell in cells:
        less = replace_board(task, task.position.board.without(cell))
        better = examine(found.puzzle.grade, less, most, full=False)
        if better is not None:
            found, task = better, less
    whole = examine(found.puzzle.grade, task, most)
    return (whole or found), task


def replace_board(task: Task, board: Board) -> Task:
    """The same task on another board."""
    return task._replace(position=replace(task.position, board=board))


def position_of(
    board: Board,
    shown: list[Kind],
    hand: list[Card],
    scenarios: tuple[Scenario, ...],
    throw: tuple[int, int] | None,
) -> Position:
    """A position of full information."""
    seed = seed_of(throw) if throw else "puzzle"
    return Position(board, (), tuple(sorted(shown)), tuple(sorted(hand, key=str)), (), scenarios, seed=seed)
