"""Whoever sits beside the player in a puzzle: keeps the goal in sight and says how the try ended."""

from dataclasses import replace
from typing import Final

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Push, Replace, Reset, Scene
from flow_desktop.bots.puzzle import Puzzle, Verdict
from flow_desktop.engine.board import Board
from flow_desktop.engine.commands import Command, Roll, TimeUp
from flow_desktop.engine.geometry import LINE_OF_FACE
from flow_desktop.engine.state import Phase
from flow_desktop.rounds import Happening
from flow_desktop.scenes.board.show import BoardShow
from flow_desktop.scenes.destinations import ToPuzzle
from flow_desktop.scenes.play.companion import Beside, Companion
from flow_desktop.scenes.puzzles.solution import SolutionScene
from flow_desktop.scenes.puzzles.ways_on import PuzzleEnd, PuzzlePause
from flow_desktop.scenes.puzzles.words import goal_words, puzzle_name, turns_words
from flow_desktop.scenes.telling.answers import sentences
from flow_desktop.widgets.button import Button, IconButton
from flow_desktop.widgets.key_sign import sign_units
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Column, EvenGrid
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.text import Role
from flow_desktop.widgets.theme import CLOSE
from flow_desktop.widgets.widget import Widget

ROOM: Final = 14
LEAST_BUTTON: Final = 230
A_LOOK: Final = 1.2
"""So many seconds the last move is seen before the page of the end comes."""


class Puzzler(Companion):
    """Knows the puzzle; the hints beside it know its solutions."""

    replaces_seats = True
    has_own_goal = True

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.ends_with_wave = puzzle.goal.wave
        self.verdict = Verdict.OPEN
        self.before: Board | None = None
        self._greeted = False
        self._looked = 0.0

    def opening_words(self) -> str:
        """Which puzzle this is; then what is to be done is told."""
        return sentences((puzzle_name(self.puzzle),))

    def enter(self, play: Beside) -> None:
        """A try that was left at its end and taken up again goes on."""
        super().enter(play)
        play.table.resume()

    # The try

    def heard(self, happening: Happening) -> None:
        """How the try stands after each move; what is taken back never was."""
        rolled = any(isinstance(command, Roll) for command in happening.commands)
        if not happening.forward:
            self.before = None if rolled else self.before
        elif rolled:
            self.before = happening.before.board
        self.verdict = self.puzzle.judge(happening.after, self.before)
        self._looked = 0.0

    def why_not(self, command: Command) -> str:
        """The wave comes by itself or not at all, and nothing follows the end."""
        if isinstance(command, TimeUp):
            return self.why_no_wave()
        return _("This try is over.") if self.verdict is not Verdict.OPEN else ""

    def why_no_wave(self) -> str:
        """Nobody calls the wave here."""
        if self.puzzle.goal.wave:
            return _("The wave comes by itself after the last turn.")
        return _("No wave comes in this puzzle.")

    def update(self, seconds: float) -> Change | None:
        """Say the goal once; a moment after the end its page comes."""
        if not self._greeted:
            self._greeted = True
            self.play.shell.captions.clear()
            self.play.teller.remark(goal_words(self.puzzle))  # its panel shows it
            first = self.play.seek("shown-0" if self.puzzle.position.shown else "card-0")
            if first is not None:
                self.play.focus_quietly(first)
        if self.verdict is Verdict.OPEN or self.play.table.state.turn.phase is Phase.OVER:
            return None
        self._looked += seconds
        return self.over() if self._looked >= A_LOOK or self.before is not None else None

    @property
    def wake_after(self) -> float | None:
        """While the end is about to come."""
        return A_LOOK / 4 if self.verdict is not Verdict.OPEN else None

    def over(self) -> Change | None:
        """The end of the try instead of the results of a game."""
        return Replace(PuzzleEnd(self.puzzle, self.play.table, self.verdict is Verdict.SOLVED, self.before))

    def pause(self) -> Scene | None:
        """A pause with the ways on of a puzzle."""
        return PuzzlePause(self.play.table, self.puzzle)

    # What is seen

    def panel(self) -> Widget | None:
        """The puzzle, its goal, the turns that are left, and the two ways on."""
        again = Button(_("Try again"), self._again, icon=art("icon_again"), key="again")
        solution = Button(_("Solution"), self._solution, icon=art("icon_eye"), key="solution")
        parts: list[Widget] = [
            Label(puzzle_name(self.puzzle), Role.STRONG),
            Label(goal_words(self.puzzle), key="goal"),
            *self._turns(),
            EvenGrid([again, solution], 2, least=LEAST_BUTTON, gap=CLOSE),
        ]
        return Panel(Column(parts, gap=CLOSE), padding=ROOM, area="puzzle")

    def _turns(self) -> list[Widget]:
        """How many turns are left, as soon as one is done: before, the goal says so."""
        done, goal = self.puzzle.turns_done(self.play.table.state), self.puzzle.goal.turns
        words = turns_words(max(0, goal - done))
        return [Label(words, Role.SMALL, soft=True, key="turns")] if done else []

    def brief(self) -> Widget | None:
        """The goal and the turns that are left."""
        parts: list[Widget] = [
            Label(goal_words(self.puzzle), key="goal"),
            *self._turns(),
        ]
        return Panel(Column(parts, gap=0), padding=CLOSE, area="puzzle")

    def ways(self) -> tuple[Widget, ...]:
        """Again, and the solution."""
        units = sign_units(self.play.shell)
        return (
            IconButton(art("icon_again"), _("Try again"), self._again, units=units, key="again"),
            IconButton(art("icon_eye"), _("Solution"), self._solution, units=units, key="solution"),
        )

    def _again(self) -> Change:
        return Reset(ToPuzzle(self.puzzle.name))

    def _solution(self) -> Change:
        return Push(SolutionScene(self.puzzle))

    def shown(self, show: BoardShow) -> BoardShow:
        """The lines of the wave that is known to come are lit."""
        goal, state = self.puzzle.goal, self.play.table.state
        coming = goal.wave and not goal.whatever and state.turn.round == self.puzzle.position.round
        if not coming or show.lines != (None, None):
            return show
        white, black = self.puzzle.throw
        return replace(show, lines=(LINE_OF_FACE[white], LINE_OF_FACE[black]))
