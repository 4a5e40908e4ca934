"""The game's name in water letters, and the program's icon."""

from build.characters.canvas import Canvas
from build.characters.cards import box
from build.characters.palette import CORAL, DEEP, FOAM, INK, PAPER, SAND, SUN, WATER, WOOD, WOOD_DARK

LETTERS = (
    "M58,152 C48,118 50,84 62,46 M38,58 C62,24 96,64 134,36 M54,102 C74,86 92,112 118,96",
    "M176,34 C164,74 160,116 170,140 C175,152 188,154 198,142",
    "M250,84 C228,84 216,100 216,118 C216,138 230,152 250,152 C271,152 285,136 284,116 C283,97 "
    "269,84 250,84 Z",
    "M324,88 C324,124 332,152 347,152 C362,152 369,128 372,100 C375,130 382,152 396,152 C413,152 "
    "420,118 422,90 "
    "C424,68 444,58 452,74",
)
LIGHTS = (
    "M50,55 C72,36 98,60 124,42 M56,140 C52,114 53,92 58,70",
    "M171,58 C165,86 164,108 167,126",
    "M222,108 C225,96 236,89 248,89",
    "M327,98 C328,120 334,138 341,145 M377,122 C381,138 386,144 391,146 M428,80 C432,70 440,67 446,71",
)


def boat(canvas: Canvas, place: str) -> None:
    """A small boat under sail; its waterline is the origin's height."""
    with canvas.at(place):
        sails = "M2,-52 C22,-42 32,-24 32,-12 L2,-12 Z M-4,-44 C-16,-34 -22,-22 -23,-12 L-4,-12 Z"
        hull = "M-32,-9 L38,-9 C34,4 26,10 18,10 L-16,10 C-24,8 -30,0 -32,-9 Z"
        for d in (sails, hull):
            canvas.line(d, INK, 9)
            canvas.line(d, PAPER, 5)
        canvas.line("M-1,-54 L-1,-8", WOOD_DARK, 3)
        canvas.fill("M2,-52 C22,-42 32,-24 32,-12 L2,-12 Z", SUN)
        canvas.fill("M-4,-44 C-16,-34 -22,-22 -23,-12 L-4,-12 Z", CORAL)
        canvas.fill(hull, WOOD)
        canvas.line("M-28,-6 L34,-6", SAND, 3)


def logo() -> str:
    """The word on its wave, with ink and paper round it so that it reads on dark and on light."""
    canvas = Canvas(512, 224)
    with canvas.at("scale(1.0667)"):
        _word(canvas)
    return canvas.svg()


def _word(canvas: Canvas) -> None:
    swell = (
        "M22,192 C50,168 74,196 112,188 C150,178 172,198 212,190 C252,180 276,198 316,190 C356,180 "
        "386,202 424,192 "
        "C452,184 462,160 444,164"
    )
    word = " ".join(LETTERS)
    for color, width, under in ((INK, 38, 20), (PAPER, 31, 13)):
        canvas.line(word, color, width)
        canvas.line(swell, color, under)
    canvas.line(word, canvas.fade(0, 30, 0, 166, "#62CFD6", "#0F5A6B"), 21)
    canvas.line(swell, "#2A97A2", 6.5)
    for light in LIGHTS:
        canvas.line(light, FOAM, 3.8, opacity=0.9)
    boat(canvas, "translate(252,66) rotate(-6) scale(1.02)")
    canvas.line("M208,79 C222,69 234,79 250,77 C266,73 276,79 292,71", INK, 12)
    canvas.line("M208,79 C222,69 234,79 250,77 C266,73 276,79 292,71", PAPER, 6.5)
    canvas.line("M209,79 C222,70 234,79 250,77 C266,73 276,79 291,72", "#59C6CF", 3.4)


def program_icon() -> str:
    """A boat before the sun on a curling wave: three big shapes that survive sixteen pixels."""
    canvas = Canvas(256, 256)
    canvas.fill(box(4, 4, 248, 248, 56), INK)
    canvas.fill(box(12, 12, 232, 232, 50), canvas.fade(0, 12, 0, 244, "#2FA3AE", DEEP))
    canvas.oval(176, 84, 44, 44, SUN)
    canvas.fill("M122,28 C72,58 46,100 42,142 L122,142 Z", PAPER)
    canvas.fill("M134,54 C174,74 198,108 204,142 L134,142 Z", CORAL)
    canvas.fill("M122,28 C104,66 98,104 98,142 L122,142 Z", SAND)
    canvas.line("M128,26 L128,150", WOOD_DARK, 9)
    canvas.fill("M26,150 L230,150 C224,186 202,206 178,208 L78,208 C52,204 32,184 26,150 Z", WOOD)
    canvas.fill("M26,150 L230,150 L227,163 L29,163 Z", SAND)
    canvas.fill(
        "M12,190 C40,172 62,172 88,190 C114,208 138,208 164,190 C190,172 214,174 244,190 L244,196 "
        "Q244,244 194,244 L62,244 Q12,244 12,196 Z",
        WATER,
    )
    canvas.line("M17,188 C42,173 63,173 88,190 C114,208 138,208 164,190 C190,173 214,174 239,187", FOAM, 10)
    canvas.line("M46,222 C64,212 78,214 94,222 M150,226 C168,214 186,214 204,222", "#2A97A2", 7)
    return canvas.svg()
