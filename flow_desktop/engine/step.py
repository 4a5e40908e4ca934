"""The one door to the rules: ``attempt(state, command)`` gives a ``Step(state, events)`` or a refusal."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from flow_desktop.engine import chance, commands
from flow_desktop.engine.checks import refusal
from flow_desktop.engine.commands import Command, Die
from flow_desktop.engine.events import (
    BirdSaved,
    DiceRolled,
    Event,
    ObstacleHeld,
    TileDiscarded,
    TileDrawn,
    TilePlaced,
    TileTraded,
    TileWashedAway,
    TimeRanOut,
    TurnLost,
    Why,
)
from flow_desktop.engine.placement import fitting
from flow_desktop.engine.play import play_card
from flow_desktop.engine.refusals import Refusal
from flow_desktop.engine.state import GameState, Phase
from flow_desktop.engine.tiles import BIRD, EDGES, Kind, kind_of, piece_of
from flow_desktop.engine.turns import end_turn, next_round, tell_joins
from flow_desktop.engine.wave import Wave, wave
from flow_desktop.values import dataclass


@dataclass(frozen=True, slots=True)
class Step:
    """What a command led to."""

    state: GameState
    events: tuple[Event, ...]


class RefusedError(ValueError):
    """A command that the rules refuse was sent to ``step``; the state is as it was."""

    def __init__(self, refused: Refusal) -> None:
        super().__init__(refused.sentence)
        self.refusal = refused


def attempt(state: GameState, command: Command) -> Step | Refusal:
    """Carry out a command, or say why that cannot be: it is judged once."""
    refused = refusal(state, command)
    if refused is not None:
        return refused
    events: list[Event] = []
    after = _APPLY[type(command)](state, command, events)
    return Step(after, tuple(events))


def step(state: GameState, command: Command) -> Step:
    """Carry out a command; one that is refused raises RefusedError and changes nothing."""
    answer = attempt(state, command)
    if isinstance(answer, Refusal):
        raise RefusedError(answer)
    return answer


def _draw(state: GameState, command: commands.Draw, events: list[Event]) -> GameState:
    piles = state.supply.piles
    pile = piles[command.pile]
    supply = state.supply.having_tiles(piles=(*piles[: command.pile], pile[:-1], *piles[command.pile + 1 :]))
    events.append(TileDrawn(state.turn.player, pile[-1], command.pile, None))
    return state.having(supply=supply, turn=state.turn.holding_tile(pile[-1]))


def _draw_shown(state: GameState, command: commands.DrawShown, events: list[Event]) -> GameState:
    shown = state.supply.shown
    tile = shown[command.index]
    supply = state.supply.having_tiles(shown=shown[: command.index] + shown[command.index + 1 :])
    events.append(TileDrawn(state.turn.player, tile, None, command.index))
    return state.having(supply=supply, turn=state.turn.holding_tile(tile))


def _place(state: GameState, command: commands.PlaceTile, events: list[Event]) -> GameState:
    tile = _held(state)
    board = state.board.with_piece(command.cell, piece_of(tile, command.edges))
    events.append(TilePlaced(state.turn.player, tile, command.cell, command.edges))
    after = state.having(board=board)
    tell_joins(state, after, Why.WAVE, events)
    return end_turn(after, events)


def _trade(state: GameState, command: commands.Trade, events: list[Event]) -> GameState:
    tile, player, supply = _held(state), state.turn.player, state.supply
    card = supply.action_pile[-1]
    hands = (*state.hands[:player], (*state.hand, card), *state.hands[player + 1 :])
    supply = replace(supply, discard=(*supply.discard, tile), action_pile=supply.action_pile[:-1])
    events.append(TileTraded(player, tile, card))
    return end_turn(state.having(supply=supply, hands=hands), events)


def _discard(state: GameState, command: commands.Discard, events: list[Event]) -> GameState:
    tile, supply = _held(state), state.supply
    fits = fitting(state.board, tile, state.rules.edition)
    events.append(TileDiscarded(state.turn.player, tile, Why.ONLY_CUTS_OFF if fits else Why.FITS_NOWHERE))
    return end_turn(state.having(supply=supply.having_tiles(discard=(*supply.discard, tile))), events)


def _held(state: GameState) -> Kind:
    assert state.turn.holding is not None
    return state.turn.holding


def _time_up(state: GameState, command: commands.TimeUp, events: list[Event]) -> GameState:
    turn = state.turn
    if turn.time_up:  # told twice: nothing more happens
        return state
    if turn.phase is Phase.HOLDING or command.begun is not None:
        events.append(TimeRanOut(turn.player))
        return state.having(turn=replace(turn, time_up=True, begun=command.begun))
    events.append(TurnLost(turn.player, Why.TIME_UP))
    return state.having(turn=replace(turn, phase=Phase.WAVE, time_up=True))


def _roll(state: GameState, command: commands.Roll, events: list[Event]) -> GameState:
    thrown = chance.throw(state.setup.options.seed, state.turn.round)
    white = None if command.die is Die.BLACK else thrown[0]
    black = None if command.die is Die.WHITE else thrown[1]
    events.append(DiceRolled(state.turn.player, white, black))
    outcome = wave(state.board, white, black, state.rules.obstacles_remain)
    _tell_wave(outcome, events)
    gone = tuple(kind for hit in outcome.washed if (kind := kind_of(hit.piece)) is not Kind.ROCK)
    supply = state.supply.having_tiles(discard=state.supply.discard + gone)
    after = state.having(board=outcome.board, supply=supply)
    tell_joins(state, after, Why.WAVE, events)
    return next_round(after, events)


def _tell_wave(outcome: Wave, events: list[Event]) -> None:
    for hit in outcome.washed:
        kind, edges, bird = kind_of(hit.piece), hit.piece & EDGES, bool(hit.piece & BIRD)
        events.append(TileWashedAway(kind, hit.cell, edges, bird, hit.dice))
    events.extend(BirdSaved(kind_of(hit.piece), hit.cell, hit.dice) for hit in outcome.saved)
    events.extend(ObstacleHeld(kind_of(hit.piece), hit.cell) for hit in outcome.held)


_APPLY: Final[dict[type, Callable[[GameState, Any, list[Event]], GameState]]] = {
    commands.Draw: _draw,
    commands.DrawShown: _draw_shown,
    commands.PlaceTile: _place,
    commands.Trade: _trade,
    commands.Discard: _discard,
    commands.PlaySupport: play_card,
    commands.PlayBird: play_card,
    commands.PlayCurrent: play_card,
    commands.PlayFishing: play_card,
    commands.PlayCalmWaters: play_card,
    commands.PlayReturn: play_card,
    commands.Roll: _roll,
    commands.TimeUp: _time_up,
}
