"""The four animals at a glance: whose way to the boat is open."""

from __future__ import annotations

from typing import Final

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.engine.board import Board
from flow_desktop.engine.geometry import Animal, animals_in
from flow_desktop.scenes.naming import animals_words
from flow_desktop.widgets.glyph import Glyph, draw_glyph
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.widget import Size, Widget

BADGE: Final = 46
GAP: Final = 8
DIM: Final = 95


class AnimalBadges(Widget):
    """Four badges; one with a tick is joined to the boat, a pale one still waits."""

    focusable = True

    def __init__(self, board: Board) -> None:
        self.joined = animals_in(board.joined)
        words = _("No animal has a way to the boat yet")
        if self.joined:
            words = _("Joined to the boat: {animals}").format(animals=animals_words(self.joined))
        super().__init__(key="animals", label=words)

    def measure(self, look: Look, width: int) -> Size:
        """Four in a row, smaller where there is little room."""
        side, gap = self._side(look, width), look.px(GAP)
        return 4 * side + 3 * gap, side + gap

    def _side(self, look: Look, width: int) -> int:
        return max(8, min(look.control(BADGE), (width - 3 * look.px(GAP)) // 4))

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The badges."""
        side, gap = self._side(look, self.rect.width), look.px(GAP)
        for index, animal in enumerate(Animal):
            place = pygame.Rect(self.rect.x + index * (side + gap), self.rect.y + gap // 2, side, side)
            picture = look.assets.image(art("animal", animal, "badge"), place.size)
            if animal in self.joined:
                surface.blit(picture, picture.get_rect(center=place.center))
                self._draw_tick(surface, look, place)
            else:
                picture.set_alpha(DIM)
                surface.blit(picture, picture.get_rect(center=place.center))
                picture.set_alpha(255)

    def _draw_tick(self, surface: pygame.Surface, look: Look, place: pygame.Rect) -> None:
        side = round(place.width * 0.5)
        disc = pygame.Rect(0, 0, side, side)
        disc.bottomright = (place.right + side // 5, place.bottom + side // 5)
        draw_box(surface, disc, side // 2, look.theme.field, look.theme.text, max(1, side // 12))
        draw_glyph(surface, Glyph.TICK, disc.inflate(-side // 3, -side // 3), look.theme.text)
