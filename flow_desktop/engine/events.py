"""Events: what has happened, in the past tense, with all that a screen or a voice needs to tell it.

Players and piles are counted from 0, cells are numbers, kinds are kinds; ``notation`` writes them as text.
"""

from enum import StrEnum
from typing import TypeAlias

from flow_desktop.engine.cards import Card
from flow_desktop.engine.commands import Die
from flow_desktop.engine.geometry import Animal, Cell, Edges
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.engine.tiles import Kind
from flow_desktop.values import dataclass


class Why(StrEnum):
    """Reasons that events give."""

    FITS_NOWHERE = "fits_nowhere"
    ONLY_CUTS_OFF = "only_cuts_off"  # it fits, but everywhere it would cut an animal off
    SECOND_COPY = "second_copy"  # a scenario card that has no second effect
    OCCUPIED = "occupied"
    ANIMAL_SPACE = "animal_space"
    CUTS_OFF = "cuts_off"
    NO_SPACE = "no_space"
    NOTHING_TO_PLAY = "nothing_to_play"
    TIME_UP = "time_up"
    CARD_LIMIT = "card_limit"
    NOTHING_LEFT = "nothing_left"
    SUPPORT = "support"
    CURRENT = "current"
    WAVE = "wave"


@dataclass(frozen=True, slots=True)
class ScenarioDrawn:
    """A scenario card lies on the table."""

    scenario: Scenario


@dataclass(frozen=True, slots=True)
class ScenarioReplaced:
    """A drawn scenario card was discarded for another one."""

    scenario: Scenario
    why: Why


@dataclass(frozen=True, slots=True)
class ObstacleRolled:
    """The dice named a space for a scenario obstacle; ``why`` tells why it was rolled again."""

    white: int
    black: int
    cell: Cell
    why: Why | None


@dataclass(frozen=True, slots=True)
class ObstaclePlaced:
    """A scenario obstacle was put on the board; ``rolls`` were needed."""

    cell: Cell
    rolls: int


@dataclass(frozen=True, slots=True)
class ObstacleLeftOut:
    """A scenario obstacle found no legal space and stays in the box."""

    why: Why


@dataclass(frozen=True, slots=True)
class CardsDealt:
    """The action cards were dealt."""

    hands: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class BoatTurned:
    """The boat was turned to its one-opening side; rocks leave the animals ``without`` no way to it (R18)."""

    edges: Edges
    without: tuple[Animal, ...] = ()


@dataclass(frozen=True, slots=True)
class RoundStarted:
    """A round began with a full timer."""

    round: int
    player: int


@dataclass(frozen=True, slots=True)
class TurnStarted:
    """It is this player's turn."""

    player: int


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """A player was passed over, having nothing to draw or play (R15)."""

    player: int
    why: Why


@dataclass(frozen=True, slots=True)
class TurnLost:
    """The time ran out before the player had begun anything."""

    player: int
    why: Why


@dataclass(frozen=True, slots=True)
class TimeRanOut:
    """The clock ran out while an action was under way; it is finished first (R13)."""

    player: int


@dataclass(frozen=True, slots=True)
class RoundGivenUp:
    """Only a limit of this round stops the team: the wave comes at once (R22)."""

    player: int
    why: Why


@dataclass(frozen=True, slots=True)
class TileDrawn:
    """A tile was drawn from a pile, or, with ``pile`` None, from the revealed ones at ``shown``."""

    player: int
    tile: Kind
    pile: int | None
    shown: int | None


@dataclass(frozen=True, slots=True)
class TilePlaced:
    """The held tile was put on the board."""

    player: int
    tile: Kind
    cell: Cell
    edges: Edges


@dataclass(frozen=True, slots=True)
class TileTraded:
    """The held tile was discarded for an action card."""

    player: int
    tile: Kind
    card: Card


@dataclass(frozen=True, slots=True)
class TileDiscarded:
    """The held tile was discarded because it could not be placed."""

    player: int
    tile: Kind
    why: Why


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """An action card was played; what it did follows."""

    player: int
    card: Card


@dataclass(frozen=True, slots=True)
class TileRemoved:
    """Support took a tile off the board; a scenario obstacle left the game (R12)."""

    player: int
    tile: Kind
    cell: Cell
    edges: Edges
    bird: bool


@dataclass(frozen=True, slots=True)
class BirdPlaced:
    """A bird token was put on a tile."""

    player: int
    tile: Kind
    cell: Cell


@dataclass(frozen=True, slots=True)
class TileMoved:
    """Current moved a tile; a bird stayed on it (R10)."""

    player: int
    tile: Kind
    source: Cell
    cell: Cell
    edges: Edges
    bird: bool


@dataclass(frozen=True, slots=True)
class TilesRevealed:
    """Fishing turned two tiles face up, or the last one (R24)."""

    player: int
    tiles: tuple[Kind, ...]
    piles: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class WatersCalmed:
    """Calm Waters lies beside the board until after the next wave."""

    player: int


@dataclass(frozen=True, slots=True)
class TileReturned:
    """Return brought a discarded tile back onto the board."""

    player: int
    tile: Kind
    cell: Cell
    edges: Edges


@dataclass(frozen=True, slots=True)
class DiceRolled:
    """The wave's dice fell; a die that was not rolled is None, and so is its line."""

    player: int
    white: int | None
    black: int | None


@dataclass(frozen=True, slots=True)
class TileWashedAway:
    """The wave took a tile; ``dice`` are those that hit it, a bird on it is gone too."""

    tile: Kind
    cell: Cell
    edges: Edges
    bird: bool
    dice: tuple[Die, ...]


@dataclass(frozen=True, slots=True)
class BirdSaved:
    """A bird saved its tile from the wave and left."""

    tile: Kind
    cell: Cell
    dice: tuple[Die, ...]


@dataclass(frozen=True, slots=True)
class ObstacleHeld:
    """The wave hit a tile with an obstacle or a rock, which stayed (Obstacles Remain)."""

    tile: Kind
    cell: Cell


@dataclass(frozen=True, slots=True)
class AnimalJoined:
    """An animal space is now joined to the boat."""

    animal: Animal


@dataclass(frozen=True, slots=True)
class AnimalCutOff:
    """An animal space is no longer joined to the boat."""

    animal: Animal
    why: Why


@dataclass(frozen=True, slots=True)
class GameWon:
    """All four animal spaces are joined to the boat."""

    player: int
    round: int


@dataclass(frozen=True, slots=True)
class GameLost:
    """Nothing is left to draw and no action card can be played."""

    round: int
    why: Why


SetupEvent: TypeAlias = (
    ScenarioDrawn
    | ScenarioReplaced
    | ObstacleRolled
    | ObstaclePlaced
    | ObstacleLeftOut
    | CardsDealt
    | BoatTurned
)
TurnEvent: TypeAlias = (
    RoundStarted
    | TurnStarted
    | TurnPassed
    | TurnLost
    | TimeRanOut
    | RoundGivenUp
    | TileDrawn
    | TilePlaced
    | TileTraded
    | TileDiscarded
)
CardEvent: TypeAlias = (
    CardPlayed | TileRemoved | BirdPlaced | TileMoved | TilesRevealed | WatersCalmed | TileReturned
)
WaveEvent: TypeAlias = DiceRolled | TileWashedAway | BirdSaved | ObstacleHeld
Event: TypeAlias = (
    SetupEvent | TurnEvent | CardEvent | WaveEvent | AnimalJoined | AnimalCutOff | GameWon | GameLost
)
