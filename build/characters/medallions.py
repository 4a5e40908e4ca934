"""The round frame of the seat avatars, and the water and eyes they share."""

from build.characters.canvas import Canvas
from build.characters.palette import FOAM, INK, PAPER

RADIUS = 58.0
CENTRE = 64.0


def circle(r: float) -> str:
    """A circle round the medallion's centre as path data."""
    left, right = CENTRE - r, CENTRE + r
    return f"M{left:g},64 A{r:g},{r:g} 0 1 1 {right:g},64 A{r:g},{r:g} 0 1 1 {left:g},64 Z"


def begin(top: str, bottom: str) -> Canvas:
    """A medallion with its sky painted."""
    canvas = Canvas(128, 128)
    canvas.oval(CENTRE, CENTRE, 60, 60, canvas.fade(64, 4, 64, 124, top, bottom))
    return canvas


def finish(canvas: Canvas) -> str:
    """The rim goes on last, over everything that touches it."""
    canvas.line(circle(60), PAPER, 5)
    canvas.line(circle(62.6), INK, 1.8)
    return canvas.svg()


def water(canvas: Canvas, y: float, color: str, swell: float = 4.0) -> None:
    """Water that fills the medallion below a wavy line."""
    half = (RADIUS**2 - (y - CENTRE) ** 2) ** 0.5
    left, step = CENTRE - half, half / 3
    wave = f"M{left:.1f},{y:g} " + " ".join(
        f"q{step / 2:.1f},{swell if k % 2 else -swell:g} {step:.1f},0" for k in range(6)
    )
    big = 1 if y < CENTRE else 0
    canvas.fill(f"{wave} A{RADIUS:g},{RADIUS:g} 0 {big} 1 {left:.1f},{y:g} Z", color)


def eye(canvas: Canvas, x: float, y: float, r: float, color: str = INK) -> None:
    """A round, awake eye."""
    canvas.oval(x, y, r, r * 1.12, color)
    canvas.oval(x - r * 0.28, y - r * 0.4, r * 0.36, r * 0.36, FOAM)
    canvas.oval(x + r * 0.34, y + r * 0.42, r * 0.17, r * 0.17, FOAM)
