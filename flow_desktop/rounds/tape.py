"""A game that was played, wound to any of its moments: for a replay, and for playing on from there."""

from collections.abc import Sequence
from enum import StrEnum

from flow_desktop.engine.commands import Command, Roll
from flow_desktop.engine.events import AnimalCutOff, AnimalJoined, Event
from flow_desktop.engine.geometry import Animal
from flow_desktop.engine.record import Record
from flow_desktop.rounds.home import past_game
from flow_desktop.rounds.table import Table, TableView
from flow_desktop.rounds.turns import Entry, completes_turn
from flow_desktop.table import People
from flow_desktop.values import dataclass


class Sign(StrEnum):
    """What is worth a mark on the way through a game."""

    WAVE = "wave"
    JOINED = "joined"
    CUT_OFF = "cut_off"


@dataclass(frozen=True, slots=True)
class Mark:
    """Something that happened with the command that led to moment `at`; `round` is the one it happened in."""

    at: int
    sign: Sign
    round: int
    animal: Animal | None = None


class Tape:
    """All moments of a game: 0 before the first command, then one after each."""

    def __init__(self, record: Record, people: People | None = None) -> None:
        self._game = past_game(record, people)
        self.table: TableView = Table(self._game)
        self.record = record
        self.entries: tuple[Entry, ...] = tuple(self._game.history.done)
        self.marks = tuple(mark for at, entry in enumerate(self.entries, 1) for mark in _marks(at, entry))

    def __len__(self) -> int:
        """The number of the last moment."""
        return len(self.entries)

    @property
    def at(self) -> int:
        """The moment it is wound to."""
        return len(self._game.history.done)

    def wind(self, at: int) -> None:
        """To another moment; beyond the ends it stops there."""
        history, at = self._game.history, min(max(at, 0), len(self))
        while len(history.done) > at:
            history.undo()
        while len(history.done) < at:
            history.redo()

    @property
    def events(self) -> tuple[Event, ...]:
        """What the command led to that was the last one before this moment."""
        return self.entries[self.at - 1].step.events if self.at else ()

    @property
    def commands(self) -> tuple[Command, ...]:
        """Everything done so far."""
        return tuple(entry.command for entry in self.entries[: self.at])

    def next_turn(self) -> int:
        """The moment after the turn, or the wave, that comes next."""
        later = range(self.at + 1, len(self) + 1)
        return next((at for at in later if _ends_turn(self.entries[at - 1])), len(self))

    def previous_turn(self) -> int:
        """The moment before the turn, or the wave, that came last."""
        earlier = range(self.at - 1, 0, -1)
        return next((at for at in earlier if _ends_turn(self.entries[at - 1])), 0)


def _ends_turn(entry: Entry) -> bool:
    return completes_turn(entry.command) or isinstance(entry.command, Roll)


def _marks(at: int, entry: Entry) -> Sequence[Mark]:
    # A wave begins a new round: it happened in the one before.
    rolled = isinstance(entry.command, Roll)
    number = entry.step.state.turn.round - rolled
    marks = [Mark(at, Sign.WAVE, number)] if rolled else []
    for event in entry.step.events:
        if isinstance(event, AnimalJoined):
            marks.append(Mark(at, Sign.JOINED, number, event.animal))
        elif isinstance(event, AnimalCutOff):
            marks.append(Mark(at, Sign.CUT_OFF, number, event.animal))
    return marks
