"""The constants by which a player made of code weighs a game of River Dice: one set for each sheet."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from flow_desktop.values import dataclass

WORTH: Final = (1.0, 1.18, 1.30, 1.86, 2.17)
"""What each animal is worth in salmon: the rarer on the dice, the more (1.9)."""


@dataclass(frozen=True, slots=True)
class RiverTemper:
    """How a player weighs what it has, in points."""

    salmon: float  # what goods worth a salmon will bring
    token: float
    value: float  # what a card brings for each point of its value
    plenty: float = 0.6  # what an animal counts beyond those that a card ever wants
    waiting: float = 1.0  # bonuses that wait for a choice
    promise: float = 1.0  # what is begun on the sheet and not yet finished
    ahead: float = 0.6  # a card that may be completed in the next round


Tempers = Mapping[str, RiverTemper]
"""A temper for each sheet, by its letter."""

TEMPERS: Final[Tempers] = {
    "A": RiverTemper(0.33, 0.40, 1.35),
    "B": RiverTemper(0.55, 0.60, 2.2),
    "C": RiverTemper(0.55, 0.60, 2.0),
    "D": RiverTemper(0.45, 0.50, 1.8),
}
"""Who gives advice: it sees what is begun on a sheet."""
PLAIN: Final[Tempers] = {sheet: replace(temper, promise=0.0) for sheet, temper in TEMPERS.items()}
"""The greedy player: one round ahead, with no plan for rows, landmarks or goals."""
