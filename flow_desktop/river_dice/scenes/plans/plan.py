"""A sheet as a picture: spots with what is printed on them, and marks of the pencil."""

import math
from collections.abc import Mapping
from enum import Enum, auto
from typing import Any, Final

from flow_desktop.river_dice.engine.commands import CrossOut, RiverCommand
from flow_desktop.river_dice.engine.content import Bonus
from flow_desktop.river_dice.engine.sheets.area import SkyArea
from flow_desktop.river_dice.engine.state import RiverState
from flow_desktop.values import dataclass

WIDTH: Final = 1000
HEIGHT: Final = 760
"""All places are in the units of the painted map."""
HEX_WIDE: Final = math.sqrt(3) / 2
HEX_LINE: Final = 57 / 60
"""Of a hex's reach: there its line is printed."""


class Shape(Enum):
    """What a spot looks like."""

    HEX = auto()
    PLAQUE = auto()
    DIAMOND = auto()
    DISC = auto()
    EMBLEM = auto()
    SIGN = auto()


class Pencil(Enum):
    """How a spot is marked."""

    NUMBER = auto()
    CIRCLE = auto()
    CROSS = auto()
    ANIMAL = auto()


@dataclass(frozen=True, slots=True)
class PencilMark:
    """A mark: its kind, with a number or an animal where it has one."""

    kind: Pencil
    number: int = 0


CIRCLED: Final = PencilMark(Pencil.CIRCLE)
CROSSED: Final = PencilMark(Pencil.CROSS)


@dataclass(frozen=True, slots=True)
class SheetSpot:
    """A place on the sheet. ``reach`` is half its height; a plaque is ``wide`` times as wide as high.

    One that lies ``between`` others stays above what is written into them.
    """

    key: str
    x: float
    y: float
    reach: float
    shape: Shape
    habitats: tuple[int, ...] = ()
    gift: Bonus = ()
    points: int = 0
    star: bool = False
    landmark: bool = False
    wide: float = 1.6
    between: bool = False


@dataclass(frozen=True, slots=True)
class Legend:
    """Something printed that is no spot: a sign, a few numbers, and the part of the score they are for."""

    x: float
    y: float
    art: str
    text: str
    part: str = ""


Marks = Mapping[str, PencilMark]


def reach_of(half: float) -> float:
    """The reach of hexes that share their lines, so far from the middle of one to its line with the next."""
    return half / HEX_WIDE / HEX_LINE


class SheetPlan:
    """A kind of sheet; made once for each letter."""

    letter: str
    spots: tuple[SheetSpot, ...]
    legends: tuple[Legend, ...] = ()
    name_at: tuple[float, float] = (500, 710)
    rose_at: tuple[float, float] = (940, 700)

    def marks(self, sheet: Any) -> dict[str, PencilMark]:
        """What is marked on a sheet."""
        raise NotImplementedError

    def around(self, key: str) -> tuple[str, ...]:
        """The keys of the spots beside a spot, where that matters; none on a sheet without a map."""
        return ()

    def spot_of(self, state: RiverState, command: RiverCommand) -> str:
        """The key of the spot that a command is about; empty when it is about none."""
        raise NotImplementedError


SKY_ROWS: Final = "abcd"
_SKY_REACH: Final = 24
_SKY_APART: Final = 4.5


def sky_spots(
    area: Mapping[str, Bonus], left: float, top: float, across: float, down: float, first: float
) -> list[SheetSpot]:
    """The sun/rain area: a sun and a rain above each column of four bonuses."""
    columns = max(int(name[:-1]) for name in area)
    wide = (across - _SKY_APART) / (2 * _SKY_REACH)
    spots = []
    for column in range(1, columns + 1):
        x = left + across * (column - 1)
        spots.append(SheetSpot(f"sun-{column}", x, top, 22, Shape.SIGN))
        spots.append(SheetSpot(f"rain-{column}", x, top + 50, 22, Shape.SIGN))
        for row, letter in enumerate(SKY_ROWS):
            name = f"{column}{letter}"
            spots.append(
                SheetSpot(
                    f"sky-{name}", x, first + down * row, _SKY_REACH, Shape.PLAQUE, gift=area[name], wide=wide
                )
            )
    return spots


def sky_marks(sky: SkyArea) -> dict[str, PencilMark]:
    """Crossed-out signs and the bonuses that were taken."""
    return {
        **{f"sun-{column}": CROSSED for column in range(1, sky.suns + 1)},
        **{f"rain-{column}": CROSSED for column in range(1, sky.rains + 1)},
        **{f"sky-{name}": CIRCLED for name in sky.taken},
    }


def sky_spot(sky: SkyArea, command: CrossOut) -> str:
    """The spot of a bonus that could be taken now."""
    return f"sky-{sky.next_column(command.sign)}{command.letter}"
