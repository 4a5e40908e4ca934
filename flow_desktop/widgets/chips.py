"""Equal chips in aligned columns: what a choice is made among."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from flow_desktop.widgets.glyph import Glyph, draw_glyph
from flow_desktop.widgets.layout import EqualWrap, rows_weight
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.press import Pressable
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import BUTTON_RADIUS, CLOSE, EDGE_WIDTH
from flow_desktop.widgets.widget import Size, Taken, touched

ACROSS: Final = 20
TIGHT: Final = 6
"""The room beside a chip's words: what it likes to have, and what does when many stand in a row."""
DOWN: Final = 10
TICK: Final = 24
WIDEST: Final = 348


class Segment(Pressable):
    """One of the things to choose from; the choice around it has the focus."""

    focusable = False
    text_role = Role.STRONG
    on_ground = False
    """Whether it lies outside panels, where what is chosen may be as dark as the ground."""

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
        rim = theme.chosen_edge if self.on_ground and self.chosen else theme.edge
        draw_box(surface, self.rect, look.px(BUTTON_RADIUS), ground, rim, edge)
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


class Chips(EqualWrap):
    """Chips of one size; all have smaller words where that saves a row."""

    def __init__(
        self,
        chips: Sequence[Segment],
        *,
        gap: float = CLOSE,
        give: float = ACROSS - TIGHT,
        widest: float = WIDEST,
    ) -> None:
        super().__init__(chips, gap=gap, give=give, widest=widest)
        self.chips = tuple(chips)

    def _shape(self, look: Look, width: int) -> tuple[int, int]:
        """As large as they usually are, or with the smaller words; they have those that are measured last."""
        small = self._shape_with(look, width, Role.SMALL_STRONG)
        large = self._shape_with(look, width, Role.STRONG)
        if rows_weight(len(self.chips), small[0]) < rows_weight(len(self.chips), large[0]):
            return self._shape_with(look, width, Role.SMALL_STRONG)
        return large

    def _shape_with(self, look: Look, width: int, role: Role) -> tuple[int, int]:
        for chip in self.chips:
            chip.text_role = role
        return super()._shape(look, width)
