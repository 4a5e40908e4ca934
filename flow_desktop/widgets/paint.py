"""Shapes with smooth edges: rounded boxes, soft shadows, rings and gradients, baked once and kept.

A small box is drawn large and smoothed down, then its corners and sides are laid out to any size.
"""

from __future__ import annotations

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.widgets.theme import Colour

OVERSAMPLING = 4
_cache = SurfaceCache(64 * 1024 * 1024)


def rounded(size: tuple[int, int], radius: int, fill: Colour) -> pygame.Surface:
    """A filled box with round corners."""
    radius = max(0, min(radius, size[0] // 2, size[1] // 2))
    return _cache.get(("rounded", size, radius, fill), lambda: _stretched(_seed(radius, fill), size, radius))


def _seed(radius: int, fill: Colour) -> pygame.Surface:
    """The smallest box of that radius, smooth."""
    side = 2 * radius + 2
    large = pygame.Surface((side * OVERSAMPLING, side * OVERSAMPLING), pygame.SRCALPHA)
    large.fill(fill.with_alpha(0))
    pygame.draw.rect(large, fill, large.get_rect(), border_radius=radius * OVERSAMPLING)
    return pygame.transform.smoothscale(large, (side, side))


def _stretched(seed: pygame.Surface, size: tuple[int, int], corner: int) -> pygame.Surface:
    """Lay out a small picture to a size: its corners stay, its middle is stretched."""
    width, height = size
    out = pygame.Surface(size, pygame.SRCALPHA)
    side = seed.get_width()
    for left, right, to_left, to_right in _spans(side, width, corner):
        for top, bottom, to_top, to_bottom in _spans(side, height, corner):
            if right > left and bottom > top and to_right > to_left and to_bottom > to_top:
                piece = seed.subsurface((left, top, right - left, bottom - top))
                target = (to_right - to_left, to_bottom - to_top)
                scaled = piece if piece.get_size() == target else pygame.transform.scale(piece, target)
                out.blit(scaled, (to_left, to_top), special_flags=pygame.BLEND_RGBA_MAX)
    return out


def _spans(side: int, length: int, corner: int) -> list[tuple[int, int, int, int]]:
    """First corner, middle and last corner: where each begins and ends in the seed and in the result."""
    return [
        (0, corner, 0, corner),
        (corner, side - corner, corner, length - corner),
        (side - corner, side, length - corner, length),
    ]


def draw_box(
    surface: pygame.Surface,
    rect: pygame.Rect,
    radius: int,
    fill: Colour,
    edge: Colour | None = None,
    edge_width: int = 0,
) -> None:
    """Draw a rounded box, with an edge inside its rect when asked."""
    if rect.width <= 0 or rect.height <= 0:
        return
    if edge is None or edge_width <= 0:
        surface.blit(rounded(rect.size, radius, fill), rect)
        return
    surface.blit(rounded(rect.size, radius, edge), rect)
    inner = rect.inflate(-2 * edge_width, -2 * edge_width)
    if inner.width > 0 and inner.height > 0:
        surface.blit(rounded(inner.size, max(0, radius - edge_width), fill), inner)


def draw_shadow(
    surface: pygame.Surface, rect: pygame.Rect, radius: int, spread: int, shade: Colour, alpha: int
) -> None:
    """A soft shadow around and a little below a box."""
    if alpha <= 0 or spread <= 0:
        return
    corner = radius + spread
    size = (rect.width + 2 * spread, rect.height + 2 * spread)
    if size[0] < 2 * corner or size[1] < 2 * corner:
        return
    key = ("shadow", size, radius, spread, shade, alpha)
    picture = _cache.get(key, lambda: _stretched(_shadow_seed(radius, spread, shade, alpha), size, corner))
    surface.blit(picture, rect.move(-spread, -spread + spread // 3))


def _shadow_seed(radius: int, spread: int, shade: Colour, alpha: int) -> pygame.Surface:
    side = 2 * (radius + spread) + 2
    seed = pygame.Surface((side, side), pygame.SRCALPHA)
    seed.fill(shade.with_alpha(0))
    box = seed.get_rect().inflate(-2 * spread, -2 * spread)
    pygame.draw.rect(seed, shade.with_alpha(alpha), box, border_radius=radius)
    for _ in range(2):
        seed = pygame.transform.box_blur(seed, max(1, spread // 2), repeat_edge_pixels=False)
    return seed


def draw_ring(
    surface: pygame.Surface, rect: pygame.Rect, radius: int, width: int, outer: Colour, inner: Colour
) -> None:
    """A double line around a rect: one of the two is visible on any ground."""
    box = rect.inflate(4 * width, 4 * width)
    key = ("ring", box.size, radius, width, outer, inner)
    surface.blit(_cache.get(key, lambda: _ring(box.size, radius, width, outer, inner)), box)


def _ring(size: tuple[int, int], radius: int, width: int, outer: Colour, inner: Colour) -> pygame.Surface:
    seed_radius = radius + 2 * width
    side = 2 * seed_radius + 2
    large = pygame.Surface((side * OVERSAMPLING, side * OVERSAMPLING), pygame.SRCALPHA)
    large.fill(outer.with_alpha(0))
    for inset, shade in (
        (0, outer.with_alpha(255)),
        (width, inner.with_alpha(255)),
        (2 * width, inner.with_alpha(0)),
    ):
        box = large.get_rect().inflate(-2 * inset * OVERSAMPLING, -2 * inset * OVERSAMPLING)
        pygame.draw.rect(large, shade, box, border_radius=(seed_radius - inset) * OVERSAMPLING)
    seed = pygame.transform.smoothscale(large, (side, side))
    return _stretched(seed, size, min(seed_radius, size[0] // 2, size[1] // 2))


def gradient(size: tuple[int, int], top: Colour, bottom: Colour) -> pygame.Surface:
    """A sheet that goes from one colour down to another."""
    return _cache.get(("gradient", size, top, bottom), lambda: _gradient(size, top, bottom))


def _gradient(size: tuple[int, int], top: Colour, bottom: Colour) -> pygame.Surface:
    sheet = pygame.Surface(size, 0, 32)
    for row in range(size[1]):
        sheet.fill(top.mixed(bottom, row / max(1, size[1] - 1)), (0, row, size[0], 1))
    return sheet


def veil(size: tuple[int, int], shade: Colour, alpha: int) -> pygame.Surface:
    """A see-through sheet to lay over what is below an overlay."""

    def make() -> pygame.Surface:
        sheet = pygame.Surface(size, 0, 32)
        sheet.fill(shade)
        sheet.set_alpha(alpha)
        return sheet

    return _cache.get(("veil", size, shade, alpha), make)
