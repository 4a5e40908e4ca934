"""The board as somebody keeps it in mind who has only heard it: a sketch of spaces, tiles and open sides.

Nothing here is asked of the game's rules. It is what a listener knows of them, in the smallest form that
plays well: which sides must match, where water runs, how many tiles are missing.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

SIDE: Final = 7
SIDES: Final = (1, 2, 4, 8)
"""Up, right, down, left; a tile's open sides are their sum."""
_STEP: Final = {1: (-1, 0), 2: (0, 1), 4: (1, 0), 8: (0, -1)}
_OTHER: Final = {1: 4, 2: 8, 4: 1, 8: 2}
MIDDLE: Final = SIDE // 2
BOAT: Final = MIDDLE * SIDE + MIDDLE
CORNERS: Final = {0: 2 | 4, 6: 4 | 8, 48: 1 | 8, 42: 1 | 2}
"""The animals' spaces and their open sides."""
FAR: Final = 99
Spot = int


def _beside(spot: Spot) -> tuple[tuple[int, Spot], ...]:
    row, column = divmod(spot, SIDE)
    found = ((side, row + down, column + right) for side, (down, right) in _STEP.items())
    return tuple((side, r * SIDE + c) for side, r, c in found if 0 <= r < SIDE and 0 <= c < SIDE)


BESIDE: Final = tuple(_beside(spot) for spot in range(SIDE * SIDE))
ROWS: Final = tuple(frozenset(range(row * SIDE, row * SIDE + SIDE)) for row in range(SIDE) if row != MIDDLE)
COLUMNS: Final = tuple(frozenset(range(line, SIDE * SIDE, SIDE)) for line in range(SIDE) if line != MIDDLE)
LINES: Final = (*ROWS, *COLUMNS)
"""What a wave can run along: never the middle."""


class ToldTile(NamedTuple):
    """A tile that was told of: its open sides, whether something blocks it, whether a bird guards it."""

    sides: int
    blocked: bool = False
    bird: bool = False


Sketch = Mapping[Spot, ToldTile]
"""What lies where; empty spaces are left out."""


def empty_sketch() -> dict[Spot, ToldTile]:
    """The board before the first tile."""
    return {BOAT: ToldTile(15), **{corner: ToldTile(sides) for corner, sides in CORNERS.items()}}


def turns(sides: int) -> tuple[int, ...]:
    """The ways a tile can be turned, each once."""
    return tuple(dict.fromkeys((sides << n | sides >> (4 - n)) & 15 for n in range(4)))


def matches(sketch: Sketch, spot: Spot, sides: int) -> bool:
    """Whether every side fits what lies beside it; a rock minds nothing."""
    for side, other in BESIDE[spot]:
        there = sketch.get(other)
        if there is not None and there.sides and bool(sides & side) != bool(there.sides & _OTHER[side]):
            return False
    return True


def missing(sketch: Sketch, start: Mapping[Spot, int] | None = None) -> list[int]:
    """How many new tiles water needs from the boat (or from the spots of `start`) to each space."""
    far = [FAR] * (SIDE * SIDE)
    waiting: deque[Spot] = deque()
    for spot, price in sorted((start or {BOAT: 0}).items(), key=lambda each: each[1]):
        far[spot] = price
        waiting.append(spot)
    while waiting:
        spot = waiting.popleft()
        here, price = sketch.get(spot), far[spot]
        for side, other in BESIDE[spot]:
            if here is not None and not here.sides & side:
                continue
            there = sketch.get(other)
            if there is None:
                if price + 1 < far[other]:
                    far[other] = price + 1
                    waiting.append(other)
            elif not there.blocked and there.sides & _OTHER[side] and price < far[other]:
                far[other] = price
                waiting.appendleft(other)
    return far


def ways_left(sketch: Sketch) -> int:
    """The tiles that each animal's own way still needs, summed."""
    far = missing(sketch)
    return sum(min(far[corner], 12) for corner in CORNERS)


def tiles_left(sketch: Sketch) -> int:
    """About how few tiles join all animals, shared ones counted once: the nearest first, then on."""
    sketch = dict(sketch)
    waiting, count = set(CORNERS), 0
    joined: dict[Spot, int] = {BOAT: 0}
    while waiting:
        far = missing(sketch, joined)
        nearest = min(waiting, key=lambda corner: far[corner])
        if far[nearest] >= FAR:
            return count + 8 * len(waiting)
        count += far[nearest]
        waiting.discard(nearest)
        joined |= dict.fromkeys(_way(sketch, far, nearest), 0)
    return count


def _way(sketch: Sketch, far: list[int], end: Spot) -> Iterator[Spot]:
    """The spaces of a shortest way from where the distances began to an end."""
    seen = {end}
    yield end
    while far[end] > 0:
        here = sketch.get(end)
        for side, other in BESIDE[end]:
            there = sketch.get(other)
            is_open = (here is None or here.sides & side) and (
                there is None or (there.sides & _OTHER[side] and not there.blocked)
            )
            step = 1 if here is None else 0
            if is_open and other not in seen and far[other] == far[end] - step:
                end = other
                seen.add(other)
                yield other
                break
        else:
            return


def wet_spots(sketch: Sketch) -> set[Spot]:
    """The empty spaces that the water of some animal opens onto."""
    reached, waiting, found = set(CORNERS), deque(CORNERS), set[Spot]()
    while waiting:
        spot = waiting.popleft()
        here = sketch[spot]
        for side, other in BESIDE[spot]:
            there = sketch.get(other)
            if here.blocked or not here.sides & side or other in reached:
                continue
            if there is None:
                found.add(other)
            elif there.sides & _OTHER[side]:
                reached.add(other)
                waiting.append(other)
    return found


def washed(sketch: Sketch, line: frozenset[Spot]) -> dict[Spot, ToldTile]:
    """What is left after a wave along a line; a bird saves its tile once."""
    left = dict(sketch)
    for spot in line:
        tile = left.get(spot)
        if tile is None or spot == BOAT or spot in CORNERS:
            continue
        if tile.bird:
            left[spot] = tile._replace(bird=False)
        else:
            del left[spot]
    return left
