"""The first thing to be seen: a window with the morning sea, before anything else is loaded.

This module and what it imports is all that a player waits for before the window is there; tests/package
guards the list.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from flow_desktop.app.settings import Settings
from flow_desktop.app.window import Window

FIRST_SIZE = Settings().window_width, Settings().window_height
"""Nobody has chosen another size yet; on a screen with very many pixels the first window is larger."""
HORIZON = 0.46
SKY = pygame.Color("#7EC3CF"), pygame.Color("#FCE0BC")
SEA = pygame.Color("#7ACBC9"), pygame.Color("#10414F")
NIGHT = pygame.Color("#0B1D26")


def open_window(settings: Settings, seen: Callable[[], None] | None = None) -> Window:
    """A window as the settings say, with its first frame; `seen` is called once that is shown."""
    size = settings.window_width, settings.window_height
    window = Window(size, settings.fullscreen, grow=size == FIRST_SIZE)
    draw_opening(window.surface, settings.theme)
    window.present()
    if seen is not None:
        seen()
    window.show_icon()
    return window


def draw_opening(surface: pygame.Surface, theme: str) -> None:
    """Sky above sea in the colours of the menu; plain dark ground in high contrast."""
    width, height = surface.get_size()
    if theme != "normal":
        surface.fill(NIGHT)
        return
    horizon = round(height * HORIZON)
    for (upper, lower), top, bottom in ((SKY, 0, horizon), (SEA, horizon, height)):
        for y in range(top, bottom):
            surface.fill(upper.lerp(lower, (y - top) / (bottom - top)), (0, y, width, 1))
