"""Things that recur on the cards' pictures: tiles, rocks, dice, cards, paws, arrows and the "
"forbidden sign."""

from build.characters.canvas import Canvas
from build.characters.palette import (
    CORAL,
    DEEP,
    FOAM,
    INK,
    LAND,
    LAND_SHADE,
    NIGHT,
    PAPER,
    SAND,
    SEA,
    STONE,
    STONE_DARK,
    WATER,
)

SQUARE = (
    "M-24,-30 L24,-30 Q30,-30 30,-24 L30,24 Q30,30 24,30 L-24,30 Q-30,30 -30,24 L-30,-24 Q-30,-30 -24,-30 Z"
)
DASHES = (
    "M-21,-30 h8 M-4,-30 h8 M13,-30 h8 M-21,30 h8 M-4,30 h8 M13,30 h8 "
    "M-30,-21 v8 M-30,-4 v8 M-30,13 v8 M30,-21 v8 M30,-4 v8 M30,13 v8"
)
CHANNELS = {
    "straight": "M-11,-31 L11,-31 C8,-10 13,10 11,31 L-11,31 C-8,10 -13,-10 -11,-31 Z",
    "bend": "M-11,-31 L11,-31 C11,-16 16,-11 31,-11 L31,11 C2,11 -11,-2 -11,-31 Z",
    "tee": "M-11,-31 L11,-31 Q11,-11 31,-11 L31,11 Q0,14 -31,11 L-31,-11 Q-11,-11 -11,-31 Z",
    "cross": "M-11,-31 L11,-31 Q11,-11 31,-11 L31,11 Q11,11 11,31 L-11,31 Q-11,11 -31,11 L-31,-11 "
    "Q-11,-11 -11,-31 Z",
}
BANKS = {
    "straight": "M11,-31 C8,-10 13,10 11,31 M-11,31 C-8,10 -13,-10 -11,-31",
    "bend": "M11,-31 C11,-16 16,-11 31,-11 M31,11 C2,11 -11,-2 -11,-31",
    "tee": "M11,-31 Q11,-11 31,-11 M31,11 Q0,14 -31,11 M-31,-11 Q-11,-11 -11,-31",
    "cross": "M11,-31 Q11,-11 31,-11 M31,11 Q11,11 11,31 M-11,31 Q-11,11 -31,11 M-31,-11 Q-11,-11 -11,-31",
}
FLOWS = {
    "straight": "M-3,-22 C-1,-10 -5,0 -3,10 M4,-4 C6,6 3,14 4,22",
    "bend": "M-3,-22 C-3,-8 6,1 20,3 M5,-20 C6,-10 12,-5 22,-4",
    "tee": "M-2,-22 C-2,-14 -4,-8 -8,-4 M-22,3 Q0,6 22,3",
    "cross": "M-2,-22 L-2,-12 M3,22 L3,12 M-22,2 L-10,2 M10,-2 L22,-2",
}


def tile(canvas: Canvas, shape: str, place: str) -> None:
    """A map tile of 60 units, face up, put in place by an SVG transform."""
    with canvas.at(place):
        with canvas.at("translate(0,4)"):
            canvas.fill(SQUARE, NIGHT, opacity=0.45)
        canvas.fill(SQUARE, canvas.fade(-30, -30, 30, 30, "#6A8C63", LAND))
        for x, y, r in ((-21, -20, 5), (22, 21, 5.5), (-22, 22, 4.5), (22, -21, 4)):
            canvas.oval(x, y, r, r * 0.9, LAND_SHADE, opacity=0.8)
        canvas.line(SQUARE, PAPER, 2.6)
        canvas.fill(CHANNELS[shape], WATER)
        canvas.blunt_line(BANKS[shape], SAND, 3.4)
        canvas.line(FLOWS[shape], FOAM, 2.4)


def face_down(canvas: Canvas, place: str) -> None:
    """A map tile of 60 units, face down."""
    with canvas.at(place):
        with canvas.at("translate(0,5)"):
            canvas.fill(SQUARE, NIGHT)
        canvas.fill(SQUARE, canvas.fade(0, -30, 0, 30, SEA, DEEP))
        canvas.line("M-16,-5 q8,-8 16,0 t16,0 M-16,8 q8,-8 16,0 t16,0", WATER, 3.6)
        canvas.line(SQUARE, PAPER, 2.6)


def empty_space(canvas: Canvas, place: str, color: str = FOAM) -> None:
    """A free space of 60 units, dashed."""
    with canvas.at(place):
        canvas.fill(SQUARE, NIGHT, opacity=0.28)
        canvas.line(DASHES, color, 3.2)


