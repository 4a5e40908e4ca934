"""Days in words: their names, and how they went."""

from collections.abc import Mapping
from datetime import date
from typing import Final

from flow_desktop.app.dates import MONTHS
from flow_desktop.app.language import N_, _, ngettext, pgettext, spoken_row
from flow_desktop.rounds.daily_results import Day, DayResult
from flow_desktop.rounds.outcomes import ClockKind

WEEKDAYS: Final = (
    N_("Monday"),
    N_("Tuesday"),
    N_("Wednesday"),
    N_("Thursday"),
    N_("Friday"),
    N_("Saturday"),
    N_("Sunday"),
)


def weekday_letters() -> tuple[str, ...]:
    """What stands above the columns of a calendar."""
    return (
        pgettext("short weekday", "Mon"),
        pgettext("short weekday", "Tue"),
        pgettext("short weekday", "Wed"),
        pgettext("short weekday", "Thu"),
        pgettext("short weekday", "Fri"),
        pgettext("short weekday", "Sat"),
        pgettext("short weekday", "Sun"),
    )


def month_words(month: date) -> str:
    """A month as the head of a calendar: "November 2026"."""
    names = (
        pgettext("month alone", "January"),
        pgettext("month alone", "February"),
        pgettext("month alone", "March"),
        pgettext("month alone", "April"),
        pgettext("month alone", "May"),
        pgettext("month alone", "June"),
        pgettext("month alone", "July"),
        pgettext("month alone", "August"),
        pgettext("month alone", "September"),
        pgettext("month alone", "October"),
        pgettext("month alone", "November"),
        pgettext("month alone", "December"),
    )
    words = pgettext("head of a calendar", "{month} {year}")
    return words.format(month=names[month.month - 1], year=month.year)


def whole_day_words(day: date) -> str:
    """A day with its name: "Monday, 16 November 2026"."""
    words = pgettext("date", "{day} {month} {year}")
    if day.day == 1:
        words = pgettext("first of a month", "{day} {month} {year}")
    written = words.format(day=day.day, month=_(MONTHS[day.month - 1]), year=day.year)
    return pgettext("weekday and date", "{weekday}, {date}").format(
        weekday=_(WEEKDAYS[day.weekday()]), date=written
    )


def standing_of_day(results: Day) -> str:
    """How a day went, in a word: won, tried, not played yet."""
    if not results:
        return _("not played yet")
    return _("won") if any(each.won for each in results.values()) else _("tried")


def result_lines(results: Mapping[ClockKind, DayResult]) -> list[str]:
    """What was reached with each kind of clock, a line each."""
    return [
        _("{clock}: {result}").format(clock=kind_words(kind), result=result_words(results[kind]))
        for kind in ClockKind
        if kind in results
    ]


def kind_words(kind: ClockKind) -> str:
    """A kind of clock: "By the clock"."""
    return {
        ClockKind.TIMED: _("With the timer"),
        ClockKind.TURNS: _("With counted turns"),
        ClockKind.OFF: _("Without a clock"),
    }[kind]


def result_words(result: DayResult) -> str:
    """What was reached: "won in 3 rounds, 12 tiles left"."""
    if not result.won or result.rounds is None or result.tiles_left is None:
        return _("tried")
    rounds = ngettext("won in {count} round", "won in {count} rounds", result.rounds)
    tiles = ngettext("{count} tile left", "{count} tiles left", result.tiles_left)
    parts = rounds.format(count=result.rounds), tiles.format(count=result.tiles_left)
    return spoken_row(parts)
