"""Signal flags: each letter as ships have shown it since 1931, in the colours of the house."""

from build.art.pen import fill, picture, polygon, rectangle, stroke

WHITE, BLUE, RED, YELLOW, BLACK = "#FFF8E7", "#1F4E79", "#D2492F", "#FFC857", "#12303B"
WIDE, HIGH = 144, 96


def _box(colour: str, left: float, top: float, wide: float, high: float) -> str:
    """A part of a flag, in shares of it."""
    return rectangle(left * WIDE, top * HIGH, wide * WIDE, high * HIGH, colour)


def _shape(colour: str, *points: tuple[float, float]) -> str:
    return fill(polygon([(x * WIDE, y * HIGH) for x, y in points]), colour)


def _columns(*colours: str) -> list[str]:
    return [_box(shade, k / len(colours), 0, 1 / len(colours), 1) for k, shade in enumerate(colours)]


def _rows(*colours: str) -> list[str]:
    return [_box(shade, 0, k / len(colours), 1, 1 / len(colours)) for k, shade in enumerate(colours)]


def _cross(ground: str, cross: str) -> list[str]:
    return [_box(ground, 0, 0, 1, 1), _box(cross, 0.4, 0, 0.2, 1), _box(cross, 0, 0.37, 1, 0.26)]


def _saltire(ground: str, cross: str) -> list[str]:
    one = _shape(cross, (0, 0), (0.14, 0), (1, 0.8), (1, 1), (0.86, 1), (0, 0.2))
    other = _shape(cross, (1, 0), (1, 0.2), (0.14, 1), (0, 1), (0, 0.8), (0.86, 0))
    return [_box(ground, 0, 0, 1, 1), one, other]


def _disc(ground: str, disc: str) -> list[str]:
    r = HIGH * 0.27
    circle = f"M{WIDE / 2 - r} {HIGH / 2}a{r} {r} 0 1 1 {2 * r} 0a{r} {r} 0 1 1 {-2 * r} 0Z"
    return [_box(ground, 0, 0, 1, 1), fill(circle, disc)]


def _diamond(ground: str, diamond: str) -> list[str]:
    return [_box(ground, 0, 0, 1, 1), _shape(diamond, (0.5, 0.02), (0.98, 0.5), (0.5, 0.98), (0.02, 0.5))]


def _checks(one: str, other: str, count: int) -> list[str]:
    cells = [
        _box(other, column / count, row / count, 1 / count, 1 / count)
        for row in range(count)
        for column in range(count)
        if (row + column) % 2
    ]
    return [_box(one, 0, 0, 1, 1), *cells]


def _slanted(one: str, other: str) -> list[str]:
    bands = [
        _shape(other, (k * 0.2 - 0.6, 1), (k * 0.2 - 0.4, 1), (k * 0.2 + 0.2, 0), (k * 0.2, 0))
        for k in (1, 3, 5, 7)
    ]
    return [_box(one, 0, 0, 1, 1), *bands]


LETTERS: dict[str, list[str]] = {
    "a": _columns(WHITE, BLUE),
    "b": [_box(RED, 0, 0, 1, 1)],
    "c": _rows(BLUE, WHITE, RED, WHITE, BLUE),
    "d": [*_rows(YELLOW, BLUE, BLUE, YELLOW)],
    "e": _rows(BLUE, RED),
    "f": _diamond(WHITE, RED),
    "g": _columns(YELLOW, BLUE, YELLOW, BLUE, YELLOW, BLUE),
    "h": _columns(WHITE, RED),
    "i": _disc(YELLOW, BLACK),
    "j": _rows(BLUE, WHITE, BLUE),
    "k": _columns(YELLOW, BLUE),
    "l": _checks(YELLOW, BLACK, 2),
    "m": _saltire(BLUE, WHITE),
    "n": _checks(BLUE, WHITE, 4),
    "o": [_box(RED, 0, 0, 1, 1), _shape(YELLOW, (0, 0), (1, 1), (0, 1))],
    "p": [_box(BLUE, 0, 0, 1, 1), _box(WHITE, 0.3, 0.28, 0.4, 0.44)],
    "q": [_box(YELLOW, 0, 0, 1, 1)],
    "r": _cross(RED, YELLOW),
    "s": [_box(WHITE, 0, 0, 1, 1), _box(BLUE, 0.3, 0.28, 0.4, 0.44)],
    "t": _columns(RED, WHITE, BLUE),
    "u": _checks(RED, WHITE, 2),
    "v": _saltire(WHITE, RED),
    "w": [_box(BLUE, 0, 0, 1, 1), _box(WHITE, 0.2, 0.2, 0.6, 0.6), _box(RED, 0.36, 0.36, 0.28, 0.28)],
    "x": _cross(WHITE, BLUE),
    "y": _slanted(YELLOW, RED),
    "z": [
        _shape(YELLOW, (0, 0), (1, 0), (0.5, 0.5)),
        _shape(BLUE, (1, 0), (1, 1), (0.5, 0.5)),
        _shape(RED, (1, 1), (0, 1), (0.5, 0.5)),
        _shape(BLACK, (0, 1), (0, 0), (0.5, 0.5)),
    ],
    "other": _columns(RED, WHITE, RED, WHITE, RED),
}
"""`other` is the answering pennant's pattern, for whatever has no letter of these."""


def _fold(left: float, right: float, colour: str, opacity: float) -> str:
    """A fold from the rope down, between two shares of the width."""
    bulge, middle = 0.08 * WIDE, HIGH / 2
    one, other = left * WIDE, right * WIDE
    down = f"M{one:.1f} 0Q{one + bulge:.1f} {middle} {one:.1f} {HIGH}"
    up = f"H{other:.1f}Q{other + bulge:.1f} {middle} {other:.1f} 0Z"
    return fill(down + up, colour, opacity)


def _cloth(parts: list[str]) -> list[str]:
    """The seam at the rope, a fold of shade and one of light."""
    seam = [stroke(f"M0 3H{WIDE}", WHITE, 6), stroke(f"M0 6.5H{WIDE}", BLACK, 1.5, 0.5)]
    return [*parts, _fold(0.62, 0.8, BLACK, 0.12), _fold(0.2, 0.32, WHITE, 0.2), *seam]


def flags() -> dict[str, str]:
    """File names and SVG texts of all flags."""
    return {
        f"flag_{name}.svg": picture(_cloth(parts), WIDE, HIGH, f"flag {name}")
        for name, parts in LETTERS.items()
    }
