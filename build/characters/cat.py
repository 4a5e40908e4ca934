"""The cat: slate grey, tabby stripes, pointed ears that say everything."""

from build.characters.canvas import Canvas
from build.characters.faces import Eyes, draw_blush, draw_brows, draw_eyes, draw_mouth
from build.characters.figure import Character
from build.characters.palette import CAT, FOAM
from build.characters.posture import Fur

FUR = Fur(base="#7F92A1", light="#DCE6EA", shade="#566978", paw="#EDF3F3")
STRIPE = "#465867"
PINK = "#F0A6A0"
EARS = {"hopeful": (0, 0), "alarmed": (52, 6), "aboard": (10, 1), "waiting": (30, 5)}
EYES = Eyes(x=15.5, y=-1, rx=9, ry=10.4, iris="#E8B23A", lid=STRIPE)


def _ears(canvas: Canvas, mood: str) -> None:
    turn, drop = EARS[mood]
    for side in (-1, 1):
        with canvas.at(f"translate({side * 20:g},{drop - 15:g}) rotate({side * turn:g})"):
            s = side
            canvas.fill(
                f"M{-s * 14:g},10 C{-s * 12:g},-4 {s * 2:g},-26 {s * 9:g},-32 "
                f"C{s * 13:g},-33 {s * 18:g},-14 {s * 16:g},8 Z",
                FUR.base,
                edge=True,
            )
            canvas.fill(
                f"M{-s * 6:g},4 C{-s * 4:g},-6 {s * 3:g},-19 {s * 8.5:g},-24 "
                f"C{s * 12:g},-18 {s * 13:g},-8 {s * 11:g},4 Z",
                PINK,
            )


def _head(canvas: Canvas, mood: str) -> None:
    _ears(canvas, mood)
    coat = canvas.glow(-8, -16, 62, "#9DB0BD", "#6B7F8E")
    canvas.fill(
        "M-34,0 C-35,-18 -22,-29 0,-29 C22,-29 35,-18 34,0 C35,6 39,11 44,14 C40,16 38,17 36,18 "
        "C38,20 40,21 41,23 C36,24 33,24 30,24 C22,30 11,32 0,32 C-11,32 -22,30 -30,24 "
        "C-33,24 -36,24 -41,23 C-40,21 -38,20 -36,18 C-38,17 -40,16 -44,14 C-39,11 -35,6 -34,0 Z",
        coat,
        edge=True,
    )
    canvas.fill("M0,-30 L4,-13 Q0,-10 -4,-13 Z M-13,-28 L-7,-16 L-12,-15 Z M13,-28 L7,-16 L12,-15 Z", STRIPE)
    canvas.line("M-37,8 L-30,8 M37,8 L30,8 M-36,16 L-29,14 M36,16 L29,14", STRIPE, 3)
    canvas.fill(
        "M0,6 C7,6 10,9 15,12 C21,16 20,27 9,29 C4,30.5 -4,30.5 -9,29 C-20,27 -21,16 -15,12 C-10,9 "
        "-7,6 0,6 Z",
        FUR.light,
    )
    draw_eyes(canvas, EYES, mood)
    draw_brows(canvas, 15, -14, STRIPE, mood)
    draw_blush(canvas, 26, 12)
    canvas.fill("M-5,9.5 Q0,7.5 5,9.5 Q4,14 0,15 Q-4,14 -5,9.5 Z", "#D9706C")
    draw_mouth(canvas, 17, 9.5, mood)
    canvas.line("M-22,17 L-36,15.5 M-22,21 L-35,24 M22,17 L36,15.5 M22,21 L35,24", FOAM, 1.5)


def _tail(canvas: Canvas, mood: str) -> None:
    if mood == "alarmed":
        canvas.fill(
            "M46,122 L25,122 L27,117 L13,115 L18,109 L7,103 L14,98 L4,91 L13,88 L5,79 L14,80 L11,70 L19,75 "
            "L22,66 L26,76 L34,72 L32,81 L39,82 L35,89 L42,93 L38,100 Z",
            FUR.base,
            edge=True,
        )
        canvas.fill(
            "M5,79 L14,80 L11,70 L19,75 L22,66 L26,76 L34,72 L32,81 L39,82 L28,88 L24,84 L17,89 L13,88 Z",
            STRIPE,
        )
        return
    stem, tip, width = {
        "hopeful": ("M40,116 C20,118 12,104 18,92 C22,84 14,78 12,84", "M18,92 C22,84 14,78 12,84", 9.5),
        "aboard": ("M90,96 C110,94 115,78 107,70 C103,66 99,70 101,74", "M107,70 C103,66 99,70 101,74", 9),
        "waiting": ("M102,112 C120,112 119,90 109,86", "M114.5,92 Q112,88 109,86", 10),
    }[mood]
    canvas.line(stem, FUR.base, width, edge=True)
    canvas.line(tip, STRIPE, width)


CHARACTER = Character("cat", FUR, CAT, PINK, _head, _tail)
