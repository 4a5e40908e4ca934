"""What a board is to show: the pieces and everything that is marked on them at this moment."""

from collections.abc import Mapping
from dataclasses import field
from enum import StrEnum
from types import MappingProxyType

from flow_desktop.engine.board import START, Board
from flow_desktop.engine.geometry import ANIMAL_CELLS, Animal, Cell, Edges
from flow_desktop.engine.tiles import Kind
from flow_desktop.engine.water import flood
from flow_desktop.values import dataclass

NOWHERE: frozenset[Cell] = frozenset()
ANIMAL_AT: Mapping[Cell, Animal] = MappingProxyType({cell: animal for animal, cell in ANIMAL_CELLS.items()})
"""Who lives on a space."""


class Mood(StrEnum):
    """How an animal feels; each has its own drawing."""

    WAITING = "waiting"
    HOPEFUL = "hopeful"
    ALARMED = "alarmed"
    ABOARD = "aboard"


NO_MOODS: Mapping[Animal, Mood] = MappingProxyType({})
NO_VARIANTS: Mapping[Cell, int] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Ghost:
    """A tile held over a space: whether it fits, which of its edges do not, and the water it would join."""

    kind: Kind
    edges: Edges
    cell: Cell
    fits: bool = True
    wrong_edges: Edges = 0
    joined: frozenset[Cell] = NOWHERE
    bird: bool = False
    variant: int | None = None
    """Its drawing; None for that of the space."""


@dataclass(frozen=True, slots=True)
class BoardShow:
    """A value; owners `replace` it each time something changes."""

    board: Board = START
    strong: frozenset[Cell] = NOWHERE
    """Spaces where the held tile fits as it is turned now."""
    faint: frozenset[Cell] = NOWHERE
    """Spaces where it fits after turning."""
    targets: frozenset[Cell] = NOWHERE
    """What an action card can be played on."""
    ghost: Ghost | None = None
    faults: tuple[Cell, ...] = ()
    """Spaces that made a refusal."""
    hidden: frozenset[Cell] = NOWHERE
    """Pieces not drawn here because they are drawn in motion elsewhere."""
    away: frozenset[Animal] = frozenset()
    """Animals not drawn at their places because they are drawn in motion elsewhere."""
    dimmed: frozenset[Cell] | None = None
    """Spaces under a veil."""
    lines: tuple[int | None, int | None] = (None, None)
    """The row and the column that are lit, counted from 0."""
    cursor: Cell | None = None
    moods: Mapping[Animal, Mood] = field(default_factory=lambda: NO_MOODS)
    """Moods that differ from what the water says."""
    variants: Mapping[Cell, int] = field(default_factory=lambda: NO_VARIANTS)
    """The drawings of the tiles; a space that is not named has its own."""
    valley: int = 0
    """Which drowned valley lies below the spaces."""
    covered: bool = False
    """True while the position must not be seen (a pause in a timed game)."""
    show_badges: bool = True
    plain: bool = False
    """True for tiny pictures: no numbers, a thin frame."""


def mood_of(show: BoardShow, animal: Animal) -> Mood:
    """What an animal feels: aboard when joined to the boat, hopeful once its water has begun to grow."""
    told = show.moods.get(animal)
    if told is not None:
        return Mood(told)
    board, cell = show.board, ANIMAL_CELLS[animal]
    if board.joined >> cell & 1:
        return Mood.ABOARD
    return Mood.WAITING if flood(1 << cell, board.channels) == 1 << cell else Mood.HOPEFUL
