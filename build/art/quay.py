"""The quay: its wall and ledge, a lock with a tide staff and a float in it, bollards and lanterns."""

import math
from random import Random

from build.art import palette as c
from build.art.harbour import LAMP
from build.art.pen import disc, fill, outlined, picture, polygon, rectangle, stroke

STONES = ("#6C8A8C", "#628084", "#76948F", "#5A787E")
STONE_EDGE = "#8FABA5"
MORTAR = "#3C5962"
BLOCK = 240
ROWS = 4
ROW_HIGH = 60


def quay_wall() -> str:
    """Blocks of the quay; repeats to the sides and downwards."""
    rng = Random("flow quay wall")
    parts = [rectangle(0, 0, 2 * BLOCK, ROWS * ROW_HIGH, MORTAR)]
    for row in range(ROWS):
        shift = -60 if row % 2 else 0
        for column in range(5):
            left = shift + column * 120
            tone = STONES[(row * 2 + column % 4) % 4] if column < 4 else STONES[(row * 2) % 4]
            top = row * ROW_HIGH
            block = f"M{left + 3} {top + 3}h114v54h-114Z"
            parts += [
                fill(block, tone),
                stroke(f"M{left + 6} {top + 54}V{top + 6}H{left + 112}", STONE_EDGE, 2.4, 0.55),
                stroke(f"M{left + 8} {top + 55}H{left + 114}V{top + 8}", "#36535C", 2.4, 0.5),
            ]
    specks = ""
    for _ in range(60):
        specks += disc(rng.uniform(8, 472), rng.uniform(8, ROWS * ROW_HIGH - 8), rng.uniform(1, 2.4))
    parts.append(fill(specks, "#45626A", 0.7))
    return picture(parts, 2 * BLOCK, ROWS * ROW_HIGH, "quay wall")


def quay_coping() -> str:
    """The ledge of the quay; repeats to the sides."""
    parts = [rectangle(0, 0, 480, 60, "#2B4852")]
    for k in range(3):
        left = k * 160
        parts += [
            fill(f"M{left + 2} 2h156v44h-156Z", ("#B9C2AE", "#AEB9A8", "#C2C9B4")[k]),
            stroke(f"M{left + 5} 5h150", "#E2E4CF", 4),
            stroke(f"M{left + 3} 44h154", "#7C8F8C", 4),
        ]
    return picture([*parts, rectangle(0, 47, 480, 13, "#1B3A45")], 480, 60, "ledge of the quay")


def _voussoirs(x: float, y: float, inner: float, outer: float) -> list[str]:
    """The stones of a round arch."""
    parts = []
    count = 9
    for k in range(count):
        a, b = math.pi * k / count, math.pi * (k + 1) / count
        points = []
        for angle, radius in ((a, inner), (a, outer), (b, outer), (b, inner)):
            points.append((x - radius * math.cos(angle), y - radius * math.sin(angle)))
        parts.append(outlined(polygon(points), ("#B9C2AE", "#A9B5A5", "#C2C9B4")[k % 3], MORTAR, 3))
    return parts


def quay_arch() -> str:
    """The round head of a lock in the quay; the jambs go on below it."""
    return picture(_voussoirs(120, 120, 90, 118), 240, 124, "arch of a lock")


def quay_jamb() -> str:
    """Both sides of a lock; repeats downwards and may be stretched."""
    parts = []
    for k in range(2):
        tone = ("#B9C2AE", "#A9B5A5")[k]
        for left in (2, 210):
            parts.append(outlined(f"M{left} {60 * k + 1.5}h28v57h-28Z", tone, MORTAR, 3))
    return picture(parts, 240, 120, "jambs of a lock")


def quay_sill() -> str:
    """The foot of a lock, grown over with weed."""
    weed = "".join(
        f"M{x} 6q{d} 9 0 18" for x, d in ((30, -6), (58, 5), (92, -5), (130, 6), (166, -6), (204, 5))
    )
    return picture(
        [
            outlined("M2 2h236v26h-236Z", "#A9B5A5", MORTAR, 3),
            stroke("M8 7h224", "#D4D9C4", 3),
            stroke(weed, "#4F7F52", 5),
        ],
        240, 30, "sill of a lock",
    )  # fmt: skip


