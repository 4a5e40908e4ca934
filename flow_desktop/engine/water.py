"""Where water runs: floods over four masks of openings.

``north`` holds the cells through whose north edge water can pass, and so on. Two neighbours are joined when
both are open towards each other; obstacles and rocks are in none of the masks, so nothing passes them (R3),
while animal spaces and the boat are, so water runs through them (R9).
"""

from collections.abc import Sequence
from typing import Final

from flow_desktop.engine.geometry import ANIMALS, SPAN, STRIDE, WHOLE, Cell

_LANE: Final = (1 << SPAN) - 1
_TOP: Final = (1 << STRIDE) - 1


def flood(start: int, channels: int, goal: int = -1) -> int:
    """Return the cells joined by water to those in ``start``; it may stop once all of ``goal`` is found."""
    north = channels & _LANE
    east = channels >> SPAN & _LANE
    south = channels >> 2 * SPAN & _LANE
    west = channels >> 3 * SPAN
    region = start
    while True:
        grown = region | (region & east) << 1 & west
        grown |= (grown & south) << STRIDE & north
        grown |= (grown & west) >> 1 & east
        grown |= (grown & north) >> STRIDE & south
        if grown == region or not goal & ~grown:
            return grown
        region = grown


_ON_ALL_SIDES: Final = 1 | 1 << SPAN | 1 << 2 * SPAN | 1 << 3 * SPAN


def possible(ship: int, channels: int, empty: int, goal: int = ANIMALS) -> int:
    """Return the animal cells, of those in ``goal``, that may still get a way to the boat (R8).

    ``ship`` are the cells already joined to the boat. Every empty cell may still become any water, so it
    counts as open on all sides.
    """
    return flood(ship, opened(channels, empty), goal) & goal


def opened(channels: int, cells: int) -> int:
    """Return the channels with these cells open on all sides."""
    return channels | cells * _ON_ALL_SIDES


def cutting(ship: int, channels: int, empty: int, cells: Sequence[Cell], before: int) -> list[Cell]:
    """Return those of the empty cells that, once blocked, leave an animal of ``before`` without a way (R8).

    All cells are tried at once: each has a board of its own, laid end to end in one integer, and one flood
    fills them all.
    """
    wide = channels | empty * _ON_ALL_SIDES
    boards = sum(1 << SPAN * index for index in range(len(cells)))
    dry = ~sum(1 << SPAN * index + cell for index, cell in enumerate(cells))
    north = (wide & _LANE & ~_TOP) * boards & dry  # no water leaves a board towards the one before it
    east = (wide >> SPAN & _LANE) * boards & dry
    south = (wide >> 2 * SPAN & _LANE) * boards & dry
    west = (wide >> 3 * SPAN) * boards & dry
    region = ship * boards
    goal = before * boards
    while True:
        grown = region | (region & east) << 1 & west
        grown |= (grown & south) << STRIDE & north
        grown |= (grown & west) >> 1 & east
        grown |= (grown & north) >> STRIDE & south
        missing = goal & ~grown
        if not missing:
            return []
        if grown == region:
            return [cell for index, cell in enumerate(cells) if missing >> SPAN * index & _LANE]
        region = grown


def beside(cells: int) -> int:
    """Return the cells next to (N, E, S or W of) those in the mask."""
    return (cells << 1 | cells >> 1 | cells << STRIDE | cells >> STRIDE) & WHOLE
