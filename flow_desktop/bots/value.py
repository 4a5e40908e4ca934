"""The value of a board: tiles still needed, and what the next wave would damage. Lower is better."""

from __future__ import annotations

from typing import Final

from flow_desktop.bots.lay import Lay, lay_of
from flow_desktop.bots.many import lines_of, needs_of
from flow_desktop.bots.temper import HAND, Temper
from flow_desktop.engine.board import Board

WON: Final = -50.0


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


def outlooks(lays: list[Lay], temper: Temper = HAND) -> list[Outlook]:
    """Look at many boards at once: now and after each of the twelve lines."""
    looks = []
    for found in lines_of(lays):
        weights = [weigh(each, temper) for each in found]
        looks.append(Outlook(found[0] >> 8, found[0] & 255, weights[0], weights[1:7], weights[7:]))
    return looks


def outlook(board: Board, remain: bool = False, temper: Temper = HAND) -> Outlook:
    """Look at one board."""
    return outlooks([lay_of(board, remain)], temper)[0]


def value(look: Outlook, turns_left: int, calm: bool, temper: Temper = HAND) -> float:
    """The value of a board with so many turns until the wave: damage counts if it comes before the end."""
    if look.tree == 0:
        return WON
    if look.tree * temper.turns_a_tile > turns_left and not temper.haste:
        return look.now + temper.caution * look.damage(calm)
    return look.now


def values(lays: list[Lay], calm: bool, turns_left: int, temper: Temper = HAND) -> list[float]:
    """The value of each board; what the wave would damage is looked up for those alone that may be the best.

    The others count as damaged as the least damaged of those.
    """
    found = needs_of(lays)
    worth = [weigh(each, temper) for each in found]
    if temper.haste or not worth:
        return [WON if each == 0 else weight for each, weight in zip(found, worth, strict=True)]
    limit = min(worth) + temper.margin
    late = [(each >> 8) * temper.turns_a_tile > turns_left for each in found]  # the wave comes before the end
    chosen = [index for index, weight in enumerate(worth) if late[index] and weight <= limit]
    looks = outlooks([lays[index] for index in chosen], temper)
    usual = temper.caution * min([look.damage(calm) for look in looks], default=0.0)
    result = [
        WON if each == 0 else weight + usual if waits else weight
        for each, weight, waits in zip(found, worth, late, strict=True)
    ]
    for index, look in zip(chosen, looks, strict=True):
        result[index] = value(look, turns_left, calm, temper)
    return result
