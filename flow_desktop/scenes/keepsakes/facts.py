"""What the story of a game is made of, read from what happened."""

from __future__ import annotations

from collections.abc import Sequence

from flow_desktop.engine.cards import Card
from flow_desktop.engine.events import (
    AnimalCutOff,
    AnimalJoined,
    BirdSaved,
    CardPlayed,
    DiceRolled,
    TilePlaced,
    TileReturned,
    TileWashedAway,
)
from flow_desktop.engine.geometry import Animal, animals_in
from flow_desktop.engine.options import Options
from flow_desktop.engine.state import Result
from flow_desktop.engine.tiles import Kind
from flow_desktop.rounds import Table
from flow_desktop.rounds.turns import Entry
from flow_desktop.scenes.seat_look import seat_name
from flow_desktop.values import dataclass


@dataclass(frozen=True, slots=True)
class Rescue:
    """Somebody gave animals their path, in a round."""

    round: int
    name: str
    animals: tuple[Animal, ...]


@dataclass(frozen=True, slots=True)
class WaveToll:
    """What a wave took, and who lost its path by it."""

    round: int
    taken: int
    saved: int
    cut_off: tuple[Animal, ...]


@dataclass(frozen=True, slots=True)
class TaleFacts:
    """A game as a storyteller remembers it."""

    options: Options
    names: tuple[str, ...]
    first_tile: tuple[str, Kind] | None
    first_card: tuple[str, Card] | None
    placed: int
    cards: int
    card_round: int
    """In which round the first card was played."""
    rescues: tuple[Rescue, ...]
    waves: tuple[WaveToll, ...]
    rounds: int
    tiles_left: int
    aboard: tuple[Animal, ...]
    result: Result | None
    last_name: str
    """Whoever made the last move."""

    @property
    def worst(self) -> WaveToll | None:
        """The wave that took most, the first of several."""
        hard = [wave for wave in self.waves if wave.taken]
        return max(hard, key=lambda wave: wave.taken, default=None)

    @property
    def birds(self) -> int:
        """How many tiles birds have saved."""
        return sum(wave.saved for wave in self.waves)

    @property
    def later(self) -> tuple[Animal, ...]:
        """Who got a path for the first time after the first rescue, in that order; not the turning point."""
        told = [animal for rescue in self.rescues[1:] for animal in rescue.animals]
        return tuple(dict.fromkeys(animal for animal in told if animal not in self._told_apart))

    @property
    def later_round(self) -> int | None:
        """The round in which the first of them got it: nothing that is told as later was earlier."""
        rounds = (rescue.round for rescue in self.rescues[1:] if set(rescue.animals) - self._told_apart)
        return next(rounds, None)

    @property
    def _told_apart(self) -> set[Animal]:
        """The animals of the first rescue and of the turning point have sentences of their own."""
        apart = (*self.rescues[:1], *((self.turn,) if self.turn is not None else ()))
        return {animal for rescue in apart for animal in rescue.animals}

    @property
    def lost_path(self) -> WaveToll | None:
        """The wave that cost most animals their path, the last of several."""
        hard = [wave for wave in self.waves if wave.cut_off]
        return max(reversed(hard), key=lambda wave: len(wave.cut_off), default=None)

    @property
    def turn(self) -> Rescue | None:
        """The turning point: the first rescue after the last wave that cut somebody off."""
        cut = [wave.round for wave in self.waves if wave.cut_off]
        if not cut:
            return None
        return next((rescue for rescue in self.rescues if rescue.round > cut[-1]), None)


def facts_of(table: Table) -> TaleFacts:
    """Look back at a game, wherever it ended."""
    names = tuple(seat_name(table.seats, index) for index in range(len(table.seats)))
    entries = tuple(table.moves)
    state, supply = table.state, table.state.supply
    doers = _doers(table, entries)
    told = [(entry, names[doer]) for entry, doer in zip(entries, doers, strict=True)]
    laid = [
        (name, event.tile)
        for entry, name in told
        for event in entry.step.events
        if isinstance(event, TilePlaced | TileReturned)
    ]
    played = [
        (name, event.card, entry.step.state.turn.round)
        for entry, name in told
        for event in entry.step.events
        if isinstance(event, CardPlayed)
    ]
    return TaleFacts(
        options=table.options,
        names=names,
        first_tile=laid[0] if laid else None,
        first_card=played[0][:2] if played else None,
        placed=len(laid),
        cards=len(played),
        card_round=played[0][2] if played else 0,
        rescues=tuple(rescue for entry, name in told for rescue in _rescue(entry, name)),
        waves=tuple(toll for entry in entries for toll in _toll(entry)),
        rounds=state.turn.round,
        tiles_left=supply.tiles_left,
        aboard=animals_in(state.board.joined),
        result=state.result,
        last_name=told[-1][1] if told else names[0],
    )


def _doers(table: Table, entries: Sequence[Entry]) -> list[int]:
    """Whose turn it was before each move."""
    states = [table.opening.state, *(entry.step.state for entry in entries)]
    return [state.turn.player for state in states[:-1]]


def _rescue(entry: Entry, name: str) -> tuple[Rescue, ...]:
    animals = tuple(event.animal for event in entry.step.events if isinstance(event, AnimalJoined))
    return (Rescue(entry.step.state.turn.round, name, animals),) if animals else ()


def _toll(entry: Entry) -> tuple[WaveToll, ...]:
    events = entry.step.events
    if not any(isinstance(event, DiceRolled) for event in events):
        return ()
    taken = sum(isinstance(event, TileWashedAway) for event in events)
    saved = sum(isinstance(event, BirdSaved) for event in events)
    cut = tuple(event.animal for event in events if isinstance(event, AnimalCutOff))
    ended = entry.step.state.turn.round - 1  # a wave that ends the game has begun the next round as well
    return (WaveToll(ended, taken, saved, cut),)
