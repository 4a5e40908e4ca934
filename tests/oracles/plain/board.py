"""Section 1: the board, the animal spaces, the boat, the tiles, and how they are written."""

from dataclasses import dataclass
from typing import Any

Game = dict[str, Any]
"""The protocol's game object, as read from JSON."""

COLUMNS = "abcdefg"
ROWS = "1234567"
CELLS = [column + row for row in ROWS for column in COLUMNS]
"""Every space in reading order, row by row from a1."""

ANIMALS = {"cat": "a1", "dog": "g1", "capybara": "g7", "lemur": "a7"}
"""R1: which animal sits where, in the order in which animals are listed."""

ANIMAL_OPENINGS = {"a1": "ES", "g1": "SW", "g7": "NW", "a7": "NE"}
"""The two openings of each animal space, towards its two neighbours on the board."""

BOAT_CELL = "d4"
DIRECTIONS = "NESW"
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}

FORMS = {
    "straight": ["NS", "EW"],
    "bend": ["NE", "ES", "NW", "SW"],
    "tee": ["NES", "NEW", "NSW", "ESW"],
    "cross": ["NESW"],
}
"""R2: the distinct rotations of each shape, in the order of N, E, S, W read as 1, 2, 4, 8."""

ROCK = "rock"


@dataclass(frozen=True, slots=True)
class Tile:
    """A map tile or a scenario obstacle as it lies on the board."""

    edges: str = ""
    obstacle: bool = False
    bird: bool = False
    rock: bool = False

    @property
    def kind(self) -> str:
        """The kind of the tile in the protocol's words."""
        if self.rock:
            return ROCK
        shape = next(shape for shape, forms in FORMS.items() if self.edges in forms)
        return shape + "#" if self.obstacle else shape


@dataclass(frozen=True, slots=True)
class Board:
    """The boat's open edges, and what lies on the other spaces."""

    boat: str
    tiles: dict[str, Tile]

    def holding(self, cell: str, tile: Tile) -> "Board":
        """The same board with one more tile."""
        return Board(self.boat, {**self.tiles, cell: tile})

    def without(self, cell: str) -> "Board":
        """The same board with one tile taken away."""
        return Board(self.boat, {place: tile for place, tile in self.tiles.items() if place != cell})

    def empty_cells(self) -> list[str]:
        """The spaces where neither animal, boat nor tile is, in reading order."""
        return [
            cell
            for cell in CELLS
            if cell not in self.tiles and cell != BOAT_CELL and cell not in ANIMAL_OPENINGS
        ]


def neighbours(cell: str) -> dict[str, str]:
    """The spaces beside this one, by direction; the border has none."""
    column, row = COLUMNS.index(cell[0]), ROWS.index(cell[1])
    around = {"N": (column, row - 1), "E": (column + 1, row), "S": (column, row + 1), "W": (column - 1, row)}
    return {
        direction: COLUMNS[x] + ROWS[y] for direction, (x, y) in around.items() if 0 <= x < 7 and 0 <= y < 7
    }


def tile_of_kind(kind: str, edges: str) -> Tile:
    """A fresh tile of a kind, turned so that these edges are open; a rock has none."""
    if kind == ROCK:
        return Tile(rock=True)
    return Tile(edges=edges, obstacle=kind.endswith("#"))


def forms_of_kind(kind: str) -> list[str]:
    """Every distinct rotation of a kind; a rock has one form, written `rock`."""
    return [ROCK] if kind == ROCK else FORMS[kind.removesuffix("#")]


def format_tile(cell: str, tile: Tile) -> str:
    """Write one tile: cell, edges, `#` for an obstacle, `*` for a bird."""
    if tile.rock:
        return f"{cell}:{ROCK}" + ("*" if tile.bird else "")
    return f"{cell}:{tile.edges}" + ("#" if tile.obstacle else "") + ("*" if tile.bird else "")


def format_board(board: Board) -> str:
    """Write a board row by row from a1, the boat always, the animals never."""
    items = {cell: format_tile(cell, tile) for cell, tile in board.tiles.items()}
    items[BOAT_CELL] = f"{BOAT_CELL}:{board.boat}"
    return " ".join(items[cell] for cell in CELLS if cell in items)


def parse_tile(text: str) -> Tile:
    """Read what stands behind the colon."""
    bird = text.endswith("*")
    text = text.removesuffix("*")
    if text == ROCK:
        return Tile(bird=bird, rock=True)
    obstacle = text.endswith("#")
    edges = text.removesuffix("#")
    if not any(edges in forms for forms in FORMS.values()):
        raise ValueError(f"no tile has the edges {edges!r}")
    return Tile(edges=edges, obstacle=obstacle, bird=bird)


def parse_board(text: str) -> Board:
    """Read a board; a boat that is left out has four openings."""
    boat = None
    tiles: dict[str, Tile] = {}
    for item in text.split():
        cell, _, rest = item.partition(":")
        if cell not in CELLS or cell in ANIMAL_OPENINGS or cell in tiles:
            raise ValueError(f"nothing can lie on {cell!r} in {item!r}")
        if cell != BOAT_CELL:
            tiles[cell] = parse_tile(rest)
        elif boat is None and rest in ("NESW", "N", "E", "S", "W"):
            boat = rest
        else:
            raise ValueError(f"no boat is like {item!r}")
    return Board(boat or "NESW", tiles)
