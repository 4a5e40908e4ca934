"""A die as it is seen: a maple cube with branded faces, in the light of the house."""

import math
from collections.abc import Callable
from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.physics.cube import Side, Turn, rounded_square, sides, upright
from flow_desktop.physics.dice import DiePose
from flow_desktop.river_dice.engine.content import dice_box
from flow_desktop.river_dice.engine.goods import ANIMALS
from flow_desktop.river_dice.scenes.colours import (
    BRAND,
    MAPLE,
    MAPLE_DARK,
    MAPLE_EDGE,
    OWN,
    OWN_DARK,
    PINE_DEEP,
    SPECIAL,
    SPECIAL_DARK,
)
from flow_desktop.river_dice.scenes.painting.water_colour import smooth
from flow_desktop.river_dice.scenes.table_dice import readings
from flow_desktop.widgets.die_shadow import DieShadow
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.theme import Colour

OVERSAMPLING: Final = 2
REACH: Final = 0.9
ROUNDING: Final = 0.17
INSET: Final = 0.03
RIM: Final = 0.05
"""How far the dark edge reaches into a face, and how broad it is drawn around it."""
UP: Final = (0.0, 0.0, 1.0)
FACE: Final = 96
DETAILS: Final = (FACE, 144, 192)
"""Faces are drawn in these sizes, and laid from the one that comes near."""
_BODY: Final[dict[str, tuple[Colour, Colour]]] = {
    "central": (MAPLE, MAPLE_DARK),
    "special": (SPECIAL, SPECIAL_DARK),
    "bear": (OWN, OWN_DARK),
    "hawk": (OWN, OWN_DARK),
}
FLAT: Final = math.radians(1.6)
LOW: Final = 0.06
"""Below this lean and this height a die slides and does not tumble."""
STEPS: Final = 2
"""Pictures of a die that lies, for each degree."""
FINE: Final = 2
"""They are turned from one that is so much larger, and stay sharp."""
LEVEL: Final = 0.98
"""A face that is squeezed less than this is turned once, and not squeezed."""
SHADOW: Final = DieShadow(PINE_DEEP, softness=0.08, rounding=0.3, away=0.08, climbing=0.3)
_cache = SurfaceCache()
Point = tuple[float, float]
Turning = Callable[[pygame.Surface, float], pygame.Surface]


def face_picture(look: Look, kind: str, face: int, side: int = FACE) -> pygame.Surface:
    """What is branded on a face, on the grain of its wood."""
    return _cache.get(("face", kind, face, side), lambda: _make_face(look, kind, face, side))


