"""How a finished game ended, in the few numbers that are counted; and many of them taken together."""

from collections.abc import Iterable
from dataclasses import asdict, fields
from enum import StrEnum
from typing import Any, Final

from flow_desktop.engine import GameState, Result
from flow_desktop.engine.options import MAX_DIFFICULTY, MAX_PLAYERS, Clock, OptionsError
from flow_desktop.engine.record import Record
from flow_desktop.engine.rules import EDITIONS
from flow_desktop.values import dataclass

PICKED: Final = -1
"""The difficulty of a game whose scenario cards were picked by hand."""
MOST: Final = 10_000


class ClockKind(StrEnum):
    """How rounds ended; games of different kinds are never compared (T5)."""

    TIMED = "timed"
    TURNS = "turns"
    OFF = "off"


def clock_kind(clock: Clock) -> ClockKind:
    """The kind of a clock."""
    if clock.seconds is not None:
        return ClockKind.TIMED
    return ClockKind.OFF if clock.turns is None else ClockKind.TURNS


class OutcomeError(ValueError):
    """What was read is no outcome of a game."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """One finished game; ``clock`` is the gentlest that was used, as text."""

    won: bool
    edition: str
    difficulty: int
    clock: str
    players: int
    rounds: int
    tiles_left: int

    def __post_init__(self) -> None:
        ranges = {
            "difficulty": (PICKED, MAX_DIFFICULTY),
            "players": (1, MAX_PLAYERS),
            "rounds": (1, MOST),
            "tiles_left": (0, MOST),
        }
        for name, (least, most) in ranges.items():
            value = getattr(self, name)
            if type(value) is not int or not least <= value <= most:
                raise OutcomeError(f"'{name}' is a number from {least} to {most}.")
        if type(self.won) is not bool or self.edition not in EDITIONS:
            raise OutcomeError("A game is won or lost, by one of the rule sets.")
        if not isinstance(self.clock, str):
            raise OutcomeError("A clock is written as text.")
        try:
            Clock.parse(self.clock)
        except OptionsError as error:
            raise OutcomeError(str(error)) from error

    @property
    def kind(self) -> ClockKind:
        """The kind of its clock."""
        return clock_kind(Clock.parse(self.clock))

    def to_json(self) -> dict[str, Any]:
        """The outcome as plain values; ``read_outcome`` gives it back."""
        return asdict(self)


def outcome_of(record: Record, state: GameState) -> Outcome | None:
    """How a game ended; None while it goes on."""
    if state.result is None:
        return None
    options = record.options
    return Outcome(
        won=state.result is Result.WON,
        edition=options.edition,
        difficulty=options.difficulty if options.scenarios is None else PICKED,
        clock=str(options.clock),
        players=options.players,
        rounds=state.turn.round,
        tiles_left=state.supply.tiles_left,
    )


def read_outcome(data: object) -> Outcome:
    """Read an outcome, strictly; anything wrong raises OutcomeError."""
    names = {spec.name for spec in fields(Outcome)}
    if not isinstance(data, dict) or data.keys() != names or not isinstance(data["edition"], str):
        raise OutcomeError("An outcome has exactly its named values.")
    return Outcome(**data)


@dataclass(frozen=True, slots=True)
class Tally:
    """Some games together; the bests are those of games that were won, None without one."""

    finished: int = 0
    won: int = 0
    fewest_rounds: int | None = None
    most_tiles_left: int | None = None


def tally(outcomes: Iterable[Outcome]) -> Tally:
    """Count games, and find the bests among those that were won."""
    counted = list(outcomes)
    won = [outcome for outcome in counted if outcome.won]
    return Tally(
        len(counted),
        len(won),
        min((outcome.rounds for outcome in won), default=None),
        max((outcome.tiles_left for outcome in won), default=None),
    )
