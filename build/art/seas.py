"""The wide pictures behind everything: a drowned world to the horizon, and the deep sea from above."""

import math
from itertools import pairwise
from random import Random

from build.art.pen import Point, curve, disc, down_gradient, fill, pair, picture, polygon, rectangle, stroke

WIDTH, HEIGHT = 1920, 1080
HORIZON = 500.0
GLOW = (
    '<radialGradient id="glow" cx="50%" cy="50%" r="50%">'
    '<stop offset="15%" stop-color="#FFF3D0" stop-opacity="0.85"/>'
    '<stop offset="100%" stop-color="#FFE9C4" stop-opacity="0"/></radialGradient>'
)


def hills(base: float, height: float, waves: int, rng: Random) -> str:
    """Path data of a soft range along the horizon, sunk to its shoulders."""
    phases = [(rng.uniform(0, math.tau), rng.uniform(0.6, 1)) for _ in range(3)]
    points: list[Point] = []
    for k in range(49):
        x = WIDTH * k / 48
        swell = sum(
            weight * math.sin(phase + x / WIDTH * math.tau * waves * (n + 1) * 0.62) / (n + 1)
            for n, (phase, weight) in enumerate(phases)
        )
        points.append((x, base - max(3.0, height * (0.42 + 0.42 * swell))))
    return curve(points, then=[(WIDTH, base), (0, base)])


def _leafy(points: list[Point], bulge: float) -> str:
    """Path data through the points in round lobes, closed along the water line."""
    data = "M" + pair(points[0])
    for (ax, ay), (bx, by) in pairwise(points):
        reach = math.hypot(bx - ax, by - ay) * bulge
        data += f"A{pair((reach, reach))} 0 0 1 {pair((bx, by))}"
    return data + "Z"


def _dome(x: float, y: float, width: float, height: float, rng: Random) -> tuple[str, str]:
    """A treetop standing in the water and its soft mirror image."""
    lobes = 8 if width > 90 else 6
    top: list[Point] = [(x - width / 2, y)]
    for k in range(1, lobes):
        angle = math.pi * (1 - k / lobes)
        reach = rng.uniform(0.88, 1.06)
        top.append((x + width / 2 * math.cos(angle) * reach, y - math.sin(angle) ** 0.8 * height * reach))
    top.append((x + width / 2, y))
    mirror = [(px, y + (y - py) * 0.55) for px, py in reversed(top)]
    return _leafy(top, 0.62), _leafy(mirror, 0.62)


def _pine_top(x: float, y: float, width: float, height: float) -> tuple[str, str]:
    """The upper half of a drowned fir and its mirror image."""
    tiers = ((0.5, 0), (0.3, 0.34), (0.4, 0.3), (0.2, 0.66), (0.27, 0.62), (0, 1))
    left = [(x - width * w, y - height * h) for w, h in tiers]
    right = [(x + width * w, y - height * h) for w, h in reversed(tiers[:-1])]
    low = [(px, y + (y - py) * 0.5) for px, py in reversed([*left, *right])]
    return polygon([*left, *right]), polygon(low)


def _steeple(x: float, y: float, size: float) -> list[str]:
    """A church tower that the water has left a little of, and a roof beside it."""
    tower = polygon(
        [
            (x - 0.3 * size, y),
            (x - 0.3 * size, y - 0.9 * size),
            (x + 0.3 * size, y - 0.9 * size),
            (x + 0.3 * size, y),
        ]
    )
    spire = polygon(
        [(x - 0.4 * size, y - 0.88 * size), (x, y - 2.1 * size), (x + 0.4 * size, y - 0.88 * size)]
    )
    nave = polygon(
        [
            (x + 0.3 * size, y),
            (x + 0.45 * size, y - 0.46 * size),
            (x + 1.75 * size, y - 0.46 * size),
            (x + 2 * size, y),
        ]
    )
    mirror = polygon(
        [
            (x + 2 * size, y),
            (x + 1.7 * size, y + 0.3 * size),
            (x + 0.35 * size, y + 0.3 * size),
            (x, y + 1.1 * size),
            (x - 0.35 * size, y),
        ]
    )
    window = disc(x, y - 0.55 * size, 0.11 * size)
    return [
        fill(mirror, "#3D7A7C", 0.28),
        fill(nave, "#B86A55"),
        fill(tower, "#DCC9A2"),
        fill(spire, "#8F4F45"),
        fill(window, "#4F6B6B"),
        stroke(f"M{x:.1f} {y - 2.08 * size:.1f}v{-0.32 * size:.1f}", "#8F4F45", size * 0.06),
    ]


def _grove(
    centre: float, base: float, spread: float, size: float, count: int, rng: Random
) -> tuple[str, str]:
    tops, mirrors = "", ""
    for _ in range(count):
        x = centre + rng.gauss(0, spread)
        y = base + rng.uniform(-0.08, 0.08) * size
        if rng.random() < 0.45:
            top, mirror = _pine_top(x, y, size * rng.uniform(0.45, 0.7), size * rng.uniform(0.9, 1.5))
        else:
            top, mirror = _dome(x, y, size * rng.uniform(0.9, 1.6), size * rng.uniform(0.6, 0.95), rng)
        tops, mirrors = tops + top, mirrors + mirror
    return tops, mirrors


