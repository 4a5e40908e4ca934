"""What can be asked at the table by a key, and the answer in words: nobody has to see the screen to play.

An answer says what the screen shows, and no more: a hand that is closed to the eye is closed to the ear.
"""

from collections.abc import Callable, Mapping
from typing import Final

from flow_desktop.app.intents import AnyAction
from flow_desktop.app.language import N_, _, ngettext
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.naming import card_name, kind_name, listed
from flow_desktop.scenes.play.attention import Attention
from flow_desktop.scenes.play.columns.clock_panel import clock_face
from flow_desktop.scenes.play.columns.hands import hand_is_open
from flow_desktop.scenes.play.columns.seen import Seen
from flow_desktop.scenes.play.columns.tile_panel import step_words
from flow_desktop.scenes.seat_look import seat_name
from flow_desktop.scenes.telling.answers import (
    animals_answer,
    goal_answer,
    last_answer,
    lines_answer,
    neighbours_answer,
    sentences,
    spaces_words,
)

QUESTION_NAMES: Final[Mapping[AnyAction, str]] = {
    FlowAction.ASK_CLOCK: N_("Clock, round and tiles left"),
    FlowAction.ASK_HAND: N_("Whose turn, next step, cards"),
    FlowAction.ASK_TILE: N_("The tile in hand"),
    FlowAction.ASK_FITS: N_("Where the tile fits"),
    FlowAction.ASK_SPACE: N_("This space and its neighbours"),
    FlowAction.ASK_ANIMALS: N_("Each animal's water"),
    FlowAction.ASK_LINES: N_("Lines at risk"),
    FlowAction.ASK_LAST: N_("What changed last"),
    FlowAction.ASK_GOAL: N_("The goal, and how far it is"),
}
"""What each question is called in lists of keys."""


class Questions:
    """Answers for whoever sits at the table."""

    def __init__(self, seen: Seen, attention: Attention, space_words: Callable[[int], str]) -> None:
        self._seen = seen
        self._attention = attention
        self._space_words = space_words
        self._answers: Final[Mapping[AnyAction, Callable[[], str]]] = {
            FlowAction.ASK_CLOCK: self._clock,
            FlowAction.ASK_HAND: self._hand,
            FlowAction.ASK_TILE: attention.held_words,
            FlowAction.ASK_FITS: self._fits,
            FlowAction.ASK_SPACE: self._space,
            FlowAction.ASK_ANIMALS: lambda: animals_answer(seen.table.state.board),
            FlowAction.ASK_LINES: self._lines,
            FlowAction.ASK_LAST: lambda: last_answer(seen.table),
            FlowAction.ASK_GOAL: lambda: goal_answer(seen.table.state.board),
        }

    def answer(self, question: AnyAction) -> str:
        """The answer, in sentences."""
        return sentences((self._answers[question](),))

    def _clock(self) -> str:
        state = self._seen.table.state
        left = state.supply.tiles_left
        return sentences(
            (
                clock_face(self._seen.table).words,
                _("Round {round}").format(round=state.turn.round),
                ngettext("{count} tile left", "{count} tiles left", left).format(count=left),
                _("Calm Waters: one die") if state.turn.calm else "",
            )
        )

    def _hand(self) -> str:
        table = self._seen.table
        state, player = table.state, table.state.turn.player
        name, cards = seat_name(table.seats, player), state.hands[player]
        turn = _("It is {name}'s turn.").format(name=name) if len(table.seats) > 1 else ""
        if not cards:
            held = _("{name} has no cards").format(name=name)
        elif hand_is_open(self._seen, player):
            held = _("Cards: {cards}").format(cards=listed(card_name(card) for card in cards))
        else:
            held = ngettext("{count} card", "{count} cards", len(cards)).format(count=len(cards))
        shown = listed(kind_name(kind) for kind in state.supply.shown)
        face_up = _("Face up: {tiles}").format(tiles=shown) if shown else ""
        return sentences((turn, step_words(self._seen), held, face_up))

    def _fits(self) -> str:
        hand = self._seen.hand
        carry = hand.carry
        if carry is None:
            targets = hand.targets()
            if targets:
                return _("The card can be played on {spaces}").format(spaces=spaces_words(targets))
            return self._attention.held_words()
        if not carry.fits:
            return _("The tile fits nowhere.")
        parts = []
        if carry.strong:
            parts.append(_("Fits as it lies: {spaces}").format(spaces=spaces_words(carry.strong)))
        if carry.faint:
            parts.append(_("Fits after turning: {spaces}").format(spaces=spaces_words(carry.faint)))
        return sentences(parts)

    def _space(self) -> str:
        cell = self._attention.last_cursor
        return sentences((self._space_words(cell), neighbours_answer(self._seen.table.state.board, cell)))

    def _lines(self) -> str:
        state = self._seen.table.state
        return lines_answer(state.board, state.rules.obstacles_remain)
