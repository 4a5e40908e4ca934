"""What bars the water in the middle of a tile: logs, rocks, a wreck, a whirlpool. Big, dark, outlined."""

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
    parts = [*_surf(30, rng)]
    for length, width, turn, shift in (
        (54, 12, -13, (0, 12)), (52, 12, 9, (1, -12)), (62, 15, -3 + rng.uniform(-3, 3), (0, 0)),
    ):  # fmt: skip
        parts += _log(length, width, across + turn, turned([shift], across)[0])
    return parts


def _surf(radius: float, rng: Random) -> list[str]:
    """Deeper water and broken foam around something that stands in the channel."""
    reaches = [radius * rng.uniform(0.93, 1.03) for _ in range(24)]
    ring = [turned([(64 + reach, 64)], 15 * k, (64, 64))[0] for k, reach in enumerate(reaches)]
    foam, k = "", rng.randrange(24)
    end = k + 22
    while k < end:
        length = rng.choice((2, 3, 4))
        foam += curve([ring[n % 24] for n in range(k, min(k + length, end) + 1)])
        k += length + 1
    return [fill(curve(ring, closed=True), c.WATER_EDGE), stroke(foam, c.FOAM, 2.4)]


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
    parts = _surf(29, rng)
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


HULL: tuple[Point, ...] = (
    (0, -35), (9, -23), (14, -5), (13, 16), (9, 29), (-9, 29), (-13, 16), (-14, -5), (-9, -23),
)  # fmt: skip


def wreck(rng: Random, across: float) -> list[str]:
    """A broken boat lying square in the channel: ribs bare, mast fallen, sail torn."""

    def place(points: list[Point]) -> list[Point]:
        return turned(moved(points, 64, 66), across + 90, (64, 64))

    hold = [(x * 0.76, y * 0.82) for x, y in HULL]
    ribs = "".join(
        polygon(place([(-half, y), (0, y + 1.5), (half, y)]), closed=False)
        for y, half in ((-20, 7), (-12, 9.5), (-4, 11), (13, 10.5), (21, 8.5))
    )
    keel = polygon(place([(0, -28), (0, 23)]), closed=False)
    hole = place([(16, 0), (7, 1), (3, 5), (6, 9), (3, 12), (15, 13)])
    mast = polygon(place([(-25, 20), (25, -18)]), closed=False)
    sail = place([(-23, 17), (-9, 6.5), (-12, -5), (-16, 0), (-20, -6), (-21, 6)])
    return [
        *_surf(31, rng),
        outlined(curve(place(list(HULL)), closed=True), c.WOOD, c.INK, 2.8),
        outlined(curve(place(hold), closed=True), "#3B2619", c.WOOD_DARK, 1.6),
        stroke(ribs, c.WOOD_LIGHT, 2.4),
        stroke(keel, c.WOOD_LIGHT, 2.8),
        outlined(polygon(hole), c.WATER_EDGE, c.INK, 1.8),
        outlined(polygon(sail), c.SAND, c.INK, 2),
        stroke(mast, c.INK, 6.4),
        stroke(mast, c.CUT, 3.2),
    ]


def whirlpool(rng: Random) -> list[str]:
    """A maw of dark water with arms of foam."""
    phase = rng.uniform(0, 360)
    parts = [
        fill(disc(64, 64, 31), c.WATER_EDGE),
        fill(disc(64, 64, 26), "#1F6E7E"),
        fill(disc(64, 64, 19), "#164F5E"),
        fill(disc(64, 64, 11.5), c.DEEP_DARK),
    ]
    for arm in range(4):
        points = []
        for k in range(13):
            reach = 30.5 - 2.0 * k
            points.append(turned([(64 + reach, 64)], phase + arm * 90 + k * 21, (64, 64))[0])
        parts.append(stroke(curve(points), c.INK, 4.6 if arm % 2 == 0 else 3.4, 0.55))
        parts.append(stroke(curve(points), c.FOAM, 2.8 if arm % 2 == 0 else 1.7))
    return [*parts, fill(disc(64, 64, 5), "#071A22")]
