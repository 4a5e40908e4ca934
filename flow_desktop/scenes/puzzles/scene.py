"""The page of puzzles: a grade at a time, each puzzle a small board; nothing is locked."""

from functools import partial
from typing import Final

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _, pgettext
from flow_desktop.app.scene import Change, Pop, Reset
from flow_desktop.app.shell import Shell
from flow_desktop.bots.puzzle import Grade
from flow_desktop.rounds.puzzles import names_of, puzzle_named
from flow_desktop.scenes.came_from import lead_back
from flow_desktop.scenes.destinations import ToPuzzle
from flow_desktop.scenes.puzzles.card import ICONS, PuzzleCard
from flow_desktop.scenes.puzzles.reached import PuzzleMark, marks, solved_count, suggested
from flow_desktop.scenes.puzzles.words import goal_words, grade_name, grade_words
from flow_desktop.scenes.seascape import SeaPage
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.choice import Choice
from flow_desktop.widgets.frames import Padding, Placed, Sized, Spacer
from flow_desktop.widgets.image import Image
from flow_desktop.widgets.label import Label, title
from flow_desktop.widgets.layout import Column, Grid, Row
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.scroll import BAR, ROOM, Scroll
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import CLOSE, EDGE, GAP, PADDING, SNUG
from flow_desktop.widgets.widget import Weight, Widget

KEPT: Final = "puzzles"
MOST_WIDTH: Final = 1500
SHELL: Final = 32
LEAST_CARD: Final = 128
LEAST_PLAIN: Final = 210
COLUMNS: Final = 9


class PuzzlesScene(SeaPage):
    """The next puzzle of the grade has the focus."""

    first_focus = "go-on"

    def __init__(self, grade: str = "", alone: bool = False) -> None:
        self._asked = grade
        self._alone = alone

    def enter(self, shell: Shell) -> None:
        """Open at the grade that was asked for, or where somebody was."""
        kept = self._asked or shell.kept(KEPT)
        self.grade = next((grade for grade in Grade if grade.value == kept), Grade.WIN)
        shell.audio.music("calm")
        super().enter(shell)

    def build(self) -> Widget:
        """The grades, the next puzzle, and all of the grade."""
        grades = Choice(
            _("Grade"),
            [grade_name(each) for each in Grade],
            list(Grade).index(self.grade),
            self._turn_to,
            key="grade",
        )
        solved, count = solved_count(self.shell, self.grade)
        onward = suggested(self.shell, self.grade)
        number = names_of(self.grade).index(onward) + 1
        go_on = Button(
            _("Puzzle {number}").format(number=number),
            partial(self._start, onward),
            icon=art("icon_play"),
            weight=Weight.PRIMARY,
            key="go-on",
        )
        reached = Label(_("{solved} of {count} solved").format(solved=solved, count=count), key="solved")
        told = Column(
            [
                Label(grade_words(self.grade), Role.STRONG),
                Row([Image(art(ICONS[PuzzleMark.SOLVED]), SHELL), reached], gap=CLOSE, align=Align.CENTRE),
            ],
            gap=0,
            grow=1,
        )
        head = Panel(Column([grades, Row([told, go_on], gap=GAP, align=Align.CENTRE)], gap=SNUG))
        body = Column([head, self._cards(onward)], gap=GAP)
        page = Scroll(Padding(body, GAP, CLOSE), label=_("Puzzles"), key="page")
        balance = Sized(Spacer(), least_width=BAR + ROOM)  # as much as the bar takes on the right
        sized = Sized(Row([balance, page], gap=0), most_width=MOST_WIDTH + BAR + ROOM, text=True, grow=1)
        back = Placed(Button(_("Back"), self.back, icon=art("icon_back"), key="back"), Align.START)
        return Padding(Column([title(_("Puzzles")), sized, back], gap=SNUG), EDGE, PADDING)

    def _cards(self, onward: str) -> Widget:
        known = marks(self.shell)
        cards: list[Widget] = []
        for number, name in enumerate(names_of(self.grade), 1):
            puzzle = puzzle_named(name)
            told = f"{_mark_words(known[name])}. {goal_words(puzzle)}"
            if self.look.theme.flat:
                told = _mark_words(known[name])
            press = partial(self._start, name)
            cards.append(PuzzleCard(puzzle, number, known[name], told, press, next_one=name == onward))
        least = LEAST_PLAIN if self.look.theme.flat else LEAST_CARD
        return Grid(cards, COLUMNS, least=least, gap=SNUG, area="puzzles")

    def _turn_to(self, index: int) -> None:
        self.grade = list(Grade)[index]
        self.shell.keep(KEPT, self.grade.value)
        self.refresh()

    def _start(self, name: str) -> Change:
        self.shell.keep(KEPT, self.grade.value)
        return Reset(ToPuzzle(name))

    def back(self) -> Change | None:
        """To where puzzles are chosen."""
        return lead_back(self.shell, "puzzles") if self._alone else Pop()


def _mark_words(mark: PuzzleMark) -> str:
    words = {
        PuzzleMark.OPEN: pgettext("puzzle", "not tried yet"),
        PuzzleMark.TRIED: pgettext("puzzle", "tried"),
        PuzzleMark.SOLVED: pgettext("puzzle", "solved"),
    }
    return words[mark]
