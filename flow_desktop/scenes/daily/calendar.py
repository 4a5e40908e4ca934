"""The calendar of a month: a shell for a day that was won, a pebble for one that was tried."""

from __future__ import annotations

from calendar import Calendar
from collections.abc import Callable, Mapping
from datetime import date
from typing import Final

import pygame

from flow_desktop.app.catalogue import ArtName, art
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change
from flow_desktop.rounds.daily_results import Day
from flow_desktop.scenes.daily.words import standing_of_day, weekday_letters, whole_day_words
from flow_desktop.widgets.frames import Spacer
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Column, Grid
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.press import Pressable
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import CARD_RADIUS, CLOSE, EDGE_WIDTH, HAIR, ROOMY
from flow_desktop.widgets.widget import Size, Widget

WEEK: Final = 7
HIGH: Final = 58
"""The least height of a day, in units of text."""
MARKED: Final = 0.55
MARKED_FLAT: Final = 0.3
SIGN_SHARE: Final = 0.62
RIM: Final = 3
LEGEND: Final = 32


def day_key(day: date) -> str:
    """The key of a day's stone."""
    return f"day-{day.isoformat()}"


def month_grid(
    month: date,
    today: date,
    chosen: date,
    played: Mapping[date, Day],
    choose: Callable[[date], Change | None],
) -> Widget:
    """The weeks of a month from Monday on, below the names of the days."""
    heads: list[Widget] = [
        Label(name, Role.SMALL, soft=True, align=Align.CENTRE) for name in weekday_letters()
    ]
    days: list[Widget] = []
    for day in Calendar().itermonthdates(month.year, month.month):
        if day.month != month.month:
            days.append(Spacer())
            continue
        stone = DayStone(day, today, played.get(day, {}), day == chosen, lambda day=day: choose(day))  # type: ignore[misc]
        stone.grow = 1
        days.append(stone)
    weeks = Grid(days, WEEK, gap=CLOSE, grow=1)
    return Column([Grid(heads, WEEK, gap=CLOSE), weeks], gap=CLOSE, grow=1)


class StoneLegend(Widget):
    """What shell and pebble mean, as pictures beside words; it is said in a sentence."""

    def __init__(self) -> None:
        super().__init__(label=_("A shell: won. A pebble: tried."), grow=1)
        self.parts: Final = (("shell", _("won")), ("pebble", _("tried")))

    def _sizes(self, look: Look, width: int) -> list[tuple[int, int]]:
        """The breadth of each sign with its word, and of the word alone."""
        side = look.view.text_px(LEGEND)
        words = [look.block(word, Role.SMALL, width).width for _name, word in self.parts]
        return [(side + look.px(CLOSE) + wide, wide) for wide in words]

    def measure(self, look: Look, width: int) -> Size:
        """One line."""
        wide = sum(each for each, _word in self._sizes(look, width)) + look.px(ROOMY)
        return min(wide, width), look.view.text_px(LEGEND)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Shell, word, pebble, word."""
        side, left = look.view.text_px(LEGEND), self.rect.x
        for (name, word), (whole, wide) in zip(self.parts, self._sizes(look, self.rect.width), strict=True):
            picture = look.assets.image(art(name), (side, side))
            surface.blit(picture, picture.get_rect(midleft=(left, self.rect.centery)))
            room = pygame.Rect(left + whole - wide, self.rect.y, wide, self.rect.height)
            look.text(surface, word, Role.SMALL, look.theme.soft_text, room)
            left += whole + look.px(ROOMY)


class DayStone(Pressable):
    """One day: its number, and what was found there; a day to come is closed."""

    def __init__(
        self, day: date, today: date, results: Day, chosen: bool, on_press: Callable[[], Change | None]
    ) -> None:
        name = whole_day_words(day)
        if day == today:
            name = _("Today, {date}").format(date=name)
        closed = day > today
        super().__init__(
            name,
            on_press,
            key=day_key(day),
            enabled=not closed,
            reason=_("This day is still to come.") if closed else "",
        )
        self.day = day
        self.is_today = day == today
        self.results = results
        self.chosen = chosen

    def role(self) -> str:
        """It can be pressed; the chosen one says so."""
        return _("chosen") if self.chosen else _("button")

    def value(self) -> str:
        """How the day went."""
        return standing_of_day(self.results) if self.enabled else ""

    @property
    def sign(self) -> ArtName | None:
        """What was found there."""
        if not self.results:
            return None
        return art("shell" if any(each.won for each in self.results.values()) else "pebble")

    def measure(self, look: Look, width: int) -> Size:
        """As wide as its column."""
        return width, max(look.view.target, look.view.text_px(HIGH))

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """A square of sand with its number; today has a rim."""
        theme = look.theme
        strong = MARKED_FLAT if theme.flat else MARKED
        share = strong if self.chosen else strong / 2 if self.hovered and self.enabled else 0.0
        ground = theme.plain.mixed(theme.primary, share) if self.enabled else theme.panel
        rim, edge = (theme.title, RIM) if self.is_today else (theme.panel_edge, EDGE_WIDTH)
        draw_box(surface, self.rect, look.px(CARD_RADIUS), ground, rim, max(1, look.px(edge)))
        shade = theme.plain_text if self.enabled else theme.soft_text
        inner = self.rect.inflate(-2 * look.px(CLOSE), -2 * look.px(HAIR))
        sign = self.sign
        if sign is None:
            look.text(surface, str(self.day.day), Role.STRONG, shade, inner, Align.CENTRE)
            return
        look.text(surface, str(self.day.day), Role.SMALL, shade, inner, Align.START, Align.START)
        side = round(min(inner.width, inner.height) * SIGN_SHARE)
        picture = look.assets.image(sign, (side, side))
        surface.blit(picture, picture.get_rect(bottomright=inner.bottomright))
