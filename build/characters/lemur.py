"""The lemur: white mask, dark spectacles, amber eyes and the longest tail on the water."""

from build.characters.canvas import Canvas
from build.characters.curves import cubic_path, cubic_points, pieces
from build.characters.faces import Eyes, draw_blush, draw_brows, draw_eyes, draw_mouth
from build.characters.figure import Character
from build.characters.palette import FOAM, INK, LEMUR
from build.characters.posture import Fur

FUR = Fur(base="#A3A9AC", light="#F6F2EA", shade="#72797E", paw="#4A5359")
PATCH = "#2E383E"
TAIL_DARK = "#343E44"
TAIL_LIGHT = "#F3F0E9"
EYES = Eyes(x=15, y=-2, rx=9.4, ry=9.8, iris="#F39A2E", line="#FFC46B", lid="#98A0A4")
EARS = {"hopeful": (0, -2), "alarmed": (58, 8), "aboard": (14, 0), "waiting": (44, 8)}
TAILS = {
    "hopeful": [
        (40, 116),
        (16, 117),
        (10, 96),
        (16, 76),
        (22, 58),
        (8, 50),
        (13, 34),
        (17, 24),
        (28, 28),
        (25, 37),
    ],
    "alarmed": [(42, 116), (18, 117), (14, 104), (14, 84), (14, 78), (14, 70), (14, 60)],
    "aboard": [(88, 98), (112, 100), (120, 80), (112, 62), (107, 50), (108, 38), (117, 30)],
    "waiting": [(96, 106), (118, 108), (120, 88), (111, 78), (103, 70), (100, 60), (108, 52)],
}


def _ears(canvas: Canvas, mood: str) -> None:
    turn, drop = EARS[mood]
    for s in (-1, 1):
        with canvas.at(f"translate({s * 25:g},{drop - 17:g}) rotate({s * turn:g})"):
            canvas.fill(
                f"M{-s * 12:g},8 C{-s * 13:g},-8 {-s * 5:g},-20 {s * 5:g},-24 C{s * 7:g},-20 {s * 9:g},-19 "
                f"{s * 12:g},-19 C{s * 12:g},-15 {s * 14:g},-13 {s * 17:g},-11 C{s * 15:g},-2 {s * 13:g},6 "
                f"{s * 6:g},12 Z",
                "#E6E3DC",
                edge=True,
            )
            canvas.fill(
                f"M{-s * 5:g},5 C{-s * 6:g},-4 {-s * 1:g},-12 {s * 5:g},-14 "
                f"C{s * 9:g},-10 {s * 9:g},-2 {s * 4:g},7 Z",
                "#8C9397",
            )


def _head(canvas: Canvas, mood: str) -> None:
    _ears(canvas, mood)
    canvas.fill(
        "M-30,-8 C-31,-25 -18,-32 0,-32 C18,-32 31,-25 30,-8 C32,0 36,5 42,9 C38,12 36,13 34,14 "
        "C36,17 37,18 38,21 "
        "C32,21 28,22 25,24 C18,31 8,35 0,35 C-8,35 -18,31 -25,24 C-28,22 -32,21 -38,21 C-37,18 "
        "-36,17 -34,14 "
        "C-36,13 -38,12 -42,9 C-36,5 -32,0 -30,-8 Z",
        canvas.glow(0, 6, 42, "#FFFDF8", "#D9D6CF"),
        edge=True,
    )
    crown = canvas.glow(-6, -28, 44, "#B9BFC2", "#828A8F")
    canvas.fill(
        "M-30,-8 C-31,-25 -18,-32 0,-32 C18,-32 31,-25 30,-8 C26,-18 10,-20 0,-8 C-10,-20 -26,-18 -30,-8 Z",
        crown,
    )
    for s in (-1, 1):
        canvas.fill(
            f"M{s * 4:g},-6 C{s * 8:g},-16 {s * 26:g},-16 {s * 28:g},-3 C{s * 29:g},8 {s * 20:g},13 "
            f"{s * 13:g},11 "
            f"C{s * 6:g},9 {s * 2:g},2 {s * 4:g},-6 Z",
            PATCH,
        )
    canvas.fill(
        "M-4,2 C-3,0 3,0 4,2 C6,8 11,12 11,17 C11,22 5,23 0,23 C-5,23 -11,22 -11,17 C-11,12 -6,8 -4,2 Z",
        "#8B9397",
    )
    draw_eyes(canvas, EYES, mood)
    draw_brows(canvas, 15, -19, PATCH, mood)
    draw_blush(canvas, 25, 15)
    canvas.fill("M-6.5,13 C-4,9.5 4,9.5 6.5,13 C6.5,17 3,19.5 0,19.5 C-3,19.5 -6.5,17 -6.5,13 Z", INK)
    canvas.oval(-2, 12.8, 1.9, 1, FOAM, opacity=0.8)
    draw_mouth(canvas, 22, 9, mood)


def _tail(canvas: Canvas, mood: str) -> None:
    width = 16 if mood == "alarmed" else 12
    canvas.line(cubic_path(TAILS[mood]), TAIL_LIGHT, width, edge=True)
    canvas.blunt_line(pieces(cubic_points(TAILS[mood]), 8, 8), TAIL_DARK, width)


CHARACTER = Character("lemur", FUR, LEMUR, "#C9A9A2", _head, _tail)
