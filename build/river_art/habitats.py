"""The five habitats as painted hexes: each has its own picture, so that none needs its colour to be known."""

import math
from collections.abc import Callable
from random import Random
from typing import Final

from build.art.pen import Point, curve, disc, fill, outlined, picture, polygon, stroke
from build.river_art.palette import HABITATS, SEPIA

WIDTH: Final = 104
HEIGHT: Final = 120
_MIDDLE: Final = (52.0, 60.0)
_SHADE: Final = {name: shades[1] for name, shades in HABITATS.items()}
_LIGHT: Final = {name: shades[2] for name, shades in HABITATS.items()}


def corners(radius: float) -> list[Point]:
    """The corners of a hex that stands on a point."""
    angles = [math.radians(60 * k - 90) for k in range(6)]
    return [(_MIDDLE[0] + radius * math.cos(a), _MIDDLE[1] + radius * math.sin(a)) for a in angles]


def _blob(chance: Random, x: float, y: float, radius: float) -> str:
    points = [
        (
            x + radius * chance.uniform(0.75, 1.15) * math.cos(a),
            y + radius * chance.uniform(0.6, 0.95) * math.sin(a),
        )
        for a in (math.tau * k / 9 for k in range(9))
    ]
    return curve(points, closed=True)


def _ground(name: str) -> list[str]:
    """A thin wash through which the land shows, darker where it dried, and a fine line of ink around it."""
    base, shade, light = HABITATS[name]
    chance = Random(name)
    return [
        fill(polygon(corners(57)), base, 0.66),
        stroke(polygon(corners(53)), shade, 5, 0.42),
        fill(_blob(chance, 52, 52, 33), light, 0.55),
        fill(_blob(chance, 44, 64, 21), light, 0.4),
        stroke(polygon(corners(57)), SEPIA, 2, 0.9),
    ]


def _rivers() -> list[str]:
    light = _LIGHT["rivers"]
    waves = "".join(
        f"M{x} {y}c6 -8 12 -8 18 0s12 8 18 0s12 -8 18 0" for x, y in ((25, 40), (20, 62), (25, 84))
    )
    return [stroke(waves, light, 9), stroke(waves, "#2F6B83", 5.2)]


def _wetlands() -> list[str]:
    shade = _SHADE["wetlands"]
    parts = [
        stroke("M22 88q8 -4 16 0t16 0t16 0t12 0M30 97q7 -3 14 0t14 0t14 0", "#E8F3E6", 3.4),
        stroke("M38 88C38 70 36 54 33 40M52 88C52 66 53 48 54 30M66 88C66 72 69 58 72 46", "#2F6653", 4.2),
        stroke("M45 88C44 76 41 68 37 62M59 88C60 76 64 68 68 64", "#3F7F68", 3.6),
    ]
    for x, y in ((33, 40), (54, 30), (72, 46)):
        parts.append(stroke(f"M{x} {y - 8}L{x} {y + 8}", "#5A3A20", 9.6))
        parts.append(stroke(f"M{x} {y - 8}L{x} {y - 15}", shade, 2.4))
    return parts


def _pine(x: float, foot: float, size: float, shade: str) -> list[str]:
    parts = [stroke(f"M{x} {foot}L{x} {foot - size * 0.3}", "#5C3A26", size * 0.12)]
    for k, (down, wide) in enumerate(((0.14, 0.46), (0.4, 0.36), (0.64, 0.26))):
        y = foot - size * down
        top = y - size * 0.44
        points = [(x, top), (x + size * wide, y), (x - size * wide, y)]
        parts.append(outlined(polygon(points), shade if k % 2 else "#4A7552", "#223A2B", 1.8))
    return parts


def _forests() -> list[str]:
    return [*_pine(34, 80, 40, "#3F6848"), *_pine(71, 80, 40, "#3F6848"), *_pine(52, 98, 58, "#35583F")]


def _prairies() -> list[str]:
    """Long grass that bends in the wind, its ears heavy."""
    stalks, ears = [], []
    for x, top, bend in ((26, 50, 20), (38, 38, 24), (52, 46, 24), (64, 56, 18)):
        stalks.append(f"M{x} 92Q{x} {top + 8} {x + bend} {top}")
        for k in range(4):
            ex, ey = x + bend - k * 5.2, top + 0.4 * k * k - 1
            ears.append(f"M{ex:g} {ey:g}l5.4 5.6")
    low = "M18 92q-3 -12 -7 -17M32 92q4 -14 10 -18M46 92q4 -16 11 -20M60 92q5 -13 13 -16M74 92q4 -9 11 -12"
    return [
        stroke(low, "#A87A30", 3.6),
        stroke("".join(stalks), "#7A5218", 3.6),
        stroke("".join(ears), "#7A5218", 5),
        stroke("M14 94q19 5 38 0t38 0", "#FFF7DC", 3.2),
    ]


def _mountains() -> list[str]:
    shade = _SHADE["mountains"]
    return [
        outlined("M16 86L40 40L56 66L64 54L88 86Q52 96 16 86Z", "#8E87A6", "#4B4562", 2.2),
        fill("M40 40L49 55L44 60L40 54L35 60L31 57Z", "#FFFFFF"),
        outlined("M36 90L62 34L82 74L88 86Q62 96 36 90Z", shade, "#4B4562", 2.2),
        fill("M62 34L71.5 53L66 60L61 52L55 60L52 55.5Z", "#FFFFFF"),
        stroke("M62 62L58 74M66 68L68 80M46 84L50 76", "#4B4562", 2.2),
    ]


_PICTURES: Final[dict[str, Callable[[], list[str]]]] = {
    "rivers": _rivers,
    "wetlands": _wetlands,
    "forests": _forests,
    "prairies": _prairies,
    "mountains": _mountains,
}


def _hex(name: str) -> str:
    return picture([*_ground(name), *_PICTURES[name]()], WIDTH, HEIGHT, name)


def _plain_hex(name: str, ground: str, shade: str, inner: list[str]) -> str:
    parts = [
        fill(polygon(corners(57)), ground, 0.8),
        stroke(polygon(corners(52)), shade, 4, 0.4),
        stroke(polygon(corners(57)), SEPIA, 2, 0.9),
    ]
    return picture([*parts, *inner], WIDTH, HEIGHT, name)


def _emblem(name: str) -> str:
    """The picture of a habitat alone, for small places: on a round ground."""
    base, shade, light = HABITATS[name]
    parts = [
        outlined(disc(52, 60, 50), base, SEPIA, 3),
        fill(disc(52, 56, 36), light, 0.55),
        stroke(disc(52, 60, 45), shade, 4, 0.5),
    ]
    return picture([*parts, *_PICTURES[name]()], WIDTH, HEIGHT, name)


def habitats() -> dict[str, str]:
    """File names and drawings: a hex and a round emblem of each habitat, none, a star."""
    star = [
        (
            52 + (30 if k % 2 == 0 else 13) * math.sin(math.pi * k / 5),
            60 - (30 if k % 2 == 0 else 13) * math.cos(math.pi * k / 5),
        )
        for k in range(10)
    ]
    return {
        **{f"hex_{name}.svg": _hex(name) for name in _PICTURES},
        **{f"emblem_{name}.svg": _emblem(name) for name in _PICTURES},
        "hex_none.svg": _plain_hex("none", "#EADFC4", "#B79F72", []),
        "hex_star.svg": _plain_hex(
            "star", "#F7E2A4", "#C9973A", [outlined(polygon(star), "#E0A834", SEPIA, 2.6)]
        ),
    }
