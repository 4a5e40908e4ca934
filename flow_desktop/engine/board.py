"""The board: what lies where, and everything that is worth knowing about it before the next move.

A board never changes. Putting a tile down makes a new one from the old in a few operations; taking tiles away
makes one afresh from its pieces.
"""

from typing import Final, NamedTuple

from flow_desktop.engine.geometry import (
    ANIMAL_CELLS,
    ANIMAL_EDGES,
    ANIMALS,
    BOAT,
    CELLS,
    SPAN,
    WHOLE,
    Cell,
    Edges,
)
from flow_desktop.engine.lanes import ALL_SPOTS, CHANNELS, FACED, FITS, TAKEN, WETS
from flow_desktop.engine.tiles import BIRD, EDGES, FIXED, OBSTACLE, ROCK, Piece
from flow_desktop.engine.water import flood, possible


class Board(NamedTuple):
    """A position of pieces; all other fields follow from ``pieces``.

    A named tuple rather than a frozen dataclass: rollouts make hundreds of thousands a second, and it is made
    in less than half the time.
    """

    pieces: bytes
    occupied: int
    room: int  # spots that are empty and match all their neighbours
    channels: int  # openings that water passes, by direction
    reached: int  # cells joined to an animal space
    ship: int  # cells joined to the boat
    wet: int  # spots that a reached cell pours into

    @staticmethod
    def of(pieces: bytes) -> "Board":
        """Make a board from its pieces alone."""
        occupied, room, channels = 0, ALL_SPOTS, 0
        for cell, piece in enumerate(pieces):
            if not piece:
                continue
            occupied |= 1 << cell
            if piece & ROCK:
                room &= TAKEN[cell]
                continue
            edges = piece & EDGES
            room &= FITS[cell][edges]
            if not piece & OBSTACLE:
                channels |= CHANNELS[cell][edges]
        reached = flood(ANIMALS, channels)
        ship = flood(1 << BOAT, channels)
        return Board(pieces, occupied, room, channels, reached, ship, _poured(pieces, reached, 0))

    def with_piece(self, cell: Cell, piece: Piece) -> "Board":
        """Put a piece on an empty cell where its edges match; the cheap way to make the next board."""
        pieces = self.pieces[:cell] + PIECE_BYTES[piece] + self.pieces[cell + 1 :]
        bit = 1 << cell
        occupied = self.occupied | bit
        if piece & ROCK:
            room = self.room & TAKEN[cell]
            return Board(pieces, occupied, room, self.channels, self.reached, self.ship, self.wet)
        edges = piece & EDGES
        room = self.room & FITS[cell][edges]
        if piece & OBSTACLE:
            return Board(pieces, occupied, room, self.channels, self.reached, self.ship, self.wet)
        channels = self.channels | CHANNELS[cell][edges]
        reached, ship, wet = self.reached, self.ship, self.wet
        faced = FACED[cell][edges]
        if faced & reached:
            if faced & occupied & ~reached:
                old = reached
                reached = flood(reached | bit, channels)
                wet = _poured(pieces, reached & ~old, wet)
            else:
                reached |= bit
                wet |= WETS[cell][edges]
        if faced & ship:
            ship = flood(ship | bit, channels) if faced & occupied & ~ship else ship | bit
        return Board(pieces, occupied, room, channels, reached, ship, wet)

    def without(self, cell: Cell) -> "Board":
        """Take away what lies on a cell."""
        return Board.of(self.pieces[:cell] + b"\0" + self.pieces[cell + 1 :])

    def with_bird(self, cell: Cell) -> "Board":
        """Put a bird on the tile of a cell; water and room stay as they are."""
        pieces = self.pieces[:cell] + PIECE_BYTES[self.pieces[cell] | BIRD] + self.pieces[cell + 1 :]
        return Board(pieces, self.occupied, self.room, self.channels, self.reached, self.ship, self.wet)

    def with_boat(self, edges: Edges) -> "Board":
        """Turn the boat so that exactly these edges are open."""
        return Board.of(self.pieces[:BOAT] + PIECE_BYTES[FIXED | edges] + self.pieces[BOAT + 1 :])

    @property
    def empty(self) -> int:
        """The mask of cells where nothing lies."""
        return WHOLE & ~self.occupied

    @property
    def joined(self) -> int:
        """The mask of animal cells that are joined to the boat."""
        return self.ship & ANIMALS

    @property
    def possible(self) -> int:
        """The mask of animal cells that may still get a way to the boat (R8)."""
        return possible(self.ship, self.channels, WHOLE & ~self.occupied)

    @property
    def birds(self) -> int:
        """How many bird tokens lie on the board."""
        return sum(1 for piece in self.pieces if piece & BIRD)

    def tiles(self) -> tuple[Cell, ...]:
        """The cells with a tile or a scenario obstacle, in reading order; not the boat, not the animals."""
        pieces = self.pieces
        return tuple([cell for cell in CELLS if 0 < pieces[cell] < FIXED])


PIECE_BYTES: Final = tuple(bytes((piece,)) for piece in range(256))


def _poured(pieces: bytes, cells: int, wet: int) -> int:
    """Add to ``wet`` the spots that these reached cells pour into."""
    while cells:
        low = cells & -cells
        cell = low.bit_length() - 1
        wet |= WETS[cell][pieces[cell] & EDGES]
        cells ^= low
    return wet


def _empty_pieces(boat: Edges) -> bytes:
    pieces = bytearray(SPAN)
    pieces[BOAT] = FIXED | boat
    for animal, cell in ANIMAL_CELLS.items():
        pieces[cell] = FIXED | ANIMAL_EDGES[animal]
    return bytes(pieces)


START: Final = Board.of(_empty_pieces(EDGES))
