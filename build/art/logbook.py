"""The ship's logbook: a sheet with a deckled edge, tiles laid and sunk, the water between, a postmark."""

import math
from random import Random

from build.art import palette as c
from build.art.pen import Point, curve, disc, fill, outlined, picture, polygon, rectangle, stroke

SHEET = 384
CORNER = 48
"""The corners of a sheet stay as they are; what lies between them is repeated, so its ends meet."""
EDGE = 6.0
SHEET_COLOUR = "#FDF6E3"
SHEET_SHADE = "#E9D9B4"
SHEET_RIM = "#C9B285"
POSTMARK_INK = "#1F5A68"


def _torn(seed: str, deep: float) -> list[float]:
    """How far a torn edge reaches in along its length; beginning and end are alike."""
    rng = Random(seed)
    steps = (SHEET - 2 * CORNER) // 6
    waves = [(rng.choice((2, 3, 5, 7)), rng.uniform(0, math.tau)) for _ in range(4)]
    inner = [
        deep
        * (
            0.5
            + 0.16 * sum(math.sin(math.tau * k * n / steps + phase) for n, phase in waves)
            + rng.uniform(-0.28, 0.28)
        )
        for k in range(steps)
    ]
    ends = [deep * (0.5 + rng.uniform(-0.25, 0.25)) for _ in range(CORNER // 6 - 1)]
    return [*ends, *inner, inner[0], *ends[::-1]]


def _outline(inset: float) -> list[Point]:
    """The sheet's edge, clockwise; each side torn in its own way."""
    points: list[Point] = []
    for side in range(4):
        reaches = _torn(f"flow logbook {side}", EDGE)
        for k, reach in enumerate(reaches):
            deep = reach + inset
            along = min(max(6.0 * (k + 1), deep), SHEET - deep)  # never beyond the side before or after
            x, y = along, deep
            for _turn in range(side):
                x, y = SHEET - y, x
            points.append((x, y))
    return points


def sheet() -> str:
    """Paper, darker towards its torn edge, with fibres standing out."""
    return picture(
        [
            outlined(polygon(_outline(0.8)), SHEET_SHADE, SHEET_RIM, 1.2),
            fill(polygon(_outline(3.4)), "#F3E6C6"),
            fill(polygon(_outline(6.4)), "#F8EED3"),
            fill(polygon(_outline(9.6)), SHEET_COLOUR),
        ],
        SHEET,
        SHEET,
        "logbook sheet",
    )


def laid() -> str:
    """A tile that was placed, readable at 12 pixels: land, shore, a bright channel."""
    return picture(
        [
            rectangle(1, 1, 30, 30, c.INK, 6),
            rectangle(3, 3, 26, 26, c.LAND_LIGHT, 4),
            fill("M3 11L29 11L29 21L3 21Z", c.SAND),
            fill("M3 13L29 13L29 19L3 19Z", c.WATER),
            stroke("M7 16L13 16M19 16L25 16", c.FOAM, 1.6),
        ],
        32,
        32,
        "laid",
    )


def sunk() -> str:
    """A tile that the wave took: only its edge, and water over it."""
    return picture(
        [
            rectangle(1, 1, 30, 30, c.INK, 6),
            rectangle(3, 3, 26, 26, c.WATER_EDGE, 4),
            stroke("M6 12q5 -4 10 0t10 0M6 22q5 -4 10 0t10 0", c.FOAM, 2.4),
        ],
        32,
        32,
        "sunk",
    )


def waterline() -> str:
    """The surface of the sea, drawn so that it can be repeated: foam on a swell."""
    crest: list[Point] = [(128 * k / 32, 9 + 3.4 * math.sin(math.tau * k / 16)) for k in range(33)]
    below = [(x, y + 4.6) for x, y in crest]
    return picture(
        [
            fill(curve(crest, then=[(128, 32), (0, 32)]), c.WATER_SHADE),
            fill(curve(below, then=[(128, 32), (0, 32)]), c.WATER),
            stroke(curve(crest), c.INK, 1.8),
            stroke(curve([(x, y + 2.4) for x, y in crest]), c.FOAM, 2.2),
        ],
        128,
        32,
        "waterline",
    )


def postmark() -> str:
    """Two rings with ticks between them; the middle stays free for what is stamped."""
    rings = [
        stroke(disc(80, 80, 74), POSTMARK_INK, 4, 0.85),
        stroke(disc(80, 80, 66), POSTMARK_INK, 1.8, 0.7),
    ]
    ticks = "".join(
        polygon(
            [
                (80 + 68 * math.cos(math.tau * k / 36), 80 + 68 * math.sin(math.tau * k / 36)),
                (80 + 72 * math.cos(math.tau * k / 36), 80 + 72 * math.sin(math.tau * k / 36)),
            ],
            closed=False,
        )
        for k in range(36)
        if k % 18 not in (0, 1, 17)
    )
    return picture([*rings, stroke(ticks, POSTMARK_INK, 1.6, 0.6)], 160, 160, "postmark")


def logbook() -> dict[str, str]:
    """File names and SVG texts."""
    return {
        "logbook_sheet.svg": sheet(),
        "logbook_laid.svg": laid(),
        "logbook_sunk.svg": sunk(),
        "logbook_waterline.svg": waterline(),
        "logbook_postmark.svg": postmark(),
    }