def tide_staff() -> str:
    """A fifth of a tide staff: two painted fields with their marks; repeats downwards."""
    return picture(
        [
            rectangle(0, 0, 64, 120, c.INK),
            rectangle(4, 0, 56, 60, c.PAPER),
            rectangle(4, 60, 56, 60, "#D9603F"),
            rectangle(36, 10, 24, 9, c.INK),
            rectangle(36, 40, 24, 9, c.INK),
            rectangle(36, 70, 24, 9, c.PAPER),
            rectangle(36, 100, 24, 9, c.PAPER),
            rectangle(4, 0, 5, 120, "#FFFFFF"),
        ],
        64, 120, "tide staff",
    )  # fmt: skip


def tide_staff_cap() -> str:
    """The brass head of a tide staff."""
    return picture(
        [
            outlined("M6 46V22Q6 4 40 4Q74 4 74 22V46Z", c.SUN, c.INK, 5),
            stroke("M18 22Q22 13 38 12", "#FFF1C9", 5),
            outlined("M2 36H78V50H2Z", "#C98F3A", c.INK, 4),
        ],
        80, 54, "head of a tide staff",
    )  # fmt: skip


def tide_float() -> str:
    """A float of cork and line that lies on the water and says where it stands."""
    ring = "M8 40Q8 18 80 18Q152 18 152 40Q152 64 80 64Q8 64 8 40Z"
    return picture(
        [
            outlined(ring, c.CORAL, c.INK, 5),
            fill("M30 20Q22 40 30 61L52 63.500Q46 40 52 18.500Z", c.PAPER),
            fill("M130 20Q138 40 130 61L108 63.500Q114 40 108 18.500Z", c.PAPER),
            stroke(ring, c.INK, 5),
            stroke("M22 30Q44 23 72 23", "#FFD0BE", 4, 0.9),
            outlined("M56 20Q58 4 80 4Q102 4 104 20Q80 26 56 20Z", c.SUN, c.INK, 4.5),
        ],
        160, 70, "float",
    )  # fmt: skip


def bollard() -> str:
    """An iron bollard with a turn of rope."""
    return picture(
        [
            outlined("M30 116L34 46H86L90 116Z", "#33505B", c.INK, 5),
            outlined("M18 46Q18 16 60 16Q102 16 102 46Z", "#46666F", c.INK, 5),
            stroke("M30 34Q36 24 52 23", "#86A3A4", 5),
            stroke("M32 74Q60 86 88 74M31 88Q60 100 89 88", c.INK, 15),
            stroke("M32 74Q60 86 88 74M31 88Q60 100 89 88", c.SAND, 9),
        ],
        120, 120, "bollard",
    )  # fmt: skip


def lantern() -> str:
    """A lamp post of the quay."""
    return picture(
        [
            fill(disc(60, 66, 58), LAMP, 0.14),
            fill(disc(60, 66, 36), LAMP, 0.2),
            stroke("M60 96V316", c.INK, 12),
            stroke("M60 96V316", "#33505B", 6),
            outlined("M38 96L32 44H88L82 96Z", LAMP, c.INK, 5),
            stroke("M60 44V96", "#C98F3A", 4),
            outlined("M26 46L60 18L94 46Z", "#33505B", c.INK, 5),
            outlined("M40 316H80V300Q60 286 40 300Z", "#33505B", c.INK, 5),
        ],
        120, 320, "lantern",
    )  # fmt: skip


def quays() -> dict[str, str]:
    """File names and SVG texts of everything on the quay."""
    return {
        "quay_wall.svg": quay_wall(),
        "quay_coping.svg": quay_coping(),
        "quay_arch.svg": quay_arch(),
        "quay_jamb.svg": quay_jamb(),
        "quay_sill.svg": quay_sill(),
        "tide_staff.svg": tide_staff(),
        "tide_staff_cap.svg": tide_staff_cap(),
        "tide_float.svg": tide_float(),
        "bollard.svg": bollard(),
        "lantern.svg": lantern(),
    }
