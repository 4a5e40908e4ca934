"""The tile in hand with its next step, and the buttons for what is done with it or seldom needed."""

from __future__ import annotations

from typing import Final

from flow_desktop.app.catalogue import art
from flow_desktop.app.intents import Action
from flow_desktop.app.language import _, ngettext
from flow_desktop.engine.checks import refusal
from flow_desktop.engine.commands import Trade
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.play.columns.held import HeldPlace
from flow_desktop.scenes.play.columns.next_step import step_box
from flow_desktop.scenes.play.columns.seen import Seen
from flow_desktop.scenes.telling.refusals import refusal_sentence
from flow_desktop.widgets.counts import CountButton
from flow_desktop.widgets.key_sign import KeyedButton, KeyedIcon, key_sign, signed
from flow_desktop.widgets.layout import Column, Row, Wrap
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.text import Align
from flow_desktop.widgets.widget import Widget

GAP: Final = 12
CLOSE: Final = 8
PADDING: Final = 14
SIGN: Final = 60


def _sign_units(seen: Seen) -> float:
    """Signs follow the text size only half the way."""
    large = seen.shell.view.text_percent / 100
    return SIGN * (1 + large) / (2 * large)


def tile_panel(seen: Seen, scale: float, compact: bool = False) -> Widget:
    """The tile between its turn buttons, and what to do now; trading is elsewhere when it is `compact`."""
    hand = seen.hand
    held = HeldPlace(lambda: hand.carry, seen.motions, seen.moves.press_held, seen.moves.drag_held, scale)
    left, right = _turn(seen, -1), _turn(seen, 1)
    row = Row([left, held, right], gap=GAP, align=Align.CENTRE, justify=Align.CENTRE)
    below = [] if compact else [Wrap([*_trade(seen), _discards(seen)], gap=8)]
    return Panel(Column([row, step_box(seen), *below], gap=8), padding=PADDING, area="tile")


def _turn(seen: Seen, quarters: int) -> Widget:
    left = quarters < 0
    turn = KeyedIcon(
        art("icon_rotate_left" if left else "icon_rotate_right"),
        _("Turn left") if left else _("Turn right"),
        seen.moves.turning(quarters),
        units=_sign_units(seen),
        key="turn-left" if left else "turn-right",
        enabled=seen.hand.carry is not None,
        reason=_("Draw a tile first."),
    )
    return signed(turn, key_sign(seen.shell, FlowAction.ROTATE_LEFT if left else FlowAction.ROTATE_RIGHT))


def _trade(seen: Seen, compact: bool = False) -> list[Widget]:
    """Nothing where the rule set knows no trading."""
    if not seen.table.state.rules.edition.trading:
        return []
    refused = refusal(seen.table.state, Trade())
    reason = refusal_sentence(refused) if refused else ""
    sign = key_sign(seen.shell, FlowAction.TRADE)
    icon, press, hint = art("icon_trade"), seen.moves.trade, _trade_hint(seen)
    enabled = refused is None
    if compact:
        units = _sign_units(seen)
        small = KeyedIcon(
            icon, _("Trade"), press, units=units, key="trade", enabled=enabled, reason=reason, hint=hint
        )
        return [signed(small, sign)]
    words = KeyedButton(
        _("Trade"), press, icon=icon, key="trade", enabled=enabled, reason=reason, hint=hint, grow=1
    )
    return [signed(words, sign)]


def _discards(seen: Seen) -> Widget:
    count = len(seen.table.state.supply.discard)
    label = ngettext("{count} discarded tile", "{count} discarded tiles", count).format(count=count)
    return CountButton(art("icon_discard"), count, label, seen.moves.look_at_discard, key="discards")


def _trade_hint(seen: Seen) -> str:
    left = len(seen.table.state.supply.action_pile)
    words = ngettext(
        "Give this tile for an action card ({key}). {count} card is left.",
        "Give this tile for an action card ({key}). {count} cards are left.",
        left,
    )
    return words.format(key=seen.shell.hint(FlowAction.TRADE), count=left)


def corner(seen: Seen, compact: bool = False) -> Widget:
    """What is seldom needed; a `compact` one has what is done with the tile as well."""
    hint, units = seen.shell.hint, _sign_units(seen)
    why_not = seen.moves.why_not_take_back()
    take_back = KeyedIcon(
        art("icon_undo"),
        _("Take back"),
        seen.moves.take_back,
        units=units,
        key="undo",
        enabled=not why_not,
        reason=why_not,
    )
    signed(take_back, key_sign(seen.shell, Action.UNDO))
    pause = KeyedIcon(
        art("icon_pause"),
        _("Pause ({key})").format(key=hint(Action.PAUSE)),
        seen.moves.pause,
        units=units,
        key="pause",
    )
    signed(pause, key_sign(seen.shell, Action.PAUSE))
    helping = KeyedIcon(
        art("icon_help"),
        _("Goal and help ({key})").format(key=hint(Action.HELP)),
        seen.moves.help,
        units=units,
        key="help",
    )
    signed(helping, key_sign(seen.shell, Action.HELP))
    first = [*_trade(seen, compact=True), _discards(seen)] if compact else []
    signs = [*first, take_back, *seen.company.signs(), pause, helping]
    return Wrap(signs, gap=CLOSE if compact else GAP, justify=Align.CENTRE)
