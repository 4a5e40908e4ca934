"""The boat from the side: the one drawing of it that logo, icon, chart and the last moment of a game share.

Its middle is the origin, the water line lies at 0, the bow is to the right; it is `LONG` units long. Seats
are between its far side (`far`: sails, mast) and its near one (`near`: the planks before everybody's knees).
"""

from build.characters.canvas import Canvas
from build.characters.palette import CORAL, FOAM, INK, PAPER, SAND, SUN, WATER, WOOD_DARK

LONG = 364
WIDTH, HEIGHT = 400, 392
MIDDLE = "translate(192,352)"
"""Where the boat stands on the sheet of its own pictures."""
HULL = "M-174,-76 C-110,-62 70,-60 190,-96 C182,-36 150,2 112,22 L-118,22 C-152,6 -168,-32 -174,-76 Z"
GUNWALE = "M-174,-76 C-110,-62 70,-60 190,-96"
WELL = "M-174,-76 C-110,-92 90,-98 190,-96 C70,-60 -110,-62 -174,-76 Z"
MAIN = "M-5,-330 C-62,-280 -122,-214 -150,-152 C-104,-140 -52,-138 -5,-142 Z"
JIB = "M19,-316 C72,-266 128,-206 164,-156 C118,-142 64,-140 19,-146 Z"
MAST = "M7,-338 L7,-70"
BOOM = "M7,-134 L-152,-144"
PENNANT = "M7,-336 C22,-344 34,-326 52,-334 C42,-326 40,-320 46,-312 C30,-306 22,-322 7,-312 Z"


def far(canvas: Canvas, ink: float, paper: float = 0.0) -> None:
    """Sails, mast and the inner side of the hull, with so broad an outline (and a paper edge around it)."""
    for color, width in ((INK, 2 * (ink + paper)), (PAPER, 2 * paper)):
        if width:
            for d in (MAIN, JIB, WELL, PENNANT):
                canvas.line(d, color, width)
            canvas.line(MAST, color, width + 10)
            canvas.line(BOOM, color, width + 7)
    canvas.line(MAST, WOOD_DARK, 10)
    canvas.line(BOOM, WOOD_DARK, 7)
    canvas.fill(PENNANT, WATER)
    canvas.fill(MAIN, canvas.fade(-150, -180, 0, -180, "#F2A93B", SUN))
    canvas.fill(JIB, canvas.fade(19, -180, 164, -180, CORAL, "#F47C55"))
    canvas.line("M-8,-262 C-40,-236 -66,-222 -96,-222", PAPER, 11, opacity=0.75)
    canvas.line(
        "M-8,-204 C-50,-180 -88,-172 -130,-176 M22,-206 C60,-188 98,-184 134,-188", INK, 3, opacity=0.22
    )
    canvas.fill(WELL, "#4A2E1F")


def near(canvas: Canvas, ink: float, paper: float = 0.0) -> None:
    """The side of the hull that is turned to the viewer, and its rim."""
    for color, width in ((INK, 2 * (ink + paper)), (PAPER, 2 * paper)):
        if width:
            canvas.line(HULL, color, width)
    canvas.fill(HULL, canvas.fade(0, -76, 0, 22, "#A66D46", WOOD_DARK))
    canvas.fill("M-170,-48 C-110,-34 70,-32 184,-66 L180,-54 C70,-18 -110,-20 -167,-34 Z", CORAL)
    canvas.line("M-160,-12 C-104,-2 70,0 162,-28 M-140,8 C-90,14 70,16 138,-2", "#4A2E1F", 3, opacity=0.6)
    canvas.line(GUNWALE, INK, 19)
    canvas.line(GUNWALE, SAND, 12)
    canvas.line("M-166,-77 C-104,-66 66,-64 180,-97", PAPER, 3.4)


def ripple(canvas: Canvas) -> None:
    """The water line: foam at the bow, and the hull's end in the water."""
    line = (
        "M-188,20 C-172,6 -156,26 -132,14 C-106,2 -84,26 -56,14 C-28,2 -6,26 22,14 C50,2 72,26 98,14 "
        "C122,2 150,24 184,0"
    )
    canvas.fill(line + " C176,22 140,30 96,32 C30,36 -130,38 -188,20 Z", "#3C9AA0")
    canvas.line("M-150,33 L150,33 M-96,39 L108,39", "#8A5A3B", 3.4, opacity=0.5)
    canvas.line(line, FOAM, 6.5)


def vessel(canvas: Canvas, place: str, ink: float = 6.0, paper: float = 0.0) -> None:
    """The whole boat, empty, put in place by an SVG transform; with a paper edge, and ink around that."""
    with canvas.at(place):
        for color, width in ((INK, 4 * ink + 2 * paper), (PAPER, 2 * (ink + paper))):
            if paper:
                for d in (MAIN, JIB, HULL, PENNANT, MAST):
                    canvas.line(d, color, width)
        far(canvas, ink)
        near(canvas, ink)


def far_side() -> str:
    """The picture behind those who sit in the boat."""
    canvas = Canvas(WIDTH, HEIGHT)
    with canvas.at(MIDDLE):
        far(canvas, 3.4, 5.0)
    return canvas.svg()


def near_side() -> str:
    """The picture before those who sit in the boat."""
    canvas = Canvas(WIDTH, HEIGHT)
    with canvas.at(MIDDLE):
        near(canvas, 3.4, 5.0)
        ripple(canvas)
    return canvas.svg()


def pictures() -> dict[str, str]:
    """File names and SVG texts of the boat's two sides."""
    return {"vessel_far.svg": far_side(), "vessel_near.svg": near_side()}
