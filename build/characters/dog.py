"""The dog: sandy, one brown patch, ears that fly when the wave comes."""

from build.characters.canvas import Canvas
from build.characters.faces import TONGUE, Eyes, draw_blush, draw_brows, draw_eyes, draw_mouth
from build.characters.figure import Character
from build.characters.palette import DOG, FOAM, INK
from build.characters.posture import Fur

FUR = Fur(base="#DDA763", light="#FDEFD6", shade="#A8713B", paw="#F8E3BF")
EAR = "#8F5A33"
EAR_SHADE = "#6E4225"
LIFT = {"hopeful": 26, "alarmed": 100, "aboard": 42, "waiting": 4}
EYES = Eyes(x=14.5, y=-5, rx=8, ry=9.4, iris="#A2602E", lid=EAR_SHADE)


def _ears(canvas: Canvas, mood: str) -> None:
    apart = 27 if mood == "waiting" else 23
    for s in (-1, 1):
        with canvas.at(f"translate({s * apart:g},-21) rotate({-s * LIFT[mood]:g})"):
            canvas.fill(
                f"M{-s * 8:g},-4 C{s * 4:g},-12 {s * 19:g},-6 {s * 22:g},8 C{s * 26:g},24 {s * 23:g},38 "
                f"{s * 15:g},40 C{s * 6:g},41 {s * 1:g},28 {-s * 3:g},14 Z",
                EAR,
                edge=True,
            )
            canvas.fill(
                f"M{s * 8:g},4 C{s * 15:g},10 {s * 19:g},24 {s * 15:g},35 "
                f"C{s * 8:g},33 {s * 4:g},18 {s * 8:g},4 Z",
                EAR_SHADE,
                opacity=0.6,
            )


def _head(canvas: Canvas, mood: str) -> None:
    if mood in ("hopeful", "aboard", "alarmed"):
        _ears(canvas, mood)
    coat = canvas.glow(-8, -18, 64, "#F0C585", "#CB904C")
    canvas.fill(
        "M-31,-8 C-31,-26 -17,-33 0,-33 C17,-33 31,-26 31,-8 C32,4 33,12 29,20 C22,31 10,34 0,34 "
        "C-10,34 -22,31 -29,20 C-33,12 -32,4 -31,-8 Z",
        coat,
        edge=True,
    )
    canvas.fill("M6,-20 C14,-27 28,-20 29,-6 C30,8 18,12 11,7 C3,2 1,-14 6,-20 Z", EAR, opacity=0.85)
    canvas.fill(
        "M-4,-32 Q0,-34 4,-32 C5,-18 4,-6 8,0 C20,4 25,14 20,23 C15,32 6,33.5 0,33.5 C-6,33.5 -15,32 -20,23 "
        "C-25,14 -20,4 -8,0 C-4,-6 -5,-18 -4,-32 Z",
        FUR.light,
    )
    draw_eyes(canvas, EYES, mood)
    draw_brows(canvas, 14.5, -18, EAR_SHADE, mood)
    draw_blush(canvas, 24, 9)
    canvas.fill("M-8.5,5 C-6,0.5 6,0.5 8.5,5 C9,10 4,13.5 0,13.5 C-4,13.5 -9,10 -8.5,5 Z", INK)
    canvas.oval(-3, 4.8, 2.4, 1.3, FOAM, opacity=0.75)
    canvas.line("M0,13 L0,17", INK, 2.2)
    draw_mouth(canvas, 17, 11, mood)
    if mood == "hopeful":
        canvas.fill("M-4.5,23 L5.5,23 C7,30 5,35.5 0.5,35.5 C-4,35.5 -6,30 -4.5,23 Z", TONGUE)
        canvas.line("M0.4,25 L0.5,31", "#D5655F", 1.5)
    for x, y in ((-14, 16), (-11, 20), (14, 16), (11, 20)):
        canvas.oval(x, y, 1.1, 1.1, FUR.shade)
    if mood == "waiting":
        _ears(canvas, mood)


def _tail(canvas: Canvas, mood: str) -> None:
    d, tip = {
        "hopeful": ("M42,116 C24,116 14,106 14,92", "M14.6,98 L14,92"),
        "alarmed": ("M42,118 C30,124 18,122 14,116", "M19,119.6 L14,116"),
        "aboard": ("M88,96 C108,94 114,86 114,74", "M113.7,80 L114,74"),
        "waiting": ("M98,114 C110,116 117,108 117,98", "M117,103 L117,98"),
    }[mood]
    canvas.line(d, FUR.base, 10.5, edge=True)
    canvas.line(tip, FUR.light, 10.5)
    if mood == "hopeful":
        canvas.line("M4,100 Q2,94 4,88 M24,98 Q26,93 24.6,88", FOAM, 2.2)


CHARACTER = Character("dog", FUR, DOG, "#E58F7F", _head, _tail, drops=((15, 55), (114, 57)))
