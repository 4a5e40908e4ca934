"""The boxes of the games as they stand on the menu's shelf, and the plank below them."""

from build.art import palette as c
from build.art.pen import curve, disc, fill, outlined, picture, polygon, rectangle, stroke
from build.characters.canvas import Canvas
from build.characters.vessel import vessel

SIDE = 200
_PINE = "#2F4A3F"
HORIZON = 104
"""Both covers have their horizon here, and the river leaves one box and enters the other below it."""
_FOOT = "L180 158Q180 164 174 164L26 164Q20 164 20 158Z"
"""The lower end of a cover, as round as the paper below it."""
_STREAM = ((-6, 143), (18, 140), (40, 148), (66, 138), (96, 132), (118, 122), (128, 112), (122, 106))


def _box(cover: list[str], lid: str, lid_dark: str, title: str) -> str:
    """The lid of a square box seen from the front: its cover, an edge in the light."""
    return picture(
        [
            rectangle(8, 10, 184, 174, c.INK, 12),
            rectangle(12, 14, 176, 166, lid_dark, 9),
            rectangle(12, 14, 176, 158, lid, 9),
            rectangle(18, 20, 164, 146, c.INK, 7),
            *cover,
            stroke("M20 30C20 24 23 22 28 22L172 22", c.PAPER, 2.6, 0.55),
        ],
        SIDE,
        SIDE,
        title,
    )


def flow_box() -> str:
    """Sun, sea and our boat; the river of the other box comes in from the right."""
    boat = Canvas(SIDE, SIDE)
    vessel(boat, "translate(82,143) scale(0.232)", ink=12)
    return _box(
        [
            rectangle(20, 22, 160, 142, "#FCE0BC", 6),
            fill("M26 22L174 22Q180 22 180 28L180 70Q140 60 100 70T20 66L20 28Q20 22 26 22Z", "#8CCBD4"),
            fill(disc(134, HORIZON, 26), "#FFF3D0"),
            fill(f"M20 {HORIZON}L180 {HORIZON}{_FOOT}", c.WATER_SHADE),
            fill(f"M20 118Q60 110 100 118T180 116{_FOOT}", c.WATER_EDGE),
            stroke("M118 111L152 111M124 115L144 115", "#FFF3D0", 2.4, 0.8),
            *boat.parts(),
            fill(f"M20 142Q60 132 100 142T180 140{_FOOT}", c.DEEP_LIGHT),
            fill("M206 134Q180 132 156 140Q140 146 122 146Q148 155 172 155Q190 154 206 152Z", "#41798C"),
            fill("M206 136Q180 134 158 142Q140 148 124 147Q148 153 172 153Q190 152 206 150Z", "#6FA8B5"),
            stroke("M203 144Q176 141 152 148", "#BFE0E4", 2.6),
            stroke("M34 152q10 -6 20 0t20 0", c.WATER_LIGHT, 3.2),
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
    """A river that runs out of its wood and over the edge of its box, and a die with a fish."""
    die = (
        "M104,98 L152,98 Q161,98 161,107 L161,151 Q161,160 152,160 L104,160 "
        "Q95,160 95,151 L95,107 Q95,98 104,98 Z"
    )
    return _box(
        [
            rectangle(20, 22, 160, 142, "#F4ECD8", 6),
            fill("M26 22L174 22Q180 22 180 28L180 66L20 66L20 28Q20 22 26 22Z", "#CFE1DD"),
            fill(f"M20 92L58 62L84 88L122 54L152 90L180 74L180 {HORIZON + 8}L20 {HORIZON + 8}Z", "#A9A3BE"),
            fill("M58 62L68 72L60 76L52 69ZM122 54L134 68L123 74L111 65Z", "#FFFFFF"),
            fill(f"M20 {HORIZON}L180 {HORIZON}{_FOOT}", "#7FA784"),
            fill(f"M20 122Q70 112 110 124T180 120{_FOOT}", "#6B9672"),
            stroke(curve(_STREAM), "#41798C", 17),
            stroke(curve(_STREAM), "#6FA8B5", 14),
            stroke(curve(_STREAM), "#BFE0E4", 3, 0.9),
            *_tree(42, 130, 40),
            *_tree(66, 118, 26),
            *_tree(172, 128, 36),
            outlined(die, "#E3BE86", c.INK, 4.6),
            stroke("M104 104L152 104M102 140q12 -4 26 0t26 -2", "#F6E7C8", 3, 0.8),
            outlined(
                "M103 130C110 116 129 114 139 123L151 114C149 125 149 132 152 143L139 136"
                "C129 146 110 144 103 130Z",
                "#E87A63",
                c.INK,
                3.2,
            ),
            fill(disc(113, 127, 3.2), c.INK),
            stroke("M123 121q4 8 0 16M130 122q4 7 0 13", "#A93F33", 2.4),
        ],
        _PINE,
        "#1B2E27",
        "River Dice",
    )


def stream() -> str:
    """The water between the two boxes, at both ends as wide as it is on the boxes."""
    outer = "M0 2.6L7.7 2.7C18 3.3 32 4.2 42.3 2.9L50 1.9V18.9L42.3 19.9C32 21.4 18 21 7.7 21.7L0 22.4Z"
    inner = "M0 4.7L7.7 4.7C18 5.2 32 5.8 42.3 4.4L50 3.4V17.4L42.3 18.4C32 19.8 18 19 7.7 19.7L0 20.4Z"
    return picture(
        [
            fill(outer, "#41798C"),
            fill(inner, "#6FA8B5"),
            stroke("M0 12L7.7 12.7C18 13.4 32 12.8 42.3 11.4L50 10.4", "#BFE0E4", 2.8),
        ],
        50,
        24,
        "stream",
    )


def plank() -> str:
    """A plank of the board's frame."""
    return picture(
        [
            rectangle(0, 0, 480, 30, c.WOOD_DARK, 9),
            rectangle(3, 2, 474, 21, c.WOOD, 7),
            rectangle(6, 3, 468, 5, c.WOOD_LIGHT, 2.5),
            stroke("M16 14Q90 11 180 14M210 13Q270 16 330 13M360 14L464 13", c.WOOD_LIGHT, 1.8, 0.3),
            stroke("M30 18Q120 15 200 18T420 17", c.WOOD_DARK, 1.8, 0.25),
            fill(disc(18, 14, 4) + disc(462, 14, 4), c.WOOD_DARK),
            fill(disc(17, 13, 2.4) + disc(461, 13, 2.4), "#D9A441"),
        ],
        480,
        30,
        "plank",
    )


def boxes() -> dict[str, str]:
    """File names and drawings."""
    return {
        "box_flow.svg": flow_box(),
        "box_river_dice.svg": river_dice_box(),
        "shelf_plank.svg": plank(),
        "shelf_stream.svg": stream(),
    }
