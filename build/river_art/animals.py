"""The five animals: calm faces with the house's cream-and-navy edge, each with a mark of its own.

Salmon has scales, hawk chevrons, fox ticks, elk forks, bear cross-hatching: none needs its colour.
"""

from typing import Final

from build.characters.canvas import Canvas
from build.river_art.palette import CORAL, INK, MOSS, PAPER, SLATE, UMBER

SIDE: Final = 96
_EDGE: Final = 2.6
_RIM: Final = 1.9


def _canvas() -> Canvas:
    return Canvas(SIDE, SIDE, _EDGE, _RIM)


def _eyes(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """Two calm eyes with a light in each."""
    for side in (-1, 1):
        cx = SIDE / 2 + side * x
        canvas.oval(cx, y, radius, radius * 1.1, INK)
        canvas.oval(cx - radius * 0.3, y - radius * 0.4, radius * 0.34, radius * 0.34, PAPER)


def salmon() -> str:
    """A leaping fish with rows of scales."""
    c = _canvas()
    c.fill("M42,30 C46,17 60,17 64,31 Z", "#C95A48", edge=True)
    c.fill("M46,68 C47,78 55,82 61,79 C62,73 60,69 57,66 Z", "#C95A48", edge=True)
    c.fill(
        "M7,54 C13,37 35,26 57,31 C66,33 72,37 76,41 L89,27 C86,42 87,52 92,68 L75,55 C67,64 55,70 41,70 "
        "C24,70 11,65 7,54 Z",
        c.fade(20, 28, 30, 72, "#F29A80", CORAL),
        edge=True,
    )
    c.fill("M8,57 C22,63 48,66 74,56 C66,64 55,70 41,70 C25,70 12,65 8,57 Z", "#FBE3CF")
    for row, (y, first, count) in enumerate(((40, 41, 4), (47.5, 37, 5), (55, 41, 4))):
        for k in range(count):
            x = first + k * 8.2
            c.line(
                f"M{x:g},{y - 3.4:g} Q{x + 4.6:g},{y:g} {x:g},{y + 3.4:g}",
                "#A93F33" if row < 2 else CORAL,
                2.2,
            )
    c.line("M30,36 C35,44 35,56 30,64", "#A93F33", 2.6)
    c.line("M79,44 L86,36 M80,49 L87,49 M79,54 L87,60", "#C95A48", 2.4)
    c.oval(20, 48, 3.9, 4.1, INK)
    c.oval(18.8, 46.6, 1.3, 1.3, PAPER)
    c.line("M8,55 Q14,58 19,56.5", INK, 2.2)
    return c.svg()


def hawk() -> str:
    """A perched hawk that looks to the left, chevrons on its breast."""
    c = _canvas()
    c.fill("M62,82 L84,93 L70,93 L54,86 Z", "#4A5D6E", edge=True)
    c.fill(
        "M34,10 C50,3 66,12 69,29 C83,41 90,62 84,90 L36,91 C29,76 30,62 35,50 C26,48 20,41 20,31 "
        "C20,21 26,13 34,10 Z",
        c.fade(30, 10, 70, 92, "#8297A8", SLATE),
        edge=True,
    )
    c.fill("M23,24 L8,31 C5,37 9,44 14,44 C16,39 21,38 27,39 Z", "#F0B23F", edge=True)
    c.fill("M10,35 C9,39 11,43 14,44 C15,41 17,39 20,38.4 Z", "#A9741D")
    c.fill("M36,47 C50,50 58,66 56,91 L36,91 C29,76 30,62 36,47 Z", "#F4E8D2")
    for y in (57, 66, 75, 84):
        shift = (y - 57) * 0.12
        c.line(f"M{36 - shift:g},{y} l4.6,4 l4.6,-4 m2.4,0 l3.4,3", "#46586A", 2.6)
    c.fill("M60,38 C78,48 86,68 83,90 L70,91 C70,72 66,56 55,46 Z", "#46586A")
    c.line("M66,52 C73,62 76,76 76,88 M61,48 C68,60 71,76 71,90", "#7F93A4", 2)
    c.oval(35, 28, 5.4, 5.6, "#F6C667")
    c.oval(34.4, 28.4, 3.4, 3.7, INK)
    c.oval(33.2, 27, 1.1, 1.1, PAPER)
    c.line("M25,20.5 L42,23.5", "#33434F", 3.6)
    return c.svg()


def fox() -> str:
    """A fox's face with white cheeks and three ticks above the eyes."""
    c = _canvas()
    coat = c.fade(48, 10, 48, 84, "#F2A552", "#D9742A")
    c.fill(
        "M13,9 C14,7 17,7 19,9 L37,25 Q48,22 59,25 L77,9 C79,7 82,7 83,9 C88,26 87,40 84,49 "
        "C79,64 62,71 51,85 "
        "Q48,88 45,85 C34,71 17,64 12,49 C9,40 8,26 13,9 Z",
        coat,
        edge=True,
    )
    c.fill(
        "M17,15 L31,28 C26,31 21,36 18,41 C15,32 15,23 17,15 Z M79,15 L65,28 C70,31 75,36 78,41 "
        "C81,32 81,23 79,15 Z",
        "#6B3A20",
    )
    c.fill(
        "M11,47 C24,46 36,51 43,66 L48,87 L45,85 C34,71 16,64 11,47 Z M85,47 C72,46 60,51 53,66 "
        "L48,87 L51,85 C62,71 80,64 85,47 Z",
        "#FFF4E2",
    )
    c.line("M48,29 L48,39 M39.5,31 L41,39 M56.5,31 L55,39", "#8C4313", 3.2)
    _eyes(c, 14.5, 50, 4.6)
    c.oval(48, 79, 6, 4.8, INK)
    c.oval(46, 77.4, 1.6, 1.1, PAPER)
    return c.svg()


def elk() -> str:
    """An elk that holds its antlers high; its throat has forks."""
    c = _canvas()
    horn = "#D6AE74"
    for side in (-1, 1):

        def at(x: float, y: float, s: int = side) -> str:
            return f"{48 + s * x:g},{y:g}"

        c.line(
            f"M{at(6, 40)} C{at(12, 33)} {at(25, 34)} {at(31, 22)} C{at(33, 17)} {at(34, 12)} {at(31, 7)}",
            horn,
            5,
            edge=True,
        )
        c.line(
            f"M{at(27, 28)} C{at(33, 28)} {at(38, 25)} {at(41, 19)} M{at(18, 33)} C{at(19, 26)} "
            f"{at(17, 20)} {at(15, 15)} M{at(31, 21)} C{at(26, 17)} {at(25, 12)} {at(24, 7)}",
            horn,
            4.2,
            edge=True,
        )
    coat = c.fade(48, 38, 48, 94, "#9DAA6A", MOSS)
    for side in (-1, 1):
        c.fill(
            f"M{48 + side * 10},47 C{48 + side * 20},41 {48 + side * 30},43 {48 + side * 34},48 "
            f"C{48 + side * 28},56 {48 + side * 18},58 {48 + side * 10},54 Z",
            MOSS,
            edge=True,
        )
        c.fill(
            f"M{48 + side * 15},49 C{48 + side * 21},46 {48 + side * 26},47 {48 + side * 29},49 "
            f"C{48 + side * 24},53 {48 + side * 19},54 {48 + side * 14},53 Z",
            "#55622F",
        )
    c.fill(
        "M34,46 Q48,34 62,46 C64,56 61,64 59,74 C58,86 55,92 48,92 C41,92 38,86 37,74 C35,64 32,56 34,46 Z",
        coat,
        edge=True,
    )
    c.fill("M39,76 Q48,70 57,76 C57,87 54,92 48,92 C42,92 39,87 39,76 Z", "#E9E2C0")
    c.line(
        "M48,44 L48,51 M48,51 L43.5,46 M48,51 L52.5,46 M48,56 L48,63 M48,63 L43.5,58 M48,63 L52.5,58",
        "#4E5A2A",
        2.6,
    )
    _eyes(c, 10, 57, 3.7)
    c.fill("M43,79 Q48,76.5 53,79 Q52,84 48,85 Q44,84 43,79 Z", INK)
    return c.svg()


def bear() -> str:
    """A bear with round ears and a cross-hatched brow."""
    c = _canvas()
    for side in (-1, 1):
        c.oval(48 + side * 29, 26, 14, 14, UMBER, edge=True)
        c.oval(48 + side * 29, 27, 7.4, 7.4, "#4D3120")
    c.fill(
        "M12,55 C11,33 27,17 48,17 C69,17 85,33 84,55 C84,63 79,72 71,78 C64,84 57,88 48,88 "
        "C39,88 32,84 25,78 "
        "C17,72 12,63 12,55 Z",
        c.fade(48, 16, 48, 90, "#9A6E4D", UMBER),
        edge=True,
    )
    c.line(
        "M36,24 L44,37 M44,22 L52,37 M52,22 L60,36 M60,24 L52,37 M52,22 L44,37 M44,22 L36,36", "#4D3120", 2.5
    )
    c.fill("M30,69 C30,57 38,52 48,52 C58,52 66,57 66,69 C66,79 57,84 48,84 C39,84 30,79 30,69 Z", "#E2C39A")
    _eyes(c, 18.5, 48, 4.6)
    c.fill("M38,59 Q48,54 58,59 Q57,68 48,70 Q39,68 38,59 Z", INK)
    c.oval(43.6, 60, 2.4, 1.4, PAPER, opacity=0.8)
    c.line("M48,70 L48,75 M48,75 Q43,79 39.5,76 M48,75 Q53,79 56.5,76", INK, 2.6)
    return c.svg()


def any_animal() -> str:
    """A paw: an animal of one's own choice."""
    c = _canvas()
    for x, y, rx, ry in ((20, 42, 9, 12), (37, 24, 9.5, 13), (59, 24, 9.5, 13), (76, 42, 9, 12)):
        c.oval(x, y, rx, ry, "#F0C96B", edge=True)
    c.fill(
        "M48,44 C63,44 76,60 75,73 C74,84 62,86 48,80 C34,86 22,84 21,73 C20,60 33,44 48,44 Z",
        c.fade(48, 44, 48, 86, "#F6D98F", "#D9A441"),
        edge=True,
    )
    c.line("M40,62 Q48,57 56,62 M43,71 Q48,68 53,71", "#8A5A1E", 3)
    return c.svg()


ANIMALS: Final = {"salmon": salmon, "hawk": hawk, "fox": fox, "elk": elk, "bear": bear, "any": any_animal}


def animals() -> dict[str, str]:
    """File names and drawings."""
    return {f"animal_{name}.svg": draw() for name, draw in ANIMALS.items()}
