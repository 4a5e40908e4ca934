"""The pause of a puzzle and the end of a try: solved, or why not, and the ways on."""

from dataclasses import replace

from flow_desktop.app.language import N_, _
from flow_desktop.app.scene import Change, Push, Replace, Reset
from flow_desktop.app.shell import Shell
from flow_desktop.bots.puzzle import Puzzle, aboard, worst
from flow_desktop.engine.board import Board
from flow_desktop.engine.geometry import LINE_OF_FACE
from flow_desktop.engine.state import Phase
from flow_desktop.engine.wave import wave
from flow_desktop.rounds import Table
from flow_desktop.rounds.puzzles import next_after
from flow_desktop.scenes.board.show import BoardShow
from flow_desktop.scenes.destinations import ToPuzzle, ToPuzzles
from flow_desktop.scenes.drills.board_sheet import WayOn, board_sheet, way_buttons
from flow_desktop.scenes.naming import animals_words
from flow_desktop.scenes.pause.scene import ACCESSIBILITY, KEYS, RULES, SETTINGS, PauseScene, Way, ways_on
from flow_desktop.scenes.play.drawings import board_of
from flow_desktop.scenes.puzzles.reached import keep_try
from flow_desktop.scenes.puzzles.solution import SolutionScene
from flow_desktop.scenes.puzzles.words import goal_words, puzzle_name, why_failed
from flow_desktop.scenes.seascape import SeaPage
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import EvenGrid
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import GAP
from flow_desktop.widgets.unhurried import Unhurried
from flow_desktop.widgets.widget import Widget

LEAST_BUTTON = 190


class PuzzlePause(PauseScene):
    """Go on, try again, look at the solution, read, or leave; nothing is lost but this try."""

    def __init__(self, table: Table, puzzle: Puzzle) -> None:
        super().__init__(table)
        self.puzzle = puzzle

    def _buttons(self) -> list[Widget]:
        name, grade = self.puzzle.name, self.puzzle.grade.value
        ways: tuple[Way, ...] = (
            ("again", N_("Try again"), "icon_again", lambda: Reset(ToPuzzle(name))),
            ("solution", N_("Solution"), "icon_eye", lambda: Push(SolutionScene(self.puzzle))),
            RULES,
            ACCESSIBILITY,
            SETTINGS,
            KEYS,
            ("leave", N_("All puzzles"), "icon_home", lambda: Reset(ToPuzzles(grade, alone=True))),
        )
        return ways_on(self.back, ways)


class PuzzleEnd(Unhurried, SeaPage):
    """Solved: the next puzzle has the focus. Not yet: trying again has it."""

    def __init__(self, puzzle: Puzzle, table: Table, solved: bool, before: Board | None = None) -> None:
        self.puzzle = puzzle
        self.table = table
        self.solved = solved
        self.before = before
        self.following = next_after(puzzle.name)
        self.first_focus = "next" if solved and self.following else "again"
        self._noted = False

    def enter(self, shell: Shell) -> None:
        """Keep the try, and let it be heard."""
        if not self._noted:
            keep_try(shell, self.puzzle.name, self.solved)
            self._noted = True
        shell.audio.music("calm")
        shell.audio.play("won" if self.solved else "ready")
        super().enter(shell)

    def opening_words(self) -> str:
        """How it ended, and why."""
        return " ".join(self._told())

    def _told(self) -> list[str]:
        board = self.table.state.board
        if not self.solved:
            return [_("Not yet."), why_failed(self.puzzle, self.table.state, self.before)]
        return [_("Solved!"), _("Aboard now: {animals}.").format(animals=animals_words(aboard(board)))]

    def build(self) -> Widget:
        """The board, the words, the ways on."""
        first, *others = self._told()
        name = puzzle_name(self.puzzle)
        parts: list[Widget] = [
            Label(name, Role.HEADING, align=Align.CENTRE),
            Label(goal_words(self.puzzle), soft=True, align=Align.CENTRE, key="goal"),
            Label(first, Role.TITLE, align=Align.CENTRE, key="verdict"),
            *(Label(each, Role.STRONG, align=Align.CENTRE, key="why") for each in others),
        ]
        board, show = self._pictured()
        buttons = EvenGrid(self._buttons(), 2, least=LEAST_BUTTON, gap=GAP)
        return board_sheet(self.look, board, _("The final board."), parts, buttons, name, show)

    def _pictured(self) -> tuple[Board, BoardShow]:
        """The board as it is, drawn as it was played on; after a lucky throw, as the worst would leave it."""
        board, show = self.table.state.board, board_of(self.table)
        if self.before is None or (self.solved and self.puzzle.goal.whatever):
            return board, show
        throw = self.puzzle.throw
        if not self.solved and board.joined.bit_count() >= self.puzzle.goal.animals:
            _count, throw = worst(self.before, self.puzzle.remain)
            board = wave(self.before, *throw, self.puzzle.remain).board
        return board, replace(show, lines=(LINE_OF_FACE[throw[0]], LINE_OF_FACE[throw[1]]))

    def _buttons(self) -> list[Widget]:
        again: WayOn = ("again", _("Try again"), "icon_again", self._again)
        undo: WayOn = ("undo", _("Undo"), "icon_undo", self.take_back)
        solution: WayOn = ("solution", _("Solution"), "icon_eye", self._solution)
        everything: WayOn = ("back", _("All puzzles"), "icon_home", self.back)
        onward: list[WayOn] = []
        if self.following:
            onward = [("next", _("Next puzzle"), "icon_step_on", self._next)]
        solved = [*onward, again, solution, everything]
        return way_buttons(
            solved if self.solved else [again, undo, solution, *onward, everything], self.first_focus
        )

    def _again(self) -> Change | None:
        return Reset(ToPuzzle(self.puzzle.name))

    def _next(self) -> Change | None:
        return Reset(ToPuzzle(self.following)) if self.following else None

    def _solution(self) -> Change | None:
        return Push(SolutionScene(self.puzzle))

    def take_back(self) -> Change | None:
        """Take the last turn back, the wave with it, and go on from there."""
        self.table.resume()
        while self.table.undo() is not None and self.table.state.turn.phase is not Phase.TURN:
            pass
        return Replace(ToPuzzle(self.puzzle.name, self.table))

    def back(self) -> Change | None:
        """To the page of puzzles."""
        return Reset(ToPuzzles(self.puzzle.grade.value, alone=True))
