"""The pictures of the six action cards: each shows its effect without a word."""

from collections.abc import Callable

from build.characters.palette import CORAL, DEEP, DOG, FOAM, INK, NIGHT, PAPER, SEA, SUN, WATER
from build.characters.props import arrow, empty_space, face_down, paw, tile
from build.characters.scenery import great_wave, moon, ripples, scene, sea_bird, zed


def support() -> str:
    """A paw lifts a tile off the board."""
    canvas = scene("#2A97A2", DEEP)
    ripples(canvas, "M8,34 q6,-5 12,0 t12,0 M124,22 q6,-5 12,0 t12,0 M10,54 q5,-4 10,0")
    tile(canvas, "cross", "translate(33,86) scale(0.74)")
    tile(canvas, "tee", "translate(127,86) rotate(180) scale(0.74)")
    empty_space(canvas, "translate(80,86) scale(0.74)", SUN)
    tile(canvas, "bend", "translate(80,50) rotate(-8) scale(0.8)")
    paw(canvas, "translate(80,33) rotate(-6) scale(0.9)", "#DDA763", "#A8713B", DOG.color)
    canvas.line("M42,56 L42,44 M37,48 L42,43 L47,48 M118,56 L118,44 M113,48 L118,43 L123,48", FOAM, 3.4)
    return canvas.svg()


def bird() -> str:
    """A sea bird stands on a tile and holds it against the wave."""
    canvas = scene("#BFE9EA", "#3FA9B5")
    great_wave(canvas, "translate(36,58) scale(1)")
    canvas.fill(
        "M0,104 Q20,98 40,104 T80,104 T120,104 T160,104 L160,108 Q160,120 148,120 L12,120 Q0,120 0,108 Z",
        DEEP,
    )
    tile(canvas, "cross", "translate(104,88) scale(0.86)")
    sea_bird(canvas, "translate(104,88)")
    return canvas.svg()


def current() -> str:
    """An arrow of water carries a tile from one space to another."""
    canvas = scene(SEA, DEEP)
    ripples(canvas, "M10,24 q6,-5 12,0 t12,0 M126,108 q6,-5 12,0 t10,0 M60,110 q6,-5 12,0 t12,0", opacity=0.4)
    empty_space(canvas, "translate(31,82) scale(0.78)")
    empty_space(canvas, "translate(128,80) scale(0.78)", SUN)
    arrow(canvas, "M32,80 C34,30 84,14 114,54", "translate(119,60) rotate(52)", WATER, 17)
    canvas.line("M36,62 C42,38 66,28 88,35 M44,70 C48,52 62,42 78,42", FOAM, 2.4)
    tile(canvas, "bend", "translate(70,38) rotate(-22) scale(0.74)")
    return canvas.svg()


def fishing() -> str:
    """A fishing line turns up two tiles from their piles."""
    canvas = scene("#BFE9EA", "#7CCBD2")
    canvas.fill("M0,80 Q40,72 80,79 T160,77 L160,108 Q160,120 148,120 L12,120 Q0,120 0,108 Z", "#EBD193")
    canvas.line("M0,80 Q40,72 80,79 T160,77", FOAM, 3.4)
    for x in (44, 116):
        for lift in (8, 4, 0):
            face_down(canvas, f"translate({x},{95 + lift}) scale(0.6)")
    canvas.line("M4,22 C40,2 80,-2 112,8", INK, 5.4)
    canvas.line("M4,22 C40,2 80,-2 112,8", "#8A5A3B", 3)
    canvas.line("M80,3 L80,14 M80,14 L46,30 M80,14 L114,30", INK, 2)
    canvas.oval(80, 14, 5, 5, CORAL)
    canvas.oval(80, 12.4, 5, 2.6, PAPER)
    tile(canvas, "tee", "translate(44,54) rotate(-9) scale(0.72)")
    tile(canvas, "bend", "translate(116,54) rotate(9) scale(0.72)")
    for x in (44, 116):
        canvas.line(f"M{x},26 L{x},33 a4,4 0 1 0 6,-3", INK, 2.6)
    canvas.line("M18,90 C8,76 8,64 14,54 M142,90 C152,76 152,64 146,54", CORAL, 3.4)
    canvas.line("M9,58 L14.4,53 L18,60 M151,58 L145.6,53 L142,60", CORAL, 3.4)
    return canvas.svg()


