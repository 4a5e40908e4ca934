"""The map tiles: every shape, with and without obstacle, in several drawings."""

from collections.abc import Callable
from random import Random

from build.art import palette as c
from build.art.landscapes import LANDSCAPES
from build.art.obstacles import logs, rocks, roof, whirlpool
from build.art.pen import curve, fill, picture, polygon, rectangle, stroke
from build.art.scatter import Spot
from build.art.shores import OPEN_EDGES, Land, lands
from build.art.streams import stream_lines

VARIANTS = "abcd"
ACROSS = {"straight": 0.0, "bend": -45.0, "tee": 0.0, "cross": 45.0}
"""The angle that lies square to the channel of each shape."""


def water(pieces: list[Land]) -> list[str]:
    """The channel: a bright body that darkens towards its banks."""
    banks = "".join(curve(land.beach) for land in pieces)
    return [
        rectangle(0, 0, 128, 128, c.WATER),
        stroke(banks, c.WATER_SHADE, 17),
        stroke(banks, c.WATER_EDGE, 8),
    ]


def ground(pieces: list[Land], soil: str = c.LAND) -> list[str]:
    """The land: a sand rim, a grassy bank and the soil behind it."""
    parts = []
    for land in pieces:
        parts.append(fill(curve(land.beach, then=land.corners), c.SAND))
        parts.append(fill(curve(land.shore, then=land.corners), c.LAND_LIGHT))
        parts.append(fill(curve(land.turf, then=land.corners), soil))
    return parts


def outlines(pieces: list[Land]) -> list[str]:
    """The lines that frame the land, drawn last."""
    shores = "".join(curve(land.shore) for land in pieces)
    rims = "".join(polygon(land.rim, closed=False) for land in pieces)
    return [stroke(rims, c.LAND_RIM, 3.2), stroke(shores, c.INK, 2.2)]


def _barrier(shape: str) -> list[str]:
    """What bars the water of a shape: one thing, the same in all of its drawings.

    So an obstacle is the same one wherever a drawing is chosen for it: on a pile, the board, in the editor,
    on a page of rules, in a game of last year.
    """
    rng = Random(f"flow barrier {shape}")
    makers: dict[str, Callable[[], list[str]]] = {
        "straight": lambda: logs(rng, ACROSS[shape]),
        "bend": lambda: rocks(rng),
        "tee": lambda: roof(rng, ACROSS[shape]),
        "cross": lambda: whirlpool(rng),
    }
    return makers[shape]()


def tile(shape: str, variant: str, obstacle: bool) -> str:
    """The SVG text of one drawing of a tile."""
    name = f"{shape} {'obstacle ' if obstacle else ''}{variant}"
    rng = Random(f"flow {name}")
    edges = OPEN_EDGES[shape]
    pieces = lands(edges, rng, basin=27.0 if obstacle else 22.0)
    taken = [Spot(64, 64, 33)] if obstacle else []
    soil, landscape = LANDSCAPES[(VARIANTS.index(variant) + (2 if obstacle else 0)) % len(LANDSCAPES)]
    return picture(
        [
            *water(pieces),
            *stream_lines(edges, rng, obstacle),
            *ground(pieces, soil),
            *landscape(pieces, taken, rng),
            *outlines(pieces),
            *(_barrier(shape) if obstacle else []),
        ],
        title=name,
    )


def tiles() -> dict[str, str]:
    """File names and SVG texts of all tiles."""
    return {
        f"tile_{shape}{'_obstacle' if obstacle else ''}_{variant}.svg": tile(shape, variant, obstacle)
        for shape in OPEN_EDGES
        for obstacle in (False, True)
        for variant in VARIANTS
    }
