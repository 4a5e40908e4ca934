"""Drawings laid into a room of another shape: so large that they fill it, or whole on their own paper."""

from collections.abc import Callable

import pygame

from flow_desktop.app.assets import for_the_window
from flow_desktop.app.catalogue import ArtName, catalogue
from flow_desktop.app.svg import draw_svg
from flow_desktop.widgets.look import Look


def covering(look: Look, name: ArtName, size: tuple[int, int]) -> pygame.Surface:
    """The drawing so large that it fills the room, cut evenly at its edges; do not draw on it."""
    return look.assets.cache.get((name, size, "covering"), lambda: _laid(name, size, max))


def fitting(look: Look, name: ArtName, size: tuple[int, int]) -> pygame.Surface:
    """The whole drawing, its paper going on to where the room ends; do not draw on it."""
    return look.assets.cache.get((name, size, "fitting"), lambda: _laid(name, size, min))


def _laid(name: ArtName, size: tuple[int, int], reach: Callable[[float, float], float]) -> pygame.Surface:
    """As large as the longer or the shorter way, in the middle, on what its corner is painted with."""
    wide, high = draw_svg(catalogue().find("art", name), (96, 96)).get_size()
    scale = reach(size[0] / wide, size[1] / high) * 1.01
    shape = round(wide * scale) + 1, round(high * scale) + 1
    whole = draw_svg(catalogue().find("art", name), shape)
    sheet = pygame.Surface(size, 0, 32)
    sheet.fill(whole.get_at((shape[0] // 20, shape[1] // 20)))
    sheet.blit(whole, whole.get_rect(center=(size[0] // 2, size[1] // 2)))
    return for_the_window(sheet)
