"""Who fails at a puzzle: the greedy bot, whatever it likes best, and one who looks a turn ahead."""

from functools import partial

from build.puzzles.search import Node, Task, Turned, outcome, start, turns
from flow_desktop.bots.players import greedy_likes, tiles_needed
from flow_desktop.bots.puzzle import Puzzle, Verdict, key_of
from flow_desktop.engine.board import Board
from flow_desktop.engine.commands import Command, Roll
from flow_desktop.engine.geometry import ANIMALS
from flow_desktop.engine.state import GameState, Phase
from flow_desktop.engine.step import Step

MOST_CHOICES = 4000


def greedy_luck(puzzle: Puzzle) -> float:
    """How likely the greedy bot solves it: chance decides between what it likes equally."""
    known: dict[object, float] = {}

    def luck(state: GameState, before: Board) -> float:
        key = key_of(state), state.turn.phase
        if key in known:
            return known[key]
        if len(known) > MOST_CHOICES:
            return 1.0
        given = [Roll()] if _must_roll(state) else greedy_likes(state)
        known[key] = sum(map(partial(after, state, before), given)) / len(given)
        return known[key]

    def after(state: GameState, before: Board, command: Command) -> float:
        step = puzzle.attempt(state, command)
        assert isinstance(step, Step)
        board = state.board if isinstance(command, Roll) else before
        verdict = puzzle.judge(step.state, board)
        return luck(step.state, board) if verdict is Verdict.OPEN else float(verdict is Verdict.SOLVED)

    return luck(puzzle.game, puzzle.position.board)


def greedy_can(puzzle: Puzzle) -> bool:
    """Whether the greedy bot solves it with any luck at all; quicker than to say with how much."""
    waiting, seen = [puzzle.game], set[object]()
    while waiting:
        state = waiting.pop()
        for command in [Roll()] if _must_roll(state) else greedy_likes(state):
            step = puzzle.attempt(state, command)
            assert isinstance(step, Step)
            verdict = puzzle.judge(step.state, state.board)
            if verdict is Verdict.SOLVED or len(seen) > MOST_CHOICES:
                return True
            key = key_of(step.state), step.state.turn.phase
            if verdict is Verdict.OPEN and key not in seen:
                seen.add(key)
                waiting.append(step.state)
    return False


def _must_roll(state: GameState) -> bool:
    return state.turn.phase is Phase.WAVE and not state.turn.calm


def looker_fails(task: Task) -> bool:
    """Whether one who knows the wave but looks only one turn ahead fails, whatever looks equally good."""
    nodes = [start(task.position)]
    for _ in range(task.turns):
        following = []
        for node in nodes:
            weighed = [(_looks(after, task), after) for _, after in turns(node, task.position)]
            best = max((looks for looks, _ in weighed), default=(0, 0))
            following += [after for looks, after in weighed if looks == best]
        nodes = list({(node.board.pieces, node.shown, node.hand): node for node in following}.values())
        if any(_done(node, task) for node in nodes):
            return False
    return not any(outcome(node, task) >= task.animals for node in nodes)


def _done(node: Node, task: Task) -> bool:
    joined = node.board.joined
    return joined == ANIMALS or (not task.throws and joined.bit_count() >= task.animals)


def _looks(node: Node, task: Task) -> tuple[int, int]:
    return outcome(node, task), -tiles_needed(node.board)


def comes_nearer(task: Task, firsts: set[Turned]) -> bool:
    """Whether some right first turn leaves fewer tiles to go."""
    node = start(task.position)
    now = tiles_needed(node.board)
    return any(
        tiles_needed(after.board) < now for turned, after in turns(node, task.position) if turned in firsts
    )


def level_of(task: Task, firsts: set[Turned]) -> int:
    """3: the greedy bot fails. 4: whoever looks a turn ahead does too. 5: the right way leads away first."""
    if not looker_fails(task):
        return 3
    return 4 if comes_nearer(task, firsts) else 5
