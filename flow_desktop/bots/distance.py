"""How far the animals still are from the boat, counted in tiles that would have to be laid."""

from functools import lru_cache
from typing import Final

from flow_desktop.engine.board import Board
from flow_desktop.engine.geometry import ANIMALS, SPAN, STRIDE
from flow_desktop.engine.water import flood

_ON_ALL_SIDES: Final = 1 | 1 << SPAN | 1 << 2 * SPAN | 1 << 3 * SPAN
NO_WAY: Final = 12  # counted for an animal that has no possible way


def tiles_needed(board: Board) -> int:
    """Return the tiles still needed to join each animal to the boat, summed over the animals."""
    return _needed(board.channels, board.empty, board.ship)


@lru_cache(maxsize=4096)
def _needed(channels: int, empty: int, ship: int) -> int:
    """Widen the water around the boat by one tile at a time until every animal is in it."""
    total, steps, region = 0, 0, ship
    waiting = ANIMALS & ~region
    while waiting:
        steps += 1
        wide = channels | empty * _ON_ALL_SIDES
        step = _one_step(region, wide) & empty
        if not step & ~region:
            return total + NO_WAY * waiting.bit_count()
        region |= step
        channels |= (region & empty) * _ON_ALL_SIDES
        empty &= ~region
        region = flood(region, channels)
        joined = waiting & region
        total += steps * joined.bit_count()
        waiting ^= joined
    return total


def _one_step(region: int, wide: int) -> int:
    """The cells that water in the region could enter next."""
    lane = (1 << SPAN) - 1
    north, east = wide & lane, wide >> SPAN & lane
    south, west = wide >> 2 * SPAN & lane, wide >> 3 * SPAN
    return (
        (region & east) << 1 & west
        | (region & west) >> 1 & east
        | (region & south) << STRIDE & north
        | (region & north) >> STRIDE & south
    )
