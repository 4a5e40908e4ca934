"""The chart of the voyage: a painted sea from the harbour to the open water, in strips side by side.

Coasts above and below draw back towards the east, the water deepens in bands; a compass rose, rhumb lines and
a frame with degrees make it a chart. Stops, course and names are laid over it by the game.
"""

import math
from random import Random

from build.art import palette as c
from build.art.pen import Point, curve, disc, fill, outlined, picture, polygon, rectangle, stroke
from build.characters.canvas import Canvas
from build.characters.vessel import vessel

STRIPS, WIDE, HIGH = 7, 800, 1080
LENGTH = STRIPS * WIDE
SHALLOW, DEEP = (150, 214, 207), (20, 88, 108)
ISLES = (
    (905, 330, 46),
    (1660, 420, 58),
    (1580, 900, 40),
    (2250, 240, 62),
    (2760, 905, 52),
    (3320, 190, 44),
    (3930, 930, 38),
)
BANDS = ((150, 0.22), (96, 0.28), (50, 0.34))
FRAME = 26
SHADES = 10
BEYOND = 100
"""How far shapes go on beyond a strip, so that neighbours meet."""


def _mixed(one: tuple[int, int, int], other: tuple[int, int, int], share: float) -> str:
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in zip(one, other, strict=True))


def _tone(x: float) -> str:
    """The colour of open water so far from the harbour."""
    share = min(1.0, max(0.0, x / (LENGTH - WIDE)))
    return _mixed(SHALLOW, DEEP, share**0.8)


def _sway(x: float, seed: float) -> float:
    return (
        math.sin(x / 310 + seed)
        + 0.6 * math.sin(x / 137 + 2.1 * seed)
        + 0.35 * math.sin(x / 59 + 3.7 * seed)
        + 0.12 * math.sin(x / 23 + 5.3 * seed)
    )


def _north(x: float) -> float:
    """How far down the northern coast comes."""
    return 190 - x * 0.062 + 46 * _sway(x, 1.3) + 330 * math.exp(-x / 170)


def _south(x: float) -> float:
    """How far up the southern coast comes."""
    return HIGH - 150 + x * 0.052 - 42 * _sway(x, 4.1) - 200 * math.exp(-x / 130)


def _line(coast: str, offset: float, left: int) -> list[Point]:
    xs = range(left - BEYOND, left + WIDE + BEYOND + 1, 20)
    if coast == "north":
        return [(x, _north(x) + offset * (1 + 0.18 * _sway(x, 7.7))) for x in xs]
    return [(x, _south(x) - offset * (1 + 0.18 * _sway(x, 9.2))) for x in xs]


def _shape(coast: str, offset: float, left: int) -> str:
    edge = -300.0 if coast == "north" else HIGH + 300.0
    return curve(_line(coast, offset, left), then=[(left + WIDE + BEYOND, edge), (left - BEYOND, edge)])


def _seen_from(left: int, x: float, reach: float = BEYOND) -> bool:
    """Whether something at x, so wide, reaches into the strip."""
    return left - reach < x < left + WIDE + reach


def _land(coast: str, left: int) -> list[str]:
    """The coast with its beach, its rim of ink, meadows and woods."""
    parts = [
        outlined(_shape(coast, 9, left), c.SAND, c.SAND_SHADE, 3),
        outlined(_shape(coast, -6, left), c.MEADOW, c.LAND_RIM, 3),
        fill(_shape(coast, -30, left), c.LAND_LIGHT, 0.8),
        fill(_shape(coast, -64, left), c.LAND, 0.7),
    ]
    sign = -1 if coast == "north" else 1
    shore, rng = (_north, Random(7)) if coast == "north" else (_south, Random(8))
    for _ in range(230):
        x = rng.uniform(0, LENGTH)
        y = shore(x) + sign * rng.uniform(34, 210)
        size, tone = rng.uniform(9, 19), rng.randrange(3)
        if not -30 < y < HIGH + 30 or not _seen_from(left, x, 30):
            continue
        parts.append(outlined(disc(x, y, size), c.LEAVES[tone], c.LEAF_INK, 1.6))
        parts.append(fill(disc(x - size * 0.25, y - size * 0.3, size * 0.55), c.LEAVES_LIGHT[tone], 0.9))
    return parts


def _bands(coast: str, left: int) -> list[str]:
    """Shoals: each band paler towards the coast, with the line that a chart draws around it."""
    parts = []
    for offset, strength in BANDS:
        shape = _shape(coast, offset, left)
        parts.append(fill(shape, "#BFEBDD", strength))
        parts.append(stroke(curve(_line(coast, offset, left)), c.FOAM, 2, 0.5))
    return parts


def _rhumbs(x: float, y: float) -> list[str]:
    """Sixteen bearings from the rose."""
    lines = ""
    for k in range(16):
        angle = math.tau * k / 16
        lines += f"M{x:.0f} {y:.0f}L{x + 3200 * math.cos(angle):.0f} {y + 3200 * math.sin(angle):.0f}"
    return [stroke(lines, c.PAPER, 1.4, 0.16)]


