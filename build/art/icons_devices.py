"""The icons of mouse, keyboard and gamepad, for hints that name a button."""

from build.art.icon import Icon
from build.art.pen import disc

MOUSE = "M32 6C44 6 50 14 50 25V40C50 51 43 58 32 58C21 58 14 51 14 40V25C14 14 20 6 32 6Z"
BUTTON_LEFT = "M29.5 10C21 11 17.5 17 17.5 25V27H29.5Z"
BUTTON_RIGHT = "M34.5 10C43 11 46.5 17 46.5 25V27H34.5Z"
SEAMS = "M32 7V28M15 28H49"
CAP = "M14 8H50A7 7 0 0 1 57 15V49A7 7 0 0 1 50 56H14A7 7 0 0 1 7 49V15A7 7 0 0 1 14 8Z"
BUMPER = "M14 18H50A9 9 0 0 1 59 27V37A9 9 0 0 1 50 46H14A9 9 0 0 1 5 37V27A9 9 0 0 1 14 18Z"
TRIGGER = "M20 8H44C54 8 59 16 59 26V48A7 7 0 0 1 52 55H12A7 7 0 0 1 5 48V26C5 16 10 8 20 8Z"
GAMEPAD = (
    "M19 16C26 16 28 19 32 19C36 19 38 16 45 16C55 16 61 34 60 45C59.5 52 52 54 47 48L42 42H22L17 48"
    "C12 54 4.5 52 4 45C3 34 9 16 19 16Z"
)


def _letters(left: str, right: str, top: float, bottom: float) -> str:
    """Two letters side by side as line work."""
    middle = (top + bottom) / 2
    glyphs = {
        "L": (f"M17 {top}V{bottom}H27", ""),
        "R": (f"M17 {bottom}V{top}H23A5 5 0 0 1 23 {middle + 1}H17M23 {middle + 1}L28 {bottom}", ""),
        "B": ("", f"M37 {top}V{bottom}H43A4 4 0 0 0 43 {middle}H37M43 {middle}A4 4 0 0 0 43 {top}H37"),
        "T": ("", f"M36 {top}H49M42.5 {top}V{bottom}"),
    }
    return glyphs[left][0] + glyphs[right][1]


def _round(letter: str) -> Icon:
    return Icon(solids=disc(32, 32, 25), knots=letter, knot_width=6.5)


DEVICES: dict[str, Icon] = {
    "mouse": Icon(solids=MOUSE, knots=SEAMS, knot_width=3.6),
    "mouse_left": Icon(solids=MOUSE, knots=SEAMS, dots=BUTTON_LEFT, knot_width=3.6),
    "mouse_right": Icon(solids=MOUSE, knots=SEAMS, dots=BUTTON_RIGHT, knot_width=3.6),
    "mouse_wheel": Icon(solids=MOUSE, knots="M32 20V32M24 15L32 8.5L40 15M24 37L32 43.5L40 37", knot_width=5),
    "keyboard": Icon(
        solids="M9 15H55A5 5 0 0 1 60 20V46A5 5 0 0 1 55 51H9A5 5 0 0 1 4 46V20A5 5 0 0 1 9 15Z",
        knots="M13 24H14M23 24H24M33 24H34M43 24H44M52 24H52.5M13 33H14M23 33H24M33 33H34M43 33H44M52 33H52.5"
        "M20 42H44",
        knot_width=5,
    ),
    "key": Icon(
        solids=CAP,
        knots="M17 13H47A4 4 0 0 1 51 17V41A4 4 0 0 1 47 45H17A4 4 0 0 1 13 41V17A4 4 0 0 1 17 13Z",
        knot_width=2.6,
    ),
    "gamepad": Icon(
        solids=GAMEPAD,
        knots="M20 25V35M15 30H25",
        dots=disc(44, 26, 3.4) + disc(50, 32, 3.4) + disc(44, 37, 3.4),
        knot_width=4.6,
    ),
    "pad_a": _round("M21 46L32 18L43 46M25.5 37H38.5"),
    "pad_b": _round("M24 18V46H35A7 7 0 0 0 35 32H24M35 32A7 7 0 0 0 35 18H24"),
    "pad_x": _round("M22 18L42 46M42 18L22 46"),
    "pad_y": _round("M21 18L32 33L43 18M32 33V47"),
    "pad_lb": Icon(solids=BUMPER, knots=_letters("L", "B", 24.5, 39.5), knot_width=4.8),
    "pad_rb": Icon(solids=BUMPER, knots=_letters("R", "B", 24.5, 39.5), knot_width=4.8),
    "pad_lt": Icon(solids=TRIGGER, knots=_letters("L", "T", 23, 44), knot_width=5.2),
    "pad_rt": Icon(solids=TRIGGER, knots=_letters("R", "T", 23, 44), knot_width=5.2),
    "pad_start": Icon(solids=disc(32, 32, 25), knots="M20 23H44M20 32H44M20 41H44", knot_width=5),
    "pad_select": Icon(solids=disc(32, 32, 25), knots="M18 19H38V33H18ZM26 40V46H46V30H43", knot_width=4.6),
}
