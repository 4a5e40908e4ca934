"""The results of a game that was played some time ago: the same page, at rest, with a way back."""

from __future__ import annotations

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Pop
from flow_desktop.app.shell import Shell
from flow_desktop.rounds import Table
from flow_desktop.scenes.results.scene import SAME, ResultsScene
from flow_desktop.scenes.telling.events import headline
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.widget import Kind, Widget

BACK = "back"


class PastResults(ResultsScene):
    """Board and numbers to look at; the same wave can be played again."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.first_focus = BACK
        self._seconds = self.length

    def enter(self, shell: Shell) -> None:
        """Without a fanfare."""
        Screen.enter(self, shell)

    def opening_words(self) -> str:
        """Won or lost."""
        return headline(self.table.state.result)

    def buttons(self) -> list[Widget]:
        """Back, or the same wave."""
        back = Button(_("Back"), self.back, kind=Kind.PRIMARY, icon=art("icon", "back"), key=BACK)
        same = Button(_("Same wave again"), self.same_wave, icon=art("icon", "undo"), key=SAME)
        return [back, same]

    def back(self) -> Change | None:
        """To the page of games."""
        return Pop()
