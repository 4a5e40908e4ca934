"""Draws the wave along a line: dark water with a bright crest, foam, and a shadow that runs ahead of it."""

import math
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.physics.sweep import Crest
from flow_desktop.scenes.board.places import BoardPlaces
from flow_desktop.widgets.theme import DEEP, FOAM, NIGHT, SEA, WATER, Colour

Point = tuple[float, float]
Points = list[Point]

FLANK: Final = 9
WOBBLE: Final = 0.045
STREAKS: Final = 7
AHEAD: Final = 0.22
BANDS: Final[tuple[tuple[float, Colour, int], ...]] = (
    (1.5, SEA, 235),
    (0.8, SEA.mixed(WATER, 0.55), 235),
    (0.34, WATER, 240),
)
"""Bright bands behind the crest: how far back each reaches, in spaces, its colour and its opacity."""
WAKE: Final = 0.3
"""Opacity of the foam that a wave leaves behind: more would flash where two waves cross (M2)."""
DISC_STEP: Final = 2
ALPHA_STEP: Final = 32
_discs = SurfaceCache()


def draw_crest(surface: pygame.Surface, places: BoardPlaces, crest: Crest, seconds: float) -> None:
    """Draw one wave at one moment, on a sheet no larger than the water itself."""
    scale, origin = places.cell_px, places.field.topleft
    outline = _outline(crest, seconds)
    ahead = [_pushed(crest, point, AHEAD) for point in crest.edge]
    box = _bounds([*outline, *ahead], scale, origin).clip(surface.get_rect())
    if box.width < 1 or box.height < 1:
        return
    sheet = pygame.Surface(box.size, pygame.SRCALPHA)
    sheet.fill(DEEP.with_alpha(0))

    def placed(points: Points) -> Points:
        left, top = origin[0] - box.x, origin[1] - box.y
        return [(left + x * scale, top + y * scale) for x, y in points]

    strength = crest.strength
    pygame.draw.polygon(
        sheet, NIGHT.with_alpha(round(70 * strength)), placed([*ahead, *reversed(crest.edge)])
    )
    pygame.draw.polygon(sheet, DEEP.with_alpha(round(222 * strength)), placed(outline))
    length = crest.reach - crest.tail
    for back, colour, alpha in BANDS:
        inner = [_pushed(crest, point, -min(back, length * 0.9)) for point in crest.edge]
        shade = colour.with_alpha(round(alpha * strength))
        pygame.draw.polygon(sheet, shade, placed([*crest.edge, *reversed(inner)]))
    _draw_streaks(sheet, crest, seconds, placed, scale)
    surface.blit(sheet, box)
    _draw_foam(surface, crest, scale, origin)


def _outline(crest: Crest, seconds: float) -> Points:
    """The water's outline: edge and wake, and between them flanks that are never quite straight."""
    down = _flank(crest.edge[-1], crest.wake[-1], seconds, 1)
    up = _flank(crest.wake[0], crest.edge[0], seconds, 2)
    return [*crest.edge, *down, *reversed(crest.wake), *up]


def _flank(start: Point, end: Point, seconds: float, own: int) -> Points:
    (ax, ay), (bx, by) = start, end
    upright = abs(bx - ax) < abs(by - ay)
    points = []
    for step in range(1, FLANK):
        share = step / FLANK
        aside = WOBBLE * math.sin(11 * share * own + 8 * seconds) * math.sin(math.pi * share)
        x, y = ax + (bx - ax) * share, ay + (by - ay) * share
        points.append((x + aside, y) if upright else (x, y + aside))
    return points


def _pushed(crest: Crest, point: Point, by: float) -> Point:
    """A point moved along the wave's way."""
    dx, dy = crest.side.value
    return (point[0] + dx * by, point[1] + dy * by)


def _bounds(points: Points, scale: float, origin: tuple[int, int]) -> pygame.Rect:
    xs = [origin[0] + x * scale for x, _ in points]
    ys = [origin[1] + y * scale for _, y in points]
    left, top = math.floor(min(xs)) - 2, math.floor(min(ys)) - 2
    return pygame.Rect(left, top, math.ceil(max(xs)) + 3 - left, math.ceil(max(ys)) + 3 - top)


def _draw_streaks(
    sheet: pygame.Surface,
    crest: Crest,
    seconds: float,
    placed: Callable[[Points], Points],
    scale: float,
) -> None:
    """Lines of flow in the water, which run along with it."""
    width = max(1, round(scale * 0.03))
    shade = SEA.mixed(WATER, 0.4).with_alpha(round(190 * crest.strength))
    length = crest.reach - crest.tail
    for number in range(STREAKS):
        across = (2 * number + 1) / (2 * STREAKS)
        middle = crest.wake[round(across * (len(crest.wake) - 1))]
        share = (number * 0.37 + 0.55 * seconds) % 1.0
        ends = [_pushed(crest, middle, length * place) for place in (0.12 + 0.6 * share, 0.2 + 0.66 * share)]
        start, end = placed(ends)
        pygame.draw.line(sheet, shade, start, end, width)


def _draw_foam(surface: pygame.Surface, crest: Crest, scale: float, origin: tuple[int, int]) -> None:
    """Foam on the crest, along the wake, and where the water carries it."""
    discs: list[tuple[float, float, float, float]] = []
    for line, size, opacity in ((crest.edge, 0.095, 1.0), (crest.wake, 0.05, WAKE)):
        for index, ((ax, ay), (bx, by)) in enumerate(pairwise(line)):
            swell = size * (0.75 + 0.45 * _noise(index, crest.line))
            discs.append(((ax + bx) / 2, (ay + by) / 2, swell * crest.strength, opacity * crest.strength))
            discs.append((ax, ay, swell * 0.8 * crest.strength, opacity * crest.strength))
    discs += [(foam.x, foam.y, foam.radius, foam.opacity) for foam in crest.foam]
    drawn = []
    for x, y, radius, opacity in discs:
        picture = _disc(radius * scale, opacity)
        if picture is not None:
            half = picture.get_width() / 2
            drawn.append((picture, (origin[0] + x * scale - half, origin[1] + y * scale - half)))
    surface.fblits(drawn)


@cache
def _noise(index: int, line: int) -> float:
    """A number from 0 to 1 that looks as if by chance, the same in every frame."""
    return math.sin(index * 12.9898 + line * 78.233) * 43758.5453 % 1.0


def _disc(radius: float, opacity: float) -> pygame.Surface | None:
    """A patch of foam, in steps of size and opacity that cannot be told apart."""
    side = DISC_STEP * round(2 * radius / DISC_STEP)
    alpha = ALPHA_STEP * round(255 * opacity / ALPHA_STEP)
    if side < 2 or alpha < 1:
        return None
    return _discs.get((side, alpha), lambda: _make_disc(side, min(alpha, 255)))


def _make_disc(side: int, alpha: int) -> pygame.Surface:
    large = pygame.Surface((side * 4, side * 4), pygame.SRCALPHA)
    large.fill(FOAM.with_alpha(0))
    pygame.draw.circle(large, FOAM.with_alpha(alpha), (side * 2, side * 2), side * 2)
    return pygame.transform.smoothscale(large, (side, side))
