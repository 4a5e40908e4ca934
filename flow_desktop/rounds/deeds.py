"""What each seat did and what the team came through, counted from the events, for the results page."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from flow_desktop.engine import GameState
from flow_desktop.engine.events import (
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
from flow_desktop.table.history import Sequel


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
class Summary:
    """A whole game in numbers, team first; ``time`` is in milliseconds of running time."""

    time: int
    rounds: int
    turns: int
    tiles_left: int
    washed_away: int
    saved_by_birds: int
    seats: tuple[Deeds, ...]


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


def summary(first: GameState, steps: Sequence[Sequel[GameState, Event]], time: int, turns: int) -> Summary:
    """Count a whole game."""
    state = steps[-1].state if steps else first
    events: list[Event] = [event for step in steps for event in step.events]
    return Summary(
        time=time,
        rounds=state.turn.round,
        turns=turns,
        tiles_left=state.supply.face_down + len(state.supply.shown),
        washed_away=sum(isinstance(event, TileWashedAway) for event in events),
        saved_by_birds=sum(isinstance(event, BirdSaved) for event in events),
        seats=deeds(first, steps),
    )
