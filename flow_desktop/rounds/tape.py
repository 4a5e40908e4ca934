"""A game that was played, wound to any of its moments: for a replay, and for playing on from there."""

from collections.abc import Sequence
from enum import StrEnum

from flow_desktop.engine.commands import Command, Roll, completes_turn
from flow_desktop.engine.events import AnimalCutOff, AnimalJoined, Event
from flow_desktop.engine.geometry import Animal
from flow_desktop.engine.record import Record
from flow_desktop.engine.state import GameState
from flow_desktop.rounds.home import past_game
from flow_desktop.rounds.table import Table, TableView
from flow_desktop.rounds.turns import Entry
from flow_desktop.table import People
from flow_desktop.table.reel import Reel
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


class Tape(Reel[GameState, Command, Event]):
    """All moments of a game of Flow, with a table to look at and what is worth a mark."""

    def __init__(self, record: Record, people: People | None = None) -> None:
        game = past_game(record, people)
        super().__init__(game, _ends_turn)
        self.table: TableView = Table(game)
        self.record = record
        self.marks = tuple(mark for at, entry in enumerate(self.entries, 1) for mark in _marks(at, entry))


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
