"""Equal chips in aligned columns: what a choice is made among."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from flow_desktop.widgets.glyph import Glyph, draw_glyph
from flow_desktop.widgets.layout import Box
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.press import Pressable
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import BUTTON_RADIUS, CLOSE, EDGE_WIDTH
from flow_desktop.widgets.widget import Size, Taken, touched

ACROSS: Final = 20
TIGHT: Final = 8
"""The room beside a chip's words: what it likes to have, and what does when many stand in a row."""
DOWN: Final = 10
TICK: Final = 24
WIDEST: Final = 300
ALONE: Final = 1.5
"""What a chip that is alone in its row weighs, in further rows."""


class Segment(Pressable):
    """One of the things to choose from; the choice around it has the focus."""

    focusable = False
    text_role = Role.STRONG

    def __init__(self, label: str, chosen: bool, choose: Callable[[], Taken]) -> None:
        super().__init__(label, lambda: None)
        self.chosen = chosen
        self._choose = choose

    def press(self) -> Taken:
        """Choose it."""
        return self._choose()

    def measure(self, look: Look, width: int) -> Size:
        """The words with room around them, whether chosen or not, so that nothing jumps."""
        lines = look.block(self.label, self.text_role, max(1, width - 2 * look.px(TIGHT)))
        least, wide = lines.width + 2 * look.px(TIGHT), lines.width + 2 * look.px(ACROSS)
        high = lines.height + 2 * look.px(DOWN)
        return max(look.view.target, least, min(wide, width)), max(look.view.target, high)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Filled with a tick at its corner when chosen; an empty box when not."""
        theme = look.theme
        ground, shade = (theme.chosen, theme.chosen_text) if self.chosen else (theme.plain, theme.plain_text)
        if not self.enabled:
            ground, shade = theme.disabled, theme.disabled_text
        elif not self.chosen:
            ground = touched(theme, ground, self)
        edge = max(1, look.px(EDGE_WIDTH))
        draw_box(surface, self.rect, look.px(BUTTON_RADIUS), ground, theme.edge, edge)
        words = self.rect.inflate(-2 * look.px(TIGHT), 0)
        look.text(surface, self.label, self.text_role, shade, words, Align.CENTRE)
        if self.chosen:
            draw_chosen_tick(surface, look, self.rect, self.enabled)


def draw_chosen_tick(surface: pygame.Surface, look: Look, chip: pygame.Rect, enabled: bool = True) -> None:
    """The tick of a switch that is on, at the upper right corner of what is chosen; the words stay put."""
    theme, side = look.theme, look.control(TICK)
    place = pygame.Rect(0, 0, side, side)
    place.center = (chip.right - side // 4, chip.top + side // 6)
    ground, shade = (theme.primary, theme.primary_text) if enabled else (theme.disabled, theme.disabled_text)
    draw_box(surface, place, side // 2, ground, theme.edge, max(1, look.px(EDGE_WIDTH)))
    draw_glyph(surface, Glyph.TICK, place.inflate(-side // 3, -side // 3), shade)


class Chips(Box):
    """Chips of one size: few rows, and none alone in the last where that can be helped.

    Each may be narrower than it likes by `give` on either side, all have smaller words where that saves a
    row, and they fill the width up to `widest` each (a list of one column fills it whole).
    """

    def __init__(
        self,
        chips: Sequence[Segment],
        *,
        gap: float = CLOSE,
        give: float = ACROSS - TIGHT,
        widest: float = WIDEST,
    ) -> None:
        super().__init__(chips, gap=gap)
        self.chips = tuple(chips)
        self.give = give
        self.widest = widest

    def _wanted(self, look: Look, width: int, role: Role) -> int:
        for chip in self.chips:
            chip.text_role = role
        return max([chip.measure(look, width)[0] for chip in self.chips], default=0)

    def _shape(self, look: Look, width: int) -> tuple[int, int]:
        """How many columns, and how wide each likes to be; the words are as large as they then are."""
        shapes = {role: self._shape_with(look, width, role) for role in (Role.STRONG, Role.SMALL_STRONG)}
        large, small = shapes[Role.STRONG], shapes[Role.SMALL_STRONG]
        if _rows(len(self.chips), small[0]) < _rows(len(self.chips), large[0]):
            return small
        return self._shape_with(look, width, Role.STRONG)

    def _shape_with(self, look: Look, width: int, role: Role) -> tuple[int, int]:
        wanted, step, count = self._wanted(look, width, role), self._step(look), len(self.chips)
        least = max(look.view.target, wanted - 2 * look.px(self.give))
        most = max(1, min(count, (width + step) // (least + step)))
        return min(range(1, most + 1), key=lambda each: (_rows(count, each), each)), wanted

    def _cell(self, look: Look, width: int) -> tuple[int, int, int]:
        """The columns, and the size of every chip."""
        columns, wanted = self._shape(look, width)
        room = max(1, (width - self._step(look) * (columns - 1)) // columns)
        most = room if columns == 1 and len(self.chips) > 1 else look.view.text_px(self.widest)
        wide = min(room, max(wanted, most if self.widest else 0))
        return columns, wide, max([chip.measure(look, wide)[1] for chip in self.chips], default=0)

    def measure(self, look: Look, width: int) -> Size:
        """As wide as they like to be, no wider than there is room, in as many rows as it takes."""
        columns, wanted = self._shape(look, width)
        high = self._cell(look, width)[2]
        rows, step = -(-len(self.chips) // columns), self._step(look)
        wide = columns * wanted + (columns - 1) * step
        return min(width, wide), rows * high + max(0, rows - 1) * step

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """Lay the chips out row by row."""
        super().place(look, rect)
        columns, wide, high = self._cell(look, rect.width)
        step = self._step(look)
        for index, chip in enumerate(self.chips):
            row, column = divmod(index, columns)
            corner = rect.x + column * (wide + step), rect.y + row * (high + step)
            chip.place(look, pygame.Rect(corner, (wide, high)))


def _rows(count: int, columns: int) -> float:
    """How many rows there are; one that is left alone counts for more."""
    alone = columns > 1 and count > columns and count % columns == 1
    return -(-count // columns) + ALONE * alone
