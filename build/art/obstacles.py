"""What bars the water in the middle of a tile: logs, rocks, a drowned roof, a whirlpool; big and dark."""

import math
from random import Random

from build.art import palette as c
from build.art.pen import Point, curve, disc, fill, moved, outlined, polygon, stroke, turned


def _log(length: float, width: float, angle: float, shift: Point) -> list[str]:
    """A trunk lying across the water: bark, grain, two pale cut ends and a stub of a branch."""
    middle = (64 + shift[0], 64 + shift[1])

    def place(points: list[Point]) -> list[Point]:
        return turned(moved(points, *middle), angle, middle)

    w, h = length / 2, width / 2
    bark = place([(-w, -h), (w, -h * 0.86), (w, h * 0.86), (-w, h)])
    grain = "".join(
        polygon(place([(-w * a, h * y), (w * b, h * y)]), closed=False)
        for a, b, y in (
            (0.8, 0.15, -0.45),
            (0.2, 0.72, -0.3),
            (0.66, 0.5, 0.12),
            (0.86, -0.2, 0.52),
            (-0.1, 0.8, 0.5),
        )
    )
    stub = place([(w * 0.25, -h * 0.8), (w * 0.34, -h * 1.75), (w * 0.48, -h * 0.8)])
    (lx, ly), (rx, ry) = place([(-w, 0)])[0], place([(w, 0)])[0]
    ends = disc(lx, ly, h * 0.98) + disc(rx, ry, h * 0.84)
    return [
        outlined(polygon(stub), c.WOOD, c.INK, 2),
        outlined(polygon(bark), c.WOOD, c.INK, 2.4),
        stroke(grain, c.WOOD_DARK, 1.3),
        outlined(ends, c.CUT, c.INK, 2),
        stroke(disc(lx, ly, h * 0.45) + disc(rx, ry, h * 0.4), c.WOOD, 1.1),
    ]


def logs(rng: Random, across: float) -> list[str]:
    """A jam of tree trunks; `across` is the angle that lies square to the channel."""
    parts = [*_surf(30, rng, (90, 270))]
    for length, width, turn, shift in (
        (54, 12, -13, (0, 12)), (52, 12, 9, (1, -12)), (62, 15, -3 + rng.uniform(-3, 3), (0, 0)),
    ):  # fmt: skip
        parts += _log(length, width, across + turn, turned([shift], across)[0])
    return parts


def _surf(radius: float, rng: Random, sides: tuple[int, ...]) -> list[str]:
    """Deeper water and broken foam around what stands in the channel, which is open to these sides."""
    reaches = [radius * rng.uniform(0.93, 1.03) for _ in range(24)]
    ring = [turned([(64 + reach, 64)], 15 * k, (64, 64))[0] for k, reach in enumerate(reaches)]
    foam, k = "", rng.randrange(24)
    end = k + 22
    while k < end:
        length = rng.choice((2, 3, 4))
        foam += curve([ring[n % 24] for n in range(k, min(k + length, end) + 1)])
        k += length + 1
    return [
        fill(curve(ring, closed=True), c.WATER_EDGE),
        *_head(radius, sides),
        stroke(foam, c.FOAM, 2.8),
        fill(disc(65, 67, radius * 0.9), c.DEEP_DARK, 0.5),
    ]


def _head(radius: float, sides: tuple[int, ...]) -> list[str]:
    """Foam that the stream heaps up before what bars it, on the sides that it can come from."""
    arcs = ""
    for side in sides:
        for reach, half in ((radius + 2.2, 26), (radius + 6.0, 15)):
            steps = [side - half + step * half / 4 for step in range(9)]
            arcs += curve([turned([(64 + reach, 64)], angle, (64, 64))[0] for angle in steps])
    return [stroke(arcs, c.FOAM, 2.2, 0.9)]


