"""The lines of foam that show which way the water runs."""

import math
from random import Random

from build.art import palette as c
from build.art.pen import Point, curve, moved, stroke, turned
from build.art.shores import CENTRE

LANES = (-9.0, 9.0)
"""Where flow lines cross an open edge, measured from its middle; the same on every tile."""


def _at(start: int, end: int, lane: float, share: float) -> Point:
    """A point on the way from one open edge to another, in a lane of the channel."""
    gap = (end - start) % 4
    if gap == 2:
        sway = 0.9 * math.sin(share * 2 * math.tau) * (1 if lane < 0 else -1)
        return turned([(64 + lane + sway, 128 * share)], 90 * start, CENTRE)[0]
    side = 1 if gap == 1 else -1
    inner = lane * side
    angle = share * math.pi / 2
    # A rounded corner: a superellipse that hugs the tile's middle more than a circle would.
    across, along = math.cos(angle) ** 0.78, math.sin(angle) ** 0.78
    reach = 64 - inner
    point = (64 + side * (64 - reach * across), reach * along)
    return turned([point], 90 * start, CENTRE)[0]


def _run(start: int, end: int, lane: float, first: float, last: float) -> str:
    steps = max(3, int((last - first) * 12))
    shares = [first + (last - first) * k / steps for k in range(steps + 1)]
    return curve([_at(start, end, lane, share) for share in shares])


def _entry(edge: int, lane: float, length: float) -> str:
    """A line in from an open edge; it meets its twin on the next tile."""
    return curve(turned([(64 + lane, -8), (64 + lane, length / 2), (64 + lane, length)], 90 * edge, CENTRE))


def _joined(edges: tuple[int, ...]) -> list[tuple[int, int]]:
    """The pairs of open edges between which water visibly runs."""
    if len(edges) == 2:
        return [(edges[0], edges[1])]
    return [(a, b) for a, b in zip(edges, (*edges[1:], edges[0]), strict=True)]


def stream_lines(edges: tuple[int, ...], rng: Random, obstacle: bool) -> list[str]:
    """Foam lines for a tile with these open edges; with an obstacle they break off before the middle."""
    lines = "".join(_entry(edge, lane, rng.uniform(9, 22)) for edge in edges for lane in LANES)
    if obstacle:
        return [stroke(lines, c.FOAM, 2.2)]
    pale = ""
    for start, end in _joined(edges):
        first, last = rng.uniform(0.22, 0.32), rng.uniform(0.66, 0.78)
        if len(edges) == 2:
            for lane in LANES:
                gap = rng.uniform(0.44, 0.56)
                lines += _run(start, end, lane, first, gap - 0.05) + _run(start, end, lane, gap + 0.05, last)
            pale += _run(start, end, 0, first - 0.1, first + 0.12) + _run(start, end, 0, 0.56, last + 0.06)
        else:
            gap = rng.uniform(0.46, 0.54) if (end - start) % 4 == 2 else 0.5
            split = 0.05 if (end - start) % 4 == 2 else 0
            lines += _run(start, end, LANES[1], first, gap - split) + _run(
                start, end, LANES[1], gap + split, last
            )
            pale += _run(start, end, 1.5, 0.3, rng.uniform(0.6, 0.72))
    if len(edges) > 2:
        lines += _wavelets(rng, 0 if len(edges) == 4 else -6)
    return [stroke(pale, c.WATER_LIGHT, 3), stroke(lines, c.FOAM, 2.2)]


def _wavelets(rng: Random, rise: float) -> str:
    """Two small waves where streams meet, so that the middle is not bare."""
    turn = rng.choice((0, 45, 90, 135) if rise == 0 else (0, 20, -20)) + rng.uniform(-15, 15)
    shapes = ""
    for dx, dy in ((-5, -4), (rng.uniform(2, 7), 5)):
        x, y = 64 + dx, 64 + dy * (1 if rise == 0 else 0.7)
        wave = [(x - 5, y), (x - 2.5, y - 1.6), (x, y), (x + 2.5, y + 1.4), (x + 5, y)]
        shapes += curve(moved(turned(wave, turn, CENTRE), 0, rise))
    return shapes
