"""The value of a board: tiles still needed, and what the next wave would damage. Lower is better."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from flow_desktop.bots.needs import COLUMNS, ROWS, needs_of
from flow_desktop.bots.temper import HAND, Temper
from flow_desktop.engine.board import Board
from flow_desktop.engine.geometry import SPAN
from flow_desktop.engine.tiles import BIRD, FIXED, OBSTACLE, ROCK

WON: Final = -50.0
_LANE: Final = (1 << SPAN) - 1
Water = tuple[int, int, int, int, int]  # openings by direction, and the empty spaces


def water_of(board: Board) -> Water:
    """The masks that the needs of a board are counted on."""
    channels = board.channels
    return (
        channels & _LANE,
        channels >> SPAN & _LANE,
        channels >> 2 * SPAN & _LANE,
        channels >> 3 * SPAN,
        board.empty,
    )


def without(water: Water, gone: int) -> Water:
    """The same once these tiles are gone."""
    north, east, south, west, empty = water
    return north & ~gone, east & ~gone, south & ~gone, west & ~gone, empty | gone


def loose(pieces: bytes, remain: bool) -> int:
    """The cells of the tiles that one die's wave takes: no bird sits there and, if obstacles remain, none."""
    spared = BIRD | FIXED | (OBSTACLE | ROCK if remain else 0)
    mask, bit = 0, 1
    for piece in pieces:
        if piece and not piece & spared:
            mask |= bit
        bit <<= 1
    return mask


class Outlook:
    """What a board needs now and after each line of the next wave.

    ``tree`` and ``ways`` count tiles (``needs``); ``now`` weighs them together, ``rows`` and ``columns`` do
    the same for the six lines of each die, washed one at a time.
    """

    __slots__ = ("columns", "now", "rows", "tree", "ways")

    def __init__(self, tree: int, ways: int, now: float, rows: list[float], columns: list[float]) -> None:
        self.tree = tree
        self.ways = ways
        self.now = now
        self.rows = rows
        self.columns = columns

    @property
    def row_damage(self) -> float:
        """What the white die costs on average."""
        return sum(self.rows) / 6 - self.now

    @property
    def column_damage(self) -> float:
        """What the black die costs on average."""
        return sum(self.columns) / 6 - self.now

    def damage(self, calm: bool) -> float:
        """What the next wave costs on average; with Calm Waters the milder die is chosen."""
        rows, columns = self.row_damage, self.column_damage
        return min(rows, columns) if calm else rows + columns


def weigh(found: int, temper: Temper) -> float:
    """Weigh the needs of a board as one number of tiles."""
    return (found >> 8) + temper.ways * (found & 255)


def outlooks(boards: Sequence[Board], remain: bool, temper: Temper = HAND) -> list[Outlook]:
    """Look at many boards at once: now and after each of the twelve lines."""
    waters: list[Water] = []
    for board in boards:
        water, taken = water_of(board), loose(board.pieces, remain)
        waters.append(water)
        waters.extend([without(water, taken & line) for line in ROWS])
        waters.extend([without(water, taken & line) for line in COLUMNS])
    found = needs_of(waters)
    looks = []
    for start in range(0, len(found), 13):
        weights = [weigh(each, temper) for each in found[start : start + 13]]
        now = found[start]
        looks.append(Outlook(now >> 8, now & 255, weights[0], weights[1:7], weights[7:]))
    return looks


def outlook(board: Board, remain: bool = False, temper: Temper = HAND) -> Outlook:
    """Look at one board."""
    return outlooks((board,), remain, temper)[0]


def value(look: Outlook, turns_left: int, calm: bool, temper: Temper = HAND) -> float:
    """The value of a board with so many turns until the wave: damage counts if it comes before the end."""
    if look.tree == 0:
        return WON
    if look.tree > turns_left and not temper.haste:
        return look.now + temper.caution * look.damage(calm)
    return look.now
