"""Where the player's attention is: led by pointer or focus, over which space, and what comes next."""

from collections.abc import Callable
from typing import Final

from flow_desktop.app.intents import (
    JUMPS,
    LEAPS,
    NAVIGATION,
    Act,
    Action,
    AnyAction,
    Device,
    Intent,
    PointerIntent,
)
from flow_desktop.app.language import _, spoken_row
from flow_desktop.engine.geometry import BOAT, Cell
from flow_desktop.engine.state import Phase
from flow_desktop.engine.tiles import EDGES
from flow_desktop.scenes.board.show import NOWHERE
from flow_desktop.scenes.board.space import space_key, space_label
from flow_desktop.scenes.play.card_play import Awaits
from flow_desktop.scenes.play.carry import beside, nearest, next_cell
from flow_desktop.scenes.play.columns.held import held_words
from flow_desktop.scenes.play.hand import Hand
from flow_desktop.scenes.telling.answers import risk_words, sentences
from flow_desktop.scenes.telling.refusals import refusal_sentence

WALKING: Final = frozenset(
    (*NAVIGATION, *JUMPS, *LEAPS, Action.NEXT_AREA, Action.PREVIOUS_AREA, Action.ACCEPT)
)
"""Actions that mean where the focus is."""
INSTANT: Final = 0.25
"""So many seconds after the focus was led somewhere, a press was not meant for what is there."""


class Attention:
    """Who leads, and the space that is meant; the screen moves the focus to what it says."""

    def __init__(self, hand: Hand, wanted: Callable[[], frozenset[Cell]] = lambda: NOWHERE) -> None:
        self._hand = hand
        self._wanted = wanted
        self._led_at: float | None = None
        self._led_to = ""
        self.last_cursor: Cell = BOAT
        self.cursor: Cell | None = None
        self.by_pointer = True

    def notice(self, intent: Intent) -> None:
        """The pointer leads while it is used; arrows, stick and Tab let the focus lead.

        Other keys change nothing: a tile that hangs at the pointer can be turned by a key.
        """
        if isinstance(intent, PointerIntent):
            self.by_pointer = True
        elif isinstance(intent, Act) and (intent.action in WALKING or intent.device is Device.SWITCH):
            self.by_pointer = False
            if intent.device is Device.SWITCH:
                self._led_to = ""  # whoever waits for the mark means what it stands on
        if isinstance(intent, Act) and intent.action is not Action.ACCEPT:
            self._led_at = None

    def lead(self, now: float) -> str:
        """The key of the widget that the focus is brought to now, not chosen by the player."""
        self._led_at, self._led_to = now, self.next_key()
        return self._led_to

    @property
    def is_led(self) -> bool:
        """Whether the cursor is where it was led, and the player has not moved since."""
        return not self.by_pointer and self.cursor is not None and self._led_to == space_key(self.cursor)

    def too_soon(self, now: float) -> bool:
        """Whether a press by key comes in the instant in which the focus was led: it was meant before."""
        return not self.by_pointer and self._led_at is not None and now - self._led_at < INSTANT

    def turn_to(self, cell: Cell | None) -> bool:
        """The pointer or the focus is over that space; True when it was elsewhere before."""
        moved, self.cursor = cell != self.cursor, cell
        if cell is not None:
            self.last_cursor = cell
            if self._led_to != space_key(cell):
                self._led_to = ""
        return moved

    def jump(self, by: AnyAction) -> Cell | None:
        """Another spot where the tile fits, or where the card can be played; None without any.

        Arrows look for it in their direction, single keys go through all of them.
        """
        targets, here = self._wanted() or self._hand.targets(), self.cursor
        if not targets:
            return None
        if by is Action.FIRST or by is Action.LAST:
            return min(targets) if by is Action.FIRST else max(targets)
        if here is None:
            return nearest(targets, self.last_cursor)
        found = (
            next_cell(targets, here, JUMPS[by])
            if by in JUMPS
            else beside(targets, here, by is Action.PAGE_UP)
        )
        return here if found is None else found

    def turns_at(self, cell: Cell) -> tuple[str, ...]:
        """The buttons that turn the tile in hand, where it could lie in more than one way."""
        carry = self._hand.carry
        if carry is None or not carry.lifted or carry.edges in (0, EDGES):
            return ()
        ways = carry.fits.get(cell, frozenset())
        settled = len(ways) == 1 and carry.edges in ways and self._hand.aids.snap_rotation
        return () if settled else ("turn-right", "turn-left")

    def next_key(self) -> str:
        """The key of the widget that does the next step."""
        hand, table = self._hand, self._hand.table
        if hand.fits_nowhere or hand.awaits in (Awaits.CONFIRM, Awaits.KIND):
            return "step"
        if hand.carry is not None or hand.awaits is Awaits.TILE:
            return space_key(self._nearest_cell())
        if table.waiting and table.setting.seconds is not None:
            return "step"
        pile = hand.fullest_pile()
        if pile is not None and table.state.turn.phase is Phase.TURN:
            return f"pile-{pile}"
        return "shown-0" if table.state.supply.shown else "card-0"

    def _nearest_cell(self) -> Cell:
        """The nearest space that is asked for, or where the tile fits; else the last one.

        Where it fits as it lies comes first: it is not turned by itself where the cursor was only led. A good
        choice is a hint, and nobody has asked for one.
        """
        wanted = self._wanted()
        if not wanted and (self._hand.carry is None or self._hand.aids.legal_spots):
            carry = self._hand.carry
            wanted = (carry.strong if carry is not None else NOWHERE) or self._hand.targets()
        found = nearest(wanted, self.last_cursor)
        return self.last_cursor if found is None else found

    # In words

    def other_way(self, cell: Cell | None) -> str:
        """Of a space where the tile was refused as it lies, that it fits there after turning (on request)."""
        carry = self._hand.carry
        if cell is None or carry is None or not self._hand.aids.legal_spots:
            return ""
        turned = carry.edges not in carry.fits.get(cell, (carry.edges,))
        return _("It fits here if you turn it.") if turned else ""

    def held_words(self) -> str:
        """How the tile in hand lies now, and whether it fits where the cursor is."""
        carry = self._hand.carry
        words = held_words(carry)
        if carry is not None and carry.cell is not None and self._hand.aids.legal_spots:
            words = sentences((words, self._fit_words(carry.cell)))
        return words

    def space_words(self, cell: Cell, more: str) -> str:
        """A space in words, what is `more` to be said of it, and whether the tile fits (on request)."""
        state = self._hand.state
        risk = risk_words(state.board, cell, state.rules.obstacles_remain)
        parts = [space_label(state.board, cell), risk, more]
        if self._hand.aids.legal_spots:
            parts.append(self._fit_words(cell))
        return spoken_row(parts)

    def _fit_words(self, cell: Cell) -> str:
        hand, carry = self._hand, self._hand.carry
        if carry is None:
            return _("can be chosen") if hand.awaits is Awaits.TILE and cell in hand.targets() else ""
        ways = carry.fits.get(cell)
        if ways is None:
            refused = carry.refusal_at(cell)
            empty = not hand.state.board.occupied >> cell & 1
            return refusal_sentence(refused) if refused is not None and empty else ""
        return _("fits here") if carry.edges in ways else _("fits after turning")
