"""Commands: what a seat can ask for. Places and bonuses are counted from 1, animals and habitats from 0."""

from typing import TypeAlias

from flow_desktop.river_dice.engine.goods import HABITATS, Vector
from flow_desktop.values import dataclass


@dataclass(frozen=True, slots=True)
class CollectAnimals:
    """Take what the dice give in one way of reading them, and pay the dice action."""

    gain: Vector
    price: int = 0


@dataclass(frozen=True, slots=True)
class CompleteCard:
    """Complete the card at a place; with its discount; for card 12 with so many tokens."""

    place: int
    discount: bool = False
    tokens: int = 0


@dataclass(frozen=True, slots=True)
class FinishTurn:
    """This seat has done all it wants to in this round."""


@dataclass(frozen=True, slots=True)
class PayAnimals:
    """Pay a card with these animals, after a discount."""

    animals: Vector


@dataclass(frozen=True, slots=True)
class TakeTokens:
    """Take the tokens of the card."""


@dataclass(frozen=True, slots=True)
class TakeBonus:
    """Take the bonus of the place, with the choice that its card leaves, in words."""

    choice: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SkipRest:
    """Leave what is not yet taken, and go on to the sheet."""


@dataclass(frozen=True, slots=True)
class ReadDie:
    """Which of the two animals the die of card 3 stands for."""

    animal: int


@dataclass(frozen=True, slots=True)
class CircleHex:
    """Circle a hex of the map for a habitat."""

    habitat: int
    hex: str


@dataclass(frozen=True, slots=True)
class WriteAnimal:
    """Write an animal into a hex."""

    hex: str
    animal: int


@dataclass(frozen=True, slots=True)
class TakeAny:
    """Use a bonus "any animal"."""

    animal: int


@dataclass(frozen=True, slots=True)
class PickBonus:
    """Take a bonus of the area of sheet A."""

    number: int


@dataclass(frozen=True, slots=True)
class CrossOut:
    """Cross out the leftmost open sun or rain, and take a bonus of its column."""

    sign: str
    letter: str


@dataclass(frozen=True, slots=True)
class TakeFree:
    """Use a free hex: a track, the overflow, or a hex of the map."""

    target: str


RiverCommand: TypeAlias = (
    CollectAnimals
    | CompleteCard
    | FinishTurn
    | PayAnimals
    | TakeTokens
    | TakeBonus
    | SkipRest
    | ReadDie
    | CircleHex
    | WriteAnimal
    | TakeAny
    | PickBonus
    | CrossOut
    | TakeFree
)


def entry_of(command: RiverCommand) -> str:
    """The waiting bonus that a command uses up; empty for any other command."""
    match command:
        case TakeAny():
            return "any"
        case PickBonus():
            return "pick"
        case TakeFree():
            return "free"
        case CrossOut(sign=sign):
            return sign
        case CircleHex(habitat=habitat):
            return f"circle {HABITATS[habitat]}"
    return ""
