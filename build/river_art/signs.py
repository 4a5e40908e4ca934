"""Small signs: token, sun, rain, landmark, points, and what the special die can show."""

import math
from typing import Final

from build.art.pen import disc, fill, outlined, picture, polygon, rectangle, stroke
from build.characters.canvas import Canvas
from build.river_art.palette import INK, OCHRE, PAPER, SEPIA

_SIDE: Final = 96
_TILE: Final = (
    "M-20,-24 L20,-24 Q24,-24 24,-20 L24,20 Q24,24 20,24 L-20,24 Q-24,24 -24,20 L-24,-20 Q-24,-24 -20,-24 Z"
)


def token() -> str:
    """A pine cone: a nature token."""
    c = Canvas(_SIDE, _SIDE, 2.6, 1.9)
    c.oval(48, 48, 41, 41, "#5F8C66", edge=True)
    c.oval(48, 48, 35, 35, "#E9E2C0")
    c.fill("M48,20 C62,24 70,38 67,52 C64,66 57,74 48,78 C39,74 32,66 29,52 C26,38 34,24 48,20 Z", "#8A5A36")
    for y, wide, count in ((33, 20, 2), (43, 30, 3), (53, 32, 3), (63, 24, 2)):
        for k in range(count):
            x = 48 + (k - (count - 1) / 2) * wide / count * 1.12
            with c.at(f"translate({x:g},{y:g})"):
                c.fill("M-6.4,-4 Q0,-10 6.4,-4 Q4,5 0,6 Q-4,5 -6.4,-4 Z", "#C08A52")
                c.line("M-4,-1 Q0,3 4,-1", "#5A3823", 1.8)
    c.fill(
        "M48,22 C42,14 33,13 28,16 C31,22 40,26 48,22 Z M48,22 C54,14 63,13 68,16 C65,22 56,26 48,22 Z",
        "#3F6848",
    )
    return c.svg()


def sun() -> str:
    """A sun with eight rays."""
    c = Canvas(_SIDE, _SIDE, 2.4, 1.8)
    rays = []
    for k in range(8):
        a = math.tau * k / 8
        ends = [(48 + reach * math.cos(a), 48 + reach * math.sin(a)) for reach in (29, 39)]
        rays.append("M{0[0]:.1f},{0[1]:.1f} L{1[0]:.1f},{1[1]:.1f}".format(*ends))
    c.line(" ".join(rays), "#F0A82C", 7.5, edge=True)
    c.oval(48, 48, 22, 22, "#FFD166", edge=True)
    c.oval(42, 42, 8, 7, "#FFF0BE")
    return c.svg()


def rain() -> str:
    """A cloud with three drops."""
    c = Canvas(_SIDE, _SIDE, 2.4, 1.8)
    c.line("M32,66 L28,80 M50,68 L46,84 M67,66 L63,80", "#4E8FB0", 7, edge=True)
    c.fill(
        "M26,60 C12,60 8,46 18,40 C16,26 34,18 42,28 C50,14 74,18 74,36 C88,38 88,58 74,60 Z",
        "#C9D6DE",
        edge=True,
    )
    c.line("M28,50 Q36,54 44,50 M56,48 Q62,52 70,48", "#8FA4B1", 3)
    return c.svg()


def landmark() -> str:
    """A signpost on a cairn."""
    c = Canvas(_SIDE, _SIDE, 2.4, 1.8)
    c.line("M48,80 L48,16", "#8A5A36", 7, edge=True)
    c.fill("M48,18 L78,18 L88,28 L78,38 L48,38 Z", "#E7B95A", edge=True)
    c.fill("M48,44 L20,44 L11,52 L20,60 L48,60 Z", "#D98A5B", edge=True)
    for x, y, r in ((32, 82, 9), (64, 82, 9), (48, 84, 11)):
        c.oval(x, y, r, r * 0.7, "#9AA3A0", edge=True)
    return c.svg()


def free_hex() -> str:
    """An empty hex with a plus: one to be marked for nothing."""
    c = Canvas(_SIDE, _SIDE, 2.4, 1.8)
    angles = [math.radians(60 * k - 90) for k in range(6)]
    points = [(48 + 38 * math.cos(a), 48 + 38 * math.sin(a)) for a in angles]
    data = "M" + " L".join(f"{x:.1f},{y:.1f}" for x, y in points) + " Z"
    c.fill(data, "#CFE3D8", edge=True)
    c.line(data, "#4F8A74", 4)
    c.line("M48,32 L48,64 M32,48 L64,48", INK, 8)
    return c.svg()


def pick() -> str:
    """A gift: one bonus of the area to be picked."""
    c = Canvas(_SIDE, _SIDE, 2.4, 1.8)
    c.fill("M16,40 L80,40 L80,52 L76,52 L76,84 L20,84 L20,52 L16,52 Z", "#E7B95A", edge=True)
    c.fill("M20,52 L76,52 L76,58 L20,58 Z", "#C08A2E")
    c.fill("M42,40 L54,40 L54,84 L42,84 Z", "#C8553D")
    c.line(
        "M48,38 C34,14 18,24 26,36 C32,40 42,39 48,38 C62,14 78,24 70,36 C64,40 54,39 48,38",
        "#C8553D",
        6,
        edge=True,
    )
    return c.svg()


def arrow() -> str:
    """An arrow to the right: one thing becomes another."""
    c = Canvas(_SIDE, _SIDE, 0.0)
    c.line("M18,48 L74,48 M54,28 L76,48 L54,68", SEPIA, 9)
    return c.svg()


