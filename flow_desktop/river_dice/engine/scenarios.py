"""Scenarios and achievements as data (11): what each fixes and wants. goals.py says whether it is."""

from functools import cache
from typing import Final, NamedTuple

from flow_desktop.river_dice.engine.content import load
from flow_desktop.values import dataclass

SHEETS: Final = ("A", "B", "C", "D")


class Aim(NamedTuple):
    """One thing to reach: a measure by its name and the number it has to come to (or stay at)."""

    measure: str
    number: int

    @property
    def at_most(self) -> bool:
        """Whether the number is not to be passed."""
        return self.measure.endswith("_at_most")


@dataclass(frozen=True, slots=True)
class RiverScenario:
    """A scenario: it fixes sheet and completion cards, and wants points and goals in the same game."""

    number: int
    sheet: str
    cards: tuple[int, ...]
    points: int
    goals: tuple[Aim, ...]

    @property
    def aims(self) -> tuple[Aim, ...]:
        """All that it wants: the points, then the goals."""
        return (Aim("points", self.points), *self.goals)


@cache
def scenarios() -> dict[int, RiverScenario]:
    """The twenty scenarios by number."""
    return {
        row["number"]: RiverScenario(
            row["number"],
            row["sheet"],
            tuple(row["cards"]),
            row["points"],
            tuple(Aim(*goal) for goal in row["goals"]),
        )
        for row in load("goals")["scenarios"]
    }


@cache
def achievements() -> dict[str, tuple[Aim, ...]]:
    """The eight achievements of each sheet."""
    return {sheet: tuple(Aim(*aim) for aim in aims) for sheet, aims in load("goals")["achievements"].items()}
