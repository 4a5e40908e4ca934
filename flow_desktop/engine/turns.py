"""How turns and rounds follow one another, and how a game ends (sections 3, 4 and 5)."""

from dataclasses import replace

from flow_desktop.engine.cards import Card
from flow_desktop.engine.events import (
    AnimalCutOff,
    AnimalJoined,
    Event,
    GameLost,
    GameWon,
    RoundGivenUp,
    RoundStarted,
    TurnPassed,
    TurnStarted,
    Why,
)
from flow_desktop.engine.geometry import ANIMALS, animals_in
from flow_desktop.engine.state import GameState, Phase, Result, Turn
from flow_desktop.engine.targets import can_play, only_limits_forbid


def end_turn(state: GameState, events: list[Event]) -> GameState:
    """A turn is complete: won, or the wave if the time is up (R14: in this order), or the next player."""
    turn = state.turn
    if state.board.joined == ANIMALS:
        events.append(GameWon(turn.player, turn.round))
        return _over(state, Result.WON)
    if turn.time_up:
        return state.having(turn=replace(turn, phase=Phase.WAVE, holding=None, begun=None))
    seat = (turn.player + 1) % len(state.hands)
    following = Turn(Phase.TURN, seat, turn.round, None, None, False, turn.calm, turn.cards_this_round)
    return begin_turn(state.having(turn=following), events)


def begin_turn(state: GameState, events: list[Event]) -> GameState:
    """Start a turn, passing over those who cannot act (R15); the game is lost when nobody can."""
    player = state.turn.player
    if state.supply.can_be_drawn:
        events.append(TurnStarted(player))
        return state
    players = len(state.hands)
    for passed in range(players):
        seat = (player + passed) % players
        if can_play(state, seat):
            events.extend(
                TurnPassed((player + skipped) % players, Why.NOTHING_TO_PLAY) for skipped in range(passed)
            )
            events.append(TurnStarted(seat))
            return state.having(turn=replace(state.turn, player=seat))
    if only_limits_forbid(state):
        events.append(RoundGivenUp(player, Why.CARD_LIMIT))
        return state.having(turn=replace(state.turn, phase=Phase.WAVE))
    events.append(GameLost(state.turn.round, Why.NOTHING_LEFT))
    return _over(state, Result.LOST)


def next_round(state: GameState, events: list[Event]) -> GameState:
    """After a wave the next player begins a new round; Calm Waters is discarded now."""
    turn, supply = state.turn, state.supply
    if turn.calm:
        supply = replace(supply, action_discard=(*supply.action_discard, Card.CALM_WATERS))
    following = Turn(Phase.TURN, (turn.player + 1) % len(state.hands), turn.round + 1)
    events.append(RoundStarted(following.round, following.player))
    return begin_turn(state.having(supply=supply, turn=following), events)


def tell_joins(before: GameState, after: GameState, why: Why, events: list[Event]) -> None:
    """Tell which animals were joined to the boat, and which were cut off, between two states."""
    old, new = before.board.joined, after.board.joined
    if old != new:
        events.extend(AnimalJoined(animal) for animal in animals_in(new & ~old))
        events.extend(AnimalCutOff(animal, why) for animal in animals_in(old & ~new))


def _over(state: GameState, result: Result) -> GameState:
    turn = replace(state.turn, phase=Phase.OVER, holding=None, begun=None)
    return replace(state, turn=turn, result=result)
