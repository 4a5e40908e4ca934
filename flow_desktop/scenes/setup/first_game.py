"""Before the first game of somebody who plays alone: with a partner or without, and how the wave comes."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Pop
from flow_desktop.bots.partners import Partner
from flow_desktop.engine import Clock
from flow_desktop.scenes.draft import Draft
from flow_desktop.scenes.naming import clock_name
from flow_desktop.scenes.setup.chances import chance_words
from flow_desktop.scenes.setup.clock_panel import LONGER, USUAL, USUAL_TURNS
from flow_desktop.scenes.setup.partner_fields import face_painter, temper_words
from flow_desktop.scenes.setup.seat_fields import CompanyChoice, picture_painter
from flow_desktop.scenes.start import WITH_WHOM, people_of, remember_people, start_game
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.choice import Choice
from flow_desktop.widgets.dialog import sheet
from flow_desktop.widgets.label import Label, heading
from flow_desktop.widgets.layout import Column
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.text import Role
from flow_desktop.widgets.theme import GAP
from flow_desktop.widgets.widget import Weight, Widget

WIDTH: Final = 640
COMPANY: Final = (None, *Partner)
PACES: Final = (USUAL_TURNS, LONGER, USUAL)
"""From the calmest on; the first is suggested."""


class FirstGame(Screen):
    """A sheet over the menu: two choices that have a good answer already, and Start."""

    overlay = True
    first_focus = "start"

    def __init__(self, draft: Draft) -> None:
        self._draft = draft
        self._company: Partner | None = None
        self._clock: Clock = PACES[0]

    @property
    def draft(self) -> Draft:
        """The table as it would be."""
        draft = replace(self._draft, clock=self._clock)
        return draft if self._company is None else draft.with_partner_added(self._company)

    def opening_words(self) -> str:
        """What this is about."""
        return ". ".join((_("Your first game"), company_question()))

    def build(self) -> Widget:
        """Who, how fast, how likely, and off it goes."""
        parts: list[Widget] = [
            heading(_("Your first game")),
            company_choice(self._company, self._choose),
            Label(company_words(self._company), Role.SMALL, soft=True),
            Choice(
                _("When does the wave come?"),
                [clock_name(clock) for clock in PACES],
                PACES.index(self._clock),
                self._set_pace,
                key="pace",
            ),
            Label(self._pace_words(), Role.SMALL, soft=True),
            Button(_("Start"), self._start, weight=Weight.PRIMARY, icon=art("icon_play"), key="start"),
            Button(_("Back"), self.back, icon=art("icon_back"), key="back"),
        ]
        return sheet(self.look, Column(parts, gap=GAP), _("Your first game"), WIDTH, least=WIDTH, inner=14)

    def _pace_words(self) -> str:
        words = (
            _("Turns are counted and nobody is hurried: good for a first game."),
            _("Twice the usual time."),
            _("The clock of the board game."),
        )[PACES.index(self._clock)]
        return " ".join(filter(None, (words, chance_words(self.draft))))

    def _choose(self, company: Partner | None) -> None:
        self._company = company
        self.refresh()

    def _set_pace(self, number: int) -> None:
        self._clock = PACES[number]
        self.refresh()

    def _start(self) -> Change:
        remember_people(self.shell, people_of(self.shell).machine.having_been_asked(WITH_WHOM))
        return start_game(self.shell, self.draft)

    def back(self) -> Change | None:
        """To the menu; it is asked again next time."""
        return Pop()


def company_choice(company: Partner | None, choose: Callable[[Partner | None], None]) -> Widget:
    """Nobody, or one of the partners."""
    alone = picture_painter(art("icon_seat"))
    return CompanyChoice(
        company_question(),
        [_("Alone") if each is None else each.shown for each in COMPANY],
        [alone if each is None else face_painter(each) for each in COMPANY],
        COMPANY.index(company),
        lambda number: choose(COMPANY[number]),
        key="company",
    )


def company_question() -> str:
    """What is chosen there, in one sentence."""
    return _("Play alone, or let somebody sit down with you.")


def company_words(company: Partner | None) -> str:
    """What it is like to play so."""
    return _("You draw and place every tile yourself.") if company is None else temper_words(company)
