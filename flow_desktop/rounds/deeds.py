"""What each seat did and what the team came through, counted from the events, for the results page."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from flow_desktop.engine import GameState
from flow_desktop.engine.events import (
    AnimalCutOff,
    AnimalJoined,
    BirdSaved,
    CardPlayed,
    DiceRolled,
    Event,
    TileDiscarded,
    TilePlaced,
    TileReturned,
    TileTraded,
    TileWashedAway,
)
from flow_desktop.engine.geometry import Animal
from flow_desktop.table.history import Sequel
from flow_desktop.values import dataclass


@dataclass(frozen=True, slots=True)
class Deeds:
    """What one seat did."""

    placed: int = 0
    cards: int = 0
    joined: int = 0
    traded: int = 0
    discarded: int = 0
    rolled: int = 0


@dataclass(frozen=True, slots=True)
class RoundAccount:
    """What one round, its wave included, did to the board."""

    number: int
    placed: int = 0
    washed_away: int = 0
    saved_by_birds: int = 0
    joined: tuple[Animal, ...] = ()
    cut_off: tuple[Animal, ...] = ()


@dataclass(frozen=True, slots=True)
class Summary:
    """A whole game in numbers, team first; ``time`` is in milliseconds of running time."""

    time: int
    rounds: int
    turns: int
    tiles_left: int
    washed_away: int
    saved_by_birds: int
    seats: tuple[Deeds, ...]
    by_round: tuple[RoundAccount, ...] = ()


_COUNTED: dict[type, str] = {
    TilePlaced: "placed",
    TileReturned: "placed",
    CardPlayed: "cards",
    AnimalJoined: "joined",
    TileTraded: "traded",
    TileDiscarded: "discarded",
    DiceRolled: "rolled",
}


def deeds(first: GameState, steps: Iterable[Sequel[GameState, Event]]) -> tuple[Deeds, ...]:
    """Count what each seat did; an animal is joined by the seat whose turn it was."""
    seats = [Deeds() for _ in first.hands]
    player = first.turn.player
    for step in steps:
        for event in step.events:
            name = _COUNTED.get(type(event))
            if name is not None:
                seats[player] = replace(seats[player], **{name: getattr(seats[player], name) + 1})
        player = step.state.turn.player
    return tuple(seats)


def accounts(first: GameState, steps: Iterable[Sequel[GameState, Event]]) -> tuple[RoundAccount, ...]:
    """Count round by round; a wave belongs to the round that it ends."""
    told = [RoundAccount(first.turn.round)]
    for step in steps:
        for event in step.events:
            told[-1] = _counted(told[-1], event)
        if step.state.turn.round > told[-1].number:
            told.append(RoundAccount(step.state.turn.round))
    return tuple(told)


def _counted(account: RoundAccount, event: Event) -> RoundAccount:
    match event:
        case TilePlaced() | TileReturned():
            return replace(account, placed=account.placed + 1)
        case TileWashedAway():
            return replace(account, washed_away=account.washed_away + 1)
        case BirdSaved():
            return replace(account, saved_by_birds=account.saved_by_birds + 1)
        case AnimalJoined(animal=animal) if animal not in account.joined:
            return replace(account, joined=(*account.joined, animal))
        case AnimalCutOff(animal=animal) if animal not in account.cut_off:
            return replace(account, cut_off=(*account.cut_off, animal))
    return account


def summary(first: GameState, steps: Sequence[Sequel[GameState, Event]], time: int, turns: int) -> Summary:
    """Count a whole game."""
    state = steps[-1].state if steps else first
    events: list[Event] = [event for step in steps for event in step.events]
    return Summary(
        time=time,
        rounds=state.turn.round,
        turns=turns,
        tiles_left=state.supply.tiles_left,
        washed_away=sum(isinstance(event, TileWashedAway) for event in events),
        saved_by_birds=sum(isinstance(event, BirdSaved) for event in events),
        seats=deeds(first, steps),
        by_round=accounts(first, steps),
    )
