"""The offer of the first start: learn to play, or find out by yourself."""

from typing import Final

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Pop, Replace
from flow_desktop.scenes.destinations import ToLessons
from flow_desktop.scenes.learn.gesture_view import GestureView
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.dialog import sheet
from flow_desktop.widgets.label import Label, heading
from flow_desktop.widgets.layout import Column
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.widget import Weight, Widget

WIDTH: Final = 620


class LearnOffer(Screen):
    """New here? A sheet over the menu with two answers."""

    overlay = True
    first_focus = "learn"

    def __init__(self) -> None:
        self._seconds = 0.0

    def opening_words(self) -> str:
        """The welcome and the question."""
        return " ".join((_("Welcome to Flow!"), self._words()))

    def _words(self) -> str:
        return _("Eight short lessons show you how to play. Or find out by yourself.")

    def build(self) -> Widget:
        """A picture, two sentences, two buttons; where they are too high together, they scroll."""
        parts: list[Widget] = [
            heading(_("Welcome to Flow!")),
            GestureView("game", self._clock, _("Four animals and a boat"), 190),
            Label(self._words()),
            Button(
                _("Learn to play"), self._learn, weight=Weight.PRIMARY, icon=art("icon_star"), key="learn"
            ),
            Button(_("Not now"), self.back, icon=art("icon_close"), key="not-now"),
        ]
        body = Column(parts, gap=16)
        return sheet(self.look, body, _("Welcome to Flow!"), WIDTH, least=WIDTH, inner=14)

    def _clock(self) -> float | None:
        return None if self.shell.settings.reduced_motion else self._seconds

    @property
    def moving(self) -> bool:
        """The animals come to the boat for a while."""
        return not self.shell.settings.reduced_motion and self._seconds < 20

    def update(self, seconds: float) -> Change | None:
        """Time for the picture."""
        self._seconds += seconds
        return None

    def _learn(self) -> Change:
        return Replace(ToLessons(at_once=True))

    def back(self) -> Change | None:
        """To the menu; Learn stays there."""
        return Pop()
