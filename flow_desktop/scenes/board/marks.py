"""Marks on single spaces as pictures: where a tile fits, what a card can be played on, what went wrong."""

import itertools
import math
from collections.abc import Callable
from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.engine.geometry import DIRECTIONS, Edges
from flow_desktop.scenes.board.tones import Tones
from flow_desktop.widgets.theme import Colour

OVERSAMPLING: Final = 3
LEVELS: Final = 12
"""Steps of a breath from faintest to brightest."""
GLOW_STEPS: Final = 28
SHADOW_BLUR: Final = 22 / 118 / 2
SHADOW_DOWN: Final = 14 / 118
SHADOW_ALPHA: Final = 89
"""35 % of the ink."""
RING_PARTS: Final = 8
DOTS: Final = 30
"""Dots of foam around a space where the tile fits."""
TRACE_DASHES: Final = 24
TRACE_STEPS: Final = 12
"""Dashes around the trace of a tile, and points along each."""
BAND: Final = 0.136
"""Breadth of the hatching at an edge that does not match, in spaces."""
_pictures = SurfaceCache()

Paint = Callable[[pygame.Surface], None]


def _kept(key: tuple[object, ...], px: int, clear: Colour, paint: Paint) -> pygame.Surface:
    """A picture of a space's size, painted large and smoothed down, once."""

    def make() -> pygame.Surface:
        large = pygame.Surface((px * OVERSAMPLING, px * OVERSAMPLING), pygame.SRCALPHA)
        large.fill(clear.with_alpha(0))
        paint(large)
        return pygame.transform.smoothscale(large, (px, px))

    return _pictures.get((*key, px), make)


def strong_mark(px: int, tones: Tones, level: int) -> pygame.Surface:
    """A space where the tile fits as it is: a pale sandbar in dotted foam; it glows more with each level."""
    share = level / (LEVELS - 1)

    def paint(large: pygame.Surface) -> None:
        side = large.get_width()
        box = large.get_rect().inflate(-0.10 * side, -0.10 * side)
        for step in range(GLOW_STEPS):
            inset = 0.24 * side * step / GLOW_STEPS
            alpha = round(74 + 30 * share + (78 + 52 * share) * step / GLOW_STEPS)
            inner = box.inflate(-2 * inset, -2 * inset)
            radius = round(0.22 * side - 0.4 * inset)
            pygame.draw.rect(large, tones.sandbar.with_alpha(alpha), inner, border_radius=radius)
        foam = 0.025 + 0.005 * share
        for shade, size in ((tones.ink.with_alpha(190), 0.038), (tones.light.with_alpha(255), foam)):
            for dot in _dotted(box, 0.22 * side):
                pygame.draw.circle(large, shade, dot, size * side)

    return _kept(("strong", level, tones), px, tones.sandbar, paint)


def _dotted(box: pygame.Rect, radius: float, count: int = DOTS) -> list[tuple[float, float]]:
    """So many points at even distances along a box with round corners."""
    outline: list[tuple[float, float]] = []
    corners = (
        (box.right, box.top, -1, 1, -90),
        (box.right, box.bottom, -1, -1, 0),
        (box.left, box.bottom, 1, -1, 90),
        (box.left, box.top, 1, 1, 180),
    )
    for x, y, inward_x, inward_y, first in corners:
        for step in range(9):
            turn = math.radians(first + 90 * step / 8)
            centre = x + inward_x * radius, y + inward_y * radius
            outline.append((centre[0] + radius * math.cos(turn), centre[1] + radius * math.sin(turn)))
    outline.append(outline[0])
    lengths = [0.0]
    for one, two in itertools.pairwise(outline):
        lengths.append(lengths[-1] + math.dist(one, two))
    found = []
    for dot in range(count):
        wanted = lengths[-1] * dot / count
        index = next(i for i, length in enumerate(lengths) if length > wanted) - 1
        share = (wanted - lengths[index]) / (lengths[index + 1] - lengths[index])
        (ax, ay), (bx, by) = outline[index], outline[index + 1]
        found.append((ax + (bx - ax) * share, ay + (by - ay) * share))
    return found


