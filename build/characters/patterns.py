"""The four patterns of the animals, laid along an elliptic band such as a scarf or a swimming ring."""

from dataclasses import dataclass
from math import cos, hypot, radians, sin

from build.characters.canvas import Canvas


@dataclass(frozen=True, slots=True)
class Band:
    """An elliptic arc with a thickness; angles in degrees, clockwise from the right as on the screen."""

    cx: float
    cy: float
    rx: float
    ry: float
    start: float
    end: float
    width: float

    def point(self, angle: float, offset: float = 0.0) -> tuple[float, float]:
        """A point on the arc, moved outwards along the normal by the offset."""
        c, s = cos(radians(angle)), sin(radians(angle))
        nx, ny = c / self.rx, s / self.ry
        length = hypot(nx, ny)
        return self.cx + self.rx * c + offset * nx / length, self.cy + self.ry * s + offset * ny / length

    def angles(self, count: int) -> list[float]:
        """The middles of equal parts of the arc."""
        step = (self.end - self.start) / count
        return [self.start + step * (k + 0.5) for k in range(count)]

    def path(self, offset: float = 0.0) -> str:
        """The arc as a polyline dense enough to look smooth."""
        count = 28
        step = (self.end - self.start) / count
        return _polyline([self.point(self.start + step * k, offset) for k in range(count + 1)])


def _polyline(points: list[tuple[float, float]]) -> str:
    return "M" + " L".join(f"{x:.1f},{y:.1f}" for x, y in points)


def draw_pattern(canvas: Canvas, pattern: str, band: Band, count: int, color: str) -> None:
    """Fill the band with `count` repeats of the named pattern."""
    half = band.width / 2
    if pattern == "zigzag":
        step = (band.end - band.start) / (2 * count)
        points = [
            band.point(band.start + step * k, half * (0.48 if k % 2 else -0.48)) for k in range(2 * count + 1)
        ]
        canvas.line(_polyline(points), color, band.width * 0.27)
        return
    for angle in band.angles(count):
        if pattern == "stripes":
            line = _polyline([band.point(angle - 2, -half * 0.72), band.point(angle + 2, half * 0.72)])
            canvas.line(line, color, band.width * 0.3)
        else:
            x, y = band.point(angle)
            draw_mark(canvas, pattern, x, y, band.width * 0.25, color)


def draw_mark(canvas: Canvas, pattern: str, x: float, y: float, r: float, color: str) -> None:
    """One mark of a pattern made of marks: a dot, or a ring."""
    if pattern == "dots":
        canvas.oval(x, y, r, r, color)
    else:
        r *= 1.05
        canvas.line(
            f"M{x - r:.1f},{y:.1f} A{r:.1f},{r:.1f} 0 1 1 {x + r:.1f},{y:.1f} "
            f"A{r:.1f},{r:.1f} 0 1 1 {x - r:.1f},{y:.1f} Z",
            color,
            r * 0.72,
        )
