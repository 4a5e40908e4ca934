"""The game's name in water letters, and the program's icon."""

from build.characters import cat
from build.characters.canvas import Canvas
from build.characters.cards import box
from build.characters.figure import draw_figure
from build.characters.palette import DEEP, FOAM, INK, PAPER, WATER
from build.characters.vessel import far, near, vessel

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
    vessel(canvas, "translate(251,68) rotate(-5) scale(0.172)", ink=9, paper=17)
    canvas.line("M208,79 C222,69 234,79 250,77 C266,73 276,79 292,71", INK, 12)
    canvas.line("M208,79 C222,69 234,79 250,77 C266,73 276,79 292,71", PAPER, 6.5)
    canvas.line("M209,79 C222,70 234,79 250,77 C266,73 276,79 291,72", "#59C6CF", 3.4)


def program_icon() -> str:
    """The cat in the boat before the sun: big shapes, so that sixteen pixels still show a boat."""
    canvas = Canvas(256, 256)
    canvas.fill(box(4, 4, 248, 248, 56), INK)
    canvas.fill(box(12, 12, 232, 232, 50), canvas.fade(0, 12, 0, 244, "#7CCBD2", "#FFD9A0"))
    canvas.oval(128, 126, 92, 92, "#FFF1C2")
    with canvas.at("translate(124,206) scale(0.57)"):
        far(canvas, 9)
        with canvas.at("translate(-112,-262) scale(1.75)"):
            draw_figure(canvas, cat.CHARACTER, "seated")
        near(canvas, 9)
    canvas.fill(
        "M12,196 C36,182 60,182 88,196 C114,210 138,210 164,196 C190,182 214,182 244,196 L244,196 "
        "Q244,244 194,244 L62,244 Q12,244 12,196 Z",
        canvas.fade(0, 188, 0, 244, "#2FA3AE", DEEP),
    )
    canvas.line("M17,193 C40,182 62,182 88,196 C114,210 138,210 164,196 C190,182 214,182 239,193", FOAM, 9)
    canvas.line("M46,226 C64,216 78,218 94,226 M150,228 C168,216 186,216 204,226", WATER, 6)
    return canvas.svg()
