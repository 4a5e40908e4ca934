"""What is drawn on the water of each cell: light where it is joined, and a ribbon for the way of each animal.

A ribbon has its animal's colour and pattern. Ways that share water run side by side, as lines do on a map of
trains, so that each can be followed.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.engine.geometry import BOAT, DIRECTIONS, NORTH, SOUTH, Animal, Cell, Edges
from flow_desktop.physics.easing import eased
from flow_desktop.scenes.board.curves import CHANNEL, Point, circle, curve, point_at
from flow_desktop.scenes.board.show import ANIMAL_AT
from flow_desktop.scenes.board.tones import Tones
from flow_desktop.scenes.board.ways import Strand
from flow_desktop.scenes.colours import PATTERNS
from flow_desktop.widgets.theme import WHITE, Colour

OVERSAMPLING: Final = 3
OPACITY: Final = 205
HALFWAY: Final = 0.5
WIDEST: Final = CHANNEL * 0.38
"""Breadth of a single ribbon."""
ALL_TOGETHER: Final = CHANNEL * 0.92
"""Breadth of as many ribbons as there are."""
CASING: Final = 0.034
"""How much broader than the ribbon its dark edge is."""
INNER: Final = 0.38
RING_RADIUS: Final = 0.275
RING_BREADTH: Final = 0.075
_pictures = SurfaceCache()
LIGHT_OVERSAMPLING: Final = 2


class Dab(NamedTuple):
    """A point of a ribbon and how broad the ribbon is there."""

    point: Point
    breadth: float


Line = list[Dab]
THIN: Final = 0.05
"""A thinner band needs no point between its corners to bend with the ribbon."""
BENDS: Final = 8
"""Points of a zigzag from one turn to the next but one; the turns are among them."""


def ribbons_picture(strands: tuple[Strand, ...], px: int, tones: Tones, at_boat: bool) -> pygame.Surface:
    """All ribbons on one cell; see-through where there are none."""
    return _pictures.get((strands, px, tones, at_boat), lambda: _drawn(strands, px, tones, at_boat))


def _drawn(strands: tuple[Strand, ...], px: int, tones: Tones, at_boat: bool) -> pygame.Surface:
    sheet = _sheet(px, tones)
    lines = [(strand.animal, _line(strand, at_boat)) for strand in strands]
    edge = tones.ink if tones.cased else tones.light
    for _, line in lines:
        _stroke(sheet, line, edge, CASING)
    for animal, line in lines:
        _stroke(sheet, line, tones.animal(animal))
    picture = pygame.transform.smoothscale(sheet, (px, px))
    if not tones.cased:
        picture.fill(WHITE.with_alpha(OPACITY), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def pattern_picture(
    strands: tuple[Strand, ...], px: int, tones: Tones, at_boat: bool, phase: float
) -> pygame.Surface:
    """The patterns of all ribbons on one cell, drifted by a share of their own length."""

    def make() -> pygame.Surface:
        sheet = _sheet(px, tones)
        for strand in strands:
            _PATTERNS[PATTERNS[strand.animal]](sheet, _line(strand, at_boat), tones.ink, phase)
        return pygame.transform.smoothscale(sheet, (px, px))

    return _pictures.get(("pattern", strands, px, tones, at_boat, phase), make)


def ring_picture(animal: Animal, px: int, tones: Tones) -> pygame.Surface:
    """A ring in an animal's colour and pattern, for the middle of its space."""
    return _pictures.get((animal, px, tones), lambda: _drawn_ring(animal, px, tones))


def _drawn_ring(animal: Animal, px: int, tones: Tones) -> pygame.Surface:
    sheet = _sheet(px, tones)
    line = [Dab(point, RING_BREADTH) for point in circle(RING_RADIUS)]
    _stroke(sheet, line, tones.ink, CASING * 0.7)
    _stroke(sheet, line, tones.animal(animal))
    _PATTERNS[PATTERNS[animal]](sheet, line, tones.ink, HALFWAY)
    return pygame.transform.smoothscale(sheet, (px, px))


def _sheet(px: int, tones: Tones) -> pygame.Surface:
    sheet = pygame.Surface((px * OVERSAMPLING, px * OVERSAMPLING), pygame.SRCALPHA)
    sheet.fill(tones.ink.with_alpha(0))
    return sheet


