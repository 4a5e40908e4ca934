"""Map tiles and the pieces that lie on the board.

A kind is what is printed on a tile (its shape, with or without an obstacle). A piece is what lies on a cell:
one byte that holds the open edges as they are turned now, and flags.
"""

from enum import IntEnum
from typing import Final, TypeAlias

from flow_desktop.engine.geometry import EAST, NORTH, SOUTH, WEST, Edges

Piece: TypeAlias = int

EDGES: Final = 15  # the bits of a piece that are its open edges
OBSTACLE: Final = 16
ROCK: Final = 32  # a scenario obstacle: no water, no edges
BIRD: Final = 64
FIXED: Final = 128  # the boat and the animals, which nothing moves


class Kind(IntEnum):
    """The eight kinds of map tile, and the scenario obstacle."""

    STRAIGHT = 0
    BEND = 1
    TEE = 2
    CROSS = 3
    STRAIGHT_OBSTACLE = 4
    BEND_OBSTACLE = 5
    TEE_OBSTACLE = 6
    CROSS_OBSTACLE = 7
    ROCK = 8

    @property
    def text(self) -> str:
        """The kind as it is written: ``tee``, ``tee#``, ``rock``."""
        return KIND_TEXTS[self]

    @property
    def has_obstacle(self) -> bool:
        """Whether water is blocked in the middle of the tile; true of a rock as well."""
        return self >= Kind.STRAIGHT_OBSTACLE

    @property
    def rotations(self) -> tuple[Edges, ...]:
        """The distinct open edges the tile can show, in the order of their bits."""
        return ROTATIONS[self]

    @property
    def shape(self) -> str:
        """The name of the shape alone, without its obstacle."""
        return self.text.rstrip("#")


MAP_KINDS: Final = tuple(Kind)[:8]
KIND_TEXTS: Final = ("straight", "bend", "tee", "cross", "straight#", "bend#", "tee#", "cross#", "rock")
KIND_BY_TEXT: Final = dict(zip(KIND_TEXTS, Kind, strict=True))

_STRAIGHTS = (NORTH | SOUTH, EAST | WEST)
_BENDS = (NORTH | EAST, EAST | SOUTH, NORTH | WEST, SOUTH | WEST)
_TEES = (NORTH | EAST | SOUTH, NORTH | EAST | WEST, NORTH | SOUTH | WEST, EAST | SOUTH | WEST)
_SHAPES = (_STRAIGHTS, _BENDS, _TEES, (EDGES,))
ROTATIONS: Final[tuple[tuple[Edges, ...], ...]] = (*_SHAPES, *_SHAPES, (0,))

# The edges of each shape as it is printed (section 1), before it is turned.
PRINTED_EDGES: Final = (NORTH | SOUTH, NORTH | EAST, NORTH | EAST | WEST, EDGES)

_KIND_OF_EDGES: Final = {edges: kind for kind in MAP_KINDS[:4] for edges in ROTATIONS[kind]}


def turned(edges: Edges, quarters: int = 1) -> Edges:
    """Turn open edges clockwise by quarter turns.

    >>> turned(NORTH | EAST) == EAST | SOUTH
    True
    """
    quarters %= 4
    return (edges << quarters | edges >> (4 - quarters)) & EDGES


def piece_of(kind: Kind, edges: Edges, bird: bool = False) -> Piece:
    """Return the piece that a tile of this kind makes when it shows these edges."""
    flags = ROCK if kind is Kind.ROCK else OBSTACLE if kind.has_obstacle else 0
    return edges | flags | (BIRD if bird else 0)


def kind_of(piece: Piece) -> Kind:
    """Return the kind of a piece that is a tile (neither empty nor fixed)."""
    if piece & ROCK:
        return Kind.ROCK
    kind = _KIND_OF_EDGES[piece & EDGES]
    return Kind(kind + 4) if piece & OBSTACLE else kind


def blocks_water(piece: Piece) -> bool:
    """Say whether nothing passes through the piece (R3): an obstacle or a rock."""
    return bool(piece & (OBSTACLE | ROCK))
