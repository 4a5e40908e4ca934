"""A puzzle: a position of full information, a goal, and every way there is to reach it.

No pile is left, so nothing is hidden but the throw; where it matters it is named, or every one counts.
In the last turn before a wave the time runs out while its action is under way: the rules let it be finished
(R13), and a game in which nothing is left to play is not called lost before its wave (section 5).
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, Final

from flow_desktop.engine import chance
from flow_desktop.engine.board import Board
from flow_desktop.engine.command_text import read_command
from flow_desktop.engine.commands import Command, Die, Draw, DrawShown, PlayCard, Roll, TimeUp
from flow_desktop.engine.events import Event, TimeRanOut
from flow_desktop.engine.geometry import Animal, animals_in
from flow_desktop.engine.position import Position, game_at
from flow_desktop.engine.position_text import read_position
from flow_desktop.engine.refusals import Refusal
from flow_desktop.engine.state import GameState, Phase, Result
from flow_desktop.engine.step import Step, attempt
from flow_desktop.engine.tiles import Kind
from flow_desktop.engine.wave import wave
from flow_desktop.values import dataclass

FACES: Final = range(1, 7)


class Grade(StrEnum):
    """What kind of puzzle it is, from the first to the last page."""

    WIN = "win_this_turn"
    SURVIVE = "survive_the_wave"
    TURNS = "two_turns"
    SAVE = "save_three"


@dataclass(frozen=True, slots=True)
class Goal:
    """So many animals joined within so many turns; with ``wave``, after the wave that follows them.

    ``whatever`` comes: after every throw, not only after the one that the seed decides.
    """

    animals: int
    turns: int
    wave: bool = False
    whatever: bool = False


class Verdict(StrEnum):
    """How a try stands."""

    OPEN = "open"
    SOLVED = "solved"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class Puzzle:
    """``solutions`` are all of them, each as the commands of a game; ``level`` says who fails (3 to 5)."""

    name: str
    grade: Grade
    level: int
    position: Position
    goal: Goal
    solutions: tuple[tuple[Command, ...], ...]

    @property
    def items(self) -> int:
        """How many tiles and cards there are to play: each turn uses one."""
        return len(self.position.shown) + len(self.position.hand)

    @property
    def throw(self) -> tuple[int, int]:
        """The faces of the white and the black die that the seed decides."""
        return chance.throw(self.position.seed, self.position.round)

    @property
    def game(self) -> GameState:
        """The game at its position."""
        return game_at(self.position)

    def turns_done(self, state: GameState) -> int:
        """How many turns are complete."""
        held = state.turn.phase is Phase.HOLDING
        return self.items - len(state.supply.shown) - len(state.hands[0]) - held

    def attempt(self, state: GameState, command: Command) -> Step | Refusal:
        """The rules, and the clock that runs out in the last turn before the wave."""
        if not self._is_last(state):
            return attempt(state, command)
        if isinstance(command, Draw | DrawShown):
            return _both(state, command, TimeUp())
        return (
            _both(state, TimeUp(command.card), command)
            if isinstance(command, PlayCard)
            else attempt(state, command)
        )

    def _is_last(self, state: GameState) -> bool:
        turn = state.turn
        before_wave = self.goal.wave and turn.phase is Phase.TURN and not turn.time_up
        return (
            before_wave
            and turn.round == self.position.round
            and self.turns_done(state) == self.goal.turns - 1
        )

    def judge(self, state: GameState, before: Board | None = None) -> Verdict:
        """How a try stands; ``before`` is the board as the wave found it, where every throw counts."""
        if state.result is Result.WON:
            return Verdict.SOLVED
        if state.turn.phase is Phase.HOLDING:
            return Verdict.OPEN
        kept = state.board.joined.bit_count()
        if not self.goal.wave:
            if kept >= self.goal.animals:
                return Verdict.SOLVED
            return Verdict.FAILED if self.turns_done(state) >= self.goal.turns else Verdict.OPEN
        if state.turn.round == self.position.round:
            return Verdict.FAILED if state.result is Result.LOST else Verdict.OPEN
        if self.goal.whatever and before is not None:
            kept = min(kept, worst(before, self.remain)[0])
        return Verdict.SOLVED if kept >= self.goal.animals else Verdict.FAILED

    @property
    def remain(self) -> bool:
        """Whether the wave leaves obstacles where they are."""
        return self.position.rules.obstacles_remain


def _both(state: GameState, first: Command, second: Command) -> Step | Refusal:
    """Two commands as one; that the time ran out is part of the puzzle and told by its goal."""
    one = attempt(state, first)
    if isinstance(one, Refusal):
        return one
    two = attempt(one.state, second)
    if isinstance(two, Refusal):
        return two
    events: list[Event] = [each for each in (*one.events, *two.events) if not isinstance(each, TimeRanOut)]
    return Step(two.state, tuple(events))


def worst(board: Board, remain: bool = False) -> tuple[int, tuple[int, int]]:
    """How many animals stay joined after the worst throw, and the first such throw."""
    return min(
        (wave(board, white, black, remain).board.joined.bit_count(), (white, black))
        for white in FACES
        for black in FACES
    )


def aboard(board: Board) -> tuple[Animal, ...]:
    """The animals that are joined."""
    return animals_in(board.joined)


Key = tuple[bytes, tuple[Kind, ...], tuple[str, ...], Kind | None]


def key_of(state: GameState) -> Key:
    """What tells one moment of a puzzle from another, whichever of two equal tiles was taken."""
    return (
        state.board.pieces,
        tuple(sorted(state.supply.shown)),
        tuple(sorted(state.hands[0])),
        state.turn.holding,
    )


def ways_on(puzzle: Puzzle) -> dict[Key, Command]:
    """The right command at every moment of every solution; the first solution counts where they meet.

    The solutions are all there are: at any other moment the goal is out of reach.
    """
    right: dict[Key, Command] = {}
    for line in puzzle.solutions:
        state = puzzle.game
        for command in line:
            if isinstance(command, TimeUp):
                continue
            if not isinstance(command, Roll):
                right.setdefault(key_of(state), command)
            step = puzzle.attempt(state, command)
            assert isinstance(step, Step)
            state = step.state
    return right


def roll_of(puzzle: Puzzle) -> Die | None:
    """The die that the first solution chooses while the waters are calm."""
    rolls = (command.die for command in puzzle.solutions[0] if isinstance(command, Roll))
    return next(rolls, None)


def read_puzzle(data: Mapping[str, Any]) -> Puzzle:
    """Read a puzzle as it is kept; anything wrong raises a ValueError, KeyError or TypeError."""
    goal = data["goal"]
    return Puzzle(
        data["name"],
        Grade(data["grade"]),
        data["level"],
        read_position(data["position"]),
        Goal(goal["animals"], goal["turns"], goal["wave"], goal["whatever"]),
        tuple(tuple(map(read_command, line)) for line in data["solutions"]),
    )
