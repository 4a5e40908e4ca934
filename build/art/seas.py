"""The wide pictures behind everything: a drowned world to the horizon, and the deep sea from above."""

import math
from random import Random

from build.art.clouds import Light, banks, lobes
from build.art.pen import Point, curve, disc, down_gradient, fill, pair, picture, polygon, rectangle, stroke

WIDTH, HEIGHT = 1920, 1080
CLOUDS = (
    (215, 215, 1.15), (770, 150, 0.8), (1330, 235, 0.95),
    (1760, 330, 0.8), (480, 345, 0.55), (1150, 352, 0.5),
)  # fmt: skip
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
    return lobes(points, bulge) + "Z"


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


def _roof(x: float, y: float, size: float, colour: str) -> list[str]:
    """A roof that still looks out of the water: two slopes, a ridge, a chimney, and its mirror image."""
    near = polygon(
        [
            (x - size, y),
            (x - 0.6 * size, y - 0.8 * size),
            (x + 0.9 * size, y - 0.8 * size),
            (x + 0.7 * size, y),
        ]
    )
    gable = polygon([(x + 0.7 * size, y), (x + 0.9 * size, y - 0.8 * size), (x + 1.3 * size, y)])
    mirror = polygon(
        [
            (x - size, y),
            (x - 0.7 * size, y + 0.5 * size),
            (x + 0.9 * size, y + 0.5 * size),
            (x + 1.3 * size, y),
        ]
    )
    chimney = polygon(
        [
            (x - 0.3 * size, y - 0.75 * size),
            (x - 0.3 * size, y - 1.15 * size),
            (x - 0.08 * size, y - 1.15 * size),
            (x - 0.08 * size, y - 0.75 * size),
        ]
    )
    tiles = "".join(
        f"M{x - size * (1 - 0.13 * k):.1f} {y - size * 0.2 * k:.1f}H{x + size * 0.72:.1f}" for k in (1, 2, 3)
    )
    return [
        fill(mirror, "#3D7A7C", 0.3),
        fill(chimney, "#9A6A58"),
        fill(near, colour),
        fill(gable, "#E6D3AE"),
        stroke(tiles, "#7A443C", max(1.0, size * 0.05), 0.35),
        stroke(
            f"M{x - 1.2 * size:.1f} {y + 2:.1f}H{x + 1.5 * size:.1f}", "#EAF8F0", max(1.5, size * 0.07), 0.6
        ),
    ]


ROOFS = (
    (836, 556, 16, "#A96857"), (905, 546, 13, "#9C5B4D"), (1012, 552, 16, "#B86A55"),
    (772, 598, 27, "#B86A55"), (920, 596, 24, "#A96857"), (1318, 546, 15, "#9C5B4D"),
    (1040, 640, 36, "#A85C4A"), (1352, 618, 30, "#A96857"),
)  # fmt: skip
"""The drowned village around the church, below the sun: where each roof stands, its size and colour."""


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
        *banks(CLOUDS, 960, Light("#B9CFCF", "#FBEBD3", "#FFFBF0"), rng),
        rectangle(0, HORIZON, WIDTH, HEIGHT - HORIZON, "url(#sea)"),
    ]
    for height, colour, waves in ((120, "#BFD8CC", 3), (84, "#94BFB9", 4), (50, "#6BA3A2", 6)):
        ridge = hills(HORIZON + 1, height, waves, rng)
        parts.append(fill(ridge, colour))
    parts.append(fill(glitter(rng, 12, 0.9, 150), "#FFF3D0", 0.5))
    groves = (
        (250, 548, 150, 44, 9, "#4F8B8A"), (1690, 552, 150, 46, 9, "#4F8B8A"),
        (640, 528, 60, 26, 5, "#6BA3A2"), (1290, 530, 70, 28, 6, "#6BA3A2"),
        (70, 640, 120, 92, 6, "#2F6A6E"), (1860, 606, 110, 84, 6, "#3D7A7C"),
        (430, 620, 60, 58, 4, "#3D7A7C"), (1560, 590, 60, 52, 4, "#4F8B8A"),
        (-10, 850, 130, 210, 5, "#173F47"),
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
            parts += _steeple(1136, 592, 84)
            for x, y, size, colour in ROOFS:
                parts += _roof(x, y, size, colour)
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
