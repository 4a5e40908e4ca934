"""Lines: everything that happens at a table, as text. A game is the sum of its lines (``game.Game.apply``).

``do 12340 12340 draw 3`` is a verb, the running time of the game and of the round in milliseconds, and the
rest, which depends on the verb.
"""

from enum import StrEnum
from typing import Final

from flow_desktop.values import dataclass

_MOST_DIGITS: Final = 12


class LineError(ValueError):
    """A text is no line, or a line makes no sense in this game."""


class Verb(StrEnum):
    """What a line tells."""

    DO = "do"  # a command
    AUTO = "auto"  # a command of the table's own that belongs to the one before
    UNDO = "undo"
    REDO = "redo"
    READY = "ready"  # the players are ready: the round's clock starts
    CLOCK = "clock"  # only the times: the game was paused
    SETTING = "setting"  # what may be changed during a game is another one now
    SEAT = "seat"  # a seat was changed: its number from 1, and its values as JSON
    ADVICE = "advice"  # a seat was given advice: its number from 1
    GIVEN_UP = "given-up"  # the players do not want to play on
    TAKEN_UP = "taken-up"  # and yet they do


@dataclass(frozen=True, slots=True)
class Line:
    """One thing that happened, and when."""

    verb: Verb
    total: int
    elapsed: int
    rest: str = ""

    def __str__(self) -> str:
        return f"{self.verb} {self.total} {self.elapsed} {self.rest}".rstrip()

    @classmethod
    def parse(cls, text: str) -> "Line":
        """Read a line.

        >>> Line.parse("do 12340 2340 draw 3").rest
        'draw 3'
        """
        verb, total, elapsed, rest = ([*text.split(" ", 3)] + [""] * 3)[:4]
        if verb not in tuple(Verb):
            raise LineError("This line begins with no word that is known.")
        return cls(Verb(verb), _milliseconds(total), _milliseconds(elapsed), rest)


def _milliseconds(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS):
        raise LineError("A line tells its times in milliseconds.")
    return int(text)
