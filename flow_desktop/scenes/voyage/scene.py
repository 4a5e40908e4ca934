"""The page of the voyage: the chart, and beside it the card of the chosen stop."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Pop, Reset
from flow_desktop.app.shell import Shell
from flow_desktop.rounds.voyage import Stop, following, present_stop, stars_in_all, stop_named, stops
from flow_desktop.scenes.destinations import ToMenu
from flow_desktop.scenes.voyage.card import stop_words
from flow_desktop.scenes.voyage.chart import ChartView, Scrolling, stop_spoken
from flow_desktop.scenes.voyage.crew import Crew, last_crew
from flow_desktop.scenes.voyage.log import reached_by, skip
from flow_desktop.scenes.voyage.sailing import set_sail
from flow_desktop.scenes.voyage.waters import strip_picture, unpainted
from flow_desktop.scenes.voyage.words import goal_words, stop_name
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.frames import Padding, Placed, Sized, Stack
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Column, Grid, Row
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import GAP, MARGIN, ROOMY, SNUG
from flow_desktop.widgets.widget import Weight, Widget

CARD: Final = 580
WIDEST: Final = 0.52
"""Where the card would take more of the width, it lies below the chart."""
CHART_HIGH: Final = 0.36
EACH: Final = 3


class VoyageScene(Screen):
    """The boat's stop is chosen at first, or the one that is named; Play has the focus.

    `alone` when no page lies below: the way back leads to the menu.
    """

    first_focus = "play"

    def __init__(self, at: str = "", alone: bool = False) -> None:
        self._at = at
        self._alone = alone
        self._scrolling = Scrolling()

    def enter(self, shell: Shell) -> None:
        """Look up what was reached; calm music, as at the menu."""
        self._crew = last_crew(shell)
        self._reached = reached_by(shell)
        stop = stop_named(self._at) or present_stop(self._reached)
        self._chosen = stops().index(stop)
        shell.audio.music("calm")
        super().enter(shell)

    @property
    def stop(self) -> Stop:
        """The chosen stop."""
        return stops()[self._chosen]

    @property
    def present(self) -> int:
        """Where the boat lies."""
        return stops().index(present_stop(self._reached))

    def opening_words(self) -> str:
        """Where the voyage is."""
        return ". ".join((_("The voyage"), self._spoken()))

    def _spoken(self) -> str:
        where = stop_spoken(stops(), self._reached, self._chosen, self.present)
        return f"{where}. {goal_words(self.stop)}"

    # How it is laid out

    def build(self) -> Widget:
        """Chart and card side by side; one below the other where it is narrow."""
        view = self.shell.view
        back = Button(_("Back"), self.back, icon=art("icon_back"), key="back")
        if view.text_px(CARD) <= WIDEST * view.width:
            head = Padding(Placed(self._head(), Align.START, Align.START), ROOMY, ROOMY)
            corner = Padding(Placed(back, Align.START, Align.END), ROOMY, ROOMY)
            card = Sized(self._card(), most_width=CARD, least_width=CARD, text=True)
            sea = Stack([self._chart(), head, corner], grow=1)
            return Row([sea, Padding(card, MARGIN, MARGIN)], gap=0)
        high = round(CHART_HIGH * view.height / view.unit)
        corner = Padding(Placed(back, Align.END, Align.START), SNUG, SNUG)
        above = Sized(Stack([self._chart(), corner]), least_height=high)
        return Column([above, Padding(self._card(), SNUG, SNUG, grow=1)], gap=0)

    def _chart(self) -> ChartView:
        return ChartView(
            stops(),
            self._reached,
            self._chosen,
            self.present,
            self._scrolling,
            self.choose,
            self._to_card,
            key="chart",
        )

    def _head(self) -> Widget:
        stars = _("{count} of {most} stars").format(
            count=stars_in_all(self._reached), most=EACH * len(stops())
        )
        words = Column([Label(_("The voyage"), Role.HEADING), Label(stars, Role.SMALL, soft=True)], gap=0)
        return Panel(words, padding=GAP, key="head")

    def _card(self) -> Widget:
        reached = self._reached[self.stop.key]
        words = stop_words(self.stop, self._crew, reached, self._use)
        body = Scroll(words, label=stop_name(self.stop), key="words")
        play = Button(_("Set sail"), self.play, weight=Weight.PRIMARY, icon=art("icon_play"), key="play")
        buttons: list[Widget] = [play]
        if not reached.behind and following(self.stop) is not None:
            buttons.append(Button(_("Skip"), self.skip, icon=art("icon_step_on"), key="skip"))
        return Panel(
            Column([body, Grid(buttons, len(buttons), least=150, gap=SNUG)], gap=SNUG),
            padding=ROOMY,
            key="card",
            grow=1,
            area="card",
        )

    def background(self, surface: pygame.Surface) -> None:
        """The painted sea; plain ground in the flat themes, and below a card that lies under the chart."""
        chart = self.find("chart")
        painted = isinstance(chart, ChartView) and not self.look.theme.flat
        if not painted or chart.rect.height < surface.get_height():
            super().background(surface)
        if isinstance(chart, ChartView) and painted:
            chart.paint_ground(surface, self.look)

    # What is done

    def choose(self, index: int) -> None:
        """Another stop; the chart glides there, and its card is read out."""
        if index != self._chosen:
            self._chosen = index
            self._crew = replace(self._crew, hints=None)
            self.refresh()
            self.read_out(self._spoken())
        chart = self.find("chart")
        if isinstance(chart, ChartView):
            chart.show_chosen()
        self.shell.redraw()

    def _to_card(self) -> None:
        self.focus_on("play")

    def _use(self, crew: Crew) -> None:
        self._crew = crew
        self.refresh()

    def play(self) -> Change | None:
        """Set sail for the chosen stop."""
        return set_sail(self.shell, self.stop, self._crew)

    def skip(self) -> Change | None:
        """Leave the stop out, without a word of blame; the next one is chosen."""
        skip(self.shell, self.stop)
        self._reached = reached_by(self.shell)
        onward = following(self.stop)
        if onward is not None:
            self.choose(stops().index(onward))
        self.focus_on("play")
        return None

    def back(self) -> Change | None:
        """To the page below, or to the menu."""
        return Reset(ToMenu("voyage")) if self._alone else Pop()

    # Moving

    @property
    def moving(self) -> bool:
        """While the chart glides."""
        return self._scrolling.moving

    @property
    def wake_after(self) -> float | None:
        """At once, as long as there are strips to be painted ahead."""
        return 0.0 if self._ahead() else None

    def _ahead(self) -> bool:
        chart = self.seek("chart")
        if self.look.theme.flat or not isinstance(chart, ChartView) or chart.lying is None:
            return False
        return bool(unpainted(self.look, chart.lying)) and not self._painted_all

    _painted_all = False

    def update(self, seconds: float) -> Change | None:
        """Glide on; paint one strip ahead, so that none is missing when it comes into sight."""
        if self._scrolling.moving:
            self._scrolling.advance(seconds)
            self.shell.redraw()
        elif self._ahead():
            chart = self.find("chart")
            assert isinstance(chart, ChartView) and chart.lying is not None
            missing = unpainted(self.look, chart.lying)
            strip_picture(self.look, *missing[0])
            self._painted_all = (
                len(missing) == 1
            )  # where they do not all fit in memory, they come as they come
        return None

    def view_changed(self) -> None:
        """Another size: the strips are painted anew, and the chosen stop stays in sight."""
        self._painted_all = False
        self._scrolling.settled = False
        super().view_changed()
