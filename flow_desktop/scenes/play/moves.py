"""Everything a player can ask for in the play scene, whatever the device: it is done, told and shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Push
from flow_desktop.engine.cards import Card
from flow_desktop.engine.events import Event, TileDiscarded, TurnPassed
from flow_desktop.engine.geometry import Cell
from flow_desktop.engine.tiles import EDGES
from flow_desktop.rounds import TableView
from flow_desktop.scenes.play.card_play import Step
from flow_desktop.scenes.play.carry import Carry
from flow_desktop.scenes.play.discard_view import DiscardScene
from flow_desktop.scenes.play.reason import Reason
from flow_desktop.scenes.play.steps import step_words
from flow_desktop.scenes.play.told import Told
from flow_desktop.scenes.telling.events import caption_of
from flow_desktop.widgets.widget import Press

if TYPE_CHECKING:
    from flow_desktop.scenes.play.scene import PlayScene


class Moves:
    """What can be asked of a play scene."""

    def __init__(self, play: PlayScene) -> None:
        self.play = play

    # Tiles

    def pile(self, number: int) -> Told:
        """Draw from a pile, or choose it for Fishing."""
        return self._after(self.play.acting.draw(number), f"pile-{number}")

    def shown(self, index: int) -> Told:
        """Draw a face-up tile."""
        return self._after(self.play.acting.draw_shown(index), f"shown-{index}")

    def fullest(self) -> None:
        """Draw from the fullest pile."""
        self.pile(self.play.acting.fullest_pile() or 0)

    def pressing_pile(self, number: int) -> Press:
        """What a press on a pile does."""
        return lambda: self._quietly(self.pile(number))

    def pressing_shown(self, index: int) -> Press:
        """What a press on a face-up tile does."""
        return lambda: self._quietly(self.shown(index))

    def dragging_pile(self, number: int) -> Callable[[], None]:
        """What dragging from a pile does: the tile comes along; for Fishing nothing does."""
        return lambda: self._dragged(self.pile(number))

    def dragging_shown(self, index: int) -> Callable[[], None]:
        """What dragging a face-up tile does."""
        return lambda: self._dragged(self.shown(index))

    def _quietly(self, told: Told) -> Change | None:
        return None

    def _dragged(self, told: Told) -> None:
        self.play.hand.dragging = told.done and self.play.acting.carry is not None

    def turning(self, quarters: int) -> Press:
        """What a turn button does."""
        return lambda: self.turn(quarters)

    def turn(self, quarters: int) -> None:
        """Turn the tile in hand."""
        play, before = self.play, self.play.acting.carry
        if play.acting.turn(quarters):
            carry = play.acting.carry
            if carry is not None and carry == before and carry.edges != EDGES:
                self._only_this_way(carry)
                return
            play.motions.turn(quarters)
            play.shell.audio.play("rotate")
            play.set_reason(None)
            play.show_board()
            play.leader.speak_held()

    def _only_this_way(self, carry: Carry) -> None:
        """Turned and turned back: with the aid that turns tiles, nothing else fits here."""
        words = _("It fits only this way here.")
        self.play.shell.audio.play("rotate")
        self.play.set_reason(Reason(words, cell=carry.cell))
        self.play.shell.speech.say(words)

    def press_held(self) -> Change | None:
        """Take the tile up, or put it back to its place."""
        play = self.play
        if play.acting.lift():
            play.shell.audio.play("pick_up")
            self._changed()
        elif play.acting.back():
            self._changed(lead=False)
        return None

    def drag_held(self) -> None:
        """Drag the tile from its place."""
        self.play.acting.lift()
        self.play.hand.dragging = True
        self._changed(lead=False)

    def space(self, cell: Cell) -> Told:
        """A space of the board was chosen."""
        return self._after(self.play.acting.press(cell))

    def trade(self) -> Change | None:
        """Give the tile for a card."""
        return self._quietly(self._after(self.play.acting.trade(), "trade"))

    def discard(self) -> Change | None:
        """Give up the tile that fits nowhere."""
        return self._quietly(self._after(self.play.acting.discard(), "held"))

    def ready(self) -> Change | None:
        """The players are ready: the clock starts."""
        self.play.table.ready()
        self.play.shell.audio.play("ready")
        self._changed()
        self.play.leader.settle()
        return None

    def call_wave(self) -> Change | None:
        """The players end the round."""
        return self._quietly(self._after(self.play.acting.call_wave(), "wave"))

    # Cards

    def card(self, card: Card) -> Change | None:
        """Take a card from the hand to play it, or put it back."""
        told = self._after(self.play.acting.begin_card(card))
        if not told.refused and self.play.acting.card_play is not None:
            self.play.shell.audio.play("card")
            if self.play.acting.step is Step.KIND:
                return self.choose_discard()
            self.play.shell.speech.say(step_words(self.play), interrupt=False)
        return None

    def confirm_card(self) -> Change | None:
        """Yes, play it."""
        return self._quietly(self._after(self.play.acting.confirm(), "step"))

    def choose_discard(self) -> Change | None:
        """Look through the discard for the tile that Return brings back."""
        playing = self.play.acting.card_play
        return Push(DiscardScene(self.play, playing.kinds if playing is not None else ()))

    def look_at_discard(self) -> Change | None:
        """Look through the discard."""
        return self.choose_discard() if self.play.acting.step is Step.KIND else Push(DiscardScene(self.play))

    def looking_at(self, index: int) -> Press:
        """What a press on a seat does: its hand is laid open, or the present one again."""

        def look() -> None:
            own = self.play.table.state.turn.player
            self.play.looked_at = None if index in (own, self.play.looked_at) else index
            self.play.refresh()

        return look

    # Back and forth

    def why_not_take_back(self) -> str:
        """Why nothing can be taken back now; empty when something can."""
        acting = self.play.acting
        if acting.card_play is not None or (acting.carry is not None and acting.carry.lifted):
            return ""
        return _(self.play.table.why_not_undo())

    def take_back(self) -> Change | None:
        """Take back the last choice or, where the table allows it, the last command."""
        if not self.back():
            self.undo()
        return None

    def back(self) -> bool:
        """Take back the last choice; False when there is none."""
        if not self.play.acting.back():
            return False
        self.play.shell.audio.play("card" if self.play.acting.carry is None else "pick_up")
        self._changed(lead=False)
        return True

    def undo(self) -> bool:
        """Take back the last command where the table allows it, else say why not."""
        play = self.play
        if not play.acting.undo():
            words = _(play.table.why_not_undo())
            play.shell.audio.play("refuse")
            play.set_reason(Reason(words, key="undo"))
            play.shell.speech.say(words)
            return False
        play.teller.note(_("Taken back."), "card")
        play.witness.look()
        self._changed()
        return True

    def do_again(self) -> Change | None:
        """Do again what was taken back."""
        if self.play.acting.redo():
            self.play.teller.note(_("Done again."), "card")
            self.play.witness.look()
            self._changed()
        return None

    # What comes of it

    def _after(self, told: Told, key: str = "") -> Told:
        play = self.play
        if told.refusal is not None:
            words = play.teller.refused(told.refusal)
            play.set_reason(Reason(words, told.refusal.code, told.cell, told.refusal.cells, key))
            play.beside.refused(told.refusal)
        elif told.words:
            play.teller.not_now(told.words)
            play.set_reason(Reason(told.words, cell=told.cell, key=key))
        if told.refused:
            play.show_board()
            return told
        play.witness.look()
        play.looked_at = None if told.done else play.looked_at
        self._changed()
        if told.done:
            play.teller.events(told.events)
            play.set_reason(announcement(told.events, play.table))
            if play.table.turns_left == 1 and play.acting.carry is None:
                play.teller.last_turn()
        return told

    def _changed(self, lead: bool = True) -> None:
        """Show the game as it is now, and lead the focus to the next step."""
        self.play.set_reason(None)
        self.play.refresh()
        self.play.show_board()
        if lead:
            self.play.leader.lead()
        self.play.leader.follow_cursor()


def announcement(events: tuple[Event, ...], table: TableView) -> Reason | None:
    """What nobody should miss, at its place: a tile that had to go, a seat that was passed over."""
    for event in events:
        if isinstance(event, TurnPassed):
            return Reason(caption_of(event, table) or "", key=f"seat-{event.player}")
        if isinstance(event, TileDiscarded):
            return Reason(caption_of(event, table) or "", key="held")
    return None
