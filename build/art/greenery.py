"""What grows on the land, seen straight from above and lit from straight above."""

import math
from random import Random

from build.art import palette as c
from build.art.pen import Point, curve, disc, fill, outlined, pair, polygon, stroke
from build.art.scatter import Spot


def crown(x: float, y: float, radius: float, lobes: int, phase: float) -> str:
    """Path data of a leafy outline: a ring of round lobes."""
    step = math.tau / lobes
    inner = radius * 0.86
    bump = inner * math.sin(step / 2) * 1.12
    points = [
        (x + inner * math.cos(phase + k * step), y + inner * math.sin(phase + k * step)) for k in range(lobes)
    ]
    arcs = "".join(f"A{pair((bump, bump))} 0 0 1 {pair(points[(k + 1) % lobes])}" for k in range(lobes))
    return f"M{pair(points[0])}{arcs}Z"


def tree(spot: Spot, rng: Random, tone: int) -> list[str]:
    """A broad-leaved tree: body, a lighter middle and a last glint of light."""
    phase = rng.uniform(0, math.tau)
    lobes = 6 if spot.radius < 5 else 7 if spot.radius < 7 else 9
    body = crown(spot.x, spot.y, spot.radius, lobes, phase)
    light = crown(spot.x, spot.y, spot.radius * 0.6, max(5, lobes - 2), phase + 0.5)
    glint = crown(spot.x, spot.y, spot.radius * 0.27, 5, phase)
    return [
        outlined(body, c.LEAVES[tone], c.LEAF_INK, 0.8),
        fill(light, c.LEAVES_LIGHT[tone]),
        fill(glint, c.LEAVES_GLINT[tone]),
    ]


def shade(spots: list[Spot]) -> list[str]:
    """The dark rim around a whole stand of trees, which makes many crowns read as one wood."""
    return [fill("".join(disc(s.x, s.y, s.radius + 1.5) for s in spots), c.LEAF_INK)] if spots else []


def blossom(spot: Spot, rng: Random) -> list[str]:
    """A tree in flower, the warm note in a wood."""
    phase = rng.uniform(0, math.tau)
    body = crown(spot.x, spot.y, spot.radius, 7, phase)
    petals = "".join(
        disc(
            spot.x + spot.radius * 0.5 * math.cos(phase + k * 1.257),
            spot.y + spot.radius * 0.5 * math.sin(phase + k * 1.257),
            spot.radius * 0.17,
        )
        for k in range(5)
    )
    return [
        outlined(body, c.BLOSSOM, c.LEAF_INK, 0.8),
        fill(petals + disc(spot.x, spot.y, spot.radius * 0.2), c.BLOSSOM_LIGHT),
    ]


def _star(x: float, y: float, outer: float, inner: float, points: int, phase: float) -> str:
    corners: list[Point] = []
    for k in range(points * 2):
        reach = outer if k % 2 == 0 else inner
        angle = phase + math.pi * k / points
        corners.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return polygon(corners)


def pine(spot: Spot, rng: Random) -> list[str]:
    """A conifer: stars of branches, one above the other."""
    phase = rng.uniform(0, math.tau)
    x, y, r = spot.x, spot.y, spot.radius
    return [
        outlined(_star(x, y, r, r * 0.7, 10, phase), c.PINE, c.LEAF_INK, 2),
        fill(_star(x, y, r * 0.66, r * 0.4, 8, phase + 0.3), c.PINE_LIGHT),
        fill(disc(x, y, r * 0.16), c.MEADOW),
    ]


def meadow(spot: Spot, rng: Random) -> list[str]:
    """A lighter clearing with tufts and flowers."""
    shape = _blob(spot, rng, 9, 0.14)
    flowers, tufts = "", ""
    for _ in range(int(spot.radius * 0.9)):
        angle, reach = rng.uniform(0, math.tau), spot.radius * 0.78 * math.sqrt(rng.random())
        x, y = spot.x + reach * math.cos(angle), spot.y + reach * math.sin(angle)
        if rng.random() < 0.4:
            flowers += disc(x, y, 0.95)
        else:
            tufts += f"M{pair((x - 1.3, y - 1.2))}L{pair((x, y + 0.8))}L{pair((x + 1.3, y - 1.2))}"
    parts = [fill(shape, c.LAND_LIGHT)]
    parts += [stroke(tufts, c.MEADOW, 0.9)] if tufts else []
    return parts + ([fill(flowers, rng.choice((c.SAND, c.BLOSSOM_LIGHT, c.SUN)))] if flowers else [])


def _blob(spot: Spot, rng: Random, count: int, rough: float) -> str:
    phase = rng.uniform(0, math.tau)
    points = []
    for k in range(count):
        reach = spot.radius * rng.uniform(1 - rough, 1)
        angle = phase + math.tau * k / count
        points.append((spot.x + reach * math.cos(angle), spot.y + reach * math.sin(angle)))
    return curve(points, closed=True)


def undergrowth(spots: list[Spot], rng: Random) -> list[str]:
    """Dark patches of low growth that break up the plain ground."""
    return [fill("".join(_blob(spot, rng, 8, 0.3) for spot in spots), c.LAND_DARK)] if spots else []


def bushes(spots: list[Spot], rng: Random) -> list[str]:
    """Small round shrubs, all in one go."""
    if not spots:
        return []
    body = "".join(crown(s.x, s.y, s.radius, 5, rng.uniform(0, 6)) for s in spots)
    light = "".join(disc(s.x, s.y, s.radius * 0.42) for s in spots)
    return [outlined(body, c.LEAVES[1], c.LEAF_INK, 1.1), fill(light, c.LEAVES_LIGHT[1])]
