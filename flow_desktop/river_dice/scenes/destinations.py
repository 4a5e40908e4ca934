"""Where one can go from a page of River Dice, named by plain values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flow_desktop.app.scene import Destination
from flow_desktop.values import dataclass

if TYPE_CHECKING:
    from flow_desktop.river_dice.engine.record import RiverRecord
    from flow_desktop.river_dice.table import RiverTable


@dataclass(frozen=True, slots=True)
class ToRiverSetup(Destination):
    """The page that a game begins from; ``shape``: the stone of the trail that it is to be played for.

    ``anew``: a new game was asked for, so a game that waits is not what is offered first.
    """

    shape: str = ""
    anew: bool = False


@dataclass(frozen=True, slots=True)
class ToRiverCards(Destination):
    """Four completion cards are chosen by hand, beginning with these; what comes back is the choice."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ToRiverTrail(Destination):
    """What somebody has won; a stone that is to be played for comes back."""

    who: str | None = None


@dataclass(frozen=True, slots=True)
class ToRiverPlay(Destination):
    """The table itself."""

    table: RiverTable


@dataclass(frozen=True, slots=True)
class ToRiverPause(Destination):
    """The pause of a game."""

    table: RiverTable


@dataclass(frozen=True, slots=True)
class ToRiverResults(Destination):
    """The end of a game."""

    table: RiverTable


@dataclass(frozen=True, slots=True)
class ToRiverRules(Destination):
    """The rules, open at a chapter."""

    at: str = ""


@dataclass(frozen=True, slots=True)
class ToRiverGames(Destination):
    """Our games: those that wait and those that are over."""


@dataclass(frozen=True, slots=True)
class ToRiverReplay(Destination):
    """A game that was played, to be looked at again."""

    record: RiverRecord


@dataclass(frozen=True, slots=True)
class ToRiverLearn(Destination):
    """The lessons."""


@dataclass(frozen=True, slots=True)
class ToRiverLesson(Destination):
    """One of the lessons, counted from 0."""

    number: int
