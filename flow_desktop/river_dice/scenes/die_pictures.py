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
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.theme import Colour

OVERSAMPLING: Final = 2
REACH: Final = 0.9
ROUNDING: Final = 0.17
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
_cache = SurfaceCache()
Point = tuple[float, float]


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
    surface: pygame.Surface,
    look: Look,
    kind: str,
    pose: DiePose,
    centre: Point,
    width: float,
    kept: bool = True,
) -> None:
    """A die and its shadow. One that rolls is not kept: it never lies so again, and would drive out maps."""
    shadow = _shadow(round(width), round(min(pose.height, 2.0) * 4))
    away = width * (0.08 + 0.3 * pose.height)
    surface.blit(shadow, shadow.get_rect(center=(round(centre[0] + away * 0.7), round(centre[1] + away))))
    wide = round(width * pose.scale)
    picture = (
        die_picture(look, kind, pose.turn, wide)
        if kept
        else _make_die(look, kind, pose.turn, max(8, wide), swift=True)
    )
    surface.blit(
        picture, picture.get_rect(center=(round(centre[0]), round(centre[1] - width * 0.12 * pose.height)))
    )


def die_picture(look: Look, kind: str, turn: Turn, width: int) -> pygame.Surface:
    """A die of that width as it is turned."""
    key = (kind, width, *(round(number, 2) for number in turn))
    return _cache.get(key, lambda: _make_die(look, kind, turn, max(8, width)))


def _make_die(look: Look, kind: str, turn: Turn, width: int, swift: bool = False) -> pygame.Surface:
    side = 2 * math.ceil(width * REACH)
    fine = 1 if swift else OVERSAMPLING  # nobody sees the edge of a die in flight
    scale, middle = width * fine, side * fine / 2
    large = pygame.Surface((side * fine, side * fine), pygame.SRCALPHA)
    light, dark = _BODY[kind]
    large.fill(MAPLE_EDGE.with_alpha(0))
    seen = sides(turn)
    for face in seen:
        points = [(middle + x * scale, middle + y * scale) for x, y in _on(face, 0.0)]
        pygame.draw.polygon(large, MAPLE_EDGE, points)
        if not swift:
            pygame.draw.lines(large, MAPLE_EDGE, True, points, max(2, round(scale * 0.05)))
    for face in seen:
        shade = dark.mixed(light, min(1.0, 0.15 + 1.06 * face.light))
        pygame.draw.polygon(
            large, shade, [(middle + x * scale, middle + y * scale) for x, y in _on(face, 0.03)]
        )
    small = large if swift else pygame.transform.smoothscale(large, (side, side))
    for face in seen:
        detail = next((side for side in DETAILS if width <= side * 1.2), DETAILS[-1])
        texture = _laid(face_picture(look, kind, face.face, detail), face, width, swift)
        if texture is not None:
            at = side / 2 + face.middle[0] * width, side / 2 + face.middle[1] * width
            small.blit(texture, texture.get_rect(center=(round(at[0]), round(at[1]))))
    return small


def _laid(texture: pygame.Surface, face: Side, width: float, swift: bool) -> pygame.Surface | None:
    """A picture as it lies on a face: turned, squeezed, turned again (any flat view of a face is that).

    In flight both turns are quick and rough: nobody sees the grain of a die that tumbles.
    """
    (a, c), (b, d) = face.right, face.down
    e, f, g, h = (a + d) / 2, (a - d) / 2, (c + b) / 2, (c - b) / 2
    q, r = math.hypot(e, h), math.hypot(f, g)
    long, short = q + r, q - r
    if short < 0.18:
        return None
    first, second = math.atan2(g, f), math.atan2(h, e)
    before, then = math.degrees((second - first) / 2), math.degrees((second + first) / 2)
    turned = _turned(texture, -before, swift)
    share = width / texture.get_width()
    size = (
        max(1, round(turned.get_width() * long * share)),
        max(1, round(turned.get_height() * short * share)),
    )
    return _turned(pygame.transform.smoothscale(turned, size), -then, swift)


def _turned(picture: pygame.Surface, degrees: float, swift: bool) -> pygame.Surface:
    if swift:
        return pygame.transform.rotate(picture, degrees)
    return pygame.transform.rotozoom(picture, degrees, 1.0)


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
