"""The board's own spaces: the empty flooded space, the animals' corners, and the rocks of a scenario."""

import math
from random import Random

from build.art import palette as c
from build.art.greenery import crown
from build.art.landscapes import wood
from build.art.obstacles import boulder
from build.art.pen import Point, curve, disc, fill, outlined, picture, rectangle, stroke, turned
from build.art.scatter import Spot
from build.art.shores import CENTRE, lands
from build.art.tiles import ground, outlines, water

ISLAND = 36.0


def ripple(x: float, y: float, width: float, height: float = 2.2) -> str:
    """Path data of one small calm wave."""
    w = width / 2
    return curve([(x - w, y), (x - w / 2, y - height), (x, y), (x + w / 2, y + height * 0.8), (x + w, y)])


def empty_space() -> str:
    """Calm deep water over drowned fields; darker than any channel, with a faint frame."""
    rng = Random("flow space")
    stand = ((34, 80, 12), (50, 92, 9), (30, 98, 7), (92, 34, 13), (106, 50, 8), (76, 26, 7), (98, 100, 6))
    drowned = "".join(crown(x, y, r, 8 if r > 8 else 6, rng.uniform(0, 6)) for x, y, r in stand)
    waves = ripple(44, 42, 30) + ripple(72, 66, 26) + ripple(88, 86, 22) + ripple(40, 64, 12)
    return picture(
        [
            rectangle(0, 0, 128, 128, c.DEEP_DARK),
            rectangle(1.5, 1.5, 125, 125, c.DEEP, 9),
            fill(drowned, "#1B4A59"),
            stroke(waves, "#2C6A78", 2.2),
        ],
        title="empty space",
    )


def _round(radius: float, rng: Random, rough: float, count: int = 16) -> list[Point]:
    points = []
    for k in range(count):
        reach = radius + rng.uniform(-rough, rough)
        points.append(turned([(64 + reach, 64)], 360 / count * k, CENTRE)[0])
    return points


def animal_corner() -> str:
    """An animal's corner: an island in a round pool that opens to the east and the south."""
    rng = Random("flow corner")
    pieces = lands((1, 2), rng, 1.2, 48)
    shore = curve(_round(ISLAND, rng, 0.7), closed=True)
    rings = "".join(
        curve([turned([(64 + reach, 64)], start + k * 9, CENTRE)[0] for k in range(6)])
        for reach, start in ((42.5, 100), (42.5, 185), (42.5, 262), (42.5, 330))
    )
    entries = "".join(
        curve(turned([(64 + lane, -8), (64 + lane, 5), (64 + lane, 11)], 90 * edge, CENTRE))
        for edge in (1, 2)
        for lane in (-9, 9)
    )
    tufts = "".join(
        f"M{64 + 27 * math.cos(a):.1f} {64 + 27 * math.sin(a):.1f}l1.4 2.2l1.4 -2.2"
        for a in (0.4, 1.5, 2.5, 3.7, 4.6, 5.7)
    )
    return picture(
        [
            *water(pieces),
            stroke(rings + entries, c.FOAM, 2.2),
            *ground(pieces),
            *wood(pieces, [Spot(64, 64, 50)], rng),
            *outlines(pieces),
            stroke(shore, c.WATER_EDGE, 8),
            outlined(shore, c.SAND, c.INK, 2.4),
            fill(curve(_round(ISLAND - 5, rng, 0.9), closed=True), "#8FAE6C"),
            fill(disc(64, 64, ISLAND - 8.5), "#A3BF7C"),
            stroke(tufts, "#6E8F55", 1.3),
        ],
        title="animal space",
    )


def rock_massif() -> str:
    """A scenario obstacle: rock from edge to edge and no water at all."""
    rng = Random("flow rock 3")
    parts = [rectangle(0, 0, 128, 128, c.INK), rectangle(1.5, 1.5, 125, 125, c.ROCK_DARK, 7)]
    ring = (
        (24, 26, 22),
        (62, 20, 18),
        (102, 25, 23),
        (21, 64, 19),
        (108, 66, 18),
        (25, 103, 23),
        (66, 108, 18),
        (104, 103, 22),
    )
    for x, y, radius in ring:
        parts += boulder(x, y, radius, rng)
    for x, y, radius in ((48, 46, 20), (84, 50, 19), (46, 84, 19), (82, 86, 21)):
        parts += boulder(x, y, radius, rng)
    return picture([*parts, *boulder(65, 65, 25, rng)], title="rock")


def places() -> dict[str, str]:
    """File names and SVG texts of the board's spaces."""
    return {
        "board_space.svg": empty_space(),
        "board_corner.svg": animal_corner(),
        "rock.svg": rock_massif(),
    }
