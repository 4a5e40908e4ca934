"""Days and moments in words."""

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


def hour_words(when: datetime) -> str:
    """A time of day: "18:05"."""
    return pgettext("time of day", "{hour}:{minute}").format(hour=when.hour, minute=f"{when.minute:02}")


def moment_words(here: datetime, now: datetime | None = None) -> str:
    """When something was, in the time of this place: "16 November 2026, 18:05"."""
    today = now or datetime.now(here.tzinfo)
    return pgettext("day and time", "{day}, {time}").format(day=day_words(here, today), time=hour_words(here))
