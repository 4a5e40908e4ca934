"""Draws the wave along a line: a breaker in three layers with a white crest, foam, and a shadow ahead of it.

It is broader than its line and spills over the frame, which stays wet behind it.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from itertools import pairwise
from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.engine.geometry import WIDTH
from flow_desktop.physics.front import Run
from flow_desktop.physics.sweep import Crest
from flow_desktop.scenes.board.places import BoardPlaces
from flow_desktop.widgets.theme import DEEP, FOAM, NIGHT, SEA, WATER, Colour

Point = tuple[float, float]
Points = list[Point]
Disc = tuple[float, float, float, float]
"""A patch of foam: its place and its radius in spaces, and its opacity."""

FLANK: Final = 20
WOBBLE: Final = 0.1
STREAKS: Final = 9
AHEAD: Final = ((0.22, 26), (0.15, 34), (0.08, 40))
"""The shadow ahead of the crest: how far each of its sheets reaches, in spaces, and its opacity."""
BODY: Final = SEA.mixed(DEEP, 0.42)
LAYERS: Final[tuple[tuple[float, float, Colour, int], ...]] = (
    (2.5, 0.88, SEA, 230),
    (1.25, 0.94, SEA.mixed(WATER, 0.45), 235),
    (0.62, 1.0, WATER, 240),
    (0.24, 1.0, FOAM, 245),
)
"""What rises behind the edge: how far back it reaches in spaces, its breadth, its colour and its opacity."""
SCALLOP: Final = 0.2
"""By how much of its depth the back of a layer is ragged."""
SOFT: Final = 0.75
LACE: Final = 0.075
"""How large a patch of foam on a flank is at most, in spaces."""
WET: Final = 74
GLINTS: Final = 5
WETTING: Final = 0.25
"""Seconds in which the frame gets wet."""
WAKE: Final = 0.3
"""Opacity of the foam that a wave leaves behind: more would flash where two waves cross (M2)."""
DISC_STEP: Final = 2
ALPHA_STEP: Final = 32
_patches = SurfaceCache()


def draw_crest(
    surface: pygame.Surface, places: BoardPlaces, crest: Crest, seconds: float, soft: bool = False
) -> None:
    """Draw one wave at one moment, on a sheet no larger than the water itself.

    A `soft` one keeps to its line and has no white lip: among stark tiles it would flash (M2).
    """
    crest = _softened(crest) if soft else crest
    scale, origin = places.cell_px, places.field.topleft
    way: tuple[int, int] = crest.side.value
    flanks = _flanks(crest, seconds)
    outline = [*crest.edge, *flanks[0], *reversed(_rounded(crest.wake)), *flanks[1]]
    ahead = [_pushed(way, point, AHEAD[0][0]) for point in crest.edge]
    box = _bounds([*outline, *ahead], scale, origin).clip(surface.get_rect())
    if box.width < 1 or box.height < 1:
        return
    sheet = pygame.Surface(box.size, pygame.SRCALPHA)
    sheet.fill(DEEP.with_alpha(0))

    def placed(points: Points) -> Points:
        left, top = origin[0] - box.x, origin[1] - box.y
        return [(left + x * scale, top + y * scale) for x, y in points]

    strength = crest.strength
    for far, alpha in AHEAD:
        shadow = [_pushed(way, point, far) for point in crest.edge]
        shade = NIGHT.with_alpha(round(alpha * strength))
        pygame.draw.polygon(sheet, shade, placed([*shadow, *reversed(crest.edge)]))
    pygame.draw.polygon(sheet, BODY.with_alpha(round(232 * strength)), placed(outline))
    length = crest.reach - crest.tail
    for number, (back, breadth, colour, alpha) in enumerate(LAYERS[:2] if soft else LAYERS):
        layer = _layer(crest, min(back, length * (0.9 - 0.1 * number)), breadth, seconds + number)
        pygame.draw.polygon(sheet, colour.with_alpha(round(alpha * strength)), placed(layer))
    _draw_streaks(sheet, crest, seconds, placed, scale)
    surface.blit(sheet, box)
    _draw_foam(surface, crest, scale, origin, [] if soft else _lace(crest, flanks))


def _lace(crest: Crest, flanks: tuple[Points, Points]) -> list[Disc]:
    """Foam along both flanks, thick near the crest and thinning out towards the wake."""
    discs: list[Disc] = []
    for side, points in enumerate((flanks[0], flanks[1][::-1])):
        for index, (x, y) in enumerate(points[::2]):
            near = 1 - 2 * index / len(points)
            size = LACE * (0.45 + 0.55 * _noise(index, 7 * side + crest.line)) * (0.35 + 0.65 * near)
            discs.append((x, y, size * crest.strength, (0.25 + 0.6 * near) * crest.strength))
    return discs


def _softened(crest: Crest) -> Crest:
    edge = tuple(_narrowed(crest, point, SOFT) for point in crest.edge)
    wake = tuple(_narrowed(crest, point, SOFT) for point in crest.wake)
    foam = [(_narrowed(crest, (bubble.x, bubble.y), SOFT), bubble) for bubble in crest.foam]
    return replace(crest, edge=edge, wake=wake, foam=tuple(replace(each, x=x, y=y) for (x, y), each in foam))


def _flanks(crest: Crest, seconds: float) -> tuple[Points, Points]:
    """Both sides, never quite straight: away from the crest, and back to it."""
    down = _flank(crest.edge[-1], crest.wake[-1], seconds, 1)
    return down, _flank(crest.wake[0], crest.edge[0], seconds, 2)


def _rounded(points: Sequence[Point]) -> Points:
    """The same line with its corners cut: water has none."""
    cut = [points[0]]
    for (ax, ay), (bx, by) in pairwise(points):
        cut += [
            (0.75 * ax + 0.25 * bx, 0.75 * ay + 0.25 * by),
            (0.25 * ax + 0.75 * bx, 0.25 * ay + 0.75 * by),
        ]
    return [*cut, points[-1]]


def _flank(start: Point, end: Point, seconds: float, own: int) -> Points:
    """Ragged water at the side of the wave: tongues that run out and back, each in its own time."""
    (ax, ay), (bx, by) = start, end
    upright = abs(bx - ax) < abs(by - ay)
    points = []
    for step in range(1, FLANK):
        share = step / FLANK
        tongue = math.sin(13 * share * own + 7 * seconds) + 0.5 * math.sin(31 * share + own + 9 * seconds)
        aside = WOBBLE * tongue * math.sin(math.pi * share) ** 0.5
        x, y = ax + (bx - ax) * share, ay + (by - ay) * share
        points.append((x + aside, y) if upright else (x, y + aside))
    return points


def _layer(crest: Crest, depth: float, breadth: float, seconds: float) -> Points:
    """A band behind the edge of that depth, with a ragged back."""
    way = crest.side.value
    front = [_narrowed(crest, point, breadth) for point in crest.edge] if breadth < 1 else crest.edge
    ragged = []
    for index, point in enumerate(front):
        swell = math.sin(index * 0.95 + 5 * seconds) + 0.7 * _noise(index, crest.line)
        ragged.append(_pushed(way, point, -depth * (1 + SCALLOP * swell)))
    return [*front, *reversed(_rounded(ragged))]


def _narrowed(crest: Crest, point: Point, breadth: float) -> Point:
    """A point nearer to the middle of the line."""
    middle = crest.line + 0.5
    if crest.side.value[0]:
        return (point[0], middle + (point[1] - middle) * breadth)
    return (middle + (point[0] - middle) * breadth, point[1])


def _pushed(way: tuple[int, int], point: Point, by: float) -> Point:
    """A point moved along the wave's way."""
    return (point[0] + way[0] * by, point[1] + way[1] * by)


