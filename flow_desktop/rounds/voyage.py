"""The voyage: its stops, the wave that is sailed at each, and what has been reached. No words, no screen."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from flow_desktop.bots.pace import SECONDS_A_TURN
from flow_desktop.engine.options import CLOCK_OFF, MAX_PLAYERS, Clock, Options
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.rounds.outcomes import ClockKind
from flow_desktop.rounds.stars import Star, read_star
from flow_desktop.values import dataclass

EDITION: Final = "standard"
"""Everybody sails by one rule set: it was measured with it, and the Italian box lacks a card."""
STARS: Final = 3
OCCASION: Final = "voyage"
"""The kind of progress, and the word in the note about a game that was played at a stop."""
_FILE: Final = Path(__file__).parent / "data" / "voyage.toml"


@dataclass(frozen=True, slots=True)
class Stop:
    """A stop of the voyage."""

    key: str
    seed: str  # its own wave, the one of the first try
    cards: tuple[Scenario, ...]
    seats: int  # the smallest table that makes sense
    pace: int  # turns a round
    hints: bool  # suggested aids
    risk: bool
    undo: bool
    stars: tuple[Star, ...]
    at: tuple[float, float]  # its place on the chart, in shares

    def clock(self, kind: ClockKind) -> Clock:
        """The clock of the stop: its turns a round, the seconds that such a round takes, or none."""
        match kind:
            case ClockKind.TURNS:
                return Clock(None, self.pace)
            case ClockKind.TIMED:
                return Clock(round(self.pace * SECONDS_A_TURN / 5) * 5)
        return CLOCK_OFF

    def options(self, seed: str, players: int, kind: ClockKind = ClockKind.TURNS) -> Options:
        """The options of a game at this stop."""
        players = min(max(players, self.seats), MAX_PLAYERS)
        return Options(seed, players, EDITION, scenarios=self.cards, clock=self.clock(kind))


@cache
def stops() -> tuple[Stop, ...]:
    """All stops in the order in which they are sailed."""
    import tomllib  # only a voyage needs it

    found: list[dict[str, Any]] = tomllib.loads(_FILE.read_text("utf-8"))["stop"]
    return tuple(_stop(values) for values in found)


def _stop(values: dict[str, Any]) -> Stop:
    across, down = values["at"]
    aids: str = values["aids"]
    return Stop(
        values["key"],
        values["seed"],
        tuple(card for card in Scenario for each in values["cards"] if each == card),
        values["seats"],
        values["pace"],
        "H" in aids,
        "R" in aids,
        "U" in aids,
        tuple(read_star(text) for text in values["stars"]),
        (across, down),
    )


def stop_named(key: str) -> Stop | None:
    """The stop of that key; None when there is none, as in a note of another version."""
    return next((stop for stop in stops() if stop.key == key), None)


def following(stop: Stop) -> Stop | None:
    """The stop after this one; None at the open sea."""
    order = stops()
    place = order.index(stop) + 1
    return order[place] if place < len(order) else None


def new_cards(stop: Stop) -> tuple[Scenario, ...]:
    """The scenario cards that no stop before this one had, each once."""
    order = stops()
    met = {card for earlier in order[: order.index(stop)] for card in earlier.cards}
    return tuple(dict.fromkeys(card for card in stop.cards if card not in met))


@dataclass(frozen=True, slots=True)
class StopLog:
    """What was reached at a stop: the stars earned by kind of clock, tries, and whether it was left out.

    ``stars`` holds, for each kind of clock with which the stop was ever passed, one switch a star. They add
    up over all tries: a star that was earned stays earned.
    """

    tries: int = 0
    skipped: bool = False
    stars: tuple[tuple[ClockKind, tuple[bool, ...]], ...] = ()

    def earned(self, kind: ClockKind) -> tuple[bool, ...]:
        """Which stars were earned with a kind of clock."""
        return dict(self.stars).get(kind, (False,) * STARS)

    @property
    def passed(self) -> bool:
        """Whether all animals were brought aboard here, with whatever clock."""
        return bool(self.stars)

    @property
    def behind(self) -> bool:
        """Whether the voyage goes on from here: passed, or left out."""
        return self.passed or self.skipped

    @property
    def best(self) -> tuple[ClockKind, tuple[bool, ...]]:
        """The kind of clock with the most stars, and those; with none passed, turns and no star."""
        kinds = [(kind, self.earned(kind)) for kind in ClockKind if kind in dict(self.stars)]
        return max(kinds, key=lambda each: sum(each[1]), default=(ClockKind.TURNS, (False,) * STARS))

    def begun(self) -> StopLog:
        """One more try."""
        return StopLog(self.tries + 1, self.skipped, self.stars)

    def left_out(self) -> StopLog:
        """Skipped; what was earned stays."""
        return StopLog(self.tries, True, self.stars)

    def won(self, kind: ClockKind, earned: tuple[bool, ...]) -> StopLog:
        """Passed with a kind of clock and these stars."""
        before = self.earned(kind)
        both = tuple(old or new for old, new in zip(before, earned, strict=True))
        return StopLog(self.tries, self.skipped, tuple((dict(self.stars) | {kind: both}).items()))

    def to_json(self) -> dict[str, Any]:
        """As plain values; ``read_reached`` gives it back."""
        stars = {str(kind): list(earned) for kind, earned in self.stars}
        return {"tries": self.tries, "skipped": self.skipped, "stars": stars}


def read_reached(data: object) -> StopLog:
    """What was written, or as much of it as makes sense: nothing is refused because of one wrong value."""
    if not isinstance(data, Mapping):
        return StopLog()
    tries, stars = data.get("tries"), data.get("stars")
    kept = [(kind, stars[kind]) for kind in ClockKind if kind in stars] if isinstance(stars, Mapping) else []
    return StopLog(
        tries if type(tries) is int and tries >= 0 else 0,
        data.get("skipped") is True,
        tuple(
            (kind, tuple(each is True for each in earned))
            for kind, earned in kept
            if isinstance(earned, list) and len(earned) == STARS
        ),
    )


def read_progress(data: Mapping[str, object]) -> dict[str, StopLog]:
    """What was reached at every stop, by its key."""
    return {stop.key: read_reached(data.get(stop.key)) for stop in stops()}


def present_stop(reached: Mapping[str, StopLog]) -> Stop:
    """Where the boat lies: at the first stop that is not behind it; at the end, at the open sea."""
    return next((stop for stop in stops() if not reached[stop.key].behind), stops()[-1])


def stars_in_all(reached: Mapping[str, StopLog]) -> int:
    """The best stars of all stops together."""
    return sum(sum(each.best[1]) for each in reached.values())
