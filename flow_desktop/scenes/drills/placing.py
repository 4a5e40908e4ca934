"""Turn and place: which space is asked for next. The same number asks for the same spaces."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from flow_desktop.engine import Clock, GameState, chance
from flow_desktop.engine.board import Board
from flow_desktop.engine.geometry import ANIMALS, CELLS, Cell, Edges
from flow_desktop.engine.options import CLOCK_OFF
from flow_desktop.engine.placement import placements, spot_list
from flow_desktop.engine.position import Position, game_at
from flow_desktop.engine.tiles import Kind, piece_of
from flow_desktop.rounds import Table
from flow_desktop.table import Aids, Seat, Source

SECONDS: Final = 60
TILES_IN_PEACE: Final = 20
ROUNDS: Final = (
    *(62, 170, 176, 195, 276, 332, 380, 476, 506, 621, 652, 659),
    *(1111, 1191, 1245, 1254, 1298, 1335, 1369, 1388, 1406, 1478, 1635, 1672),
)
"""Rounds in which each of the first forty tiles fits on its space in one way only; they come in turn."""
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
    return Position(action_pile=(), seed=f"turn-and-place-{ROUNDS[number % len(ROUNDS)]}")


def next_pile(state: GameState) -> int:
    """Where the next tile is drawn: the fullest pile with one that fits somewhere in one way only.

    So every try leads to the same board, with the same tiles and the same rings, however it is played.
    """
    piles = state.supply.piles
    order = sorted(range(len(piles)), key=lambda pile: -len(piles[pile]))
    sure = (pile for pile in order if piles[pile] and 1 in _ways(state, piles[pile][-1]).values())
    return next(sure, order[0])


def asked_space(state: GameState, placed: int) -> Cell | None:
    """The space for the tile in hand; None when it fits nowhere.

    It is one where the tile fits in one way only, if there is any. A tile that would end the game is never
    asked for while it fits elsewhere.
    """
    kind = state.turn.holding
    assert kind is not None
    ways = _ways(state, kind)
    order = chance.shuffled(state.setup.options.seed, f"asked/{placed}", CELLS)
    return min((cell for cell in order if cell in ways), key=ways.__getitem__, default=None)


def _ways(state: GameState, kind: Kind) -> Mapping[Cell, int]:
    """In how many ways a tile fits where; spaces that would end the game only where there is no other."""
    spots = spot_list(placements(state.board, kind, state.rules.edition))
    ending = {cell for cell, edges in spots if _ends(state.board, kind, cell, edges)}
    return Counter(cell for cell, _ in spots if cell not in ending) or Counter(cell for cell, _ in spots)


def _ends(board: Board, kind: Kind, cell: Cell, edges: Edges) -> bool:
    return board.with_piece(cell, piece_of(kind, edges)).joined == ANIMALS
