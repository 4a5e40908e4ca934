"""The score as a table: a line for each part with its sign, a column for each seat, growing to the sum."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from flow_desktop.app.language import _, spoken_row
from flow_desktop.river_dice.engine.goods import HABITATS
from flow_desktop.river_dice.scenes.naming import part_name
from flow_desktop.river_dice.scenes.pictograms import Pictogram, draw_signs
from flow_desktop.values import dataclass
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import CLOSE, EDGE_WIDTH, HAIR
from flow_desktop.widgets.widget import Size, Widget

TOTAL: Final = "total"
_SIGN: Final = 40
_SIGNS: Final = {
    **{f"row{number}": Pictogram("hex_none", str(number)) for number in range(1, 5)},
    "bonus1": Pictogram("sign_point", "1"),
    "bonus2": Pictogram("sign_pick"),
    "leftovers": Pictogram("sign_token"),
    **{name: Pictogram(f"emblem_{name}") for name in HABITATS},
    "overflow": Pictogram("sign_free"),
    "bonuses": Pictogram("sign_sun"),
    "landmarks": Pictogram("sign_landmark"),
    "bears": Pictogram("animal_bear"),
    "elk": Pictogram("animal_elk"),
    "foxes": Pictogram("animal_fox"),
    "hawks": Pictogram("animal_hawk"),
    "salmon": Pictogram("animal_salmon"),
    "habitats": Pictogram("emblem_forests"),
    TOTAL: Pictogram("sign_point"),
}
"""The sign of every part of a score: a row is a hex with its number, for a coin with one says points."""
Scores = Sequence[dict[str, int]]
Told = Callable[[], int]
"""How many lines have been told so far."""


@dataclass(frozen=True, slots=True)
class SumSoFar:
    """The sums of all seats after so many lines."""

    scores: tuple[dict[str, int], ...]

    def after(self, lines: int) -> list[int]:
        """What the lines told so far come to, seat by seat."""
        parts = [part for part in self.scores[0] if part != TOTAL]
        return [sum(points[part] for part in parts[:lines]) for points in self.scores]


class ScoreHead(Widget):
    """The names over the columns; the one that is shown is underlined."""

    def __init__(self, names: Sequence[str], shown: int) -> None:
        super().__init__(label=_("Players"), key="names")
        self.names = tuple(names)
        self.shown = shown

    def value(self) -> str:
        """The names from left to right."""
        return spoken_row(self.names)

    def measure(self, look: Look, width: int) -> Size:
        """As high as the highest name."""
        wide = column_width(look, width, len(self.names))
        return width, max(look.block(name, Role.SMALL, wide).height for name in self.names)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """A name over each column."""
        wide = column_width(look, self.rect.width, len(self.names))
        for index, name in enumerate(self.names):
            place = column(self.rect, wide, index, len(self.names))
            used = look.text(surface, name, Role.SMALL, look.theme.text, place, Align.END, Align.END)
            if index == self.shown:
                edge = max(2, look.px(EDGE_WIDTH))
                pygame.draw.line(surface, look.theme.text, used.bottomleft, used.bottomright, edge)


class ScoreLine(Widget):
    """One part of the score: its sign, its name, its points for every seat once it is told."""

    def __init__(self, part: str, number: int, scores: Scores, names: Sequence[str], told: Told) -> None:
        super().__init__(label=part_name(part), key=f"part-{part}")
        self.part = part
        self.number = number
        self.scores = tuple(scores)
        self.names = tuple(names)
        self.told = told

    def value(self) -> str:
        """The points of everybody."""
        points = [str(score[self.part]) for score in self.scores]
        if len(points) == 1:
            return points[0]
        return spoken_row([f"{name} {number}" for name, number in zip(self.names, points, strict=True)])

    @property
    def _role(self) -> Role:
        return Role.HEADING if self.part == TOTAL else Role.BODY

    def _room(self, look: Look, width: int) -> int:
        taken = look.control(_SIGN) + look.px(CLOSE)
        return max(1, width - taken - len(self.scores) * column_width(look, width, len(self.scores)))

    def measure(self, look: Look, width: int) -> Size:
        """As high as sign or words."""
        words = look.block(self.label, self._role, self._room(look, width)).height
        apart = 2 * look.px(CLOSE) if self.part == TOTAL else 0  # air between its rule and what stands there
        return width, max(look.control(_SIGN), words) + look.px(HAIR) + apart

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Sign, name, points; the sum grows with every line that is told."""
        theme, side = look.theme, look.control(_SIGN)
        sign = pygame.Rect(self.rect.x, self.rect.centery - side // 2, side, side)
        draw_signs(surface, look, [_SIGNS[self.part]], sign, theme.text, Align.START)
        words = pygame.Rect(
            sign.right + look.px(CLOSE), self.rect.y, self._room(look, self.rect.width), self.rect.height
        )
        look.text(surface, self.label, self._role, theme.text, words)
        wide, told = column_width(look, self.rect.width, len(self.scores)), self.told()
        if self.part == TOTAL:
            edge = max(2, look.px(EDGE_WIDTH))
            pygame.draw.line(surface, theme.soft_text, self.rect.topleft, self.rect.topright, edge)
            numbers = SumSoFar(self.scores).after(told)
        elif told > self.number:
            numbers = [score[self.part] for score in self.scores]
        else:
            return
        role = Role.HEADING if self.part == TOTAL else Role.NUMBER
        for index, number in enumerate(numbers):
            place = column(self.rect, wide, index, len(numbers))
            look.text(surface, str(number), role, theme.text, place, Align.END)


def column_width(look: Look, width: int, seats: int) -> int:
    """How wide the numbers of a seat stand."""
    return min(look.view.text_px(130), round(width * 0.5 / max(2, seats)))


def column(rect: pygame.Rect, wide: int, index: int, seats: int) -> pygame.Rect:
    """Where the number of a seat stands in a line."""
    return pygame.Rect(rect.right - (seats - index) * wide, rect.y, wide, rect.height)
