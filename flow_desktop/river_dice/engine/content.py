"""The content of the box, read from data: dice, habitat cards, completion cards; how a bonus is written."""

from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

from flow_desktop.river_dice.engine.goods import ANIMAL, HABITAT, Vector
from flow_desktop.values import dataclass

_DATA: Final = Path(__file__).parent / "data"
ROUNDS: Final = 20
PLACES: Final = 4
STARTING: Final = (1, 2, 3, 4)
LEVELS: Final = (1, 2)

Reading: TypeAlias = tuple[int, int]
"""An animal and its number."""


class Part(NamedTuple):
    """One part of a bonus: how many of what (an animal, token, point, any, free, sun, rain, circle)."""

    number: int
    thing: str


Bonus: TypeAlias = tuple[Part, ...]


def load(name: str) -> dict[str, Any]:
    """One data file."""
    import tomllib  # takes as long to import as all the rules together, and the menu reads none

    return tomllib.loads((_DATA / f"{name}.toml").read_text("utf-8"))


def part(text: str) -> Part:
    """Read ``2 fox`` or ``sun``.

    >>> part("2 fox")
    Part(number=2, thing='fox')
    """
    count, _, thing = text.rpartition(" ")
    return Part(int(count or 1), thing)


def bonus(texts: list[str]) -> Bonus:
    """Read a bonus of several parts."""
    return tuple(map(part, texts))


@dataclass(frozen=True, slots=True)
class HabitatCard:
    """A habitat card (1.9)."""

    name: str
    habitat: int
    level: int
    value: int
    cost: Vector
    tokens: int


@dataclass(frozen=True, slots=True)
class CompletionCard:
    """A completion card (1.10): its kind and the amounts it has; what they mean goes by its number."""

    number: int
    starting: bool
    discount: bool
    animals: int
    tokens: int
    price: int
    value: int


@dataclass(frozen=True, slots=True)
class DiceBox:
    """The faces of the dice (1.8) as readings, the signs of the special die, and what dice actions cost."""

    central: tuple[tuple[Reading, ...], ...]
    bear: tuple[tuple[Reading, ...], ...]
    hawk: tuple[tuple[Reading, ...], ...]
    special: tuple[tuple[Reading, ...], ...]
    signs: tuple[str, ...]
    lower: int
    raised: int
    two: int


@cache
def habitat_cards() -> dict[str, HabitatCard]:
    """The thirty habitat cards by name, in the order of 1.9."""
    return {
        name: HabitatCard(
            name, HABITAT[row["habitat"]], row["level"], row["value"], tuple(row["cost"]), row["tokens"]
        )
        for name, row in load("cards")["cards"].items()
    }


def cards_of(level: int, habitat: int) -> list[str]:
    """The names of the three cards of a level and a habitat."""
    cards = habitat_cards().values()
    return [card.name for card in cards if card.level == level and card.habitat == habitat]


@cache
def completion_cards() -> dict[int, CompletionCard]:
    """The twelve completion cards by number."""
    return {
        row["number"]: CompletionCard(
            row["number"],
            row["set"] == "starting",
            row["kind"] == "discount",
            row.get("animals", 0),
            row.get("tokens", 0),
            row.get("price", 0),
            row.get("value", 0),
        )
        for row in load("completion")["cards"]
    }


@cache
def dice_box() -> DiceBox:
    """The dice."""
    data = load("dice")
    faces = {kind: tuple(map(_readings, data[kind])) for kind in ("central", "bear", "hawk", "special")}
    signs = tuple(face[0] if not _readings(face) else "" for face in data["special"])
    actions = data["actions"]
    return DiceBox(**faces, signs=signs, lower=actions["lower"], raised=actions["raise"], two=actions["two"])


def _readings(face: list[str]) -> tuple[Reading, ...]:
    """The readings of a face: any animal has five, a sign has none."""
    if face == ["any"]:
        return tuple((animal, 1) for animal in range(5))
    parts = map(part, face)
    return tuple((ANIMAL[thing], count) for count, thing in parts if thing in ANIMAL)
