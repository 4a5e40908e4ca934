"""The two columns beside the board.

Left: the seats, and the hand of the one whose turn it is. Right: clock, supply, the tile in hand with its
next step, and what is seldom needed; it is built as large as it fits: where there is little height, piles and
tile shrink, then the panels draw together, before anything scrolls.
"""

from collections.abc import Hashable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

import pygame

from flow_desktop.app.language import _, current
from flow_desktop.scenes.play.columns.cards import hand_grid, tells
from flow_desktop.scenes.play.columns.clock_panel import clock_panel
from flow_desktop.scenes.play.columns.hands import CardMaker, hand_is_open, hand_title
from flow_desktop.scenes.play.columns.large import large_columns
from flow_desktop.scenes.play.columns.seats import ScenarioSign, SeatRow
from flow_desktop.scenes.play.columns.seen import Seen
from flow_desktop.scenes.play.columns.supply import supply_block
from flow_desktop.scenes.play.columns.tile_panel import corner, tile_panel
from flow_desktop.scenes.play.layout import Rooms, TopOf, fitted, is_large, scrolled_width
from flow_desktop.values import dataclass
from flow_desktop.widgets.label import Plate
from flow_desktop.widgets.layout import Column, Wrap
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.widget import Widget

GAP: Final = 12
SEAT_GAP: Final = 8
PADDING: Final = 14
CLOSE: Final = 8
MANY_SEATS: Final = 4
USUAL_HAND: Final = 3
"""So many cards somebody has sooner or later where tiles are traded for them."""
SCALES: Final = (1.3, 1.15, 1.0, 0.85, 0.7, 0.55)
COMPACT: Final = (1.3, 1.15, 1.0, 0.85, 0.7, 0.55, 0.45)


def columns(seen: Seen, places: Rooms, advice: Widget | None = None) -> tuple[Widget, Widget]:
    """What stands left and right of the board; large text has `advice` in a column, not in a bubble."""
    if is_large(seen.look):
        return large_columns(seen, places, advice)
    return left_column(seen, places), right_column(seen, places)


def left_column(seen: Seen, places: Rooms) -> Widget:
    """Seats, and the hand of the one whose turn it is (or of the one looked at).

    Where many seats leave too little room for cards that say what they do, the seats move together. They stay
    so while the game is played in that window: nothing moves because somebody has a card more or less. The
    hand's title goes only where even close seats leave no room for it.
    """
    room, hands, shown = places.left, seen.table.state.hands, seen.shown_seat
    seats, replaced = _seats(seen, close=False)
    if replaced and not hands[shown]:
        return fitted(seen.look, seats, room, _("Seats and cards"), "left")
    roomy = _with_a_hand(seen, room, seats, shown)
    if len(hands) < MANY_SEATS or (not seen.is_close(room) and _all_told(seen, room, seats)):
        return roomy
    seats, _replaced = _seats(seen, close=True)
    if not seen.is_close(room) and not _all_told(seen, room, seats, False):
        return roomy
    seen.close_in = (room.width, room.height)
    if not _all_told(seen, room, seats):
        seen.untitled_in = (room.width, room.height)
    return _with_a_hand(seen, room, seats, shown, seen.untitled_in != room.size)


