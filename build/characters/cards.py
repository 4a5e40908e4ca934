"""The backs of the action and scenario cards, 240 by 336."""

from build.characters.canvas import Canvas
from build.characters.palette import CORAL, DEEP, FOAM, INK, NIGHT, PAPER, SAND, SEA, SUN, WATER
from build.characters.props import rock
from build.characters.scenery import great_wave


def box(x: float, y: float, width: float, height: float, r: float) -> str:
    """A rounded rectangle as path data."""
    w, h = width - 2 * r, height - 2 * r
    return (
        f"M{x + r:g},{y:g} h{w:g} q{r:g},0 {r:g},{r:g} v{h:g} q0,{r:g} {-r:g},{r:g} "
        f"h{-w:g} q{-r:g},0 {-r:g},{-r:g} v{-h:g} q0,{-r:g} {r:g},{-r:g} Z"
    )


def _back(top: str, bottom: str, rim: str) -> Canvas:
    canvas = Canvas(240, 336)
    canvas.fill(box(1, 1, 238, 334, 18), INK)
    canvas.fill(box(3, 3, 234, 330, 16), PAPER)
    canvas.fill(box(12, 12, 216, 312, 11), canvas.fade(0, 12, 0, 324, top, bottom))
    canvas.line(box(17, 17, 206, 302, 8), rim, 1.8)
    return canvas


def action_back() -> str:
    """Quiet scallops of water round a helping paw."""
    canvas = _back("#2A97A2", DEEP, WATER)
    for row in range(9):
        for column in range(5 - row % 2):
            x, y = 44 + 38 * column + 19 * (row % 2), 50 + 32 * row
            for r in (17, 11, 5):
                canvas.line(f"M{x - r},{y} a{r},{r} 0 0 1 {2 * r},0", WATER, 2, opacity=0.42)
    canvas.oval(120, 168, 62, 62, INK)
    canvas.oval(120, 168, 59, 59, SUN)
    canvas.oval(120, 168, 51, 51, canvas.fade(0, 117, 0, 219, "#2A97A2", DEEP))
    for x, y, tilt in ((91, 160, -24), (109, 145, -8), (131, 145, 8), (149, 160, 24)):
        with canvas.at(f"translate({x},{y}) rotate({tilt})"):
            canvas.oval(0, 0, 8.6, 11, PAPER)
    canvas.fill(
        "M120,163 C138,163 150,178 147,191 C144,203 132,199 120,199 C108,199 96,203 93,191 C90,178 "
        "102,163 120,163 Z",
        PAPER,
    )
    canvas.line("M104,184 q5.3,-6 10.6,0 t10.6,0 t10.6,0", SEA, 3.4)
    return canvas.svg()


def scenario_back() -> str:
    """Storm light, rain, and the wave that breaks on a rock."""
    canvas = _back("#53221D", NIGHT, SUN)
    for row in range(9):
        for column in range(6):
            x, y = 40 + 34 * column - 10 * (row % 2), 34 + 33 * row
            canvas.line(f"M{x},{y} l-6,14", "#F2A07A", 2, opacity=0.4)
    canvas.oval(120, 168, 66, 66, INK)
    canvas.oval(120, 168, 63, 63, CORAL)
    canvas.oval(120, 168, 55, 55, canvas.fade(0, 113, 0, 223, SAND, "#F2A05C"))
    great_wave(canvas, "translate(113,160) scale(0.76)")
    rock(canvas, "translate(145,180) scale(0.84)")
    half = 49.2
    canvas.fill(
        f"M{120 - half:g},192 q12.3,-7 24.6,0 t24.6,0 t24.6,0 t24.6,0 A55,55 0 0 1 {120 - half:g},192 Z", DEEP
    )
    canvas.line(f"M{120 - half + 4:g},193 q11.3,-7 22.6,0 t22.6,0 t22.6,0 t22.6,0", FOAM, 3)
    return canvas.svg()
