"""What a table decides before a game: seed, rule set, seats, scenario cards, boat and clock."""

from collections.abc import Iterator
from dataclasses import field
from typing import Final

from flow_desktop.chance import MAX_SEED as MAX_SEED
from flow_desktop.chance import is_plain as is_plain
from flow_desktop.chance import is_seed
from flow_desktop.engine.geometry import DIRECTIONS, Edges
from flow_desktop.engine.rules import EDITIONS
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.values import dataclass

MAX_PLAYERS: Final = 6
MAX_DIFFICULTY: Final = 6


class OptionsError(ValueError):
    """The options do not describe a game; the message says why, ``field`` which of them is at fault."""

    def __init__(self, message: str, field: str = "") -> None:
        super().__init__(message)
        self.field = field


@dataclass(frozen=True, slots=True)
class Clock:
    """How a round ends: after seconds, after completed turns, or when the players say so (R20).

    The clock is a setting of the table, not a rule: the engine only keeps it with the game.
    """

    seconds: int | None = 60
    turns: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is not None and self.turns is not None:
            raise OptionsError("A clock counts seconds or turns, not both.", "clock")
        if self.seconds is not None and not 30 <= self.seconds <= 600:
            raise OptionsError("A clock runs 30 to 600 seconds.", "clock")
        if self.turns is not None and not 1 <= self.turns <= 99:
            raise OptionsError("A clock counts 1 to 99 turns.", "clock")

    def __str__(self) -> str:
        if self.seconds is not None:
            return f"{self.seconds}s"
        return "off" if self.turns is None else f"{self.turns}t"

    @classmethod
    def parse(cls, text: str) -> "Clock":
        """Read ``60s``, ``10t`` or ``off``.

        >>> str(Clock.parse("10t"))
        '10t'
        """
        if text == "off":
            return cls(None)
        number, unit = text[:-1], text[-1:]
        if unit not in ("s", "t") or not (number.isascii() and number.isdigit() and len(number) <= 3):
            raise OptionsError(f"'{text[:20]}' is no clock: 60s, 10t or off.", "clock")
        return cls(int(number)) if unit == "s" else cls(None, int(number))


CLOCK_OFF: Final = Clock(None)


@dataclass(frozen=True, slots=True)
class Options:
    """Everything that, with the commands, makes a game what it is."""

    seed: str
    players: int = 1
    edition: str = "standard"
    difficulty: int = 0
    scenarios: tuple[Scenario, ...] | None = None  # picked by hand instead of drawn
    boat: Edges | None = None  # the facing of a Single Path Boat; None takes the first allowed one
    first: int = 0  # the seat that starts
    clock: Clock = field(default_factory=Clock)

    def __post_init__(self) -> None:
        for name, sound, message in self._demands():
            if not sound:
                raise OptionsError(message, name)

    def _demands(self) -> Iterator[tuple[str, bool, str]]:
        """Yield each field, whether it is sound, and what to say if not; later ones rely on earlier ones."""
        yield "seed", is_seed(self.seed), f"A seed is 1 to {MAX_SEED} printable characters."
        yield "edition", self.edition in EDITIONS, f"The rule sets are {' and '.join(EDITIONS)}."
        yield "players", 1 <= self.players <= MAX_PLAYERS, f"1 to {MAX_PLAYERS} can play."
        yield "first", 0 <= self.first < self.players, "The one who starts has to sit at the table."
        in_range = 0 <= self.difficulty <= MAX_DIFFICULTY
        yield "difficulty", in_range, f"The difficulty is 0 to {MAX_DIFFICULTY}."
        yield "boat", self.boat is None or self.boat in DIRECTIONS, "The boat faces N, E, S or W."
        if self.scenarios is not None:
            yield "difficulty", self.difficulty == 0, "Scenario cards are drawn or picked, not both."
            yield "scenarios", *self._picked()

    def _picked(self) -> tuple[bool, str]:
        """Cards that add up may be picked as often as they are in the box, every other card once."""
        picked = self.scenarios or ()
        sound = all(picked.count(card) <= card.most(self.edition) for card in picked)
        several = (card for card in Scenario if card.adds_up)
        limits = (f"{card.title()} can be picked up to {card.most(self.edition)} times" for card in several)
        return sound, f"{', '.join(limits)}, every other scenario card once."
