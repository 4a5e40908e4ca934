"""Dates and times of day by the habit of the player's language."""

from __future__ import annotations

from datetime import datetime, timedelta
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
    month = _(MONTHS[when.month - 1])
    return pgettext("date", "{day} {month} {year}").format(day=when.day, month=month, year=when.year)


def time_words(when: datetime) -> str:
    """A time of day: "18:05"."""
    return pgettext("time of day", "{hour}:{minute}").format(hour=when.hour, minute=f"{when.minute:02}")


def date_words(when: datetime, now: datetime | None = None) -> str:
    """When something was, as the clock on this computer's wall says it: "16 November 2026, 18:05"."""
    here = when.astimezone()
    today = now or datetime.now(here.tzinfo)
    return pgettext("day and time", "{day}, {time}").format(day=day_words(here, today), time=time_words(here))
