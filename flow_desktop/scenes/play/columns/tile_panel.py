"""The tile in hand with its next step, and the buttons for what is done with it or seldom needed.

The next step is always at the same place: a sentence that says it, or the button that does it.
"""

from collections.abc import Sequence
from typing import Final

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.intents import Action
from flow_desktop.app.language import _, ngettext
from flow_desktop.engine.cards import Card
from flow_desktop.engine.checks import refusal
from flow_desktop.engine.commands import Trade
from flow_desktop.engine.hope import is_hopeless
from flow_desktop.engine.state import Phase
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.play.card_play import Awaits, CardPlay
from flow_desktop.scenes.play.columns.held import HeldPlace
from flow_desktop.scenes.play.columns.seen import Seen
from flow_desktop.scenes.play.tell import HOPELESS
from flow_desktop.scenes.seat_look import seat_name
from flow_desktop.scenes.telling.refusals import refusal_sentence
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.counts import CountButton
from flow_desktop.widgets.frames import Single, Spacer
from flow_desktop.widgets.key_sign import KeyedButton, KeyedIcon, key_sign, sign_units, signed
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Column, EvenWrap, Row, Wrap
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.widget import Size, Weight, Widget

ROOM: Final = 14
GAP: Final = 12
CLOSE: Final = 8
CLOSEST: Final = 4
PADDING: Final = 14


