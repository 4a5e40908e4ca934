"""The characters of the land: wood, village, ruins, farmland."""

from collections.abc import Callable
from random import Random

from build.art.buildings import boulders, chapel, field, house, lanes, old_tower, old_walls
from build.art.greenery import blossom, bushes, meadow, pine, shade, tree, undergrowth
from build.art.scatter import Spot, fill_up, find_spot
from build.art.shores import Land

Landscape = Callable[[list[Land], list[Spot], Random], list[str]]


def _ground_cover(pieces: list[Land], rng: Random) -> list[str]:
    parts = undergrowth(fill_up(pieces, [], rng, (5, 10), 9, 0.9, 3.5), rng)
    for spot in fill_up(pieces, [], rng, (7, 12), 4, 1.0, 4):
        parts += meadow(spot, rng)
    return parts


def _trees(
    pieces: list[Land], taken: list[Spot], rng: Random, sizes: tuple[float, float], count: int,
    pines: float, flowers: float,
) -> list[str]:  # fmt: skip
    crowns: list[Spot] = []
    parts: list[str] = []
    for spot in fill_up(pieces, taken, rng, sizes, count, 0.8):
        chance = rng.random()
        if chance < flowers and spot.radius < 7.5:
            crowns.append(spot)
            parts += blossom(spot, rng)
        elif chance < flowers + pines:
            parts += pine(spot, rng)
        else:
            crowns.append(spot)
            parts += tree(spot, rng, rng.choice((0, 0, 1, 1, 2)))
    parts = shade(crowns) + parts
    return parts + bushes(fill_up(pieces, taken, rng, (1.8, 2.6), 10, 1.0), rng)


def wood(pieces: list[Land], taken: list[Spot], rng: Random) -> list[str]:
    """A dense forest top with one or two trees in flower."""
    return _ground_cover(pieces, rng) + _trees(pieces, taken, rng, (4.2, 10.8), 40, 0.25, 0.07)


def village(pieces: list[Land], taken: list[Spot], rng: Random) -> list[str]:
    """Roofs along a lane, a tower if there is room, gardens between."""
    ground = _ground_cover(pieces, rng)
    roofs: list[str] = []
    tower = find_spot(pieces, taken, rng, 10.5, 90)
    if tower is not None and rng.random() < 0.6:
        taken.append(tower)
        roofs += chapel(tower, rng.choice((0, 20, 45)))
    homes = fill_up(pieces, taken, rng, (9.5, 14.5), 9, 0.84)
    for spot in homes:
        roofs += house(spot, rng.choice((0, 90, 12, 78, 100)), rng.randrange(3))
    return ground + lanes(homes) + _trees(pieces, taken, rng, (3.6, 6.5), 24, 0.1, 0.16) + roofs


def ruins(pieces: list[Land], taken: list[Spot], rng: Random) -> list[str]:
    """Old walls that the wood takes back."""
    ground = _ground_cover(pieces, rng)
    walls: list[str] = []
    first = rng.randrange(2)
    for index, spot in enumerate(fill_up(pieces, taken, rng, (12, 15.5), 4, 0.95)):
        is_tower = index % 2 == first
        walls += old_tower(spot, rng) if is_tower else old_walls(spot, rng, rng.choice((0, 90, 15, 75, 45)))
    stones = boulders(fill_up(pieces, taken, rng, (2, 3.4), 5), rng)
    return ground + stones + _trees(pieces, taken, rng, (4, 8.4), 28, 0.6, 0.04) + walls


def farmland(pieces: list[Land], taken: list[Spot], rng: Random) -> list[str]:
    """Fields and hedges, a farmhouse, a few orchard trees."""
    ground = _ground_cover(pieces, rng)
    farms: list[str] = []
    first = rng.randrange(2)
    for index, spot in enumerate(fill_up(pieces, taken, rng, (13.5, 17), 5, 0.84)):
        farms += field(spot, rng.choice((0, 90, 6, 84)), index % 2 == first)
    for spot in fill_up(pieces, taken, rng, (9.5, 12), 3, 0.9):
        farms += house(spot, rng.choice((0, 90, 45)), rng.randrange(3))
    return ground + _trees(pieces, taken, rng, (3.8, 6.8), 24, 0.05, 0.2) + farms


LANDSCAPES: tuple[tuple[str, Landscape], ...] = (
    ("#48674B", wood),
    ("#577753", village),
    ("#4F6F52", ruins),
    ("#5A7A50", farmland),
)
"""The colour of the soil and what stands on it."""
