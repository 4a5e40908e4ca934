"""The name of the game as a picture."""

from __future__ import annotations

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.widget import Size, Widget

ASPECT = 350 / 800


class Logo(Widget):
    """The logo, so many units wide at most."""

    def __init__(self, units: float) -> None:
        super().__init__(label=_("Flow: save four animals before the sea takes them"))
        self.units = units

    def measure(self, look: Look, width: int) -> Size:
        """Its own shape, not wider than the room."""
        wide = min(width, look.px(self.units))
        return wide, round(wide * ASPECT)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """In the middle of its place."""
        picture = look.assets.image(art("logo"), self.rect.size)
        surface.blit(picture, picture.get_rect(center=self.rect.center))
