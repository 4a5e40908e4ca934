"""Pictures that a breaker is put together from: its head, the swell behind it, and how the swell ends.

All are drawn large and smoothed down, once per size, for a wave that goes right; other ways are turned.
"""

import math
from collections.abc import Callable
from random import Random
from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.physics.front import From, bow
from flow_desktop.scenes.colours import CREST
from flow_desktop.widgets.theme import DEEP, NIGHT, SEA, WATER, WHITE, Colour

Point = tuple[float, float]
Points = list[Point]
Paint = Callable[[pygame.Surface, float], None]

PHASES: Final = 6
"""Drawings of the head, shown one after the other: its foam boils."""
HEIGHT: Final = 2.0
"""All pictures are so high, in spaces: foam and spray lie beside the flanks."""
PERIOD: Final = 3.0
"""The swell repeats after so many spaces."""
HEAD: Final = 1.75
"""Spaces from the front of the head to where it has become swell."""
AHEAD: Final = 0.3
"""Spaces before the front, for the shadow and the spray."""
SHADOW: Final = 0.2
"""How far ahead of the crest its shadow falls, in spaces: 24 px in a window of 1080."""
END: Final = 1.5
"""Spaces in which the swell runs out."""
MILKY: Final = WATER.mixed(CREST, 0.45)
FACE: Final = SEA.mixed(WATER, 0.55)
BODY: Final = SEA.mixed(DEEP, 0.25)
THIN: Final = SEA.mixed(WATER, 0.35)
SOFT_SHARE: Final = 0.75
"""How broad a soft wave is: it keeps to its line."""
_TURNS: Final = {From.LEFT: 0, From.TOP: -90, From.RIGHT: 180, From.BOTTOM: 90}
_pictures = SurfaceCache()


def head(px: int, side: From, phase: int, soft: bool) -> pygame.Surface:
    """The front of the wave with its crest; a soft one has no white on it."""
    key = "head", px, phase, soft
    return _turned(key, side, px, HEAD + AHEAD, lambda sheet, unit: _paint_head(sheet, unit, phase, soft))


def swell(px: int, side: From, soft: bool) -> pygame.Surface:
    """One period of the water behind the head, with ragged flanks."""
    return _turned(("swell", px, soft), side, px, PERIOD, lambda sheet, unit: _paint_swell(sheet, unit, soft))


def ending(px: int, side: From) -> pygame.Surface:
    """What is left of the swell at its end, as a mask to multiply with: fingers that thin out."""
    return _turned(("ending", px), side, px, END, _paint_ending)


def _turned(key: tuple[object, ...], side: From, px: int, length: float, paint: Paint) -> pygame.Surface:
    def make() -> pygame.Surface:
        over = 3 if px < 160 else 2
        size = round(length * px), round(HEIGHT * px)
        large = pygame.Surface((size[0] * over, size[1] * over), pygame.SRCALPHA)
        large.fill(SEA.with_alpha(0))
        paint(large, px * over)
        picture = pygame.transform.smoothscale(large, size)
        return pygame.transform.rotate(picture, _TURNS[side]) if _TURNS[side] else picture

    return _pictures.get((*key, side), make)


def _flank(x: float, own: int) -> float:
    """How far water tongues out beside the swell, in spaces: swept back, alike in each period."""
    out = 0.0
    for teeth, size, shift in ((5, 0.115, 0.13), (9, 0.055, 0.57)):
        share = (x / PERIOD * teeth + shift * (own + 1)) % 1.0
        out += size * math.sin(math.pi * share**0.55) * (0.65 + 0.35 * math.sin(math.tau * x / PERIOD + own))
    return out


def _outline(half: float, reach: float, shift: float = 0.0) -> Points:
    """The shape of the swell: both flanks, `reach` times as ragged as water is, and a little longer."""
    steps = [PERIOD * step / 120 for step in range(-2, 123)]
    above = [(x, HEIGHT / 2 - half - reach * _flank(x + shift, 0)) for x in steps]
    below = [(x, HEIGHT / 2 + half + reach * _flank(x + shift, 1)) for x in steps]
    return above + below[::-1]


def _fill(sheet: pygame.Surface, unit: float, points: Points, shade: Colour, alpha: int) -> None:
    pygame.draw.polygon(sheet, shade.with_alpha(alpha), [(x * unit, y * unit) for x, y in points])


