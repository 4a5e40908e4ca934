"""Panels: warm paper with a soft shadow, lying on the ground of the theme."""

import pygame

from flow_desktop.widgets.frames import Single
from flow_desktop.widgets.label import heading
from flow_desktop.widgets.layout import Column
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box, draw_shadow
from flow_desktop.widgets.theme import EDGE_WIDTH, PADDING, PANEL_RADIUS, SHADOW_SPREAD
from flow_desktop.widgets.widget import Size, Widget


class Panel(Single):
    """Paper around a widget, with a heading when asked. A panel is an area of its own for Tab."""

    see_through = False

    def __init__(
        self,
        child: Widget,
        *,
        title: str = "",
        padding: float = PADDING,
        key: str = "",
        grow: float = 0,
        area: str = "",
    ) -> None:
        if title:
            child.grow = child.grow or 1
            child = Column([heading(title), child])
        super().__init__(child, key=key, grow=grow, area=area or title)
        self.label = title
        self.padding = padding

    def measure(self, look: Look, width: int) -> Size:
        """The child and the padding."""
        pad = look.px(self.padding)
        wide, high = self.child.measure(look, max(1, width - 2 * pad))
        return wide + 2 * pad, high + 2 * pad

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """The child lies inside the padding."""
        Widget.place(self, look, rect)
        pad = look.px(self.padding)
        self.child.place(look, rect.inflate(-2 * pad, -2 * pad))

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The shadow and the paper."""
        draw_panel(surface, look, self.rect)


def draw_panel(surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
    """Paint a sheet of paper with its shadow."""
    theme = look.theme
    radius = look.px(PANEL_RADIUS)
    draw_shadow(surface, rect, radius, look.px(SHADOW_SPREAD), theme.shadow, theme.shadow_alpha)
    draw_box(surface, rect, radius, theme.panel, theme.panel_edge, max(1, look.px(EDGE_WIDTH)))
