"""The faces of the partners who fill empty seats: a beaver, a pelican, a raccoon, each with what it loves."""

from build.characters.medallions import begin, eye, finish, water
from build.characters.palette import CORAL, DEEP, FOAM, INK, PAPER, SEA, SUN, WATER

CHEEK = "#FF8E7A"


def beno() -> str:
    """A beaver with a builder's cap and a twig behind the ear."""
    canvas = begin("#FFE9BD", "#F3C67A")
    dark, fur = "#6A4329", "#9C6A41"
    canvas.fill("M28,112 C28,90 44,80 64,80 C84,80 100,90 100,112 A58,58 0 0 1 28,112 Z", dark)
    for x in (30, 98):
        canvas.oval(x, 44, 9.4, 9.4, dark)
        canvas.oval(x, 45, 5, 5, "#D99E77")
    canvas.fill(
        "M27,62 C27,40 44,30 64,30 C84,30 101,40 101,62 C101,82 86,92 64,92 C42,92 27,82 27,62 Z",
        canvas.glow(56, 48, 58, "#B9845A", fur),
    )
    canvas.line("M94,46 C100,40 104,36 109,34 M102,39 L101,32", "#7A5B2E", 3)
    canvas.oval(110, 34, 4.4, 3, "#6DB34F")
    canvas.oval(101, 30, 3, 4, "#6DB34F")
    canvas.fill("M30,42 C32,22 46,14 64,14 C82,14 96,22 98,42 C84,36 44,36 30,42 Z", CORAL)
    canvas.fill("M24,45 C34,35 94,35 104,45 C92,43 36,43 24,45 Z", "#B23A1A")
    canvas.line("M64,15 L64,36", "#FF9C6B", 4)
    canvas.oval(64, 15, 4, 3, "#B23A1A")
    canvas.oval(50, 76, 17, 13, "#EFD0A4")
    canvas.oval(78, 76, 17, 13, "#EFD0A4")
    canvas.fill("M55,85 L72.6,85 L71.6,99 Q63.8,102 56,99 Z", PAPER)
    canvas.line("M63.8,86 L63.8,99 M55,85 L56,99 Q63.8,102 71.6,99 L72.6,85", INK, 1.8)
    canvas.fill("M54,65 C58,60 70,60 74,65 C74,72 68,76 64,76 C60,76 54,72 54,65 Z", INK)
    canvas.oval(60, 65, 3, 1.8, "#5B7C8D")
    canvas.line("M64,76 L64,81 M48,83 Q56,88 64,82 Q72,88 80,83", INK, 2.4)
    eye(canvas, 46, 57, 6)
    eye(canvas, 82, 57, 6)
    canvas.oval(36, 70, 5, 3.6, CHEEK, opacity=0.7)
    canvas.oval(92, 70, 5, 3.6, CHEEK, opacity=0.7)
    water(canvas, 105, SEA)
    canvas.line("M34,110 Q44,114 54,110 M74,114 Q84,118 94,112", "#6FD3D9", 2.6)
    return finish(canvas)


def pella() -> str:
    """A pelican with a scarf; a small bird rests on its head."""
    canvas = begin("#BFE9EA", "#5FBAC4")
    white, shade = "#FFFDF6", "#DDE9EA"
    canvas.fill("M20,110 C20,86 34,74 56,72 C78,72 92,86 96,112 A58,58 0 0 1 20,110 Z", white)
    canvas.fill("M24,104 C24,90 34,82 48,84 C44,96 38,108 30,114 Z", shade)
    canvas.line("M56,84 C62,70 60,60 52,50", white, 24)
    canvas.fill(
        "M28,44 C28,28 40,20 54,20 C70,20 80,30 80,44 C80,58 70,66 54,66 C38,66 28,58 28,44 Z",
        canvas.glow(50, 36, 40, "#FFFFFF", "#F1EEE2"),
    )
    canvas.fill("M66,44 C84,42 104,48 118,58 C104,62 84,62 68,58 Z", SUN)
    canvas.fill("M67,57 C84,61 103,61 117,58 C110,76 98,90 82,90 C70,88 64,72 67,57 Z", "#F4A24B")
    canvas.line("M70,53 C86,56 102,57 117,58", "#B8701D", 2.4)
    canvas.line("M74,68 C82,80 94,82 104,74", "#D9802B", 2.2)
    canvas.oval(55, 42, 12, 11, "#FCE7C9")
    eye(canvas, 56, 42, 6.2)
    canvas.line("M48,30 Q55,26 62,29", "#5B7C8D", 2.6)
    canvas.oval(60, 57, 5, 3.4, CHEEK, opacity=0.7)
    canvas.fill("M34,70 C46,80 66,80 76,72 L78,82 C64,92 44,92 32,80 Z", "#7A5CA8")
    canvas.fill("M40,84 L52,88 L46,108 L34,103 Z", "#65489A")
    canvas.line("M38,76 L42,86 M52,80 L53,90 M66,79 L64,89", "#C4B5E3", 2.4)
    # the small bird
    canvas.fill("M36,20 C36,12 42,8 49,8 C57,8 60,14 60,20 C56,24 42,25 36,20 Z", INK)
    canvas.fill("M42,17 C44,13 52,13 56,18 C54,23 46,24 42,17 Z", PAPER)
    canvas.fill("M59,13 L67,15 L59,18 Z", CORAL)
    canvas.oval(54, 13, 1.5, 1.5, PAPER)
    canvas.fill("M38,18 L28,15 L35,22 Z", INK)
    water(canvas, 106, DEEP)
    canvas.line("M34,111 Q44,115 54,111 M72,114 Q82,118 92,112", WATER, 2.6)
    return finish(canvas)


