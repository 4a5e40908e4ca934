"""Small drawings in ink that stand on the painted maps beyond the hexes: what grows and rises there."""

import math
from random import Random
from typing import Final

from build.art.pen import disc, fill, outlined, picture, polygon, stroke
from build.river_art.palette import SEPIA

_SIDE: Final = 64
_LINE: Final = "#5E4426"


def pines() -> list[str]:
    """Three firs."""
    parts = []
    for x, foot, tall in ((18, 46, 30), (47, 44, 26), (33, 58, 38)):
        parts.append(stroke(f"M{x} {foot}L{x} {foot - 6}", _LINE, 2.2, 0.8))
        for down, wide in ((0.1, 0.3), (0.36, 0.24), (0.6, 0.17)):
            y = foot - tall * down
            shape = [(x, y - tall * 0.42), (x + tall * wide, y), (x - tall * wide, y)]
            parts.append(fill(polygon(shape), "#4C7A58", 0.75))
            parts.append(stroke(polygon(shape), _LINE, 1.4, 0.7))
    return parts


def peaks() -> list[str]:
    """Two mountains with their shaded side in hachures."""
    parts = []
    for x, foot, tall, wide in ((22, 52, 30, 19), (41, 56, 44, 23)):
        top = foot - tall
        body = [(x - wide, foot), (x, top), (x + wide, foot)]
        parts.append(fill(polygon(body), "#C9C2D6", 0.9))
        parts.append(fill(polygon([(x, top), (x + wide, foot), (x + 2, foot)]), "#8E87A6", 0.7))
        parts.append(
            fill(
                polygon([(x, top), (x + wide * 0.34, top + tall * 0.34), (x, top + tall * 0.26)]),
                "#FFFFFF",
                0.9,
            )
        )
        parts.append(
            fill(
                polygon([(x, top), (x, top + tall * 0.26), (x - wide * 0.34, top + tall * 0.34)]),
                "#FFFFFF",
                0.9,
            )
        )
        parts.append(stroke(polygon(body, closed=False), _LINE, 1.8, 0.85))
        lines = "".join(
            f"M{x + wide * t:.1f} {top + tall * t + 2:.1f}"
            f"L{x + wide * t * 0.62:.1f} {min(foot, top + tall * (t + 0.34)):.1f}"
            for t in (0.45, 0.62, 0.8)
        )
        parts.append(stroke(lines, _LINE, 1.2, 0.6))
    return parts


def grass() -> list[str]:
    """Tufts of dry grass."""
    chance = Random("grass")
    parts = []
    for x, y in ((18, 34), (44, 30), (30, 54)):
        blades = "".join(
            f"M{x + dx * 0.3:.1f} {y:.1f}Q{x + dx * 0.5:.1f} {y - 8:.1f} {x + dx:.1f} {y - high:.1f}"
            for dx in (-9, -5, 0, 5, 9)
            for high in (16 - abs(dx) * 0.6 + chance.uniform(-1, 1),)
        )
        parts.append(stroke(blades, "#A97B2E", 2, 0.85))
        parts.append(stroke(f"M{x - 7} {y + 2}q7 2.5 14 0", _LINE, 1.2, 0.45))
    return parts


def reeds() -> list[str]:
    """Rushes in shallow water."""
    parts = [stroke("M8 54q6 -4 12 0t12 0t12 0t12 0M16 60q6 -3 12 0t12 0t10 0", "#5B97AB", 1.8, 0.8)]
    for x, top, lean in ((20, 24, -3), (32, 14, 1), (44, 26, 4)):
        parts.append(stroke(f"M{x} 53Q{x} {(53 + top) / 2:g} {x + lean} {top}", "#4F8A74", 2, 0.9))
        parts.append(stroke(f"M{x + lean} {top}l0 9", "#6B4A2E", 4.6, 0.9))
    parts.append(stroke("M26 53Q24 42 18 38M38 53Q41 42 48 40", "#4F8A74", 1.8, 0.8))
    return parts


def rose() -> list[str]:
    """A rose of the winds."""
    parts = [stroke(disc(32, 32, 19), SEPIA, 1.3, 0.7), stroke(disc(32, 32, 16), SEPIA, 0.8, 0.5)]
    for turn, reach in ((45, 17), (0, 27)):
        for k in range(4):
            a = math.radians(turn + 90 * k)
            tip = 32 + reach * math.sin(a), 32 - reach * math.cos(a)
            for side, shade in ((-1, SEPIA), (1, "#F4E3BE")):
                b = a + side * math.radians(45)
                foot = 32 + 6 * math.sin(b), 32 - 6 * math.cos(b)
                parts.append(outlined(polygon([(32, 32), tip, foot]), shade, SEPIA, 0.9))
    return parts


def ink() -> dict[str, str]:
    """File names and drawings."""
    made = {"pines": pines, "peaks": peaks, "grass": grass, "reeds": reeds, "rose": rose}
    return {f"ink_{name}.svg": picture(draw(), _SIDE, _SIDE, name) for name, draw in made.items()}
