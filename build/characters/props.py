"""Things that recur on the cards' pictures: tiles, rocks, dice, cards, paws, arrows, the forbidden sign."""

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
    "M-28,-30 L28,-30 Q30,-30 30,-28 L30,28 Q30,30 28,30 L-28,30 Q-30,30 -30,28 L-30,-28 Q-30,-30 -28,-30 Z"
)
DASHES = (
    "M-21,-30 h8 M-4,-30 h8 M13,-30 h8 M-21,30 h8 M-4,30 h8 M13,30 h8 "
    "M-30,-21 v8 M-30,-4 v8 M-30,13 v8 M30,-21 v8 M30,-4 v8 M30,13 v8"
)
EAST = "M11,-30 Q11,-11 30,-11 L30,-30 Z"
WEST = "M-11,-30 Q-11,-11 -30,-11 L-30,-30 Z"
LANDS = {
    "straight": (
        "M-30,-30 L-11,-30 C-8,-10 -13,10 -11,30 L-30,30 Z",
        "M30,-30 L11,-30 C8,-10 13,10 11,30 L30,30 Z",
    ),
    "bend": (
        "M11,-30 C11,-16 16,-11 30,-11 L30,-30 Z",
        "M-30,-30 L-11,-30 C-11,-2 2,11 30,11 L30,30 L-30,30 Z",
    ),
    "tee": (EAST, WEST, "M-30,11 Q0,15 30,11 L30,30 L-30,30 Z"),
    "cross": (EAST, WEST, "M11,30 Q11,11 30,11 L30,30 Z", "M-11,30 Q-11,11 -30,11 L-30,30 Z"),
}
BANKS = {
    "straight": "M11,-30 C8,-10 13,10 11,30 M-11,30 C-13,10 -8,-10 -11,-30",
    "bend": "M11,-30 C11,-16 16,-11 30,-11 M30,11 C2,11 -11,-2 -11,-30",
    "tee": "M11,-30 Q11,-11 30,-11 M30,11 Q0,15 -30,11 M-30,-11 Q-11,-11 -11,-30",
    "cross": "M11,-30 Q11,-11 30,-11 M30,11 Q11,11 11,30 M-11,30 Q-11,11 -30,11 M-30,-11 Q-11,-11 -11,-30",
}
FLOWS = {
    "straight": "M-3,-24 C-1,-16 -3,-8 -3,-4 M4,-2 C6,4 4,12 4,16 M-4,20 L-4,27",
    "bend": "M-3,-24 C-3,-10 6,-1 16,2 M5,-22 C6,-12 12,-6 22,-5",
    "tee": "M-2,-24 C-2,-16 -4,-10 -7,-6 M-24,2 L-10,3 M4,5 L22,3",
    "cross": "M-3,-25 L-3,-13 M3,25 L3,13 M-25,3 L-12,3 M12,-3 L25,-3",
}
TREES = {
    "straight": ((-22, -20), (-20, 4), (-23, 22), (21, -22), (22, 20)),
    "bend": ((23, -23), (-21, -12), (-8, 14), (-22, 23), (22, 23)),
    "tee": ((-23, -22), (22, -23), (-22, 23), (-7, 23), (22, 22)),
    "cross": ((-23, -22), (22, -23), (-22, 23), (22, 22)),
}
ROOFS = {
    "straight": ((21, -2, -12),),
    "bend": ((-19, 6, 14), (5, 22, -8)),
    "tee": ((8, 22, 10),),
    "cross": (),
}
"""What stands on each shape: treetops, and roofs with the degrees they are turned by."""


def tile(canvas: Canvas, shape: str, place: str) -> None:
    """A map tile of 60 units, face up, as it lies on the board, put in place by an SVG transform."""
    with canvas.at(place):
        with canvas.at("translate(0,4)"):
            canvas.fill(SQUARE, NIGHT, opacity=0.45)
        canvas.fill(SQUARE, WATER)
        canvas.blunt_line(BANKS[shape], "#2F9AAA", 9)
        canvas.blunt_line(BANKS[shape], "#55BFCA", 5.5)
        for land in LANDS[shape]:
            canvas.fill(land, LAND)
        canvas.blunt_line(BANKS[shape], INK, 4.6)
        canvas.blunt_line(BANKS[shape], SAND, 2.8)
        for x, y in TREES[shape]:
            canvas.oval(x, y, 5.8, 5.6, INK)
            canvas.oval(x, y, 4.6, 4.4, LAND_SHADE)
            canvas.oval(x - 0.9, y - 1, 2.8, 2.6, "#86AE6E")
        for x, y, turn in ROOFS[shape]:
            with canvas.at(f"translate({x},{y}) rotate({turn})"):
                canvas.fill("M-6.4,-5.2 L6.4,-5.2 L6.4,5.2 L-6.4,5.2 Z", INK)
                canvas.fill("M-5.2,-4 L5.2,-4 L5.2,4 L-5.2,4 Z", "#E58A6B")
                canvas.line("M-5,0 L5,0", SAND, 1.2)
        canvas.line(FLOWS[shape], FOAM, 2.2)
        canvas.line(SQUARE, INK, 2.4)


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
