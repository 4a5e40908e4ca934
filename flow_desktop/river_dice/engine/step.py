"""The one door to the rules: ``attempt(state, command)`` gives a step or a refusal."""

from typing import Final

from flow_desktop.river_dice.engine.checks import refusal
from flow_desktop.river_dice.engine.commands import CollectAnimals, FinishTurn, RiverCommand
from flow_desktop.river_dice.engine.content import PLACES, ROUNDS
from flow_desktop.river_dice.engine.course import COURSE, closed, opened
from flow_desktop.river_dice.engine.deal import completion, deck, roll
from flow_desktop.river_dice.engine.events import (
    AnimalsCollected,
    RiverEnded,
    RiverEvent,
    RoundBegan,
    SeatBegan,
    SeatDone,
)
from flow_desktop.river_dice.engine.goods import plus
from flow_desktop.river_dice.engine.options import RiverOptions
from flow_desktop.river_dice.engine.refusals import RiverRefusal
from flow_desktop.river_dice.engine.score import winners
from flow_desktop.river_dice.engine.sheets.blank import blank
from flow_desktop.river_dice.engine.state import RiverPhase, RiverSeat, RiverSetup, RiverState
from flow_desktop.values import dataclass

_FIRST: Final = (1, 2)
"""Animals of each type and tokens on a tally at the start (2.2)."""
_ABUNDANT: Final = (3, 4)
"""The same in the abundance variant (10.2)."""


@dataclass(frozen=True, slots=True)
class RiverStep:
    """What a command led to."""

    state: RiverState
    events: tuple[RiverEvent, ...]


class RiverRefusedError(ValueError):
    """A command that the rules refuse was sent to ``step``; the state is as it was."""

    def __init__(self, refused: RiverRefusal) -> None:
        super().__init__(refused.sentence)
        self.refusal = refused


def new_game(options: RiverOptions) -> RiverStep:
    """Begin a game: everything is set up and the dice of round 1 are rolled (2, RD3)."""
    animals, tokens = _ABUNDANT if options.abundance else _FIRST
    seat = RiverSeat((animals,) * 5, tokens, blank(options.sheet_used))
    setup = RiverSetup(options, deck(options.seed), completion(options))
    state = RiverState(setup, 1, RiverPhase.COLLECT, 0, roll(options, 1), (seat,) * options.players)
    events: list[RiverEvent] = []
    _tell_round(state, events)
    return RiverStep(state, tuple(events))


def attempt(state: RiverState, command: RiverCommand) -> RiverStep | RiverRefusal:
    """Carry out a command, or say why that cannot be: it is judged once."""
    refused = refusal(state, command)
    return refused if refused is not None else trusted(state, command)


def trusted(state: RiverState, command: RiverCommand) -> RiverStep:
    """Carry out a command that came from ``legal`` and is not judged again."""
    events: list[RiverEvent] = []
    if isinstance(command, CollectAnimals):
        after = _collect(state, command, events)
    elif isinstance(command, FinishTurn):
        after = _finish(state, events)
    else:
        after = COURSE[type(command)](state, command, events)
    return RiverStep(after, tuple(events))


def step(state: RiverState, command: RiverCommand) -> RiverStep:
    """Carry out a command; one that is refused raises RiverRefusedError and changes nothing."""
    answer = attempt(state, command)
    if isinstance(answer, RiverRefusal):
        raise RiverRefusedError(answer)
    return answer


def _collect(state: RiverState, command: CollectAnimals, events: list[RiverEvent]) -> RiverState:
    """Write the animals to the tally at once (3.10), and pay the dice action."""
    ledger = opened(state)
    ledger.animals = plus(ledger.animals, command.gain)
    ledger.tokens -= command.price
    events.append(AnimalsCollected(state.seat, command.gain, command.price))
    return closed(state, ledger, RiverPhase.CHOOSE, None)


def _finish(state: RiverState, events: list[RiverEvent]) -> RiverState:
    """The next seat; after the last one the row moves, or the game is over (RD3, 3.17, 3.18)."""
    events.append(SeatDone(state.seat))
    setup, seats = state.setup, state.seats
    if state.seat + 1 < len(seats):
        after = RiverState(setup, state.round, RiverPhase.COLLECT, state.seat + 1, state.rolls, seats)
        events.append(SeatBegan(after.seat, after.rolls.personal[after.seat]))
        return after
    if state.round == ROUNDS:
        ended = RiverState(setup, state.round, RiverPhase.OVER, state.seat, state.rolls, seats)
        events.append(RiverEnded(winners(ended)))
        return ended
    number = state.round + 1
    after = RiverState(setup, number, RiverPhase.COLLECT, 0, roll(setup.options, number), seats)
    _tell_round(after, events)
    return after


def _tell_round(state: RiverState, events: list[RiverEvent]) -> None:
    cards, rolls = state.setup.deck, state.rolls
    gone = cards[state.round - PLACES - 1] if state.round > PLACES else None
    events.append(RoundBegan(state.round, cards[state.round - 1], gone, rolls.central, rolls.special))
    events.append(SeatBegan(0, rolls.personal[0]))
