"""Cubic courses cut into pieces of equal length: rings on a tail, dashes round a space."""

from collections.abc import Sequence
from itertools import pairwise
from math import hypot

Point = tuple[float, float]


def cubic_points(course: Sequence[Point], steps: int = 24) -> list[Point]:
    """Points along joined cubic curves: a start, then three points for every curve."""
    points = [course[0]]
    for k in range(0, len(course) - 1, 3):
        a, b, c, d = course[k : k + 4]
        for step in range(1, steps + 1):
            t = step / steps
            u = 1 - t
            w = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            points.append(
                (
                    w[0] * a[0] + w[1] * b[0] + w[2] * c[0] + w[3] * d[0],
                    w[0] * a[1] + w[1] * b[1] + w[2] * c[1] + w[3] * d[1],
                )
            )
    return points


def cubic_path(course: Sequence[Point]) -> str:
    """The same course as path data."""
    start, *rest = course
    return f"M{start[0]:g},{start[1]:g} C" + " ".join(f"{x:g},{y:g}" for x, y in rest)


def pieces(points: Sequence[Point], dash: float, gap: float) -> str:
    """Every dash of a polyline as its own subpath, so that no renderer has to cut it."""
    drawn: list[str] = []
    travelled, inside = 0.0, False
    for (x0, y0), (x1, y1) in pairwise(_dense(points)):
        on = travelled % (dash + gap) < dash
        if on:
            drawn.append(f"L{x1:.1f},{y1:.1f}" if inside else f"M{x0:.1f},{y0:.1f} L{x1:.1f},{y1:.1f}")
        inside = on
        travelled += hypot(x1 - x0, y1 - y0)
    return " ".join(drawn)


def _dense(points: Sequence[Point]) -> list[Point]:
    fine = [points[0]]
    for (x0, y0), (x1, y1) in pairwise(points):
        count = max(1, round(hypot(x1 - x0, y1 - y0)))
        fine += [(x0 + (x1 - x0) * k / count, y0 + (y1 - y0) * k / count) for k in range(1, count + 1)]
    return fine
