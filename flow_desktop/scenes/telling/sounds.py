"""Which sound belongs to what happens; None where nothing is heard."""

from __future__ import annotations

from typing import Final

from flow_desktop.app.catalogue import SoundName, sound
from flow_desktop.engine.events import (
    AnimalJoined,
    BirdSaved,
    CardPlayed,
    DiceRolled,
    Event,
    GameLost,
    GameWon,
    ObstacleHeld,
    RoundGivenUp,
    TileDiscarded,
    TileDrawn,
    TilePlaced,
    TileReturned,
    TileTraded,
    TileWashedAway,
    TimeRanOut,
    TurnLost,
    TurnStarted,
)

FIRST_WARNING: Final = 15
LAST_TICKS: Final = 5

_SOUNDS: Final[dict[type, str]] = {
    TileDrawn: "draw",
    TilePlaced: "place",
    TileReturned: "place",
    TileDiscarded: "washed_away",
    TileTraded: "card_drawn",
    TurnStarted: "turn",
    TurnLost: "bell",
    TimeRanOut: "bell",
    RoundGivenUp: "bell",
    AnimalJoined: "animal_aboard",
    DiceRolled: "dice",
    TileWashedAway: "washed_away",
    BirdSaved: "bird_saves",
    ObstacleHeld: "place",
    GameWon: "won",
    GameLost: "lost",
}
_VOLUMES: Final[dict[type, float]] = {
    TurnStarted: 0.5,
    DiceRolled: 0.7,
    TileWashedAway: 0.6,
    BirdSaved: 0.8,
    ObstacleHeld: 0.6,
}
"""What comes often, or many times at once, is heard more softly."""


def volume_of(event: Event) -> float:
    """How loud an event is, 0 to 1."""
    return _VOLUMES.get(type(event), 1.0)


def sound_of(event: Event) -> SoundName | None:
    """The sound of an event; each action card has its own."""
    if isinstance(event, CardPlayed):
        return sound(f"card_{event.card}")
    name = _SOUNDS.get(type(event))
    return sound(name) if name is not None else None


def warning_sound(seconds_left: int) -> SoundName:
    """The sound of a clock warning: the ticks of the last five seconds, else a chime."""
    if seconds_left <= LAST_TICKS:
        return sound(f"tick_{max(1, seconds_left)}")
    return sound("warning_30" if seconds_left >= FIRST_WARNING else "warning_10")