def rufo() -> str:
    """A raccoon who fans out his cards."""
    canvas = begin("#C9D8A6", "#7FA65F")
    fur, dark, pale = "#9AA1A6", "#3B464E", "#F4F1E6"
    canvas.fill("M28,114 C28,92 44,84 64,84 C84,84 100,92 100,114 A58,58 0 0 1 28,114 Z", "#7C858B")
    for x, s in ((36, -1), (92, 1)):
        canvas.fill(
            f"M{x - s * 12},40 C{x - s * 4},18 {x + s * 8},12 {x + s * 12},16 "
            f"C{x + s * 14},28 {x + s * 12},40 {x + s * 6},50 Z",
            dark,
        )
        canvas.fill(
            f"M{x - s * 4},38 C{x},26 {x + s * 6},22 {x + s * 8},23 "
            f"C{x + s * 9},31 {x + s * 7},38 {x + s * 3},44 Z",
            "#F2B7A0",
        )
    canvas.fill(
        "M24,60 C26,38 44,28 64,28 C84,28 102,38 104,60 C104,68 112,72 112,78 C100,90 84,94 64,94 "
        "C44,94 28,90 16,78 C16,72 24,68 24,60 Z",
        canvas.glow(58, 48, 58, "#B9BFC2", fur),
    )
    canvas.fill("M22,66 C32,46 48,46 60,60 C56,74 40,80 24,78 Z", dark)
    canvas.fill("M106,66 C96,46 80,46 68,60 C72,74 88,80 104,78 Z", dark)
    canvas.fill("M28,54 C36,42 52,42 60,54 C50,46 38,47 28,54 Z", pale)
    canvas.fill("M100,54 C92,42 76,42 68,54 C78,46 90,47 100,54 Z", pale)
    canvas.fill("M60,30 C62,40 62,48 58,56 L70,56 C66,48 66,40 68,30 Z", dark)
    canvas.fill("M46,80 C46,68 54,62 64,62 C74,62 82,68 82,80 C80,90 72,94 64,94 C56,94 48,90 46,80 Z", pale)
    canvas.fill("M56,68 C60,64 68,64 72,68 C72,74 67,77 64,77 C61,77 56,74 56,68 Z", INK)
    canvas.line("M64,77 L64,81 M64,81 Q58,87 52,83 M64,81 Q70,87 76,83", INK, 2.4)
    for x in (46, 82):
        canvas.oval(x, 62, 7.4, 7.4, FOAM)
        eye(canvas, x, 62, 5.2)
    canvas.oval(34, 80, 5, 3.2, CHEEK, opacity=0.6)
    canvas.oval(94, 80, 5, 3.2, CHEEK, opacity=0.6)
    # his cards
    for angle, colour in ((-26, WATER), (-2, SUN), (22, CORAL)):
        with canvas.at(f"translate(64,127) rotate({angle})"):
            canvas.fill("M-10,-34 Q-10,-37 -7,-37 L7,-37 Q10,-37 10,-34 L10,-4 L-10,-4 Z", PAPER)
            canvas.fill("M-7,-34 L7,-34 L7,-20 L-7,-20 Z", colour)
            canvas.line("M-10,-34 Q-10,-37 -7,-37 L7,-37 Q10,-37 10,-34 L10,-4 L-10,-4 Z", INK, 1.8)
    canvas.oval(50, 112, 7, 6, dark)
    canvas.oval(78, 112, 7, 6, dark)
    return finish(canvas)


PICTURES = {"beno": beno, "pella": pella, "rufo": rufo}
