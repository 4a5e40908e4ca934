"""The fewest tiles that join animals to the boat, found slowly and plainly, with dictionaries.

Nothing here is shared with the program but the names of edges: what lies where is read from the board's text.
"""

from heapq import heappop, heappush
from itertools import combinations

from flow_desktop.engine.board import Board
from flow_desktop.engine.notation import write_board

Space = tuple[int, int]
STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}
ANIMALS = {(0, 0): "ES", (0, 6): "SW", (6, 6): "NW", (6, 0): "NE"}
BOAT = (3, 3)
NEVER = 99


def open_sides(board: Board, extra: frozenset[Space] = frozenset()) -> dict[Space, str]:
    """The open sides of every space that water can pass; ``extra`` are empty ones that count as any water."""
    sides = dict(ANIMALS)
    for item in write_board(board).split():
        space, _, rest = item.partition(":")
        place = int(space[1]) - 1, "abcdefg".index(space[0])
        sides[place] = "" if "#" in rest or rest.startswith("rock") else rest.rstrip("*")
    for row in range(7):
        for column in range(7):
            if (row, column) in extra:
                sides[row, column] = "NESW"
    return sides


def empty_spaces(board: Board) -> frozenset[Space]:
    taken = open_sides(board)
    return frozenset((row, column) for row in range(7) for column in range(7) if (row, column) not in taken)


def neighbours(sides: dict[Space, str], space: Space) -> list[Space]:
    found = []
    for side in sides[space]:
        other = space[0] + STEPS[side][0], space[1] + STEPS[side][1]
        if BACK[side] in sides.get(other, ""):
            found.append(other)
    return found


def wet_from(sides: dict[Space, str], start: Space) -> set[Space]:
    seen, queue = {start}, [start]
    while queue:
        for other in neighbours(sides, queue.pop()):
            if other not in seen:
                seen.add(other)
                queue.append(other)
    return seen


def distances(sides: dict[Space, str], cost: dict[Space, int], known: dict[Space, int]) -> dict[Space, int]:
    """Dijkstra: ``known`` already counts its own spaces."""
    found: dict[Space, int] = {}
    heap = [(distance, space) for space, distance in known.items()]
    heap.sort()
    while heap:
        distance, space = heappop(heap)
        if space in found:
            continue
        found[space] = distance
        for other in neighbours(sides, space):
            if other not in found:
                heappush(heap, (distance + cost[other], other))
    return found


def ways(board: Board) -> dict[Space, int]:
    """The tiles on each animal's own shortest way; NEVER where there is none."""
    empty = empty_spaces(board)
    sides = open_sides(board, empty)
    cost = {space: int(space in empty) for space in sides}
    found = distances(sides, cost, {BOAT: 0})
    return {animal: found.get(animal, NEVER) for animal in ANIMALS}


def tree(board: Board) -> int:
    """The fewest tiles that join every animal which can be joined (Dreyfus and Wagner)."""
    empty = empty_spaces(board)
    sides = open_sides(board, empty)
    cost = {space: int(space in empty) for space in sides}
    targets = [animal for animal, steps in ways(board).items() if steps != NEVER]
    best: dict[frozenset[Space], dict[Space, int]] = {}
    for size in range(1, len(targets) + 1):
        for group in map(frozenset, combinations(targets, size)):
            known = {next(iter(group)): 0} if size == 1 else {}
            for part in (frozenset(part) for n in range(1, size) for part in combinations(group, n)):
                one, other = best[part], best[group - part]
                for space in one.keys() & other.keys():
                    total = one[space] + other[space] - cost[space]
                    known[space] = min(total, known.get(space, NEVER))
            best[group] = distances(sides, cost, known)
    return best[frozenset(targets)][BOAT] if targets else 0


def can_be_joined_with(board: Board, tiles: int) -> bool:
    """Try every set of so many empty spaces: is there one that joins all animals?"""
    return any(
        ANIMALS.keys() <= wet_from(open_sides(board, frozenset(chosen)), BOAT)
        for chosen in combinations(sorted(empty_spaces(board)), tiles)
    )