def _rose(x: float, y: float, size: float) -> list[str]:
    """A compass rose, half of every point in shade."""
    parts = [
        stroke(disc(x, y, size * 0.8), c.PAPER, 3, 0.75),
        stroke(disc(x, y, size * 0.7), c.PAPER, 1.5, 0.75),
    ]
    for ring, reach, count, turn in ((0, 0.66, 8, 22.5), (1, 0.8, 4, 45), (2, 1.12, 4, 0)):
        for k in range(count):
            angle = math.radians(turn + 360 / count * k - 90)
            width = 0.12 + 0.03 * ring
            tip = x + size * reach * math.cos(angle), y + size * reach * math.sin(angle)
            sides = [
                (
                    x + size * width * math.cos(angle + side * 0.78),
                    y + size * width * math.sin(angle + side * 0.78),
                )
                for side in (-1, 1)
            ]
            north = ring == 2 and k == 0
            parts.append(
                outlined(polygon([(x, y), sides[0], tip]), "#D65A3C" if north else c.PAPER, c.INK, 1.5)
            )
            parts.append(
                outlined(polygon([(x, y), sides[1], tip]), "#8E3524" if north else "#2B6472", c.INK, 1.5)
            )
    return [*parts, outlined(disc(x, y, size * 0.07), c.SAND, c.INK, 2)]


def _houses(left: int) -> list[str]:
    """The harbour town on the western shore."""
    parts: list[str] = []
    if left:
        return parts
    rng = Random(3)
    for k in range(22):
        x = 30 + 17 * k + rng.uniform(-5, 5)
        y = _north(x) - 52 - 34 * (k % 3) + rng.uniform(-6, 6)
        w, h, kind = rng.uniform(24, 34), rng.uniform(20, 30), k % 3
        parts.append(outlined(polygon([(x, y), (x, y - h), (x + w, y - h), (x + w, y)]), c.PAPER, c.INK, 2))
        roof = polygon([(x - 4, y - h), (x + w / 2, y - h - 18), (x + w + 4, y - h)])
        parts.append(outlined(roof, c.ROOFS[kind], c.INK, 2))
        parts.append(fill(f"M{x + w / 2 - 3:.1f} {y - 2:.1f}v-10h7v10Z", c.INK, 0.7))
    return parts


def _lighthouse(x: float, y: float) -> list[str]:
    """A striped tower that throws its light over the water."""
    beam = polygon([(x, y - 104), (x + 420, y - 10), (x + 400, y + 90)])
    parts = [fill(beam, "#FFF3C4", 0.22), fill(disc(x, y - 104, 34), "#FFF3C4", 0.35)]
    parts.append(
        outlined(polygon([(x - 22, y), (x - 14, y - 92), (x + 14, y - 92), (x + 22, y)]), c.PAPER, c.INK, 2.5)
    )
    for top, wide in ((-24, 20), (-60, 16.5)):
        band = [
            (x - wide, y + top),
            (x - wide + 2, y + top - 18),
            (x + wide - 2, y + top - 18),
            (x + wide, y + top),
        ]
        parts.append(outlined(polygon(band), "#C4533B", c.INK, 1.5))
    parts.append(outlined(f"M{x - 12} {y - 92}v-22h24v22Z", "#FFD98A", c.INK, 2.5))
    parts.append(
        outlined(polygon([(x - 17, y - 114), (x, y - 132), (x + 17, y - 114)]), "#C4533B", c.INK, 2.5)
    )
    return parts


def _swell(left: int) -> list[str]:
    """Small waves, more and larger towards the open sea."""
    light, dark, rng = "", "", Random(24)
    for _ in range(520):
        x = LENGTH * rng.random() ** 0.75
        y = rng.uniform(60, HIGH - 60)
        size = 9 + 15 * x / LENGTH * rng.uniform(0.6, 1.3)
        if not _north(x) + 40 < y < _south(x) - 40 or not _seen_from(left, x):
            continue
        light += f"M{x:.0f} {y:.0f}q{size:.0f} {-size * 0.9:.0f} {2 * size:.0f} 0"
        dark += f"M{x + 2 * size:.0f} {y:.0f}q{size:.0f} {-size * 0.9:.0f} {2 * size:.0f} 0"
    return [stroke(light, c.FOAM, 2.2, 0.4), stroke(dark, "#0F4C5C", 2.2, 0.22)]


def _isles(left: int) -> list[str]:
    """Skerries off the coasts, each with its shoal."""
    parts = []
    for number, (x, y, size) in enumerate(ISLES):
        if not _seen_from(left, x, 200):
            continue
        rng = Random(number)
        points = [
            (x + size * r * math.cos(a) * 1.35, y + size * r * math.sin(a) * 0.8)
            for a, r in ((math.tau * k / 11, rng.uniform(0.8, 1.15)) for k in range(11))
        ]
        wider = [(x + (px - x) * 1.5, y + (py - y) * 1.6) for px, py in points]
        parts += [
            fill(curve(wider, closed=True), "#BFEBDD", 0.4),
            stroke(curve(wider, closed=True), c.FOAM, 2, 0.5),
        ]
        parts += [outlined(curve(points, closed=True), c.SAND, c.SAND_SHADE, 3)]
        inner = [(x + (px - x) * 0.76, y + (py - y) * 0.72 - 3) for px, py in points]
        parts += [outlined(curve(inner, closed=True), c.MEADOW, c.LAND_RIM, 2.5)]
        for _ in range(4):
            tx, ty = x + rng.uniform(-0.5, 0.5) * size, y + rng.uniform(-0.3, 0.2) * size
            parts += [outlined(disc(tx, ty, 10), c.LEAVES[1], c.LEAF_INK, 1.5)]
            parts += [fill(disc(tx - 2, ty - 3, 5), c.LEAVES_LIGHT[1])]
    return parts


