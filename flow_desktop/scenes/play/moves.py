"""Everything a player can ask for in the play scene, whatever the device: it is asked of the hand.

What is done the table announces, and the screen shows it then; shown from here is only what the hand does by
itself, and why something was not done.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, Protocol

from flow_desktop.app.intents import JUMPS, LEAPS, Act, Action, AnyAction
from flow_desktop.app.language import N_, _
from flow_desktop.app.scene import Change
from flow_desktop.app.shell import Shell
from flow_desktop.engine.cards import Card
from flow_desktop.engine.geometry import Cell
from flow_desktop.engine.refusals import Code, Refusal
from flow_desktop.engine.tiles import EDGES, Kind
from flow_desktop.rounds import Table
from flow_desktop.scenes.actions import DRAWS, QUESTIONS, SHOWN_DRAWS, FlowAction
from flow_desktop.scenes.play.bubble import Saying
from flow_desktop.scenes.play.card_play import Awaits
from flow_desktop.scenes.play.hand import Denied, Hand
from flow_desktop.scenes.telling.refusals import refusal_sentence
from flow_desktop.table import Pause
from flow_desktop.widgets.widget import Press, Taken

NOT_NOW: Final = N_("That is not possible now.")
_NOT_HERE: Final[Mapping[AnyAction, str]] = {
    FlowAction.ADVISE: N_("There are no hints here."),
    FlowAction.SWITCH_TUTOR: N_("There is no tutor here."),
    FlowAction.PARTNER_WAIT: N_("No partner is thinking now."),
    FlowAction.PARTNER_ASK: N_("No partner is thinking now."),
}
"""Why a key does nothing where nobody is there to use it."""


class Desk(Protocol):
    """What moves ask of the screen on which they are made."""

    def changed(self, lead: bool = True) -> None:
        """The hand holds something else: show it, and lead the focus to the next step."""

    def denied(self, denied: Denied, key: str) -> None:
        """Something was not done: tell why, at its space or at the widget of the key."""

    def explain(self, reason: Saying, sound: str) -> None:
        """Say and show a sentence at its place."""

    def turned(self, quarters: int) -> None:
        """The tile in hand has turned."""

    def tell_held(self) -> None:
        """Say how the tile in hand lies: it was taken up, or put back to its place."""

    def carries(self) -> None:
        """The tile hangs at the pointer as long as its button is held."""

    def card_begun(self) -> None:
        """A card was taken from the hand: say what it waits for."""

    def settle(self) -> None:
        """The button that had the focus is gone: it waits at the next step."""

    def lead_to(self, key: str) -> None:
        """Bring the focus to a widget."""

    def jump(self, by: AnyAction) -> None:
        """Bring the focus to another space that matters."""

    def pause(self, why: Pause = Pause.PLAYER) -> Change:
        """Everything stands still."""

    def help(self) -> Change | None:
        """The goal and what everything means."""

    def answer(self, question: AnyAction) -> None:
        """Say and show what is asked."""

    def call_lost(self) -> Change:
        """Nothing can win any more, and the players have seen enough."""

    def discards(self, choosing: tuple[Kind, ...] | None = None) -> Change:
        """Look through the discard; with `choosing`, for a tile that comes back."""


class Moves:
    """What can be asked for."""

    def __init__(self, shell: Shell, table: Table, hand: Hand, desk: Desk) -> None:
        self._audio = shell.audio
        self._table = table
        self._hand = hand
        self._desk = desk
        self.pause = desk.pause
        self.help = desk.help
        self.call_lost = desk.call_lost

    # Tiles

    def pile(self, number: int) -> None:
        """Draw from a pile, or choose it for Fishing."""
        self._ask(lambda: self._hand.draw(number), f"pile-{number}")

    def shown(self, index: int) -> None:
        """Draw a face-up tile."""
        self._ask(lambda: self._hand.draw_shown(index), f"shown-{index}")

    def fullest(self) -> None:
        """Draw from the fullest pile."""
        self.pile(self._hand.fullest_pile() or 0)

    def dragging(self, draw: Callable[[], None]) -> Callable[[], None]:
        """What dragging does where a press draws: the tile comes along; for Fishing nothing does."""

        def drag() -> None:
            draw()
            if self._hand.carry is not None:
                self._desk.carries()

        return drag

    def turning(self, quarters: int) -> Press:
        """What a turn button does."""
        return lambda: self.turn(quarters)

    def turn(self, quarters: int) -> None:
        """Turn the tile in hand; with the aid that turns tiles it may come back to the only way that fits."""
        before = self._hand.carry
        if not self._hand.turn(quarters):
            return
        carry = self._hand.carry
        if carry is not None and carry == before and carry.edges != EDGES:
            self._desk.explain(Saying(_("It fits only this way here."), cell=carry.cell), "rotate")
            return
        self._audio.play("rotate")
        self._desk.turned(quarters)

    def turn_by_key(self, quarters: int) -> None:
        """The same by key or pad, which say so where there is nothing to turn."""
        if self._hand.carry is None:
            self._desk.explain(Saying(_("No tile in hand") + ".", key="held"), "refuse")
        else:
            self.turn(quarters)

    def press_held(self) -> None:
        """Take the tile up, or put it back to its place."""
        if self._hand.lift():
            self._audio.play("pick_up")
            self._desk.changed()
            self._desk.tell_held()
        elif self._hand.back():
            self._desk.changed(lead=False)
            self._desk.tell_held()

    def drag_held(self) -> None:
        """Drag the tile from its place."""
        self._hand.lift()
        self._desk.carries()
        self._desk.changed(lead=False)

    def space(self, cell: Cell) -> bool:
        """A space of the board was chosen; False when that was denied, and nothing was asked back."""
        resting = self._hand.carry is not None and not self._hand.carry.lifted
        done = self._ask(lambda: self._hand.press(cell))
        if resting and self._hand.carry is not None and self._hand.carry.lifted:
            self._desk.tell_held()
        return done

    def trade(self) -> None:
        """Give the tile for a card."""
        self._ask(self._hand.trade, "trade")

    def discard(self) -> None:
        """Give up the tile that fits nowhere."""
        self._ask(self._hand.discard, "held")

    def ready(self) -> None:
        """The players are ready: the clock starts."""
        self._table.ready()
        self._audio.play("ready")
        self._desk.changed()
        self._desk.settle()

    @property
    def may_call_wave(self) -> bool:
        """Whether the players end the rounds themselves: nothing is counted."""
        return self._table.setting.seconds is None and self._table.setting.turns is None

    def call_wave(self) -> None:
        """The players end the round."""
        if self.may_call_wave:
            self._ask(self._hand.call_wave, "wave")
        else:
            self._desk.explain(Saying(_("The wave comes by itself."), key="clock"), "refuse")

    # Cards

    def card(self, card: Card) -> Change | None:
        """Take a card from the hand to play it, or put it back."""
        if self._ask(lambda: self._hand.begin_card(card)) and self._hand.card_play is not None:
            self._audio.play("card")
            if self._hand.awaits is Awaits.KIND:
                return self.choose_discard()
            self._desk.card_begun()
        return None

    def drag_card(self, card: Card) -> None:
        """Take a card from the hand with the pointer; it is played where it is let go."""
        playing = self._hand.card_play
        begun = playing is not None and playing.card is card
        if begun or self._ask(lambda: self._hand.begin_card(card)):
            self._audio.play("card")
            self._desk.carries()

    def choose_kind(self, kind: Kind) -> None:
        """A discarded tile was chosen for Return."""
        self._ask(lambda: self._hand.choose_kind(kind))

    def confirm_card(self) -> None:
        """Yes, play it."""
        self._ask(self._hand.confirm, "step")

    def choose_discard(self) -> Change:
        """Look through the discard for the tile that Return brings back."""
        playing = self._hand.card_play
        return self._desk.discards(playing.kinds if playing is not None else ())

    def look_at_discard(self) -> Change:
        """Look through the discard."""
        return self.choose_discard() if self._hand.awaits is Awaits.KIND else self._desk.discards()

    # Where the focus goes

    def to_piles(self) -> None:
        """To the pile one would draw from."""
        self._desk.lead_to(f"pile-{self._hand.fullest_pile() or 0}")

    def to_cards(self) -> None:
        """To the cards of the hand; where there are none, that is said first, then who has some."""
        if not self._hand.state.hand:
            self._desk.explain(Saying(_("No cards in hand."), key="seat-0"), "refuse")
        self._desk.lead_to("card-0" if self._hand.state.hand else "seat-0")

    def jump(self, by: AnyAction) -> None:
        """On to another spot where the tile fits, or to another thing the card can be played on."""
        self._desk.jump(by)

    def ask(self, question: AnyAction) -> None:
        """Hear, and read, what is asked; nothing changes."""
        self._desk.answer(question)

    # Back and forth

    def why_not_take_back(self) -> str:
        """Why nothing can be taken back now; empty when something can."""
        carry, playing, begun = self._hand.carry, self._hand.card_play, self._table.state.turn.begun
        if playing is not None and begun is not None and playing.back(self._table.state) is None:
            return refusal_sentence(Refusal(Code.CARD_BEGUN, card=begun))  # R13: after the bell it is played
        if playing is not None or (carry is not None and carry.lifted):
            return ""
        return _(self._table.why_not_undo())

    def take_back(self) -> None:
        """Take back the last command where the table allows it, else the last choice.

        A tile that was only just drawn goes back to its pile: that it hangs at the pointer is no choice.
        """
        drawn = self._hand.card_play is None and not self._table.why_not_undo()
        if drawn or not self.back():
            self.undo()

    def back(self) -> bool:
        """Take back the last choice; False when there is none."""
        if not self._hand.back():
            return False
        self._audio.play("card" if self._hand.carry is None else "pick_up")
        self._desk.changed(lead=False)
        if self._hand.carry is not None:
            self._desk.tell_held()
        return True

    def undo(self) -> None:
        """Take back the last command where the table allows it, else say why not."""
        if self._table.undo() is None:
            self._desk.explain(Saying(_(self._table.why_not_undo()), key="undo"), "refuse")

    def do_again(self) -> None:
        """Do again what was taken back, else say that nothing was."""
        if self._table.redo() is None:
            self._desk.explain(Saying(_("There is nothing to redo."), key="undo"), "refuse")

    def not_here(self, act: Act) -> Taken | None:
        """A key of the game for something that is not at this table says why; others are not ours."""
        if act.repeated or not isinstance(act.action, FlowAction):
            return None
        self._desk.explain(Saying(_(_NOT_HERE.get(act.action, NOT_NOW)), key="step"), "refuse")
        return Taken()

    def _ask(self, verb: Callable[[], Denied | None], key: str = "") -> bool:
        """Ask the hand; whatever it did without the table is shown here. False when denied for good."""
        before = self._table.state
        denied = verb()
        if denied is not None:
            self._desk.denied(denied, key)
        elif self._table.state is before:
            self._desk.changed()
        return denied is None or denied.question is not None


Verb = Callable[[Moves], Change | None]
VERBS: Final[Mapping[AnyAction, Verb]] = {
    **{action: partial(Moves.pile, number=number) for number, action in enumerate(DRAWS)},
    **{action: partial(Moves.shown, index=index) for index, action in enumerate(SHOWN_DRAWS)},
    **{action: partial(Moves.jump, by=action) for action in (*JUMPS, *LEAPS)},
    **{action: partial(Moves.ask, question=action) for action in QUESTIONS},
    FlowAction.ROTATE_RIGHT: partial(Moves.turn_by_key, quarters=1),
    FlowAction.ROTATE_LEFT: partial(Moves.turn_by_key, quarters=-1),
    FlowAction.DRAW_FULLEST: Moves.fullest,
    FlowAction.DRAW: Moves.to_piles,
    FlowAction.CARDS: Moves.to_cards,
    FlowAction.TRADE: Moves.trade,
    FlowAction.CALL_WAVE: Moves.call_wave,
    FlowAction.DISCARDS: Moves.look_at_discard,
    Action.UNDO: Moves.take_back,
    Action.REDO: Moves.do_again,
    Action.PAUSE: lambda moves: moves.pause(),
    Action.HELP: lambda moves: moves.help(),
    FlowAction.GOAL: lambda moves: moves.help(),
}
"""Keys and pad: each action and what it asks for."""