def _make_face(look: Look, kind: str, face: int, side: int) -> pygame.Surface:
    sheet = _wood(kind, face, side)
    found = readings(kind, face)
    middle = side // 2, side // 2
    if len(found) == len(ANIMALS):
        _stamp(sheet, look, "animal_any", side * 0.72, middle)
    elif not found:
        _stamp(sheet, look, f"sign_{dice_box().signs[face - 1]}", side * 0.76, middle)
    elif len(found) == 1:
        _stamp(sheet, look, f"animal_{ANIMALS[found[0][0]]}", side * 0.78, middle)
    else:
        pygame.draw.line(sheet, BRAND, (side * 0.2, side * 0.8), (side * 0.8, side * 0.2), max(2, side // 30))
        for (animal, count), at in zip(found, (0.32, 0.68), strict=True):
            name = f"animal_{ANIMALS[animal]}"
            place = round(side * at), round(side * at)
            away = side // 10
            if count == 1:
                _stamp(sheet, look, name, side * 0.48, place)
            else:
                _stamp(sheet, look, name, side * 0.36, (place[0] - away, place[1] + away))
                _stamp(sheet, look, name, side * 0.36, (place[0] + away, place[1] - away))
    return sheet


def _wood(kind: str, face: int, side: int) -> pygame.Surface:
    """The grain, and in every corner the brand of the kind of die: it tells whose it is without colour."""

    def paint(layer: pygame.Surface, times: int) -> None:
        full = side * times
        dark = _BODY[kind][1].with_alpha(95)
        for k in range(7):
            level = full * (0.1 + 0.13 * k)
            line = [
                (full * t, level + full * 0.03 * math.sin(t * 5 + face * 2 + k * 0.9))
                for t in (0.06 + 0.88 * step / 12 for step in range(13))
            ]
            pygame.draw.lines(layer, dark, False, line, max(1, full // 70))
        if kind in ("bear", "hawk"):
            frame = pygame.Rect(full * 0.075, full * 0.075, full * 0.85, full * 0.85)
            pygame.draw.rect(layer, BRAND, frame, max(2, full // 40), border_radius=round(full * 0.13))
        for x in (-1, 1):
            for y in (-1, 1):
                at = full * (0.5 + 0.34 * x), full * (0.5 + 0.34 * y)
                _corner(layer, kind, at, (x, y), full)

    return smooth((side, side), MAPLE_EDGE, paint)


def _corner(layer: pygame.Surface, kind: str, at: Point, way: tuple[int, int], full: int) -> None:
    """Special: a dot. Bear: crossed lines. Hawk: a chevron. The common dice have none."""
    reach, width = full * 0.062, max(2, full // 36)
    (x, y), shade = at, BRAND.with_alpha(220)
    if kind == "special":
        pygame.draw.circle(layer, shade, at, reach)
    elif kind == "bear":
        for shift in (-reach * 0.6, reach * 0.6):
            pygame.draw.line(layer, shade, (x - reach, y + shift), (x + reach, y + shift), width)
            pygame.draw.line(layer, shade, (x + shift, y - reach), (x + shift, y + reach), width)
    elif kind == "hawk":
        ends = [
            (x - way[0] * reach * 1.4, y),
            (x + way[0] * reach, y + way[1] * reach),
            (x, y - way[1] * reach * 1.4),
        ]
        pygame.draw.lines(layer, shade, False, ends, width)


def _stamp(sheet: pygame.Surface, look: Look, name: str, side: float, at: tuple[int, int]) -> None:
    picture = look.assets.image(name, (round(side), round(side)))
    sheet.blit(picture, picture.get_rect(center=at))


def draw_die(
    surface: pygame.Surface, look: Look, kind: str, pose: DiePose, centre: Point, width: float
) -> None:
    """A die at rest and its shadow; `rolling_die` has those in motion."""
    SHADOW.draw(surface, centre, width, pose.height)
    if lies_flat(pose):
        key = ("lying", kind, *lying(pose, width))
        picture = _cache.get(key, lambda: lying_die(look, kind, *lying(pose, width)))
    else:
        picture = die_picture(look, kind, pose.turn, round(width * pose.scale))
    surface.blit(picture, picture.get_rect(center=lifted(centre, width, pose.height)))


def lies_flat(pose: DiePose) -> bool:
    """Whether a die lies or slides, and does not tumble."""
    return pose.tilt < FLAT and pose.height < LOW


def lying(pose: DiePose, width: float) -> tuple[int, int, int]:
    """What a picture of a die that lies depends on: its face, its angle in steps, and its width."""
    return pose.face, round(math.degrees(pose.angle) * STEPS), round(width)


def lying_die(look: Look, kind: str, face: int, steps: int, width: int) -> pygame.Surface:
    """A die that lies flat, turned clockwise by so many steps."""
    return pygame.transform.rotozoom(_upright_die(look, kind, face, width), -steps / STEPS, 1 / FINE)


def _upright_die(look: Look, kind: str, face: int, width: int) -> pygame.Surface:
    """A die that lies straight, in double size and without the room that a tumbling one needs around it."""

    def make() -> pygame.Surface:
        large = _make_die(look, kind, upright(face), FINE * max(8, width))
        seen = pygame.Rect(0, 0, *2 * (math.ceil(FINE * width * (1 + 2 * RIM)),))
        seen.center = large.get_rect().center
        return large.subsurface(seen).copy()

    return _cache.get(("upright", kind, face, width), make)


def lifted(centre: Point, width: float, height: float) -> tuple[int, int]:
    """Where the middle of a die is seen that is so high over a spot."""
    return round(centre[0]), round(centre[1] - width * 0.12 * height)


def die_picture(look: Look, kind: str, turn: Turn, width: int) -> pygame.Surface:
    """A die of that width as it is turned."""
    key = (kind, width, *(round(number, 2) for number in turn))
    return _cache.get(key, lambda: _make_die(look, kind, turn, max(8, width)))


def body_shade(kind: str, light: float) -> Colour:
    """The wood of a die in so much light."""
    bright, dark = _BODY[kind]
    return dark.mixed(bright, min(1.0, 0.15 + 1.06 * light))


def _make_die(look: Look, kind: str, turn: Turn, width: int) -> pygame.Surface:
    side = 2 * math.ceil(width * REACH)
    scale, at = width * OVERSAMPLING, (side * OVERSAMPLING / 2,) * 2
    large = pygame.Surface((side * OVERSAMPLING, side * OVERSAMPLING), pygame.SRCALPHA)
    large.fill(MAPLE_EDGE.with_alpha(0))
    seen = sides(turn)
    for face in seen:
        points = face.outline(rounded_square(ROUNDING), at, scale)
        pygame.draw.polygon(large, MAPLE_EDGE, points)
        pygame.draw.lines(large, MAPLE_EDGE, True, points, max(2, round(scale * RIM)))
    for face in seen:
        shade = body_shade(kind, face.light)
        pygame.draw.polygon(large, shade, face.outline(rounded_square(ROUNDING, INSET), at, scale))
    small = pygame.transform.smoothscale(large, (side, side))
    for face in seen:
        texture = laid(face_for(look, kind, face.face, width), face, width, _smoothly_turned)
        if texture is not None:
            middle = side / 2 + face.middle[0] * width, side / 2 + face.middle[1] * width
            small.blit(texture, texture.get_rect(center=(round(middle[0]), round(middle[1]))))
    return small


def face_for(look: Look, kind: str, face: int, width: float) -> pygame.Surface:
    """A face as large as a die of that width needs it."""
    detail = next((side for side in DETAILS if width <= side * 1.2), DETAILS[-1])
    return face_picture(look, kind, face, detail)


def laid(texture: pygame.Surface, face: Side, width: float, turned: Turning) -> pygame.Surface | None:
    """A picture as it lies on a face: turned, squeezed, turned again (any flat view of a face is that)."""
    (a, c), (b, d) = face.right, face.down
    e, f, g, h = (a + d) / 2, (a - d) / 2, (c + b) / 2, (c - b) / 2
    q, r = math.hypot(e, h), math.hypot(f, g)
    long, short = q + r, q - r
    if short < 0.18:
        return None
    first, second = math.atan2(g, f), math.atan2(h, e)
    if short > LEVEL:
        side = round(width)
        return turned(pygame.transform.smoothscale(texture, (side, side)), -math.degrees(second))
    before, then = math.degrees((second - first) / 2), math.degrees((second + first) / 2)
    slanted = turned(texture, -before)
    share = width / texture.get_width()
    size = (
        max(1, round(slanted.get_width() * long * share)),
        max(1, round(slanted.get_height() * short * share)),
    )
    return turned(pygame.transform.smoothscale(slanted, size), -then)


def _smoothly_turned(picture: pygame.Surface, degrees: float) -> pygame.Surface:
    return pygame.transform.rotozoom(picture, degrees, 1.0)
