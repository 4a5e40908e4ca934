"""What each player did, as a ruled table of numbers; as words where a table has no room."""

from collections.abc import Sequence
from typing import Final

import pygame

from flow_desktop.app.language import N_, _, spoken_row
from flow_desktop.rounds import Deeds
from flow_desktop.scenes.results.logbook import draw_rules
from flow_desktop.scenes.results.words import deeds_words
from flow_desktop.scenes.seat_look import SeatToken, draw_seat_token, seat_name
from flow_desktop.table.seats import Seat
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Column, Grid, Row
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.text import Align, Role, longest_word
from flow_desktop.widgets.theme import HAIR, SNUG
from flow_desktop.widgets.widget import Size, Widget

TOKEN: Final = 36
HIGH: Final = 42
LEAST_NAME: Final = 116
BETWEEN: Final = 14
COLUMNS: Final = (
    (N_("Tiles"), "placed"),
    (N_("Paths"), "joined"),
    (N_("Cards"), "cards"),
    (N_("Trades"), "traded"),
    (N_("Rolls"), "rolled"),
)
"""What is counted of each player: the heading of its column, and the deed."""


def players(look: Look, seats: Sequence[Seat], deeds: Sequence[Deeds], width: int) -> Widget:
    """All players, in the order of their seats."""
    widths = column_widths(look)
    if not has_room(look, width):
        return _in_words(seats, deeds)
    rows: list[Widget] = [Headings(widths)]
    rows += [PlayerRow(seats, index, each, widths) for index, each in enumerate(deeds)]
    return Column(rows, gap=0, key="seats")


def has_room(look: Look, width: int) -> bool:
    """Whether a table has room in that width."""
    return width - sum(column_widths(look)) >= look.view.text_px(LEAST_NAME) + look.control(TOKEN)


def _in_words(seats: Sequence[Seat], deeds: Sequence[Deeds]) -> Widget:
    rows = []
    for index, each in enumerate(deeds):
        name = Label(seat_name(seats, index), Role.STRONG)
        words = Column([name, Label(deeds_words(each), Role.SMALL, soft=True)], gap=0, grow=1)
        rows.append(Row([SeatToken(seats, index, 56), words], align=Align.CENTRE))
    return Grid(rows, 2, least=330, gap=SNUG, key="seats")


def column_widths(look: Look) -> list[int]:
    """How wide each column has to be for its heading."""
    return [longest_word(_(name), Role.SMALL, look.view) + look.px(BETWEEN) for name, _deed in COLUMNS]


class _Ruled(Widget):
    """A line of the table: a rule below it, cells from the right."""

    def __init__(self, label: str, widths: Sequence[int]) -> None:
        super().__init__(label=label)
        self.widths = tuple(widths)

    def cells(self) -> list[pygame.Rect]:
        """The places of the numbers, from the first column on."""
        left, found = self.rect.right - sum(self.widths), []
        for width in self.widths:
            found.append(pygame.Rect(left, self.rect.y, width, self.rect.height))
            left += width
        return found


class Headings(_Ruled):
    """What is counted."""

    def __init__(self, widths: Sequence[int]) -> None:
        super().__init__(_("Players"), widths)

    def read(self) -> str:
        """What stands above the numbers."""
        names = spoken_row([_(name) for name, _deed in COLUMNS])
        return f"{self.label}: {names}"

    def measure(self, look: Look, width: int) -> Size:
        """One line."""
        return width, look.block("X", Role.SMALL, width).height + look.px(HAIR)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Each heading in the middle of its column."""
        shade = look.theme.soft_text
        name = pygame.Rect(self.rect.x, self.rect.y, self.rect.width - sum(self.widths), self.rect.height)
        look.text(surface, self.label, Role.SMALL, shade, name)
        for (heading, _deed), place in zip(COLUMNS, self.cells(), strict=True):
            look.text(surface, _(heading), Role.SMALL, shade, place, Align.CENTRE)
        draw_rules(surface, look, self.rect, above=False)


class PlayerRow(_Ruled):
    """One player: token, name, numbers; the label says it in words."""

    def __init__(self, seats: Sequence[Seat], index: int, deeds: Deeds, widths: Sequence[int]) -> None:
        self.seat, self.name, self.deeds = seats[index], seat_name(seats, index), deeds
        super().__init__(_("{name}: {deeds}").format(name=self.name, deeds=deeds_words(deeds)), widths)

    def _room(self, look: Look, width: int) -> int:
        return max(1, width - sum(self.widths) - look.control(TOKEN) - look.px(SNUG))

    def measure(self, look: Look, width: int) -> Size:
        """As high as a line of a ledger, or as the name needs."""
        name = look.block(self.name, Role.STRONG, self._room(look, width)).height
        return width, max(look.px(HIGH), look.control(TOKEN) + look.px(HAIR), name + look.px(HAIR))

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """What was not done at all is paler."""
        theme, side = look.theme, look.control(TOKEN)
        token = pygame.Rect(self.rect.x, self.rect.centery - side // 2, side, side)
        draw_seat_token(surface, look, token, self.seat)
        name = pygame.Rect(
            token.right + look.px(SNUG), self.rect.y, self._room(look, self.rect.width), self.rect.height
        )
        look.text(surface, self.name, Role.STRONG, theme.text, name)
        for (_heading, deed), place in zip(COLUMNS, self.cells(), strict=True):
            count = getattr(self.deeds, deed)
            shade = theme.text if count else theme.soft_text
            look.text(surface, str(count) if count else "–", Role.NUMBER, shade, place, Align.CENTRE)
        draw_rules(surface, look, self.rect, above=False)
