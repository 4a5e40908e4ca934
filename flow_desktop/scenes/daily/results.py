"""The results of a game that was played for a day: its calendar in one press."""

from __future__ import annotations

from datetime import date

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Reset
from flow_desktop.app.shell import Shell
from flow_desktop.rounds import Table
from flow_desktop.rounds.daily_results import KIND
from flow_desktop.scenes.destinations import ToDaily
from flow_desktop.scenes.occasions import day_of_game, occasion_words
from flow_desktop.scenes.results.scene import NEW, SAME, ResultsScene
from flow_desktop.scenes.start import draft_of_table, home_of, sit_down
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.widget import Widget

CALENDAR = "calendar"


class DailyResults(ResultsScene):
    """The usual results; the calendar has the focus after a win, else another try."""

    def __init__(self, table: Table, day: date, heard: bool = False) -> None:
        note = {KIND: day.isoformat()}
        super().__init__(table, heard, occasion=occasion_words(note, table.options, day))
        self.day = day
        self.first_focus = CALENDAR if self.won else SAME

    def buttons(self) -> list[Widget]:
        """The calendar, the same wave, one that nobody has seen, the menu."""
        calendar = self.way(_("The calendar"), self.to_calendar, art("icon_today"), CALENDAR, first=self.won)
        same = self.way(_("Same wave again"), self.same_wave, art("icon_again"), SAME, first=not self.won)
        new = Button(_("New wave"), self.new_wave, icon=art("icon_shuffle"), key=NEW)
        menu = Button(_("Menu"), self.to_menu, icon=art("icon_home"), key="menu")
        if self.table.given_up:
            return [same, *self.going_on(), calendar, menu]
        return [calendar, same, new, menu] if self.won else [same, calendar, new, menu]

    def to_calendar(self) -> Change | None:
        """To the page that the game was begun on, at its day."""
        return Reset(ToDaily(self.day, alone=True))

    def back(self) -> Change | None:
        """Esc leads one step back: to the calendar."""
        return self.to_calendar()

    def same_wave(self) -> Change | None:
        """The same day again, which counts for it however long it is ago."""
        return sit_down(self.shell, draft_of_table(self.table), {KIND: self.day.isoformat()})


def daily_results(shell: Shell, table: Table, heard: bool) -> DailyResults | None:
    """The page for a game that was played for a day; None for any other game."""
    day = day_of_game(home_of(shell).library, table.name, table.options, date.today())
    return None if day is None else DailyResults(table, day, heard)
