"""Grounds and creatures of the cards' pictures: sea, wave, sea bird, boat from above."""

from build.characters.canvas import Canvas
from build.characters.palette import CORAL, DEEP, FOAM, INK, PAPER, SAND, SUN, WATER, WOOD, WOOD_DARK

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
    """A plump white sea bird that spreads its wings over what it guards; stands on the origin."""
    with canvas.at(place):
        canvas.line("M-6,-8 L-6,-1 M6,-8 L6,-1 M-10,0 L-3,0 M3,0 L10,0", CORAL, 3)
        for s in (-1, 1):
            canvas.fill(
                f"M{s * 12:g},-30 C{s * 26:g},-48 {s * 44:g},-50 {s * 56:g},-44 C{s * 52:g},-38 "
                f"{s * 50:g},-36 {s * 47:g},-34 "
                f"C{s * 46:g},-28 {s * 43:g},-26 {s * 38:g},-25 C{s * 36:g},-19 {s * 32:g},-17 "
                f"{s * 27:g},-17 "
                f"C{s * 22:g},-12 {s * 16:g},-12 {s * 10:g},-14 Z",
                "#C9DCE2",
            )
            canvas.line(f"M{s * 12:g},-30 C{s * 26:g},-48 {s * 44:g},-50 {s * 56:g},-44", "#FFFFFF", 3.4)
            canvas.line(f"M{s * 20:g},-26 L{s * 45:g},-35 M{s * 18:g},-20 L{s * 36:g},-26", "#8FAEBB", 2)
        canvas.fill(
            "M-19,-24 C-20,-40 -13,-46 -13,-56 C-12,-68 12,-68 13,-56 C13,-46 20,-40 19,-24 C17,-10 "
            "8,-6 0,-6 "
            "C-8,-6 -17,-10 -19,-24 Z",
            canvas.glow(-4, -40, 44, "#FFFFFF", "#D5E4E8"),
        )
        canvas.fill("M-13,-56 C-12,-70 12,-70 13,-56 C7,-60 -7,-60 -13,-56 Z", INK)
        canvas.oval(-6, -53, 2.7, 3.1, INK)
        canvas.oval(6, -53, 2.7, 3.1, INK)
        canvas.fill("M-4,-49 Q0,-52 4,-49 L0,-40 Z", CORAL)
        canvas.oval(-10, -48, 2.8, 1.9, "#FF8E7A", opacity=0.7)
        canvas.oval(10, -48, 2.8, 1.9, "#FF8E7A", opacity=0.7)


def boat_from_above(canvas: Canvas, place: str) -> None:
    """The boat, bow up, 24 by 44 units."""
    with canvas.at(place):
        hull = "M0,-24 C11,-14 13,0 11,18 Q0,23 -11,18 C-13,0 -11,-14 0,-24 Z"
        canvas.fill(hull, WOOD)
        canvas.fill("M0,-17 C7,-10 8,2 7,13 Q0,16 -7,13 C-8,2 -7,-10 0,-17 Z", WOOD_DARK)
        canvas.line("M-9,-2 L9,-2 M-9,9 L9,9", SAND, 3.6)
        canvas.line(hull, PAPER, 2.4)


def zed(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A letter of sleep."""
    canvas.line(f"M{x:g},{y:g} l{size:g},0 l{-size:g},{size:g} l{size:g},0", PAPER, size * 0.24)


def moon(canvas: Canvas, x: float, y: float, r: float) -> None:
    """A full moon with a soft ring."""
    canvas.oval(x, y, r * 1.5, r * 1.5, SUN, opacity=0.16)
    canvas.oval(x, y, r, r, "#FFF1C4")
    canvas.oval(x - r * 0.3, y - r * 0.2, r * 0.2, r * 0.2, SAND)
    canvas.oval(x + r * 0.3, y + r * 0.3, r * 0.27, r * 0.27, SAND)
