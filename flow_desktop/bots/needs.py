"""How much a board still needs: the fewest tiles that join all animals, and the ways of each.

Every empty space counts as any water. The *tree* is the fewest new tiles that join all animals which still
can be joined, a shared tile counted once; the *ways* are the tiles of each animal's own shortest way, summed.

Masks of cells have 56 bits, so that compiled code keeps them in registers (``i64``). How far each cell is
from something, in new tiles, is written as five masks, the binary digits of all the distances at once
(``Distances``): adding two trees up, and taking the nearer of two, are a few operations for the whole board.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from flow_desktop.engine.geometry import (
    ANIMAL_CELLS,
    ANIMALS,
    BOAT,
    LINE_OF_FACE,
    STRIDE,
    WHOLE,
    Animal,
    column_cells,
    row_cells,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    Distances = tuple[i64, i64, i64, i64, i64]

NO_TREE: Final = 6  # counted in the tree for an animal that has no possible way
NO_WAY: Final = 12  # counted in the ways for the same
FAR: Final = 31  # the greatest distance: out of reach
_SHIP: Final = 1 << BOAT
_ALL: Final = WHOLE
ROWS: Final = tuple(sum(1 << cell for cell in row_cells(line)) for line in LINE_OF_FACE.values())
COLUMNS: Final = tuple(sum(1 << cell for cell in column_cells(line)) for line in LINE_OF_FACE.values())

_LINES: Final = (*ROWS, *COLUMNS)


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
    far = _from(ship, north, east, south, west, empty)
    lost: i64 = waiting & far[0] & far[1] & far[2] & far[3] & far[4]
    waiting &= ~lost
    ways: i64 = 0
    ways += _count(waiting & far[0])
    ways += 2 * _count(waiting & far[1])
    ways += 4 * _count(waiting & far[2])
    ways += 8 * _count(waiting & far[3])
    ways += 16 * _count(waiting & far[4])
    number: i64 = _count(waiting)
    tree: i64 = ways
    if number > 1:
        tree = _tree(far, number, waiting, north, east, south, west, empty)
    gone: i64 = _count(lost)
    return int((tree + NO_TREE * gone) << 8 | (ways + NO_WAY * gone))


def needs_and_lines(north: i64, east: i64, south: i64, west: i64, empty: i64, loose: i64) -> list[int]:
    """Return the needs of a board, then those after each row and each column has lost its loose tiles."""
    now = needs(north, east, south, west, empty)
    found = [now]
    for cells in _LINES:
        line: i64 = cells
        gone: i64 = loose & line
        if gone == 0:
            found.append(now)
        else:
            kept: i64 = ~gone
            found.append(needs(north & kept, east & kept, south & kept, west & kept, empty | gone))
    return found


def ways(north: i64, east: i64, south: i64, west: i64, empty: i64) -> dict[Animal, int]:
    """Return the tiles on each animal's own shortest way to the boat; ``NO_WAY`` where there is none."""
    boat: i64 = _SHIP
    digits = _from(poured(boat, north, east, south, west, empty), north, east, south, west, empty)
    found: dict[Animal, int] = {}
    for animal, cell in ANIMAL_CELLS.items():
        steps = sum(int(digit >> cell & 1) << place for place, digit in enumerate(digits))
        found[animal] = NO_WAY if steps == FAR else steps
    return found


def _count(mask: i64) -> i64:
    """How many cells a small mask holds."""
    number: i64 = 0
    while mask != 0:
        mask &= mask - 1
        number += 1
    return number


def _from(region: i64, north: i64, east: i64, south: i64, west: i64, empty: i64) -> Distances:
    """How many new tiles water needs from a region to every cell, the cell's own included."""
    every: i64 = _ALL
    others: i64 = every & ~region
    return _spread((others, others, others, others, others), north, east, south, west, empty)


def _spread(begun: Distances, north: i64, east: i64, south: i64, west: i64, empty: i64) -> Distances:
    """Let distances that are known for some cells spread over the others."""
    first, second, third, fourth, fifth = begun
    every: i64 = _ALL
    ones: i64 = every
    twos: i64 = every
    fours: i64 = every
    eights: i64 = every
    sixteens: i64 = every
    reached: i64 = 0
    level: i64 = 0
    known: i64 = every & ~(first & second & third & fourth & fifth)
    while level < FAR:
        here: i64 = known
        here &= first if level & 1 else ~first
        here &= second if level & 2 else ~second
        here &= third if level & 4 else ~third
        here &= fourth if level & 8 else ~fourth
        here &= fifth if level & 16 else ~fifth
        known &= ~here
        grown: i64 = widened(reached, north, east, south, west, empty) | here
        if grown != reached:
            grown = poured(grown, north, east, south, west, empty)
            fresh: i64 = grown & ~reached
            known &= ~grown
            ones &= ~fresh if not level & 1 else every
            twos &= ~fresh if not level & 2 else every
            fours &= ~fresh if not level & 4 else every
            eights &= ~fresh if not level & 8 else every
            sixteens &= ~fresh if not level & 16 else every
            reached = grown
        elif known == 0:
            break
        level += 1
    return ones, twos, fours, eights, sixteens


