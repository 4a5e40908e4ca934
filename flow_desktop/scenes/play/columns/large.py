"""The columns of large text: what is needed for the next step stays large, the rest lies in a drawer.

The column right of the board has the clock, and below it either what tiles are drawn and placed with or the
drawer. It is built in the roomiest form that fits; a companion's words may stand in for its own.
"""

from collections.abc import Hashable, Sequence
from enum import Enum
from typing import Final

from flow_desktop.app.language import _, current
from flow_desktop.scenes.play.columns.clock_panel import large_clock_panel
from flow_desktop.scenes.play.columns.drawer import drawer
from flow_desktop.scenes.play.columns.held import HELD
from flow_desktop.scenes.play.columns.rail import companion_column, rail, signs_in_rail
from flow_desktop.scenes.play.columns.seen import Seen
from flow_desktop.scenes.play.columns.supply import large_supply
from flow_desktop.scenes.play.columns.tile_panel import held_row, step_box, step_button, trade
from flow_desktop.scenes.play.layout import Rooms, TopOf, fitted, scrolled_width
from flow_desktop.values import dataclass
from flow_desktop.widgets.layout import Column, Wrap
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.text import Align
from flow_desktop.widgets.widget import Widget

GAP: Final = 10
CLOSE: Final = 8
PADDING: Final = 12
PILE: Final = 54
"""Least side of a pile, in units of controls."""
SPACES: Final = 8
"""Spaces across the board, with its frame."""
SIDES: Final = (
    (2.0, 1.2),
    (1.8, 1.1),
    (1.7, 1.0),
    (1.6, 0.95),
    (1.5, 0.9),
    (1.4, 0.85),
    (1.25, 0.8),
    (1.1, 0.8),
)
"""Sides of the tile in hand, and greatest ones of a pile, in spaces of the board: smaller and smaller."""


class StepForm(Enum):
    """What stands where the next step is told: beside a companion's words its own can be left out."""

    TOLD = "told"  # a sentence or a button
    KEPT = "kept"  # a button, and its room while there is none
    BARE = "bare"  # a button where there is one


@dataclass(frozen=True, slots=True)
class _Shape:
    """How large tile and piles are, in spaces of the board; how the next step is told."""

    side: float
    pile: float
    step: StepForm = StepForm.TOLD


_shapes: dict[Hashable, _Shape | None] = {}


def large_columns(seen: Seen, places: Rooms) -> tuple[Widget, Widget]:
    """Left and right of the board."""
    signs, panels = seen.company.signs(), seen.company.panels()
    if panels:
        return companion_column(seen, places, panels, signs), _right(seen, places, (), True)
    count = signs_in_rail(seen, places, signs)
    return rail(seen, places, signs[:count]), _right(seen, places, signs[count:], False)


def _right(seen: Seen, places: Rooms, signs: Sequence[Widget], companion: bool) -> Widget:
    look, room = seen.look, places.right
    clock = large_clock_panel(seen, room.width)
    if seen.drawer:
        return Column([clock, drawer(seen)], gap=GAP)
    state = seen.table.state
    rules = state.rules.edition.trading, bool(seen.company.why_no_wave())
    digits = len(str(state.turn.round)), len(str(state.supply.face_down + len(state.supply.shown)))
    stamp = (look.view, current(), seen.table.setting, seen.table.seats, len(signs), companion, rules, digits)
    if stamp not in _shapes:
        _shapes[stamp] = _fitting(seen, places, signs, companion)
    shape = _shapes[stamp]
    if shape is not None:
        column = _column(seen, places, room.width, shape, signs)
        if column.measure(look, room.width)[1] <= room.height:
            return TopOf(column)
    last = _Shape(*SIDES[-1], StepForm.BARE if companion else StepForm.TOLD)
    column = _column(seen, places, scrolled_width(look, room), last, signs)
    return fitted(look, column, room, _("Clock, tiles and buttons"), "right")


def _fitting(seen: Seen, places: Rooms, signs: Sequence[Widget], companion: bool) -> _Shape | None:
    """The roomiest shape that fits; beside a companion's own words those of the step can be left out."""
    steps = tuple(StepForm) if companion else (StepForm.TOLD,)
    room = places.right
    for shape in (_Shape(*sides, step) for step in steps for sides in SIDES):
        if _column(seen, places, room.width, shape, signs).measure(seen.look, room.width)[1] <= room.height:
            return shape
    return None


def _column(seen: Seen, places: Rooms, width: int, shape: _Shape, signs: Sequence[Widget]) -> Widget:
    look = seen.look
    inner = width - 2 * look.px(PADDING)
    space = places.board.width / SPACES
    piles = large_supply(seen, inner, min(look.control(PILE), round(space)), round(space * shape.pile))
    supply = Panel(piles, padding=PADDING, area="supply")
    row = Wrap([*trade(seen), *signs], gap=CLOSE, justify=Align.CENTRE)
    held = held_row(seen, space * shape.side / look.px(HELD))
    parts: list[Widget] = [large_clock_panel(seen, width), supply]
    if shape.step is StepForm.TOLD:
        parts += [_tile_panel([held, step_box(seen)]), row]
    elif shape.step is StepForm.KEPT:
        parts += [_tile_panel([held]), row, step_box(seen, told=False)]
    else:
        button = step_button(seen)
        parts += [_tile_panel([held]), row, *((button,) if button is not None else ())]
    return Column(parts, gap=GAP)


def _tile_panel(parts: list[Widget]) -> Widget:
    return Panel(Column(parts, gap=CLOSE), padding=PADDING, area="tile")
