"""What the lessons show and praise with: a pointing hand, a pressing hand, a star."""

import math

from build.art import palette as c
from build.art.pen import fill, outlined, picture, polygon, stroke

SIDE = 96
HAND = (
    "M27 56V{tip}A8 8 0 0 1 43 {tip}V43V38A7.5 7.5 0 0 1 58 38V43A7 7 0 0 1 72 43V48"
    "A6.2 6.2 0 0 1 84 49V62C84 74 77 82 66 84H46C40 82 35 79 30 74L17 57C13 50 21 44 27 51Z"
)
CUFF = "M43 82H71C73 82 74 83 74 85V92H40V85C40 83 41 82 43 82Z"
KNUCKLES = "M43 44V54M58 45V54M72 49V55"
TIP = 17
PRESSED_TIP = 24


def hand(tip: int, title: str) -> str:
    """A hand whose first finger reaches up to `tip`."""
    shape = HAND.format(tip=tip)
    parts = [
        outlined(shape, c.INK, c.INK, 11),
        outlined(CUFF, c.INK, c.INK, 9),
        outlined(shape, c.PAPER, c.PAPER, 2),
        outlined(CUFF, c.CORAL, c.CORAL, 2),
        fill(
            "M66 84C77 82 84 74 84 62V56C80 68 70 75 54 76C44 76 36 74 30 70L30 74C35 79 40 82 46 84Z", c.SAND
        ),
        stroke(KNUCKLES, c.INK, 3.4),
    ]
    return picture(parts, SIDE, SIDE, title)


def star() -> str:
    """A golden star with a lighter heart."""
    parts = [outlined(_star(36), c.INK, c.INK, 14), outlined(_star(36), c.SUN, c.SUN, 6)]
    return picture([*parts, outlined(_star(17), "#FFE6A8", "#FFE6A8", 5)], SIDE, SIDE, "star")


def _star(reach: float) -> str:
    angles = [math.radians(k * 36 - 90) for k in range(10)]
    reaches = [reach if k % 2 == 0 else reach * 0.5 for k in range(10)]
    return polygon(
        [(48 + r * math.cos(a), 50 + r * math.sin(a)) for r, a in zip(reaches, angles, strict=True)]
    )


def hands() -> dict[str, str]:
    """File names and SVG texts."""
    return {
        "hand_point.svg": hand(TIP, "pointing hand"),
        "hand_press.svg": hand(PRESSED_TIP, "pressing hand"),
        "praise_star.svg": star(),
    }
