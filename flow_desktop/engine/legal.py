"""Everything the current player may do now."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from flow_desktop.engine.cards import Card
from flow_desktop.engine.checks import trade_refusal
from flow_desktop.engine.commands import (
    Command,
    Die,
    Discard,
    Draw,
    DrawShown,
    PlaceTile,
    PlayBird,
    PlayCalmWaters,
    PlayCurrent,
    PlayFishing,
    PlayReturn,
    PlaySupport,
    Roll,
    Trade,
)
from flow_desktop.engine.geometry import Cell
from flow_desktop.engine.lanes import SPOTS
from flow_desktop.engine.placement import placements
from flow_desktop.engine.state import GameState, Phase
from flow_desktop.engine.targets import (
    bird_cells,
    current_spots,
    fishing_piles,
    limit_refusal,
    removable,
    return_spots,
)
from flow_desktop.engine.tiles import Kind

PLACE_TILE: Final = tuple(PlaceTile(cell, edges) for cell, edges in SPOTS)  # one for each spot
_TRADE: Final = Trade()
_DISCARD: Final = Discard()


def legal(state: GameState) -> list[Command]:
    """List every command the current player may give now; the clock's own command is not among them."""
    match state.turn.phase:
        case Phase.HOLDING:
            return _with_tile(state)
        case Phase.TURN:
            return _at_turn(state)
        case Phase.WAVE:
            return [Roll(Die.WHITE), Roll(Die.BLACK)] if state.turn.calm else [Roll()]
    return []


def _with_tile(state: GameState) -> list[Command]:
    held = state.turn.holding
    assert held is not None
    spots = placements(state.board, held, state.rules.edition)
    commands = _at_spots(PLACE_TILE, spots)
    if trade_refusal(state) is None:
        commands.append(_TRADE)
    if not spots:
        commands.append(_DISCARD)
    return commands


def _at_spots(table: Sequence[Command], spots: int) -> list[Command]:
    """Pick from a table that has one command for each spot."""
    commands = []
    while spots:
        low = spots & -spots
        commands.append(table[low.bit_length() - 1])
        spots ^= low
    return commands


@cache
def _draw(pile: int) -> Draw:
    return Draw(pile)


@cache
def _current_table(source: Cell) -> tuple[PlayCurrent, ...]:
    return tuple(PlayCurrent(source, cell, edges) for cell, edges in SPOTS)


@cache
def _return_table(kind: Kind) -> tuple[PlayReturn, ...]:
    return tuple(PlayReturn(kind, cell, edges) for cell, edges in SPOTS)


def _at_turn(state: GameState) -> list[Command]:
    begun = state.turn.begun
    if begun is not None:
        return card_commands(state, begun)
    commands: list[Command] = [_draw(pile) for pile, tiles in enumerate(state.supply.piles) if tiles]
    commands += map(DrawShown, range(len(state.supply.shown)))
    for card in dict.fromkeys(state.hand):
        if limit_refusal(state, card) is None:
            commands += card_commands(state, card)
    return commands


def card_commands(state: GameState, card: Card) -> list[Command]:
    """Every way to play a card now, whatever the limits of the round are."""
    match card:
        case Card.SUPPORT:
            return list(map(PlaySupport, removable(state)))
        case Card.BIRD:
            return list(map(PlayBird, bird_cells(state)))
        case Card.CURRENT:
            return [
                command
                for source in removable(state)
                for command in _at_spots(_current_table(source), current_spots(state, source))
            ]
        case Card.FISHING:
            return [PlayFishing(*piles) for piles in fishing_piles(state)]
        case Card.RETURN:
            return [
                command
                for kind in dict.fromkeys(state.supply.discard)
                for command in _at_spots(_return_table(kind), return_spots(state, kind))
            ]
    return [PlayCalmWaters()]
