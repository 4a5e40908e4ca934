"""The icons of what can be asked and heard: speech bubbles, and what a question is about."""

from build.art.icon import Icon
from build.art.icons_play import turning
from build.art.pen import disc

BUBBLE = "M14 8H50A8 8 0 0 1 58 16V38A8 8 0 0 1 50 46H34L20 58V46H14A8 8 0 0 1 6 38V16A8 8 0 0 1 14 8Z"


def _bubble(knots: str, dots: str = "") -> Icon:
    return Icon(solids=BUBBLE, knots=knots, dots=dots, knot_width=5)


_BACKWARDS = turning(200, -110)

ASKING: dict[str, Icon] = {
    "voice": _bubble("M20 24V30M28 18V36M36 22V32M44 25V29"),
    "voice_hush": _bubble("M24 19L40 35M40 19L24 35"),
    "voice_again": _bubble("M42 33A11 11 0 1 1 42 21M43 14V22H35"),
    "voice_on": _bubble("M18 27H44M36 19L44 27L36 35"),
    "voice_back": _bubble("M46 27H20M28 19L20 27L28 35"),
    "voice_all": _bubble("M18 19H46M18 27H46M18 35H36"),
    "ask": _bubble("M25 22C25 14 39 14 39 22C39 27 32 27 32 31", disc(32, 38.5, 3.2)),
    "cards": Icon(solids="M24 15H53V58H24Z", lines="M14 49L9 17L36 8", dots=disc(38.5, 36.5, 7.5), width=5.5),
    "tile": Icon(
        solids="M8 8H56V56H8Z", knots="M19 9C19 34 30 45 55 45M40 9C40 19 45 24 55 24", knot_width=4.5
    ),
    "fits": Icon(solids="M10 10H54V54H10Z", knots="M20 33L29 42L45 22", knot_width=6),
    "space": Icon(
        solids="M8 8H56V56H8Z",
        knots="M24 9V55M40 9V55M9 24H55M9 40H55",
        dots="M24 24H40V40H24Z",
        knot_width=3,
    ),
    "lines": Icon(solids="M8 8H56V56H8Z", dots="M9 18H55V27H9ZM36 9H45V55H36Z"),
    "animals": Icon(
        solids="M32 30C41 30 50 40 49 48C48 56 40 56 32 53C24 56 16 56 15 48C14 40 23 30 32 30Z"
        + disc(12, 30, 6.5)
        + disc(24.5, 16, 7)
        + disc(39.5, 16, 7)
        + disc(52, 30, 6.5)
    ),
    "last": Icon(solids=_BACKWARDS.solids, lines=_BACKWARDS.lines + "M32 26V34L38 38", width=5.5),
    "left_to_do": Icon(
        solids="M12 7H52V57H12Z", knots="M19 21L23 25L30 17M36 22H45M19 40L23 44L30 36M36 41H45", knot_width=4
    ),
    "full_screen": Icon(lines="M10 24V10H24M40 10H54V24M54 40V54H40M24 54H10V40", width=7.5),
}
