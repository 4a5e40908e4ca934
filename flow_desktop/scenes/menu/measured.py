"""The menu for one frame, told on standard output: what `dev.py bench start` waits for."""

from __future__ import annotations

import pygame

from flow_desktop.app.scene import Change, Quit
from flow_desktop.scenes.menu.scene import MenuScene


class MeasuredMenu(MenuScene):
    """Says `menu` when it is drawn, and ends the program."""

    drawn = False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw, and say so."""
        super().draw(surface)
        self.drawn = True
        print("menu", flush=True)

    def update(self, seconds: float) -> Change | None:
        """Go on until there was a frame."""
        return Quit() if self.drawn else super().update(seconds)
