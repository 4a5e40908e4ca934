"""Pictures as widgets."""

import pygame

from flow_desktop.app.catalogue import ArtName
from flow_desktop.app.language import N_
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.widget import Size, Widget


class Image(Widget):
    """A picture of the catalogue, so many units high and wide; the label says what it shows.

    Without a label it stands beside words that say the same.
    """

    role_word = N_("picture")

    def __init__(
        self, art: ArtName, units: float, *, label: str = "", turns: int = 0, key: str = "", grow: float = 0
    ) -> None:
        super().__init__(key=key, label=label, grow=grow)
        self.decorative = not label
        self.art = art
        self.units = units
        self.turns = turns

    def measure(self, look: Look, width: int) -> Size:
        """A square, never wider than the room."""
        side = min(look.px(self.units), width)
        return side, side

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Draw the picture in the middle of its place."""
        picture = look.assets.image(self.art, self.rect.size, self.turns)
        surface.blit(picture, picture.get_rect(center=self.rect.center))
