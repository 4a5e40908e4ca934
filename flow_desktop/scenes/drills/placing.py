"""Turn and place: which space is asked for next. The same number asks for the same spaces."""

from dataclasses import replace
from typing import Final

from flow_desktop.engine import Clock, GameState, chance
from flow_desktop.engine.geometry import ANIMALS, Cell, Edges
from flow_desktop.engine.options import CLOCK_OFF
from flow_desktop.engine.placement import placements, spot_list
from flow_desktop.engine.position import Position, game_at
from flow_desktop.engine.tiles import piece_of
from flow_desktop.rounds import Table
from flow_desktop.table import Aids, Seat, Source

SECONDS: Final = 60
TILES_IN_PEACE: Final = 20
BARE: Final = Aids(legal_spots=False, snap_rotation=False)
"""Turning by oneself is what is exercised."""


def placing_table(timed: bool, number: int, seat: Seat, source: Source) -> Table:
    """An empty board; the clock starts when the player is ready."""
    clock = Clock(SECONDS) if timed else CLOCK_OFF
    table = Table.at(game_at(position_of_round(number)), clock, source)
    table.set_seat(0, replace(seat, aids=BARE))
    return table


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
