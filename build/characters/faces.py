"""Eyes, mouths and worries shared by the four animals: one vocabulary of feelings."""

from dataclasses import dataclass

from build.characters.canvas import Canvas
from build.characters.palette import FOAM, INK, SEA, WATER

MOODS = ("hopeful", "alarmed", "aboard", "waiting")
TONGUE = "#F08A84"
MOUTH = "#6E2B32"


@dataclass(frozen=True, slots=True)
class Eyes:
    """Where the eyes sit (mirrored around the nose line) and how they are coloured."""

    x: float
    y: float
    rx: float
    ry: float
    iris: str
    line: str = INK
    lid: str = INK


def draw_eyes(canvas: Canvas, eyes: Eyes, mood: str) -> None:
    """Both eyes of a head centred on the origin."""
    draw = {"hopeful": _bright, "alarmed": _wide, "aboard": _joyful, "waiting": _heavy}[mood]
    for side in (-1, 1):
        with canvas.at(f"translate({side * eyes.x:g},{eyes.y:g})"):
            draw(canvas, eyes, side)


def _bright(canvas: Canvas, e: Eyes, side: int) -> None:
    canvas.oval(0, 0, e.rx, e.ry, INK)
    canvas.oval(0, e.ry * 0.16, e.rx * 0.8, e.ry * 0.76, e.iris)
    canvas.oval(0, -e.ry * 0.14, e.rx * 0.62, e.ry * 0.68, INK)
    canvas.oval(-e.rx * 0.28, -e.ry * 0.42, e.rx * 0.36, e.ry * 0.34, FOAM)
    canvas.oval(e.rx * 0.32, e.ry * 0.3, e.rx * 0.16, e.ry * 0.15, FOAM)


def _wide(canvas: Canvas, e: Eyes, side: int) -> None:
    r = max(e.rx, e.ry) * 1.16
    canvas.oval(0, -1, r + 1.6, r + 1.6, INK)
    canvas.oval(0, -1, r, r, "#FFFFFF")
    canvas.oval(0, -0.5, r * 0.56, r * 0.56, e.iris)
    canvas.oval(0, -0.5, r * 0.36, r * 0.36, INK)
    canvas.oval(-r * 0.14, -r * 0.22, r * 0.13, r * 0.13, FOAM)


def _joyful(canvas: Canvas, e: Eyes, side: int) -> None:
    w = e.rx * 1.05
    canvas.line(f"M{-w:g},{e.ry * 0.35:g} Q0,{-e.ry * 1.05:g} {w:g},{e.ry * 0.35:g}", e.line, 4.2)


def _heavy(canvas: Canvas, e: Eyes, side: int) -> None:
    w, h = e.rx, e.ry * 0.96
    cut = -h * 0.5
    x = w * 0.866
    canvas.fill(f"M{-x:g},{cut:g} A{w:g},{h:g} 0 1 0 {x:g},{cut:g} Z", INK)
    canvas.oval(w * 0.06, h * 0.2, w * 0.78, h * 0.62, e.iris)
    canvas.oval(w * 0.2, -h * 0.02, w * 0.54, h * 0.5, INK)
    canvas.oval(w * 0.36, -h * 0.2, w * 0.24, h * 0.2, FOAM)
    canvas.oval(-w * 0.2, h * 0.34, w * 0.14, h * 0.13, FOAM)
    canvas.line(
        f"M{-x - 1:g},{cut + 0.4 - side * 1.2:g} Q0,{cut - 3:g} {x + 1:g},{cut + 0.4 + side * 1.2:g}",
        e.lid,
        2.6,
    )


def draw_brows(canvas: Canvas, x: float, y: float, color: str, mood: str) -> None:
    """Brows that carry the mood where the eyes alone would not."""
    if mood == "aboard":
        return
    lift, inner, outer = {"hopeful": (-3, 0, 1.5), "alarmed": (-5, -4, 2), "waiting": (-1, -3, 3)}[mood]
    for side in (-1, 1):
        a, b = side * (x - 5), side * (x + 6)
        canvas.line(
            f"M{a:g},{y + lift + inner:g} Q{side * x:g},{y + lift - 3.5:g} {b:g},{y + lift + outer:g}",
            color,
            2.8,
        )


def draw_mouth(canvas: Canvas, y: float, width: float, mood: str, line: str = INK) -> None:
    """The mouth below a nose at the origin's vertical line."""
    w = width
    if mood == "hopeful":
        canvas.fill(
            f"M{-w * 0.62:g},{y:g} Q0,{y + 3:g} {w * 0.62:g},{y:g} Q{w * 0.5:g},{y + w:g} 0,{y + w:g} "
            f"Q{-w * 0.5:g},{y + w:g} {-w * 0.62:g},{y:g} Z",
            MOUTH,
        )
        canvas.oval(0, y + w * 0.74, w * 0.3, w * 0.22, TONGUE)
    elif mood == "alarmed":
        canvas.oval(0, y + w * 0.62, w * 0.5, w * 0.62, MOUTH)
        canvas.oval(0, y + w * 0.96, w * 0.28, w * 0.22, TONGUE)
    elif mood == "aboard":
        canvas.fill(
            f"M{-w:g},{y - 1:g} Q0,{y + 4:g} {w:g},{y - 1:g} Q{w * 0.86:g},{y + w * 1.12:g} "
            f"0,{y + w * 1.12:g} "
            f"Q{-w * 0.86:g},{y + w * 1.12:g} {-w:g},{y - 1:g} Z",
            MOUTH,
        )
        canvas.oval(0, y + w * 0.84, w * 0.5, w * 0.27, TONGUE)
    else:
        canvas.line(f"M{-w * 0.34:g},{y + 2.6:g} Q0,{y + 1.2:g} {w * 0.34:g},{y + 2.6:g}", line, 2.6)


def draw_teeth(canvas: Canvas, y: float) -> None:
    """Two front teeth under the upper lip."""
    canvas.fill(
        f"M-4.2,{y:g} L4.2,{y:g} L3.8,{y + 5.4:g} Q2,{y + 6.4:g} 0.4,{y + 5.4:g} L0,{y + 2:g} "
        f"L-0.4,{y + 5.4:g} "
        f"Q-2,{y + 6.4:g} -3.8,{y + 5.4:g} Z",
        "#FFFFFF",
    )


def draw_blush(canvas: Canvas, x: float, y: float) -> None:
    """Warm cheeks."""
    for side in (-1, 1):
        canvas.oval(side * x, y, 5.6, 3.6, "#FF9C8A", opacity=0.55)


def draw_drop(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A drop of worry flying off the head."""
    with canvas.at(f"translate({x:g},{y:g}) scale({size:g})"):
        canvas.fill("M0,-9 C4,-3 6,0 6,4 A6,6 0 0 1 -6,4 C-6,0 -4,-3 0,-9 Z", WATER, edge=True)
        canvas.line("M-2.8,4 A3,3 0 0 0 0,6.6", FOAM, 1.6)
        canvas.line("M3.4,1 A5,5 0 0 1 3.2,6", SEA, 1.4, opacity=0.6)
