"""The right column: clock, supply, the tile in hand with its next step, and what is seldom needed.

It is built as large as it fits: where there is little height, piles and tile shrink, then the panels draw
together, before anything scrolls.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from flow_desktop.app.language import _
from flow_desktop.scenes.play.clock_panel import clock_panel
from flow_desktop.scenes.play.layout import Rooms, fitted, scrolled_width
from flow_desktop.scenes.play.supply import supply_block
from flow_desktop.scenes.play.tile_panel import corner, tile_panel
from flow_desktop.widgets.layout import Column
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.widget import Widget

if TYPE_CHECKING:
    from flow_desktop.scenes.play.scene import PlayScene

GAP: Final = 12
CLOSE: Final = 8
PADDING: Final = 14
SCALES: Final = (1.0, 0.85, 0.7, 0.55)
COMPACT: Final = (1.3, 1.15, 1.0, 0.85, 0.7, 0.55, 0.45)


def right_column(play: PlayScene, places: Rooms) -> Widget:
    """The column at the largest scale that fits; where none does, a part of it that can be turned."""
    room, look = places.right, play.look
    fits = (
        column for column in _columns(play, room.width) if column.measure(look, room.width)[1] <= room.height
    )
    column = next(fits, None) or _compact(play, scrolled_width(look, room), COMPACT[-1])
    return fitted(look, column, room, _("Clock, tiles and buttons"), "right")


def _columns(play: PlayScene, width: int) -> Iterator[Widget]:
    """The column in every form, the roomiest first."""
    yield from (_roomy(play, width, scale) for scale in SCALES)
    yield from (_compact(play, width, scale) for scale in COMPACT)


def _roomy(play: PlayScene, width: int, scale: float) -> Widget:
    parts = [clock_panel(play, width), _supply_panel(play, width, scale), tile_panel(play, scale)]
    return Column([*parts, corner(play)], gap=GAP)


def _compact(play: PlayScene, width: int, scale: float) -> Widget:
    """The next step comes before the clock's neighbours lose their room: no words on seldom used buttons."""
    clock, supply = clock_panel(play, width, compact=True), _supply_panel(play, width, scale)
    return Column(
        [clock, supply, tile_panel(play, scale, compact=True), corner(play, compact=True)], gap=CLOSE
    )


def _supply_panel(play: PlayScene, width: int, scale: float) -> Widget:
    inner = width - 2 * play.look.px(PADDING)
    return Panel(supply_block(play, inner, scale), padding=PADDING, area="supply")