def _join(one: Distances, other: Distances, empty: i64) -> Distances:
    """Add two trees that meet at a cell, a new tile on it counted once; out of reach stays so."""
    a0, a1, a2, a3, a4 = one
    b0, b1, b2, b3, b4 = other
    far: i64 = (a0 & a1 & a2 & a3 & a4) | (b0 & b1 & b2 & b3 & b4)
    borrow: i64 = empty  # one less on empty cells, where both are at least one
    lent: i64 = ~a0 & borrow
    a0 ^= borrow
    borrow = lent
    lent = ~a1 & borrow
    a1 ^= borrow
    borrow = lent
    lent = ~a2 & borrow
    a2 ^= borrow
    borrow = lent
    lent = ~a3 & borrow
    a3 ^= borrow
    a4 ^= lent
    carry: i64 = a0 & b0
    s0: i64 = a0 ^ b0
    s1: i64 = a1 ^ b1 ^ carry
    carry = (a1 & b1) | (carry & (a1 | b1))
    s2: i64 = a2 ^ b2 ^ carry
    carry = (a2 & b2) | (carry & (a2 | b2))
    s3: i64 = a3 ^ b3 ^ carry
    carry = (a3 & b3) | (carry & (a3 | b3))
    s4: i64 = a4 ^ b4 ^ carry
    far |= (a4 & b4) | (carry & (a4 | b4))
    every: i64 = _ALL
    far &= every
    return (s0 | far) & every, (s1 | far) & every, (s2 | far) & every, (s3 | far) & every, (s4 | far) & every


def _nearer(one: Distances, other: Distances) -> Distances:
    """The smaller distance of each cell."""
    a0, a1, a2, a3, a4 = one
    b0, b1, b2, b3, b4 = other
    less: i64 = b4 & ~a4
    same: i64 = ~(a4 ^ b4)
    less |= same & b3 & ~a3
    same &= ~(a3 ^ b3)
    less |= same & b2 & ~a2
    same &= ~(a2 ^ b2)
    less |= same & b1 & ~a1
    same &= ~(a1 ^ b1)
    less |= same & b0 & ~a0
    more: i64 = ~less
    return (
        (a0 & less) | (b0 & more),
        (a1 & less) | (b1 & more),
        (a2 & less) | (b2 & more),
        (a3 & less) | (b3 & more),
        (a4 & less) | (b4 & more),
    )


def _least(one: Distances) -> i64:
    """The smallest distance of all cells."""
    a0, a1, a2, a3, a4 = one
    left: i64 = _ALL
    least: i64 = 0
    if left & ~a4 != 0:
        left &= ~a4
    else:
        least += 16
    if left & ~a3 != 0:
        left &= ~a3
    else:
        least += 8
    if left & ~a2 != 0:
        left &= ~a2
    else:
        least += 4
    if left & ~a1 != 0:
        left &= ~a1
    else:
        least += 2
    if left & ~a0 == 0:
        least += 1
    return least


def _tree(
    boat: Distances, number: i64, waiting: i64, north: i64, east: i64, south: i64, west: i64, empty: i64
) -> i64:
    """Return the fewest tiles that join so many animals, each of which can be joined, to the boat's water.

    A tree is put together from smaller ones that meet at a cell: pairs of animals, then three of them; at
    last two parts and the boat.
    """
    bit: i64 = waiting & -waiting
    a = _from(poured(bit, north, east, south, west, empty), north, east, south, west, empty)
    waiting ^= bit
    bit = waiting & -waiting
    b = _from(poured(bit, north, east, south, west, empty), north, east, south, west, empty)
    if number == 2:
        return _least(_join(_join(a, b, empty), boat, empty))
    waiting ^= bit
    bit = waiting & -waiting
    c = _from(poured(bit, north, east, south, west, empty), north, east, south, west, empty)
    ab = _spread(_join(a, b, empty), north, east, south, west, empty)
    ac = _spread(_join(a, c, empty), north, east, south, west, empty)
    bc = _spread(_join(b, c, empty), north, east, south, west, empty)
    abc = _nearer(_nearer(_join(ab, c, empty), _join(ac, b, empty)), _join(bc, a, empty))
    if number == 3:
        return _least(_join(abc, boat, empty))
    waiting ^= bit
    d = _from(poured(waiting, north, east, south, west, empty), north, east, south, west, empty)
    ad = _spread(_join(a, d, empty), north, east, south, west, empty)
    bd = _spread(_join(b, d, empty), north, east, south, west, empty)
    cd = _spread(_join(c, d, empty), north, east, south, west, empty)
    abd = _nearer(_nearer(_join(ab, d, empty), _join(ad, b, empty)), _join(bd, a, empty))
    acd = _nearer(_nearer(_join(ac, d, empty), _join(ad, c, empty)), _join(cd, a, empty))
    bcd = _nearer(_nearer(_join(bc, d, empty), _join(bd, c, empty)), _join(cd, b, empty))
    abc = _spread(abc, north, east, south, west, empty)
    abd = _spread(abd, north, east, south, west, empty)
    acd = _spread(acd, north, east, south, west, empty)
    bcd = _spread(bcd, north, east, south, west, empty)
    best = _nearer(_join(abc, d, empty), _join(abd, c, empty))
    best = _nearer(best, _nearer(_join(acd, b, empty), _join(bcd, a, empty)))
    best = _nearer(best, _nearer(_join(ab, cd, empty), _join(ac, bd, empty)))
    best = _nearer(best, _join(ad, bc, empty))
    return _least(_join(best, boat, empty))
