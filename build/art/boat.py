"""The boat in the middle of the board: its open side and the side with a single opening."""

from random import Random

from build.art import palette as c
from build.art.greenery import pine, shade, tree
from build.art.pen import curve, disc, outlined, picture, polygon, shapes, stroke, turned
from build.art.scatter import fill_up
from build.art.shores import CENTRE, Land, lands
from build.art.tiles import ground, outlines, water
from build.characters.boat_above import HULL, PARTS


def boat() -> list[str]:
    """The boat itself, bow to the north."""
    wake = "M37 66Q36 88 44 104M92 70Q93 90 84 106M46 26Q50 14 57 8M82 26Q78 14 71 8M55 115Q64 119 73 115"
    return [
        stroke(HULL, c.WATER_EDGE, 9),
        stroke(wake, c.FOAM, 2.6),
        *shapes(PARTS),
    ]


def _entries(edges: tuple[int, ...]) -> str:
    return "".join(
        curve(turned([(64 + lane, -8), (64 + lane, 3), (64 + lane, 8)], 90 * edge, CENTRE))
        for edge in edges
        for lane in (-9, 9)
    )


def _shore_trees(pieces: list[Land], rng: Random) -> list[str]:
    spots = fill_up(pieces, [], rng, (3.2, 6.5), 30, 0.85)
    parts = shade([spot for index, spot in enumerate(spots) if index % 4 != 3])
    for index, spot in enumerate(spots):
        parts += pine(spot, rng) if index % 4 == 3 else tree(spot, rng, index % 3)
    return parts


def boat_open(afloat: bool = True) -> str:
    """The usual side: open water on all four sides; when the boat has left, only that."""
    rng = Random("flow boat open")
    edges = (0, 1, 2, 3)
    pieces = lands(edges, rng, 1, 48)
    return picture(
        [*water(pieces), stroke(_entries(edges), c.FOAM, 2.2), *ground(pieces), *_shore_trees(pieces, rng),
         *outlines(pieces), *(boat() if afloat else [])],
        title="boat, four openings" if afloat else "dock, four openings",
    )  # fmt: skip


def _pier() -> list[str]:
    """A jetty of planks on posts that closes three sides."""
    reach = [(k, 51.0 if 15 < k < 165 else 49.0) for k in range(-22, 203, 7)]
    line = [turned([(64 + r, 64)], k, (64, 64))[0] for k, r in reach]
    planks = "".join(
        polygon(turned([(64 + 45.5, 64), (64 + 55.5, 64)], k, (64, 64)), closed=False)
        for k in range(-19, 200, 6)
    )
    posts = "".join(
        disc(*turned([(64 + r, 64)], k, (64, 64))[0], 2.5)
        for k in (-22, 15, 52, 90, 128, 165, 202)
        for r in (45, 56)
    )
    return [
        stroke(curve(line), c.INK, 15),
        stroke(curve(line), c.WOOD_LIGHT, 11),
        stroke(planks, c.WOOD_DARK, 1.1),
        outlined(posts, c.CUT, c.INK, 1.8),
    ]


def boat_single(afloat: bool = True) -> str:
    """The other side: one opening to the north, a harbour wall around the rest; with or without the boat."""
    rng = Random("flow boat single")
    pieces = lands((0,), rng, 0.8, 47)
    return picture(
        [*water(pieces), stroke(_entries((0,)), c.FOAM, 2.2), *ground(pieces), *_shore_trees(pieces, rng),
         *outlines(pieces), *_pier(), *(boat() if afloat else [])],
        title="boat, one opening" if afloat else "dock, one opening",
    )  # fmt: skip


def boats() -> dict[str, str]:
    """File names and SVG texts of both sides, and of the same when the boat has left."""
    return {
        "boat_open.svg": boat_open(),
        "boat_single.svg": boat_single(),
        "dock_open.svg": boat_open(afloat=False),
        "dock_single.svg": boat_single(afloat=False),
    }