def glitter(
    rng: Random, rows: int, near: float, spread: float, sun: float = WIDTH / 2, horizon: float = HORIZON
) -> str:
    """Short level strokes of light on the water below the sun, wider the nearer they are."""
    data = ""
    for row in range(rows):
        share = (row + 1) / rows
        for _ in range(5):
            y = horizon + 6 + (HEIGHT - horizon) * (share * rng.uniform(0.94, 1.06)) ** 1.7 * near
            x = sun + rng.gauss(0, spread * (0.25 + share))
            w = (8 + 60 * share) * rng.uniform(0.5, 1.2)
            left, right = pair((x - w, y)), pair((x + w, y))
            crest, trough = pair((x, y - 3 - 5 * share)), pair((x, y + 2 + 3 * share))
            data += f"M{left}Q{crest} {right}Q{trough} {left}Z"
    return data


def _clouds(rng: Random) -> list[str]:
    parts = []
    banks = (
        (230, 205, 1.3),
        (770, 130, 0.8),
        (1345, 175, 1.15),
        (1735, 285, 0.85),
        (500, 330, 0.7),
        (1170, 345, 0.6),
    )
    for x, y, size in banks:
        points: list[Point] = [(x - 190 * size, float(y))]
        for k in range(1, 7):
            share = k / 7
            lift = math.sin(share * math.pi) * 62 * size * rng.uniform(0.75, 1.1)
            points.append((x - 190 * size + 380 * size * share, y - lift))
        points.append((x + 190 * size, y))
        parts.append(fill(_leafy(points, 0.56), "#FFF6E6", 0.55))
    return parts


def sea_sky() -> str:
    """A calm morning: hills and treetops rising from the water, the sun low in the middle."""
    rng = Random("flow sea sky 2")
    parts = [
        "<defs>"
        + down_gradient("sky", [(0, "#7FC3CF"), (45, "#B9DFD6"), (78, "#F9E6C3"), (100, "#FCD7AE")])
        + down_gradient(
            "sea", [(0, "#F3D9B2"), (7, "#A9DAD0"), (30, "#55B7BF"), (65, "#1F7385"), (100, "#0E3947")]
        )
        + GLOW
        + "</defs>",
        rectangle(0, 0, WIDTH, HORIZON + 1, "url(#sky)"),
        fill(disc(960, 425, 420), "url(#glow)"),
        fill(disc(960, 425, 74), "#FFF8E2"),
        *_clouds(rng),
        rectangle(0, HORIZON, WIDTH, HEIGHT - HORIZON, "url(#sea)"),
    ]
    for height, colour, waves in ((120, "#BFD8CC", 3), (84, "#94BFB9", 4), (50, "#6BA3A2", 6)):
        ridge = hills(HORIZON + 1, height, waves, rng)
        parts.append(fill(ridge, colour))
    parts.append(fill(glitter(rng, 12, 0.9, 150), "#FFF3D0", 0.5))
    groves = (
        (250, 548, 150, 44, 9, "#4F8B8A"), (1690, 552, 150, 46, 9, "#4F8B8A"),
        (640, 528, 60, 26, 5, "#6BA3A2"), (1290, 530, 70, 28, 6, "#6BA3A2"),
        (70, 640, 120, 92, 6, "#2F6A6E"), (1850, 650, 120, 96, 6, "#2F6A6E"),
        (430, 620, 60, 58, 4, "#3D7A7C"), (1500, 624, 60, 60, 4, "#3D7A7C"),
        (-10, 850, 130, 210, 5, "#173F47"), (1930, 870, 130, 220, 5, "#173F47"),
    )  # fmt: skip
    for centre, base, spread, size, count, colour in groves:
        tops, mirrors = _grove(centre, base, spread, size, count, rng)
        parts += [fill(mirrors, colour, 0.28), fill(tops, colour)]
        rings = "".join(
            f"M{centre - spread * w:.1f} {base + size * d:.1f}H{centre + spread * w:.1f}"
            for w, d in ((1.7, 0.06), (1.2, 0.2), (1.5, 0.34))
        )
        parts.append(stroke(rings, "#DFF5EC", max(2.0, size * 0.03), 0.4))
        if centre == 640:
            parts += _steeple(720, 560, 40)
    return picture(parts, WIDTH, HEIGHT, "calm sea and sky")


def _seam_wave(y: float, phase: float, height: float) -> str:
    """A long swell that meets itself at the left and right edge."""
    points = []
    for k in range(-1, 26):
        x = WIDTH * k / 24
        angle = math.tau * k / 24
        points.append(
            (x, y + height * math.sin(2 * angle + phase) + height * 0.5 * math.sin(5 * angle + phase * 2))
        )
    return curve(points)


def sea_deep() -> str:
    """The deep sea from straight above: long swells, calm and dark; it repeats to the sides and downwards."""
    rng = Random("flow sea deep")
    parts = [rectangle(0, 0, WIDTH, HEIGHT, "#123947")]
    lines: list[str] = []
    tones = ("#143F4E", "#164555", "#143F4E", "#113543")
    for k in range(12):
        y = HEIGHT * k / 12
        phase = rng.uniform(0, math.tau)
        for wrap in (-HEIGHT, 0, HEIGHT):
            parts.append(stroke(_seam_wave(y + wrap, phase, 15), tones[k % 4], 48))
            lines.append(stroke(_seam_wave(y + wrap - 28, phase + 0.3, 15), "#1D5566", 3, 0.75))
    crests = ""
    for _ in range(46):
        x, y, w = rng.uniform(60, WIDTH - 60), rng.uniform(30, HEIGHT - 30), rng.uniform(18, 44)
        crests += curve([(x - w, y), (x - w / 2, y - w * 0.12), (x, y), (x + w / 2, y + w * 0.1), (x + w, y)])
    return picture([*parts, *lines, stroke(crests, "#2E7484", 3.4, 0.75)], WIDTH, HEIGHT, "deep sea")


def seas() -> dict[str, str]:
    """File names and SVG texts of the wide pictures."""
    return {"sea_sky.svg": sea_sky(), "sea_deep.svg": sea_deep()}
