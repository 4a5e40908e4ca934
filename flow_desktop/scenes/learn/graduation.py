"""The end of the last lesson: the board as it was won, and the way to a real game."""

from dataclasses import replace
from typing import Final

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Pop, Replace
from flow_desktop.engine.board import Board
from flow_desktop.engine.options import Clock
from flow_desktop.scenes.board.picture import BoardPicture
from flow_desktop.scenes.destinations import ToLesson
from flow_desktop.scenes.learn.gesture_view import GestureView
from flow_desktop.scenes.learn.lesson import Lesson
from flow_desktop.scenes.seascape import SeaPage
from flow_desktop.scenes.start import KEPT_TABLE, last_draft, start_game
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.frames import Padding, Placed, Sized
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Column, Wrap
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.widget import Weight, Widget

EDGE: Final = 28
WIDEST: Final = 1480
BOARD: Final = 780
SIDE: Final = 600
GENTLE: Final = Clock(None, 10)
"""The clock of a first game: a wave after every ten turns."""


class GraduationScene(SeaPage):
    """Warm words, the won board, and Play."""

    first_focus = "play"
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
        picture = BoardPicture(self.board, BOARD, label=_("The board with all four animals aboard"))
        words: list[Widget] = [Label(_("You won!"), Role.TITLE)]
        words.append(GestureView("game", self._clock, _("You won!"), 190))
        words += [Label(line) for line in self._lines()]
        words.append(
            Button(_("Play a real game"), self.play, weight=Weight.PRIMARY, icon=art("icon_play"), key="play")
        )
        more = [
            Button(_("Once more"), self.again, icon=art("icon_undo"), key="again"),
            Button(_("Lessons"), self.back, icon=art("icon_star"), key="lessons"),
        ]
        words.append(Wrap(more, gap=12))
        side = Sized(Panel(Column(words, gap=14)), least_width=SIDE, most_width=SIDE, text=True)
        whole = Wrap([picture, side], gap=36, align=Align.CENTRE, justify=Align.CENTRE)
        look, view = self.look, self.shell.view
        sized = Sized(whole, most_width=max(WIDEST, WIDEST * view.text_percent / 100))
        if sized.measure(look, view.width - 2 * look.px(EDGE))[1] <= view.height - 2 * look.px(EDGE):
            return Padding(Placed(sized), EDGE)
        page = Panel(Scroll(Padding(Column([*words, picture], gap=14), 14), label=_("You won!"), key="page"))
        return Padding(page, EDGE)

    def _lines(self) -> tuple[str, ...]:
        lines = (_("All four animals are aboard."), _("In a real game a wave comes now and then."))
        if not self._is_first:
            return lines
        return (*lines, _("Take your time: at first it comes after every ten turns."))

    @property
    def _is_first(self) -> bool:
        """Whether nobody has sat down at a table here before."""
        return self.shell.kept(KEPT_TABLE) is None

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

    def play(self) -> Change | None:
        """A first game with a gentle clock; whoever has played before gets their own table."""
        draft = last_draft(self.shell)
        return start_game(self.shell, replace(draft, clock=GENTLE) if self._is_first else draft)

    def again(self) -> Change | None:
        """The same small game again."""
        return Replace(ToLesson(self.lesson.name))

    def back(self) -> Change | None:
        """Back to the lessons."""
        return Pop(self.lesson.name)
