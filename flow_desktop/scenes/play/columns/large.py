"""The columns of large text: what is needed for the next step stays large, the rest lies in a drawer.

The column right of the board has the clock, and below it either what tiles are drawn and placed with or the
drawer. It is built in the roomiest form that fits; a companion's words stand below what is pressed, and may
stand in for those of the next step.
"""

from collections.abc import Hashable, Sequence
from enum import Enum
from typing import Final

import pygame

from flow_desktop.app.language import _, current
from flow_desktop.scenes.play.columns.cards import Detail
from flow_desktop.scenes.play.columns.clock_panel import large_clock_panel
from flow_desktop.scenes.play.columns.drawer import drawer
from flow_desktop.scenes.play.columns.hands import CardMaker, hand_is_open
from flow_desktop.scenes.play.columns.held import HELD
from flow_desktop.scenes.play.columns.rail import rail, signs_in_rail
from flow_desktop.scenes.play.columns.seen import Seen
from flow_desktop.scenes.play.columns.supply import large_supply
from flow_desktop.scenes.play.columns.tile_panel import held_row, step_box, step_button, trade
from flow_desktop.scenes.play.layout import Rooms, TopOf, fitted, scrolled_width
from flow_desktop.values import dataclass
from flow_desktop.widgets.layout import Column, Row, Wrap
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.widget import Widget

GAP: Final = 10
CLOSE: Final = 8
LINES: Final = 4
APART: Final = 24
PADDING: Final = 12
PILE: Final = 54
"""Least side of a pile, in units of controls."""
SPACES: Final = 8
"""Spaces across the board, with its frame."""
ABOVE_DRAWER: Final = 0.5
"""The share of the column that clock and words may take above the open drawer."""
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
    CLOSE = "close"  # the same, and trading is a sign beside the tile


@dataclass(frozen=True, slots=True)
class _Shape:
    """How large tile and piles are, in spaces of the board; how the next step is told."""

    side: float
    pile: float
    step: StepForm = StepForm.TOLD


_shapes: dict[Hashable, _Shape | None] = {}


def large_columns(seen: Seen, places: Rooms, advice: Widget | None) -> tuple[Widget, Widget]:
    """Left and right of the board; `advice` takes the place of what is not needed to follow it."""
    signs = (*seen.company.ways(), *seen.company.signs())
    count = signs_in_rail(seen, places, signs)
    left = rail(seen, places, signs[:count])
    meant = [] if advice is None else _named_cards(seen)
    if advice is None or (seen.drawer and not meant):
        return left, _right(seen, places, signs[count:])
    return left, _advised(seen, places, advice, meant)


def _advised(seen: Seen, places: Rooms, advice: Widget, cards: list[Widget]) -> Widget:
    """The clock, what the advice is carried out with (a card, the tile in hand, or the piles), the advice."""
    look, room = seen.look, places.right
    briefs = seen.company.briefs()
    for words in ([advice, *briefs], [advice]) if briefs else ([advice],):
        needed = Column(words, gap=GAP).measure(look, room.width)[1] + look.px(GAP)
        for side, pile in SIDES:
            column = _tools(seen, places, side, pile, cards)
            free = room.height - column.measure(look, room.width)[1]
            if needed <= free:
                return Column([column, *words], gap=GAP)
    return Column([column, _in_what_is_left(advice, too_high=True)], gap=GAP)


def _tools(seen: Seen, places: Rooms, side: float, pile: float, cards: list[Widget]) -> Widget:
    """The clock, and what a piece of advice is carried out with."""
    width, space = places.right.width, places.board.width / SPACES
    parts: list[Widget] = [large_clock_panel(seen, width)]
    if cards:
        parts.append(Panel(Column(cards, gap=CLOSE), padding=PADDING, area="drawer"))
    elif seen.hand.carry is not None:
        parts.append(_tile_panel([_with_trade(seen, held_row(seen, space * side / seen.look.px(HELD)))]))
    else:
        parts.append(_supply_panel(seen, places, width, pile))
    button = step_button(seen)
    return Column([*parts, *([] if button is None else [button])], gap=GAP)


def _named_cards(seen: Seen) -> list[Widget]:
    """The cards in hand that somebody points at."""
    hand, pointed = seen.table.state.hand, seen.company.in_sight()
    if seen.hand.card_play is not None or not hand_is_open(seen, seen.shown_seat):
        return []
    make = CardMaker(seen, seen.table.state.turn.player)
    faces = [make(card, index, Detail.ROW) for index, card in enumerate(hand)]
    return [face for face in faces if face.key in pointed]


