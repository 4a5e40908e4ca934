"""A lesson as a value: where its parts begin, and what is to be done there. `lessons` makes it.

How far a part has come is worked out from what has happened, so that taking back just works.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import field, replace
from typing import Final

from flow_desktop.engine import GameState, Options, Phase, Result
from flow_desktop.engine.board import Board
from flow_desktop.engine.cards import Card
from flow_desktop.engine.command_text import read_command, write_command
from flow_desktop.engine.commands import Command
from flow_desktop.engine.geometry import Cell, Edges
from flow_desktop.engine.notation import CELL_BY_TEXT, NotationError, write_cell
from flow_desktop.engine.options import CLOCK_OFF, OptionsError
from flow_desktop.engine.position import fault, left_over, position_of
from flow_desktop.engine.refusals import Code
from flow_desktop.engine.rules import EDITIONS
from flow_desktop.engine.scenarios import rules_in_force
from flow_desktop.engine.state import Setup, Supply, Turn
from flow_desktop.engine.tiles import Kind
from flow_desktop.rounds import Entry, Table
from flow_desktop.table import Aids, default_seats
from flow_desktop.values import dataclass

VERBS: Final = frozenset(
    {"draw", "place", "trade", "discard", "roll", "time"}
    | {"support", "bird", "current", "fish", "calm", "return"}
)
WON: Final = "won"
DICE: Final = "dice"


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to be done, as text: a whole command, or its beginning for any command that goes on so.

    >>> Wanted("place c4").meets(read_command("place c4:NE")), Wanted("draw").meets(read_command("trade"))
    (True, False)
    """

    text: str

    def __post_init__(self) -> None:
        words = self.text.split(" ")
        loose = words[0] in VERBS and (len(words) == 1 or (words[1:] == ["shown"] and words[0] == "draw"))
        if loose or (words[0] == "place" and len(words) == 2 and words[1] in CELL_BY_TEXT):
            return
        if write_command(read_command(self.text)) != self.text:
            raise NotationError(f"'{self.text}' is not written as the game writes it.")

    def meets(self, command: Command) -> bool:
        """Whether a command is what is wanted."""
        said = write_command(command)
        return said == self.text or said.startswith((f"{self.text} ", f"{self.text}:"))


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One small thing to do.

    Doing anything of `do` goes on. With `until` the step lasts until the game is so, and `do` is what may be
    done meanwhile. With `tries` it is a refusal with such a code that goes on: what cannot be is tried out.
    """

    say: str
    do: tuple[Wanted, ...]
    picture: str
    until: str = ""
    tries: frozenset[Code] = frozenset()
    spot: tuple[Cell, Edges] | None = None
    """Where the hand shows a tile going; without it the first thing of `do` says where."""
    light: str = ""
    """With "dice" the rows and then the columns light up, each as a die names it."""

    def allows(self, command: Command) -> bool:
        """Whether a command may be carried out now."""
        return any(wanted.meets(command) for wanted in self.do)


@dataclass(frozen=True, slots=True)
class LessonStart:
    """A game at one moment, for one player; piles and action pile in the order in which they are drawn."""

    board: Board
    piles: tuple[tuple[Kind, ...], ...]
    hand: tuple[Card, ...] = ()
    discard: tuple[Kind, ...] = ()
    actions: tuple[Card, ...] = ()
    seed: str = "lesson"


@dataclass(frozen=True, slots=True)
class LessonPart:
    """A position and what is to be done with it; `way` is one way to do it where the steps leave it open."""

    position: LessonStart
    steps: tuple[LessonStep, ...]
    praise: str
    snap: bool = True
    """Whether a tile turns by itself to what fits."""
    way: tuple[Command, ...] = ()
    rule: str = ""
    """The page of the rules about just this part."""
    calm: bool = False
    """Whether the two calm lines light up at the end."""
    story: str = ""
    """What it is all about, said above the first step."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """One idea; `rules` are the pages of the rules that it shows, the most important first."""

    name: str
    title: str
    sign: str
    rules: tuple[str, ...]
    parts: tuple[LessonPart, ...]

    def rule_of(self, part: int) -> str:
        """The page of the rules that a part shows."""
        return self.parts[part].rule or self.rules[0]


class PositionError(ValueError):
    """A position that no game comes to; the message says why."""


def state_of(position: LessonStart) -> GameState:
    """The game at the beginning of a lesson; PositionError when it cannot be one."""
    try:
        options = Options(position.seed, clock=CLOCK_OFF)
    except OptionsError as error:
        raise PositionError(str(error)) from error
    piles = tuple(pile[::-1] for pile in position.piles)
    supply = Supply(piles, (), position.discard, position.actions[::-1], ())
    setup = Setup(options, (), rules_in_force(EDITIONS[0], ()))
    state = GameState(setup, position.board, supply, (position.hand,), Turn(Phase.TURN, 0, 1))
    _check(state)
    return state


def _check(state: GameState) -> None:
    made = position_of(state)
    wrong = fault(made)
    if wrong is not None:
        about = [write_cell(cell) for cell in wrong.cells]
        thing = [] if wrong.thing is None else [getattr(wrong.thing, "text", str(wrong.thing))]
        raise PositionError(f"no game comes to this: {' '.join([wrong.wrong, *thing, *about])}.")
    if left_over(state.supply.discard, made.discard):
        raise PositionError("so many such tiles cannot have been discarded.")
    most = state.rules.edition.piles
    if len(state.supply.piles) > most or not all(state.supply.piles):
        raise PositionError(f"there are 1 to {most} piles, and each has a tile.")


def table_of(part: LessonPart, source: Callable[[], float]) -> Table:
    """A table without a clock where the part begins."""
    table = Table.at(state_of(part.position), CLOCK_OFF, source)
    table.set_seat(0, replace(default_seats(1)[0], aids=Aids(snap_rotation=part.snap)))
    return table


@dataclass(slots=True)
class Progress:
    """Follows one part; `refusals` are what was tried out, each with how many commands were done by then."""

    part: LessonPart
    refusals: list[tuple[int, Code]] = field(default_factory=list)

    def note_refusal(self, code: Code, moves: Sequence[Entry]) -> None:
        """The rules said no."""
        self.refusals.append((len(moves), code))

    def note_moves(self, moves: Sequence[Entry]) -> None:
        """Commands were done or taken back; what was tried after those that are gone is forgotten."""
        self.refusals = [tried for tried in self.refusals if tried[0] <= len(moves)]

    def done(self, moves: Sequence[Entry]) -> int:
        """How many steps are done."""
        steps, reached = self.part.steps, 0
        for number in range(len(moves) + 1):
            if number and reached < len(steps):
                reached += _is_met(steps[reached], moves[number - 1])
            tried = (code for at, code in self.refusals if at == number)
            reached += _tried(steps[reached:], tried)
        return reached

    def step(self, moves: Sequence[Entry]) -> LessonStep | None:
        """What is to be done now; None when all is done."""
        reached = self.done(moves)
        return self.part.steps[reached] if reached < len(self.part.steps) else None


def _is_met(step: LessonStep, entry: Entry) -> bool:
    if step.until == WON:
        return entry.step.state.result is Result.WON
    return step.allows(entry.command)


def _tried(steps: Sequence[LessonStep], codes: Iterable[Code]) -> int:
    """How many of the next steps were to try something out, and it was."""
    reached = 0
    for code in codes:
        if reached < len(steps) and code in steps[reached].tries:
            reached += 1
    return reached
