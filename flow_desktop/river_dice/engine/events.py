"""Events: what has happened, in the past tense, with all that a screen or a voice needs to tell it.

Seats, animals and habitats are counted from 0; ``door_json`` writes them as the protocol does.
"""

from typing import TypeAlias

from flow_desktop.river_dice.engine.goods import Vector
from flow_desktop.values import dataclass


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A round has begun: a card was turned up and all dice were rolled. ``gone`` is the card that left."""

    round: int
    card: str
    gone: str | None
    central: tuple[int, ...]
    special: int | None


@dataclass(frozen=True, slots=True)
class SeatBegan:
    """It is this seat's turn; so its two dice lie."""

    seat: int
    dice: tuple[int, int]


@dataclass(frozen=True, slots=True)
class AnimalsCollected:
    """The dice gave animals, and a dice action took tokens."""

    seat: int
    gain: Vector
    price: int


@dataclass(frozen=True, slots=True)
class CardChosen:
    """A card is about to be completed with a discount; what is paid is still to be said."""

    seat: int
    place: int
    card: str
    completion: int


@dataclass(frozen=True, slots=True)
class CardPaid:
    """A card was paid and is completed."""

    seat: int
    place: int
    card: str
    animals: Vector
    tokens: int


@dataclass(frozen=True, slots=True)
class GoodsGained:
    """A seat got animals or tokens."""

    seat: int
    animals: Vector
    tokens: int


@dataclass(frozen=True, slots=True)
class TokensSpent:
    """A bonus was paid for."""

    seat: int
    tokens: int


@dataclass(frozen=True, slots=True)
class PointsGained:
    """A bonus gave points."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class BonusWaits:
    """A bonus with a choice was won: any, free, pick, sun, rain or a hex of a habitat."""

    seat: int
    bonus: str


@dataclass(frozen=True, slots=True)
class BonusVoid:
    """A bonus has no target, and is lost."""

    seat: int
    bonus: str


@dataclass(frozen=True, slots=True)
class BonusDieRolled:
    """Card 3 let a personal die be rolled."""

    seat: int
    die: str
    face: int


@dataclass(frozen=True, slots=True)
class CardChanged:
    """The card marks another habitat or another value than printed."""

    seat: int
    habitat: int
    value: int


@dataclass(frozen=True, slots=True)
class NumberWritten:
    """A value was written into the topmost empty hex of a column (sheet A)."""

    seat: int
    habitat: int
    row: int
    value: int


@dataclass(frozen=True, slots=True)
class HexCircled:
    """A hex was circled: of a track (``number``), or of the map (``hex``); ``closed`` by its neighbours."""

    seat: int
    habitat: int | None
    hex: str
    number: int
    closed: bool = False


@dataclass(frozen=True, slots=True)
class AnimalWritten:
    """An animal was written into a hex (sheet D)."""

    seat: int
    hex: str
    animal: int


@dataclass(frozen=True, slots=True)
class DiamondWon:
    """All four hexes around a diamond are circled (sheet B)."""

    seat: int
    above: int
    number: int


@dataclass(frozen=True, slots=True)
class LandmarkCrossed:
    """A landmark of a habitat was crossed out (sheet C)."""

    seat: int
    habitat: int
    row: int


@dataclass(frozen=True, slots=True)
class HabitatFilled:
    """The last hex of a habitat, column or track was marked."""

    seat: int
    habitat: int


@dataclass(frozen=True, slots=True)
class RowFilled:
    """A row of hexes or of landmarks is full."""

    seat: int
    row: int


@dataclass(frozen=True, slots=True)
class OverflowCircled:
    """What found no room in its habitat went to the overflow."""

    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class MarksLost:
    """So many marks found no room at all, or on sheet C none that could be reached (6.2)."""

    seat: int
    count: int
    unreached: bool = False


@dataclass(frozen=True, slots=True)
class SignCrossed:
    """A sun or a rain was crossed out for a bonus of its column."""

    seat: int
    sign: str
    column: int
    letter: str


@dataclass(frozen=True, slots=True)
class AreaPicked:
    """A bonus of the area of sheet A was taken."""

    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class SeatDone:
    """A seat has done all it wanted to in this round."""

    seat: int


@dataclass(frozen=True, slots=True)
class RiverEnded:
    """The game is over; these seats have won."""

    winners: tuple[int, ...]


RiverEvent: TypeAlias = (
    RoundBegan
    | SeatBegan
    | AnimalsCollected
    | CardChosen
    | CardPaid
    | GoodsGained
    | TokensSpent
    | PointsGained
    | BonusWaits
    | BonusVoid
    | BonusDieRolled
    | CardChanged
    | NumberWritten
    | HexCircled
    | AnimalWritten
    | DiamondWon
    | LandmarkCrossed
    | HabitatFilled
    | RowFilled
    | OverflowCircled
    | MarksLost
    | SignCrossed
    | AreaPicked
    | SeatDone
    | RiverEnded
)
