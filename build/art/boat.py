"""The boat in the middle of the board: its open side and the side with a single opening."""

from random import Random

from build.art import palette as c
from build.art.greenery import pine, shade, tree
from build.art.pen import Point, curve, disc, fill, outlined, picture, polygon, stroke, turned
from build.art.scatter import fill_up
from build.art.shores import CENTRE, Land, lands
from build.art.tiles import ground, outlines, water

HULL: tuple[Point, ...] = (
    (64, 14), (73, 25), (80.5, 42), (83, 62), (81.5, 84), (76, 104), (64, 108),
    (52, 104), (46.5, 84), (45, 62), (47.5, 42), (55, 25),
)  # fmt: skip


def _shrunk(share: float, down: float = 0) -> list[Point]:
    return [(64 + (x - 64) * share, 63 + (y - 63) * share + down) for x, y in HULL]


def _deck() -> list[str]:
    planks = "".join(
        polygon([(x, 40 + abs(x - 64) * 1.3), (x, 98 - abs(x - 64) * 0.3)], closed=False)
        for x in (53, 57.4, 61.8, 66.2, 70.6, 75)
    )
    benches = "".join(polygon([(64 - w, y), (64 + w, y)], closed=False) for y, w in ((38, 10), (98, 10.5)))
    return [
        outlined(curve(HULL, closed=True), c.WOOD_DARK, c.INK, 3),
        stroke(curve(_shrunk(0.925), closed=True), c.CUT, 2.2),
        fill(curve(_shrunk(0.86), closed=True), c.WOOD_LIGHT),
        stroke(planks, c.WOOD, 1.2),
        stroke(benches, c.INK, 6.2),
        stroke(benches, "#D9A467", 3.8),
    ]


def _cabin() -> list[str]:
    roof = curve([(53, 74), (64, 72), (75, 74), (75, 92), (64, 93.5), (53, 92)], closed=True)
    return [
        outlined(roof, c.CORAL, c.INK, 2.4),
        stroke(polygon([(64, 73.5), (64, 92)], closed=False), c.SAND, 2),
        stroke("M58.5 75.5L58.5 90.5M69.5 75.5L69.5 90.5", "#B9533F", 1.2),
    ]


def _sail() -> list[str]:
    """A sail full of wind, seen from above as a broad crescent across the boat."""
    cloth = "M29 62C38 40 52 33 64 33C76 33 90 40 99 62C88 54 77 51 64 51C51 51 40 54 29 62Z"
    seams = "M45 43.5Q48 48 49.5 53M64 33.5L64 51M83 43.5Q80 48 78.5 53"
    stripe = "M35.5 52C44 42.5 53 39.4 64 39.4C75 39.4 84 42.5 92.5 52"
    return [
        stroke("M31 60Q64 44 97 60", c.INK, 5.6),
        stroke("M31 60Q64 44 97 60", c.WOOD_LIGHT, 3),
        outlined(cloth, c.PAPER, c.INK, 2.6),
        stroke(stripe, c.CORAL, 3.6),
        stroke(seams, c.SAND_SHADE, 1.3),
        outlined(disc(64, 53, 4.4), c.CUT, c.INK, 2.2),
    ]


def boat() -> list[str]:
    """The boat itself, bow to the north."""
    wake = "M38 70Q37 90 46 108M90 70Q91 90 82 108M47 24Q51 14 58 9M81 24Q77 14 70 9M56 115Q64 118 72 115"
    return [
        fill(curve(_shrunk(1.1, 1), closed=True), c.WATER_EDGE),
        stroke(wake, c.FOAM, 2.6),
        *_deck(),
        *_cabin(),
        *_sail(),
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
