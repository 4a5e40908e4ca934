"""The wooden frame and the dice numbers on it, drawn by code so that they are sharp at every size.

Four planks, mitred and nailed; white numbers for rows, black for columns, a sign on the calm lines.
"""

import math
from collections.abc import Iterator
from typing import Final, NamedTuple

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.app.catalogue import art
from flow_desktop.engine.geometry import WIDTH
from flow_desktop.scenes.board.places import BoardPlaces
from flow_desktop.scenes.board.tones import Tones, tones_of
from flow_desktop.scenes.place_names import FACE_OF_LINE
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.text import font_at
from flow_desktop.widgets.theme import Colour

OVERSAMPLING: Final = 2
ROUNDNESS: Final = 0.42
"""Radius of the frame's corners, in breadths of the frame."""
_SIDE_SHADES: Final = (0.10, -0.04, -0.14, 0.04)  # light falls from above left: top, right, bottom, left
BADGE_SHARE: Final = 0.76
"""Size of a badge, in breadths of the frame."""
LARGE_SHARE: Final = 0.94
"""The same at text of 200 %."""
CALM_SHARE: Final = 0.84
LIT_SHARE: Final = 0.96
BADGE_OVERSAMPLING: Final = 4
_badges = SurfaceCache()
_planks = SurfaceCache()


def frame_radius(places: BoardPlaces) -> int:
    """The radius of the frame's outer corners in pixels."""
    return round(places.frame * ROUNDNESS)


def draw_frame(surface: pygame.Surface, places: BoardPlaces, tones: Tones) -> None:
    """Draw the frame around the field of a board that starts at 0, 0 of the surface."""
    whole, breadth = places.rect.width, places.frame
    if breadth < 1:
        return
    for quarter in range(len(_SIDE_SHADES)):
        surface.blit(_turned_plank(whole, breadth, tones, quarter), _side(quarter, whole, breadth))
    _draw_inner_edge(surface, places, tones)
    for x in (breadth / 2, whole - breadth / 2):
        for y in (breadth / 2, whole - breadth / 2):
            _draw_nail(surface, (x, y), breadth * 0.15, tones)


def _turned_plank(whole: int, breadth: int, tones: Tones, quarter: int) -> pygame.Surface:
    """A side of the frame as it lies there; a page may show many boards of one size."""

    def make() -> pygame.Surface:
        plank = _plank(whole, breadth, tones, _SIDE_SHADES[quarter], quarter)
        return pygame.transform.rotate(plank, -90 * quarter)

    return _planks.get((whole, breadth, tones, quarter), make)


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


class Badge(NamedTuple):
    """One number on the frame; `face` is None on a calm line."""

    is_row: bool
    line: int
    face: int | None
    centre: tuple[int, int]


def badges_of(places: BoardPlaces) -> Iterator[Badge]:
    """All badges of a board, on all four sides."""
    near, far = places.frame // 2, places.rect.width - places.frame + places.frame // 2
    for line in range(WIDTH):
        middle = places.frame + line * places.cell_px + places.cell_px // 2
        face = FACE_OF_LINE.get(line)
        for side in (near, far):
            yield Badge(True, line, face, (places.left + side, places.top + middle))
            yield Badge(False, line, face, (places.left + middle, places.top + side))


def draw_badges(surface: pygame.Surface, look: Look, places: BoardPlaces) -> None:
    """Draw every badge of a board."""
    for badge in badges_of(places):
        picture = badge_picture(look, badge, places.frame)
        surface.blit(picture, picture.get_rect(center=badge.centre))


def badge_picture(look: Look, badge: Badge, frame: int, lit: bool = False) -> pygame.Surface:
    """A badge for a frame of that breadth; a lit one has a glowing edge."""
    if badge.face is None:
        size = max(4, round(frame * CALM_SHARE))
        return look.assets.image(art("mark", "calm"), (size, size))
    large = min(1.0, look.view.text_percent / 100 - 1)
    share = LIT_SHARE if lit else BADGE_SHARE + (LARGE_SHARE - BADGE_SHARE) * large
    tones, size = tones_of(look.theme), max(4, round(frame * share))
    key = (badge.is_row, badge.face, size, lit, tones)
    return _badges.get(key, lambda: _drawn_badge(badge, size, lit, tones))


def _drawn_badge(badge: Badge, size: int, lit: bool, tones: Tones) -> pygame.Surface:
    """A badge looks like the die it belongs to: a square with round corners."""
    ground = tones.row_badge if badge.is_row else tones.column_badge
    ink = tones.row_number if badge.is_row else tones.column_number
    edge = tones.lit if lit else ink
    picture = _die(size, ground, edge, tones.ink, 0.19 if lit else 0.10)
    number = font_at("Nunito-Bold", max(6, round(size * (0.62 if lit else 0.74)))).render(
        str(badge.face), True, ink
    )
    seen = number.get_bounding_rect()
    picture.blit(number, (round((size - seen.width) / 2) - seen.x, round((size - seen.height) / 2) - seen.y))
    return picture


def _die(size: int, ground: Colour, edge: Colour, outline: Colour, rim: float) -> pygame.Surface:
    side = size * BADGE_OVERSAMPLING
    large = pygame.Surface((side, side), pygame.SRCALPHA)
    large.fill(outline.with_alpha(0))
    box = large.get_rect()
    for inset, shade in ((0.0, outline), (0.035, edge), (rim, ground)):
        inner = box.inflate(-2 * inset * side, -2 * inset * side)
        pygame.draw.rect(large, shade, inner, border_radius=round(side * 0.30 - inset * side))
    return pygame.transform.smoothscale(large, (size, size))
