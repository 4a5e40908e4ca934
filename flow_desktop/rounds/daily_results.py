"""How somebody's days went, by kind of clock. Kept beside the games, so that deleting one loses no day."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, timedelta
from typing import Any, Final

from flow_desktop.engine.options import Options
from flow_desktop.engine.state import GameState, Result
from flow_desktop.rounds.daily import day_of
from flow_desktop.rounds.outcomes import MOST, ClockKind, clock_kind
from flow_desktop.rounds.own import keep_for, kept_of
from flow_desktop.table.library import Library
from flow_desktop.values import dataclass

KIND: Final = "daily"
RECENT: Final = timedelta(days=31)


@dataclass(frozen=True, slots=True)
class DayResult:
    """A day with one kind of clock; the bests are those of games that were won."""

    won: bool = False
    rounds: int | None = None
    tiles_left: int | None = None

    def with_game(self, state: GameState) -> DayResult:
        """This and one more game, as it stands now."""
        if state.result is not Result.WON:
            return self
        rounds, tiles = state.turn.round, state.supply.tiles_left
        return DayResult(True, min(rounds, self.rounds or rounds), max(tiles, self.tiles_left or 0))

    def to_json(self) -> dict[str, Any]:
        """As plain values; ``read_result`` gives it back."""
        return {"won": self.won, "rounds": self.rounds, "tiles_left": self.tiles_left}


Day = dict[ClockKind, DayResult]
"""A day that was tried: its results by kind of clock."""


def read_result(data: object) -> DayResult | None:
    """Read a result; None for anything else."""
    if not isinstance(data, dict) or data.keys() != DayResult().to_json().keys():
        return None
    numbers = [data["rounds"], data["tiles_left"]]
    sound = all(each is None or (type(each) is int and 0 <= each <= MOST) for each in numbers)
    return DayResult(**data) if sound and type(data["won"]) is bool else None


def days_played(library: Library, person: str = "") -> dict[date, Day]:
    """Every day that somebody has tried; for no name, that was tried by nobody in particular."""
    days: dict[date, Day] = {}
    for key, value in kept_of(library, KIND, person).items():
        written, _, kind = key.partition("/")
        result = read_result(value)
        try:
            day = date.fromisoformat(written)
        except ValueError:
            continue
        if result is not None and kind in set(ClockKind):
            days.setdefault(day, {})[ClockKind(kind)] = result
    return days


def played_day(options: Options, near: date) -> date | None:
    """The day for which a game was surely played that nobody began as one of a day: by a friend's wave code.

    Nearly every wave is that of some day in 179 years, so only the last ones count, and none to come.
    """
    day = day_of(options, near)
    return day if day is not None and near - RECENT <= day <= near else None


def keep_day(
    library: Library,
    options: Options,
    state: GameState,
    near: date,
    meant: date | None = None,
    people: Iterable[str] = ("",),
) -> date | None:
    """Note that a game of a day was played, and how it stands; returns the day, None for any other wave.

    `meant` is the day for which it was begun, if it was begun for one. All `people` have it in theirs.
    """
    day = meant or played_day(options, near)
    if day is None:
        return None
    key = f"{day.isoformat()}/{clock_kind(options.clock)}"
    for person in people:
        before = read_result(kept_of(library, KIND, person).get(key))
        after = (before or DayResult()).with_game(state)
        if after != before:
            keep_for(library, KIND, person, key, after.to_json())
    return day