def _line(strand: Strand, at_boat: bool) -> Line:
    """A strand with its breadth, which changes gently on the way."""
    reach = (0.40 if strand.enter in (NORTH, SOUTH) else 0.30) if at_boat else 0.36
    wide, narrow = (_breadth(lane) for lane in (strand.enter_lane, strand.leave_lane))
    return [Dab(point, wide + (narrow - wide) * share) for point, share in in_lane(strand, reach)]


def in_lane(strand: Strand, reach: float = 0.0) -> Iterator[tuple[Point, float]]:
    """The line of a strand; it changes lane gently on the way. With each point the share of that change."""
    points = curve(strand.enter, strand.leave, reach)
    start, end = (_lane_offset(lane) for lane in (strand.enter_lane, strand.leave_lane))
    for point in points:
        share = eased(point.length / points[-1].length)
        x, y = point.beside(start + (end - start) * share)
        yield point._replace(x=x, y=y), share


def _lane_offset(lane: tuple[int, int]) -> float:
    """How far a lane lies from the middle of the water."""
    index, count = lane
    return (index - (count - 1) / 2) * ALL_TOGETHER / count


def _breadth(lane: tuple[int, int]) -> float:
    return WIDEST if lane[1] == 1 else ALL_TOGETHER / lane[1] - CASING


