"""Avatars of the shore: puffin, crab, starfish, frog, heron."""

from build.characters.medallions import begin, eye, finish, water
from build.characters.palette import CORAL, DEEP, FOAM, INK, SEA, SUN, WATER

CHEEK = "#FF8E7A"


def puffin() -> str:
    """A puffin in profile, all beak."""
    canvas = begin("#D9F3F2", "#9BD3DB")
    canvas.fill("M22,104 C22,80 28,66 34,54 L80,58 C92,74 100,88 104,106 A58,58 0 0 1 22,104 Z", "#22333D")
    canvas.fill("M64,76 C82,76 92,88 95,112 A58,58 0 0 1 58,121 C52,104 54,84 64,76 Z", "#FFFDF6")
    canvas.fill(
        "M28,52 C28,30 42,20 58,20 C74,20 86,32 86,50 C86,68 74,78 58,78 C40,78 28,68 28,52 Z", "#22333D"
    )
    canvas.fill(
        "M44,50 C44,36 54,30 64,30 C76,30 84,38 84,52 C84,66 74,72 64,71 C52,70 44,62 44,50 Z", "#FFFDF6"
    )
    canvas.fill("M78,34 C96,34 110,48 114,62 C102,68 90,70 79,68 C84,56 83,44 78,34 Z", CORAL)
    canvas.fill(
        "M78,34 C81,34 84,34.4 87,35.4 C92,46 92,58 88,69 C85,69 82,68.6 79,68 C84,56 83,44 78,34 Z",
        "#5B7C8D",
    )
    canvas.line("M87.4,35.6 C92,46 92,58 88.4,69", SUN, 4)
    canvas.line("M92,53 C100,54 108,58 113,62", "#A5381B", 2.4)
    canvas.line("M98,40 C101,48 102,58 100,66", "#FF9C6B", 2.6)
    canvas.fill("M64,34 L70,44 L58,44 Z", "#5B7C8D")
    eye(canvas, 64, 50, 6)
    canvas.line("M52,56 C48,58 45,60 42,60", "#5B7C8D", 2.4)
    canvas.line("M32,90 C40,98 44,108 44,118", "#3B5160", 4)
    return finish(canvas)


def crab() -> str:
    """A crab that waves with both claws."""
    canvas = begin("#FFF3D6", "#F4D99B")
    red, dark = "#E4572E", "#B23A1A"
    for d in (
        "M36,84 L20,88 L17,97",
        "M38,92 L24,99 L23,107",
        "M92,84 L108,88 L111,97",
        "M90,92 L104,99 L105,107",
    ):
        canvas.line(d, dark, 6)
    for s in (-1, 1):
        canvas.line(f"M{64 + s * 28:g},76 C{64 + s * 40:g},72 {64 + s * 44:g},62 {64 + s * 39:g},52", dark, 8)
        with canvas.at(f"translate({64 + s * 38:g},42) rotate({s * 10:g})"):
            canvas.fill(
                f"M{-s * 4:g},14 C{-s * 18:g},6 {-s * 15:g},-14 {-s * 4:g},-19 C{-s * 5:g},-11 "
                f"{-s * 3:g},-6 {s * 1:g},-3 "
                f"C{s * 3:g},-8 {s * 7:g},-14 {s * 13:g},-15 C{s * 17:g},-4 {s * 10:g},12 {-s * 4:g},14 Z",
                red,
            )
    canvas.line("M53,62 L50,46 M75,62 L78,46", red, 6)
    canvas.fill(
        "M28,78 C28,60 46,56 64,56 C82,56 100,60 100,78 C100,96 82,104 64,104 C46,104 28,96 28,78 Z",
        canvas.glow(54, 66, 50, "#FF8A5C", "#E4572E"),
    )
    for x in (50, 78):
        canvas.oval(x, 43, 9, 9, "#FFFFFF")
        canvas.oval(x, 43, 5.6, 6, INK)
        canvas.oval(x - 1.8, 40.6, 2, 2, FOAM)
    canvas.fill("M52,82 Q64,87 76,82 Q74,95 64,95 Q54,95 52,82 Z", "#6E2B32")
    canvas.oval(64, 92, 6, 3, "#F7A08F")
    canvas.oval(41, 84, 5, 3.4, "#FFC0A0", opacity=0.8)
    canvas.oval(87, 84, 5, 3.4, "#FFC0A0", opacity=0.8)
    for x, y in ((50, 64), (64, 62), (78, 64)):
        canvas.oval(x, y, 2.6, 2, "#FFC0A0", opacity=0.8)
    water(canvas, 106, WATER, 3)
    return finish(canvas)


