"""Clock and aids of a game in play: both can be changed at any time, by anybody."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from flow_desktop.app.language import N_, _
from flow_desktop.engine import Clock
from flow_desktop.rounds import Table
from flow_desktop.scenes.panel_page import PanelPage
from flow_desktop.scenes.seat_look import SeatToken, seat_name
from flow_desktop.scenes.setup.clock_panel import clock_controls
from flow_desktop.scenes.setup.seat_panel import aid_toggles
from flow_desktop.table import Aids
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Column, Row
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import SNUG
from flow_desktop.widgets.widget import Widget


class TablePage(PanelPage):
    """The clock, and the aids of each seat."""

    title = N_("Clock and aids")
    first_focus = "clock"

    def __init__(self, table: Table) -> None:
        self.table = table
        self._other_time = False

    def panels(self) -> Sequence[Widget]:
        """The clock first, then a panel for each seat."""
        controls = clock_controls(self.table.setting, self._other_time, self._use_clock)
        note = Label(_("Games with a gentler clock are kept apart in the records."), Role.SMALL, soft=True)
        clock = Panel(Column([controls, note], gap=SNUG), title=_("Clock"))
        return clock, *(self._seat(index) for index in range(len(self.table.seats)))

    def _seat(self, index: int) -> Widget:
        seats = self.table.seats
        name = Label(seat_name(seats, index), Role.HEADING, grow=1)
        head = Row([SeatToken(seats, index, 60), name], align=Align.CENTRE)
        toggles = aid_toggles(seats[index], self._changing(index), f"-{index}")
        return Panel(Column([head, *toggles], gap=SNUG), area=f"seat-{index}")

    def _changing(self, index: int) -> Callable[[Aids], None]:
        def change(aids: Aids) -> None:
            self.table.set_seat(index, replace(self.table.seats[index], aids=aids))
            self.refresh()

        return change

    def _use_clock(self, clock: Clock, other: bool) -> None:
        self._other_time = other
        self.table.set_clock(clock)
        self.refresh()
