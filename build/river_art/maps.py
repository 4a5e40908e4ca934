"""The painted ground of the four sheets: cold-press paper, washes of land, a river with bleeding banks."""

import math
from collections.abc import Sequence
from random import Random
from typing import Final

from build.art.pen import Point, curve, disc, fill, outlined, picture, polygon, stroke
from build.river_art.palette import HABITATS, SEPIA, SHEET, WASH

WIDTH: Final = 1000
HEIGHT: Final = 760
_RIVERS: Final[dict[str, tuple[tuple[Point, ...], ...]]] = {
    "a": (
        ((1010, 40), (860, 110), (700, 60), (560, 130), (400, 70), (250, 150), (120, 90), (-10, 150)),
        ((1010, 560), (820, 520), (690, 590), (520, 560), (330, 600), (170, 560), (-10, 610)),
    ),
    "b": (
        (
            (-10, 40),
            (160, 90),
            (330, 30),
            (480, 120),
            (640, 60),
            (760, 200),
            (700, 380),
            (820, 520),
            (760, 640),
            (900, 770),
        ),
    ),
    "c": (
        ((-10, 250), (140, 180), (300, 260), (430, 200), (560, 290), (700, 230), (860, 330), (1010, 280)),
        ((560, 290), (480, 420), (560, 520), (430, 640), (470, 770)),
    ),
    "d": (
        (
            (280, -10),
            (350, 110),
            (250, 220),
            (380, 330),
            (560, 300),
            (680, 420),
            (600, 560),
            (760, 660),
            (720, 770),
        ),
    ),
}
_LANDS: Final = ("#CFD8A9", "#BFD0B2", "#E7D3A0", "#D8CDB8", "#C6D3BE", "#E9DDBE")


def _deckle(chance: Random) -> str:
    """The torn edge of the paper."""
    points: list[Point] = []
    for start, end in (
        ((8, 8), (992, 8)),
        ((992, 8), (992, 752)),
        ((992, 752), (8, 752)),
        ((8, 752), (8, 8)),
    ):
        count = round(math.dist(start, end) / 26)
        for k in range(count):
            t = k / count
            points.append(
                (
                    start[0] + (end[0] - start[0]) * t + chance.uniform(-3.4, 3.4),
                    start[1] + (end[1] - start[1]) * t + chance.uniform(-3.4, 3.4),
                )
            )
    return curve(points, closed=True)


def _wash(chance: Random, x: float, y: float, across: float, down: float) -> list[str]:
    """A spot of pigment: pale in the middle, a darker line where it dried."""
    colour = chance.choice(_LANDS)
    points = [
        (
            min(max(x + across * chance.uniform(0.7, 1.2) * math.cos(a), 18), WIDTH - 18),
            min(max(y + down * chance.uniform(0.7, 1.2) * math.sin(a), 18), HEIGHT - 18),
        )
        for a in (math.tau * k / 12 for k in range(12))
    ]
    data = curve(points, closed=True)
    return [fill(data, colour, 0.42), stroke(data, colour, 3, 0.5)]


def _sampled(course: Sequence[Point], steps: int = 10) -> list[Point]:
    """Points along a smooth curve through the course, on the paper alone."""
    points: list[Point] = []
    for k in range(len(course) - 1):
        p0, p1, p2 = course[max(k - 1, 0)], course[k], course[k + 1]
        p3 = course[min(k + 2, len(course) - 1)]
        for step in range(steps):
            t = step / steps
            points.append(
                tuple(  # type: ignore[arg-type]
                    0.5
                    * (
                        2 * b
                        + (c - a) * t
                        + (2 * a - 5 * b + 4 * c - d) * t * t
                        + (3 * b - a - 3 * c + d) * t**3
                    )
                    for a, b, c, d in zip(p0, p1, p2, p3, strict=True)
                )
            )
    return [(x, y) for x, y in points if 13 <= x <= WIDTH - 13 and 13 <= y <= HEIGHT - 13]


def _band(points: Sequence[Point], widths: Sequence[float], share: float) -> str:
    """The outline of a river whose width changes along its way."""
    left, right = [], []
    for k, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[max(k - 1, 0)], points[min(k + 1, len(points) - 1)]
        length = math.hypot(bx - ax, by - ay) or 1.0
        nx, ny = -(by - ay) / length, (bx - ax) / length
        half = widths[k] * share / 2
        left.append((x + nx * half, y + ny * half))
        right.append((x - nx * half, y - ny * half))
    return curve([*left, *right[::-1]], closed=True)


