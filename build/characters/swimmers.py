"""Avatars that live in the water: otter, turtle, octopus, seahorse, whale."""

from build.characters.canvas import Canvas
from build.characters.medallions import begin, eye, finish, water
from build.characters.palette import CORAL, DEEP, FOAM, INK, SEA, SUN, WATER

CHEEK = "#FF8E7A"


def otter() -> str:
    """An otter on the swell, holding a shell."""
    canvas = begin("#A9E4E4", "#4FB3BB")
    draw_otter(canvas)
    return finish(canvas)


def draw_otter(canvas: Canvas) -> None:
    """The otter itself, in its water."""
    canvas.oval(40, 38, 8, 8, "#6B452F")
    canvas.oval(88, 38, 8, 8, "#6B452F")
    canvas.oval(40, 39, 4, 4, "#E3B58C")
    canvas.oval(88, 39, 4, 4, "#E3B58C")
    canvas.fill("M32,104 C32,82 46,70 64,70 C82,70 96,82 96,104 Z", "#7A5036")
    canvas.fill(
        "M30,56 C30,36 46,27 64,27 C82,27 98,36 98,56 C98,74 84,83 64,83 C44,83 30,74 30,56 Z",
        canvas.glow(56, 40, 56, "#A87450", "#7A5036"),
    )
    canvas.fill(
        "M64,56 C78,54 88,62 86,70 C83,78 74,82 64,82 C54,82 45,78 42,70 C40,62 50,54 64,56 Z", "#F3DCC0"
    )
    canvas.fill("M54,56 C58,51 70,51 74,56 C74,62 68,65 64,65 C60,65 54,62 54,56 Z", INK)
    canvas.line("M64,65 L64,69 M64,69 Q58,75 52,71 M64,69 Q70,75 76,71", INK, 2.4)
    eye(canvas, 47, 50, 5.6)
    eye(canvas, 81, 50, 5.6)
    canvas.line("M44,68 L28,66 M45,72 L30,76 M84,68 L100,66 M83,72 L98,76", FOAM, 1.6)
    canvas.oval(38, 62, 5, 3.4, CHEEK, opacity=0.5)
    canvas.oval(90, 62, 5, 3.4, CHEEK, opacity=0.5)
    canvas.fill("M50,90 C52,80 76,80 78,90 L68,101 Q64,103 60,101 Z", SUN)
    canvas.line("M64,100 L64,84 M62,100 L56,86 M66,100 L72,86", CORAL, 2)
    canvas.oval(49, 94, 7.5, 7, "#8E6144")
    canvas.oval(79, 94, 7.5, 7, "#8E6144")
    water(canvas, 99, SEA)
    canvas.line("M34,107 Q44,111 54,107 M70,112 Q80,116 90,111", WATER, 2.6)


def turtle() -> str:
    """A sea turtle under its dome."""
    canvas = begin("#FDEFC9", "#EBCB8B")
    for s in (-1, 1):
        with canvas.at(f"translate({64 + s * 38:g},88) rotate({s * 24:g})"):
            canvas.fill(
                f"M{-s * 12:g},-8 C{s * 6:g},-14 {s * 20:g},-4 {s * 18:g},10 C{s * 10:g},16 {-s * 6:g},12 "
                f"{-s * 12:g},6 Z",
                "#6FA36B",
            )
            canvas.oval(s * 6, 2, 3, 2.4, "#4F7F55")
    canvas.fill(
        "M20,84 C18,50 40,30 64,30 C88,30 110,50 108,84 C96,95 32,95 20,84 Z",
        canvas.fade(64, 30, 64, 92, "#5C8F63", "#35604A"),
    )
    canvas.line(
        "M52,32 L46,47 L26,58 M76,32 L82,47 L102,58 M46,47 L82,47 M46,47 L37,66 L40,84 M82,47 L91,66 "
        "L88,84 M37,66 L21,72 M91,66 L107,72",
        "#8FBF7C",
        2.6,
    )
    canvas.line("M19,84 C32,96 96,96 109,84", "#D9C47C", 6)
    canvas.fill(
        "M44,80 C44,62 52,56 64,56 C76,56 84,62 84,80 C84,96 76,104 64,104 C52,104 44,96 44,80 Z",
        canvas.glow(58, 68, 34, "#A5CF94", "#6FA36B"),
    )
    canvas.oval(57, 63, 2.6, 1.8, "#5C8F63")
    canvas.oval(70, 62, 2, 1.5, "#5C8F63")
    eye(canvas, 53, 77, 6)
    eye(canvas, 75, 77, 6)
    canvas.line("M54,91 Q64,99 74,91", "#24472F", 3)
    canvas.oval(49, 88, 4.4, 3, CHEEK, opacity=0.6)
    canvas.oval(79, 88, 4.4, 3, CHEEK, opacity=0.6)
    return finish(canvas)


