"""A person's badges on the beach: painted ones that were earned, pencil ones with what to do for them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import pygame

from flow_desktop.app.language import _, spoken_row
from flow_desktop.app.scene import Change
from flow_desktop.rounds.achievements import Achievement
from flow_desktop.scenes.badge_words import badge_art, badge_name, badge_task
from flow_desktop.widgets.choice import Choice
from flow_desktop.widgets.frames import Padding, Single
from flow_desktop.widgets.image import Image
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Column, Grid, Row
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import CLOSE, GAP, HAIR, SNUG
from flow_desktop.widgets.widget import Widget

PICTURE: Final = 104
LEAST_BADGE: Final = 340
COLUMNS: Final = 4
LINE: Final = 440
"""A person's name may be as wide as a column of badges."""


class BadgeCard(Single):
    """One badge: its picture, its name and what to do; where it has the focus, all of it is told."""

    see_through = False
    focusable = True

    def __init__(self, badge: Achievement, day: str | None) -> None:
        earned = day is not None
        words = Column(
            [
                Label(badge_name(badge), Role.STRONG, soft=not earned),
                Label(badge_task(badge), Role.SMALL, soft=True),
            ],
            gap=HAIR,
            grow=1,
        )
        row = Row([Image(badge_art(badge, earned), PICTURE), words], gap=SNUG, align=Align.CENTRE)
        super().__init__(Padding(row, CLOSE, CLOSE), key=f"badge-{badge.value}")
        self.badge = badge
        self.earned = earned
        self.label = badge_name(badge)

    def value(self) -> str:
        """Whether it is earned, and what to do."""
        told = _("earned") if self.earned else _("not yet")
        return spoken_row((told, badge_task(self.badge)))

    def measure(self, look: Look, width: int) -> tuple[int, int]:
        """As wide as its column."""
        return width, self.child.measure(look, width)[1]

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """The words beside the picture."""
        Widget.place(self, look, rect)
        self.child.place(look, rect)


def badges_body(
    people: Sequence[str],
    chosen: int,
    choose: Callable[[int], Change | None],
    kept: Mapping[Achievement, str],
) -> Widget:
    """All badges of the chosen person, and who that is where there are several."""
    count = _("{earned} of {all} badges").format(earned=len(kept), all=len(Achievement))
    who: list[Widget] = [Label(count, Role.STRONG)]
    if len(people) > 1:
        names = [name or _("Without a name") for name in people]
        who.insert(
            0, Choice(_("Whose badges"), names, chosen, choose, name_shown=False, widest=LINE, key="whose")
        )
    cards = Grid(
        [BadgeCard(badge, kept.get(badge)) for badge in Achievement], COLUMNS, least=LEAST_BADGE, gap=SNUG
    )
    column = Column([Padding(Column(who, gap=SNUG), CLOSE, 0), cards], gap=SNUG)
    page = Scroll(Padding(column, CLOSE, GAP), label=_("Badges"), key="page")
    return Padding(Panel(page, padding=SNUG, grow=1), GAP, GAP, grow=1)