def draw_wet_frame(surface: pygame.Surface, places: BoardPlaces, run: Run, seconds: float) -> None:
    """What a wave leaves where it has spilled over the frame: dark wet wood with glints on it."""
    for reach in (-places.frame / places.cell_px, float(WIDTH)):
        share = min(1.0, (seconds - run.when(reach)) / WETTING)
        if share <= 0:
            continue
        near = reach < 0 if sum(run.side.value) > 0 else reach >= 0
        across = bool(run.side.value[0])
        patch = _wet_patch(places.frame, round(1.5 * places.cell_px), across)
        patch.set_alpha(round(255 * share))
        whole, along = places.rect, (run.line + 0.5) * places.cell_px
        place = patch.get_rect()
        if across:
            place.midleft = whole.left, round(places.field.top + along)
            place.right = place.right if near else whole.right
        else:
            place.midtop = round(places.field.left + along), whole.top
            place.bottom = place.bottom if near else whole.bottom
        surface.blit(patch, place)


def _wet_patch(frame: int, length: int, upright: bool) -> pygame.Surface:
    """A stain on the frame, across all its breadth."""

    def make() -> pygame.Surface:
        large = pygame.Surface((frame * 3, length * 3), pygame.SRCALPHA)
        large.fill(NIGHT.with_alpha(0))
        wide, high = large.get_size()
        edge = [(wide, high * (0.5 + 0.5 * side * _ragged(step))) for side, step in _around_patch()]
        stain = [(wide * step / 8, y) for (_, step), (_, y) in zip(_around_patch(), edge, strict=True)]
        pygame.draw.polygon(large, NIGHT.with_alpha(WET), stain)
        for glint in range(GLINTS):
            at = (0.2 + 0.6 * _noise(glint, 3)) * wide, (0.22 + 0.56 * glint / (GLINTS - 1)) * high
            size = (0.05 + 0.07 * _noise(glint, 5)) * wide
            pygame.draw.ellipse(large, FOAM.with_alpha(150), (*at, size * 2, size * 0.8))
        picture = pygame.transform.smoothscale(large, (frame, length))
        return picture if upright else pygame.transform.rotate(picture, 90)

    return _patches.get(("wet", frame, length, upright), make)


