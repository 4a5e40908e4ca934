"""Learn: the four lessons, the next one first."""

from functools import partial

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.app.scene import Push
from flow_desktop.river_dice.scenes.destinations import ToRiverLesson
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
    first_focus = "lesson-0"

    def build(self) -> Widget:
        """A button for each lesson."""
        lessons = [
            Button(
                ". ".join((str(number + 1), _(lesson.title))),
                partial(Push, ToRiverLesson(number)),
                key=f"lesson-{number}",
                align=Align.START,
                weight=Weight.PRIMARY if number == 0 else Weight.PLAIN,
            )
            for number, lesson in enumerate(RIVER_LESSONS)
        ]
        told = Label(
            _("Four short lessons. Each takes a minute, and you learn by playing."), Role.BODY, soft=True
        )
        back = Button(_("Back"), self.back, icon=art("icon_back"), key="back")
        body = Column([heading(_("Learn")), told, *lessons, back], gap=GAP)
        return sheet(self.look, body, _("Learn"), WIDTH, least=WIDTH, inner=GAP, key="sheet")
