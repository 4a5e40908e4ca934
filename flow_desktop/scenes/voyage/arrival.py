"""The results of a game at a stop: its stars, and the next stop in one press."""

from __future__ import annotations

from dataclasses import replace

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Reset
from flow_desktop.app.shell import Shell
from flow_desktop.rounds import Table
from flow_desktop.rounds.voyage import following
from flow_desktop.scenes.contribution import Contribution
from flow_desktop.scenes.destinations import ToVoyage
from flow_desktop.scenes.results.scene import SAME, ResultsScene
from flow_desktop.scenes.voyage.crew import last_crew
from flow_desktop.scenes.voyage.log import Arrival, arrive
from flow_desktop.scenes.voyage.sailing import set_sail
from flow_desktop.scenes.voyage.star_row import star_lines
from flow_desktop.scenes.voyage.words import sailed_words, stars_spoken, stop_name
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.layout import Wrap
from flow_desktop.widgets.text import Role
from flow_desktop.widgets.theme import GAP
from flow_desktop.widgets.widget import Widget

ONWARD = "onward"


class VoyageResults(ResultsScene):
    """The usual results with the stars of the stop; onward has the focus after a win, else another try."""

    def __init__(self, table: Table, arrival: Arrival, heard: bool = False) -> None:
        super().__init__(table, heard, occasion=sailed_words(arrival.stop))
        self.arrival = arrival
        self.first_focus = ONWARD if self.won else "again"

    def contributed(self) -> Contribution:
        """What others say of the game, and before it how many stars it earned."""
        others = super().contributed()
        return replace(others, lines=(self.star_sentence(), *others.lines))

    def rewards(self) -> list[Widget]:
        """The stars of the stop as this game has earned them."""
        arrival, players = self.arrival, len(self.table.seats)
        return [Wrap(star_lines(arrival.stop, players, arrival.earned, Role.SMALL), gap=GAP)]

    def star_sentence(self) -> str:
        """How many stars, in a line."""
        name, stars = stop_name(self.arrival.stop), stars_spoken(self.arrival.earned)
        return _("{stop}: {stars}").format(stop=name, stars=stars)

    def buttons(self) -> list[Widget]:
        """Onward, a new wave, the same one, the menu."""
        onward = self.way(
            _("Next stop") if self.won and following(self.arrival.stop) else _("The voyage"),
            self.onward,
            art("icon_step_on"),
            ONWARD,
            first=self.won,
        )
        again = self.way(_("New wave"), self.again, art("icon_shuffle"), "again", first=not self.won)
        same = Button(_("Same wave again"), self.same_wave, icon=art("icon_again"), key=SAME)
        menu = Button(_("Menu"), self.to_menu, icon=art("icon_home"), key="menu")
        if self.won:
            return [onward, again, same, menu]
        return [again, *self.going_on(), same, onward, menu]

    def onward(self) -> Change | None:
        """To the chart: at the next stop after a win, else at this one, where it can be skipped."""
        stop = self.arrival.stop
        there = (following(stop) or stop) if self.won else stop
        return Reset(ToVoyage(there.key, alone=True))

    def back(self) -> Change | None:
        """Esc leads one step back: to the chart."""
        return self.onward()

    def again(self) -> Change | None:
        """The same stop and crew against a fresh wave."""
        return set_sail(self.shell, self.arrival.stop, last_crew(self.shell))

    def same_wave(self) -> Change | None:
        """The same stop and crew against the same wave."""
        return set_sail(self.shell, self.arrival.stop, last_crew(self.shell), self.table.options.seed)


def voyage_results(shell: Shell, table: Table, heard: bool) -> VoyageResults | None:
    """The page for a game that ended at a stop, with its stars kept; None for any other game."""
    arrival = arrive(shell, table)
    return None if arrival is None else VoyageResults(table, arrival, heard)
