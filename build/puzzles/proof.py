"""The proof of a puzzle with nothing but the engine: every game from its position, by `legal` and `attempt`.

Nothing is cut away. A first turn is a tile placed or discarded, or a card played; equal tiles count as one.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final, NamedTuple

from build.puzzles.who_fails import greedy_luck
from flow_desktop.bots.puzzle import Key, Puzzle, Verdict, key_of, read_puzzle
from flow_desktop.engine.board import Board
from flow_desktop.engine.commands import Command, DrawShown
from flow_desktop.engine.legal import legal
from flow_desktop.engine.position import fault
from flow_desktop.engine.state import GameState, Phase
from flow_desktop.engine.step import Step, attempt

MOST_SHARE: Final = 0.15
MOST_LUCK: Final = 0.02


class Proved(NamedTuple):
    """What the search found."""

    first_turns: int
    right: int
    luck: float
    sooner: bool
    """Whether the goal could be reached in fewer turns."""


class _AllGames:
    """Every game of one puzzle; what is known of a moment is looked up when it comes again."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self._known: dict[object, bool] = {}

    def reaches(self, state: GameState, before: Board) -> bool:
        """Whether the goal can be reached from here."""
        verdict = self.puzzle.judge(state, before)
        if verdict is not Verdict.OPEN:
            return verdict is Verdict.SOLVED
        key = key_of(state), state.turn.phase, state.turn.calm
        if key not in self._known:
            self._known[key] = any(self._after(state, before, command) for command in legal(state))
        return self._known[key]

    def _after(self, state: GameState, before: Board, command: Command) -> bool:
        step = self.puzzle.attempt(state, command)
        assert isinstance(step, Step)
        return self.reaches(step.state, state.board if state.turn.phase is Phase.WAVE else before)

    def first_turns(self) -> dict[tuple[object, Command], bool]:
        """Every first turn, and whether it is right."""
        start = self.puzzle.game
        found: dict[tuple[object, Command], bool] = {}
        for command in legal(start):
            if not isinstance(command, DrawShown):
                found[None, command] = self._after(start, start.board, command)
                continue
            step = self.puzzle.attempt(start, command)
            assert isinstance(step, Step)
            for placed in legal(step.state):
                found[step.state.turn.holding, placed] = self._after(step.state, start.board, placed)
        return found


def prove(puzzle: Puzzle) -> Proved:
    """Search everything."""
    firsts = _AllGames(puzzle).first_turns()
    sooner = False
    if not puzzle.goal.wave and puzzle.goal.turns > 1:
        quick = replace(puzzle, goal=replace(puzzle.goal, turns=puzzle.goal.turns - 1))
        sooner = _AllGames(quick).reaches(puzzle.game, puzzle.position.board)
    return Proved(len(firsts), sum(firsts.values()), greedy_luck(puzzle), sooner)


def faults(data: Mapping[str, Any]) -> list[str]:
    """What is not as promised about a kept puzzle, by the whole search."""
    puzzle = read_puzzle(data)
    found = replayed(puzzle)
    proved = prove(puzzle)
    if (proved.first_turns, proved.right) != (data["first_turns"], data["right_first_turns"]):
        found.append(f"counted {proved.first_turns} first turns, {proved.right} right")
    if not 0 < proved.right <= MOST_SHARE * proved.first_turns:
        found.append("the share of right first turns is wrong")
    if proved.luck > MOST_LUCK:
        found.append(f"the greedy bot solves it with luck of {proved.luck:.3f}")
    if proved.sooner:
        found.append("the goal can be reached sooner")
    return found


def replayed(puzzle: Puzzle) -> list[str]:
    """What is wrong about the solutions, each played through the engine as any program would."""
    found = [] if fault(puzzle.position) is None else ["the position cannot be"]
    for line in puzzle.solutions:
        state, before = puzzle.game, puzzle.position.board
        reached = False
        for command in line:
            if state.turn.phase is Phase.WAVE:
                before = state.board
            step = attempt(state, command)
            if not isinstance(step, Step):
                found.append(f"refused: {command}")
                break
            state = step.state
            reached = puzzle.judge(state, before) is Verdict.SOLVED
        if not reached:
            found.append("a solution does not reach the goal")
    if len({_path(puzzle, line) for line in puzzle.solutions}) < len(puzzle.solutions):
        found.append("a solution is told twice")
    return found


def _path(puzzle: Puzzle, line: tuple[Command, ...]) -> tuple[Key, ...]:
    state, path = puzzle.game, []
    for command in line:
        step = attempt(state, command)
        state = step.state if isinstance(step, Step) else state
        path.append(key_of(state))
    return tuple(path)


def prove_all() -> None:
    """Prove every kept puzzle; the first that is not as promised ends it."""
    import json

    from build.puzzles.making import FILE

    for data in json.loads(FILE.read_text("utf-8")):
        wrong = faults(data)
        print(data["name"], "; ".join(wrong) or "proved", flush=True)
        if wrong:
            raise SystemExit(1)
