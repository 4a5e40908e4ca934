"""The page of today's wave: a day with its results, ready to play, beside the calendar of its month."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date
from typing import Final

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Pop, Push, Reset
from flow_desktop.app.shell import Shell
from flow_desktop.engine.record import Record
from flow_desktop.rounds.daily import wave_of
from flow_desktop.rounds.daily_proof import proving
from flow_desktop.rounds.daily_results import KIND, days_played
from flow_desktop.scenes.daily.calendar import StoneLegend, month_grid
from flow_desktop.scenes.daily.words import (
    month_words,
    result_lines,
    standing_of_day,
    whole_day_words,
)
from flow_desktop.scenes.destinations import ToMenu, ToReplay, ToSetup
from flow_desktop.scenes.draft import Draft
from flow_desktop.scenes.naming import clock_name, listed, players_words, scenario_effect, scenario_name
from flow_desktop.scenes.papers import PinnedPaper, pen_drawing
from flow_desktop.scenes.player import owner_of
from flow_desktop.scenes.seascape import SeaPage
from flow_desktop.scenes.start import home_of, last_draft, sit_down
from flow_desktop.widgets.button import Button, DetailButton, IconButton
from flow_desktop.widgets.dialog import tell
from flow_desktop.widgets.frames import Padding, Placed, Sized
from flow_desktop.widgets.label import Label, heading, title
from flow_desktop.widgets.layout import Column, Columns, Row
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import CLOSE, EDGE, GAP, HAIR, PADDING, ROOMY, SNUG
from flow_desktop.widgets.widget import Weight, Widget

FIRST_MONTH: Final = date(1900, 1, 1)
LEAST_HALF: Final = 480
MOST_HALF: Final = 680
AT_ONCE: Final = 4
"""So many thoughts about how a wave can be won fit into a frame."""


class DailyScene(SeaPage):
    """Today is chosen at first; a day of the calendar takes its place.

    `alone`: no page lies below.
    """

    first_focus = "play"

    def __init__(
        self, day: date | None = None, alone: bool = False, today: Callable[[], date] = date.today
    ) -> None:
        self._now, self._alone = today, alone
        self.today = today()
        self.chosen = min(day or self.today, self.today)
        self.month = self.chosen.replace(day=1)
        self._search: Iterator[Record | None] | None = None

    def enter(self, shell: Shell) -> None:
        """Look which days were played here, and who sat here last."""
        self.draft = _of_day(last_draft(shell), self.chosen)
        self.played = days_played(home_of(shell).library, owner_of(shell))
        super().enter(shell)

    def opening_words(self) -> str:
        """Which day this is."""
        return ". ".join((_("Today's wave"), whole_day_words(self.chosen)))

    def build(self) -> Widget:
        """The day beside the calendar, or above it where the window is narrow."""
        head = title(_("Today's wave"))
        back = Button(_("Back"), self.back, icon=art("icon_back"), key="back")
        room = self.look.view.width - 2 * self.look.px(EDGE)
        beside = room >= 2 * self.look.view.text_px(LEAST_HALF) + self.look.px(ROOMY)
        day = PinnedPaper(self._day(), label=whole_day_words(self.chosen), grow=1)
        month = PinnedPaper(self._calendar(), label=month_words(self.month), grow=1)
        papers = [day, month]
        parts = Columns(papers, (1, 1), gap=ROOMY, even=True) if beside else Column(papers, gap=ROOMY)
        page = Scroll(Padding(parts, GAP, GAP), label=_("Today's wave"), key="page")
        most = MOST_HALF * (2 if beside else 1)
        sized = Sized(page, most_width=most, text=True, grow=1)
        return Padding(Column([head, sized, Placed(back, Align.START)], gap=SNUG), EDGE, PADDING)

    def _day(self) -> Widget:
        """The chosen day: what waits there, how it went, and the ways in."""
        results = self.played.get(self.chosen, {})
        words = [whole_day_words(self.chosen)]
        if self.chosen == self.today:
            words = [_("Today"), *words]
        parts: list[Widget] = [heading(words[0])]
        parts += [Label(line, soft=True) for line in words[1:]]
        parts += self._cards()
        told = result_lines(results) or [_("You have not played this wave yet.")]
        parts += [Label(line, Role.STRONG if results else Role.BODY) for line in told]
        parts += [Padding(self._play(), 0, HAIR), self._change()]
        if results:
            parts.append(self._proof())
        else:
            parts.append(Label(_("This wave can be won."), Role.SMALL, soft=True))
        return Column([*parts, pen_drawing(art("sketch_boat"))], gap=SNUG)

    def _cards(self) -> list[Widget]:
        cards = tuple(dict.fromkeys(wave_of(self.chosen).cards))
        if not cards:
            return [Label(_("The basic game, without scenario cards."))]
        named = listed(scenario_name(card) for card in cards)
        effects = " ".join(scenario_effect(card) for card in cards)
        return [Label(named, Role.STRONG), Label(effects, Role.SMALL, soft=True)]

    def _play(self) -> Widget:
        names = [seat.name for seat in self.draft.seats]
        detail = " · ".join((players_words(names), clock_name(self.draft.clock)))
        again = bool(self.played.get(self.chosen))
        return DetailButton(
            _("Play again") if again else _("Play"),
            self.play,
            icon=art("icon_play"),
            detail=detail,
            weight=Weight.PRIMARY,
            key="play",
        )

    def _change(self) -> Widget:
        return Button(
            _("Players and clock"), lambda: Push(ToSetup(self.draft)), icon=art("icon_seat"), key="change"
        )

    def _proof(self) -> Widget:
        searching = self._search is not None
        label = _("Flow is looking …") if searching else _("See how it can be won")
        return Button(label, self.show_proof, icon=art("icon_replay"), key="proof")

    def _calendar(self) -> Widget:
        newest = self.today.replace(day=1)
        ended, begun = self.month >= newest, self.month <= FIRST_MONTH
        turning = [
            IconButton(
                art("icon_arrow_left"),
                _("Month before"),
                lambda: self.turn(-1),
                enabled=not begun,
                reason=_("The calendar begins here."),
                key="before",
            ),
            Label(month_words(self.month), Role.HEADING, align=Align.CENTRE, grow=1, key="month"),
            IconButton(
                art("icon_arrow_right"),
                _("Month after"),
                lambda: self.turn(1),
                enabled=not ended,
                reason=_("The next month is still to come."),
                key="after",
            ),
        ]
        parts: list[Widget] = [
            Row(turning, align=Align.CENTRE, gap=SNUG),
            month_grid(self.month, self.today, self.chosen, self.played, self.choose),
        ]
        today = Button(_("To today"), lambda: self.choose(self.today), key="today")
        look, below = self.look, list[Widget]([StoneLegend()])
        if self.chosen != self.today or self.month != newest:
            below.append(today)
        high = today.measure(look, look.view.width)[1] / look.view.unit  # the weeks stay where they are
        foot = Sized(Row(below, align=Align.CENTRE, gap=SNUG), least_height=high)
        return Column([*parts, foot], gap=CLOSE)

    # What the player does

    def choose(self, day: date) -> Change | None:
        """Show another day, ready to be played."""
        self.chosen, self.month, self._search = day, day.replace(day=1), None
        self.draft = _of_day(self.draft, day)
        self.refresh()
        self.focus_on("play")
        results = self.played.get(day, {})
        self.read_out(" ".join((whole_day_words(day), standing_of_day(results))))
        return None

    def turn(self, months: int) -> Change | None:
        """Turn the calendar's page."""
        number = self.month.year * 12 + self.month.month - 1 + months
        self.month = date(number // 12, number % 12 + 1, 1)
        self.refresh()
        self.read_out(month_words(self.month))
        return None

    def play(self) -> Change:
        """Sit down with whoever sat here last."""
        return sit_down(self.shell, self.draft, {KIND: self.chosen.isoformat()})

    def back(self) -> Change | None:
        """To the menu."""
        return Reset(ToMenu("daily")) if self._alone else Pop()

    def show_proof(self) -> Change | None:
        """Search for a way to win at this very table, a little in every frame."""
        if self._search is None:
            self._search = proving(self.draft.options())
            self.refresh()
        return None

    def update(self, seconds: float) -> Change | None:
        """Go on searching; the day may have ended meanwhile."""
        if self._now() != self.today:
            self.today = self._now()
            self.refresh()
        if self._search is None:
            return None
        self.shell.redraw()
        for _thought in range(AT_ONCE):
            try:
                record = next(self._search)
            except StopIteration:
                self._search = None
                self.refresh()
                sorry = _("Flow has not found out for this table. You may!")
                return Push(tell(_("See how it can be won"), sorry))
            if record is not None:
                self._search = None
                self.refresh()
                return Push(ToReplay(record))
        return None

    def uncovered(self, result: object) -> Change | None:
        """A table may have been set up meanwhile."""
        super().uncovered(result)
        self.played = days_played(home_of(self.shell).library, owner_of(self.shell))
        self.refresh()
        return None

    @property
    def wake_after(self) -> float | None:
        """At once while it searches; else once a minute, for midnight."""
        return 0.0 if self._search is not None else 60.0


def _of_day(draft: Draft, day: date) -> Draft:
    """That table against the wave of a day."""
    wave = wave_of(day)
    return replace(draft, seed=wave.seed, picked=wave.picked, difficulty=0, boat=None)
