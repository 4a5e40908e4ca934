"""The boat's doors, those behind which water leads to an animal, and where water flows past a space."""

from collections.abc import Iterable

from flow_desktop.engine.board import Board
from flow_desktop.engine.geometry import ANIMALS, BOAT, NEIGHBOURS, OPPOSITE, Edges
from flow_desktop.engine.lanes import CHANNELS
from flow_desktop.engine.tiles import EDGES, blocks_water
from flow_desktop.engine.water import flood


def doors(board: Board) -> Edges:
    """The openings that the boat has."""
    return board.pieces[BOAT] & EDGES


def channels_past(board: Board, cells: Iterable[int]) -> int:
    """The channels of a board with nothing flowing through these cells."""
    channels = board.channels
    for cell in cells:
        channels &= ~CHANNELS[cell][board.pieces[cell] & EDGES]
    return channels


def doors_in_use(board: Board) -> int:
    """Through how many of them water comes from an animal without crossing the boat."""
    wet = flood(ANIMALS, channels_past(board, [BOAT]))
    used = 0
    for direction, cell in NEIGHBOURS[BOAT]:
        piece = board.pieces[cell]
        meets = bool(piece & OPPOSITE[direction]) and not blocks_water(piece)
        used += bool(doors(board) & direction) and meets and bool(wet >> cell & 1)
    return used
