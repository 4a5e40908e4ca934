"""One checker for each command: why it would be refused now, or None. Nothing here changes anything."""

from collections.abc import Callable
from typing import Any, Final

from flow_desktop.engine.cards import Card
from flow_desktop.engine.commands import (
    Command,
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
    TimeUp,
    Trade,
)
from flow_desktop.engine.explain import placement_refusal
from flow_desktop.engine.geometry import ANIMALS, BOAT, NEIGHBOURS, Cell
from flow_desktop.engine.placement import placements
from flow_desktop.engine.refusals import Code, Refusal
from flow_desktop.engine.state import GameState, Phase
from flow_desktop.engine.targets import card_refusal, limit_refusal
from flow_desktop.engine.tiles import BIRD, MAP_KINDS, blocks_water, kind_of

_PLAYS: Final = (PlaySupport, PlayBird, PlayCurrent, PlayFishing, PlayCalmWaters, PlayReturn)
_BEGINS: Final = (Draw, DrawShown, *_PLAYS)
_FINISHES: Final = (PlaceTile, Trade, Discard)

# Commands that come at the wrong moment, by phase.
_MOMENTS: Final[dict[Phase, dict[type, Code]]] = {
    Phase.TURN: {Roll: Code.NO_WAVE} | dict.fromkeys(_FINISHES, Code.NO_TILE_IN_HAND),
    Phase.HOLDING: {Roll: Code.NO_WAVE} | dict.fromkeys(_BEGINS, Code.TILE_IN_HAND),
    Phase.WAVE: {TimeUp: Code.NO_CLOCK} | dict.fromkeys((*_BEGINS, *_FINISHES), Code.WAVE_DUE),
    Phase.OVER: dict.fromkeys((*_BEGINS, *_FINISHES, Roll, TimeUp), Code.GAME_OVER),
}


def refusal(state: GameState, command: Command) -> Refusal | None:
    """Say why the command cannot be carried out now, or None when it can."""
    kind = type(command)
    wrong_moment = _MOMENTS[state.turn.phase].get(kind)
    if wrong_moment is not None:
        return Refusal(wrong_moment)
    begun = state.turn.begun
    if begun is not None and kind is not TimeUp and getattr(command, "card", None) is not begun:
        return Refusal(Code.CARD_BEGUN, card=begun)
    return _CHECKS[kind](state, command)


def _draw(state: GameState, command: Draw) -> Refusal | None:
    if not 0 <= command.pile < len(state.supply.piles):
        return Refusal(Code.PILE_UNKNOWN)
    return None if state.supply.piles[command.pile] else Refusal(Code.PILE_EMPTY)


def _draw_shown(state: GameState, command: DrawShown) -> Refusal | None:
    return None if 0 <= command.index < len(state.supply.shown) else Refusal(Code.NOT_SHOWN)


def _place(state: GameState, command: PlaceTile) -> Refusal | None:
    held = state.turn.holding
    assert held is not None
    return placement_refusal(state.board, held, command.cell, command.edges, state.rules.edition)


def trade_refusal(state: GameState) -> Refusal | None:
    """Say why the held tile cannot be traded, or None when it can."""
    held, edition = state.turn.holding, state.rules.edition
    assert held is not None
    if not edition.trading:
        return Refusal(Code.TRADE_NOT_IN_EDITION)
    if not state.rules.trading:
        return Refusal(Code.TRADE_FORBIDDEN)
    if held not in edition.trade_kinds:
        return Refusal(Code.TRADE_OBSTACLE if held.has_obstacle else Code.TRADE_KIND)
    return None if state.supply.action_pile else Refusal(Code.TRADE_PILE_EMPTY)


def _trade(state: GameState, command: Trade) -> Refusal | None:
    return trade_refusal(state)


def _discard(state: GameState, command: Discard) -> Refusal | None:
    held = state.turn.holding
    assert held is not None
    return Refusal(Code.STILL_FITS) if placements(state.board, held, state.rules.edition) else None