def faint_mark(px: int, tones: Tones) -> pygame.Surface:
    """A space where the tile fits after turning: short corners only; the turning arrow is laid over it."""

    def paint(large: pygame.Surface) -> None:
        side = large.get_width()
        _corners(large, tones.light.with_alpha(150), 0.11 * side, 0.16 * side, 0.022 * side)

    return _kept(("faint", tones), px, tones.light, paint)


def target_mark(px: int, tones: Tones, level: int) -> pygame.Surface:
    """What a card can be played on: a life ring in two tones, cased in ink; it opens and closes a little."""
    share = level / (LEVELS - 1)

    def paint(large: pygame.Surface) -> None:
        side = large.get_width()
        middle, radius = side / 2, (0.385 + 0.035 * share) * side
        pygame.draw.circle(large, tones.ink, (middle, middle), radius + 0.052 * side, round(0.104 * side))
        for shade, first in ((tones.lit, 0), (tones.light, 1)):
            for part in range(first, RING_PARTS, 2):
                _arc(large, radius, part, shade, 0.032 * side)

    return _kept(("target", level, tones), px, tones.ink, paint)


def _arc(large: pygame.Surface, radius: float, part: int, shade: Colour, half: float) -> None:
    """One part of a ring, as a band with straight ends."""
    middle = large.get_width() / 2
    turns = [(part - 0.5 + step / 12) * math.tau / RING_PARTS for step in range(13)]
    outer = [(middle + math.cos(t) * (radius + half), middle + math.sin(t) * (radius + half)) for t in turns]
    inner = [(middle + math.cos(t) * (radius - half), middle + math.sin(t) * (radius - half)) for t in turns]
    pygame.draw.polygon(large, shade, outer + inner[::-1])


def fault_mark(px: int, tones: Tones) -> pygame.Surface:
    """A space at fault: a broken outline in the colour of warnings, cased in ink and light."""

    def paint(large: pygame.Surface) -> None:
        side = large.get_width()
        box = large.get_rect().inflate(-0.03 * side, -0.03 * side)
        _outline(large, box, tones.ink, 0.085, round(0.09 * side))
        _outline(large, box.inflate(-0.02 * side, -0.02 * side), tones.light, 0.060, round(0.08 * side))
        _dashes(large, box.inflate(-0.02 * side, -0.02 * side), tones.fault, 0.060 * side)

    return _kept(("fault", tones), px, tones.ink, paint)


def flash_mark(px: int, tones: Tones) -> pygame.Surface:
    """The flash of a fault, drawn with less and less opacity."""

    def paint(large: pygame.Surface) -> None:
        large.fill(tones.fault.with_alpha(255))

    return _kept(("flash", tones), px, tones.fault, paint)


def hatching(px: int, tones: Tones, edges: Edges) -> pygame.Surface:
    """Slanting lines in a band along the edges that do not match."""

    def paint(large: pygame.Surface) -> None:
        side, band = large.get_width(), round(BAND * large.get_width())
        far = side - band
        bands = ((0, 0, side, band), (far, 0, band, side), (0, far, side, band), (0, 0, band, side))
        for direction, place in zip(DIRECTIONS, bands, strict=True):
            if not edges & direction:
                continue
            large.set_clip(place)
            for shade, width in ((tones.ink.with_alpha(190), 0.055), (tones.fault.with_alpha(245), 0.030)):
                for step in range(-9, 10):
                    start = step * side / 9
                    pygame.draw.line(large, shade, (start, side), (start + side, 0), round(width * side))
        large.set_clip(None)

    return _kept(("hatching", tones, edges), px, tones.ink, paint)


