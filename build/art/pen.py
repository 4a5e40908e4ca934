"""Writing SVG: numbers, path data and elements, in forms that the game's rasteriser draws rightly."""

import math
from collections.abc import Iterable, Sequence

Point = tuple[float, float]


def number(value: float) -> str:
    """A number with at most two decimals and no needless zeros."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def pair(point: Point) -> str:
    """A point as it stands in path data."""
    return f"{number(point[0])} {number(point[1])}"


def polygon(points: Sequence[Point], closed: bool = True) -> str:
    """Path data of straight lines through the points."""
    return "M" + "L".join(pair(point) for point in points) + ("Z" if closed else "")


def _controls(before: Point, start: Point, end: Point, after: Point) -> tuple[Point, Point]:
    return (
        (start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6),
        (end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6),
    )


def curve(points: Sequence[Point], closed: bool = False, then: Sequence[Point] = ()) -> str:
    """Path data of a smooth curve through the points, with straight lines to `then` (and back) added."""
    count = len(points)
    parts = ["M" + pair(points[0])]
    for index in range(count if closed else count - 1):
        before = points[index - 1] if closed or index else points[0]
        end = points[(index + 1) % count]
        after = points[(index + 2) % count] if closed or index + 2 < count else end
        first, second = _controls(before, points[index], end, after)
        parts.append(f"C{pair(first)} {pair(second)} {pair(end)}")
    parts.extend("L" + pair(point) for point in then)
    return "".join(parts) + ("Z" if closed or then else "")


def disc(x: float, y: float, radius: float) -> str:
    """Path data of a full circle (clockwise, like every outline here, so that shapes in one path unite)."""
    r = number(radius)
    across = number(2 * radius)
    return f"M{pair((x - radius, y))}a{r} {r} 0 1 1 {across} 0a{r} {r} 0 1 1 -{across} 0Z"


def turned(points: Iterable[Point], degrees: float, about: Point = (0, 0)) -> list[Point]:
    """The points rotated clockwise (as seen on screen) about a centre."""
    sine, cosine = math.sin(math.radians(degrees)), math.cos(math.radians(degrees))
    x0, y0 = about
    return [
        (x0 + (x - x0) * cosine - (y - y0) * sine, y0 + (x - x0) * sine + (y - y0) * cosine)
        for x, y in points
    ]


def moved(points: Iterable[Point], dx: float, dy: float) -> list[Point]:
    """The points shifted."""
    return [(x + dx, y + dy) for x, y in points]


def turn_arrow(x: float, y: float, radius: float, head: float, start: float, end: float) -> tuple[str, str]:
    """Path data of a round arrow from one angle to another: its shaft and its head."""
    way = 1 if end > start else -1
    steps = 14
    angles = [math.radians(start + (end - start) * k / steps) for k in range(steps + 1)]
    shaft = curve([(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles])
    last = angles[-1]
    tip_x, tip_y = x + radius * math.cos(last), y + radius * math.sin(last)
    along = (-math.sin(last) * way, math.cos(last) * way)
    across = (math.cos(last), math.sin(last))
    corners = [
        (tip_x + along[0] * head * 1.15, tip_y + along[1] * head * 1.15),
        (tip_x + across[0] * head - along[0] * head * 0.3, tip_y + across[1] * head - along[1] * head * 0.3),
        (tip_x - across[0] * head - along[0] * head * 0.3, tip_y - across[1] * head - along[1] * head * 0.3),
    ]
    return shaft, polygon(corners)


def fill(data: str, colour: str, opacity: float = 1) -> str:
    """A filled path."""
    return f'<path d="{data}" fill="{colour}"{_seen("fill-opacity", opacity)}/>'


def stroke(data: str, colour: str, width: float, opacity: float = 1) -> str:
    """A stroked path with round ends and joins."""
    return (
        f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{number(width)}" '
        f'stroke-linecap="round" stroke-linejoin="round"{_seen("stroke-opacity", opacity)}/>'
    )


def outlined(data: str, colour: str, line: str, width: float) -> str:
    """A filled path with a line around it."""
    return (
        f'<path d="{data}" fill="{colour}" stroke="{line}" stroke-width="{number(width)}" '
        f'stroke-linejoin="round"/>'
    )


def shapes(parts: Iterable[tuple[str, str, str, float]]) -> list[str]:
    """Paths with their fill, and the colour and breadth of their line; 'none' leaves one of them out."""
    drawn = []
    for data, colour, line, width in parts:
        if colour == "none":
            drawn.append(stroke(data, line, width))
        else:
            drawn.append(fill(data, colour) if line == "none" else outlined(data, colour, line, width))
    return drawn


def rectangle(x: float, y: float, width: float, height: float, colour: str, radius: float = 0) -> str:
    """A filled, possibly rounded, rectangle."""
    rounding = f' rx="{number(radius)}"' if radius else ""
    return (
        f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
        f'{rounding} fill="{colour}"/>'
    )


def down_gradient(name: str, stops: Sequence[tuple[float, str]]) -> str:
    """A gradient from top to bottom; offsets in percent."""
    inner = "".join(f'<stop offset="{number(at)}%" stop-color="{colour}"/>' for at, colour in stops)
    return f'<linearGradient id="{name}" x1="0%" y1="0%" x2="0%" y2="100%">{inner}</linearGradient>'


def picture(parts: Iterable[str], width: int = 128, height: int = 128, title: str = "") -> str:
    """A whole SVG file."""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}">'
    )
    named = [f"<title>{title}</title>"] if title else []
    return "\n".join([head, *named, *parts, "</svg>"]) + "\n"


def _seen(name: str, opacity: float) -> str:
    return "" if opacity >= 1 else f' {name}="{number(opacity)}"'