def _stroke(sheet: pygame.Surface, line: Line, shade: Colour, wider: float = 0.0) -> None:
    """A band along the line with round ends."""
    side = sheet.get_width()
    right = [point.beside((breadth + wider) / 2) for point, breadth in line]
    left = [point.beside(-(breadth + wider) / 2) for point, breadth in reversed(line)]
    pygame.draw.polygon(sheet, shade, [(x * side, y * side) for x, y in right + left])
    for point, breadth in line[:: len(line) // 4]:
        radius = max(1.0, (breadth + wider) * side / 2)
        pygame.draw.circle(sheet, shade, (point.x * side, point.y * side), radius)


def _repeats(line: Line, period: float, phase: float) -> list[float]:
    """Shares of the line at even distances, the first so far on its way: the pattern goes on over borders.

    What lies half on the next cell is drawn on both, so that no border cuts it.
    """
    count = max(1, round(line[-1].point.length / period))
    first, last = (-0.5 / count if _at_border(line[0].point) else 0.0), 1.0
    last += 0.5 / count if _at_border(line[-1].point) else 0.0
    shares = [(index + phase) / count for index in range(-1, count + 1)]
    return [share for share in shares if first <= share <= last]


def _band(
    sheet: pygame.Surface, line: Line, share: float, shade: Colour, long: float, lean: float = 0.0
) -> None:
    """A band across the ribbon, so `long` on its way, that bends with it; `lean` slants it, in cells."""
    side, points = sheet.get_width(), tuple(dab.point for dab in line)
    half, whole = _nearest(line, share).breadth / 2, points[-1].length
    outline = []
    for edge in (1, -1):
        for step in (-1.0, 1.0) if long < THIN else (-1.0, 0.0, 1.0):
            along = share + edge * (step * long / 2 + lean) / whole
            x, y = _on_line(points, along).beside(edge * half)
            outline.append((x * side, y * side))
    pygame.draw.polygon(sheet, shade, outline)


def _nearest(line: Line, share: float) -> Dab:
    return line[round(min(1.0, max(0.0, share)) * (len(line) - 1))]


def _at_border(point: Point) -> bool:
    """Whether a line goes on beyond the cell here."""
    return min(point.x, point.y, 1 - point.x, 1 - point.y) < 1e-6


def _on_line(points: tuple[Point, ...], share: float) -> Point:
    """The point after a share of the line, which goes straight on beyond its ends."""
    point = point_at(points, share)
    over = (share - min(1.0, max(0.0, share))) * points[-1].length
    return point._replace(x=point.x + over * point.along_x, y=point.y + over * point.along_y)


def _stripes(sheet: pygame.Surface, line: Line, shade: Colour, phase: float) -> None:
    for share in _repeats(line, 0.125, phase):
        _band(sheet, line, share, shade, 0.036, 0.11 * _nearest(line, share).breadth)


def _dots(sheet: pygame.Surface, line: Line, shade: Colour, phase: float) -> None:
    side, points = sheet.get_width(), tuple(dab.point for dab in line)
    for share in _repeats(line, 0.2, phase):
        point, breadth = _on_line(points, share), _nearest(line, share).breadth
        pygame.draw.circle(sheet, shade, (point.x * side, point.y * side), max(1.0, breadth * side * 0.37))


def _rings(sheet: pygame.Surface, line: Line, shade: Colour, phase: float) -> None:
    """Broad bands with long gaps, as on the tail of a lemur: small circles looked too much like dots (V3)."""
    for share in _repeats(line, 0.25, phase):
        _band(sheet, line, share, shade, 0.1)


def _zigzag(sheet: pygame.Surface, line: Line, shade: Colour, phase: float) -> None:
    """To and fro between the rims; between two turns it bends with the line."""
    side, points = sheet.get_width(), tuple(dab.point for dab in line)
    count = max(1, round(points[-1].length / 0.2))
    turns = (phase % 1.0 + (step - BENDS) / BENDS for step in range(BENDS * (count + 1)))
    path = []
    for at in sorted({0.0, *(turn for turn in turns if 0 < turn < count), float(count)}):
        swing = 4 * abs((at - phase) % 1.0 - 0.5) - 1
        breadth = _nearest(line, at / count).breadth
        x, y = point_at(points, at / count).beside(0.36 * breadth * swing)
        path.append(pygame.Vector2(x * side, y * side))
    _thread(sheet, shade, path, max(1.0, 0.032 * side))


def _thread(sheet: pygame.Surface, shade: Colour, path: Sequence[pygame.Vector2], breadth: float) -> None:
    """A line that is as broad everywhere: pygame's own broad lines are drawn in steps where they slant."""
    for start, end in pairwise(path):
        if start == end:
            continue
        along = (end - start).normalize() * (breadth / 2)
        aside = pygame.Vector2(-along.y, along.x)
        pygame.draw.polygon(sheet, shade, (start + aside, end + aside, end - aside, start - aside))
        pygame.draw.circle(sheet, shade, end, breadth / 2)


_PATTERNS: Final[dict[str, Callable[[pygame.Surface, Line, Colour, float], None]]] = {
    "stripes": _stripes,
    "dots": _dots,
    "rings": _rings,
    "zigzag": _zigzag,
}


def light_reach(cell: Cell) -> float:
    """How far light keeps off the middle of a space: animals and the boat stay free of it."""
    return INNER if cell == BOAT or cell in ANIMAL_AT else 0.0


def channel_light(edges: Edges, px: int, shade: Colour, alpha: int, reach: float = 0.0) -> pygame.Surface:
    """A soft light in the middle of the channels of these edges; `reach` keeps it off the cell's middle."""
    key = (edges, px, shade, alpha, reach)
    return _pictures.get(key, lambda: _drawn_light(edges, px, shade, alpha, reach))


def _drawn_light(edges: Edges, px: int, shade: Colour, alpha: int, reach: float) -> pygame.Surface:
    side = px * LIGHT_OVERSAMPLING
    sheet = pygame.Surface((side, side), pygame.SRCALPHA)
    sheet.fill(shade.with_alpha(0))
    for breadth, strength in ((0.86, 0.35), (0.70, 0.6), (0.52, 0.8), (0.34, 1.0)):
        level = shade.with_alpha(round(alpha * strength))
        radius = max(1.0, CHANNEL * breadth * side / 2)
        for enter, leave in _lit_lines(edges, reach):
            for point in curve(enter, leave, reach):
                pygame.draw.circle(sheet, level, (point.x * side, point.y * side), radius)
    return pygame.transform.smoothscale(sheet, (px, px))


def _lit_lines(edges: Edges, reach: float) -> list[tuple[Edges, Edges]]:
    """The lines that make up the channels: one for two edges, else one from each edge to the middle."""
    opened = [direction for direction in DIRECTIONS if edges & direction]
    if len(opened) == 2 and not reach:
        return [(opened[0], opened[1])]
    return [(direction, 0) for direction in opened]