class StepBox(Single):
    """Keeps room for the longest usual sentence and the highest usual button, so that nothing jumps."""

    def __init__(self, child: Widget, sentences: Sequence[str], buttons: Sequence[str]) -> None:
        super().__init__(child)
        self._sentences = sentences
        self._buttons = buttons

    def measure(self, look: Look, width: int) -> Size:
        """The child, or what another step needs."""
        wide, high = self.child.measure(look, width)
        room = look.px(ROOM)
        words = (look.block(each, Role.BODY, width).height + room for each in self._sentences)
        buttons = (Button(each, _idle).measure(look, width)[1] for each in self._buttons)
        return max(wide, 1), max(high, *words, *buttons)

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """A button keeps its own height, in the middle."""
        Widget.place(self, look, rect)
        high = min(rect.height, self.child.measure(look, rect.width)[1])
        self.child.place(look, pygame.Rect(rect.x, rect.centery - high // 2, rect.width, high))


def _idle() -> None:
    """What a button does that is only measured."""


def step_box(seen: Seen, told: bool = True) -> Widget:
    """What is to be done now; what is not `told` in words a companion says, and only a button stays."""
    seats = seen.table.seats
    sentences = ("X\nX", _("Draw a tile or play a card."), _("Place the tile on the board."))
    buttons = [_("It fits nowhere: discard")]
    if seen.table.setting.seconds is not None:
        buttons += (_ready_words(seat_name(seats, index)) for index in range(len(seats)))
    button = step_button(seen)
    if not told:
        return StepBox(button or Spacer(), ("",), buttons)
    child = button or Label(step_words(seen), align=Align.CENTRE, key="step-words")
    if button is not None and button.key == "lost":
        why = Label(_("No card can help any more."), Role.SMALL, align=Align.CENTRE, key="step-words")
        child = Column([why, button], gap=GAP)
    return StepBox(child, sentences, buttons)


def step_button(seen: Seen) -> Widget | None:
    """The button that does the next step, if there is one."""
    return _button(seen) if seen.company.step_words() is None else None


def _ready_words(name: str) -> str:
    return _("Ready, {name}!").format(name=name)


def _button(seen: Seen) -> Widget | None:
    table, hand = seen.table, seen.hand
    if hand.awaits is Awaits.CONFIRM:
        return Button(_("Calm the next wave"), seen.moves.confirm_card, weight=Weight.PRIMARY, key="step")
    if hand.awaits is Awaits.KIND:
        return Button(
            _("Choose a discarded tile"), seen.moves.choose_discard, weight=Weight.PRIMARY, key="step"
        )
    if hand.fits_nowhere:
        return Button(_("It fits nowhere: discard"), seen.moves.discard, weight=Weight.PRIMARY, key="step")
    if table.waiting and table.setting.seconds is not None:
        words = _ready_words(seat_name(table.seats, table.state.turn.player))
        return Button(words, seen.moves.ready, weight=Weight.PRIMARY, key="step", hint=_("Start the clock"))
    if hand.card_play is None and is_hopeless(table.state):
        return Button(_("Call it lost"), seen.moves.call_lost, key="lost", hint=_(HOPELESS))
    return None


def step_words(seen: Seen) -> str:
    """The next step as a sentence; a companion may have its own."""
    own = seen.company.step_words()
    return _usual_words(seen) if own is None else own


def _usual_words(seen: Seen) -> str:
    hand, turn = seen.hand, seen.table.state.turn
    if turn.phase is Phase.WAVE:
        return _("The giant wave is coming.")
    if turn.phase is Phase.OVER:
        return _("The game is over.")
    if hand.card_play is not None:
        return _card_words(hand.card_play, seen.table.state.supply.face_down)
    if turn.phase is Phase.HOLDING:
        return _("Time is up: place the tile.") if turn.time_up else _("Place the tile on the board.")
    if not seen.table.state.supply.can_be_drawn:
        return _("Play a card.")
    return _("Draw a tile or play a card.") if seen.table.state.hand else _("Draw a tile.")


def _card_words(playing: CardPlay, face_down: int) -> str:
    if playing.awaits is Awaits.PILES:
        if face_down == 1:
            return _("Choose the last face-down tile.")
        chosen = playing.pile is not None
        return _("Choose the second pile.") if chosen else _("Choose two piles to fish from.")
    if playing.awaits is Awaits.PLACE:
        return _("Place the tile on the board.")
    return {
        Card.SUPPORT: _("Choose the tile to remove."),
        Card.BIRD: _("Choose the tile for the bird."),
        Card.CURRENT: _("Choose the tile to move."),
    }.get(playing.card, _("Choose what the card is for."))


def tile_panel(seen: Seen, scale: float, compact: bool = False) -> Widget:
    """The tile between its turn buttons, and what to do now; trading is elsewhere when it is `compact`."""
    row = held_row(seen, scale)
    below = [] if compact else [Wrap([*trade(seen), discards(seen)], gap=8)]
    return Panel(Column([row, step_box(seen), *below], gap=8), padding=PADDING, area="tile")


def held_row(seen: Seen, scale: float) -> Widget:
    """The tile in hand between the buttons that turn it."""
    hand = seen.hand
    held = HeldPlace(lambda: hand.carry, seen.motions, seen.moves.press_held, seen.moves.drag_held, scale)
    left, right = _turn(seen, -1), _turn(seen, 1)
    return Row([left, held, right], gap=GAP, align=Align.CENTRE, justify=Align.CENTRE)


def _turn(seen: Seen, quarters: int) -> Widget:
    left = quarters < 0
    turn = KeyedIcon(
        art("icon_rotate_left" if left else "icon_rotate_right"),
        _("Turn left") if left else _("Turn right"),
        seen.moves.turning(quarters),
        units=sign_units(seen.shell),
        key="turn-left" if left else "turn-right",
        enabled=seen.hand.carry is not None,
        reason=_("Draw a tile first."),
    )
    turn.bubble_above = True  # below, it would reach over the place of the tile
    return signed(turn, key_sign(seen.shell, FlowAction.ROTATE_LEFT if left else FlowAction.ROTATE_RIGHT))


def trade(seen: Seen, compact: bool = False) -> list[Widget]:
    """The button that trades; nothing where the rule set knows no trading."""
    if not seen.table.state.rules.edition.trading:
        return []
    refused = refusal(seen.table.state, Trade())
    reason = refusal_sentence(refused) if refused else ""
    sign = key_sign(seen.shell, FlowAction.TRADE)
    icon, press, hint = art("icon_trade"), seen.moves.trade, _trade_hint(seen)
    enabled = refused is None
    if compact:
        units = sign_units(seen.shell)
        small = KeyedIcon(
            icon, _("Trade"), press, units=units, key="trade", enabled=enabled, reason=reason, hint=hint
        )
        return [signed(small, sign)]
    words = KeyedButton(
        _("Trade"), press, icon=icon, key="trade", enabled=enabled, reason=reason, hint=hint, grow=1
    )
    return [signed(words, sign)]


def discards(seen: Seen) -> Widget:
    """The button of the discard."""
    count = len(seen.table.state.supply.discard)
    label = ngettext("{count} discarded tile", "{count} discarded tiles", count).format(count=count)
    return CountButton(art("icon_discard"), count, label, seen.moves.look_at_discard, key="discards")


def _trade_hint(seen: Seen) -> str:
    left = len(seen.table.state.supply.action_pile)
    words = ngettext(
        "Trade this tile for an action card ({key}). {count} card is left.",
        "Trade this tile for an action card ({key}). {count} cards are left.",
        left,
    )
    return words.format(key=seen.shell.hint(FlowAction.TRADE), count=left)


def corner(seen: Seen, signs: Sequence[Widget], compact: bool = False) -> Widget:
    """What is seldom needed, with the `signs` of whoever sits beside the player.

    A `compact` one has what is done with the tile as well.
    """
    first = [*trade(seen, compact=True), discards(seen)] if compact else []
    everything = [*first, take_back(seen), *signs, *stops(seen)]
    return EvenWrap(everything, gap=CLOSE if compact else GAP, closest=CLOSEST)


def take_back(seen: Seen) -> Widget:
    """The button that takes back."""
    why_not = seen.moves.why_not_take_back()
    button = KeyedIcon(
        art("icon_undo"),
        _("Undo"),
        seen.moves.take_back,
        units=sign_units(seen.shell),
        key="undo",
        enabled=not why_not,
        reason=why_not,
    )
    return signed(button, key_sign(seen.shell, Action.UNDO))


def stops(seen: Seen) -> list[Widget]:
    """Pause and help: the two that stop the clock."""
    hint, units = seen.shell.hint, sign_units(seen.shell)
    pause = KeyedIcon(
        art("icon_pause"),
        _("Pause ({key})").format(key=hint(Action.PAUSE)),
        seen.moves.pause,
        units=units,
        key="pause",
    )
    helping = KeyedIcon(
        art("icon_help"),
        _("Goal and help ({key})").format(key=hint(Action.HELP)),
        seen.moves.help,
        units=units,
        key="help",
    )
    return [
        signed(pause, key_sign(seen.shell, Action.PAUSE)),
        signed(helping, key_sign(seen.shell, Action.HELP)),
    ]
