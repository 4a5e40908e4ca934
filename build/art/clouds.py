"""Painted clouds: heaped lobes, lit from the sun's side, shaded below, with thin streaks under them."""

import math
from dataclasses import dataclass
from itertools import pairwise
from random import Random

from build.art.pen import Point, fill, pair


@dataclass(frozen=True, slots=True)
class Light:
    """The colours of a cloud: in its own shadow, its body, and where the sun meets it (to the left: -1)."""

    shade: str
    body: str
    lit: str
    side: int = 1


def lobes(points: list[Point], bulge: float) -> str:
    """Path data through the points in round lobes, closed along the line below."""
    data = "M" + pair(points[0])
    for (ax, ay), (bx, by) in pairwise(points):
        reach = math.hypot(bx - ax, by - ay) * bulge
        data += f"A{pair((reach, reach))} 0 0 1 {pair((bx, by))}"
    return data


def _heap(x: float, y: float, wide: float, high: float, count: int, rng: Random) -> str:
    """One heap of lobes over a softly sagging base."""
    points: list[Point] = [(x - wide / 2, y)]
    for k in range(1, count):
        share = k / count
        lift = math.sin(share * math.pi) ** 0.8 * high * rng.uniform(0.72, 1.08)
        points.append((x - wide / 2 + wide * (share + rng.uniform(-0.02, 0.02)), y - lift))
    points.append((x + wide / 2, y))
    base = f"Q{pair((x + wide * 0.2, y + high * 0.16))} {pair((x, y + high * 0.08))}"
    return lobes(points, 0.6) + base + f"Q{pair((x - wide * 0.25, y + high * 0.02))} {pair(points[0])}Z"


def _streak(x: float, y: float, wide: float, thick: float) -> str:
    ends = pair((x - wide, y)), pair((x + wide, y))
    return f"M{ends[0]}Q{pair((x, y - thick))} {ends[1]}Q{pair((x, y + thick))} {ends[0]}Z"


def cloud(x: float, y: float, size: float, light: Light, rng: Random) -> list[str]:
    """A cloud whose base lies at (x, y), about 380 units wide at size 1."""
    wide, high, s = 380 * size, 96 * size, light.side
    return [
        fill(_streak(x - s * wide * 0.3, y + high * 0.2, wide * 0.5, high * 0.09), light.body, 0.35),
        fill(_streak(x + s * wide * 0.24, y + high * 0.36, wide * 0.34, high * 0.07), light.body, 0.3),
        fill(_heap(x - s * wide * 0.16, y, wide * 0.7, high * 0.62, 6, rng), light.shade, 0.6),
        fill(_heap(x + s * wide * 0.05, y + high * 0.03, wide, high * 0.7, 8, rng), light.body, 0.82),
        fill(_heap(x + s * wide * 0.1, y + high * 0.02, wide * 0.58, high, 6, rng), light.body, 0.9),
        fill(_heap(x + s * wide * 0.17, y - high * 0.2, wide * 0.36, high * 0.7, 5, rng), light.lit, 0.85),
        fill(_heap(x + s * wide * 0.33, y - high * 0.04, wide * 0.24, high * 0.42, 4, rng), light.lit, 0.7),
        fill(_streak(x - s * wide * 0.05, y + high * 0.05, wide * 0.42, high * 0.09), light.shade, 0.55),
    ]


def banks(places: tuple[tuple[float, float, float], ...], sun: float, light: Light, rng: Random) -> list[str]:
    """Clouds at (x, y, size), each lit from where the sun stands."""
    parts: list[str] = []
    for x, y, size in places:
        side = 1 if x < sun else -1
        parts += cloud(x, y, size, Light(light.shade, light.body, light.lit, side), rng)
    return parts
