"""What a roll led to, sorted from its events for the screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from flow_desktop.engine.commands import Die
from flow_desktop.engine.events import (
    AnimalCutOff,
    BirdSaved,
    DiceRolled,
    Event,
    GameLost,
    ObstacleHeld,
    TileWashedAway,
)
from flow_desktop.engine.geometry import LINE_OF_FACE, Animal, Cell


@dataclass(frozen=True, slots=True)
class Outcome:
    """One wave: the dice, and what it took, spared and changed."""

    events: tuple[Event, ...]
    dice: DiceRolled
    washed: tuple[TileWashedAway, ...]
    saved: tuple[BirdSaved, ...]
    held: tuple[ObstacleHeld, ...]
    cut_off: tuple[Animal, ...]
    lost: bool

    @classmethod
    def of(cls, events: Sequence[Event]) -> Outcome:
        """Sort the events of a roll; without a roll among them there is no wave to tell."""
        rolled = [event for event in events if isinstance(event, DiceRolled)]
        if not rolled:
            raise ValueError("a wave begins with a roll")
        return cls(
            tuple(events),
            rolled[0],
            tuple(event for event in events if isinstance(event, TileWashedAway)),
            tuple(event for event in events if isinstance(event, BirdSaved)),
            tuple(event for event in events if isinstance(event, ObstacleHeld)),
            tuple(event.animal for event in events if isinstance(event, AnimalCutOff)),
            any(isinstance(event, GameLost) for event in events),
        )

    @property
    def row(self) -> int | None:
        """The row of the white die, counted from 0; None when it was not thrown."""
        return None if self.dice.white is None else LINE_OF_FACE[self.dice.white]

    @property
    def column(self) -> int | None:
        """The column of the black die, counted from 0; None when it was not thrown."""
        return None if self.dice.black is None else LINE_OF_FACE[self.dice.black]

    @property
    def faces(self) -> dict[Die, int]:
        """The dice that were thrown and what they show, white first."""
        shown = {Die.WHITE: self.dice.white, Die.BLACK: self.dice.black}
        return {die: face for die, face in shown.items() if face is not None}

    @property
    def touched(self) -> frozenset[Cell]:
        """The spaces where the wave met a tile, whatever became of it."""
        met: tuple[TileWashedAway | BirdSaved | ObstacleHeld, ...] = (*self.washed, *self.saved, *self.held)
        return frozenset(event.cell for event in met)