def starfish() -> str:
    """A starfish that has found its place."""
    canvas = begin("#1C6E7B", "#0C3947")
    star = (
        "M64,20 C70,20 74,44 78,49 C84,53 108,50 110,57 C112,63 91,74 88,80 C86,87 96,108 90,112 "
        "C84,115 71,96 64,96 C57,96 44,115 38,112 C32,108 42,87 40,80 C37,74 16,63 18,57 C20,50 44,53 50,49 "
        "C54,44 58,20 64,20 Z"
    )
    with canvas.at("rotate(-6,64,64)"):
        canvas.fill(star, canvas.glow(58, 58, 56, "#FFD98A", "#F08A3C"))
        canvas.line(star, "#F08A3C", 5)
        for x, y, r in (
            (64, 29, 3.2),
            (64, 40, 2.6),
            (100, 60, 3),
            (89, 63, 2.4),
            (28, 60, 3),
            (39, 63, 2.4),
            (85, 103, 3),
            (79, 93, 2.4),
            (43, 103, 3),
            (49, 93, 2.4),
        ):
            canvas.oval(x, y, r, r, "#FFF1C4")
        eye(canvas, 55, 64, 6)
        eye(canvas, 73, 64, 6)
        canvas.fill("M57,74 Q64,77.5 71,74 Q70,83 64,83 Q58,83 57,74 Z", "#6E2B32")
        canvas.oval(46, 74, 4.2, 3, CORAL, opacity=0.55)
        canvas.oval(82, 74, 4.2, 3, CORAL, opacity=0.55)
    for x, y, r in ((26, 84, 3), (102, 88, 2.4), (92, 34, 3.4), (35, 34, 2.2)):
        canvas.oval(x, y, r, r, WATER, opacity=0.7)
    return finish(canvas)


def frog() -> str:
    """A frog in the rain, pleased."""
    canvas = begin("#C4B5E3", "#E9DDF3")
    canvas.line("M20,44 L18,52 M64,14 L62,22 M112,44 L110,52 M52,26 L51,31 M77,23 L76,28", "#8E79BD", 2.6)
    canvas.fill("M26,110 C26,92 42,84 64,84 C86,84 102,92 102,110 A58,58 0 0 1 26,110 Z", "#4E8F3E")
    for x in (42, 86):
        canvas.oval(x, 42, 17, 17, "#6DB34F")
    canvas.fill(
        "M18,70 C18,50 40,44 64,44 C88,44 110,50 110,70 C110,88 88,96 64,96 C40,96 18,88 18,70 Z",
        canvas.glow(54, 54, 62, "#9BD468", "#5FA546"),
    )
    for x in (42, 86):
        canvas.oval(x, 41, 12.4, 12.4, "#FFFDF0")
        canvas.oval(x + (2 if x < 64 else -2), 42, 7.6, 8.4, INK)
        canvas.oval(x - 1, 38.4, 2.8, 2.8, FOAM)
    canvas.line("M30,70 C42,86 86,86 98,70", "#2F6230", 3.6)
    canvas.oval(58, 62, 1.7, 2.2, "#2F6230")
    canvas.oval(70, 62, 1.7, 2.2, "#2F6230")
    canvas.oval(30, 78, 6, 4, CHEEK, opacity=0.7)
    canvas.oval(98, 78, 6, 4, CHEEK, opacity=0.7)
    canvas.fill("M46,90 C52,96 76,96 82,90 L84,112 Q64,118 44,112 Z", "#D8EDB0")
    water(canvas, 106, SEA)
    canvas.oval(44, 107, 9, 5.4, "#7CC25A")
    canvas.oval(84, 107, 9, 5.4, "#7CC25A")
    return finish(canvas)


def heron() -> str:
    """A heron at dusk among the reeds."""
    canvas = begin("#F7A58A", "#FCD9A8")
    canvas.oval(36, 72, 18, 18, "#FFF1D0", opacity=0.8)
    canvas.line(
        "M104,100 C102,84 106,70 102,54 M112,96 C111,86 114,78 112,68 M20,102 C22,90 18,82 21,72",
        "#6B6F4A",
        3.4,
    )
    canvas.line("M102,62 L102,52", "#5C3A26", 7)
    body, dark = "#6F8FA8", "#3B566B"
    canvas.fill("M50,116 C44,96 56,80 74,80 C88,82 98,94 100,108 A58,58 0 0 1 50,116 Z", body)
    canvas.fill("M70,88 C84,90 92,98 96,108 C86,104 74,100 70,88 Z", dark)
    canvas.line("M66,96 C48,86 50,72 62,64 C74,56 74,44 62,38", "#DCE7EC", 15)
    canvas.line("M60,92 C52,84 54,74 64,68", "#9DB4C2", 2.6)
    canvas.fill("M44,38 C44,28 54,22 64,24 C74,26 76,34 74,42 C70,50 54,50 46,46 Z", "#EEF4F4")
    canvas.fill(
        "M52,26 C62,20 74,24 82,32 C90,36 100,36 106,34 C98,42 86,42 78,38 C70,34 62,30 52,31 Z", dark
    )
    canvas.fill("M47,35 C36,38 22,44 11,52 C24,52 38,50 48,47 Z", SUN)
    canvas.line("M14,51 C26,47 36,44 47,42", "#C98A1B", 1.8)
    eye(canvas, 56, 38, 4.8)
    canvas.oval(62, 46, 3.6, 2.4, CHEEK, opacity=0.7)
    water(canvas, 108, DEEP, 3)
    return finish(canvas)
