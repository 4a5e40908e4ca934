"""The board's geometry: cells, directions, edges, and where the animals and the boat are.

A cell is a plain integer, ``row * 8 + column``: the eighth column of every row is never used, so that a
one-bit shift of a whole board cannot wrap around. Edges are bits N=1, E=2, S=4, W=8.
"""

from enum import StrEnum
from typing import Final, TypeAlias

Cell: TypeAlias = int
Edges: TypeAlias = int

WIDTH: Final = 7
STRIDE: Final = 8
SPAN: Final = WIDTH * STRIDE  # how many bits a board-wide mask takes

NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8
DIRECTIONS: Final = (NORTH, EAST, SOUTH, WEST)
OPPOSITE: Final = {NORTH: SOUTH, EAST: WEST, SOUTH: NORTH, WEST: EAST}

CELLS: Final = tuple(row * STRIDE + column for row in range(WIDTH) for column in range(WIDTH))
BOAT: Final[Cell] = 3 * STRIDE + 3
WHOLE: Final = sum(1 << cell for cell in CELLS)  # the mask of all 49 cells


class Animal(StrEnum):
    """The four animals, in the order in which they are always named."""

    CAT = "cat"
    DOG = "dog"
    CAPYBARA = "capybara"
    LEMUR = "lemur"


# R1: which animal sits in which corner.
ANIMAL_CELLS: Final = {Animal.CAT: 0, Animal.DOG: 6, Animal.CAPYBARA: 54, Animal.LEMUR: 48}
ANIMAL_EDGES: Final = {
    Animal.CAT: EAST | SOUTH,
    Animal.DOG: SOUTH | WEST,
    Animal.CAPYBARA: NORTH | WEST,
    Animal.LEMUR: NORTH | EAST,
}
ANIMALS: Final = sum(1 << cell for cell in ANIMAL_CELLS.values())

# R5: die faces 1-6 name the lines 1, 2, 3, 5, 6, 7; the centre lines carry no number.
LINE_OF_FACE: Final = {1: 0, 2: 1, 3: 2, 4: 4, 5: 5, 6: 6}


def on_board(row: int, column: int) -> bool:
    """Say whether a row and a column, counted from 0, name a cell."""
    return 0 <= row < WIDTH and 0 <= column < WIDTH


def neighbour(cell: Cell, direction: Edges) -> Cell | None:
    """Return the cell next to this one in a direction, or None at the border.

    >>> neighbour(0, EAST), neighbour(0, NORTH)
    (1, None)
    """
    row, column = divmod(cell, STRIDE)
    row += (direction == SOUTH) - (direction == NORTH)
    column += (direction == EAST) - (direction == WEST)
    return row * STRIDE + column if on_board(row, column) else None


NEIGHBOURS: Final = {
    cell: tuple((d, n) for d in DIRECTIONS if (n := neighbour(cell, d)) is not None) for cell in CELLS
}


def row_cells(row: int) -> tuple[Cell, ...]:
    """Return the cells of a row, counted from 0 at the top."""
    return tuple(row * STRIDE + column for column in range(WIDTH))


def column_cells(column: int) -> tuple[Cell, ...]:
    """Return the cells of a column, counted from 0 at the left."""
    return tuple(row * STRIDE + column for row in range(WIDTH))


def animals_in(mask: int) -> tuple[Animal, ...]:
    """Name the animals whose spaces lie in a mask of cells, in the usual order."""
    return tuple(animal for animal, cell in ANIMAL_CELLS.items() if mask >> cell & 1)
