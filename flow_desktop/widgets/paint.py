"""Shapes with smooth edges: rounded boxes, soft shadows, rings and gradients.

Only corners and thin sides are kept as pictures (a small seed, drawn large and smoothed down); the inside of
a box is a plain fill, which costs a fraction of laying a see-through picture over it.
"""

from collections.abc import Callable, Hashable, Sequence

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.widgets.theme import WHITE, Colour, Theme

OVERSAMPLING = 4
MULTIPLIED = pygame.BLEND_RGBA_MULT
_cache = SurfaceCache()


def draw_box(
    surface: pygame.Surface,
    rect: pygame.Rect,
    radius: int,
    fill: Colour,
    edge: Colour | None = None,
    edge_width: int = 0,
) -> None:
    """Draw a rounded box, with an edge inside its rect when asked."""
    if edge is not None and edge_width > 0:
        _draw_outline(surface, rect, radius, edge, edge_width)
        rect = rect.inflate(-2 * edge_width, -2 * edge_width)
        radius = max(0, radius - edge_width)
    _draw_plain(surface, rect, radius, fill)


def _draw_outline(surface: pygame.Surface, rect: pygame.Rect, radius: int, edge: Colour, width: int) -> None:
    """The outermost pixels of a box, with whole corners; what lies inside is drawn over them."""
    corner = max(0, min(radius, rect.width // 2, rect.height // 2))
    across, down = rect.inflate(-2 * corner, 0), rect.inflate(0, -2 * corner)
    surface.fill(edge, (across.x, rect.y, across.width, width))
    surface.fill(edge, (across.x, rect.bottom - width, across.width, width))
    surface.fill(edge, (rect.x, down.y, width, down.height))
    surface.fill(edge, (rect.right - width, down.y, width, down.height))
    if corner:
        seed = _cache.get(("box", corner, edge), lambda: _box_seed(corner, edge))
        _draw_corners(surface, rect, seed, corner)


def _draw_plain(surface: pygame.Surface, rect: pygame.Rect, radius: int, fill: Colour) -> None:
    if rect.width <= 0 or rect.height <= 0:
        return
    corner = max(0, min(radius, rect.width // 2, rect.height // 2))
    surface.fill(fill, rect.inflate(0, -2 * corner))
    if corner:
        surface.fill(fill, (rect.x + corner, rect.y, rect.width - 2 * corner, corner))
        surface.fill(fill, (rect.x + corner, rect.bottom - corner, rect.width - 2 * corner, corner))
        seed = _cache.get(("box", corner, fill), lambda: _box_seed(corner, fill))
        _draw_corners(surface, rect, seed, corner)


def _box_seed(radius: int, fill: Colour) -> pygame.Surface:
    """The smallest box of that radius, smooth."""
    side = 2 * radius + 2
    large = pygame.Surface((side * OVERSAMPLING, side * OVERSAMPLING), pygame.SRCALPHA)
    large.fill(fill.with_alpha(0))
    pygame.draw.rect(large, fill, large.get_rect(), border_radius=radius * OVERSAMPLING)
    return pygame.transform.smoothscale(large, (side, side))


def _draw_corners(surface: pygame.Surface, rect: pygame.Rect, seed: pygame.Surface, corner: int) -> None:
    far = seed.get_width() - corner
    for from_x, to_x in ((0, rect.x), (far, rect.right - corner)):
        for from_y, to_y in ((0, rect.y), (far, rect.bottom - corner)):
            surface.blit(seed, (to_x, to_y), (from_x, from_y, corner, corner))


def _draw_frame(
    surface: pygame.Surface, rect: pygame.Rect, key: Hashable, make: Callable[[], pygame.Surface], corner: int
) -> None:
    """Draw a seed's corners and its sides stretched between them; the inside stays as it is."""
    seed = _cache.get(key, make)
    _draw_corners(surface, rect, seed, corner)
    far = seed.get_width() - corner
    across, down = rect.width - 2 * corner, rect.height - 2 * corner
    for start, x, y in ((0, rect.x, rect.y), (far, rect.right - corner, rect.bottom - corner)):
        if across > 0:
            strip = seed.subsurface((corner, start, 1, corner))
            side = _cache.get((key, "across", start, across), _stretching(strip, (across, corner)))
            surface.blit(side, (rect.x + corner, y))
        if down > 0:
            strip = seed.subsurface((start, corner, corner, 1))
            side = _cache.get((key, "down", start, down), _stretching(strip, (corner, down)))
            surface.blit(side, (x, rect.y + corner))


def _stretching(strip: pygame.Surface, size: tuple[int, int]) -> Callable[[], pygame.Surface]:
    return lambda: pygame.transform.scale(strip, size)


def draw_shadow(
    surface: pygame.Surface, rect: pygame.Rect, radius: int, spread: int, shade: Colour, alpha: int
) -> None:
    """A soft shadow around and a little below a box that is drawn over it afterwards."""
    corner = radius + spread
    box = rect.inflate(2 * spread, 2 * spread).move(0, spread // 3)
    if alpha <= 0 or spread <= 0 or min(box.size) < 2 * corner:
        return
    key = ("shadow", radius, spread, shade, alpha)
    _draw_frame(surface, box, key, lambda: _shadow_seed(radius, spread, shade, alpha), corner)


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
    """A bright line between two thin dark ones around a rect: visible on any ground and beside any widget."""
    reach = width + 2 * max(2, width // 2)
    box = rect.inflate(2 * reach, 2 * reach)
    corner = min(radius + reach, box.width // 2, box.height // 2)
    key = ("ring", corner, width, outer, inner)
    _draw_frame(surface, box, key, lambda: _ring_seed(corner, width, outer, inner), corner)


def _ring_seed(corner: int, width: int, outer: Colour, inner: Colour) -> pygame.Surface:
    side = 2 * corner + 2
    large = pygame.Surface((side * OVERSAMPLING, side * OVERSAMPLING), pygame.SRCALPHA)
    large.fill(outer.with_alpha(0))
    thin = max(2, width // 2)
    bands = ((0, outer, 255), (thin, inner, 255), (thin + width, outer, 255), (2 * thin + width, outer, 0))
    for inset, shade, alpha in bands:
        box = large.get_rect().inflate(-2 * inset * OVERSAMPLING, -2 * inset * OVERSAMPLING)
        round_by = max(0, corner - inset) * OVERSAMPLING
        pygame.draw.rect(large, shade.with_alpha(alpha), box, border_radius=round_by)
    return pygame.transform.smoothscale(large, (side, side))


def gradient(size: tuple[int, int], top: Colour, bottom: Colour) -> pygame.Surface:
    """A sheet that goes from one colour down to another."""
    return _cache.get(("gradient", size, top, bottom), lambda: _gradient(size, top, bottom))


def _gradient(size: tuple[int, int], top: Colour, bottom: Colour) -> pygame.Surface:
    sheet = pygame.Surface(size, 0, 32)
    for row in range(size[1]):
        sheet.fill(top.mixed(bottom, row / max(1, size[1] - 1)), (0, row, size[0], 1))
    return sheet


def draw_calm_ground(surface: pygame.Surface, theme: Theme) -> None:
    """The calm ground of a theme over the whole surface."""
    surface.blit(gradient(surface.get_size(), theme.ground_top, theme.ground_bottom), (0, 0))


def on_curve(points: Sequence[tuple[float, float]], index: int, share: float) -> tuple[float, float]:
    """A point of the smooth line through all of these: so far on the way from one of them to the next."""
    last, t = len(points) - 1, share
    corners = (points[max(0, min(last, index + step))] for step in (-1, 0, 1, 2))
    x, y = (
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
        for a, b, c, d in zip(*corners, strict=True)
    )
    return x, y


def faded(picture: pygame.Surface, up: bool) -> pygame.Surface:
    """A strip of a picture, whole at its outer edge and gone at the inner one; `up`: outside is above."""
    high = picture.get_height()
    strip = picture.convert_alpha() if pygame.display.get_surface() else _with_alpha(picture)
    for row in range(high):
        left = round(255 * (row + 0.5) / high)
        strip.fill(WHITE.with_alpha(255 - left if up else left), (0, row, strip.get_width(), 1), MULTIPLIED)
    return strip


def _with_alpha(picture: pygame.Surface) -> pygame.Surface:
    sheet = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
    sheet.blit(picture, (0, 0))
    return sheet


def veil(size: tuple[int, int], shade: Colour, alpha: int, radius: int = 0) -> pygame.Surface:
    """A see-through sheet to lay over what is below an overlay, or over a rounded box."""

    def make() -> pygame.Surface:
        sheet = pygame.Surface(size, pygame.SRCALPHA if radius else 0, 32)
        draw_box(sheet, sheet.get_rect(), radius, shade)
        sheet.set_alpha(alpha)
        return sheet

    return _cache.get(("veil", size, shade, alpha, radius), make)
