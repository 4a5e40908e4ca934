"""Our numbers: the games by their kind of clock, the people who played them, and their badges.

What is shown of people and badges comes from kept games, which are looked through a little in every frame.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import N_, _
from flow_desktop.app.scene import Change, Push
from flow_desktop.app.shell import Shell
from flow_desktop.rounds.achievements_kept import Chronicle, badges_kept, lineup_numbers, person_numbers
from flow_desktop.scenes.games.badges_page import badges_body
from flow_desktop.scenes.games.gauges import (
    KINDS,
    LEAST_GAUGE,
    MOST_GAUGE,
    PIECE,
    Gauge,
    level,
)
from flow_desktop.scenes.games.people_page import people_body
from flow_desktop.scenes.seascape import SeaPage, draw_sea
from flow_desktop.scenes.slices import draw_wide
from flow_desktop.scenes.start import home_of, people_of
from flow_desktop.table import StoreError
from flow_desktop.table.profiles import person_key
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.choice import Tabs
from flow_desktop.widgets.dialog import tell, tell_file
from flow_desktop.widgets.frames import Padding, Placed, Sized, Yielding
from flow_desktop.widgets.label import Label, title
from flow_desktop.widgets.layout import Column, Grid, Row
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.text import Align
from flow_desktop.widgets.theme import EDGE, GAP, PADDING, ROOMY, SNUG
from flow_desktop.widgets.widget import Weight, Widget

TABS: Final = (N_("Numbers"), N_("People"), N_("Badges"))
NUMBERS, PEOPLE, BADGES = range(3)
MOST_WIDE: Final = 1760
MOST_PLAYERS: Final = 12
NOW_AND_THEN: Final = 0.02
"""Seconds between two games that are looked through."""


class NumbersPage(SeaPage):
    """Three pages that one turns between."""

    first_focus = "done"

    def __init__(self, tab: int = NUMBERS) -> None:
        self.tab = tab
        self.whose: str | None = None

    def enter(self, shell: Shell) -> None:
        """See which games there are."""
        self.chronicle = Chronicle(home_of(shell))
        super().enter(shell)

    @property
    def wake_after(self) -> float | None:
        """While games are still to be looked through."""
        return NOW_AND_THEN if self.chronicle.due else None

    def update(self, seconds: float) -> Change | None:
        """Look through one game; the page is shown anew now and then, and at the end."""
        if self.chronicle.due:
            left = self.chronicle.go_on(1)
            if self.tab != NUMBERS and left % 10 == 0:
                self.refresh()
        return None

    def background(self, surface: pygame.Surface) -> None:
        """The beach; plain in the flat themes."""
        look = self.look
        if look.theme.flat:
            draw_sea(surface, look)
            return
        draw_wide(surface, look, art("beach"))

    def build(self) -> Widget:
        """Title, which of the pages, the page itself, the way back."""
        look = self.look
        names = [_(name) for name in TABS]
        tabs = Placed(Tabs(_("Pages"), names, self.tab, self._turn, key="tabs"))
        head = title(_("Our numbers"))
        done = Button(_("Done"), self.back, icon=art("icon_check"), weight=Weight.PRIMARY, key="done")
        table = Button(_("Write a table"), self._write_table, icon=art("icon", "export"), key="table")
        foot = Row([done, *([table] if self.tab == PEOPLE else [])], gap=ROOMY, justify=Align.CENTRE)
        width = look.view.width - 2 * look.px(EDGE)
        others = sum(part.measure(look, width)[1] for part in (head, tabs, foot))
        high = look.view.height - others - 2 * look.px(PADDING) - 3 * look.px(SNUG)
        return Padding(Column([head, tabs, self._body(width, high), foot], gap=SNUG), EDGE, PADDING)

    def _body(self, width: int, high: int) -> Widget:
        if self.tab == NUMBERS:
            return self._numbers(width, high)
        page = self._people() if self.tab == PEOPLE else self._badges()
        return Sized(page, most_width=MOST_WIDE, text=True, grow=1)

    def _numbers(self, width: int, high: int) -> Widget:
        gauges = self._gauges()
        if not gauges:
            return Placed(Panel(Label(_("No game is finished yet."), soft=True)), grow=1)
        return _standing(self.look, gauges, width, high) or _lying(self.look, gauges, width)

    def _people(self) -> Widget:
        facts, known = self.chronicle.facts(), people_of(self.shell).known
        return people_body(person_numbers(facts), lineup_numbers(facts), self.chronicle.due, known)

    def _badges(self) -> Widget:
        library, names = home_of(self.shell).library, self._players()
        whose = names.index(self.whose) if self.whose in names else 0
        return badges_body(names, whose, partial(self._ask, names), badges_kept(library, names[whose]))

    def _players(self) -> list[str]:
        """Whoever has played, most often first, then whoever is known; nameless ones when nobody else is."""
        played = [person.people[0] for person in person_numbers(self.chronicle.facts())]
        names: dict[str, str] = {}
        for name in (*played, *(each.name for each in people_of(self.shell).known)):
            names.setdefault(person_key(name), name)
        return list(names.values())[:MOST_PLAYERS] or [""]

    def _turn(self, tab: int) -> Change | None:
        self.tab = tab
        self.refresh()
        return None

    def _ask(self, names: Sequence[str], whose: int) -> Change | None:
        """The person stays chosen, though others come before them as more games are looked through."""
        self.whose = names[whose]
        self.refresh()
        return None

    def _write_table(self) -> Change:
        """Write all games as a table, and say where it is."""
        while self.chronicle.due:
            self.chronicle.go_on(1)
        try:
            path = home_of(self.shell).write_table(self.chronicle.table_text())
        except StoreError as error:
            return Push(tell(_("This did not work"), _(str(error))))
        return Push(tell_file(_("The table is written"), path))

    def _gauges(self) -> list[Gauge]:
        statistics = home_of(self.shell).statistics()
        gauges = [Gauge(kind, statistics) for kind in KINDS if statistics.tally(kind).finished]
        level(gauges)
        return gauges


def _standing(look: Look, gauges: Sequence[Gauge], width: int, high: int) -> Widget | None:
    """Side by side in the sand, if they fit."""
    room = (width - look.px(ROOMY) * (len(gauges) - 1)) // len(gauges)
    wide = min(room, look.view.text_px(MOST_GAUGE))
    if wide < look.view.text_px(LEAST_GAUGE) and len(gauges) > 1:
        return None
    if max(gauge.measure(look, wide)[1] - gauge.spare(look) for gauge in gauges) > high:
        return None
    sized = [Sized(g, least_width=MOST_GAUGE, most_width=MOST_GAUGE, text=True, grow=1) for g in gauges]
    row = Yielding(Row(sized, gap=ROOMY, justify=Align.CENTRE), PIECE)
    return Sized(row, most_width=(MOST_GAUGE + ROOMY) * len(gauges), text=True, grow=1)


def _lying(look: Look, gauges: Sequence[Gauge], width: int) -> Widget:
    """On a page that scrolls, as many beside each other as there is room for."""
    columns = max(1, min(len(gauges), width // look.view.text_px(LEAST_GAUGE + ROOMY)))
    grid = Grid(gauges, columns, gap=ROOMY)
    page = Scroll(Padding(grid, GAP, GAP), label=_("Our numbers"), key="page")
    return Sized(page, most_width=(MOST_GAUGE + ROOMY) * columns, text=True, grow=1)