def boulder(x: float, y: float, radius: float, rng: Random) -> list[str]:
    """One rock: a craggy outline, planes in three greys, and a ridge that wanders across its top."""
    count = rng.choice((7, 8, 9))
    phase = rng.uniform(0, math.tau)
    rim: list[Point] = []
    for k in range(count):
        reach = radius * rng.uniform(0.8, 1.06)
        angle = phase + math.tau * (k + rng.uniform(-0.2, 0.2)) / count
        rim.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    lean = rng.uniform(0, math.tau)
    px, py = x + radius * 0.16 * math.cos(lean), y + radius * 0.16 * math.sin(lean)
    shares = [rng.uniform(0.36, 0.66) for _ in rim]
    top = [(px + (a - px) * share, py + (b - py) * share) for (a, b), share in zip(rim, shares, strict=True)]
    dark = "".join(
        polygon([rim[k], rim[(k + 1) % count], top[(k + 1) % count], top[k]])
        for k in range(count)
        if rng.random() < 0.45
    )
    seams = "".join(polygon([rim[k], top[k]], closed=False) for k in range(count))
    ridge = polygon([top[0], (px, py), top[count // 2]], closed=False)
    pale = polygon([top[0], top[1], top[2], (px, py)])
    return [
        outlined(polygon(rim), c.ROCK, c.INK, 2.2),
        fill(dark, c.ROCK_DARK),
        stroke(seams, c.INK, 0.7, 0.4),
        fill(polygon(top), c.ROCK_LIGHT),
        fill(pale, c.STONE_LIGHT),
        stroke(ridge, c.INK, 0.9, 0.55),
    ]


def rocks(rng: Random) -> list[str]:
    """A reef of boulders from bank to bank."""
    turn = rng.uniform(0, 90)
    parts = _surf(29, rng, (0, 270))
    for angle, reach, radius in (
        (0, 19, 12),
        (66, 20, 9),
        (128, 18, 12.5),
        (190, 20, 9.5),
        (250, 18, 11),
        (312, 20, 9),
    ):
        x, y = turned([(64 + reach, 64)], angle + turn, (64, 64))[0]
        parts += boulder(x, y, radius, rng)
    return parts + boulder(64, 64, 16.5, rng)


def roof(rng: Random, across: float) -> list[str]:
    """The roof of a drowned house, square in the channel: ridge, chimney, and a hole with bare rafters."""

    def place(points: list[Point]) -> list[Point]:
        return turned(moved(points, 64, 64), across, (64, 64))

    wide, high, ridge = 29.0, 20.0, 14.0
    eaves = [(-wide, -high), (wide, -high), (wide, high), (-wide, high)]
    upper = [(-wide, -high), (wide, -high), (ridge, 0), (-ridge, 0)]
    ends = polygon(place([(-wide, -high), (-ridge, 0), (-wide, high)])) + polygon(
        place([(wide, -high), (wide, high), (ridge, 0)])
    )
    rows = "".join(
        polygon(place([(-wide + 0.8 * inset, side * y), (wide - 0.8 * inset, side * y)]), closed=False)
        for side in (-1, 1)
        for inset, y in ((4.0, 14.8), (9.5, 9.4), (14.5, 4.4))
    )
    hips = "".join(
        polygon(place([(x * wide, y * high), (x * ridge, 0)]), closed=False) for x in (-1, 1) for y in (-1, 1)
    ) + polygon(place([(-ridge, 0), (ridge, 0)]), closed=False)
    hole = place([(2, 4), (9, 3.4), (14, 6), (17.5, 13), (11, 15.5), (4, 13.6), (0, 9)])
    rafters = "".join(polygon(place([(x, 3.6), (x + 1.6, 14.6)]), closed=False) for x in (4.6, 9.2, 13.4))
    chimney = place([(-15, -11), (-7, -11), (-7, -4), (-15, -4)])
    flue = place([(-13, -9), (-9, -9), (-9, -6), (-13, -6)])
    return [
        *_surf(31, rng, (0, 180, 270)),
        outlined(polygon(place(eaves)), c.ROOFS[1], c.INK, 3),
        fill(polygon(place(upper)), c.ROOFS_LIGHT[0]),
        fill(ends, c.ROOFS[0]),
        stroke(rows, c.INK, 1.1, 0.45),
        stroke(hips, c.INK, 4.4),
        stroke(hips, c.ROOFS_LIGHT[2], 2.2),
        outlined(polygon(hole), c.DEEP_DARK, c.INK, 1.8),
        stroke(rafters, c.WOOD_LIGHT, 2.2),
        outlined(polygon(chimney), c.ROCK_LIGHT, c.INK, 2),
        fill(polygon(flue), c.INK),
    ]


def whirlpool(rng: Random) -> list[str]:
    """A maw of dark water, and three broad arms of foam that wind into it."""
    phase = rng.uniform(0, 360)
    parts = [
        fill(disc(64, 64, 32), c.WATER_EDGE),
        fill(disc(64, 64, 29.5), c.DEEP_DARK),
        fill(disc(64, 64, 24), "#164F5E"),
        fill(disc(64, 64, 14), c.DEEP_DARK),
    ]
    for arm in range(3):
        outer, inner = [], []
        for k in range(13):
            angle, reach = phase + arm * 120 + k * 19, 29.5 - 1.75 * k
            half = 0.5 + 3.1 * math.sin(math.pi * min(1.0, (k + 1.5) / 13))
            outer.append(turned([(64 + reach + half / 2, 64)], angle, (64, 64))[0])
            inner.append(turned([(64 + reach - half, 64)], angle, (64, 64))[0])
        parts.append(outlined(curve([*outer, *reversed(inner)], closed=True), c.FOAM, c.INK, 1.4))
    return [*parts, fill(disc(64, 64, 6.5), "#071A22")]
