"""The risk of every space: how likely the next wave takes what lies there, counted over all its throws.

Nothing is worked out by a formula: the wave itself is run for each throw that can come, so birds, Calm Waters
and scenario cards count as they do in the game. On an empty space stands the risk of a tile laid there.
"""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import Final

from flow_desktop.engine.board import Board
from flow_desktop.engine.commands import Die
from flow_desktop.engine.geometry import CELLS, LINE_OF_FACE, Cell
from flow_desktop.engine.state import GameState
from flow_desktop.engine.tiles import EDGES, FIXED, Kind, Piece, piece_of
from flow_desktop.engine.wave import wave
from flow_desktop.values import dataclass

_PLAIN: Final = piece_of(Kind.CROSS, EDGES)
_NONE: Final = Fraction(0)


@dataclass(frozen=True, slots=True)
class Hazard:
    """How likely a wave takes the tile of a space, and how likely it takes only its bird."""

    tile: Fraction = _NONE
    bird: Fraction = _NONE


@dataclass(frozen=True, slots=True)
class Risk:
    """What threatens a space: by each die alone where Calm Waters leaves the choice, else both the same."""

    white: Hazard
    black: Hazard

    @property
    def most(self) -> Fraction:
        """The chance that the tile goes, if the worse die is chosen."""
        return max(self.white.tile, self.black.tile)

    @property
    def one_die(self) -> Die | None:
        """The only die that can take the tile, when the other cannot."""
        if bool(self.white.tile) == bool(self.black.tile):
            return None
        return Die.WHITE if self.white.tile else Die.BLACK


def throws(die: Die | None = None) -> list[tuple[int | None, int | None]]:
    """Every throw that can come, as faces of the white and the black die; of one die, if one is chosen."""
    whites = (None,) if die is Die.BLACK else tuple(LINE_OF_FACE)
    blacks = (None,) if die is Die.WHITE else tuple(LINE_OF_FACE)
    return list(product(whites, blacks))


def risks(state: GameState) -> Mapping[Cell, Risk]:
    """The risk of every space but those of the boat and the animals, in the next wave."""
    laid = _PLAIN if state.turn.holding is None else piece_of(state.turn.holding, EDGES)
    dice = (Die.WHITE, Die.BLACK) if state.turn.calm else (None, None)
    white, black = (_chances(state.board.pieces, laid, state.rules.obstacles_remain, die) for die in dice)
    return {cell: Risk(white[cell], black[cell]) for cell in white}


def at_risk(state: GameState, die: Die | None = None) -> frozenset[Cell]:
    """The spaces with a tile that some throw would take or rob of its bird; of one die, if it is chosen."""
    cells: set[Cell] = set()
    for white, black in throws(die):
        hit = wave(state.board, white, black, state.rules.obstacles_remain)
        cells.update(each.cell for each in (*hit.washed, *hit.saved))
    return frozenset(cells)


@lru_cache(maxsize=16)
def _chances(pieces: bytes, laid: Piece, remain: bool, die: Die | None) -> Mapping[Cell, Hazard]:
    """The chances of every space with or without a tile, over all throws; empty ones are filled first."""
    filled = bytearray(pieces)
    for cell in CELLS:
        filled[cell] = filled[cell] or laid
    board, washed, robbed = Board.of(bytes(filled)), Counter[Cell](), Counter[Cell]()
    for white, black in throws(die):
        ran = wave(board, white, black, remain)
        washed.update(hit.cell for hit in ran.washed)
        robbed.update(hit.cell for hit in ran.saved)
    count = len(throws(die))
    return {
        cell: Hazard(Fraction(washed[cell], count), Fraction(robbed[cell], count))
        for cell in CELLS
        if filled[cell] < FIXED
    }
