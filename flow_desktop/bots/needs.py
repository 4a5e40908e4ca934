"""How much a board still needs: the fewest tiles that join all animals, and what each line would cost.

Every empty space counts as any water. The *tree* is the fewest new tiles that join all animals which still
can be joined, a shared tile counted once; the *ways* are the tiles of each animal's own shortest way, summed.
Both are found with masks of cells only: a region is widened by one empty space at a time, and water runs
on by itself. Masks have 56 bits, so that compiled code keeps them in registers (``i64``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from flow_desktop.engine.geometry import (
    ANIMAL_CELLS,
    ANIMALS,
    BOAT,
    LINE_OF_FACE,
    SPAN,
    STRIDE,
    Animal,
    column_cells,
    row_cells,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_TREE: Final = 6  # counted in the tree for an animal that has no possible way
NO_WAY: Final = 12  # counted in the ways for the same
_LANE: Final = (1 << SPAN) - 1
_SHIP: Final = 1 << BOAT
_ANIMAL_BITS: Final = tuple(1 << cell for cell in range(SPAN) if ANIMALS >> cell & 1)
ROWS: Final = tuple(sum(1 << cell for cell in row_cells(line)) for line in LINE_OF_FACE.values())
COLUMNS: Final = tuple(sum(1 << cell for cell in column_cells(line)) for line in LINE_OF_FACE.values())


def _splits(group: int) -> tuple[tuple[int, int], ...]:
    """Every way to part a set of animals in two; the first part holds the first animal."""
    parts = [part for part in range(1, group) if part & group == part and part & group & -group]
    return tuple((part, group ^ part) for part in parts)


_SPLITS: Final = tuple(_splits(group) for group in range(16))


def poured(region: i64, north: i64, east: i64, south: i64, west: i64, empty: i64) -> i64:
    """Let water run on from a region through tiles; empty spaces of the region are open on all sides."""
    out_north: i64 = north | empty
    out_east: i64 = east | empty
    out_south: i64 = south | empty
    out_west: i64 = west | empty
    grown: i64 = region
    while True:
        before: i64 = grown
        grown |= ((grown & out_east) << 1) & west
        grown |= ((grown & out_south) << STRIDE) & north
        grown |= ((grown & out_west) >> 1) & east
        grown |= ((grown & out_north) >> STRIDE) & south
        if grown == before:
            return grown


def widened(region: i64, north: i64, east: i64, south: i64, west: i64, empty: i64) -> i64:
    """Add the empty spaces that water in a region could enter next."""
    step: i64 = ((region & (east | empty)) << 1) | ((region & (west | empty)) >> 1)
    step |= ((region & (south | empty)) << STRIDE) | ((region & (north | empty)) >> STRIDE)
    return region | (step & empty)


def needs(north: i64, east: i64, south: i64, west: i64, empty: i64) -> int:
    """Return the tree and the ways of a board in one number: ``tree << 8 | ways``."""
    boat: i64 = _SHIP
    animals: i64 = ANIMALS
    ship: i64 = poured(boat, north, east, south, west, empty)
    waiting: i64 = animals & ~ship
    if waiting == 0:
        return 0
    region: i64 = ship
    found: i64 = 0
    left: i64 = waiting
    steps: i64 = 0
    ways: i64 = 0
    while left != 0:
        grown: i64 = widened(region, north, east, south, west, empty)
        if grown == region:
            break
        region = poured(grown, north, east, south, west, empty)
        steps += 1
        found = left & region
        if found != 0:
            ways += steps * _count(found)
            left &= ~found
    lost: i64 = _count(left)
    tree: i64 = steps
    if _count(waiting & ~left) > 1:
        tree = _tree(north, east, south, west, empty, ship, waiting & ~left)
    elif waiting == left:
        tree = 0
    else:
        tree = ways
    return int((tree + NO_TREE * lost) << 8 | (ways + NO_WAY * lost))


def ways(north: i64, east: i64, south: i64, west: i64, empty: i64) -> dict[Animal, int]:
    """Return the tiles on each animal's own shortest way to the boat; ``NO_WAY`` where there is none."""
    boat: i64 = _SHIP
    region: i64 = poured(boat, north, east, south, west, empty)
    found = dict.fromkeys(Animal, NO_WAY)
    left = set(Animal)
    steps = 0
    while left:
        for animal in tuple(left):
            if region >> ANIMAL_CELLS[animal] & 1:
                found[animal] = steps
                left.remove(animal)
        grown: i64 = widened(region, north, east, south, west, empty)
        if grown == region:
            break
        region = poured(grown, north, east, south, west, empty)
        steps += 1
    return found


def _count(mask: i64) -> i64:
    """How many animals a mask holds; it holds nothing else."""
    number: i64 = 0
    while mask != 0:
        mask &= mask - 1
        number += 1
    return number


def _tree(north: i64, east: i64, south: i64, west: i64, empty: i64, ship: i64, waiting: i64) -> i64:
    """Return the fewest tiles that join these animals, each of which can be joined, to the boat's water.

    ``reach[group][k]`` are the cells that a tree holding a group of animals reaches with at most k new tiles:
    two trees meet on water, or on an empty space that both have counted; then they widen together.
    """
    reach: list[list[i64]] = [[]]
    joined: i64 = 0
    for animal in _ANIMAL_BITS:
        bit: i64 = animal
        if bit & waiting and not bit & joined:
            region: i64 = poured(bit, north, east, south, west, empty)
            joined |= region
            for _ in range(len(reach)):
                reach.append([])
            reach[len(reach) >> 1].append(region)
    every = len(reach) - 1
    level = 0
    while True:
        for group in range(1, every + 1):
            if level == 0 and group & (group - 1) == 0:
                continue
            here: i64 = _meeting(reach, group, level, empty)
            if level > 0:
                last: i64 = reach[group][level - 1]
                here |= widened(last, north, east, south, west, empty)
                if here != last:
                    here = poured(here, north, east, south, west, empty)
            reach[group].append(here)
        if reach[every][level] & ship != 0:
            return level
        level += 1


def _meeting(reach: list[list[i64]], group: int, level: int, empty: i64) -> i64:
    """The cells where two parts of a group meet with so many tiles in all."""
    wet: i64 = 0
    dry: i64 = 0
    for one, other in _SPLITS[group]:
        first = reach[one]
        second = reach[other]
        for tiles in range(level + 1):
            wet |= first[tiles] & second[level - tiles]
        for tiles in range(1, level + 1):
            dry |= first[tiles] & second[level + 1 - tiles]
    return (wet & ~empty) | (dry & empty)


def needs_of(waters: list[tuple[int, int, int, int, int]]) -> list[int]:
    """The needs of many boards, each given as its openings N, E, S, W and its empty spaces."""
    return [needs(north, east, south, west, empty) for north, east, south, west, empty in waters]
