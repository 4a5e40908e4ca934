"""The wooden frame: four planks, mitred and nailed, drawn by code so that it is sharp at every size."""

from __future__ import annotations

import math
from typing import Final

import pygame

from flow_desktop.scenes.board.places import BoardPlaces
from flow_desktop.scenes.board.tones import Tones
from flow_desktop.widgets.theme import Colour

OVERSAMPLING: Final = 2
ROUNDNESS: Final = 0.42
"""Radius of the frame's corners, in breadths of the frame."""
_SIDE_SHADES: Final = (0.10, -0.04, -0.14, 0.04)  # light falls from above left: top, right, bottom, left


def frame_radius(places: BoardPlaces) -> int:
    """The radius of the frame's outer corners in pixels."""
    return round(places.frame * ROUNDNESS)


def draw_frame(surface: pygame.Surface, places: BoardPlaces, tones: Tones) -> None:
    """Draw the frame around the field of a board that starts at 0, 0 of the surface."""
    whole, breadth = places.rect.width, places.frame
    if breadth < 1:
        return
    for quarter, shade in enumerate(_SIDE_SHADES):
        plank = _plank(whole, breadth, tones, shade, quarter)
        turned = pygame.transform.rotate(plank, -90 * quarter)
        surface.blit(turned, _side(quarter, whole, breadth))
    _draw_inner_edge(surface, places, tones)
    for x in (breadth / 2, whole - breadth / 2):
        for y in (breadth / 2, whole - breadth / 2):
            _draw_nail(surface, (x, y), breadth * 0.15, tones)


def _side(quarter: int, whole: int, breadth: int) -> tuple[int, int]:
    return ((0, 0), (whole - breadth, 0), (0, whole - breadth), (0, 0))[quarter]


def _plank(whole: int, breadth: int, tones: Tones, shade: float, seed: int) -> pygame.Surface:
    """One side of the frame as it lies on top, with its ends cut at 45 degrees."""
    wide, high = whole * OVERSAMPLING, breadth * OVERSAMPLING
    large = pygame.Surface((wide, high), pygame.SRCALPHA)
    for y in range(high):
        large.fill(_across(tones, y / max(1, high - 1), shade), (0, y, wide, 1))
    _draw_grain(large, tones, seed)
    line = max(1, round(high * 0.035))
    for ends in (((0, 0), (high, high)), ((wide, 0), (wide - high, high))):
        pygame.draw.line(large, tones.wood_dark, *ends, line)
    clear = tones.wood_dark.with_alpha(0)
    pygame.draw.polygon(large, clear, [(0, 0), (0, high), (high, high)])
    pygame.draw.polygon(large, clear, [(wide, 0), (wide, high), (wide - high, high)])
    return pygame.transform.smoothscale(large, (whole, breadth))


def _across(tones: Tones, share: float, shade: float) -> Colour:
    """The colour of a rounded plank from its outer to its inner edge."""
    if share < 0.06:
        return tones.wood_dark
    glow = max(0.0, math.sin(math.pi * min(1.0, share * 1.15)))
    base = tones.wood_dark.mixed(tones.wood, 0.45 + 0.55 * glow)
    lit = base.mixed(tones.wood_light, 0.30 * glow * glow) if tones.grain else base
    if not tones.grain:
        return lit
    return lit.mixed(tones.wood_light, shade) if shade > 0 else lit.mixed(tones.wood_dark, -shade * 2)


def _draw_grain(large: pygame.Surface, tones: Tones, seed: int) -> None:
    """Long wavy lines; where they come from is arithmetic, so that the wood is the same every time."""
    if not tones.grain:
        return
    wide, high = large.get_size()
    sheet = pygame.Surface((wide, high), pygame.SRCALPHA)
    for index in range(11):
        level = (index + 0.5 + 0.35 * math.sin(index * 2.4 + seed)) / 11
        shade = tones.wood_light if index % 3 == 0 else tones.wood_dark
        swing = high * (0.015 + 0.012 * (index % 3))
        length = high * (2.6 + index * 0.37)
        points = [
            (x, high * level + swing * math.sin(x / length * math.tau + index * 1.7 + seed * 2.1))
            for x in range(0, wide + 8, max(4, high // 8))
        ]
        width = max(1, round(high * (0.012 + 0.008 * (index % 2))))
        pygame.draw.lines(sheet, shade.with_alpha(tones.grain), False, points, width)
    large.blit(sheet, (0, 0))


def _draw_inner_edge(surface: pygame.Surface, places: BoardPlaces, tones: Tones) -> None:
    """The step from the frame down to the sea: a light line and a dark one."""
    line = max(1, round(places.frame * 0.07))
    outer = places.field.inflate(4 * line, 4 * line)
    pygame.draw.rect(surface, tones.wood_light, outer, line)
    pygame.draw.rect(surface, tones.ink, outer.inflate(-2 * line, -2 * line), line)


def _draw_nail(surface: pygame.Surface, centre: tuple[float, float], radius: float, tones: Tones) -> None:
    if radius < 2:
        return
    large = pygame.Surface((round(radius * 12), round(radius * 12)), pygame.SRCALPHA)
    middle, scale = large.get_width() / 2, 4.0
    large.fill(tones.ink.with_alpha(0))
    pygame.draw.circle(
        large, tones.ink.with_alpha(120), (middle, middle + radius * 0.8), radius * scale * 1.12
    )
    pygame.draw.circle(large, tones.wood_dark, (middle, middle), radius * scale * 1.08)
    pygame.draw.circle(large, tones.nail, (middle, middle), radius * scale * 0.88)
    spot = (middle - radius * scale * 0.26, middle - radius * scale * 0.30)
    pygame.draw.circle(large, tones.nail.mixed(tones.light, 0.65), spot, radius * scale * 0.34)
    nail = pygame.transform.smoothscale(large, (round(radius * 3), round(radius * 3)))
    surface.blit(nail, nail.get_rect(center=(round(centre[0]), round(centre[1]))))
