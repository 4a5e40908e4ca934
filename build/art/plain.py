"""The board of the plain theme: the same shores in flat fills, nothing growing or built on the land."""

from random import Random

from build.art import palette as c
from build.art.obstacles import rocks
from build.art.pen import disc, fill, picture, rectangle
from build.art.shores import OPEN_EDGES, Land, lands
from build.art.tiles import ground, outlines, water

ISLAND = 36.0
POOL = 34.0


def _shores(pieces: list[Land]) -> list[str]:
    """Water, banks and land as on every tile, with nothing on them."""
    return [*water(pieces), *ground(pieces), *outlines(pieces)]


def plain_tile(shape: str, obstacle: bool) -> str:
    """A tile; an obstacle is always a heap of rocks on dark ground."""
    name = f"plain {shape}{' obstacle' if obstacle else ''}"
    rng = Random(f"flow {name}")
    pieces = lands(OPEN_EDGES[shape], rng, basin=27.0 if obstacle else 22.0)
    return picture(
        [*_shores(pieces), *([fill(disc(64, 64, POOL), c.INK), *rocks(rng)] if obstacle else [])],
        title=name,
    )


def plain_corner() -> str:
    """The space of an animal: an island in flat water."""
    pieces = lands((1, 2), Random("flow plain corner"), basin=48.0)
    return picture(
        [
            *_shores(pieces),
            fill(disc(64, 64, ISLAND + 2.4), c.INK),
            fill(disc(64, 64, ISLAND), c.SAND),
            fill(disc(64, 64, ISLAND - 5), "#A3BF7C"),
        ],
        title="plain animal space",
    )


def plain_space() -> str:
    """An empty space."""
    fills = [rectangle(0, 0, 128, 128, c.DEEP_DARK), rectangle(1.5, 1.5, 125, 125, c.DEEP, 9)]
    return picture(fills, title="plain space")


def plains() -> dict[str, str]:
    """File names and SVG texts of the plain board."""
    drawn = {
        f"plain_{shape}{'_obstacle' if obstacle else ''}.svg": plain_tile(shape, obstacle)
        for shape in OPEN_EDGES
        for obstacle in (False, True)
    }
    return {**drawn, "plain_corner.svg": plain_corner(), "plain_space.svg": plain_space()}
