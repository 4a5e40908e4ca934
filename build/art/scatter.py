"""Finding room on the land for trees, roofs and stones, clear of the shore and the tile's edge."""

import math
from dataclasses import dataclass
from random import Random

from build.art.shores import Land, depth_inside


@dataclass(frozen=True, slots=True)
class Spot:
    """A round place on the land."""

    x: float
    y: float
    radius: float


def find_spot(
    pieces: list[Land],
    taken: list[Spot],
    rng: Random,
    radius: float,
    tries: int = 40,
    crowding: float = 1.0,
    margin: float = 2.6,
) -> Spot | None:
    """The roomiest of some random places where a thing of this radius fits, or None.

    Crowding below 1 lets it overlap its neighbours, as trees in a wood do.
    """
    best, best_room = None, -1.0
    for attempt in range(tries):
        land = pieces[attempt % len(pieces)]
        x, y = _somewhere(land, rng)
        room = depth_inside(land, (x, y)) - radius - margin
        if room < 0:
            continue
        for other in taken:
            gap = math.hypot(x - other.x, y - other.y) - crowding * (radius + other.radius)
            room = min(room, gap)
        if room > best_room:
            best, best_room = Spot(x, y, radius), room
    return best


def _somewhere(land: Land, rng: Random) -> tuple[float, float]:
    """A random place in the box around a piece of land."""
    columns, rows = [x for x, _ in land.rim], [y for _, y in land.rim]
    return rng.uniform(min(columns), max(columns)), rng.uniform(min(rows), max(rows))


def fill_up(
    pieces: list[Land],
    taken: list[Spot],
    rng: Random,
    sizes: tuple[float, float],
    count: int,
    crowding: float = 1.0,
    margin: float = 2.6,
) -> list[Spot]:
    """Up to `count` new spots with radii between `sizes`, larger first; they are added to `taken`."""
    found: list[Spot] = []
    for index in range(count):
        radius = sizes[1] - (sizes[1] - sizes[0]) * index / max(1, count - 1)
        spot = find_spot(pieces, taken, rng, radius, 90 if radius > 8.4 else 16, crowding, margin)
        if spot is not None:
            found.append(spot)
            taken.append(spot)
    return found
