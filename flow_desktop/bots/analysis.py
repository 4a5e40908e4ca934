"""What can be said about a game that was played: its tide, the moments that mattered, luck and skill.

These are the values and how they are written; `analysis_tide` works them out, docs/analysis.md defines them.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp, log
from typing import Any, Final

from flow_desktop.bots.advice import Reason, read_reason, wilson, write_reason
from flow_desktop.bots.analysis_model import limited
from flow_desktop.engine.command_text import read_command, write_command
from flow_desktop.engine.commands import Command, Draw
from flow_desktop.values import dataclass

FORMAT: Final = 1
TRUST: Final = 12.0  # a guess counts like so many games played on
_NEAR: Final = 2  # so many turns to each side lend a point their games, within its round


class TideError(ValueError):
    """Something that is no tide was to be read."""


@dataclass(frozen=True, slots=True)
class TidePoint:
    """The game after `at` commands, at the end of a turn or after a wave: what is guessed, what games say."""

    at: int
    round: int
    guess: float
    won: int = 0
    rollouts: int = 0
    over: bool = False  # the game is decided here: the guess is what happened


@dataclass(frozen=True, slots=True)
class TideLevel:
    """The win chance at a point, and the bounds that it lies in, nineteen times of twenty."""

    at: int
    round: int
    chance: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class TideMoment:
    """A decision that mattered: the command after `at` others, and another that could have been given.

    `swing` is by how much the win chance was better, or worse, with what was played; `error` its standard
    error. The reasons speak for the better of the two.
    """

    at: int
    seat: int
    played: Command
    other: Command
    swing: float
    error: float
    reasons: tuple[Reason, ...] = ()

    @property
    def good(self) -> bool:
        """Whether what was played was the better one."""
        return self.swing > 0

    def repeats(self, other: TideMoment) -> bool:
        """Whether it says the same as another one: the same was played, and the same compared with it."""
        alike = same(self.played, other.played) and same(self.other, other.other)
        return alike and self.good == other.good


def same(one: Command, other: Command) -> bool:
    """Whether two commands come to the same: which face-down pile is drawn from makes no difference."""
    return one == other or (isinstance(one, Draw) and isinstance(other, Draw))


def without_repeats(moments: Iterable[TideMoment]) -> tuple[TideMoment, ...]:
    """In their order; of those that say the same only the largest, for advice is given once."""
    kept: list[TideMoment] = []
    for moment in sorted(moments, key=lambda each: -abs(each.swing)):
        if not any(moment.repeats(each) for each in kept):
            kept.append(moment)
    return tuple(sorted(kept, key=lambda each: each.at))


@dataclass(frozen=True, slots=True)
class GameTide:
    """All of it, as far as it is worked out: `done` of `total` parts."""

    points: tuple[TidePoint, ...]
    luck: tuple[float, ...]  # by seat
    skill: tuple[float, ...]  # by seat, never above zero: nobody decides better than the best known
    moments: tuple[TideMoment, ...] = ()
    done: int = 0
    total: int = 1

    @property
    def complete(self) -> bool:
        """Whether nothing is to be worked out any more."""
        return self.done >= self.total

    def levels(self) -> tuple[TideLevel, ...]:
        """The chart: guesses put right by all games played on, each point by those near it most."""
        shift = _shift(self.points)
        return tuple(_level(self.points, index, shift) for index in range(len(self.points)))


def _shift(points: tuple[TidePoint, ...]) -> float:
    """By how much, in log odds, the guesses are too low for the games that were played on."""
    shift = 0.0
    for _ in range(8):  # Newton's method; a little weight holds it at zero
        slope, curve = -shift, 1.0
        for point in points:
            if point.rollouts and not point.over:
                chance = limited(_odds(point.guess) + shift)
                slope += point.won - point.rollouts * chance
                curve += point.rollouts * chance * (1 - chance)
        shift += max(-1.0, min(1.0, slope / curve))
    return shift


def _odds(chance: float) -> float:
    return log(chance / (1 - chance))


def _level(points: tuple[TidePoint, ...], index: int, shift: float) -> TideLevel:
    point = points[index]
    if point.over:
        return TideLevel(point.at, point.round, point.guess, point.guess, point.guess)
    guess = 1 / (1 + exp(-_odds(point.guess) - shift))
    won, games = TRUST * guess, TRUST
    for near in range(max(0, index - _NEAR), min(len(points), index + _NEAR + 1)):
        other = points[near]
        if other.round == point.round and not other.over and other.rollouts:
            weight = 1 - abs(near - index) / (_NEAR + 1)
            # A neighbour's games count relative to its own guess: waters differ from turn to turn.
            own = 1 / (1 + exp(-_odds(other.guess) - shift))
            won += weight * (other.won + other.rollouts * (guess - own))
            games += weight * other.rollouts
    share = max(0.0, min(1.0, won / games))
    return TideLevel(point.at, point.round, share, *wilson(share, games))


def write_tide(tide: GameTide) -> dict[str, Any]:
    """A tide as a plain JSON object."""
    return {
        "format": FORMAT,
        "points": [[p.at, p.round, round(p.guess, 4), p.won, p.rollouts, p.over] for p in tide.points],
        "luck": [round(each, 4) for each in tide.luck],
        "skill": [round(each, 4) for each in tide.skill],
        "moments": [_write_moment(each) for each in tide.moments],
        "done": [tide.done, tide.total],
    }


def _write_moment(moment: TideMoment) -> dict[str, Any]:
    return {
        "at": moment.at,
        "seat": moment.seat,
        "played": write_command(moment.played),
        "other": write_command(moment.other),
        "swing": [round(moment.swing, 4), round(moment.error, 4)],
        "reasons": [write_reason(reason) for reason in moment.reasons],
    }


def read_tide(written: Any, commands: int | None = None) -> GameTide:
    """Read what ``write_tide`` wrote; anything else, or of a game with fewer commands, raises TideError."""
    try:
        if written["format"] != FORMAT:
            raise TideError("That is a tide of another version.")
        points = tuple(_read_point(*each) for each in written["points"])
        moments = tuple(_read_moment(each) for each in written["moments"])
        luck, skill = (tuple(map(float, written[name])) for name in ("luck", "skill"))
        done, total = map(int, written["done"])
    except TideError:
        raise
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise TideError("That is no tide.") from error
    last = max([*(each.at for each in points), *(each.at for each in moments)], default=0)
    seats = len(luck)
    if (commands is not None and last > commands) or len(skill) != seats or not points:
        raise TideError("That is the tide of another game.")
    if any(not 0 <= each.seat < seats for each in moments):
        raise TideError("Nobody sits there.")
    return GameTide(points, luck, skill, moments, done, total)


def _read_point(at: Any, number: Any, guess: Any, won: Any, rollouts: Any, over: Any) -> TidePoint:
    point = TidePoint(int(at), int(number), float(guess), int(won), int(rollouts), bool(over))
    inside = 0 <= point.guess <= 1 if point.over else 0 < point.guess < 1
    if not inside or not 0 <= point.won <= point.rollouts or point.at < 0:
        raise TideError("A number is out of bounds.")
    return point


def _read_moment(written: Any) -> TideMoment:
    swing, error = written["swing"]
    return TideMoment(
        int(written["at"]),
        int(written["seat"]),
        read_command(written["played"]),
        read_command(written["other"]),
        float(swing),
        float(error),
        tuple(map(read_reason, written["reasons"])),
    )
