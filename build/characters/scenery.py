"""Grounds and creatures of the cards' pictures: sea, wave, sea bird, boat from above."""

from build.characters import boat_above, tern
from build.characters.canvas import Canvas
from build.characters.palette import DEEP, FOAM, PAPER, SAND, SUN, WATER

GROUND = "M12,0 L148,0 Q160,0 160,12 L160,108 Q160,120 148,120 L12,120 Q0,120 0,108 L0,12 Q0,0 12,0 Z"


def scene(top: str, bottom: str) -> Canvas:
    """A picture of 160 by 120 with its ground painted."""
    canvas = Canvas(160, 120)
    canvas.fill(GROUND, canvas.fade(80, 0, 80, 120, top, bottom))
    return canvas


def ripples(canvas: Canvas, d: str, color: str = WATER, opacity: float = 0.6) -> None:
    """Quiet lines on the water."""
    canvas.line(d, color, 2.4, opacity=opacity)


def great_wave(canvas: Canvas, place: str) -> None:
    """The giant wave: a curl that leans to the right, about 90 units wide and high."""
    with canvas.at(place):
        canvas.fill(
            "M-50,50 C-50,6 -36,-34 2,-40 C26,-43 42,-28 40,-12 C34,-22 20,-24 13,-14 C6,-2 16,20 "
            "44,28 L44,50 Z",
            canvas.fade(0, -40, 0, 50, "#3FA9B5", DEEP),
        )
        canvas.line(
            "M-40,48 C-38,10 -24,-22 2,-30 M-26,48 C-26,20 -16,-6 2,-16 M-10,49 C-12,28 -8,12 2,2",
            WATER,
            3,
            opacity=0.8,
        )
        canvas.line("M-46,20 C-42,-12 -28,-37 2,-40 C26,-43 42,-28 40,-12 C34,-22 20,-24 13,-14", FOAM, 5.5)
        for x, y, r in ((40, -6, 5), (33, -20, 4), (46, 4, 3), (26, -14, 3.4), (50, -16, 2.4), (40, 12, 2.2)):
            canvas.oval(x, y, r, r, FOAM)


def sea_bird(canvas: Canvas, place: str) -> None:
    """The tern; it stands on the origin."""
    with canvas.at(place), canvas.at("scale(0.7) translate(-61,-109)"):
        canvas.line(tern.BODY, PAPER, 13)
        canvas.shapes(tern.PARTS)


def boat_from_above(canvas: Canvas, place: str) -> None:
    """The boat, bow up, 24 by 44 units, as it lies on its tile."""
    with canvas.at(place), canvas.at("scale(0.47) translate(-64,-61)"):
        canvas.line(boat_above.HULL, PAPER, 10)
        canvas.shapes(boat_above.PARTS)


def zed(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A letter of sleep."""
    canvas.line(f"M{x:g},{y:g} l{size:g},0 l{-size:g},{size:g} l{size:g},0", PAPER, size * 0.24)


def moon(canvas: Canvas, x: float, y: float, r: float) -> None:
    """A full moon with a soft ring."""
    canvas.oval(x, y, r * 1.5, r * 1.5, SUN, opacity=0.16)
    canvas.oval(x, y, r, r, "#FFF1C4")
    canvas.oval(x - r * 0.3, y - r * 0.2, r * 0.2, r * 0.2, SAND)
    canvas.oval(x + r * 0.3, y + r * 0.3, r * 0.27, r * 0.27, SAND)
