"""Whose cards may be seen, and the faces of a hand, each saying why it cannot be played now."""

from flow_desktop.app.language import _, pgettext
from flow_desktop.engine.cards import Card
from flow_desktop.engine.refusals import Code, Refusal
from flow_desktop.engine.state import Phase
from flow_desktop.engine.targets import card_refusal
from flow_desktop.scenes.play.columns.cards import CardFace, Detail
from flow_desktop.scenes.play.columns.seen import Seen
from flow_desktop.scenes.seat_look import seat_name
from flow_desktop.scenes.telling.refusals import refusal_sentence


def hands_are_open(seen: Seen) -> bool:
    """Whether every hand may be looked at (R16)."""
    state = seen.table.state
    return not state.rules.silent or state.turn.phase is Phase.WAVE or len(state.hands) == 1


def hand_is_open(seen: Seen, index: int) -> bool:
    """Whether the hand of a seat may be looked at now; a partner's is nobody's turn to see (R16)."""
    own = index == seen.table.state.turn.player and not seen.table.seats[index].partner
    return own or hands_are_open(seen)


def hand_title(seen: Seen, shown: int) -> str:
    """Whose cards these are, or that there are none."""
    name = seat_name(seen.table.seats, shown)
    if not seen.table.state.hands[shown]:
        return _("{name} has no cards").format(name=name)
    return pgettext("hand", "{name}'s cards").format(name=name)


class CardMaker:
    """Makes the faces of a hand, each saying why it cannot be played now."""

    def __init__(self, seen: Seen, shown: int) -> None:
        self.seen = seen
        self.shown = shown

    def __call__(self, card: Card, index: int, detail: Detail) -> CardFace:
        """The face of a card of the hand."""
        playing = self.seen.hand.card_play
        refused = self._refusal(card)
        first = self.seen.table.state.hands[self.shown].index(card) == index
        return CardFace(
            card,
            lambda: self.seen.moves.card(card),
            lambda: self.seen.moves.drag_card(card),
            detail,
            key=f"card-{index}",
            enabled=not refused,
            reason=refused,
            chosen=playing is not None and playing.card is card and first and self._own,
        )

    @property
    def _own(self) -> bool:
        return self.shown == self.seen.table.state.turn.player

    def _refusal(self, card: Card) -> str:
        state = self.seen.table.state
        if not self._own:
            name = seat_name(self.seen.table.seats, self.shown)
            return _("Only to look at: it is not {name}'s turn.").format(name=name)
        if state.turn.phase is Phase.HOLDING:
            return refusal_sentence(Refusal(Code.TILE_IN_HAND))
        if state.turn.begun not in (None, card):
            return refusal_sentence(Refusal(Code.CARD_BEGUN, card=str(state.turn.begun)))
        refused = card_refusal(state, card)
        return refusal_sentence(refused) if refused is not None else ""
