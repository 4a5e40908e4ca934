"""Sheets of paper with what holds them: pinned to a board, or under a clip."""

from typing import Final

import pygame

from flow_desktop.app.catalogue import ArtName, art
from flow_desktop.widgets.button import DetailButton, button_colours, button_edge
from flow_desktop.widgets.frames import Single, Sized, Spacer
from flow_desktop.widgets.layout import Row
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box, draw_shadow
from flow_desktop.widgets.panel import draw_panel
from flow_desktop.widgets.theme import (
    CARD_RADIUS,
    EDGE_WIDTH,
    GAP,
    HAIR,
    KEY_RADIUS,
    PADDING,
    SHADOW_SPREAD,
    WOOD,
    WOOD_DARK,
    Colour,
)
from flow_desktop.widgets.widget import Size, Widget, touched

PIN: Final = 44
CLIP: Final = 130
CLIP_OVER: Final = 18
"""How far the clip stands above the sheet, in units."""
BOARD: Final = 18
PLANK: Final = 120
SKETCH: Final = 190
LEAST_SKETCH: Final = 70
LIFT: Final = 5
"""How far a card rises under the pointer."""


def draw_card(surface: pygame.Surface, look: Look, button: DetailButton) -> tuple[pygame.Rect, Colour]:
    """A card of paper to press, which rises under the pointer; gives its place and the shade of its words."""
    theme = look.theme
    ground, shade = button_colours(theme, button.weight, button.enabled)
    lift = look.px(LIFT) if button.hovered and not button.pressed else 0
    card = button.rect.move(0, -lift)
    radius, edge = look.px(KEY_RADIUS), max(1, look.px(EDGE_WIDTH))
    draw_shadow(surface, card, radius, look.px(SHADOW_SPREAD) + lift, theme.shadow, theme.shadow_alpha)
    rim = button_edge(theme, button.weight, button.enabled)
    draw_box(surface, card, radius, touched(theme, ground, button), rim, edge)
    return card, shade


class Paper(Single):
    """A sheet around one widget; subclasses say what holds it."""

    see_through = False
    above: float = 0
    around: float = 0

    def __init__(self, child: Widget, *, label: str = "", key: str = "", grow: float = 0) -> None:
        super().__init__(child, key=key, grow=grow)
        self.label = label

    def _room(self, look: Look) -> tuple[int, int, int]:
        """The room left and right, above and below what is written."""
        if look.theme.flat:
            pad = look.px(PADDING)
            return pad, pad, pad
        return look.px(PADDING + self.around), look.px(PADDING + self.above), look.px(PADDING + self.around)

    def measure(self, look: Look, width: int) -> Size:
        """What is written, and the room around it."""
        across, above, below = self._room(look)
        wide, high = self.child.measure(look, max(1, width - 2 * across))
        return wide + 2 * across, high + above + below

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """What is written lies inside."""
        Widget.place(self, look, rect)
        across, above, below = self._room(look)
        inner = pygame.Rect(
            rect.x + across, rect.y + above, rect.width - 2 * across, rect.height - above - below
        )
        self.child.place(look, inner)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The sheet and what holds it; a plain panel in the flat themes."""
        if look.theme.flat:
            draw_panel(surface, look, self.rect)
        else:
            self.paint_sheet(surface, look)

    def paint_sheet(self, surface: pygame.Surface, look: Look) -> None:
        """The sheet in the theme of paper."""
        raise NotImplementedError


class PinnedPaper(Paper):
    """On a board of planks, a pin in each upper corner."""

    above = BOARD + GAP
    around = BOARD

    def paint_sheet(self, surface: pygame.Surface, look: Look) -> None:
        """Planks, sheet, pins."""
        draw_planks(surface, look, self.rect)
        sheet = self.rect.inflate(-2 * look.px(BOARD), -2 * look.px(BOARD))
        draw_sheet(surface, look, sheet)
        side = look.px(PIN)
        pin = look.assets.image(art("pin"), (side, side))
        reach = look.px(GAP) + side // 2
        for x in (sheet.left + reach, sheet.right - reach):
            surface.blit(pin, pin.get_rect(center=(x, sheet.top + side // 2)))


class ClippedPaper(Paper):
    """A sheet under a clip at its upper edge, near the bar that scrolls it; `beside_clip` keeps words off."""

    above = CLIP_OVER

    def paint_sheet(self, surface: pygame.Surface, look: Look) -> None:
        """The sheet below another, and the clip."""
        top = look.px(CLIP_OVER)
        sheet = pygame.Rect(self.rect.x, self.rect.y + top, self.rect.width, self.rect.height - top)
        draw_sheet(surface, look, sheet)
        clip = look.assets.image(art("clip"), (look.px(CLIP), look.px(CLIP)))
        surface.blit(clip, clip.get_rect(topright=(self.rect.right - look.px(PADDING + GAP), self.rect.y)))


def beside_clip(words: Widget) -> Widget:
    """The first line of a sheet, with the room that the clip takes left free."""
    words.grow = 1
    return Row([words, Sized(Spacer(), least_width=CLIP + GAP)], gap=GAP)


def draw_sheet(surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
    """A sheet of cream paper with its shadow and a second sheet peeping out below."""
    theme = look.theme
    radius, edge = look.px(KEY_RADIUS), max(1, look.px(EDGE_WIDTH))
    draw_shadow(surface, rect, radius, look.px(SHADOW_SPREAD), theme.shadow, theme.shadow_alpha)
    draw_box(surface, rect, radius, theme.panel_edge.mixed(WOOD, 0.2))
    upper = pygame.Rect(rect.x, rect.y, rect.width, rect.height - look.px(HAIR))
    draw_box(surface, upper, radius, theme.panel, theme.panel_edge, edge)


def draw_planks(surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
    """A board of upright planks with its shadow."""
    theme = look.theme
    radius, edge = look.px(CARD_RADIUS), max(2, look.px(HAIR))
    draw_shadow(surface, rect, radius, look.px(SHADOW_SPREAD), theme.shadow, theme.shadow_alpha)
    draw_box(surface, rect, radius, WOOD, WOOD_DARK, edge)
    step = look.px(PLANK)
    for x in range(rect.x + step, rect.right - step // 3, step):
        surface.fill(WOOD_DARK, (x, rect.y + edge, max(1, edge // 2), rect.height - 2 * edge))


class PenDrawing(Widget):
    """A drawing in what is left of a sheet, if that is enough; it takes no room of its own."""

    decorative = True

    def __init__(self, drawing: ArtName) -> None:
        super().__init__(grow=1)
        self.drawing = drawing

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """In the middle; nothing where the theme is plain."""
        side = min(look.px(SKETCH), self.rect.width, self.rect.height - look.px(GAP))
        if look.theme.flat or side < look.px(LEAST_SKETCH):
            return
        picture = look.assets.image(self.drawing, (side, side))
        surface.blit(picture, picture.get_rect(center=self.rect.center))


def pen_drawing(drawing: ArtName) -> Widget:
    """A drawing at the foot of what may leave room for one."""
    return Sized(PenDrawing(drawing), least_height=1, grow=1)


class Rule(Widget):
    """A line between two parts of a sheet."""

    decorative = True

    def measure(self, look: Look, width: int) -> Size:
        """As wide as the sheet, a hair high."""
        return width, max(1, look.px(EDGE_WIDTH))

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The line."""
        surface.fill(look.theme.panel_edge, self.rect)
