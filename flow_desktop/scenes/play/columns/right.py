"""The right column: clock, supply, the tile in hand with its next step, and what is seldom needed.

It is built as large as it fits: where there is little height, piles and tile shrink, then the panels draw
together, before anything scrolls.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace
from typing import Final

import pygame

from flow_desktop.app.language import _, current
from flow_desktop.scenes.play.columns.clock_panel import clock_panel
from flow_desktop.scenes.play.columns.seen import Seen
from flow_desktop.scenes.play.columns.supply import supply_block
from flow_desktop.scenes.play.columns.tile_panel import corner, tile_panel
from flow_desktop.scenes.play.layout import Rooms, TopOf, fitted, scrolled_width
from flow_desktop.widgets.layout import Column
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.widget import Widget

GAP: Final = 12
CLOSE: Final = 8
PADDING: Final = 14
SCALES: Final = (1.3, 1.15, 1.0, 0.85, 0.7, 0.55)
COMPACT: Final = (1.3, 1.15, 1.0, 0.85, 0.7, 0.55, 0.45)


@dataclass(frozen=True, slots=True)
class _Form:
    """How roomy the column is; `fullest` has every line it can ever need, to measure by."""

    scale: float
    compact: bool = False
    fullest: bool = False


_forms: dict[Hashable, _Form | None] = {}
FORMS: Final = (*(_Form(scale) for scale in SCALES), *(_Form(scale, True) for scale in COMPACT))


def right_column(seen: Seen, places: Rooms) -> Widget:
    """The column in the roomiest form that fits whatever happens; else a part of it that can be turned."""
    room, look = places.right, seen.look
    stamp = (look.view, current(), seen.table.setting, seen.table.seats, len(seen.company.signs()))
    if stamp not in _forms:
        _forms[stamp] = _fitting(seen, room)
    form = _forms[stamp]
    if form is not None:
        return TopOf(_column(seen, room.width, form))
    column = _column(seen, scrolled_width(look, room), FORMS[-1])
    return fitted(look, column, room, _("Clock, tiles and buttons"), "right")


def _fitting(seen: Seen, room: pygame.Rect) -> _Form | None:
    """The roomiest form that always fits; None where even the closest does not."""
    for form in FORMS:
        forms = (form, replace(form, fullest=True))  # fewer facts may stand in words, which are higher
        columns = (_column(seen, room.width, each) for each in forms)
        if all(column.measure(seen.look, room.width)[1] <= room.height for column in columns):
            return form
    return None


def _column(seen: Seen, width: int, form: _Form) -> Widget:
    clock = clock_panel(seen, width, form.compact, form.fullest)
    supply, tile = _supply_panel(seen, width, form.scale), tile_panel(seen, form.scale, form.compact)
    return Column([clock, supply, tile, corner(seen, form.compact)], gap=CLOSE if form.compact else GAP)


def _supply_panel(seen: Seen, width: int, scale: float) -> Widget:
    inner = width - 2 * seen.look.px(PADDING)
    return Panel(supply_block(seen, inner, scale), padding=PADDING, area="supply")
