"""What a table decides before a game: seed, rule set, seats, scenario cards, boat and clock."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from flow_desktop.engine.cards import Scenario
from flow_desktop.engine.geometry import DIRECTIONS, Edges
from flow_desktop.engine.rules import EDITIONS, rule_set

MAX_PLAYERS: Final = 6
MAX_DIFFICULTY: Final = 6
MAX_SEED: Final = 64


class OptionsError(ValueError):
    """The options do not describe a game; the message says which and why."""


@dataclass(frozen=True, slots=True)
class Clock:
    """How a round ends: after seconds, after completed turns, or when the players say so (R20).

    The clock is a setting of the table, not a rule: the engine only keeps it with the game.
    """

    seconds: int | None = 60
    turns: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is not None and self.turns is not None:
            raise OptionsError("A clock counts seconds or turns, not both.")
        if self.seconds is not None and not 30 <= self.seconds <= 600:
            raise OptionsError("A clock runs 30 to 600 seconds.")
        if self.turns is not None and not 1 <= self.turns <= 99:
            raise OptionsError("A clock counts 1 to 99 turns.")

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
            raise OptionsError(f"'{text[:20]}' is no clock: 60s, 10t or off.")
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
        problem = self._seed_problem() or self._number_problem() or self._scenario_problem()
        if problem:
            raise OptionsError(problem)

    def _seed_problem(self) -> str | None:
        if (
            not 1 <= len(self.seed) <= MAX_SEED
            or not self.seed.isprintable()
            or self.seed != self.seed.strip()
        ):
            return f"A seed is 1 to {MAX_SEED} printable characters."
        return None

    def _number_problem(self) -> str | None:
        if self.edition not in EDITIONS:
            return f"The rule sets are {' and '.join(EDITIONS)}."
        if not 1 <= self.players <= MAX_PLAYERS:
            return f"1 to {MAX_PLAYERS} can play."
        if not 0 <= self.first < self.players:
            return "The one who starts has to sit at the table."
        if not 0 <= self.difficulty <= MAX_DIFFICULTY:
            return f"The difficulty is 0 to {MAX_DIFFICULTY}."
        if self.boat is not None and self.boat not in DIRECTIONS:
            return "The boat faces N, E, S or W."
        return None

    def _scenario_problem(self) -> str | None:
        if self.scenarios is None:
            return None
        obstacles = rule_set(self.edition).scenario_cards.count(Scenario.OBSTACLES)
        for scenario, count in Counter(self.scenarios).items():
            allowed = obstacles if scenario is Scenario.OBSTACLES else 1
            if count > allowed:
                return f"The scenario card {scenario} can be picked at most {allowed} times."
        return None
