"""Days in words."""

from datetime import date, datetime, timedelta
from typing import Final

from flow_desktop.app.language import N_, _, pgettext

MONTHS: Final = (
    N_("January"),
    N_("February"),
    N_("March"),
    N_("April"),
    N_("May"),
    N_("June"),
    N_("July"),
    N_("August"),
    N_("September"),
    N_("October"),
    N_("November"),
    N_("December"),
)


def day_words(when: datetime, now: datetime) -> str:
    """A day: "today", "yesterday", or "16 November 2026"."""
    if when.date() == now.date():
        return _("Today")
    if when.date() == (now - timedelta(days=1)).date():
        return _("Yesterday")
    return whole_day(when)


def whole_day(when: date) -> str:
    """A day that may be read at any time: "16 November 2026"."""
    words = pgettext("date", "{day} {month} {year}")
    if when.day == 1:
        words = pgettext("first of a month", "{day} {month} {year}")
    return words.format(day=when.day, month=_(MONTHS[when.month - 1]), year=when.year)
