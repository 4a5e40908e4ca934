"""A die as it is seen: a maple cube with branded faces, in the light of the house."""

import math
from functools import cache
from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.physics.cube import Side, Turn, sides
from flow_desktop.physics.dice import DiePose
from flow_desktop.river_dice.engine.content import dice_box
from flow_desktop.river_dice.engine.goods import ANIMALS
from flow_desktop.river_dice.scenes.colours import (
    MAPLE,
    MAPLE_DARK,
    MAPLE_EDGE,
    OWN,
    OWN_DARK,
    PINE_DEEP,
    SPECIAL,
    SPECIAL_DARK,
)
from flow_desktop.river_dice.scenes.table_dice import readings
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.theme import Colour

OVERSAMPLING: Final = 2
REACH: Final = 0.9
ROUNDING: Final = 0.17
FACE: Final = 96
_BODY: Final[dict[str, tuple[Colour, Colour]]] = {
    "central": (MAPLE, MAPLE_DARK),
    "special": (SPECIAL, SPECIAL_DARK),
    "bear": (OWN, OWN_DARK),
    "hawk": (OWN, OWN_DARK),
}
_cache = SurfaceCache()
Point = tuple[float, float]


def face_picture(look: Look, kind: str, face: int) -> pygame.Surface:
    """What is branded on a face, without its ground."""
    return _cache.get(("face", kind, face), lambda: _make_face(look, kind, face))


def _make_face(look: Look, kind: str, face: int) -> pygame.Surface:
    sheet = pygame.Surface((FACE, FACE), pygame.SRCALPHA)
    sheet.fill(MAPLE_EDGE.with_alpha(0))
    found = readings(kind, face)
    if len(found) == len(ANIMALS):
        _stamp(sheet, look, "animal_any", 70, (FACE // 2, FACE // 2))
    elif not found:
        _stamp(sheet, look, f"sign_{dice_box().signs[face - 1]}", 76, (FACE // 2, FACE // 2))
    elif len(found) == 1:
        _stamp(sheet, look, f"animal_{ANIMALS[found[0][0]]}", 76, (FACE // 2, FACE // 2))
    else:
        pygame.draw.line(sheet, MAPLE_EDGE, (FACE * 0.2, FACE * 0.8), (FACE * 0.8, FACE * 0.2), 3)
        for (animal, count), at in zip(found, ((0.32, 0.32), (0.68, 0.68)), strict=True):
            name = f"animal_{ANIMALS[animal]}"
            middle = round(FACE * at[0]), round(FACE * at[1])
            if count == 1:
                _stamp(sheet, look, name, 46, middle)
            else:
                _stamp(sheet, look, name, 34, (middle[0] - 10, middle[1] + 10))
                _stamp(sheet, look, name, 34, (middle[0] + 10, middle[1] - 8))
    return sheet


def _stamp(sheet: pygame.Surface, look: Look, name: str, side: int, at: tuple[int, int]) -> None:
    picture = look.assets.image(name, (side, side))
    sheet.blit(picture, picture.get_rect(center=at))


def draw_die(
    surface: pygame.Surface, look: Look, kind: str, pose: DiePose, centre: Point, width: float
) -> None:
    """A die and its shadow."""
    shadow = _shadow(round(width), round(min(pose.height, 2.0) * 4))
    away = width * (0.08 + 0.3 * pose.height)
    surface.blit(shadow, shadow.get_rect(center=(round(centre[0] + away * 0.7), round(centre[1] + away))))
    picture = die_picture(look, kind, pose.turn, round(width * pose.scale))
    surface.blit(
        picture, picture.get_rect(center=(round(centre[0]), round(centre[1] - width * 0.12 * pose.height)))
    )


def die_picture(look: Look, kind: str, turn: Turn, width: int) -> pygame.Surface:
    """A die of that width as it is turned."""
    key = (kind, width, *(round(number, 2) for number in turn))
    return _cache.get(key, lambda: _make_die(look, kind, turn, max(8, width)))


def _make_die(look: Look, kind: str, turn: Turn, width: int) -> pygame.Surface:
    side = 2 * math.ceil(width * REACH)
    scale, middle = width * OVERSAMPLING, side * OVERSAMPLING / 2
    large = pygame.Surface((side * OVERSAMPLING, side * OVERSAMPLING), pygame.SRCALPHA)
    light, dark = _BODY[kind]
    large.fill(MAPLE_EDGE.with_alpha(0))
    seen = sides(turn)
    for face in seen:
        points = [(middle + x * scale, middle + y * scale) for x, y in _on(face, 0.0)]
        pygame.draw.polygon(large, MAPLE_EDGE, points)
        pygame.draw.lines(large, MAPLE_EDGE, True, points, max(2, round(scale * 0.05)))
    for face in seen:
        shade = dark.mixed(light, min(1.0, 0.15 + 1.06 * face.light))
        pygame.draw.polygon(
            large, shade, [(middle + x * scale, middle + y * scale) for x, y in _on(face, 0.03)]
        )
    small = pygame.transform.smoothscale(large, (side, side))
    for face in seen:
        texture = _laid(face_picture(look, kind, face.face), face, width)
        if texture is not None:
            at = side / 2 + face.middle[0] * width, side / 2 + face.middle[1] * width
            small.blit(texture, texture.get_rect(center=(round(at[0]), round(at[1]))))
    return small


def _laid(texture: pygame.Surface, face: Side, width: float) -> pygame.Surface | None:
    """A picture as it lies on a face: turned, squeezed, turned again (any flat view of a face is that)."""
    (a, c), (b, d) = face.right, face.down
    e, f, g, h = (a + d) / 2, (a - d) / 2, (c + b) / 2, (c - b) / 2
    q, r = math.hypot(e, h), math.hypot(f, g)
    long, short = q + r, q - r
    if short < 0.12:
        return None
    first, second = math.atan2(g, f), math.atan2(h, e)
    before, then = math.degrees((second - first) / 2), math.degrees((second + first) / 2)
    turned = pygame.transform.rotozoom(texture, -before, 1.0)
    share = width / FACE
    size = (
        max(1, round(turned.get_width() * long * share)),
        max(1, round(turned.get_height() * short * share)),
    )
    return pygame.transform.rotozoom(pygame.transform.smoothscale(turned, size), -then, 1.0)


def _on(face: Side, inset: float) -> list[Point]:
    return [face.point(a, b) for a, b in _rounded(inset)]


@cache
def _rounded(inset: float) -> tuple[Point, ...]:
    half, radius = 0.5 - inset, ROUNDING - inset
    core = half - radius
    points = []
    for corner, (x, y) in enumerate(((core, core), (-core, core), (-core, -core), (core, -core))):
        for step in range(6):
            angle = (corner + step / 5) * math.pi / 2
            points.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return tuple(points)


def _shadow(width: int, height: int) -> pygame.Surface:
    return _cache.get(("shadow", width, height), lambda: _make_shadow(max(4, width), height / 4))


def _make_shadow(width: int, height: float) -> pygame.Surface:
    core, blur = round(width * (0.98 + 0.12 * height)), max(2, round(width * (0.08 + 0.08 * height)))
    side = core + 4 * blur
    sheet = pygame.Surface((side, side), pygame.SRCALPHA)
    sheet.fill(PINE_DEEP.with_alpha(0))
    box = pygame.Rect(2 * blur, 2 * blur, core, core)
    alpha = round(150 / (1 + 0.8 * height))
    pygame.draw.rect(sheet, PINE_DEEP.with_alpha(alpha), box, border_radius=round(core * 0.3))
    return pygame.transform.box_blur(sheet, blur, repeat_edge_pixels=False)
