"""Whoever notes that the wave of a day is being played, and how it went; nothing is seen of it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from flow_desktop.engine.state import Result
from flow_desktop.rounds import Happening
from flow_desktop.rounds.daily_results import keep_day
from flow_desktop.scenes.kept_names import OCCASION_NOTE
from flow_desktop.scenes.occasions import meant_day
from flow_desktop.scenes.play.companion import Beside, Companion
from flow_desktop.scenes.player import people_at
from flow_desktop.scenes.start import home_of


class DayKeeper(Companion):
    """Notes a try with the first move of a game, and a win with its last one.

    The day is that of the wave, whenever it is played: a game that goes on past midnight stays with its day.
    """

    def __init__(self, today: Callable[[], date] = date.today) -> None:
        self._today = today
        self._noted: set[Result | None] = set()

    def enter(self, play: Beside) -> None:
        """A game that was begun before may be gone on with."""
        super().enter(play)
        if play.table.moves:
            self._note(play.table.state.result)

    def heard(self, happening: Happening) -> None:
        """Something was done."""
        self._note(happening.after.result)

    def _note(self, result: Result | None) -> None:
        if result in self._noted:
            return
        self._noted.add(result)
        table = self.play.table
        library = home_of(self.play.shell).library
        meant = meant_day(library.note(table.name, OCCASION_NOTE) if table.name else None)
        people = people_at(self.play.shell, table)
        keep_day(library, table.record().options, table.state, self._today(), meant, people)
