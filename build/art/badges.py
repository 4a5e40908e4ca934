"""Badges: life rings for helping, shields for daring; painted when earned, in pencil before that.

The pencil is one line on nothing, of a grey that is seen on paper and on black alike.
"""

from build.art import palette as c
from build.art.badge_shapes import DARING, HELPING, Shape
from build.art.pen import disc, outlined, picture, stroke

PENCIL = "#877C69"
SHIELD = "M64 4C80 12 98 15 116 14V62C116 94 94 114 64 124C34 114 12 94 12 62V14C30 15 48 12 64 4Z"
INNER = "M64 14C78 20 92 23 106 23V62C106 88 88 105 64 114C40 105 22 88 22 62V23C36 23 50 20 64 14Z"
BANDS = "M24 24L40 40M104 24L88 40M104 104L88 88M24 104L40 88"


def _ring() -> list[str]:
    return [
        outlined(disc(64, 64, 58), c.FOAM, c.INK, 5),
        stroke(BANDS, c.INK, 23.5),
        stroke(BANDS, c.CORAL, 18),
        outlined(disc(64, 64, 47), c.DEEP_LIGHT, c.INK, 4),
    ]


def _shield() -> list[str]:
    return [outlined(SHIELD, c.SUN, c.INK, 5), outlined(INNER, c.DEEP_LIGHT, c.INK, 4)]


def _painted(shape: Shape) -> str:
    if shape.width:
        return stroke(shape.data, shape.colour, shape.width)
    return outlined(shape.data, shape.colour, c.INK, shape.line)


def _sketched(shape: Shape) -> str:
    return stroke(shape.data, PENCIL, 2.6 if shape.width or shape.line < 3.6 else 3.2)


def badges() -> dict[str, str]:
    """File names and SVG texts of all badges and their sketches."""
    drawn: dict[str, str] = {}
    for family, frame, edge in (
        (HELPING, _ring(), [disc(64, 64, 58), disc(64, 64, 47)]),
        (DARING, _shield(), [SHIELD, INNER]),
    ):
        for name, shapes in family.items():
            title = name.replace("_", " ")
            drawn[f"badge_{name}.svg"] = picture([*frame, *map(_painted, shapes)], title=f"badge: {title}")
            lines = [*(stroke(data, PENCIL, 3.2) for data in edge)]
            lines += [_sketched(shape) for shape in shapes if shape.sketched]
            drawn[f"sketch_badge_{name}.svg"] = picture(lines, title=f"badge not earned yet: {title}")
    return drawn
