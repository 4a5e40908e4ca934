"""Which sound belongs to what happens, how loud it is and from which side; and what is silent on purpose."""

from typing import Final

from flow_desktop.app.catalogue import SoundName, sound
from flow_desktop.engine import events
from flow_desktop.engine.geometry import ANIMAL_CELLS, STRIDE, WIDTH, Animal, Cell

FIRST_WARNING: Final = 15
LAST_TICKS: Final = 5
WIDE: Final = 0.5
"""How far to the side a sound of the first or the last column is."""

_SOUNDS: Final[dict[type, str]] = {
    events.RoundStarted: "round_begins",
    events.TileDrawn: "draw",
    events.TilePlaced: "place",
    events.TileReturned: "place",
    events.TileDiscarded: "discard",
    events.TileTraded: "card_drawn",
    events.TurnStarted: "turn",
    events.TurnPassed: "passed_over",
    events.TurnLost: "bell",
    events.TimeRanOut: "bell",
    events.RoundGivenUp: "bell",
    events.DiceRolled: "dice",
    events.TileWashedAway: "washed_away",
    events.BirdSaved: "bird_saves",
    events.ObstacleHeld: "place",
}
_ITS_CARD: Final = "its card is heard in the same moment"
_SETUP: Final = "the setup is seen before anybody plays"
SILENT: Final[dict[type, str]] = {
    events.ScenarioDrawn: _SETUP,
    events.ScenarioReplaced: _SETUP,
    events.ObstacleRolled: _SETUP,
    events.ObstaclePlaced: _SETUP,
    events.ObstacleLeftOut: _SETUP,
    events.CardsDealt: _SETUP,
    events.BoatTurned: _SETUP,
    events.TileRemoved: _ITS_CARD,
    events.BirdPlaced: _ITS_CARD,
    events.TileMoved: _ITS_CARD,
    events.TilesRevealed: _ITS_CARD,
    events.WatersCalmed: _ITS_CARD,
    events.GameWon: "the last moment of the game has the one fanfare",
    events.GameLost: "the last moment of the game has the one fanfare",
}
"""What makes no sound, and why."""
_VOLUMES: Final[dict[type, float]] = {
    events.TurnStarted: 0.5,
    events.TurnPassed: 0.7,
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
    """The sound of an event; each action card and each animal has its own."""
    match event:
        case events.CardPlayed():
            return sound(f"card_{event.card}")
        case events.AnimalJoined():
            return sound(f"voice_{event.animal}")
        case events.AnimalCutOff():
            return sound(f"falling_{event.animal}")
    name = _SOUNDS.get(type(event))
    return sound(name) if name is not None else None


def tone_of(animal: Animal) -> SoundName:
    """The animal's tone of the chord; all four make it whole."""
    return sound(f"tone_{animal}")


def side_of(event: events.Event) -> float:
    """From which side an event is heard, by its column; what happens beside the board is in the middle."""
    if isinstance(event, events.AnimalJoined | events.AnimalCutOff):
        return column_side(ANIMAL_CELLS[event.animal])
    cell = getattr(event, "cell", None)
    return column_side(cell) if cell is not None else 0.0


def column_side(cell: Cell) -> float:
    """The side of a column, -0.5 to 0.5."""
    return WIDE * (2 * (cell % STRIDE) / (WIDTH - 1) - 1)


def warning_sound(seconds_left: int) -> SoundName:
    """The sound of a clock warning: the ticks of the last five seconds, else a chime."""
    if seconds_left <= LAST_TICKS:
        return sound(f"tick_{max(1, seconds_left)}")
    return sound("warning_30" if seconds_left >= FIRST_WARNING else "warning_10")
