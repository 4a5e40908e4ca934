"""The four rivers to choose from: each sheet as a small painted map, its name, how hard it is."""

from collections.abc import Callable
from typing import Final

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _, ngettext, spoken_row
from flow_desktop.app.scene import Change
from flow_desktop.river_dice.engine.scenarios import SHEETS
from flow_desktop.river_dice.engine.sheets.blank import blank
from flow_desktop.river_dice.scenes.by_and_by import ByAndBy
from flow_desktop.river_dice.scenes.naming import SHEET_WORDS, sheet_title
from flow_desktop.river_dice.scenes.plans.all_plans import plan_of
from flow_desktop.river_dice.scenes.plans.plan import HEIGHT, WIDTH
from flow_desktop.river_dice.scenes.sheet_view import SheetView
from flow_desktop.widgets.glyph import Glyph, draw_glyph
from flow_desktop.widgets.layout import Grid
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.press import Pressable
from flow_desktop.widgets.text import Role
from flow_desktop.widgets.theme import BUTTON_RADIUS, CLOSE, EDGE_WIDTH, GAP
from flow_desktop.widgets.widget import Press, Size, touched

STARS: Final = {"A": 1, "B": 2, "C": 2, "D": 3}
_AROUND: Final = 634
_LEAST_HIGH: Final = 0.2
"""Two rows of maps share what words and buttons leave of the window's height, so that all four are seen."""
_STAR: Final = 26
_TICK: Final = 44
_LEAST: Final = 230


class RiverButton(Pressable):
    """A river: its map, its name with stars, a line about it."""

    def __init__(self, letter: str, chosen: bool, on_press: Press, later: ByAndBy) -> None:
        super().__init__(sheet_title(letter), on_press, key=f"sheet-{letter}")
        self.letter = letter
        self.chosen = chosen
        self.detail = _(SHEET_WORDS[letter])
        self._map = SheetView(plan_of(letter), blank(letter), later=later)

    def value(self) -> str:
        """What kind of sheet it is, how hard, and whether it is chosen."""
        stars = ngettext("{count} star", "{count} stars", STARS[self.letter])
        return spoken_row(
            [stars.format(count=STARS[self.letter]), self.detail, _("chosen") if self.chosen else ""]
        )

    def _stars_room(self, look: Look) -> int:
        return STARS[self.letter] * (look.view.text_px(_STAR) + look.px(2)) + look.px(CLOSE)

    def _heights(self, look: Look, width: int) -> tuple[int, int, int]:
        """Of the map, the name, the line."""
        inner = max(1, width - 2 * look.px(GAP))
        view = look.view
        share = max(round(view.height * _LEAST_HIGH), (view.height - view.text_px(_AROUND)) // 2)
        map_high = min(round(inner * HEIGHT / WIDTH), share)
        name = look.block(self.label, Role.STRONG, max(1, inner - self._stars_room(look))).height
        return map_high, name, look.block(self.detail, Role.SMALL, inner).height

    def measure(self, look: Look, width: int) -> Size:
        """The map with name and line below."""
        return width, sum(self._heights(look, width)) + 2 * look.px(GAP) + look.px(CLOSE)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """A card; the chosen one is dark and has a tick."""
        theme = look.theme
        ground = theme.chosen if self.chosen else touched(theme, theme.plain, self)
        shade = theme.chosen_text if self.chosen else theme.plain_text
        edge = max(1, look.px(2 * EDGE_WIDTH if self.chosen else EDGE_WIDTH))
        draw_box(surface, self.rect, look.px(BUTTON_RADIUS), ground, theme.edge, edge)
        inner = self.rect.inflate(-2 * look.px(GAP), -2 * look.px(GAP))
        _high, name, detail = self._heights(look, self.rect.width)
        room = pygame.Rect(inner.x, inner.y, inner.width, inner.height - name - detail - look.px(CLOSE))
        self._map.place(look, room)
        self._map.paint(surface, look)
        top = inner.bottom - name - detail
        words = pygame.Rect(inner.x, top, inner.width - self._stars_room(look), name)
        look.text(surface, self.label, Role.STRONG, shade, words)
        look.text(
            surface, self.detail, Role.SMALL, shade, pygame.Rect(inner.x, top + name, inner.width, detail)
        )
        self._draw_stars(surface, look, inner.right, words.centery)
        if self.chosen:
            side = look.px(_TICK)
            disc = pygame.Rect(self._map.rect.right - side, self._map.rect.y, side, side)
            draw_box(surface, disc, side // 2, theme.primary, theme.edge, max(1, look.px(EDGE_WIDTH)))
            draw_glyph(surface, Glyph.TICK, disc.inflate(-side // 3, -side // 3), theme.primary_text)

    def _draw_stars(self, surface: pygame.Surface, look: Look, right: int, middle: int) -> None:
        side = look.view.text_px(_STAR)
        star = look.assets.image(art("icon_star"), (side, side))
        for number in range(STARS[self.letter]):
            x = right - (number + 1) * side - number * look.px(2)
            surface.blit(star, star.get_rect(midleft=(x, middle)))


def river_panel(chosen: str, choose: Callable[[str], Change | None], later: ByAndBy) -> Panel:
    """All four, two by two; their maps come one after another."""

    def choosing(letter: str) -> Press:
        return lambda: choose(letter)

    buttons = [RiverButton(letter, letter == chosen, choosing(letter), later) for letter in SHEETS]
    return Panel(Grid(buttons, 2, least=_LEAST, gap=GAP), title=_("Which river?"))
