"""The next step, always at the same place: a sentence that says it, or the button that does it."""

from collections.abc import Sequence
from typing import Final

import pygame

from flow_desktop.app.language import _
from flow_desktop.engine.cards import Card
from flow_desktop.engine.state import Phase
from flow_desktop.scenes.play.card_play import Awaits
from flow_desktop.scenes.play.columns.seen import Seen
from flow_desktop.scenes.seat_look import seat_name
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.frames import Single
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.widget import Size, Weight, Widget

ROOM: Final = 14


class StepBox(Single):
    """Keeps room for the longest usual sentence and the highest usual button, so that nothing jumps."""

    def __init__(self, child: Widget, sentences: Sequence[str], buttons: Sequence[str]) -> None:
        super().__init__(child)
        self._sentences = sentences
        self._buttons = buttons

    def measure(self, look: Look, width: int) -> Size:
        """The child, or what another step needs."""
        wide, high = self.child.measure(look, width)
        words = (look.block(each, Role.BODY, width).height + look.px(ROOM) for each in self._sentences)
        buttons = (Button(each, _idle).measure(look, width)[1] for each in self._buttons)
        return max(wide, 1), max(high, *words, *buttons)

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """A button keeps its own height, in the middle."""
        Widget.place(self, look, rect)
        high = min(rect.height, self.child.measure(look, rect.width)[1])
        self.child.place(look, pygame.Rect(rect.x, rect.centery - high // 2, rect.width, high))


def _idle() -> None:
    """What a button does that is only measured."""


def step_box(seen: Seen) -> Widget:
    """What is to be done now."""
    seats = seen.table.seats
    sentences = ("X\nX", _("Draw a tile or play a card."), _("Place the tile on the board."))
    buttons = [_("It fits nowhere: discard")]
    if seen.table.setting.seconds is not None:
        buttons += (_ready_words(seat_name(seats, index)) for index in range(len(seats)))
    button = _button(seen) if seen.company.step_words() is None else None
    child = button or Label(step_words(seen), align=Align.CENTRE, key="step-words")
    return StepBox(child, sentences, buttons)


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
        return _card_words(hand.card_play.card, hand.card_play.awaits, hand.card_play.pile is not None)
    if turn.phase is Phase.HOLDING:
        return _("Time is up: place the tile.") if turn.time_up else _("Place the tile on the board.")
    if not seen.table.state.supply.can_be_drawn:
        return _("Play a card.")
    return _("Draw a tile or play a card.") if seen.table.state.hand else _("Draw a tile.")


def _card_words(card: Card, awaits: Awaits, one_chosen: bool) -> str:
    if awaits is Awaits.PILES:
        return _("Choose the second pile.") if one_chosen else _("Choose two piles to fish from.")
    if awaits is Awaits.PLACE:
        return _("Place the tile on the board.")
    return {
        Card.SUPPORT: _("Choose the tile to remove."),
        Card.BIRD: _("Choose the tile for the bird."),
        Card.CURRENT: _("Choose the tile to move."),
    }.get(card, _("Choose what the card is for."))
