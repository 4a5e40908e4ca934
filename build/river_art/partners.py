"""Faces of the river's partners that nobody at the table can wear."""

from build.characters.medallions import begin, eye, finish
from build.characters.palette import FOAM, INK, SUN
from build.characters.swimmers import CHEEK, draw_otter

_LEAF = "M0,0 C-9,-7 -9,-18 0,-25 C9,-18 9,-7 0,0 Z"


def luma() -> str:
    """Luma, an otter of the woods: willow leaves behind her ear, an evening sky."""
    canvas = begin("#FCEBC4", "#E9B872")
    draw_otter(canvas)
    for angle, color in ((-34, "#4A7552"), (22, "#6B9672"), (78, "#4A7552")):
        with canvas.at(f"translate(86,36) rotate({angle}) scale(0.95)"):
            canvas.fill(_LEAF, color)
            canvas.line(_LEAF, "#1D3329", 2.4)
            canvas.line("M0,-3 L0,-18", "#C9DDB4", 1.8)
    canvas.oval(86, 36, 4.6, 4.6, "#E4572E")
    return finish(canvas)


def teo() -> str:
    """Teo, a badger who saves: a scarf, a pine cone put by, the first stars."""
    canvas = begin("#CFE3D0", "#6FA38B")
    dark, grey, white = "#2E3A40", "#7D8890", "#FBF6EA"
    for x, y, r in ((28, 34, 2.6), (100, 30, 3), (108, 52, 2)):
        canvas.oval(x, y, r, r, FOAM)
    canvas.fill("M22,104 C26,88 42,80 64,80 C86,80 102,88 106,104 A58,58 0 0 1 22,104 Z", grey)
    for x in (38, 90):
        canvas.oval(x, 35, 9.6, 9.6, dark)
        canvas.oval(x, 36, 5, 5, "#C7B9A8")
    canvas.fill(
        "M29,60 C29,38 45,26 64,26 C83,26 99,38 99,60 C99,78 84,92 64,94 C44,92 29,78 29,60 Z",
        canvas.glow(60, 44, 60, "#FFFFFF", white),
    )
    for s in (-1, 1):
        canvas.fill(
            f"M{64 + s * 9:g},28 C{64 + s * 22:g},32 {64 + s * 31:g},46 {64 + s * 29:g},70 "
            f"C{64 + s * 26:g},80 {64 + s * 17:g},80 {64 + s * 13:g},70 C{64 + s * 10:g},56 "
            f"{64 + s * 8:g},42 {64 + s * 9:g},28 Z",
            dark,
        )
        canvas.oval(64 + s * 19.5, 57, 7.6, 8.2, white)
        eye(canvas, 64 + s * 19, 57.5, 5.4)
        canvas.oval(64 + s * 27, 76, 5, 3.4, CHEEK, opacity=0.6)
    canvas.fill("M55,74 C59,69 69,69 73,74 C73,80 68,83 64,83 C60,83 55,80 55,74 Z", INK)
    canvas.oval(60.5, 74.4, 3, 1.7, "#5B7C8D")
    canvas.line("M64,83 L64,86 M64,86 Q58,91 53,87 M64,86 Q70,91 75,87", INK, 2.4)
    canvas.fill("M36,92 C46,101 82,101 92,92 L95,102 C82,112 46,112 33,102 Z", "#C7502E")
    canvas.line("M38,98 C48,106 80,106 90,98", "#F0A27A", 2.4)
    with canvas.at("translate(80,107) rotate(18) scale(0.86)"):
        canvas.fill("M0,-13 C10,-11 11,4 0,12 C-11,4 -10,-11 0,-13 Z", "#8A5A3B")
        canvas.line("M-7,-6 Q0,-1 7,-6 M-8,0 Q0,5 8,0 M-6,6 Q0,10 6,6", "#5C3A26", 2)
    return finish(canvas)


def niva() -> str:
    """Niva, a lynx of the high woods: tufted ears, a ruff, a snowy sky."""
    canvas = begin("#DCEEF2", "#8CC3CF")
    fur, light, dark, cream = "#C98F52", "#E7B67C", "#7A4E2A", "#FBF0DC"
    for x, y, r in ((22, 48, 2.4), (106, 44, 2.6), (100, 24, 2), (34, 24, 2)):
        canvas.oval(x, y, r, r, FOAM)
    canvas.fill("M22,104 C28,94 44,88 64,88 C84,88 100,94 106,104 A58,58 0 0 1 22,104 Z", fur)
    for s in (-1, 1):
        canvas.fill(
            f"M{64 + s * 34:g},58 C{64 + s * 39:g},44 {64 + s * 38:g},34 {64 + s * 33:g},24 "
            f"C{64 + s * 23:g},27 {64 + s * 14:g},32 {64 + s * 10:g},42 Z",
            fur,
        )
        canvas.fill(
            f"M{64 + s * 31:g},48 C{64 + s * 34:g},42 {64 + s * 33:g},37 {64 + s * 30:g},31 "
            f"C{64 + s * 24:g},33 {64 + s * 20:g},36 {64 + s * 17:g},42 Z",
            "#F3D9B4",
        )
        canvas.line(f"M{64 + s * 32.6:g},25 L{64 + s * 33.6:g},17", INK, 4.4)
        canvas.fill(
            f"M{64 + s * 30:g},64 L{64 + s * 48:g},84 L{64 + s * 37:g},86 L{64 + s * 40:g},98 "
            f"L{64 + s * 20:g},94 Z",
            cream,
        )
    canvas.fill(
        "M30,64 C30,44 45,34 64,34 C83,34 98,44 98,64 C98,82 84,96 64,98 C44,96 30,82 30,64 Z",
        canvas.glow(58, 50, 56, light, fur),
    )
    canvas.line("M64,38 L64,47 M53,40 L56,48 M75,40 L72,48", dark, 3.6)
    canvas.fill("M64,72 C76,68 86,74 84,84 C80,93 72,97 64,97 C56,97 48,93 44,84 C42,74 52,68 64,72 Z", cream)
    for s in (-1, 1):
        canvas.oval(64 + s * 17, 63, 8.6, 8, cream)
        canvas.oval(64 + s * 17, 63.4, 6.4, 6.8, SUN)
        eye(canvas, 64 + s * 17, 64, 4.6)
        canvas.line(f"M{64 + s * 27:g},58 L{64 + s * 34:g},54", dark, 2.6)
        canvas.oval(64 + s * 16, 82, 1.5, 1.5, dark)
        canvas.oval(64 + s * 12, 86, 1.5, 1.5, dark)
    canvas.fill("M57,74 C60,71 68,71 71,74 C70,79 67,82 64,82 C61,82 58,79 57,74 Z", "#8E4A40")
    canvas.line("M64,82 L64,86 M64,86 Q58,91 53,87 M64,86 Q70,91 75,87", INK, 2.4)
    return finish(canvas)


def partners() -> dict[str, str]:
    """File names and drawings."""
    return {"partner_luma.svg": luma(), "partner_teo.svg": teo(), "partner_niva.svg": niva()}