def lift_shadow(px: int, tones: Tones) -> pygame.Surface:
    """The soft shadow of a tile that is held above the board; it is larger than the tile."""

    def make() -> pygame.Surface:
        blur = max(2, round(SHADOW_BLUR * px))
        sheet = pygame.Surface((px + 4 * blur, px + 4 * blur), pygame.SRCALPHA)
        sheet.fill(tones.ink.with_alpha(0))
        box = sheet.get_rect().inflate(-4 * blur, -4 * blur)
        pygame.draw.rect(sheet, tones.ink.with_alpha(SHADOW_ALPHA), box, border_radius=px // 12)
        return pygame.transform.box_blur(sheet, blur, repeat_edge_pixels=False)

    return _pictures.get(("lift", tones, px), make)


def lifted_edge(px: int, tones: Tones, level: int) -> pygame.Surface:
    """The rim of a tile that is lifted because a card can be played on it: a light that breathes, no ring.

    Stark and plain boards have an edge of two tones around it, for they have no shadows.
    """
    share = level / (LEVELS - 1)

    def paint(large: pygame.Surface) -> None:
        side = large.get_width()
        if tones.cased:
            _outline(large, large.get_rect(), tones.ink, 0.062, round(0.07 * side))
            inner = large.get_rect().inflate(-0.024 * side, -0.024 * side)
            _outline(large, inner, tones.lit.mixed(tones.light, 0.5 * share), 0.036, round(0.06 * side))
            return
        _outline(large, large.get_rect(), tones.light.with_alpha(round(130 + 110 * share)), 0.017, 1)

    return _kept(("lifted", level, tones), px, tones.ink, paint)


def ghost_outline(px: int, tones: Tones, fits: bool) -> pygame.Surface:
    """The edge of a held tile: whole when it fits, broken when it does not."""

    def paint(large: pygame.Surface) -> None:
        side = large.get_width()
        box = large.get_rect()
        _outline(large, box, tones.ink, 0.075, round(0.05 * side))
        inner = box.inflate(-0.026 * side, -0.026 * side)
        if fits:
            _outline(large, inner, tones.light, 0.045, round(0.05 * side))
        else:
            _dashes(large, inner, tones.fault, 0.045 * side)

    return _kept(("ghost", fits, tones), px, tones.ink, paint)


def trace_outline(px: int, tones: Tones) -> pygame.Surface:
    """A tile that lay on a space in another game: a thin line of even dashes, cased in ink."""

    def paint(large: pygame.Surface) -> None:
        side = large.get_width()
        box = large.get_rect().inflate(-0.13 * side, -0.13 * side)
        way = _dotted(box, 0.09 * side, TRACE_DASHES * 2 * TRACE_STEPS)
        for shade, breadth in ((tones.ink.with_alpha(170), 0.044), (tones.light.with_alpha(235), 0.022)):
            for dash in range(TRACE_DASHES):
                first = dash * 2 * TRACE_STEPS
                for point in way[first : first + TRACE_STEPS + 1]:
                    pygame.draw.circle(large, shade, point, breadth * side / 2)

    return _kept(("trace", tones), px, tones.ink, paint)


def cursor_mark(px: int, tones: Tones) -> pygame.Surface:
    """Where the player is: a bright line between two dark ones, with a light rim; seen on any ground."""

    def paint(large: pygame.Surface) -> None:
        side = large.get_width()
        box, radius = large.get_rect(), round(0.10 * side)
        bands = ((0.0, tones.ink), (0.020, tones.cursor), (0.062, tones.ink), (0.078, tones.light))
        for inset, shade in bands:
            inner = box.inflate(-2 * inset * side, -2 * inset * side)
            width = 0.062 if shade is tones.cursor else 0.022
            _outline(large, inner, shade, width, round(max(1, radius - inset * side)))

    return _kept(("cursor", tones), px, tones.ink, paint)


def _outline(
    large: pygame.Surface,
    box: pygame.Rect,
    shade: tuple[int, ...],
    width: float,
    radius: int,
) -> None:
    thick = max(1, round(width * large.get_width()))
    pygame.draw.rect(large, shade, box, thick, border_radius=max(1, radius))


def _corners(
    large: pygame.Surface, shade: tuple[int, ...], inset: float, length: float, width: float
) -> None:
    side = large.get_width()
    thick = max(1, round(width))
    for x, to_x in ((inset, 1), (side - inset, -1)):
        for y, to_y in ((inset, 1), (side - inset, -1)):
            path = [(x + to_x * length, y), (x, y), (x, y + to_y * length)]
            pygame.draw.lines(large, shade, False, path, thick)


def _dashes(large: pygame.Surface, box: pygame.Rect, shade: Colour, width: float) -> None:
    """A broken line just inside a box."""
    thick, count = max(1, round(width)), 5
    step = box.width / count
    for index in range(count):
        start, length = box.x + (index + 0.22) * step, step * 0.56
        for y in (box.top, box.bottom - thick):
            large.fill(shade, (round(start), y, round(length), thick))
        for x in (box.left, box.right - thick):
            large.fill(shade, (x, round(box.y + start - box.x), thick, round(length)))