def calm_waters() -> str:
    """One die sleeps on water as smooth as a mirror."""
    canvas = scene("#17495A", "#0F3644")
    moon(canvas, 138, 24, 11)
    for x, y in ((24, 18), (36, 38), (80, 12), (14, 54), (150, 58)):
        canvas.oval(x, y, 1.5, 1.5, PAPER)
    canvas.fill(
        "M0,74 L160,74 L160,108 Q160,120 148,120 L12,120 Q0,120 0,108 Z",
        canvas.fade(0, 74, 0, 120, "#2F8E99", SEA),
    )
    canvas.line("M126,84 L150,84 M130,92 L146,92 M134,100 L142,100", "#FFF1C4", 2.6, opacity=0.8)
    canvas.line("M10,88 L30,88 M16,100 L28,100 M100,110 L116,110", WATER, 2, opacity=0.6)
    canvas.fill("M46,84 L94,84 L90,112 Q70,117 50,112 Z", NIGHT, opacity=0.3)
    canvas.oval(70, 84, 35, 6, "#8FDDE0")
    canvas.fill("M46,42 L58,30 L102,30 L96,42 Z", "#FFFFFF")
    canvas.fill("M94,42 L104,30 L104,70 L94,84 Z", "#CFC6AE")
    canvas.fill("M46,40 L94,40 L94,80 Q94,84 90,84 L50,84 Q46,84 46,80 Z", PAPER)
    block = "M46,42 L58,30 L104,30 L104,70 L94,84 L50,84 Q46,84 46,80 Z M46,42 L94,42 L94,84 M94,42 L104,30"
    canvas.line(block, INK, 2.6)
    for x, y, rx, ry in (
        (62, 36, 3.4, 1.9),
        (75, 36, 3.4, 1.9),
        (88, 36, 3.4, 1.9),
        (99, 48, 1.9, 3.4),
        (99, 66, 1.9, 3.4),
    ):
        canvas.oval(x, y, rx, ry, INK)
    canvas.line("M53,60 q5,5 10,0 M77,60 q5,5 10,0", INK, 3.4)
    canvas.line("M66,70 q4,3 8,0", INK, 2.8)
    canvas.oval(54, 69, 3.6, 2.4, "#FF8E7A", opacity=0.8)
    canvas.oval(86, 69, 3.6, 2.4, "#FF8E7A", opacity=0.8)
    canvas.line("M38,85 Q70,93 106,84", FOAM, 2.4)
    zed(canvas, 110, 50, 9)
    zed(canvas, 124, 52, 6)
    zed(canvas, 106, 20, 6)
    return canvas.svg()


def come_back() -> str:
    """A tile rises out of the whirl and returns to its place."""
    canvas = scene("#2A97A2", DEEP)
    canvas.oval(48, 86, 44, 25, "#16606D")
    canvas.line(
        "M8,88 C8,66 88,62 88,86 C88,106 20,108 20,88 C20,74 74,72 74,86 C74,98 34,98 34,88 C34,81 "
        "60,80 60,87",
        WATER,
        4.4,
    )
    canvas.line("M14,80 C24,68 60,66 78,76", FOAM, 2.4)
    empty_space(canvas, "translate(128,84) scale(0.8)", SUN)
    arrow(canvas, "M72,26 C90,12 112,20 121,40", "translate(124,46) rotate(62)", SUN, 11)
    tile(canvas, "tee", "translate(62,42) rotate(-14) scale(0.78)")
    for x, y, r in ((30, 56, 3), (24, 64, 2), (92, 70, 2.6), (36, 68, 2)):
        canvas.oval(x, y, r, r, FOAM)
    return canvas.svg()


PICTURES: dict[str, Callable[[], str]] = {
    "support": support,
    "bird": bird,
    "current": current,
    "fishing": fishing,
    "calm_waters": calm_waters,
    "return": come_back,
}