def _right(seen: Seen, places: Rooms, signs: Sequence[Widget]) -> Widget:
    look, room = seen.look, places.right
    if seen.drawer:
        return _with_drawer(seen, room)
    briefs = seen.company.briefs()
    words = Column(briefs, gap=GAP) if briefs else None
    needed = 0 if words is None else words.measure(look, room.width)[1] + look.px(GAP)
    kept = max(needed, _usual_words(look, room.width)) if seen.company.replaces_seats else needed
    state = seen.table.state
    rules = state.rules.edition.trading, bool(seen.company.why_no_wave())
    digits = len(str(state.turn.round)), len(str(state.supply.tiles_left))
    stamp = (look.view, current(), seen.table.setting, seen.table.seats, len(signs), kept, rules, digits)
    if stamp not in _shapes:
        _shapes[stamp] = _fitting(seen, places, signs, kept)
    shape = _shapes[stamp] or _Shape(*SIDES[-1], StepForm.TOLD if words is None else StepForm.CLOSE)
    column = _column(seen, places, room.width, shape, signs)
    free = room.height - column.measure(look, room.width)[1]
    if words is not None and free > needed // 2:
        return Column([column, _in_what_is_left(words, needed > free)], gap=GAP)
    if words is None and free >= 0:
        return TopOf(column)
    column = _column(seen, places, scrolled_width(look, room), shape, signs)
    whole = column if words is None else Column([words, column], gap=GAP)
    return fitted(look, whole, room, _("Clock, tiles and buttons"), "right")


def _with_drawer(seen: Seen, room: pygame.Rect) -> Widget:
    """The open drawer below the clock, which makes way where a companion's words need the room."""
    clock, briefs = large_clock_panel(seen, room.width), list(seen.company.briefs())
    above = Column([clock, *briefs], gap=GAP).measure(seen.look, room.width)[1]
    kept = [clock] if not briefs or above <= room.height * ABOVE_DRAWER else []
    return Column([*kept, *briefs, drawer(seen)], gap=GAP)


def _usual_words(look: Look, width: int) -> int:
    """The height of a usual step of a lesson: nothing else moves while words of this length change."""
    lines = look.block("\n".join("X" * LINES), Role.STRONG, width).height
    return lines + look.block("X", Role.SMALL, width).height + look.px(4 * PADDING)


def _in_what_is_left(words: Widget, too_high: bool) -> Widget:
    """A companion's words below all that is pressed; words that are too high can be turned."""
    return Scroll(words, label=_("What to do"), key="words", least=0) if too_high else words


def _fitting(seen: Seen, places: Rooms, signs: Sequence[Widget], needed: int) -> _Shape | None:
    """The roomiest shape that fits; beside a companion's own words those of the step can be left out."""
    steps = tuple(StepForm) if needed else (StepForm.TOLD,)
    room = places.right
    for shape in (_Shape(*sides, step) for step in steps for sides in SIDES):
        high = _column(seen, places, room.width, shape, signs).measure(seen.look, room.width)[1]
        if high + needed <= room.height:
            return shape
    return None


def _column(seen: Seen, places: Rooms, width: int, shape: _Shape, signs: Sequence[Widget]) -> Widget:
    look = seen.look
    space = places.board.width / SPACES
    held = held_row(seen, space * shape.side / look.px(HELD))
    parts: list[Widget] = [
        large_clock_panel(seen, width),
        _supply_panel(seen, places, width, shape.pile),
    ]
    if shape.step is StepForm.CLOSE:
        parts += [_tile_panel([_with_trade(seen, held)]), *([Wrap(list(signs), gap=CLOSE)] if signs else ())]
    else:
        row = Wrap([*trade(seen), *signs], gap=CLOSE, justify=Align.CENTRE)
        told = [held, step_box(seen)] if shape.step is StepForm.TOLD else [held]
        parts += [_tile_panel(told), row]
    if shape.step is StepForm.KEPT:
        parts.append(step_box(seen, told=False))
    elif shape.step is not StepForm.TOLD and (button := step_button(seen)) is not None:
        parts.append(button)
    return Column(parts, gap=GAP)


def _supply_panel(seen: Seen, places: Rooms, width: int, most: float) -> Widget:
    """Piles and face-up tiles; the side of a pile is at most so many spaces of the board."""
    look, space = seen.look, places.board.width / SPACES
    inner = width - 2 * look.px(PADDING)
    piles = large_supply(seen, inner, min(look.control(PILE), round(space)), round(space * most))
    return Panel(piles, padding=PADDING, area="supply")


def _with_trade(seen: Seen, held: Widget) -> Widget:
    """The tile in hand, and trading as a sign beside it."""
    trading = trade(seen, compact=True)
    return Row([held, *trading], gap=APART, align=Align.CENTRE, justify=Align.CENTRE) if trading else held


def _tile_panel(parts: list[Widget]) -> Widget:
    return Panel(Column(parts, gap=CLOSE), padding=PADDING, area="tile")
