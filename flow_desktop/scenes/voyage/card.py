"""The card of a stop: what it is about, its scenario cards, its stars, who sails, and off it goes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.bots.partners import Partner
from flow_desktop.engine.options import MAX_PLAYERS
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.rounds import ClockKind
from flow_desktop.rounds.voyage import Stop, StopLog, new_cards, stops
from flow_desktop.scenes.naming import clock_name, scenario_name
from flow_desktop.scenes.setup.card import CardGrid, ScenarioCard
from flow_desktop.scenes.setup.partner_fields import face_painter, temper_words
from flow_desktop.scenes.setup.seat_fields import CompanyChoice, Painter, picture_painter
from flow_desktop.scenes.voyage.crew import FEW, Crew, SailingWith
from flow_desktop.scenes.voyage.star_row import star_lines
from flow_desktop.scenes.voyage.words import goal_words, stop_name
from flow_desktop.widgets.choice import Choice, Toggle
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Column
from flow_desktop.widgets.stepper import Stepper
from flow_desktop.widgets.text import Role
from flow_desktop.widgets.theme import CLOSE, GAP, HAIR
from flow_desktop.widgets.widget import Widget

KINDS: Final = (ClockKind.TURNS, ClockKind.TIMED, ClockKind.OFF)
"""The stop's own clock first."""
UseCrew = Callable[[Crew], None]


def stop_words(stop: Stop, crew: Crew, reached: StopLog, use: UseCrew) -> Widget:
    """Everything on the card but its buttons."""
    crew = crew.at(stop)
    place = stops().index(stop) + 1
    head = Column(
        [
            Label(
                _("Stop {place} of {count}").format(place=place, count=len(stops())), Role.SMALL, soft=True
            ),
            Label(stop_name(stop), Role.HEADLINE, key="stop-name"),
            Label(goal_words(stop), Role.STRONG),
        ],
        gap=HAIR,
    )
    parts: list[Widget] = [head, _stars(stop, crew, reached), *_cards(stop), *_company(stop, crew, use)]
    return Column([*parts, *_clock(stop, crew, use), *_hints(stop, crew, use)], gap=GAP)


def _stars(stop: Stop, crew: Crew, reached: StopLog) -> Widget:
    players, earned = crew.players(stop), reached.earned(crew.kind)
    return Column(star_lines(stop, players, earned), gap=HAIR)


def _cards(stop: Stop) -> list[Widget]:
    """New scenario cards face up; those that were met before by name alone."""
    counts, fresh = Counter(stop.cards), new_cards(stop)
    parts: list[Widget] = []
    if fresh:
        parts.append(CardGrid([ScenarioCard(card, fresh) for card in fresh]))
    known = [card for card in counts if card not in fresh or counts[card] > 1]
    if known:
        names = " · ".join(_counted(card, counts[card]) for card in known)
        parts.append(Label(_("Cards: {names}").format(names=names), Role.SMALL))
    return parts


def _counted(card: Scenario, count: int) -> str:
    name = scenario_name(card)
    return name if count == 1 else _("{name} × {count}").format(name=name, count=count)


def _company(stop: Stop, crew: Crew, use: UseCrew) -> list[Widget]:
    choices = crew.companies(stop)
    parts: list[Widget] = [
        CompanyChoice(
            _("Who sails?"),
            [_company_name(each) for each in choices],
            [_company_painter(each) for each in choices],
            choices.index(crew.company),
            lambda number: use(replace(crew, company=choices[number])),
            key="company",
        )
    ]
    if crew.company is SailingWith.TOGETHER:
        parts.append(
            Stepper(
                _("People at the table"),
                crew.players(stop),
                lambda people: use(replace(crew, people=people)),
                least=FEW,
                most=MAX_PLAYERS,
                key="people",
            )
        )
    else:
        parts.append(Label(_company_words(crew.company), Role.SMALL, soft=True))
    return [Column(parts, gap=CLOSE)]


def _company_name(company: SailingWith) -> str:
    match company:
        case SailingWith.ALONE:
            return _("Alone")
        case SailingWith.TOGETHER:
            return _("Together")
    return Partner(company).shown


def _company_words(company: SailingWith) -> str:
    return (
        _("You draw and place every tile yourself.")
        if company is SailingWith.ALONE
        else temper_words(Partner(company))
    )


def _company_painter(company: SailingWith) -> Painter:
    seat = art("icon_seat")
    match company:
        case SailingWith.ALONE:
            return picture_painter(seat)
        case SailingWith.TOGETHER:
            return picture_painter(seat, seat)
    return face_painter(Partner(company))


def _clock(stop: Stop, crew: Crew, use: UseCrew) -> list[Widget]:
    choice = Choice(
        _("When does the wave come?"),
        [clock_name(stop.clock(kind)) for kind in KINDS],
        KINDS.index(crew.kind),
        lambda number: use(replace(crew, kind=KINDS[number])),
        key="clock",
    )
    note = Label(_("Stars are kept apart for each kind of clock."), Role.SMALL, soft=True)
    return [Column([choice, note], gap=CLOSE)]


def _hints(stop: Stop, crew: Crew, use: UseCrew) -> list[Widget]:
    """Hints on request, as the stop suggests; where nobody may speak, there are none."""
    if Scenario.NO_COMMUNICATION in stop.cards:
        return []
    held = crew.wants_hints(stop)
    return [Toggle(_("Hints on request"), held, lambda on: use(replace(crew, hints=on)), key="hints")]
