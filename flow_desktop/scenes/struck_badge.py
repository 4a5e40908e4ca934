"""The badge of an animal at a moment of a game: as it is where it joined, struck through where cut off."""

from typing import Final

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.engine.geometry import Animal
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.smooth import Smooth

STROKE: Final = 2
HALO: Final = 3
"""The stroke is so many units thick; its pale rim makes it so many times as wide."""


def draw_moment_badge(
    surface: pygame.Surface, look: Look, animal: Animal, rect: pygame.Rect, cut_off: bool
) -> None:
    """The badge; a stroke tells by shape that the animal was cut off."""
    surface.blit(look.assets.image(art("animal", animal, "badge"), rect.size), rect)
    if cut_off:
        key = ("cut off", rect.size, look.theme.name)
        surface.blit(look.assets.cache.get(key, lambda: _stroke(look, rect.size)), rect)


def _stroke(look: Look, size: tuple[int, int]) -> pygame.Surface:
    sheet, thick = Smooth(size, look.theme.panel), max(2, look.px(STROKE))
    ends = pygame.Rect((0, 0), size).inflate(-size[0] // 8, -size[1] // 8)
    for shade, wide in ((look.theme.panel, HALO * thick), (look.theme.text, thick)):
        sheet.line(shade, [ends.bottomleft, ends.topright], wide)
    return sheet.picture()
