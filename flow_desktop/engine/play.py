"""Action cards played: what each one does to the game (section 3)."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from flow_desktop.engine.cards import Card
from flow_desktop.engine.commands import PlayBird, PlayCard, PlayCurrent, PlayFishing, PlayReturn, PlaySupport
from flow_desktop.engine.events import (
    BirdPlaced,
    CardPlayed,
    Event,
    TileMoved,
    TileRemoved,
    TileReturned,
    TilesRevealed,
    WatersCalmed,
    Why,
)
from flow_desktop.engine.state import GameState
from flow_desktop.engine.tiles import BIRD, EDGES, Kind, kind_of, piece_of
from flow_desktop.engine.turns import end_turn, tell_joins


def play_card(state: GameState, command: PlayCard, events: list[Event]) -> GameState:
    """Take the card from the hand, let it act, count it, and end the turn."""
    events.append(CardPlayed(state.turn.player, command.card))
    after = _EFFECTS[command.card](_without_card(state, command.card), command, events)
    tell_joins(state, after, Why.SUPPORT if command.card is Card.SUPPORT else Why.CURRENT, events)
    return end_turn(after, events)


def _without_card(state: GameState, card: Card) -> GameState:
    """Discard the card face up and count it; Calm Waters stays beside the board instead."""
    player, turn, supply = state.turn.player, state.turn, state.supply
    hand = list(state.hand)
    hand.remove(card)
    hands = (*state.hands[:player], tuple(hand), *state.hands[player + 1 :])
    calm = card is Card.CALM_WATERS
    if not calm:
        supply = replace(supply, action_discard=(*supply.action_discard, card))
    turn = replace(turn, calm=turn.calm or calm, cards_this_round=turn.cards_this_round + 1)
    return state.having(supply=supply, hands=hands, turn=turn)


def _support(state: GameState, command: PlaySupport, events: list[Event]) -> GameState:
    piece = state.board.pieces[command.cell]
    kind = kind_of(piece)
    events.append(TileRemoved(state.turn.player, kind, command.cell, piece & EDGES, bool(piece & BIRD)))
    supply = state.supply
    if kind is not Kind.ROCK:  # R12: a scenario obstacle leaves the game
        supply = supply.having_tiles(discard=(*supply.discard, kind))
    return state.having(board=state.board.without(command.cell), supply=supply)


def _bird(state: GameState, command: PlayBird, events: list[Event]) -> GameState:
    kind = kind_of(state.board.pieces[command.cell])
    events.append(BirdPlaced(state.turn.player, kind, command.cell))
    return state.having(board=state.board.with_bird(command.cell))


def _current(state: GameState, command: PlayCurrent, events: list[Event]) -> GameState:
    piece = state.board.pieces[command.source]
    kind, bird = kind_of(piece), bool(piece & BIRD)
    moved = piece_of(kind, command.edges, bird)
    board = state.board.without(command.source).with_piece(command.cell, moved)
    events.append(TileMoved(state.turn.player, kind, command.source, command.cell, command.edges, bird))
    return state.having(board=board)


def _fishing(state: GameState, command: PlayFishing, events: list[Event]) -> GameState:
    piles = list(state.supply.piles)
    tiles = []
    for pile in command.piles:
        tiles.append(piles[pile][-1])
        piles[pile] = piles[pile][:-1]
    events.append(TilesRevealed(state.turn.player, tuple(tiles), command.piles))
    shown = (*state.supply.shown, *tiles)
    return state.having(supply=state.supply.having_tiles(piles=tuple(piles), shown=shown))


def _calm_waters(state: GameState, command: PlayCard, events: list[Event]) -> GameState:
    events.append(WatersCalmed(state.turn.player))
    return state


def _return(state: GameState, command: PlayReturn, events: list[Event]) -> GameState:
    discard = list(state.supply.discard)
    discard.reverse()
    discard.remove(command.kind)  # the one discarded last
    discard.reverse()
    board = state.board.with_piece(command.cell, piece_of(command.kind, command.edges))
    events.append(TileReturned(state.turn.player, command.kind, command.cell, command.edges))
    return state.having(board=board, supply=state.supply.having_tiles(discard=tuple(discard)))


_EFFECTS: Final[dict[Card, Callable[[GameState, Any, list[Event]], GameState]]] = {
    Card.SUPPORT: _support,
    Card.BIRD: _bird,
    Card.CURRENT: _current,
    Card.FISHING: _fishing,
    Card.CALM_WATERS: _calm_waters,
    Card.RETURN: _return,
}