def _disc(sheet: pygame.Surface, unit: float, spot: Point, radius: float, shade: Colour, alpha: int) -> None:
    pygame.draw.circle(sheet, shade.with_alpha(alpha), (spot[0] * unit, spot[1] * unit), radius * unit)


def _streak(start: Point, length: float, thick: float) -> Points:
    """A line of flow, thin at both ends."""
    (x, y), bend = start, 0.012
    upper = [(x + length * n / 8, y - thick * math.sin(math.pi * n / 8) + bend * n / 8) for n in range(9)]
    lower = [(x + length * n / 8, y + thick * math.sin(math.pi * n / 8) + bend * n / 8) for n in range(9)]
    return upper + lower[::-1]


def _paint_swell(sheet: pygame.Surface, unit: float, soft: bool) -> None:
    half = 0.63 * (SOFT_SHARE if soft else 1.0)
    if not soft:
        _fill(sheet, unit, _outline(half + 0.022, 1.1), CREST, 165)
    _fill(sheet, unit, _outline(half, 1.0), THIN, 168)
    _fill(sheet, unit, _outline(half - 0.10, 1.3, 0.21), BODY, 205 if soft else 180)
    chance = Random(5)
    for number in range(20):
        across = HEIGHT / 2 + (half - 0.14) * (2 * (number * 0.382 % 1.0) - 1)
        x, length = PERIOD * number / 20, chance.uniform(0.35, 0.95)
        shade, alpha = (THIN, 225) if soft or number % 3 else (MILKY, 205)
        for again in (0.0, -PERIOD, PERIOD):
            line = _streak((x + again, across), length, chance.uniform(0.011, 0.017))
            _fill(sheet, unit, line, shade, alpha)
    if not soft:
        _paint_lace(sheet, unit, half, chance)


def _paint_lace(sheet: pygame.Surface, unit: float, half: float, chance: Random) -> None:
    """Foam that hangs on the flanks: wisps swept back, each with a few flecks behind it."""
    for number in range(14):
        side = number % 2
        x, inward = PERIOD * (number + chance.uniform(0.0, 0.6)) / 14, chance.uniform(0.0, 0.17)
        y = HEIGHT / 2 + (2 * side - 1) * (half - inward + 0.6 * _flank(x, side))
        length, shade = chance.uniform(0.22, 0.5), BODY.mixed(CREST, chance.uniform(0.55, 0.9))
        flecks = [(x - 0.05 * fleck - 0.05, y + chance.uniform(-0.03, 0.03)) for fleck in range(3)]
        for again in (0.0, -PERIOD, PERIOD):
            _fill(sheet, unit, _streak((x + again, y), length, 0.022), shade, 235)
            for fleck, spot in enumerate(flecks):
                _disc(sheet, unit, (spot[0] + again, spot[1]), 0.020 - 0.004 * fleck, shade, 235)


def _front(across: float, phase: float = 0.0) -> float:
    """How far the head reaches at a place across the wave, in spaces from the picture's left edge."""
    lobes = 0.030 * math.sin(9.0 * across + 1.7 + phase) + 0.018 * math.sin(17.0 * across - phase)
    return HEAD - 0.10 - bow(across) + lobes


def _paint_head(sheet: pygame.Surface, unit: float, phase: int, soft: bool) -> None:
    chance = Random(11)
    share = SOFT_SHARE if soft else 1.0
    half, turn = 0.65 * share, math.tau * phase / PHASES
    across = [half * (n / 20 - 1) for n in range(41)]
    edge = [(_front(v, turn), HEIGHT / 2 + v) for v in across]
    _paint_shadow(sheet, unit, edge, share)
    for depth, ragged, shade, alpha in ((1.05, 0.34, FACE, 238), (0.55, 0.20, MILKY, 250)):
        shade = shade.mixed(SEA, 0.35) if soft else shade
        back = [
            (x - depth - ragged * _tongue(v / half, depth, turn) * (1 - 0.4 * abs(v)), y)
            for (x, y), v in zip(edge, across, strict=True)
        ]
        _fill(sheet, unit, edge + _smooth(back)[::-1], shade, alpha)
    if soft:
        return
    for number in range(22):
        v = half * (2 * (number + 0.5) / 22 - 1)
        length = chance.uniform(0.2, 0.52)
        line = _streak((_front(v, turn) - 0.12 - length, HEIGHT / 2 + v), length, 0.012)
        _fill(sheet, unit, line, MILKY.mixed(CREST, 0.75), 250)
    _paint_lip(sheet, unit, half, turn, chance)


