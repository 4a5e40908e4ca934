"""Where water runs: sections 3 and 5, with R3, R8 and R9."""

from collections.abc import Iterable
from typing import Any

from tests.oracles.plain.board import (
    ANIMAL_OPENINGS,
    ANIMALS,
    BOAT_CELL,
    OPPOSITE,
    Board,
    neighbours,
    parse_board,
)


def is_open(board: Board, cell: str, direction: str, empty_is_water: bool) -> bool:
    """Whether this edge of this space is open water."""
    if cell in ANIMAL_OPENINGS:
        return direction in ANIMAL_OPENINGS[cell]
    if cell == BOAT_CELL:
        return direction in board.boat
    if cell in board.tiles:
        return direction in board.tiles[cell].edges
    return empty_is_water


def may_be_passed(board: Board, cell: str) -> bool:
    """R3: a path ends at an obstacle. R9: animals and the boat are like any other open tile."""
    return cell not in board.tiles or not (board.tiles[cell].obstacle or board.tiles[cell].rock)


def reached(board: Board, starts: Iterable[str], empty_is_water: bool = False) -> set[str]:
    """Every space that a path of water from one of the starts comes to."""
    found = set(starts)
    waiting = list(found)
    while waiting:
        cell = waiting.pop()
        if not may_be_passed(board, cell):
            continue
        for direction, beside in neighbours(cell).items():
            leaves = is_open(board, cell, direction, empty_is_water)
            enters = is_open(board, beside, OPPOSITE[direction], empty_is_water)
            if leaves and enters and beside not in found:
                found.add(beside)
                waiting.append(beside)
    return found


def joined_animals(board: Board) -> list[str]:
    """Section 5: the animals joined to the boat by uninterrupted water."""
    found = reached(board, [BOAT_CELL])
    return [animal for animal, cell in ANIMALS.items() if cell in found]


def possible_animals(board: Board) -> list[str]:
    """R8: the animals for which a way is still possible, every empty space being any water."""
    found = reached(board, [BOAT_CELL], empty_is_water=True)
    return [animal for animal, cell in ANIMALS.items() if cell in found]


def water(board_text: str) -> dict[str, Any]:
    """The protocol's `water`: who is joined, who still can be, and whether that is a win."""
    board = parse_board(board_text)
    joined = joined_animals(board)
    return {"joined": joined, "possible": possible_animals(board), "won": len(joined) == len(ANIMALS)}
