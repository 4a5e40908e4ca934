"""What is drawn over everything at the table: what the hand carries, and rings around what a hint means."""

from collections.abc import Iterable
from typing import Final

import pygame

from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_ring
from flow_desktop.widgets.theme import BUTTON_RADIUS
from flow_desktop.widgets.widget import Widget

CARRIED: Final = 96
_RING: Final = 6


def draw_carried(surface: pygame.Surface, look: Look, picture: str, at: tuple[int, int]) -> None:
    """The picture of what is carried hangs at the pointer."""
    side = look.px(CARRIED)
    drawn = look.assets.image(picture, (side, side))
    surface.blit(drawn, drawn.get_rect(center=at))


def draw_meant(surface: pygame.Surface, look: Look, widgets: Iterable[Widget | None]) -> None:
    """A ring around each thing that is there."""
    for widget in widgets:
        if widget is not None:
            place = widget.rect.inflate(look.px(10), look.px(10)).clip(surface.get_rect())
            theme = look.theme
            draw_ring(surface, place, look.px(BUTTON_RADIUS), look.px(_RING), theme.primary, theme.edge)
