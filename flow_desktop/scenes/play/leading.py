"""Where the player's attention is: the cursor on the board, and where the focus goes next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from flow_desktop.app.intents import (
    JUMPS,
    NAVIGATION,
    Act,
    Action,
    Device,
    Intent,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Wheel,
)
from flow_desktop.app.language import _, pgettext
from flow_desktop.engine.geometry import BOAT, Cell
from flow_desktop.engine.state import Phase
from flow_desktop.scenes.board.labels import space_label
from flow_desktop.scenes.board.space import Space
from flow_desktop.scenes.naming import cell_name
from flow_desktop.scenes.play.card_play import Step
from flow_desktop.scenes.play.carry import nearest
from flow_desktop.scenes.play.held import held_words
from flow_desktop.scenes.telling.refusals import refusal_sentence
from flow_desktop.widgets.widget import walk

if TYPE_CHECKING:
    from flow_desktop.scenes.play.scene import PlayScene

WALKING: Final = frozenset((*NAVIGATION, *JUMPS, Action.NEXT_AREA, Action.PREVIOUS_AREA, Action.ACCEPT))
"""Actions that mean where the focus is."""
NEAR_BUBBLE: Final = 90
"""So near to a bubble the pointer may still be on its way to it."""


class Leader:
    """Leads the focus to the next step for keys and pad; the pointer needs no leading."""

    def __init__(self, play: PlayScene) -> None:
        self.play = play
        self.last_cursor: Cell = BOAT
        self.cursor: Cell | None = None
        self.by_pointer = True

    def notice(self, intent: Intent) -> None:
        """The pointer leads while it is used; arrows, stick and Tab let the focus lead.

        Other keys change nothing: a tile that hangs at the pointer can be turned by a key.
        """
        if isinstance(intent, PointerMoved | PointerPressed | PointerReleased | Wheel):
            self.by_pointer = True
        elif isinstance(intent, Act) and intent.action in WALKING:
            self.by_pointer = False

    def follow_cursor(self) -> None:
        """The pointer or the focus may be over another space now."""
        play = self.play
        current = play.focus.current
        walked = current.cell if isinstance(current, Space) else None
        cell = play.hand.cell() if self.by_pointer else walked
        moved, self.cursor = cell != self.cursor, cell
        if cell is not None:
            self.last_cursor = cell
        if moved:
            self._leave_reason(cell)
        if play.acting.point(cell) or (moved and not self.by_pointer):
            play.show_board()

    def _leave_reason(self, cell: Cell | None) -> None:
        """A bubble goes when the player turns to another space, not on the way to the bubble itself."""
        play, reason = self.play, self.play.reason
        if reason is None or cell is None or cell == reason.cell:
            return
        if self.by_pointer and play.hand.pos is not None:
            bubble = play.find("reason").rect.inflate(NEAR_BUBBLE, NEAR_BUBBLE)
            if bubble.collidepoint(play.hand.pos) or cell not in play.acting.targets():
                return
        play.set_reason(None)
        play.show_board()

    def lead(self) -> None:
        """Bring the focus to the next step, when keys or pad are in use."""
        if self.play.shell.device is not Device.MOUSE:
            self.lead_to(self._next_key())

    def settle(self) -> None:
        """The button that had the focus is gone: it waits at the next step, also while the pointer leads."""
        wanted = self._next_key()
        found = next((widget for widget in walk(self.play.root) if widget.key == wanted), None)
        if found is not None:
            self.play.focus_quietly(found)

    def lead_to_cell(self, cell: Cell) -> None:
        """Bring the focus to a space."""
        self.lead_to(f"board/{cell_name(cell)}")

    def lead_to(self, key: str) -> None:
        """Bring the focus to a widget, if it is there, and say what it is after what is being said."""
        play = self.play
        target = next((widget for widget in walk(play.root) if widget.key == key), None)
        self.by_pointer = False
        if target is None or target is play.focus.current:
            return
        play.focus_quietly(target)
        play.shell.speech.say(target.spoken(), interrupt=False)

    def _next_key(self) -> str:
        play = self.play
        acting, state = play.acting, play.table.state
        if acting.fits_nowhere or acting.step in (Step.CONFIRM, Step.KIND):
            return "step"
        if acting.carry is not None or acting.step is Step.TILE:
            return f"board/{cell_name(self._best_cell())}"
        if play.table.waiting and play.table.setting.seconds is not None:
            return "step"
        pile = acting.fullest_pile()
        if pile is not None and state.turn.phase is Phase.TURN:
            return f"pile-{pile}"
        return "shown-0" if state.supply.shown else "card-0"

    def _best_cell(self) -> Cell:
        """The nearest space where the tile fits as it is, else after turning, else where the cursor was."""
        acting = self.play.acting
        if not (acting.carry is None or self.play.acting.aids.legal_spots):
            return self.last_cursor
        strong = acting.carry.strong if acting.carry is not None else frozenset()
        found = nearest(strong or acting.targets(), self.last_cursor)
        return self.last_cursor if found is None else found

    def speak_held(self) -> None:
        """Say how the tile in hand lies now, and whether it fits where the cursor is."""
        carry = self.play.acting.carry
        words = held_words(carry)
        if carry is not None and carry.cell is not None and self.play.acting.aids.legal_spots:
            words = f"{words}. {self._fit_words(carry.cell)}"
        self.play.shell.speech.say(words)

    def space_words(self, cell: Cell) -> str:
        """A space in words, and whether the tile in hand fits there (if the seat wants to know)."""
        parts = [space_label(self.play.acting.state.board, cell), self.play.beside.space_words(cell)]
        if self.play.acting.aids.legal_spots:
            parts.append(self._fit_words(cell))
        return pgettext("between spoken parts", ", ").join(part for part in parts if part)

    def _fit_words(self, cell: Cell) -> str:
        acting = self.play.acting
        if acting.carry is None:
            return _("can be chosen") if acting.step is Step.TILE and cell in acting.targets() else ""
        ways = acting.carry.fits.get(cell)
        if ways is None:
            refused = acting.carry.refusal_at(cell)
            empty = not acting.state.board.occupied >> cell & 1
            return refusal_sentence(refused) if refused is not None and empty else ""
        return _("fits here") if acting.carry.edges in ways else _("fits after turning")
