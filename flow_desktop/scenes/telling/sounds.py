"""Which sound belongs to what happens; None where nothing is heard."""

from typing import Final

from flow_desktop.app.catalogue import SoundName, sound
from flow_desktop.engine import events

FIRST_WARNING: Final = 15
LAST_TICKS: Final = 5

_SOUNDS: Final[dict[type, str]] = {
    events.TileDrawn: "draw",
    events.TilePlaced: "place",
    events.TileReturned: "place",
    events.TileDiscarded: "washed_away",
    events.TileTraded: "card_drawn",
    events.TurnStarted: "turn",
    events.TurnLost: "bell",
    events.TimeRanOut: "bell",
    events.RoundGivenUp: "bell",
    events.AnimalJoined: "animal_aboard",
    events.DiceRolled: "dice",
    events.TileWashedAway: "washed_away",
    events.BirdSaved: "bird_saves",
    events.ObstacleHeld: "place",
}
_VOLUMES: Final[dict[type, float]] = {
    events.TurnStarted: 0.5,
    events.DiceRolled: 0.7,
    events.TileWashedAway: 0.6,
    events.BirdSaved: 0.8,
    events.ObstacleHeld: 0.6,
}
"""What comes often, or many times at once, is heard more softly."""


def volume_of(event: events.Event) -> float:
    """How loud an event is, 0 to 1."""
    return _VOLUMES.get(type(event), 1.0)


def sound_of(event: events.Event) -> SoundName | None:
    """The sound of an event; each action card has its own."""
    if isinstance(event, events.CardPlayed):
        return sound(f"card_{event.card}")
    name = _SOUNDS.get(type(event))
    return sound(name) if name is not None else None


def warning_sound(seconds_left: int) -> SoundName:
    """The sound of a clock warning: the ticks of the last five seconds, else a chime."""
    if seconds_left <= LAST_TICKS:
        return sound(f"tick_{max(1, seconds_left)}")
    return sound("warning_30" if seconds_left >= FIRST_WARNING else "warning_10")