def _tongue(across: float, own: float, turn: float) -> float:
    """How far the water behind the crest runs back, from about -1 to 1: no two tongues alike."""
    return 0.62 * math.sin(8.5 * across + 2 * own + turn) + 0.38 * math.sin(13.7 * across - 5 * own - turn)


def _smooth(points: Points) -> Points:
    """The same line without corners."""
    kept = [points[0]]
    for (ax, ay), (bx, by), (cx, cy) in zip(points, points[1:], points[2:], strict=False):
        kept.append(((ax + 2 * bx + cx) / 4, (ay + 2 * by + cy) / 4))
    return [*kept, points[-1]]


def _paint_shadow(sheet: pygame.Surface, unit: float, edge: Points, share: float) -> None:
    """A soft shadow on what lies before the crest."""
    shade = pygame.Surface((sheet.get_width() // 4, sheet.get_height() // 4), pygame.SRCALPHA)
    shade.fill(NIGHT.with_alpha(0))
    far = [(x + SHADOW - 0.05, HEIGHT / 2 + 1.12 * (y - HEIGHT / 2)) for x, y in edge]
    near = [(x - 0.3, y) for x, y in edge]
    _fill(shade, unit / 4, far + near[::-1], NIGHT, round(150 * share))
    blurred = pygame.transform.gaussian_blur(shade, max(1, round(0.07 * unit / 4)), repeat_edge_pixels=False)
    sheet.blit(pygame.transform.smoothscale(blurred, sheet.get_size()), (0, 0))


def _paint_lip(sheet: pygame.Surface, unit: float, half: float, turn: float, chance: Random) -> None:
    """The crest: foam in round heaps, arms of it along the flanks, and spray before it."""
    heaps = []
    for number in range(25):
        v = half * (number / 12 - 1)
        size = chance.uniform(0.075, 0.125) * (1 + 0.16 * math.sin(turn + 2.4 * number))
        heaps.append(((_front(v, turn) - 0.05 - chance.uniform(0.0, 0.05), HEIGHT / 2 + v), size))
    for side in (-1, 1):
        for number in range(15):
            away = number / 14
            v = half + 0.03 + 0.05 * math.sin(5.1 * away + side + turn)
            x = _front(half) - 0.06 - 0.95 * away
            size = (0.105 - 0.095 * away) * chance.uniform(0.7, 1.2) * (1 + 0.14 * math.sin(turn + number))
            heaps.append(((x, HEIGHT / 2 + side * v), size))
    for shade, back, more in ((WATER.mixed(CREST, 0.6), 0.085, 0.03), (CREST, 0.0, 0.0)):
        for (x, y), size in heaps:
            _disc(sheet, unit, (x - back, y), size + more * min(1.0, size / 0.08), shade, 255)
    for number in range(14):
        v = 1.1 * half * chance.uniform(-1.0, 1.0)
        ahead = chance.uniform(0.07, 0.2) * (0.7 + 0.3 * math.sin(turn + number))
        _disc(sheet, unit, (_front(v) + ahead, HEIGHT / 2 + v), chance.uniform(0.012, 0.026), CREST, 225)


def _paint_ending(sheet: pygame.Surface, unit: float) -> None:
    """White where the swell is left, clear where it has gone."""
    sheet.fill(WHITE.with_alpha(0))
    for layer in range(4):
        points: Points = [(END + 0.1, 0.0)]
        for step in range(61):
            y = HEIGHT * step / 60
            finger = 0.5 + 0.5 * math.sin(8.3 * y + layer) * math.sin(3.1 * y + 1.3)
            bowed = 0.5 * (y - HEIGHT / 2) ** 2
            points.append((0.28 + 0.24 * layer + 0.42 * finger - bowed, y))
        _fill(sheet, unit, [*points, (END + 0.1, HEIGHT)], WHITE, 69 + 62 * layer)
    blurred = pygame.transform.box_blur(sheet, max(1, round(0.035 * unit)))
    sheet.fill(WHITE.with_alpha(0))
    sheet.blit(blurred, (0, 0))
