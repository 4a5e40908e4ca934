"""What has to be remembered of a game so that a badge can be told at the very moment it is earned.

A game is a row of moments, one for each command. The story is what the moments before have left behind: who
put which tile and which bird down, who fished what, what the last wave did. Nothing here decides anything.
"""

from dataclasses import field

from flow_desktop.engine import GameState
from flow_desktop.engine.commands import Command, DrawShown, Roll, completes_turn
from flow_desktop.engine.events import (
    AnimalCutOff,
    AnimalJoined,
    BirdPlaced,
    BirdSaved,
    CardPlayed,
    Event,
    GameWon,
    TileDrawn,
    TileMoved,
    TilePlaced,
    TileRemoved,
    TileReturned,
    TilesRevealed,
    TileWashedAway,
)
from flow_desktop.engine.geometry import Animal, Cell
from flow_desktop.engine.options import Clock
from flow_desktop.values import dataclass


@dataclass(frozen=True, slots=True)
class Moment:
    """One command: the game before it, what it led to, the game after it, and the clock in force."""

    before: GameState
    command: Command
    events: tuple[Event, ...]
    after: GameState
    clock: Clock

    @property
    def seat(self) -> int:
        """Whose turn it was."""
        return self.before.turn.player

    @property
    def joined(self) -> tuple[Animal, ...]:
        """The animals that were joined to the boat."""
        return tuple(event.animal for event in self.events if isinstance(event, AnimalJoined))

    @property
    def cut_off(self) -> tuple[Animal, ...]:
        """The animals that were cut off."""
        return tuple(event.animal for event in self.events if isinstance(event, AnimalCutOff))

    @property
    def washed_away(self) -> int:
        """How many tiles the wave took."""
        return sum(isinstance(event, TileWashedAway) for event in self.events)

    @property
    def is_wave(self) -> bool:
        """Whether the dice were rolled."""
        return isinstance(self.command, Roll)

    @property
    def won(self) -> bool:
        """Whether the game was won with it."""
        return any(isinstance(event, GameWon) for event in self.events)


@dataclass(slots=True)
class GameSoFar:
    """What the moments so far have left behind."""

    players: int
    first_joined: int  # the mask of animals that were joined when the round began
    round_began: int
    laid: dict[Cell, int] = field(default_factory=dict)  # who put down what lies there
    birds: dict[Cell, int] = field(default_factory=dict)  # who put down the bird that sits there
    fished: list[int] = field(default_factory=list)  # who revealed each tile that lies open
    fished_by: int | None = None  # who revealed the tile in hand
    joiners: set[int] = field(default_factory=set)  # who has joined an animal at all
    handed_on: int | None = None  # who joined an animal in the turn just before, in this round
    washed_off: frozenset[Animal] = frozenset()  # cut off by the wave just before; gone after one turn
    turns: int = 0  # completed in this round
    cards: int = 0  # played by anybody
    gave_up: set[int] = field(default_factory=set)  # who cut an animal off by a card in this round
    worst_wave: int = 0
    fell: bool = False  # a wave left at most one of three joined

    def note(self, moment: Moment) -> None:
        """Remember a moment."""
        for event in moment.events:
            self._note_event(moment, event)
        if completes_turn(moment.command):
            self.turns += 1
            self.handed_on = moment.seat if moment.joined else None
            self.washed_off = frozenset()
            self.joiners |= {moment.seat} if moment.joined else set()
            self.gave_up |= {moment.seat} if moment.cut_off else set()
        if moment.is_wave:
            self._note_wave(moment)

    def _note_event(self, moment: Moment, event: Event) -> None:
        seat = moment.seat
        match event:
            case TilePlaced(cell=cell) | TileReturned(cell=cell):
                self.laid[cell] = seat
            case BirdPlaced(cell=cell):
                self.birds[cell] = seat
            case TileMoved(source=source, cell=cell):
                self.laid.pop(source, None)
                self.laid[cell] = seat
                if source in self.birds:
                    self.birds[cell] = self.birds.pop(source)
            case TileRemoved(cell=cell) | TileWashedAway(cell=cell):
                self.laid.pop(cell, None)
                self.birds.pop(cell, None)
            case BirdSaved(cell=cell):
                self.birds.pop(cell, None)
            case TilesRevealed(tiles=tiles):
                self.fished += [seat] * len(tiles)
            case CardPlayed():
                self.cards += 1
            case TileDrawn():
                index = moment.command.index if isinstance(moment.command, DrawShown) else None
                known = index is not None and index < len(self.fished)
                self.fished_by = self.fished.pop(index) if known and index is not None else None

    def _note_wave(self, moment: Moment) -> None:
        before, after = moment.before.board.joined, moment.after.board.joined
        self.worst_wave = max(self.worst_wave, moment.washed_away)
        self.fell = self.fell or (before.bit_count() >= 3 and after.bit_count() <= 1)
        self.washed_off = frozenset(moment.cut_off)
        self.first_joined, self.round_began = after, moment.after.turn.round
        self.turns, self.handed_on = 0, None
        self.gave_up = set()
