"""The harbour behind the settings: evening sky, town and masts, and the water at the foot of the quay."""

import math
from random import Random

from build.art import palette as c
from build.art.pen import (
    Point,
    curve,
    disc,
    down_gradient,
    fill,
    outlined,
    pair,
    picture,
    polygon,
    rectangle,
    stroke,
)

WIDTH, SKY_HIGH = 2560, 460
LAMP = "#FFD98A"


def _range(base: float, height: float, waves: int, rng: Random) -> str:
    phases = [rng.uniform(0, math.tau) for _ in range(3)]
    points: list[Point] = []
    for k in range(65):
        x = WIDTH * k / 64
        swell = sum(
            math.sin(p + x / WIDTH * math.tau * waves * (n + 1) * 0.6) / (n + 1) for n, p in enumerate(phases)
        )
        points.append((x, base - height * (0.6 + 0.35 * swell)))
    return curve(points, then=[(WIDTH, base), (0, base)])


def _house(x: float, base: float, wide: float, high: float, kind: int, rng: Random) -> list[str]:
    """A gabled house of the harbour street, some of its windows lit."""
    walls = ("#39636B", "#2F565F", "#426C70", "#2A4F5A")
    roofs = ("#8F4F45", "#7A443F", "#A05C48")
    gable = high * 0.34
    body = polygon(
        [
            (x, base),
            (x, base - high),
            (x + wide / 2, base - high - gable),
            (x + wide, base - high),
            (x + wide, base),
        ]
    )
    roof = polygon(
        [
            (x - 8, base - high + 6),
            (x + wide / 2, base - high - gable - 10),
            (x + wide + 8, base - high + 6),
            (x + wide - 4, base - high + 14),
            (x + wide / 2, base - high - gable + 8),
            (x + 4, base - high + 14),
        ]
    )
    parts = [fill(body, walls[kind % 4]), fill(roof, roofs[kind % 3])]
    lit, dark = "", ""
    columns, rows = max(1, int(wide // 40)), max(1, int(high // 48))
    for column in range(columns):
        for row in range(rows):
            left = x + wide * (column + 0.5) / columns - 7.5
            top = base - high + 16 + row * (high - 18) / rows
            pane = f"M{left:.1f} {top:.1f}h15v19h-15Z"
            if rng.random() < 0.45:
                lit += pane
            else:
                dark += pane
    parts += [fill(dark, "#1B3F4B")] if dark else []
    return parts + ([fill(lit, LAMP)] if lit else [])


def _town(base: float, rng: Random) -> list[str]:
    """A row of houses along the whole quay, with gaps through which the sea is seen."""
    parts: list[str] = []
    x, kind = -40.0, 0
    while x < WIDTH:
        wide = rng.uniform(80, 140)
        if rng.random() < 0.16:
            x += rng.uniform(120, 220)
        parts += _house(x, base, wide, rng.uniform(50, 118), kind, rng)
        x += wide + rng.uniform(-4, 10)
        kind += 1
    return parts


def _ship(x: float, base: float, size: float, rng: Random) -> list[str]:
    """A fishing boat made fast behind the quay: mast, furled sail, stays and a lamp."""

    def line(*points: Point, closed: bool = False) -> str:
        return polygon([(x + across * size, base - up * size) for across, up in points], closed)

    side, low, bow = pair((x - 120 * size, base - 46 * size)), pair((x, base - 20 * size)), (130, 56)
    keel = [pair((x + 96 * size, base + 30)), pair((x - 92 * size, base + 30))]
    hull = f"M{side}Q{low} {pair((x + bow[0] * size, base - bow[1] * size))}L{'L'.join(keel)}Z"
    windows = "".join(line((w, 78), (w + 18, 78), (w + 18, 60), (w, 60), closed=True) for w in (-46, -16))
    return [
        stroke(line((34, 322), bow) + line((34, 322), (-116, 48)), "#16333F", 2.2 * size),
        stroke(line((30, 40), (34, 330)), "#5A3823", 9 * size),
        stroke(line((34, 110), (-100, 128)), "#5A3823", 7 * size),
        stroke(line((24, 122), (-92, 138)), c.SAND, 17 * size),
        fill(line((-60, 40), (-60, 92), (14, 92), (14, 40), closed=True), "#D9C79C"),
        fill(windows, LAMP),
        outlined(hull, rng.choice(("#B4553C", "#1C6E7B", "#2C4A6B")), c.INK, 4 * size),
        fill(disc(x + 34 * size, base - 330 * size, 7 * size), LAMP),
    ]


def _lighthouse(x: float, base: float) -> list[str]:
    tower = polygon([(x - 34, base), (x - 24, base - 180), (x + 24, base - 180), (x + 34, base)])
    bands = "".join(
        polygon(
            [
                (x - 34 + k * 2.6, base - 47 * k),
                (x + 34 - k * 2.6, base - 47 * k),
                (x + 33 - k * 2.6, base - 47 * k - 24),
                (x - 33 + k * 2.6, base - 47 * k - 24),
            ]
        )
        for k in range(4)
    )
    return [
        fill(disc(x, base - 214, 74), LAMP, 0.12),
        fill(disc(x, base - 214, 44), LAMP, 0.18),
        fill(tower, "#E9DDBE"),
        fill(bands, "#B4553C"),
        fill(
            polygon([(x - 32, base - 180), (x + 32, base - 180), (x + 32, base - 192), (x - 32, base - 192)]),
            c.INK,
        ),
        fill(
            polygon([(x - 18, base - 192), (x + 18, base - 192), (x + 18, base - 234), (x - 18, base - 234)]),
            LAMP,
        ),
        fill(polygon([(x - 26, base - 234), (x, base - 262), (x + 26, base - 234)]), "#8F4F45"),
    ]


def _evening_clouds(rng: Random) -> list[str]:
    data = ""
    for x, y, size in (
        (260, 236, 0.9),
        (900, 262, 0.7),
        (1500, 226, 0.9),
        (2180, 250, 1.0),
        (1850, 290, 0.6),
        (560, 300, 0.6),
    ):
        for k in range(3):
            wide = (230 - 50 * k) * size * rng.uniform(0.8, 1.1)
            left, top = x + rng.uniform(-70, 70) - wide, y - 18 * k * size
            over = f"q{pair((wide, -26 * size))} {pair((2 * wide, 0))}"
            under = f"q{pair((-wide, 16 * size))} {pair((-2 * wide, 0))}"
            data += f"M{pair((left, top))}{over}{under}Z"
    return [fill(data, "#F9D9A8", 0.13)]


def harbour_sky() -> str:
    """Dusk over the harbour; its lower edge stands behind the quay."""
    rng = Random("flow harbour 3")
    base = SKY_HIGH
    stops = [
        (0, "#0B2530"),
        (36, "#10394A"),
        (58, "#185868"),
        (78, "#5FA39A"),
        (90, "#F0C788"),
        (100, "#F2A865"),
    ]
    stars = "".join(
        disc(rng.uniform(0, WIDTH), rng.uniform(6, 190), rng.uniform(1.0, 2.2)) for _ in range(90)
    )
    parts = [
        "<defs>" + down_gradient("dusk", stops) + "</defs>",
        rectangle(0, 0, WIDTH, SKY_HIGH, "url(#dusk)"),
    ]
    parts += [fill(stars, c.FOAM, 0.26), *_evening_clouds(rng)]
    parts += [fill(_range(base, 150, 4, rng), "#34707A"), fill(_range(base, 100, 6, rng), "#2A5F6A")]
    parts += _lighthouse(2380, base - 20)
    parts += _town(base, rng)
    for x, size in ((190, 0.72), (480, 0.55), (1010, 0.62), (1620, 0.5), (2060, 0.66), (2470, 0.6)):
        parts += _ship(x, base + 6, size, rng)
    return picture(parts, WIDTH, SKY_HIGH, "harbour at dusk")


def harbour_water() -> str:
    """The water at the foot of the quay; repeats to the sides."""
    rng = Random("flow harbour water")
    parts = [
        "<defs>" + down_gradient("sea", [(0, "#2B8490"), (30, "#1B6472"), (100, "#0C2B37")]) + "</defs>",
        rectangle(0, 0, 960, 220, "url(#sea)"),
    ]
    streaks = lights = ""
    for k in range(26):
        y = 16 + 200 * (k / 26) ** 1.2
        x, w = rng.uniform(60, 900), rng.uniform(16, 30) + y * 0.16
        data = f"M{x - w:.1f} {y:.1f}q{w:.1f} -5 {2 * w:.1f} 0q{-w:.1f} 4 {-2 * w:.1f} 0Z"
        if k % 4 == 0:
            lights += data
        else:
            streaks += data
    return picture(
        [*parts, fill(streaks, "#5FB4BB", 0.55), fill(lights, LAMP, 0.6)], 960, 220, "harbour water"
    )


def harbours() -> dict[str, str]:
    """File names and SVG texts of what lies behind the quay and before it."""
    return {"harbour_sky.svg": harbour_sky(), "harbour_water.svg": harbour_water()}
