"""The clock in the play scene: looked at in every frame; what is due is told, the bell is announced."""

from __future__ import annotations

from flow_desktop.app.language import _
from flow_desktop.app.shell import Shell
from flow_desktop.rounds import ClockWarning, Gap, Table
from flow_desktop.scenes.play.tell import Teller


class ClockWatch:
    """Looks at the clock of a table."""

    def __init__(self, shell: Shell, table: Table, teller: Teller) -> None:
        self._shell = shell
        self._table = table
        self._teller = teller

    def look(self) -> bool:
        """Tell what is due, and what the table has to say; True after a gap (the computer slept)."""
        due = self._table.tick()
        for each in due:
            if isinstance(each, ClockWarning):
                self._teller.warning(each.seconds_left)
        trouble = self._table.take_trouble()
        if trouble:
            self._teller.note(_(trouble))
        self._teller.music()
        if self._table.running:
            self._shell.redraw()
        return any(isinstance(each, Gap) for each in due)