def rock(canvas: Canvas, place: str) -> None:
    """A rock that nothing passes."""
    with canvas.at(place):
        body = "M-25,16 L-21,-1 L-12,-8 L-6,-21 L6,-23 L13,-10 L21,-5 L26,15 Q0,25 -25,16 Z"
        canvas.fill(body, STONE_DARK)
        canvas.line(body, STONE_DARK, 4)
        canvas.fill("M-20,0 L-12,-7 L-8,6 L-15,15 L-23,13 Z", "#9AA5AD")
        canvas.fill("M-5,-20 L5,-22 L1,-4 L-8,6 L-12,-7 Z", "#C3CBD0")
        canvas.fill("M5,-22 L13,-9 L9,6 L-6,15 L-8,6 L1,-4 Z", STONE)
        canvas.fill("M13,-9 L20,-4 L24,13 L8,17 L9,6 Z", "#66727B")
        canvas.line("M-28,17 Q0,28 28,17", FOAM, 3)


def die(canvas: Canvas, place: str, face: str, pip: str, spots: str = "3") -> None:
    """A die of 40 units with the pips of the named face."""
    with canvas.at(place):
        body = (
            "M-13,-20 L13,-20 Q20,-20 20,-13 L20,13 Q20,20 13,20 L-13,20 Q-20,20 -20,13 "
            "L-20,-13 Q-20,-20 -13,-20 Z"
        )
        canvas.fill(body, face)
        canvas.line(body, INK if face != INK else PAPER, 2.4)
        places = {
            "": (),
            "2": ((-9, -9), (9, 9)),
            "3": ((-10, -10), (0, 0), (10, 10)),
            "5": ((-10, -10), (10, -10), (0, 0), (-10, 10), (10, 10)),
        }[spots]
        for x, y in places:
            canvas.oval(x, y, 3.9, 3.9, pip)


def small_card(canvas: Canvas, place: str, color: str, mark: str) -> None:
    """An action card seen small: 36 by 50 units, with a wave or a plain face."""
    body = (
        "M-13,-25 L13,-25 Q18,-25 18,-20 L18,20 Q18,25 13,25 L-13,25 Q-18,25 -18,20 "
        "L-18,-20 Q-18,-25 -13,-25 Z"
    )
    with canvas.at(place):
        with canvas.at("translate(1.5,3)"):
            canvas.fill(body, NIGHT, opacity=0.4)
        canvas.fill(body, PAPER)
        canvas.fill("M-13,-20 L13,-20 L13,4 L-13,4 Z", color)
        canvas.line("M-9,-5 q4.5,-7 9,0 t9,0", mark, 3)
        canvas.line("M-11,11 L11,11 M-11,17 L5,17", mark, 2.6, opacity=0.55)
        canvas.line(body, INK, 2)


def forbidden(canvas: Canvas, x: float, y: float, r: float) -> None:
    """The round sign that says no."""
    ring = f"M{x - r:g},{y:g} a{r:g},{r:g} 0 1 1 {2 * r:g},0 a{r:g},{r:g} 0 1 1 {-2 * r:g},0 Z"
    k = r * 0.7071
    bar = f"M{x - k:.1f},{y - k:.1f} L{x + k:.1f},{y + k:.1f}"
    canvas.line(f"{ring} {bar}", PAPER, r * 0.2 + 3.4)
    canvas.line(f"{ring} {bar}", CORAL, r * 0.2)


def arrow(canvas: Canvas, d: str, tip: str, color: str, width: float) -> None:
    """A broad arrow: its course as a stroke, its head as a transform of a triangle pointing right."""
    head = "M-4,-13 L15,0 L-4,13 Z"
    for ink, grow in ((INK, 5.0), (color, 0.0)):
        canvas.line(d, ink, width + grow)
        with canvas.at(tip):
            canvas.fill(head, ink)
            canvas.line(head, ink, 4 + grow)


def paw(canvas: Canvas, place: str, coat: str, dark: str, sleeve: str) -> None:
    """A helping paw that reaches down from above; the fingers close round the origin."""
    with canvas.at(place):
        canvas.line("M0,-64 L0,-14", INK, 29)
        canvas.line("M0,-64 L0,-14", coat, 24)
        canvas.line("M-12,-40 L12,-40", INK, 12)
        canvas.line("M-11,-40 L11,-40", sleeve, 8)
        for width, color in ((0.0, INK), (2.4, coat)):
            canvas.oval(0, -10, 19 - width, 15 - width, color)
            for x, y in ((-13, 0), (-4.5, 4), (4.5, 4), (13, 0)):
                canvas.oval(x, y, 7 - width, 9 - width, color)
        canvas.line("M-9,-1 L-9,5 M0,1 L0,7 M9,-1 L9,5", dark, 1.8)
