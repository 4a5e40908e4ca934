"""The pause of a drill: in a timed one the board is hidden, so that nobody plans for free."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Reset
from flow_desktop.rounds import Table
from flow_desktop.scenes.drills.start import start_drill
from flow_desktop.scenes.pause.scene import PauseScene
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.layout import Grid
from flow_desktop.widgets.text import Align
from flow_desktop.widgets.widget import Kind, Widget

if TYPE_CHECKING:
    from flow_desktop.scenes.drills.companions import Coach


class DrillPause(PauseScene):
    """Go on, begin again, read, or end it; nothing is lost but this try."""

    def __init__(self, table: Table, coach: Coach) -> None:
        super().__init__(table)
        self.coach = coach

    def _buttons(self) -> list[Widget]:
        smaller = (
            ("again", _("Begin again"), "icon_undo", self._again),
            ("rules", _("Rules"), "icon_book", self._rules),
            ("accessibility", _("Accessibility"), "icon_accessibility", self._accessibility),
            ("settings", _("Settings"), "icon_settings", self._settings),
            ("leave", _("End the drill"), "icon_home", to_drills),
        )
        go_on = Button(_("Go on"), self.back, kind=Kind.PRIMARY, icon=art("icon_play"), key="go-on")
        buttons = [
            Button(label, press, icon=art(icon), align=Align.START, key=key)
            for key, label, icon, press in smaller
        ]
        return [go_on, Grid(buttons, 2, least=270, gap=12)]

    def _again(self) -> Change:
        return start_drill(self.shell, self.coach.exercise, self.coach.number, self.coach.attempt + 1)


def to_drills() -> Change:
    """Back to the page of drills."""
    from flow_desktop.scenes.drills.scene import DrillsScene

    return Reset(DrillsScene(alone=True))