def _river(chance: Random, points: Sequence[Point], width: float) -> list[str]:
    """Several washes over each other, uneven as water and pigment are; darkest along the banks."""
    phase = chance.uniform(0, 6)
    widths = [
        width * (1 + 0.22 * math.sin(k * 0.31 + phase) + 0.1 * chance.uniform(-1, 1))
        for k in range(len(points))
    ]
    light = HABITATS["rivers"][2]
    bank = _band(points, widths, 1.0)
    ripples = "".join(
        f"M{x - 9:.1f} {y + dy:.1f}q4.5 -4 9 0t9 0"
        for k, (x, y) in enumerate(points)
        if k % 5 == 2
        for dy in (chance.uniform(-7, 7),)
    )
    return [
        fill(_band(points, widths, 1.34), WASH, 0.2),
        fill(bank, WASH, 0.62),
        stroke(bank, "#4F8699", 2.6, 0.6),
        fill(_band(points, widths[3:] + widths[:3], 0.72), "#8FC3CD", 0.7),
        fill(_band(points, widths[5:] + widths[:5], 0.36), light, 0.5),
        stroke(ripples, "#4F8699", 1.6, 0.55),
    ]


def _trees(chance: Random, x: float, y: float) -> list[str]:
    parts = []
    for _ in range(chance.randint(3, 5)):
        tx, ty, size = x + chance.uniform(-26, 26), y + chance.uniform(-14, 14), chance.uniform(11, 17)
        data = polygon([(tx, ty - size * 1.7), (tx + size * 0.6, ty), (tx - size * 0.6, ty)])
        parts.append(fill(data, "#7D9A78", 0.6))
        parts.append(stroke(data, "#4C6B52", 1.4, 0.6))
    return parts


def _hills(chance: Random, x: float, y: float) -> list[str]:
    parts = []
    for k in range(3):
        px, top = x + (k - 1) * 30, y - chance.uniform(26, 44)
        data = f"M{px - 26:.1f} {y:.1f}L{px:.1f} {top:.1f}L{px + 26:.1f} {y:.1f}"
        parts.append(fill(data + "Z", "#B7AFC2", 0.5))
        parts.append(stroke(data, SEPIA, 1.6, 0.55))
        parts.append(stroke(f"M{px:.1f} {top:.1f}L{px + 6:.1f} {top + 16:.1f}", SEPIA, 1.2, 0.5))
    return parts


def _grass(chance: Random, x: float, y: float) -> list[str]:
    blades = "".join(
        f"M{x + dx:.1f} {y:.1f}q{lean:.1f} -8 {lean * 1.4:.1f} -14"
        for dx in range(-14, 15, 7)
        for lean in (chance.uniform(-5, 5),)
    )
    return [stroke(blades, "#B08A3E", 1.6, 0.6)]


def _compass(x: float, y: float) -> list[str]:
    points = []
    for k in range(8):
        reach, a = (30, 9)[k % 2], math.tau * k / 8
        points.append((x + reach * math.sin(a), y - reach * math.cos(a)))
    return [
        stroke(disc(x, y, 20), SEPIA, 1.5, 0.6),
        outlined(polygon(points), "#EFE0BB", SEPIA, 1.6),
        fill(polygon([(x, y - 30), (x + 6.4, y - 6.4), (x, y)]), SEPIA),
    ]


def _map(letter: str) -> str:
    chance = Random(f"river map {letter}")
    paper = _deckle(chance)
    parts = [outlined(paper, SHEET, "#CDB88A", 2.5)]
    for _ in range(16):
        parts += _wash(
            chance,
            chance.uniform(90, 910),
            chance.uniform(80, 680),
            chance.uniform(70, 170),
            chance.uniform(50, 120),
        )
    banks: list[Point] = []
    for course in _RIVERS[letter]:
        points = _sampled(course)
        banks += points
        parts += _river(chance, points, chance.uniform(40, 50))
    for kind in (_trees, _hills, _grass, _trees, _grass, _hills, _trees, _grass) * 3:
        place = chance.uniform(60, 940), chance.uniform(70, 700)
        if min(math.dist(place, bank) for bank in banks) > 62:
            parts += kind(chance, *place)
    parts += _compass(946, 706)
    parts.append(stroke(paper, "#B79F72", 5, 0.35))
    grain = "".join(
        disc(chance.uniform(20, 980), chance.uniform(20, 740), chance.uniform(0.5, 1.3)) for _ in range(220)
    )
    parts.append(fill(grain, "#8A6A42", 0.16))
    return picture(parts, WIDTH, HEIGHT, f"map {letter}")


def maps() -> dict[str, str]:
    """File names and drawings of the four grounds."""
    return {f"map_{letter}.svg": _map(letter) for letter in _RIVERS}
