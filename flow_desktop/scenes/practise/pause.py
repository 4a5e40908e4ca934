"""The pause of practice: the usual pages, and another start, another wave, another position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.rounds import Table
from flow_desktop.scenes.pause.scene import PauseScene
from flow_desktop.scenes.practise import ways_on
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.layout import Grid
from flow_desktop.widgets.text import Align
from flow_desktop.widgets.widget import Kind, Widget

if TYPE_CHECKING:
    from flow_desktop.scenes.practise.practice import Practice


class PracticePause(PauseScene):
    """Nothing is kept of practice, so nothing can be given up: it is simply left."""

    def __init__(self, table: Table, practice: Practice) -> None:
        super().__init__(table)
        self.practice = practice

    def _buttons(self) -> list[Widget]:
        shell, practice = self.shell, self.practice
        smaller = (
            ("same", _("Same wave again"), "icon_undo", lambda: ways_on.same_wave(shell, practice)),
            ("new", _("New wave"), "icon_wave", lambda: ways_on.new_wave(shell, practice)),
            ("edit", _("Change the position"), "icon_pencil", lambda: ways_on.edit_position(self.table)),
            ("table", _("Clock and aids"), "icon_clock", self._table),
            ("rules", _("Rules"), "icon_book", self._rules),
            ("accessibility", _("Accessibility"), "icon_accessibility", self._accessibility),
            ("settings", _("Settings"), "icon_settings", self._settings),
            ("leave", _("End practice"), "icon_home", ways_on.to_practise),
        )
        go_on = Button(_("Go on"), self.back, kind=Kind.PRIMARY, icon=art("icon_play"), key="go-on")
        buttons = [
            Button(label, press, icon=art(icon), align=Align.START, key=key)
            for key, label, icon, press in smaller
        ]
        return [go_on, Grid(buttons, 2, least=270, gap=12)]
