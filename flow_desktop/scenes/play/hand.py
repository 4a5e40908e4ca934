"""The hand: what the player whose turn it is holds and where it aims, between the intents and the table.

It keeps the carried tile and the begun card, gives commands to the table, and answers with `Denied` when
something is not done. What is done the table announces, and the hand follows it like everybody else. It knows
no pygame; the scene draws what it says.
"""

from dataclasses import replace
from typing import Protocol

from flow_desktop.engine.cards import Card
from flow_desktop.engine.commands import Command, Discard, Draw, DrawShown, TimeUp, Trade
from flow_desktop.engine.geometry import Cell
from flow_desktop.engine.refusals import Code, Refusal
from flow_desktop.engine.state import GameState, Phase
from flow_desktop.engine.tiles import Kind
from flow_desktop.rounds import Done, Happening, Table
from flow_desktop.scenes.board.show import NOWHERE, BoardShow
from flow_desktop.scenes.play.card_play import Awaits, CardPlay, begin
from flow_desktop.scenes.play.carry import Carry, Errand
from flow_desktop.scenes.play.drawings import DrawingsNow, dressed
from flow_desktop.table import Aids, By
from flow_desktop.values import dataclass


@dataclass(frozen=True, slots=True)
class Doubt:
    """What is asked once before something is done; whoever means it does the same again."""

    words: str
    cells: tuple[Cell, ...] = ()
    """The spaces it is about."""


@dataclass(frozen=True, slots=True)
class Denied:
    """Why something was not done: the rules refuse, or whoever sits beside asks for something else.

    With a question it is not done yet: nothing is put back, and the same once more does it.
    """

    refusal: Refusal | None = None
    words: str = ""
    cell: Cell | None = None
    question: Doubt | None = None


class Adviser(Protocol):
    """Whoever may ask for something else first; empty words when nobody minds."""

    def why_not(self, command: Command) -> str:
        """Why this command is not wanted now."""

    def why_not_card(self, card: Card) -> str:
        """Why this card is not to be begun now."""

    def hands_off(self) -> str:
        """Why nobody touches what is held now: it is not in a person's hand."""

    def question(self, command: Command) -> Doubt | None:
        """What to ask before this is done; None when nobody asks, or has asked already."""


