"""The quick table: the sheets of all seats, small, side by side; pressing one looks at it."""

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame

from flow_desktop.app.language import N_, _, ngettext
from flow_desktop.app.scene import Change
from flow_desktop.river_dice.engine import RiverSeat, score
from flow_desktop.river_dice.scenes.naming import vector_words
from flow_desktop.river_dice.scenes.plans.plan import SheetPlan
from flow_desktop.river_dice.scenes.play.prompts import name_of
from flow_desktop.river_dice.scenes.sheet_view import SheetView
from flow_desktop.river_dice.table import RiverTable
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.press import Pressable
from flow_desktop.widgets.text import Align, Role, font
from flow_desktop.widgets.theme import CARD_RADIUS
from flow_desktop.widgets.widget import Press, Size, Widget, touched

_GAP: Final = 12
_AROUND: Final = 8


class SmallSheet(Pressable):
    """The sheet of a seat with its name and points."""

    role_word = N_("button")

    def __init__(self, plan: SheetPlan, name: str, seat: RiverSeat, acting: bool, on_press: Press, key: str):
        points = score(seat)["total"]
        label = ngettext("{name}: {points} point", "{name}: {points} points", points)
        super().__init__(label.format(name=name, points=points), on_press, key=key)
        self.acting = acting
        self._goods = vector_words(seat.animals, seat.tokens)
        self._view = SheetView(plan, seat.sheet, key=f"{key}-sheet")

    def value(self) -> str:
        """What lies on its tally."""
        return self._goods

    def measure(self, look: Look, width: int) -> Size:
        """At least a target."""
        return look.view.target, look.view.target

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """The name above the sheet."""
        super().place(look, rect)
        high = font(Role.STRONG, look.view).get_linesize()
        around = look.px(_AROUND)
        room = pygame.Rect(rect.x, rect.y + high, rect.width, rect.height - high)
        self._view.place(look, room.inflate(-2 * around, -2 * around))

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """A panel; the one who acts has a bright edge."""
        theme = look.theme
        edge = theme.primary if self.acting else theme.edge
        ground = touched(theme, theme.panel, self)
        draw_box(surface, self.rect, look.px(CARD_RADIUS), ground, edge, max(2, look.px(4)))
        high = font(Role.STRONG, look.view).get_linesize()
        head = pygame.Rect(self.rect.x, self.rect.y + look.px(4), self.rect.width, high)
        look.text(surface, self.label, Role.STRONG, theme.text, head, Align.CENTRE)
        self._view.paint(surface, look)


class AllSheets(Widget):
    """Two beside each other, and two below them."""

    def __init__(self, sheets: Sequence[SmallSheet]) -> None:
        super().__init__(key="all-sheets", label=_("All sheets"), area="sheets")
        self.children = list(sheets)

    def measure(self, look: Look, width: int) -> Size:
        """As wide as it may be."""
        return width, look.px(240)

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """In two columns."""
        self.rect = pygame.Rect(rect)
        gap, rows = look.px(_GAP), math.ceil(len(self.children) / 2)
        wide, high = (rect.width - gap) // 2, (rect.height - gap * (rows - 1)) // rows
        for index, child in enumerate(self.children):
            x, y = rect.x + index % 2 * (wide + gap), rect.y + index // 2 * (high + gap)
            child.place(look, pygame.Rect(x, y, wide, high))


def all_sheets(table: RiverTable, plan: SheetPlan, look_at: Callable[[int], Change | None]) -> AllSheets:
    """The sheets of a table; the one who acts is lit."""
    acting = table.state.seat
    return AllSheets(
        [
            SmallSheet(
                plan, name_of(table, index), seat, index == acting, partial(look_at, index), f"seat-{index}"
            )
            for index, seat in enumerate(table.state.seats)
        ]
    )
