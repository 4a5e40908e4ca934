"""The focus is led to the next step, and the board follows where pointer or focus are."""

from typing import Protocol

from flow_desktop.app.intents import Action, AnyAction, Device
from flow_desktop.app.language import _
from flow_desktop.app.shell import Shell
from flow_desktop.engine.geometry import Cell
from flow_desktop.engine.state import Phase
from flow_desktop.scenes.board.space import Space, space_key
from flow_desktop.scenes.kept_names import KEPT_JUMP
from flow_desktop.scenes.play.attention import Attention
from flow_desktop.scenes.play.bubble import Bubble, Saying
from flow_desktop.scenes.play.columns.seen import Seen
from flow_desktop.scenes.play.grip import Grip
from flow_desktop.scenes.play.hand import Hand
from flow_desktop.scenes.play.place_tones import sound_place
from flow_desktop.scenes.play.tell import Teller
from flow_desktop.widgets.focus import Focus
from flow_desktop.widgets.widget import Widget


class Led(Protocol):
    """The screen whose focus is led."""

    focus: Focus

    @property
    def root(self) -> Widget:
        """Everything on the screen."""

    def seek(self, key: str) -> Widget | None:
        """The widget of that key, if it is there."""

    def focus_quietly(self, widget: Widget) -> None:
        """Give the focus to a widget without a sound."""

    def speak_focus(self) -> None:
        """Say what has the focus."""

    def explain(self, reason: Saying, sound: str) -> None:
        """Say and show a sentence at its place."""

    def show_board(self) -> None:
        """What is marked on the board has changed."""


class Lead:
    """Brings the focus where the next step is, when keys or pad are in use."""

    def __init__(
        self, shell: Shell, screen: Led, seen: Seen, attention: Attention, grip: Grip, bubble: Bubble
    ) -> None:
        self._shell = shell
        self._screen = screen
        self._seen = seen
        self._hand: Hand = seen.hand
        self._attention = attention
        self._grip = grip
        self._bubble = bubble
        self._jump_told = False

    def lead(self) -> bool:
        """Bring the focus to the next step, when keys or pad are in use; True when it was elsewhere.

        When the round is over the next step is on the page of the wave, and nothing here is worth naming.
        """
        if self._shell.device is Device.MOUSE or self._seen.company.hands_off():
            return False
        if self._seen.table.state.turn.phase not in (Phase.TURN, Phase.HOLDING):
            return False
        return self.focus_to(self._attention.lead(self._shell.now()))

    def lead_aloud(self) -> None:
        """The same, and say what has the focus now."""
        if self.lead():
            self.name_focus()

    def lead_to(self, key: str) -> None:
        """Bring the focus to a widget and say what it is, also where it was already: somebody asked."""
        if self.focus_to(key) or self._screen.seek(key) is not None:
            self.name_focus()

    def focus_to(self, key: str) -> bool:
        """Let the focus lead, and bring it to a widget; False when that is not there or has it already."""
        self._seen.opens_for(key)
        target = self._screen.seek(key)
        self._attention.by_pointer = False
        moves = target is not None and target is not self._screen.focus.current
        if target is not None and moves:
            self._screen.focus_quietly(target)
        self.follow_cursor()
        return moves

    def name_focus(self) -> None:
        """Say what has the focus, after what is being said."""
        self._screen.speak_focus()

    def settle(self) -> None:
        """The button that had the focus is gone: it waits at the next step, also while the pointer leads."""
        found = self._screen.seek(self._attention.next_key())
        if found is not None:
            self._screen.focus_quietly(found)

    def jump(self, by: AnyAction) -> None:
        """Bring the focus to another space that matters."""
        cell = self._attention.jump(by)
        if cell is None:
            held = self._hand.carry is not None
            why_not = _("The tile fits nowhere.") if held else _("No tile in hand") + "."
            self._screen.explain(Saying(why_not, key="held"), "refuse")
            return
        if not self._shell.kept(KEPT_JUMP):
            self._shell.keep(KEPT_JUMP, True)
            self._shell.captions.clear(good_news=False)
        self.lead_to(space_key(cell))

    def teach_jump(self, teller: Teller) -> None:
        """Whoever plays by keys or pad and never jumped is told how, until the tile lies."""
        keys = [key for key in map(self._shell.hint, (Action.JUMP_RIGHT, Action.PAGE_DOWN)) if key]
        stick = _("Right stick") if self._shell.device is Device.PAD else ""
        key = min(keys, key=lambda each: "+" in each, default=stick)  # a single key before a chord
        several = self._hand.carry is not None and len(self._hand.targets()) > 1
        if key and several and not self._jump_told and not self._shell.kept(KEPT_JUMP):
            self._jump_told = True
            teller.teach(_("{key} jumps to the next fitting space.").format(key=key))

    def follow_cursor(self) -> None:
        """The pointer or the focus may be over another space now."""
        current, by_pointer = self._screen.focus.current, self._attention.by_pointer
        walked = current.cell if isinstance(current, Space) else None
        cell = self._grip.cell(self._screen.root) if by_pointer else walked
        moved = self._attention.turn_to(cell)
        if moved:
            self._shell.redraw()
        if moved and cell is not None and not by_pointer:
            sound_place(self._shell, cell)
        if moved and self._leaves_bubble(cell):
            self._bubble.say(None)
        if self._hand.point(cell, self._attention.is_led) or (moved and not by_pointer):
            self._screen.show_board()

    def _leaves_bubble(self, cell: Cell | None) -> bool:
        """A bubble goes when the player turns to another space, not on the way to the bubble itself."""
        reason = self._bubble.reason
        if reason is None or cell is None or cell == reason.cell:
            return False
        return not self._attention.by_pointer or self._grip.leaves(cell)
