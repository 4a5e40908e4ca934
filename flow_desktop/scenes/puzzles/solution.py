"""The way to the goal, step by step: what is done, and the board after it."""

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Pop
from flow_desktop.bots.puzzle import Puzzle, aboard
from flow_desktop.engine.board import Board
from flow_desktop.engine.commands import (
    Die,
    DrawShown,
    PlaceTile,
    PlayBird,
    PlayCurrent,
    PlayReturn,
    Roll,
    TimeUp,
)
from flow_desktop.engine.geometry import LINE_OF_FACE, Cell
from flow_desktop.engine.step import Step
from flow_desktop.scenes.board.show import BoardShow
from flow_desktop.scenes.board.valley import valley_of
from flow_desktop.scenes.drills.board_sheet import board_sheet
from flow_desktop.scenes.hints.words import move_words
from flow_desktop.scenes.naming import animals_words, kind_name
from flow_desktop.scenes.puzzles.words import goal_words, puzzle_name
from flow_desktop.scenes.seascape import SeaPage
from flow_desktop.values import dataclass
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import EvenGrid
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import GAP
from flow_desktop.widgets.widget import Weight, Widget

LEAST_BUTTON = 150


@dataclass(frozen=True, slots=True)
class Shown:
    """A step: the board after it, what is marked there, what was done in words."""

    board: Board
    words: str
    cells: tuple[Cell, ...] = ()
    lines: tuple[int | None, int | None] = (None, None)


def steps_of(puzzle: Puzzle) -> tuple[Shown, ...]:
    """The first solution as steps, from the position on."""
    state, taken = puzzle.game, ""
    steps = [Shown(state.board, goal_words(puzzle), lines=_lines(puzzle))]
    for command in puzzle.solutions[0]:
        if isinstance(command, TimeUp):
            continue
        if isinstance(command, DrawShown):
            taken = _("Draw: {tile}.").format(tile=kind_name(state.supply.shown[command.index])) + " "
        step = puzzle.attempt(state, command)
        assert isinstance(step, Step)
        state = step.state
        if isinstance(command, Roll):
            steps.append(Shown(state.board, _roll_words(puzzle, command), lines=_lines(puzzle, command.die)))
        elif not isinstance(command, DrawShown):
            on_cell = isinstance(command, PlaceTile | PlayBird | PlayCurrent | PlayReturn)
            cells = (command.cell,) if on_cell else ()  # type: ignore[union-attr]
            steps.append(Shown(state.board, taken + move_words(command), cells, _lines(puzzle)))
            taken = ""
    return tuple(steps)


def _lines(puzzle: Puzzle, die: Die | None = None) -> tuple[int | None, int | None]:
    """The lines of the wave that comes, as far as it is known."""
    if not puzzle.goal.wave or puzzle.goal.whatever:
        return None, None
    white, black = puzzle.throw
    return (
        None if die is Die.BLACK else LINE_OF_FACE[white],
        None if die is Die.WHITE else LINE_OF_FACE[black],
    )


def _roll_words(puzzle: Puzzle, command: Roll) -> str:
    row, column = puzzle.throw
    if puzzle.goal.whatever:
        return _("Whatever the wave takes now, the goal is reached.")
    if command.die is Die.WHITE:
        return _("Roll the white die: the wave takes row {row}.").format(row=row)
    if command.die is Die.BLACK:
        return _("Roll the black die: the wave takes column {column}.").format(column=column)
    return _("The wave takes row {row} and column {column}.").format(row=row, column=column)


class SolutionScene(SeaPage):
    """One step a page; the next step has the focus."""

    first_focus = "next"

    def __init__(self, puzzle: Puzzle, at: int = 0) -> None:
        self.puzzle = puzzle
        self.steps = steps_of(puzzle)
        self.at = at

    def opening_words(self) -> str:
        """The step."""
        return " ".join(self._told())

    def _told(self) -> list[str]:
        step = self.steps[self.at]
        number = _("Step {number} of {count}").format(number=self.at, count=len(self.steps) - 1)
        animals = aboard(step.board)
        told = [number if self.at else _("The position."), step.words]
        return (
            [*told, _("Aboard now: {animals}.").format(animals=animals_words(animals))] if animals else told
        )

    def build(self) -> Widget:
        """The board beside the words."""
        step, told = self.steps[self.at], self._told()
        name = puzzle_name(self.puzzle)
        parts: list[Widget] = [
            Label(name, Role.HEADING, align=Align.CENTRE),
            Label(told[0], soft=True, align=Align.CENTRE),
            Label(told[1], Role.STRONG, align=Align.CENTRE, key="step"),
            *(Label(each, align=Align.CENTRE) for each in told[2:]),
        ]
        valley = valley_of(self.puzzle.game.setup.options.seed)
        show = BoardShow(targets=frozenset(step.cells), lines=step.lines, valley=valley)
        return board_sheet(self.look, step.board, told[1], parts, self._buttons(), name, show)

    def _buttons(self) -> Widget:
        last = self.at == len(self.steps) - 1
        ways = (
            Button(
                _("Previous"),
                self._earlier,
                icon=art("icon_step_back"),
                key="previous",
                enabled=self.at > 0,
                reason=_("This is the position."),
            ),
            Button(
                _("Next"),
                self._later,
                icon=art("icon_step_on"),
                key="next",
                weight=Weight.PLAIN if last else Weight.PRIMARY,
                enabled=not last,
                reason=_("The goal is reached."),
            ),
            Button(
                _("Back"),
                self.back,
                icon=art("icon_back"),
                key="back",
                weight=Weight.PRIMARY if last else Weight.PLAIN,
            ),
        )
        return EvenGrid(list(ways), 3, least=LEAST_BUTTON, gap=GAP)

    def _earlier(self) -> Change | None:
        self._go(self.at - 1)
        return None

    def _later(self) -> Change | None:
        self._go(self.at + 1)
        return None

    def _go(self, at: int) -> None:
        self.at = max(0, min(at, len(self.steps) - 1))
        self.shell.audio.play("place" if self.at else "rotate")
        self.refresh()
        self.read_out(self.opening_words())

    def back(self) -> Change | None:
        """To the puzzle."""
        return Pop()
