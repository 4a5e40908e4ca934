"""Learn: the four lessons, the next one first."""

from functools import partial

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Push
from flow_desktop.app.shell import Shell
from flow_desktop.river_dice.scenes.destinations import ToRiverLesson
from flow_desktop.river_dice.scenes.draft import home_of
from flow_desktop.river_dice.scenes.learn.learned import learned
from flow_desktop.river_dice.scenes.learn.lessons import RIVER_LESSONS
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.dialog import sheet
from flow_desktop.widgets.label import Label, heading
from flow_desktop.widgets.layout import Column
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import GAP
from flow_desktop.widgets.widget import Weight, Widget

WIDTH = 560


class RiverLearn(Screen):
    """Lies over the page it was asked on."""

    overlay = True

    def enter(self, shell: Shell) -> None:
        """The first lesson that is not done is the one to take; after the last, one goes on to play."""
        self._look_again(shell)
        super().enter(shell)

    def uncovered(self, result: object) -> Change | None:
        """Back from a lesson, which may be done now."""
        self._look_again(self.shell)
        self.refresh()
        return super().uncovered(result)

    def _look_again(self, shell: Shell) -> None:
        self._done = learned(home_of(shell))
        self._next = next((each for each in range(len(RIVER_LESSONS)) if each not in self._done), None)
        self.first_focus = "back" if self._next is None else f"lesson-{self._next}"

    def build(self) -> Widget:
        """A button for each lesson."""
        lessons = [
            Button(
                ". ".join((str(number + 1), _(lesson.title))),
                partial(Push, ToRiverLesson(number)),
                key=f"lesson-{number}",
                align=Align.START,
                weight=Weight.PRIMARY if number == self._next else Weight.PLAIN,
                icon=art("icon_check") if number in self._done else None,
            )
            for number, lesson in enumerate(RIVER_LESSONS)
        ]
        told = Label(
            _("Four short lessons. Each takes a minute, and you learn by playing."), Role.BODY, soft=True
        )
        ready = Weight.PRIMARY if self._next is None else Weight.PLAIN
        back = Button(_("Back"), self.back, weight=ready, icon=art("icon_back"), key="back")
        body = Column([heading(_("Learn")), told, *lessons, back], gap=GAP)
        return sheet(self.look, body, _("Learn"), WIDTH, least=WIDTH, inner=GAP, key="sheet")
