"""The left column: the seats, and the hand of the one whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from flow_desktop.app.language import _, pgettext
from flow_desktop.engine.cards import Card
from flow_desktop.engine.refusals import Code, Refusal
from flow_desktop.engine.state import Phase
from flow_desktop.engine.targets import card_refusal
from flow_desktop.scenes.play.hand import CardFace, Detail, hand_grid
from flow_desktop.scenes.play.layout import Rooms, fitted
from flow_desktop.scenes.play.scenarios import ScenarioSign
from flow_desktop.scenes.play.seats import SeatRow
from flow_desktop.scenes.seat_look import seat_name
from flow_desktop.scenes.telling.refusals import refusal_sentence
from flow_desktop.widgets.label import Plate
from flow_desktop.widgets.layout import Column, Wrap
from flow_desktop.widgets.widget import Widget

if TYPE_CHECKING:
    from flow_desktop.scenes.play.scene import PlayScene

GAP: Final = 12
SEAT_GAP: Final = 8
PADDING: Final = 14
SHOWN_PLACES: Final = 4


def left_column(play: PlayScene, places: Rooms) -> Widget:
    """Seats, and the hand of the one whose turn it is (or of the one looked at)."""
    look, room = play.look, places.left
    state = play.table.state
    open_hands = hands_are_open(play)
    rows = [
        SeatRow(
            play.table.seats,
            index,
            cards,
            play.moves.looking_at(index),
            playing=index == state.turn.player,
            open_hand=open_hands or index == state.turn.player,
            looked_at=index == play.looked_at,
        )
        for index, cards in enumerate(state.hands)
    ]
    panel = play.beside.panel()
    parts: list[Widget] = [] if panel is None else [panel]
    if panel is None or not play.beside.replaces_seats:
        parts += rows
    signs = [ScenarioSign(scenario) for scenario in dict.fromkeys(state.setup.scenarios)]
    if signs:
        parts.append(Wrap(signs, gap=SEAT_GAP))
    seats = Column(parts, gap=SEAT_GAP, area="seats")
    shown = play.looked_at if play.looked_at is not None else state.turn.player
    if panel is not None and play.beside.replaces_seats and not state.hands[shown]:
        return fitted(look, seats, room, _("Seats and cards"), "left")
    name = Plate(_hand_title(play, shown), key="hand-title")
    used = seats.measure(look, room.width)[1] + name.measure(look, room.width)[1] + 2 * look.px(GAP)
    cards = hand_grid(look, state.hands[shown], _CardMaker(play, shown), room.width, room.height - used)
    hand = Column([name, cards] if state.hands[shown] else [name], gap=GAP, area="hand")
    return fitted(look, Column([seats, hand], gap=GAP), room, _("Seats and cards"), "left")


def hands_are_open(play: PlayScene) -> bool:
    """Whether every hand may be looked at (R16)."""
    state = play.table.state
    return not state.rules.silent or state.turn.phase is Phase.WAVE or len(state.hands) == 1


def _hand_title(play: PlayScene, shown: int) -> str:
    name = seat_name(play.table.seats, shown)
    if not play.table.state.hands[shown]:
        return _("{name} has no cards").format(name=name)
    return pgettext("hand", "{name}'s cards").format(name=name)


class _CardMaker:
    """Makes the faces of a hand, each saying why it cannot be played now."""

    def __init__(self, play: PlayScene, shown: int) -> None:
        self.play = play
        self.shown = shown

    def __call__(self, card: Card, index: int, detail: Detail) -> CardFace:
        playing = self.play.acting.card_play
        refused = self._refusal(card)
        first = self.play.table.state.hands[self.shown].index(card) == index
        return CardFace(
            card,
            lambda: self.play.moves.card(card),
            detail,
            key=f"card-{index}",
            enabled=not refused,
            reason=refused,
            chosen=playing is not None and playing.card is card and first and self._own,
        )

    @property
    def _own(self) -> bool:
        return self.shown == self.play.table.state.turn.player

    def _refusal(self, card: Card) -> str:
        state = self.play.table.state
        if not self._own:
            name = seat_name(self.play.table.seats, self.shown)
            return _("Only to look at: it is not {name}'s turn.").format(name=name)
        if state.turn.phase is Phase.HOLDING:
            return refusal_sentence(Refusal(Code.TILE_IN_HAND))
        if state.turn.begun not in (None, card):
            return refusal_sentence(Refusal(Code.CARD_BEGUN, card=str(state.turn.begun)))
        refused = card_refusal(state, card)
        return refusal_sentence(refused) if refused is not None else ""
