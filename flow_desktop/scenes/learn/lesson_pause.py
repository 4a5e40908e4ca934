"""The pause of a lesson: go on, begin anew, read, change something, or leave."""

from typing import Final

from flow_desktop.app.intents import Act, Action
from flow_desktop.app.language import N_, _
from flow_desktop.app.scene import Change, Pop, Push, Reset
from flow_desktop.rounds import Table
from flow_desktop.scenes.destinations import ToLessons, ToRules
from flow_desktop.scenes.learn.lesson import Lesson
from flow_desktop.scenes.pause.scene import ACCESSIBILITY, SETTINGS, Way, ways_on
from flow_desktop.widgets.dialog import sheet
from flow_desktop.widgets.label import Label, heading
from flow_desktop.widgets.layout import Column
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.widget import Taken, Widget

WIDTH: Final = 640


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
        return sheet(self.look, body, _("Pause"), WIDTH, least=WIDTH, inner=14)

    def _buttons(self) -> list[Widget]:
        ways: tuple[Way, ...] = (
            ("rules", N_("Read the rule"), "icon_book", self._rule),
            ("lessons", N_("Lessons"), "icon_star", self._lessons),
            ACCESSIBILITY,
            SETTINGS,
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
