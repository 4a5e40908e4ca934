"""The needs of many boards, by whichever way is quicker: one by one when compiled, side by side when not."""

from __future__ import annotations

from typing import Final

from flow_desktop.bots.lay import Lay, lifted
from flow_desktop.bots.needs import COLUMNS, ROWS, needs, needs_and_lines
from flow_desktop.bots.needs_lanes import Water, needs_of_many
from flow_desktop.engine.inner import COMPILED

_LINES: Final = (*ROWS, *COLUMNS)


def needs_of(lays: list[Lay]) -> list[int]:
    """The needs of each board (``needs``)."""
    if COMPILED:
        return [needs(north, east, south, west, empty) for north, east, south, west, empty, _ in lays]
    return _side_by_side([lay[:5] for lay in lays])


def lines_of(lays: list[Lay]) -> list[list[int]]:
    """For each board its needs now and once each row, then each column, has lost its loose tiles."""
    if COMPILED:
        return [needs_and_lines(*lay) for lay in lays]
    waters = []
    for lay in lays:
        waters.append(lay[:5])
        waters.extend([lifted(lay, lay[5] & line)[:5] for line in _LINES])
    found = _side_by_side(waters)
    size = 1 + len(_LINES)
    return [found[start : start + size] for start in range(0, len(found), size)]


def _side_by_side(waters: list[Water]) -> list[int]:
    """Many a wave takes nothing, or takes the same: each board is looked at once."""
    boards = list(dict.fromkeys(waters))
    found = dict(zip(boards, needs_of_many(boards), strict=True)) if boards else {}
    return [found[water] for water in waters]
