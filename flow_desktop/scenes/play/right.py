"""The right column: clock, supply, the tile in hand with its next step, and what is seldom needed.

It is built as large as it fits: where there is little height, piles and tile shrink before anything scrolls.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from flow_desktop.app.catalogue import art
from flow_desktop.app.intents import Action
from flow_desktop.app.language import _, ngettext
from flow_desktop.engine.checks import refusal
from flow_desktop.engine.commands import Trade
from flow_desktop.engine.state import Phase
from flow_desktop.scenes.play.animals import AnimalBadges
from flow_desktop.scenes.play.clock_ring import ClockRing, clock_face
from flow_desktop.scenes.play.count_button import CountButton
from flow_desktop.scenes.play.facts import Fact
from flow_desktop.scenes.play.held import HeldPlace
from flow_desktop.scenes.play.layout import Rooms, fitted, scrolled_width
from flow_desktop.scenes.play.steps import step_box
from flow_desktop.scenes.play.supply import supply_block
from flow_desktop.scenes.telling.refusals import refusal_sentence
from flow_desktop.widgets.button import Button, IconButton
from flow_desktop.widgets.layout import Column, Flow, Row
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.text import Align
from flow_desktop.widgets.widget import Widget

if TYPE_CHECKING:
    from flow_desktop.scenes.play.scene import PlayScene

GAP: Final = 12
PADDING: Final = 14
SIGN: Final = 60
SCALES: Final = (1.0, 0.85, 0.7, 0.55)
SCROLLED: Final = 0.85
"""The scale where the column scrolls anyway."""


def right_column(play: PlayScene, places: Rooms) -> Widget:
    """The column at the largest scale that fits; where none does, a part of it that can be turned."""
    room, look = places.right, play.look
    columns = (_column(play, room.width, scale) for scale in SCALES)
    fits = (column for column in columns if column.measure(look, room.width)[1] <= room.height)
    column = next(fits, None) or _column(play, scrolled_width(look, room), SCROLLED)
    return fitted(look, column, room, _("Clock, tiles and buttons"), "right")


def _column(play: PlayScene, width: int, scale: float) -> Widget:
    parts = [_clock_panel(play, width), _supply_panel(play, width, scale)]
    return Column([*parts, _hand_panel(play, scale), _corner(play)], gap=GAP)


def _inner(play: PlayScene, width: int) -> int:
    return width - 2 * play.look.px(PADDING)


def _sign_units(play: PlayScene) -> float:
    """Signs follow the text size only half the way."""
    large = play.shell.view.text_percent / 100
    return SIGN * (1 + large) / (2 * large)


def _clock_panel(play: PlayScene, width: int) -> Widget:
    table, look = play.table, play.look
    ring = ClockRing(lambda: clock_face(table), lambda: play.motions.flashing)
    inner = _inner(play, width)
    beside = inner - ring.measure(look, inner)[0] - look.px(18)
    animals = AnimalBadges(table.state.board)
    facts: list[Widget] = list(_facts(play, beside))
    parts: list[Widget] = []
    if beside >= animals.measure(look, inner)[0]:
        facts.append(animals)
    else:
        parts.append(animals)
    words = Column(facts, gap=4, align=Align.START)
    parts.insert(0, Row([ring, words], gap=18, align=Align.CENTRE))
    if table.setting.seconds is None and table.setting.turns is None:
        parts.append(_wave_button(play))
    return Panel(Column(parts, gap=8), padding=PADDING, area="clock")


def _facts(play: PlayScene, room: int) -> list[Fact]:
    """Round, tiles left, calm waters: in words where they fit, else as signs with numbers."""
    state = play.table.state
    left = state.supply.face_down + len(state.supply.shown)
    tiles = ngettext("{count} tile left", "{count} tiles left", left).format(count=left)
    facts = [
        Fact(art("icon_turns"), _("Round {round}").format(round=state.turn.round), str(state.turn.round)),
        Fact(art("back_tile"), tiles, str(left)),
    ]
    if state.turn.calm:
        facts.append(Fact(art("mark_calm"), _("Calm Waters: one die"), _("one die")))
    brief = any(fact.wanted(play.look) > room for fact in facts)
    for fact in facts:
        fact.brief = brief
    return facts


def _wave_button(play: PlayScene) -> Widget:
    can_call = play.table.state.turn.phase is Phase.TURN and play.acting.card_play is None
    return Button(
        _("Call the wave"),
        play.moves.call_wave,
        icon=art("icon_wave"),
        key="wave",
        enabled=can_call,
        reason=_("Finish the turn first."),
    )


def _supply_panel(play: PlayScene, width: int, scale: float) -> Widget:
    return Panel(supply_block(play, _inner(play, width), scale), padding=PADDING, area="supply")


def _hand_panel(play: PlayScene, scale: float) -> Widget:
    acting, units = play.acting, _sign_units(play)
    held = HeldPlace(lambda: acting.carry, play.motions, play.moves.press_held, play.moves.drag_held, scale)
    turns = [
        IconButton(
            art("icon_rotate_left" if quarters < 0 else "icon_rotate_right"),
            _("Turn left") if quarters < 0 else _("Turn right"),
            play.moves.turning(quarters),
            units=units,
            key="turn-left" if quarters < 0 else "turn-right",
            enabled=acting.carry is not None,
            reason=_("Draw a tile first."),
        )
        for quarters in (-1, 1)
    ]
    row = Row([turns[0], held, turns[1]], gap=GAP, align=Align.CENTRE, justify=Align.CENTRE)
    return Panel(Column([row, step_box(play), _exchange(play)], gap=8), padding=PADDING, area="tile")


def _exchange(play: PlayScene) -> Widget:
    state = play.table.state
    refused = refusal(state, Trade())
    trade = Button(
        _("Trade"),
        play.moves.trade,
        icon=art("icon_trade"),
        key="trade",
        enabled=refused is None,
        reason=refusal_sentence(refused) if refused else "",
        hint=_trade_hint(play),
        grow=1,
    )
    count = len(state.supply.discard)
    label = ngettext("{count} discarded tile", "{count} discarded tiles", count).format(count=count)
    look_at = CountButton(art("icon_discard"), count, label, play.moves.look_at_discard, key="discards")
    return Flow([trade, look_at], gap=8)


def _trade_hint(play: PlayScene) -> str:
    left = len(play.table.state.supply.action_pile)
    words = ngettext(
        "Give this tile for an action card ({key}). {count} card is left.",
        "Give this tile for an action card ({key}). {count} cards are left.",
        left,
    )
    return words.format(key=play.shell.hint(Action.TRADE), count=left)


def _corner(play: PlayScene) -> Widget:
    hint, units = play.shell.hint, _sign_units(play)
    why_not = play.moves.why_not_take_back()
    take_back = IconButton(
        art("icon_undo"),
        _("Take back"),
        play.moves.take_back,
        units=units,
        key="undo",
        enabled=not why_not,
        reason=why_not,
    )
    pause = IconButton(
        art("icon_pause"),
        _("Pause ({key})").format(key=hint(Action.PAUSE)),
        play.pause,
        units=units,
        key="pause",
    )
    helping = IconButton(
        art("icon_help"),
        _("Goal and help ({key})").format(key=hint(Action.HELP)),
        play.help,
        units=units,
        key="help",
    )
    return Flow([take_back, *play.beside.signs(), pause, helping], gap=GAP, justify=Align.CENTRE)