class Hand:
    """The hand of the current player."""

    def __init__(self, table: Table, adviser: Adviser | None = None) -> None:
        self.table = table
        self._adviser = adviser
        self.carry: Carry | None = None
        self.card_play: CardPlay | None = None
        self.drawings = DrawingsNow(table)
        self._led = False
        self.follow()

    @property
    def state(self) -> GameState:
        """The game as it is now."""
        return self.table.state

    @property
    def aids(self) -> Aids:
        """What the present seat wants to be shown."""
        return self.table.seat.aids

    @property
    def fits_nowhere(self) -> bool:
        """Whether the drawn tile has to be discarded."""
        held = self.state.turn.phase is Phase.HOLDING
        return held and self.carry is not None and not self.carry.fits

    @property
    def awaits(self) -> Awaits | None:
        """What a begun card waits for."""
        return self.card_play.awaits if self.card_play is not None else None

    def heard(self, happening: Happening) -> None:
        """The game has changed; a bell in the middle of an action drops only what was not begun."""
        if happening.by is not By.CLOCK:
            self.follow()
        elif self.carry is not None and self.state.turn.phase in (Phase.HOLDING, Phase.TURN):
            self.carry = replace(self.carry, state=self.state)
        elif self.card_play is None or self.state.turn.begun is None:
            self.follow()

    def follow(self) -> None:
        """Hold what the game says is held, and go on with a card that has to be finished."""
        turn = self.state.turn
        self.carry = self.card_play = None
        if turn.phase is Phase.HOLDING and turn.holding is not None:
            errand = Errand(turn.holding, variant=self.drawings().held)
            self.carry = Carry.take(errand, self.state, lifted=not self._hands_off)
        elif turn.phase is Phase.TURN and turn.begun is not None:
            self.card_play = begin(self.state, turn.begun)

    # Tiles

    def draw(self, pile: int) -> Denied | None:
        """Take the top of a pile; while Fishing is played, choose it instead."""
        if self.awaits is Awaits.PILES:
            return self._chosen(self._playing().choose_pile(self.state, pile))
        return self._draw(Draw(pile))

    def draw_shown(self, index: int) -> Denied | None:
        """Take a face-up tile."""
        return self._draw(DrawShown(index))

    def fullest_pile(self) -> int | None:
        """The pile with the most tiles, the first among equals."""
        sizes = [len(pile) for pile in self.state.supply.piles]
        return sizes.index(max(sizes)) if any(sizes) else None

    def _draw(self, command: Draw | DrawShown) -> Denied | None:
        if self.card_play is not None:
            return Denied(Refusal(Code.CARD_BEGUN, card=self.card_play.card))
        return self._do(command)

    def turn(self, quarters: int) -> bool:
        """Turn the tile in hand; False when there is none."""
        if self.carry is None or self._hands_off:
            return False
        self.carry = self.carry.turned(quarters, self.aids.snap_rotation)
        return True

    def point(self, cell: Cell | None, led: bool = False) -> bool:
        """The pointer or cursor is over that space; True when something looks different now.

        Where the cursor was only `led` there, the tile is not turned by itself.
        """
        if self.carry is None or not self.carry.lifted:
            return False
        before = self.carry
        came = replace(before, cell=None) if self._led and not led else before
        self._led = led
        self.carry = came.over(cell, self.aids.snap_rotation and not led)
        return self.carry is not before

    def lift(self) -> bool:
        """Take the resting tile up."""
        if self.carry is None or self.carry.lifted or self._hands_off:
            return False
        self.carry = replace(self.carry, lifted=True, cell=None)
        return True

    def rest(self) -> bool:
        """Put the tile back to its place beside the board; it stays drawn."""
        if self.carry is None or not self.carry.lifted or self.card_play is not None:
            return False
        self.carry = replace(self.carry, lifted=False, cell=None)
        return True

    def press(self, cell: Cell) -> Denied | None:
        """A space was chosen: put the tile down there, or use it for the card."""
        if self.carry is not None:
            if self._hands_off:
                return Denied(words=self._hands_off, cell=cell)
            if not self.carry.lifted:
                self.lift()
                self.point(cell)
                return None
            if cell != self.carry.cell:
                self.point(cell)
            return self._do(self.carry.errand.command(cell, self.carry.edges), cell)
        if self.awaits is Awaits.TILE:
            return self._chosen(self._playing().choose_cell(self.state, cell), cell)
        return None

    def trade(self) -> Denied | None:
        """Give the tile for a card."""
        return self._do(Trade())

    def discard(self) -> Denied | None:
        """Give the tile up because it fits nowhere."""
        return self._do(Discard())

    # Cards

    def begin_card(self, card: Card) -> Denied | None:
        """Take a card from the hand to play it; the same card again goes back."""
        if self.card_play is not None and self.card_play.card is card:
            self.back()
            return None
        if self.carry is not None and self.card_play is None:
            return Denied(Refusal(Code.TILE_IN_HAND))
        words = "" if self._adviser is None else self._adviser.why_not_card(card)
        if words:
            return Denied(words=words)
        refused = self.table.begin_card(card)
        if refused is None:
            self.carry = None
            self.card_play = begin(self.state, card)
            return None
        return Denied(refused)

    def choose_kind(self, kind: Kind) -> Denied | None:
        """A discarded tile is brought back."""
        if self.card_play is None:
            return None
        return self._chosen(self.card_play.choose_kind(kind))

    def confirm(self) -> Denied | None:
        """Yes, play the card."""
        if self.card_play is None:
            return None
        return self._chosen(self.card_play.confirm(self.state))

    def back(self) -> bool:
        """Take the last choice back; False when there is none to take back."""
        if self.card_play is None:
            return self.rest()
        before = self.card_play.back(self.state)
        if before is None and self.table.cancel_card() is not None:
            return False
        self.card_play, self.carry = before, None
        return True

    def _playing(self) -> CardPlay:
        assert self.card_play is not None
        return self.card_play

    def _chosen(self, answer: CardPlay | Command | Refusal, cell: Cell | None = None) -> Denied | None:
        if isinstance(answer, Refusal):
            return Denied(answer, cell=cell)
        if not isinstance(answer, CardPlay):
            return self._do(answer, cell)
        self.card_play = answer
        if answer.errand is not None:
            self.carry = Carry.take(self._drawn(answer.errand), self.state)
        return None

    def _drawn(self, errand: Errand) -> Errand:
        """A card's tile with its drawing: that of its space, or a new one when it comes from the discard."""
        drawings = self.drawings()
        return replace(
            errand, variant=drawings.fresh if errand.source is None else drawings.on(errand.source)
        )

    # The table

    def call_wave(self) -> Denied | None:
        """The players end the round themselves."""
        words = self._words(TimeUp())
        return Denied(words=words) if words else _answer(self.table.call_wave())

    def _do(self, command: Command, cell: Cell | None = None) -> Denied | None:
        words = self._words(command)
        if words:
            return Denied(words=words, cell=cell)
        question = None if self._adviser is None else self._adviser.question(command)
        if question is not None:
            return Denied(words=question.words, cell=cell, question=question)
        return _answer(self.table.do(command), cell)

    @property
    def _hands_off(self) -> str:
        return "" if self._adviser is None else self._adviser.hands_off()

    def _words(self, command: Command) -> str:
        return "" if self._adviser is None else self._adviser.why_not(command)

    # What the board shows of it

    def targets(self) -> frozenset[Cell]:
        """The spaces worth jumping to: where the tile fits, or what the card can be played on."""
        if self.carry is not None:
            return frozenset(self.carry.fits)
        return self.card_play.targets if self.card_play is not None else NOWHERE

    def show(self, faults: tuple[Cell, ...] = ()) -> BoardShow:
        """The board with everything that is marked on it now."""
        carry, aids, drawings = self.carry, self.aids, self.drawings()
        if carry is None:
            targets = self.targets() if self.awaits is Awaits.TILE else NOWHERE
            return replace(dressed(self.state.board, drawings), targets=targets, faults=faults)
        spots = aids.legal_spots
        return replace(
            dressed(carry.errand.board(self.state), drawings),
            strong=carry.strong if spots else NOWHERE,
            faint=carry.faint if spots else NOWHERE,
            ghost=carry.ghost(aids.preview_water),
            faults=faults,
        )


def _answer(done: Done | Refusal, cell: Cell | None = None) -> Denied | None:
    """What is done is announced by the table; what is not is answered here."""
    return Denied(done, cell=cell) if isinstance(done, Refusal) else None
