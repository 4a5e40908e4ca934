"""The deal of a day: which game of River Dice belongs to a date, from the date alone.

Every day has two words as its seed, and a sheet by the day of the week. What is written here may never
change: people compare their days.
"""

from datetime import date
from typing import Final

from flow_desktop.chance import number
from flow_desktop.river_dice.engine.options import RiverOptions
from flow_desktop.values import dataclass
from flow_desktop.word_codes import seed_of, words

_NAME: Final = "river-dice-day"
SHEET_OF_WEEKDAY: Final = "AABBCDC"
"""From Monday to Sunday: easy to begin the week with, the hardest on Saturday."""


@dataclass(frozen=True, slots=True)
class RiverDay:
    """What a date decides."""

    day: date
    seed: str
    sheet: str

    def options(self, players: int = 1) -> RiverOptions:
        """The game of that day at a table of so many."""
        return RiverOptions(self.seed, players, self.sheet)


def river_day(day: date) -> RiverDay:
    """The deal of a date: all completion cards mixed, no variant; only the seats are the players' own."""
    drawn = number(_NAME, day.isoformat(), len(words()) ** 2)
    return RiverDay(day, seed_of(drawn), SHEET_OF_WEEKDAY[day.weekday()])


def is_of_day(options: RiverOptions, day: date) -> bool:
    """Whether a game is that of a day, however it was begun."""
    return options == river_day(day).options(options.players)