def _whale(x: float, y: float) -> list[str]:
    """A whale at ease in the open sea."""
    tail = "c22 16 40 8 58 -14c2 24 -4 40 -16 48c14 4 24 12 30 26c-28 2 -44 -4 -56 -16"
    body = f"M{x} {y}c20 -58 120 -70 180 -26{tail}c-40 22 -170 28 -196 -18Z"
    spout = f"M{x + 60} {y - 58}c-4 -22 -16 -30 -30 -28M{x + 60} {y - 58}c4 -24 18 -32 32 -28"
    return [
        outlined(body, "#2B6F82", c.INK, 3),
        fill(f"M{x + 6} {y + 4}c40 22 110 22 160 4c-40 30 -140 26 -160 -4Z", "#CFE9E4", 0.8),
        fill(disc(x + 42, y - 14, 4.5), c.INK),
        stroke(spout, c.FOAM, 4, 0.9),
    ]


def _frame(left: int) -> list[str]:
    """The edge of a chart: a strip of degrees above and below."""
    parts = []
    for top in (0, HIGH - FRAME):
        parts.append(rectangle(left - 10, top, WIDE + 20, FRAME, c.PAPER))
        steps = "".join(f"M{x} {top + 7}h80v12h-80Z" for x in range(left, left + WIDE, 160))
        parts.append(fill(steps, "#2B6472"))
        for y in (top + 7, top + 19):
            parts.append(stroke(f"M{left - 10} {y}H{left + WIDE + 10}", c.INK, 1.5))
        inner = top + FRAME if top == 0 else top
        parts.append(stroke(f"M{left - 10} {inner}H{left + WIDE + 10}", c.INK, 3))
    return parts


def _sea(left: int) -> list[str]:
    """The water of one strip, deeper towards the east."""
    tones = [
        (100 * k / SHADES, _tone(left - BEYOND + (WIDE + 2 * BEYOND) * k / SHADES)) for k in range(SHADES + 1)
    ]
    inner = "".join(f'<stop offset="{at:.1f}%" stop-color="{tone}"/>' for at, tone in tones)
    return [
        f'<linearGradient id="sea" x1="0%" y1="0%" x2="100%" y2="0%">{inner}</linearGradient>',
        rectangle(left - BEYOND, -100, WIDE + 2 * BEYOND, HIGH + 200, "url(#sea)"),
    ]


def charts() -> dict[str, str]:
    """All strips, from the harbour on."""
    return {f"chart_{strip + 1}.svg": _strip(strip * WIDE) for strip in range(STRIPS)}


def _strip(left: int) -> str:
    """What of the whole is seen in one strip."""
    over = [*_rhumbs(1330, 560), *_rhumbs(4300, 470)]
    for coast in ("north", "south"):
        over += _bands(coast, left)
    over += [*_swell(left), *_isles(left)]
    for coast in ("north", "south"):
        over += _land(coast, left)
    over += _houses(left)
    drawn = ((1655, _lighthouse(1655, 414)), (4780, _rose(4780, 790, 150)), (4330, _whale(4330, 260)))
    for x, parts in drawn:
        over += parts if _seen_from(left, x, 460) else []
    return picture(
        [f'<g transform="translate({-left},0)">', *_sea(left), *over, *_frame(left), "</g>"], WIDE, HIGH
    )


def _buoy() -> str:
    """A striped buoy in the water."""
    parts = [
        f'<ellipse cx="64" cy="112" rx="42" ry="10" fill="{c.FOAM}" fill-opacity="0.55"/>',
        outlined("M36 108L48 52H80L92 108Q64 120 36 108Z", c.PAPER, c.INK, 5),
        outlined("M41 86L45 68H83L87 86Q64 94 41 86Z", "#C4533B", c.INK, 4),
        outlined("M54 52V34H74V52Z", "#2B6472", c.INK, 4),
        outlined(disc(64, 24, 12), "#FFD98A", c.INK, 4),
    ]
    return picture(parts)


def _boat() -> str:
    """Our boat under sail."""
    canvas = Canvas(128, 128)
    canvas.oval(64, 116, 56, 10, c.FOAM, opacity=0.6)
    vessel(canvas, "translate(61,113) scale(0.325)", ink=10)
    return canvas.svg()


def vessels() -> dict[str, str]:
    """What floats on the chart."""
    return {"chart_buoy.svg": _buoy(), "chart_boat.svg": _boat()}
