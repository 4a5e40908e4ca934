"""The boxes of the games as they stand on the menu's shelf, and the plank below them."""

from build.art import palette as c
from build.art.pen import curve, disc, fill, outlined, picture, polygon, rectangle, stroke

SIDE = 200
_PINE = "#2F4A3F"


def _box(cover: list[str], lid: str, lid_dark: str, title: str) -> str:
    """A square box seen from the front: its lid, its cover, an edge in the light."""
    return picture(
        [
            rectangle(8, 10, 184, 186, c.INK, 14),
            rectangle(12, 14, 176, 178, lid_dark, 11),
            rectangle(12, 14, 176, 166, lid, 11),
            rectangle(20, 22, 160, 150, c.INK, 8),
            *cover,
            stroke("M20 30C20 24 23 22 28 22L172 22", c.PAPER, 3, 0.5),
        ],
        SIDE,
        SIDE,
        title,
    )


def flow_box() -> str:
    """Sun, sea and a little boat."""
    return _box(
        [
            rectangle(22, 24, 156, 146, "#FCE0BC", 7),
            rectangle(22, 24, 156, 60, "#7EC3CF", 7),
            fill(disc(100, 92, 30), "#FFF3D0"),
            fill("M22 96Q60 84 100 96T178 94L178 170L22 170Z", c.WATER_SHADE),
            fill("M22 116Q60 104 100 116T178 114L178 170L22 170Z", c.WATER_EDGE),
            outlined("M66 118L134 118C130 134 120 140 100 140C80 140 70 134 66 118Z", c.WOOD_LIGHT, c.INK, 4),
            outlined("M97 112L97 56L64 106Q80 114 97 112Z", c.CORAL, c.INK, 4),
            outlined("M104 112L104 48L140 106Q122 114 104 112Z", c.SUN, c.INK, 4),
            fill("M22 140Q60 128 100 140T178 138L178 170L22 170Z", c.DEEP_LIGHT),
            stroke("M36 152q10 -6 20 0t20 0M112 156q10 -6 20 0t20 0", c.WATER_LIGHT, 3.4),
        ],
        c.WATER_EDGE,
        c.DEEP,
        "Flow",
    )


def _tree(x: float, foot: float, size: float) -> list[str]:
    parts = []
    for k, (down, wide) in enumerate(((0.0, 0.46), (0.3, 0.36), (0.56, 0.26))):
        y = foot - size * down
        points = [(x, y - size * 0.46), (x + size * wide, y), (x - size * wide, y)]
        parts.append(outlined(polygon(points), "#4A7552" if k % 2 else "#35583F", "#1D3329", 2.4))
    return parts


def river_dice_box() -> str:
    """A river that runs out of its wood, and a die with a fish."""
    river = [(112, 86), (92, 98), (128, 112), (82, 130), (120, 152), (92, 172)]
    die = (
        "M62,92 L118,92 Q128,92 128,102 L128,156 Q128,166 118,166 L62,166 "
        "Q52,166 52,156 L52,102 Q52,92 62,92 Z"
    )
    return _box(
        [
            rectangle(22, 24, 156, 146, "#F4ECD8", 7),
            rectangle(22, 24, 156, 54, "#CFE1DD", 7),
            fill("M22 84L60 44L84 72L112 36L150 80L178 60L178 170L22 170Z", "#A9A3BE"),
            fill("M60 44L70 56L62 60L54 54ZM112 36L124 50L113 56L102 48Z", "#FFFFFF"),
            fill("M22 92Q60 76 100 90T178 84L178 170L22 170Z", "#7FA784"),
            stroke(curve(river), "#4F8699", 26),
            stroke(curve(river), "#6FA8B5", 21),
            stroke(curve(river), "#9CCBD3", 9),
            *_tree(40, 132, 50),
            *_tree(166, 138, 54),
            *_tree(146, 112, 34),
            outlined(die, "#E6C594", c.INK, 5),
            stroke("M62 99L118 99", "#F6E7C8", 4),
            outlined(
                "M62 130C70 114 92 112 104 122L117 112C115 124 115 132 118 144L104 136C92 148 70 146 62 130Z",
                "#E87A63",
                c.INK,
                3.4,
            ),
            fill(disc(74, 127, 3.6), c.INK),
            stroke("M85 120q4 9 0 18M93 121q4 8 0 15", "#A93F33", 2.6),
        ],
        _PINE,
        "#1B2E27",
        "River Dice",
    )


def plank() -> str:
    """A plank of the board's frame."""
    return picture(
        [
            rectangle(0, 0, 480, 34, c.WOOD_DARK, 9),
            rectangle(3, 3, 474, 22, c.WOOD, 7),
            stroke("M16 10L180 10M210 10L330 10M360 10L464 10M30 17L420 17", c.WOOD_LIGHT, 2.4, 0.6),
        ],
        480,
        34,
        "plank",
    )


def boxes() -> dict[str, str]:
    """File names and drawings."""
    return {"box_flow.svg": flow_box(), "box_river_dice.svg": river_dice_box(), "shelf_plank.svg": plank()}
