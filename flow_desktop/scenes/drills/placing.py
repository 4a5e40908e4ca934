"""Turn and place: which space is asked for next. The same number asks for the same spaces."""

from __future__ import annotations

from typing import Final

from flow_desktop.engine import GameState, chance
from flow_desktop.engine.geometry import ANIMALS, Cell, Edges
from flow_desktop.engine.placement import placements, spot_list
from flow_desktop.engine.position import Position
from flow_desktop.engine.tiles import piece_of

SECONDS: Final = 60
TILES_IN_PEACE: Final = 20


def position_of_round(number: int) -> Position:
    """An empty board, all tiles in the piles, and no cards."""
    return Position(action_pile=(), seed=f"turn-and-place-{number}")


def asked_space(state: GameState, placed: int) -> Cell | None:
    """The space for the tile in hand; None when it fits nowhere.

    A tile that would end the game is never asked for while it fits elsewhere.
    """
    kind = state.turn.holding
    assert kind is not None
    spots = spot_list(placements(state.board, kind, state.rules.edition))
    ending = {cell for cell, edges in spots if _ends(state, cell, edges)}
    cells = sorted({cell for cell, _ in spots if cell not in ending} or ending)
    if not cells:
        return None
    return cells[chance.number(state.setup.options.seed, f"asked/{placed}", len(cells))]


def _ends(state: GameState, cell: Cell, edges: Edges) -> bool:
    assert state.turn.holding is not None
    return state.board.with_piece(cell, piece_of(state.turn.holding, edges)).joined == ANIMALS
