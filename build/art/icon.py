"""Icons in one bold style: foam shapes with an ink outline, so that they stand on light and dark alike."""

from dataclasses import dataclass

from build.art import palette as c
from build.art.pen import fill, outlined, picture, stroke

OUTLINE = 8.5
SOFTNESS = 2.4
LINE = 6.5


@dataclass(frozen=True, slots=True)
class Icon:
    """What an icon is made of; `knots` are ink details that lie on top of the foam."""

    solids: str = ""
    lines: str = ""
    knots: str = ""
    dots: str = ""
    width: float = LINE
    knot_width: float = 4.0


def icon(shape: Icon, title: str) -> str:
    """The SVG text of an icon: all of its ink first, then all of its foam, so that parts grow together."""
    parts = []
    if shape.solids:
        parts.append(outlined(shape.solids, c.INK, c.INK, OUTLINE))
    if shape.lines:
        parts.append(stroke(shape.lines, c.INK, shape.width + OUTLINE - SOFTNESS))
        parts.append(stroke(shape.lines, c.FOAM, shape.width))
    if shape.solids:
        parts.append(outlined(shape.solids, c.FOAM, c.FOAM, SOFTNESS))
    if shape.knots:
        parts.append(stroke(shape.knots, c.INK, shape.knot_width))
    if shape.dots:
        parts.append(fill(shape.dots, c.INK))
    return picture(parts, 64, 64, title)
