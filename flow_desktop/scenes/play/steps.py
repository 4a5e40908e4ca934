"""The next step, always at the same place: a sentence that says it, or the button that does it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

from flow_desktop.app.language import _
from flow_desktop.engine.cards import Card
from flow_desktop.engine.state import Phase
from flow_desktop.scenes.play.card_play import Step
from flow_desktop.scenes.seat_look import seat_name
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.frames import Single
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.widget import Kind, Size, Widget

if TYPE_CHECKING:
    from flow_desktop.scenes.play.scene import PlayScene

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


def step_box(play: PlayScene) -> Widget:
    """What is to be done now."""
    seats = play.table.seats
    sentences = ("X\nX", _("Draw a tile or play a card."), _("Place the tile on the board."))
    buttons = [_("It fits nowhere: discard")]
    if play.table.setting.seconds is not None:
        buttons += (_ready_words(seat_name(seats, index)) for index in range(len(seats)))
    button = _button(play) if play.beside.step_words() is None else None
    child = button or Label(step_words(play), align=Align.CENTRE, key="step-words")
    return StepBox(child, sentences, buttons)


def _ready_words(name: str) -> str:
    return _("Ready, {name}!").format(name=name)


def _button(play: PlayScene) -> Widget | None:
    table, acting = play.table, play.acting
    if acting.step is Step.CONFIRM:
        return Button(_("Calm the next wave"), play.moves.confirm_card, kind=Kind.PRIMARY, key="step")
    if acting.step is Step.KIND:
        return Button(_("Choose a discarded tile"), play.moves.choose_discard, kind=Kind.PRIMARY, key="step")
    if acting.fits_nowhere:
        return Button(_("It fits nowhere: discard"), play.moves.discard, kind=Kind.PRIMARY, key="step")
    if table.waiting and table.setting.seconds is not None:
        words = _ready_words(seat_name(table.seats, table.state.turn.player))
        return Button(words, play.moves.ready, kind=Kind.PRIMARY, key="step", hint=_("Start the clock"))
    return None


def step_words(play: PlayScene) -> str:
    """The next step as a sentence; a companion may have its own."""
    own = play.beside.step_words()
    return _usual_words(play) if own is None else own


def _usual_words(play: PlayScene) -> str:
    acting, turn = play.acting, play.table.state.turn
    if turn.phase is Phase.WAVE:
        return _("The giant wave is coming.")
    if turn.phase is Phase.OVER:
        return _("The game is over.")
    if acting.card_play is not None:
        return _card_words(acting.card_play.card, acting.card_play.step, acting.card_play.pile is not None)
    if turn.phase is Phase.HOLDING:
        return _("Time is up: place the tile.") if turn.time_up else _("Place the tile on the board.")
    if not play.table.state.supply.can_be_drawn:
        return _("Play a card.")
    return _("Draw a tile or play a card.") if play.table.state.hand else _("Draw a tile.")


def _card_words(card: Card, step: Step, one_chosen: bool) -> str:
    if step is Step.PILES:
        return _("Choose the second pile.") if one_chosen else _("Choose two piles to fish from.")
    if step is Step.PLACE:
        return _("Place the tile on the board.")
    return {
        Card.SUPPORT: _("Choose the tile to remove."),
        Card.BIRD: _("Choose the tile for the bird."),
        Card.CURRENT: _("Choose the tile to move."),
    }.get(card, _("Choose what the card is for."))
