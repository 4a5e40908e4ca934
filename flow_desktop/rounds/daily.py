"""Today's wave: which game belongs to a date, from the date alone (docs/daily.md).

Every day has two words of its own as its seed, and on some days of the week scenario cards. Seats, rule set
and clock are the players' own. What is written here may never change: people compare their days, and games
of former days are recognised by it.
"""

from __future__ import annotations

from datetime import date, timedelta
from functools import cache
from pathlib import Path
from typing import Final

from flow_desktop.engine import chance
from flow_desktop.engine.codes import number_of, seed_of
from flow_desktop.engine.options import Clock, Options
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.values import dataclass

_DATA: Final = Path(__file__).parent / "data" / "other_waves.txt"
_NAME: Final = "flow-day"
_HALF: Final = 256
_DAYS: Final = _HALF * _HALF
"""After so many days, 179 years, the words begin again."""
_MIXINGS: Final = 4

CARDS_OF_WEEKDAY: Final = (0, 1, 0, 1, 2, 3, 0)
"""Scenario cards from Monday to Sunday: the tide rises to Saturday, and Sunday is calm."""
CARDS: Final = (
    Scenario.OBSTACLES,
    Scenario.OBSTACLES,
    Scenario.ONE_ACTION_CARD,
    Scenario.NO_SUPPORT_CURRENT,
    Scenario.SINGLE_PATH_BOAT,
    Scenario.OBSTACLES_REMAIN,
)
"""The cards that a day may have: both rule sets know them, and none takes hints away."""


@dataclass(frozen=True, slots=True)
class DayWave:
    """What a date decides: the seed, and the scenario cards in the order of the cards."""

    day: date
    seed: str
    cards: tuple[Scenario, ...]

    def options(self, players: int = 1, edition: str = "standard", clock: Clock | None = None) -> Options:
        """The game of that day at a table of so many."""
        return Options(self.seed, players, edition, scenarios=self.picked, clock=clock or Clock())

    @property
    def picked(self) -> tuple[Scenario, ...] | None:
        """The cards as a table picks them; None for the basic game."""
        return self.cards or None


def wave_of(day: date, which: int | None = None) -> DayWave:
    """The wave of a date; ``which`` asks for another one of the waves that it could have had."""
    number = _mixed(day.toordinal() % _DAYS, other_waves().get(day, 0) if which is None else which)
    return DayWave(day, seed_of(number), _cards_of(day))


def day_of(options: Options, near: date) -> date | None:
    """The day whose wave this is, of several the one nearest to a date; None for any other wave."""
    number = number_of(options.seed)
    if number is None:
        return None
    others = other_waves()
    days = [day for day in others if wave_of(day).seed == options.seed]
    days += [day for day in _days_near(_unmixed(number), near) if day not in others]
    cards = tuple(sorted(options.scenarios or (), key=list(Scenario).index))
    fitting = [day for day in days if options.difficulty == 0 and wave_of(day).cards == cards]
    return min(fitting, key=lambda day: abs(day - near), default=None)


@cache
def other_waves() -> dict[date, int]:
    """The days whose first wave no search could win, each with which of its waves is taken instead."""
    rows = (line.split() for line in _DATA.read_text("utf-8").splitlines() if line[:1].isdigit())
    return {date.fromisoformat(day): int(which) for day, which in rows}


def _cards_of(day: date) -> tuple[Scenario, ...]:
    count = CARDS_OF_WEEKDAY[day.weekday()]
    drawn = chance.shuffled(_NAME, f"cards/{day.isoformat()}", CARDS)[:count]
    return tuple(sorted(drawn, key=list(Scenario).index))


def _mixed(number: int, which: int) -> int:
    """Another number for each number: four rounds of a Feistel network, so that no two days are alike."""
    left, right = divmod(number, _HALF)
    for mixing in range(_MIXINGS):
        left, right = right, left ^ _stirred(which, mixing, right)
    return left * _HALF + right


def _unmixed(number: int, which: int = 0) -> int:
    """The number that was mixed."""
    left, right = divmod(number, _HALF)
    for mixing in reversed(range(_MIXINGS)):
        left, right = right ^ _stirred(which, mixing, left), left
    return left * _HALF + right


def _stirred(which: int, mixing: int, half: int) -> int:
    return chance.number(_NAME, f"wave/{which}/{mixing}/{half}", _HALF)


def _days_near(number: int, near: date) -> list[date]:
    """The dates with that number, before and after a date."""
    past = (near.toordinal() - number) % _DAYS
    found = []
    for days in (-past, _DAYS - past):
        if date.min.toordinal() <= near.toordinal() + days <= date.max.toordinal():
            found.append(near + timedelta(days=days))
    return found
