"""The needs of many boards at once, for an interpreter: masks end to end in one integer, flooded together.

Plain Python is slow at a single mask and quick at a long integer, so that all the boards that a decision has
to look at cost hardly more than one. ``needs`` says what is counted, and counts the same board by board.
"""

from __future__ import annotations

from typing import Final

from flow_desktop.bots.needs import NO_TREE, NO_WAY
from flow_desktop.engine.geometry import ANIMALS, BOAT, SPAN, STRIDE, WHOLE

Water = tuple[int, int, int, int, int]
_BYTES: Final = SPAN // 8
_TOP: Final = (1 << STRIDE) - 1
_FIRST: Final = bytes(
    (value & 1) + (value >> 6 & 1) for value in range(256)
)  # animals in the first row's byte
_BOAT_BYTE: Final = BOAT // 8
_DRY: Final = bytes(1 - (value >> BOAT % 8 & 1) for value in range(256))


def _splits(group: int) -> tuple[tuple[int, int], ...]:
    """Every way to part a set of animals in two; the first part holds the first animal."""
    parts = [part for part in range(1, group) if part & group == part and part & group & -group]
    return tuple((part, group ^ part) for part in parts)


_SPLITS: Final = tuple(_splits(group) for group in range(16))


class Lanes:
    """Boards side by side: the openings of each direction and the empty spaces, one lane a board."""

    __slots__ = ("count", "east", "empty", "low", "north", "ones", "out", "south", "west")

    def __init__(self, waters: list[Water]) -> None:
        self.count = len(waters)
        self.ones = sum_of([1] * self.count)
        low = ~(_TOP * self.ones)  # no water leaves a board towards the one beside it
        self.low = low
        self.north = sum_of([water[0] for water in waters]) & low
        self.east = sum_of([water[1] for water in waters])
        self.south = sum_of([water[2] for water in waters])
        self.west = sum_of([water[3] for water in waters])
        self.empty = empty = sum_of([water[4] for water in waters])
        self.out = (self.north | empty) & low, self.east | empty, self.south | empty, self.west | empty

    def poured(self, region: int) -> int:
        """Let water run on from a region of each board through its tiles."""
        north, east, south, west = self.north, self.east, self.south, self.west
        out_north, out_east, out_south, out_west = self.out
        while True:
            grown = region | (region & out_east) << 1 & west
            grown |= (grown & out_south) << STRIDE & north
            grown |= (grown & out_west) >> 1 & east
            grown |= (grown & out_north) >> STRIDE & south
            if grown == region:
                return grown
            region = grown

    def widened(self, region: int) -> int:
        """Add the empty spaces that water in a region could enter next."""
        out_north, out_east, out_south, out_west = self.out
        step = (region & out_east) << 1 | (region & out_west) >> 1 | (region & out_north) >> STRIDE
        step |= (region & out_south) << STRIDE & self.low
        return region | step & self.empty


def sum_of(masks: list[int]) -> int:
    """Lay masks end to end."""
    return int.from_bytes(b"".join([mask.to_bytes(_BYTES, "little") for mask in masks]), "little")


def parts_of(lanes: int, count: int) -> list[int]:
    """Take lanes apart again."""
    text = lanes.to_bytes(count * _BYTES, "little")
    return [int.from_bytes(text[start : start + _BYTES], "little") for start in range(0, len(text), _BYTES)]


def needs_of_many(waters: list[Water]) -> list[int]:
    """The needs of each board, as ``needs`` counts them."""
    lanes = Lanes(waters)
    ship = lanes.poured((1 << BOAT) * lanes.ones)
    counts, lost = _ways(lanes, ship)
    trees = _trees(waters, parts_of(ANIMALS * lanes.ones & ~ship & ~lost, lanes.count), counts)
    missing = _animal_counts(lost, lanes.count)
    return [
        (tree + NO_TREE * gone) << 8 | (way + NO_WAY * gone)
        for tree, way, gone in zip(trees, counts, missing, strict=True)
    ]


def _ways(lanes: Lanes, ship: int) -> tuple[list[int], int]:
    """The summed ways of the animals that have one, for each board; and those that have none."""
    left = ANIMALS * lanes.ones & ~ship
    counts, region, steps = [0] * lanes.count, ship, 0
    while left:
        grown = lanes.widened(region)
        if grown == region:
            break
        region = lanes.poured(grown)
        steps += 1
        found = left & region
        if found:
            left ^= found
            numbers = _animal_counts(found, lanes.count)
            counts = [count + steps * number for count, number in zip(counts, numbers, strict=True)]
    return counts, left


def _animal_counts(animals: int, count: int) -> list[int]:
    """How many animals each lane of a mask of animals holds."""
    if not animals:
        return [0] * count
    text = animals.to_bytes(count * _BYTES, "little").translate(_FIRST)
    return [top + bottom for top, bottom in zip(text[::_BYTES], text[_BYTES - 1 :: _BYTES], strict=True)]


def _trees(waters: list[Water], waiting: list[int], counts: list[int]) -> list[int]:
    """The trees of all boards: those with one waiting animal need its way, others by how many are waiting."""
    trees = counts[:]
    for number in (2, 3, 4):
        chosen = [index for index, animals in enumerate(waiting) if animals.bit_count() == number]
        if chosen:
            found = _trees_for(
                [waters[index] for index in chosen], [waiting[index] for index in chosen], number
            )
            for index, tree in zip(chosen, found, strict=True):
                trees[index] = tree
    return trees


def _trees_for(waters: list[Water], waiting: list[int], number: int) -> list[int]:
    """The trees of boards on each of which so many animals wait.

    ``reach[group][k]`` are the cells that a tree holding a group of animals reaches with at most k new tiles:
    two trees meet on water, or on an empty space that both have counted; then they widen together.
    """
    lanes = Lanes(waters)
    dry = lanes.empty
    wet = WHOLE * lanes.ones & ~dry
    reach: list[list[int]] = [[] for _ in range(1 << number)]
    for place in range(number):
        reach[1 << place].append(lanes.poured(sum_of([_nth(animals, place) for animals in waiting])))
    every = (1 << number) - 1
    total = 0
    level = 0
    while True:
        for group in range(1, every + 1):
            if level == 0 and not group & (group - 1):
                continue
            here = _meeting(reach, group, level, wet, dry)
            if level:
                last = reach[group][level - 1]
                here |= lanes.widened(last)
                if here != last:
                    here = lanes.poured(here)
            reach[group].append(here)
        text = reach[every][level].to_bytes(lanes.count * _BYTES, "little")
        missing = int.from_bytes(text[_BOAT_BYTE::_BYTES].translate(_DRY), "little")
        if not missing:
            return list(total.to_bytes(lanes.count, "little"))
        total += missing
        level += 1


def _nth(animals: int, place: int) -> int:
    """The bit of the animal at a place among those of a mask."""
    for _ in range(place):
        animals &= animals - 1
    return animals & -animals


def _meeting(reach: list[list[int]], group: int, level: int, wet: int, dry: int) -> int:
    """The cells where two parts of a group meet with so many tiles in all."""
    on_water = on_empty = 0
    for one, other in _SPLITS[group]:
        first, second = reach[one], reach[other]
        for tiles in range(level + 1):
            on_water |= first[tiles] & second[level - tiles]
        for tiles in range(1, level + 1):
            on_empty |= first[tiles] & second[level + 1 - tiles]
    return on_water & wet | on_empty & dry