def _held(state: GameState, card: Card) -> Refusal | None:
    if card not in state.hand:
        return Refusal(Code.CARD_NOT_HELD, card=card)
    return limit_refusal(state, card)


def _tile_refusal(state: GameState, cell: Cell, removing: bool) -> Refusal | None:
    """Is there a tile on the cell that a card may touch?"""
    if cell not in NEIGHBOURS:
        return Refusal(Code.OFF_BOARD)
    if cell == BOAT:
        return Refusal(Code.BOAT_STAYS, (cell,))
    if ANIMALS >> cell & 1:
        return Refusal(Code.ANIMAL_STAYS, (cell,))
    if not state.board.occupied >> cell & 1:
        return Refusal(Code.NO_TILE_THERE, (cell,))
    if removing and state.rules.obstacles_protected and blocks_water(state.board.pieces[cell]):
        return Refusal(Code.OBSTACLE_PROTECTED, (cell,))
    return None


def _support(state: GameState, command: PlaySupport) -> Refusal | None:
    return _held(state, command.card) or _tile_refusal(state, command.cell, removing=True)


def _bird(state: GameState, command: PlayBird) -> Refusal | None:
    refused = _held(state, command.card) or _tile_refusal(state, command.cell, removing=False)
    if refused is None and state.board.pieces[command.cell] & BIRD:
        return Refusal(Code.BIRD_ALREADY, (command.cell,))
    return refused or (None if state.birds else Refusal(Code.NO_BIRD_LEFT))


def _current(state: GameState, command: PlayCurrent) -> Refusal | None:
    refused = _held(state, command.card) or _tile_refusal(state, command.source, removing=True)
    if refused is not None:
        return refused
    if command.cell == command.source:
        return Refusal(Code.SAME_SPACE, (command.cell,))
    kind = kind_of(state.board.pieces[command.source])
    board = state.board.without(command.source)
    return placement_refusal(board, kind, command.cell, command.edges, state.rules.edition, path=False)


def _fishing(state: GameState, command: PlayFishing) -> Refusal | None:
    refused = _held(state, command.card)
    if refused is not None:
        return refused
    piles = state.supply.piles
    chosen = command.piles
    if not all(0 <= pile < len(piles) for pile in chosen):
        return Refusal(Code.PILE_UNKNOWN)
    if chosen[0] > chosen[-1]:
        return Refusal(Code.FISH_ORDER)
    enough = all(len(piles[pile]) >= chosen.count(pile) for pile in chosen)
    return None if enough and len(chosen) == min(2, state.supply.face_down) else Refusal(Code.FISH_TOO_FEW)


def _calm_waters(state: GameState, command: PlayCalmWaters) -> Refusal | None:
    return _held(state, command.card)


def _return(state: GameState, command: PlayReturn) -> Refusal | None:
    refused = _held(state, command.card)
    if refused is not None:
        return refused
    if command.kind not in MAP_KINDS or command.kind not in state.supply.discard:
        return Refusal(Code.NOT_IN_DISCARD)
    return placement_refusal(state.board, command.kind, command.cell, command.edges, state.rules.edition)


def _roll(state: GameState, command: Roll) -> Refusal | None:
    if state.turn.calm and command.die is None:
        return Refusal(Code.CHOOSE_A_DIE)
    return Refusal(Code.BOTH_DICE) if command.die is not None and not state.turn.calm else None


def _time_up(state: GameState, command: TimeUp) -> Refusal | None:
    if command.begun is None:
        return None
    if state.turn.phase is Phase.HOLDING:
        return Refusal(Code.TILE_IN_HAND)
    return card_refusal(state, command.begun)


_CHECKS: Final[dict[type, Callable[[GameState, Any], Refusal | None]]] = {
    Draw: _draw,
    DrawShown: _draw_shown,
    PlaceTile: _place,
    Trade: _trade,
    Discard: _discard,
    PlaySupport: _support,
    PlayBird: _bird,
    PlayCurrent: _current,
    PlayFishing: _fishing,
    PlayCalmWaters: _calm_waters,
    PlayReturn: _return,
    Roll: _roll,
    TimeUp: _time_up,
}
