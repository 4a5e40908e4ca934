"""The story of a wave: its events as beats in time. Pure numbers, so that it can be played, skipped, tested.

tumble -> reveal (the dice lie, their lines light up) -> flood (the water runs) -> told (the list in words)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from flow_desktop.engine.events import BirdSaved, DiceRolled, Event, ObstacleHeld, TileWashedAway
from flow_desktop.engine.geometry import Cell


class Part(Enum):
    """The parts of the story, in order."""

    TUMBLE = "tumble"
    REVEAL = "reveal"
    FLOOD = "flood"
    TOLD = "told"


@dataclass(frozen=True, slots=True)
class Pace:
    """How long the parts take, and when, counted from the flood's begin, the water is at each space."""

    tumble: float
    reveal: float
    flood: float
    passes: Mapping[Cell, float]


@dataclass(frozen=True, slots=True)
class Beat:
    """One event and the moment at which it is shown."""

    at: float
    event: Event


@dataclass(frozen=True, slots=True)
class Storyline:
    """All beats in order of time, and where the parts meet; seconds since the dice left the hand."""

    beats: tuple[Beat, ...]
    tumbled: float
    flooding: float
    ended: float

    def part(self, now: float) -> Part:
        """The part that a moment belongs to."""
        if now >= self.ended:
            return Part.TOLD
        if now >= self.flooding:
            return Part.FLOOD
        return Part.REVEAL if now >= self.tumbled else Part.TUMBLE

    def between(self, before: float, now: float) -> tuple[Beat, ...]:
        """The beats after one moment, up to and with another."""
        return tuple(beat for beat in self.beats if before < beat.at <= now)


def storyline(events: Sequence[Event], pace: Pace) -> Storyline:
    """Give each event its moment: the dice when they lie, tiles when the water comes, the rest at the end."""
    flooding = pace.tumble + pace.reveal
    ended = flooding + pace.flood

    def moment(event: Event) -> float:
        match event:
            case DiceRolled():
                return pace.tumble
            case TileWashedAway(cell=cell) | BirdSaved(cell=cell) | ObstacleHeld(cell=cell):
                return min(flooding + pace.passes[cell], ended)
            case _:
                return ended

    beats = sorted((Beat(moment(event), event) for event in events), key=lambda beat: beat.at)
    return Storyline(tuple(beats), pace.tumble, flooding, ended)