def _seats(seen: Seen, close: bool) -> tuple[Widget, bool]:
    """Who sits there and what they play under; and whether a companion stands in their place."""
    state = seen.table.state
    rows = [
        SeatRow(
            seen.table.seats,
            index,
            cards,
            partial(seen.look_at, index),
            playing=index == state.turn.player,
            open_hand=hand_is_open(seen, index),
            looked_at=index == seen.looked_at,
            close=close,
        )
        for index, cards in enumerate(state.hands)
    ]
    parts = seen.company.panels()
    replaced = bool(parts) and seen.company.replaces_seats
    if not replaced:
        parts += rows
    signs = [ScenarioSign(scenario) for scenario in dict.fromkeys(state.setup.scenarios)]
    if close:
        parts = [Column(parts, gap=SEAT_GAP // 2)]  # the signs stand as far below them as anywhere
    if signs:
        parts.append(Wrap(signs, gap=SEAT_GAP))
    return Column(parts, gap=SEAT_GAP, area="seats"), replaced


def _with_a_hand(seen: Seen, room: pygame.Rect, seats: Widget, shown: int, titled: bool = True) -> Widget:
    """Seats, and below them a hand, with a title where there is room for one."""
    look, laid = seen.look, bool(seen.table.state.hands[shown]) and hand_is_open(seen, shown)
    parts: list[Widget] = [Plate(hand_title(seen, shown), key="hand-title")] if titled or not laid else []
    if laid:
        parts.append(_cards(seen, room, seats, shown, titled))
    column = Column([seats, Column(parts, gap=GAP, area="hand")], gap=GAP)
    return fitted(look, column, room, _("Seats and cards"), "left")


def _cards(seen: Seen, room: pygame.Rect, seats: Widget, shown: int, titled: bool, more: int = 0) -> Widget:
    """The cards of a hand; with so many `more`, to measure by."""
    look, used = seen.look, seats.measure(seen.look, room.width)[1] + seen.look.px(GAP)
    if titled:
        used += Plate(hand_title(seen, shown)).measure(look, room.width)[1] + look.px(GAP)
    hand = seen.table.state.hands[shown]
    hand += hand[-1:] * more
    return hand_grid(look, hand, CardMaker(seen, shown), room.width, room.height - used)


def _all_told(seen: Seen, room: pygame.Rect, seats: Widget, titled: bool = True) -> bool:
    """Whether the fullest hand would say what its cards do, also after a trade or two."""
    hands = seen.table.state.hands
    fullest = max(range(len(hands)), key=lambda seat: len(hands[seat]))
    if not hands[fullest]:
        return True
    more = USUAL_HAND - len(hands[fullest]) if seen.table.state.rules.trading else 0
    return tells(_cards(seen, room, seats, fullest, titled, more))


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
    state = seen.table.state
    digits = len(str(state.turn.round)), len(str(state.supply.tiles_left))
    rules = state.rules.edition.trading, state.turn.calm, digits  # what stands in it, and how wide it is
    signs = seen.company.signs()
    stamp = (look.view, current(), seen.table.setting, seen.table.seats, len(signs), rules)
    if stamp not in _forms:
        _forms[stamp] = _fitting(seen, room)
    form = _forms[stamp]
    if form is not None:
        return TopOf(_column(seen, room.width, form, signs))
    column = _column(seen, scrolled_width(look, room), FORMS[-1], signs)
    return fitted(look, column, room, _("Clock, tiles and buttons"), "right")


def _fitting(seen: Seen, room: pygame.Rect) -> _Form | None:
    """The roomiest form that always fits; None where even the closest does not."""
    for form in FORMS:
        forms = (form, replace(form, fullest=True))  # fewer facts may stand in words, which are higher
        columns = (_column(seen, room.width, each, seen.company.signs()) for each in forms)
        if all(column.measure(seen.look, room.width)[1] <= room.height for column in columns):
            return form
    return None


def _column(seen: Seen, width: int, form: _Form, signs: Sequence[Widget]) -> Widget:
    clock = clock_panel(seen, width, form.compact, form.fullest)
    supply, tile = _supply_panel(seen, width, form.scale), tile_panel(seen, form.scale, form.compact)
    return Column(
        [clock, supply, tile, corner(seen, signs, form.compact)], gap=CLOSE if form.compact else GAP
    )


def _supply_panel(seen: Seen, width: int, scale: float) -> Widget:
    inner = width - 2 * seen.look.px(PADDING)
    return Panel(supply_block(seen, inner, scale), padding=PADDING, area="supply")