def _around_patch() -> list[tuple[int, int]]:
    """Steps along one side of a stain and back along the other."""
    return [(-1, step) for step in range(9)] + [(1, step) for step in range(8, -1, -1)]


def _ragged(step: int) -> float:
    return 0.82 + 0.18 * math.sin(2.3 * step)


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
    way, length = crest.side.value, crest.reach - crest.tail
    for number in range(STREAKS):
        across = (2 * number + 1) / (2 * STREAKS)
        middle = crest.wake[round(across * (len(crest.wake) - 1))]
        share = (number * 0.37 + 0.55 * seconds) % 1.0
        ends = [_pushed(way, middle, length * place) for place in (0.12 + 0.6 * share, 0.2 + 0.66 * share)]
        start, end = placed(ends)
        pygame.draw.line(sheet, shade, start, end, width)


def _draw_foam(
    surface: pygame.Surface, crest: Crest, scale: float, origin: tuple[int, int], lace: list[Disc]
) -> None:
    """Foam on the flanks and the crest, along the wake, and where the water carries it."""
    discs = list(lace)
    for line, size, opacity in ((crest.edge, 0.10, 1.0), (crest.wake, 0.05, WAKE)):
        for index, ((ax, ay), (bx, by)) in enumerate(pairwise(line)):
            swell = size * (0.75 + 0.45 * _noise(index, crest.line))
            discs.append(((ax + bx) / 2, (ay + by) / 2, swell * crest.strength, opacity * crest.strength))
            if line is crest.edge:
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
    return _make_disc(side, min(alpha, 255)) if side >= 2 and alpha >= 1 else None


@lru_cache(maxsize=512)
def _make_disc(side: int, alpha: int) -> pygame.Surface:
    large = pygame.Surface((side * 4, side * 4), pygame.SRCALPHA)
    large.fill(FOAM.with_alpha(0))
    pygame.draw.circle(large, FOAM.with_alpha(alpha), (side * 2, side * 2), side * 2)
    return pygame.transform.smoothscale(large, (side, side))