def octopus() -> str:
    """An octopus with something to say in every arm."""
    canvas = begin("#123B49", "#0B2530")
    skin, dark = "#F0888C", "#C65A6A"
    for d in (
        "M46,74 C34,78 32,90 22,88 C12,85 15,71 24,73 C29,75 27,81 23,80",
        "M82,74 C94,78 96,90 106,88 C116,85 113,71 104,73 C99,75 101,81 105,80",
    ):
        canvas.line(d, dark, 7)
    for d in (
        "M49,80 C46,92 44,102 35,104 C25,105 24,93 32,92 C37,93 36,98 33,98",
        "M79,80 C82,92 84,102 93,104 C103,105 104,93 96,92 C91,93 92,98 95,98",
        "M58,82 C59,98 58,108 51,113",
        "M70,82 C69,98 70,108 77,113",
    ):
        canvas.line(d, skin, 8)
    canvas.fill(
        "M36,58 C34,34 48,20 64,20 C80,20 94,34 92,58 C91,70 88,76 86,82 C76,92 52,92 42,82 C40,76 "
        "37,70 36,58 Z",
        canvas.glow(56, 36, 58, "#FFB0A8", "#E0707C"),
    )
    for x, y, r in ((50, 32, 4), (60, 26, 2.4), (80, 34, 3), (44, 42, 2)):
        canvas.oval(x, y, r, r * 0.8, dark, opacity=0.55)
    eye(canvas, 52, 60, 8)
    eye(canvas, 76, 60, 8)
    canvas.fill("M57,73 Q64,76 71,73 Q70,81 64,81 Q58,81 57,73 Z", "#6E2B32")
    canvas.oval(42, 71, 4.6, 3, "#FF6B5A", opacity=0.6)
    canvas.oval(86, 71, 4.6, 3, "#FF6B5A", opacity=0.6)
    for x, y in ((43, 97), (85, 97), (58, 98), (70, 98), (57, 105), (71, 105)):
        canvas.oval(x, y, 1.8, 1.8, "#FFD2C8")
    for x, y, r in ((24, 50, 4), (31, 36, 2.6), (103, 46, 3.4)):
        _bubble(canvas, x, y, r)
    return finish(canvas)


def seahorse() -> str:
    """A seahorse holding on to sea grass."""
    canvas = begin("#2A97A2", "#0F4C5C")
    canvas.line("M98,116 C92,98 104,86 98,68 M108,106 C104,96 112,88 108,76", "#3F9A78", 5)
    gold, dark = "#FFCB5E", "#D9902A"
    canvas.fill("M72,58 C90,54 96,66 92,80 C88,76 84,80 78,78 Z", dark)
    canvas.line("M90,62 L79,66 M92,70 L79,71", gold, 2)
    canvas.line("M64,84 C72,98 66,112 53,111 C40,109 41,92 52,92 C60,93 59,103 52,102", dark, 7)
    canvas.fill(
        "M54,40 C70,34 78,44 78,60 C78,78 74,92 64,100 C60,98 58,92 59,86 C50,84 46,74 52,64 C54,58 "
        "50,54 50,50 Z",
        canvas.fade(48, 40, 80, 96, "#FFDD8C", "#F0AE3C"),
    )
    canvas.line("M54,68 Q62,72 74,68 M53,76 Q62,80 72,77 M57,84 Q64,88 69,85", dark, 2.4)
    canvas.fill("M44,22 L50,14 L55,20 L62,13 L66,21 L74,18 L74,27 L81,29 L78,36 L83,42 L76,48 L60,40 Z", dark)
    canvas.fill(
        "M46,26 C54,17 72,18 76,32 C79,46 70,56 58,54 C54,54 50,52 48,49 C42,50 32,54 26,56 C21,57 "
        "19,50 24,47 "
        "C30,44 38,42 42,38 C41,33 42,29 46,26 Z",
        canvas.glow(56, 30, 40, "#FFE6A6", "#F7BC4C"),
    )
    eye(canvas, 58, 35, 6.4)
    canvas.oval(62, 46, 4.4, 3, CHEEK, opacity=0.7)
    canvas.line("M24,52 L30,50", dark, 2)
    for x, y, r in ((30, 32, 3.4), (24, 70, 2.6), (36, 80, 4)):
        _bubble(canvas, x, y, r)
    return finish(canvas)


def whale() -> str:
    """A whale that breathes out in front of the evening sun."""
    canvas = begin("#FFD98A", "#F79A6A")
    canvas.oval(88, 44, 17, 17, "#FFF1C4")
    canvas.line("M48,42 C47,32 38,28 34,33 M48,42 C49,32 58,28 62,33 M48,44 L48,30", FOAM, 4)
    canvas.fill(
        "M96,80 C103,74 105,66 102,57 C108,57 112,61 113,66 C115,60 119,57 122,60 C124,72 112,84 104,92 Z",
        "#2D6E8C",
    )
    canvas.fill(
        "M14,82 C14,58 32,46 54,48 C78,50 86,76 106,76 L104,92 C94,106 70,112 48,110 C26,108 14,98 14,82 Z",
        canvas.fade(50, 48, 50, 110, "#5A9FB8", "#2D6E8C"),
    )
    canvas.fill("M14,84 C24,94 46,97 66,92 C70,104 58,111 46,110 C26,108 14,98 14,84 Z", FOAM)
    canvas.line(
        "M24,94 C26,98 30,102 34,104 M36,97 C38,101 42,105 46,107 M50,97 C52,101 55,104 58,106", "#A9CBD2", 2
    )
    eye(canvas, 38, 77, 5.4)
    canvas.line("M16,84 C22,90 30,91 36,88", INK, 2.6)
    canvas.oval(46, 86, 4.6, 3, CHEEK, opacity=0.7)
    canvas.fill("M64,90 C72,92 76,102 72,108 C64,106 60,98 64,90 Z", "#2D6E8C")
    water(canvas, 101, DEEP)
    canvas.line("M30,110 Q40,114 50,110 M66,114 Q76,117 86,112", SEA, 2.8)
    return finish(canvas)


def _bubble(canvas: Canvas, x: float, y: float, r: float) -> None:
    canvas.line(
        f"M{x - r:g},{y:g} a{r:g},{r:g} 0 1 1 {2 * r:g},0 a{r:g},{r:g} 0 1 1 {-2 * r:g},0", WATER, 1.6
    )
