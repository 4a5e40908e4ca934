"""What people left on the land: roofs, fields, hedges and old walls, seen from above."""

import math
from random import Random

from build.art import palette as c
from build.art.pen import Point, curve, disc, fill, moved, outlined, polygon, stroke, turned
from build.art.scatter import Spot


def _placed(points: list[Point], spot: Spot, angle: float) -> list[Point]:
    return turned(moved(points, spot.x, spot.y), angle, (spot.x, spot.y))


def _box(width: float, height: float) -> list[Point]:
    w, h = width / 2, height / 2
    return [(-w, -h), (w, -h), (w, h), (-w, h)]


def house(spot: Spot, angle: float, kind: int) -> list[str]:
    """A hipped roof with its ridge, rows of tiles and a chimney."""
    length, depth = spot.radius * 1.62, spot.radius * 1.1
    w, h = length / 2, depth / 2
    ridge = w - h * 0.75

    def at(*points: Point) -> list[Point]:
        return _placed(list(points), spot, angle)

    ends = polygon(at((-w, -h), (-ridge, 0), (-w, h))) + polygon(at((w, -h), (ridge, 0), (w, h)))
    rows = ""
    for share in (0.36, 0.7):
        for side in (-1, 1):
            reach = ridge + (w - ridge) * share - 0.4
            rows += polygon(at((-reach, side * h * share), (reach, side * h * share)), closed=False)
    hips = "".join(
        polygon(at((end * ridge, 0), (end * w, side * h)), closed=False)
        for end in (-1, 1)
        for side in (-1, 1)
    )
    spine = polygon(at((-ridge, 0), (ridge, 0)), closed=False)
    chimney = polygon(_placed(moved(_box(2.5, 2.5), ridge * 0.55, h * 0.5), spot, angle))
    return [
        outlined(polygon(at(*_box(length, depth))), c.ROOFS[kind], c.INK, 1.5),
        fill(ends, c.ROOFS_LIGHT[kind]),
        stroke(rows, c.LEAF_INK, 0.5, 0.45),
        stroke(hips + spine, c.SAND, 0.9, 0.85),
        outlined(chimney, c.STONE_LIGHT, c.INK, 0.9),
    ]


def lanes(homes: list[Spot]) -> list[str]:
    """Trodden paths between houses that stand near each other."""
    path = ""
    for index, home in enumerate(homes):
        for other in homes[index + 1 :]:
            if math.hypot(home.x - other.x, home.y - other.y) < 34:
                path += polygon([(home.x, home.y), (other.x, other.y)], closed=False)
    return [stroke(path, c.EARTH, 5), stroke(path, c.WHEAT, 2.8)] if path else []


def chapel(spot: Spot, angle: float) -> list[str]:
    """A drowned village's tower: a square slate roof that rises to a point."""
    side = spot.radius * 1.3
    corners = _placed(_box(side, side), spot, angle)
    ribs = "".join(polygon([(spot.x, spot.y), corner], closed=False) for corner in corners)
    quarters = polygon([(spot.x, spot.y), corners[0], corners[1]]) + polygon(
        [(spot.x, spot.y), corners[2], corners[3]]
    )
    return [
        outlined(polygon(corners), c.STONE_DARK, c.INK, 1.5),
        fill(quarters, c.ROCK_LIGHT),
        stroke(ribs, c.SAND, 0.8, 0.8),
        fill(disc(spot.x, spot.y, 1.5), c.SUN),
    ]


def field(spot: Spot, angle: float, wheat: bool) -> list[str]:
    """A ploughed plot with its furrows and a hedge around it."""
    length, depth = spot.radius * 1.5, spot.radius * 1.2
    w, h = length / 2, depth / 2
    body, lines = (c.WHEAT, c.WHEAT_LIGHT) if wheat else (c.EARTH, c.MEADOW)
    rows = ""
    count = max(3, int(depth / 3))
    for k in range(count):
        y = -h + depth * (k + 0.5) / count
        rows += polygon(_placed([(-w + 2, y), (w - 2, y)], spot, angle), closed=False)
    edge = polygon(_placed(_box(length, depth), spot, angle))
    return [
        outlined(edge, body, c.LEAF_INK, 2.6),
        stroke(edge, c.LEAVES_LIGHT[0], 1.1),
        stroke(rows, lines, 1.2),
    ]


def old_tower(spot: Spot, rng: Random) -> list[str]:
    """The round foundation of a tower, broken open and grown over."""
    r = spot.radius * 0.72
    start = rng.uniform(0, math.tau)
    arc = [
        (spot.x + r * math.cos(start + k * 0.5), spot.y + r * math.sin(start + k * 0.5)) for k in range(11)
    ]
    return [
        fill(disc(spot.x, spot.y, r), c.LAND_DARK),
        stroke(curve(arc), c.INK, 5.6),
        stroke(curve(arc), c.STONE, 3.4),
        stroke(curve(arc), c.STONE_LIGHT, 1.5),
        fill(disc(spot.x - 1, spot.y + 0.5, 1.8) + disc(spot.x + 2, spot.y - 1.6, 1.1), c.STONE),
    ]


def old_walls(spot: Spot, rng: Random, angle: float) -> list[str]:
    """The walls of a roofless house."""
    w, h = spot.radius * 0.72, spot.radius * 0.5
    outline = _placed([(-w * 0.2, -h), (-w, -h), (-w, h), (w * 0.35, h)], spot, angle)
    other = _placed([(w, h * 0.7), (w, -h), (w * 0.35, -h)], spot, angle)
    room = polygon(_placed(_box(2 * w, 2 * h), spot, angle))
    walls = polygon(outline, closed=False) + polygon(other, closed=False)
    rubble = "".join(
        disc(spot.x + rng.uniform(-w, w) * 0.6, spot.y + rng.uniform(-h, h) * 0.5, rng.uniform(0.7, 1.3))
        for _ in range(3)
    )
    return [
        fill(room, c.EARTH),
        stroke(walls, c.INK, 5),
        stroke(walls, c.STONE, 3),
        stroke(walls, c.STONE_LIGHT, 1.3),
        fill(rubble, c.STONE_LIGHT),
    ]


def boulders(spots: list[Spot], rng: Random) -> list[str]:
    """Loose stones on the land."""
    if not spots:
        return []
    shapes = ""
    for spot in spots:
        turn = rng.uniform(0, 360)
        points = [
            (spot.x + spot.radius * rng.uniform(0.75, 1) * math.cos(math.radians(turn + k * 60)),
             spot.y + spot.radius * rng.uniform(0.75, 1) * math.sin(math.radians(turn + k * 60)))
            for k in range(6)
        ]  # fmt: skip
        shapes += polygon(points)
    light = "".join(disc(spot.x, spot.y, spot.radius * 0.4) for spot in spots)
    return [outlined(shapes, c.STONE, c.LEAF_INK, 1), fill(light, c.STONE_LIGHT)]
