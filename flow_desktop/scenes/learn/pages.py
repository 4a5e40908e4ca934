"""Pages around the lessons: the pause of a lesson, the end of the last one."""

from typing import Final

from flow_desktop.app.catalogue import art
from flow_desktop.app.intents import Act, Action
from flow_desktop.app.language import N_, _
from flow_desktop.app.scene import Change, Pop, Push, Replace, Reset
from flow_desktop.engine.board import Board
from flow_desktop.rounds import Table
from flow_desktop.scenes.board.picture import BoardPicture
from flow_desktop.scenes.destinations import ToLesson, ToLessons, ToRules, ToVoyage
from flow_desktop.scenes.learn.gestures import GestureView
from flow_desktop.scenes.learn.lesson import Lesson
from flow_desktop.scenes.pause.scene import ACCESSIBILITY, KEYS, SETTINGS, Way, ways_on
from flow_desktop.scenes.seascape import SeaPage
from flow_desktop.scenes.start import gently, last_draft, start_game
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.dialog import sheet
from flow_desktop.widgets.frames import Padding, Placed, Sized
from flow_desktop.widgets.label import Label, heading
from flow_desktop.widgets.layout import Column, EvenGrid, Row
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import ROOMY, SNUG
from flow_desktop.widgets.widget import Taken, Weight, Widget

PAUSE_WIDTH: Final = 740
LEAST_BUTTON: Final = 220
EDGE: Final = 28
BOARD: Final = 780
LEAST_BOARD: Final = 420
SIDE: Final = 600


class LessonPause(Screen):
    """Lies over a lesson."""

    overlay = True
    first_focus = "go-on"

    def __init__(self, lesson: Lesson, part: int, table: Table) -> None:
        self.lesson = lesson
        self.part = part
        self.table = table

    def opening_words(self) -> str:
        """That the lesson pauses."""
        return _("Pause")

    def build(self) -> Widget:
        """A sheet in the middle; where it is too high, it scrolls."""
        body = Column([heading(_("Pause")), Label(_(self.lesson.title)), *self._buttons()], gap=14)
        return sheet(self.look, body, _("Pause"), PAUSE_WIDTH, least=PAUSE_WIDTH, inner=14)

    def _buttons(self) -> list[Widget]:
        ways: tuple[Way, ...] = (
            ("rules", N_("Read the rule"), "icon_book", self._rule),
            ("lessons", N_("Lessons"), "icon_lessons", self._lessons),
            ACCESSIBILITY,
            SETTINGS,
            KEYS,
        )
        return ways_on(self.back, ways)

    def act(self, act: Act) -> Taken | None:
        """The key that paused goes on."""
        return Taken(self.back()) if act.action is Action.PAUSE and not act.repeated else None

    def back(self) -> Change | None:
        """Back to the lesson."""
        self.table.resume()
        return Pop()

    def _lessons(self) -> Change:
        """Leave, also from the middle of a wave."""
        return Reset(ToLessons(after=self.lesson.name))

    def _rule(self) -> Change:
        return Push(ToRules(self.lesson.rule_of(self.part)))


class GraduationScene(SeaPage):
    """Warm words, the won board, and the way on: the voyage, which begins gently, or a game of one's own."""

    first_focus = "voyage"
    sea = "sea_sky"

    def __init__(self, lesson: Lesson, board: Board) -> None:
        self.lesson = lesson
        self.board = board
        self._seconds = 0.0

    def opening_words(self) -> str:
        """What comes now; the win itself was heard just before."""
        return " ".join((_("You won!"), *self._lines()))

    def build(self) -> Widget:
        """Board and words beside each other, or below each other where there is little room."""
        words: list[Widget] = [Label(_("You won!"), Role.TITLE)]
        words.append(GestureView("aboard", self._clock, _("You won!"), 190))
        words += [Label(line) for line in self._lines()]
        words.append(
            Button(
                _("Begin the voyage"), self.sail, weight=Weight.PRIMARY, icon=art("chart_boat"), key="voyage"
            )
        )
        words.append(Button(_("Play a real game"), self.play, icon=art("icon_play"), key="play"))
        more = [
            Button(_("Once more"), self.again, icon=art("icon_again"), key="again"),
            Button(_("Lessons"), self.back, icon=art("icon_lessons"), key="lessons"),
        ]
        words.append(EvenGrid(more, 2, least=LEAST_BUTTON, gap=SNUG))
        look, view = self.look, self.shell.view
        wide, high = view.width - 2 * look.px(EDGE), view.height - 2 * look.px(EDGE)
        left = (wide - view.text_px(SIDE) - look.px(ROOMY)) / view.unit
        if left >= LEAST_BOARD:
            side = Sized(Panel(Column(words, gap=14)), least_width=SIDE, most_width=SIDE, text=True)
            whole = Row([self._picture(min(BOARD, left)), side], gap=ROOMY, align=Align.STRETCH)
            if whole.measure(look, wide)[1] <= high:
                return Padding(Placed(whole), EDGE)
        picture = self._picture(BOARD)
        page = Panel(Scroll(Padding(Column([*words, picture], gap=14), 14), label=_("You won!"), key="page"))
        return Padding(page, EDGE)

    def _picture(self, units: float) -> Widget:
        return BoardPicture(self.board, units, label=_("The board with all four animals aboard"))

    def _lines(self) -> tuple[str, ...]:
        return (
            _("All four animals are aboard."),
            _("In a real game a wave comes now and then."),
            _("The voyage begins gently and brings one new thing at a time."),
        )

    def _clock(self) -> float | None:
        return None if self.shell.settings.reduced_motion else self._seconds

    @property
    def moving(self) -> bool:
        """The animals come to the boat a few times."""
        return not self.shell.settings.reduced_motion and self._seconds < 30

    def update(self, seconds: float) -> Change | None:
        """Time for the picture."""
        self._seconds += seconds
        return None

    def sail(self) -> Change | None:
        """To the chart of the voyage, where the first stop waits."""
        return Reset(ToVoyage(alone=True))

    def play(self) -> Change | None:
        """A first game with a gentle clock; whoever has played before gets their own table."""
        return start_game(self.shell, gently(self.shell, last_draft(self.shell)))

    def again(self) -> Change | None:
        """The same small game again."""
        return Replace(ToLesson(self.lesson.name))

    def back(self) -> Change | None:
        """Back to the lessons."""
        return Pop(self.lesson.name)