def point() -> str:
    """A laurel around nothing: a number of points is written into it."""
    c = Canvas(_SIDE, _SIDE, 2.0, 1.6)
    c.oval(48, 48, 37, 37, "#FFF3CF", edge=True)
    c.line("M48,15 A33,33 0 1 1 47.9,15", OCHRE, 5)
    return c.svg()


def cheaper() -> str:
    """The special face: an action costs one token less."""
    c = Canvas(_SIDE, _SIDE, 2.4, 1.8)
    c.oval(40, 44, 28, 28, "#5F8C66", edge=True)
    c.oval(40, 44, 22, 22, "#E9E2C0")
    c.fill("M40,28 C50,31 54,40 52,48 C50,56 45,61 40,63 C35,61 30,56 28,48 C26,40 30,31 40,28 Z", "#8A5A36")
    c.oval(68, 70, 19, 19, "#FFF8E7", edge=True)
    c.line("M59,70 L77,70", INK, 7)
    return c.svg()


def add() -> str:
    """The special face: one other die more."""
    c = Canvas(_SIDE, _SIDE, 2.4, 1.8)
    c.fill(
        "M22,14 L62,14 Q70,14 70,22 L70,58 Q70,66 62,66 L22,66 Q14,66 14,58 L14,22 Q14,14 22,14 Z",
        "#E9C793",
        edge=True,
    )
    c.line(
        "M22,14 L62,14 Q70,14 70,22 L70,58 Q70,66 62,66 L22,66 Q14,66 14,58 L14,22 Q14,14 22,14 Z",
        "#A9743D",
        4,
    )
    c.oval(68, 68, 20, 20, "#FFF8E7", edge=True)
    c.line("M58,68 L78,68 M68,58 L68,78", INK, 7)
    return c.svg()


def twice() -> str:
    """The special face: one of the own dice counts twice."""
    c = Canvas(_SIDE, _SIDE, 2.4, 1.8)
    for x, y, shade in ((36, 34, "#C98F52"), (56, 58, "#E9C793")):
        with c.at(f"translate({x},{y})"):
            c.fill(_TILE, shade, edge=True)
            c.line(_TILE, "#8A5A36", 3.4)
    c.line("M48,50 L64,66 M64,50 L48,66", INK, 7)
    return c.svg()


def clip() -> str:
    """A wooden clip with a brass screw that holds the sheet."""
    return picture(
        [
            rectangle(4, 2, 92, 40, "#5C3A26", 12),
            rectangle(8, 5, 84, 32, "#8A5A3B", 9),
            stroke("M14 13L86 13M14 23L60 23", "#A9744C", 3),
            outlined(disc(50, 22, 10), OCHRE, "#5C3A26", 3),
            stroke("M44 22L56 22", "#7A5418", 3),
        ],
        100,
        44,
        "clip",
    )


def card_back() -> str:
    """The back of the habitat cards: a river between banks."""
    return picture(
        [
            rectangle(2, 2, 116, 156, SEPIA, 14),
            rectangle(5, 5, 110, 150, "#2F4A3F", 12),
            rectangle(13, 13, 94, 134, "#3D5F50", 8),
            stroke("M78 14C40 40 92 62 58 84S34 120 60 146", "#6FA8B5", 20),
            stroke("M78 14C40 40 92 62 58 84S34 120 60 146", "#9CCBD3", 10),
            fill(
                polygon([(30, 60), (42, 34), (54, 60)]) + polygon([(78, 126), (90, 98), (102, 126)]),
                "#5F8C66",
            ),
            outlined(disc(60, 80, 22), PAPER, OCHRE, 5),
            fill(
                "M60 66C68 66 74 74 74 82C74 90 66 92 60 88C54 92 46 90 46 82C46 74 52 66 60 66Z", "#8A5A36"
            ),
        ],
        120,
        160,
        "card back",
    )


def program_icon() -> str:
    """The sign of the game: a die on a river."""
    c = Canvas(_SIDE, _SIDE, 2.6, 1.9)
    c.oval(48, 48, 41, 41, "#6FA8B5", edge=True)
    c.line("M12,60 q9,-8 18,0 t18,0 t18,0 t18,0", "#D3EAEC", 5)
    c.fill(
        "M30,18 L68,18 Q76,18 76,26 L76,64 Q76,72 68,72 L30,72 Q22,72 22,64 L22,26 Q22,18 30,18 Z",
        "#E3BE86",
        edge=True,
    )
    c.line(
        "M30,18 L68,18 Q76,18 76,26 L76,64 Q76,72 68,72 L30,72 Q22,72 22,64 L22,26 Q22,18 30,18 Z",
        "#8A5A36",
        3.4,
    )
    c.fill("M30,46 C36,34 52,32 60,40 L69,33 C68,41 68,46 70,54 L60,49 C52,58 36,57 30,46 Z", "#E87A63")
    c.oval(37, 44, 2.6, 2.6, INK)
    return c.svg()


SIGNS: Final = {
    "token": token,
    "sun": sun,
    "rain": rain,
    "landmark": landmark,
    "free": free_hex,
    "pick": pick,
    "arrow": arrow,
    "point": point,
    "cheaper": cheaper,
    "add": add,
    "twice": twice,
}


def signs() -> dict[str, str]:
    """File names and drawings."""
    return {
        **{f"sign_{name}.svg": draw() for name, draw in SIGNS.items()},
        "clip_wood.svg": clip(),
        "card_river_back.svg": card_back(),
        "river_icon.svg": program_icon(),
    }
