"""The two columns beside the board, made of widgets from what the table and the player's hands say now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from flow_desktop.app.catalogue import art
from flow_desktop.app.intents import DRAWS, SHOWN_DRAWS, Action, Device
from flow_desktop.app.language import _, ngettext, pgettext
from flow_desktop.engine.cards import Card
from flow_desktop.engine.checks import refusal
from flow_desktop.engine.commands import Draw, DrawShown, Trade
from flow_desktop.engine.refusals import Code, Refusal
from flow_desktop.engine.state import Phase
from flow_desktop.engine.targets import card_refusal
from flow_desktop.scenes.play.animals import AnimalBadges
from flow_desktop.scenes.play.card_play import Step
from flow_desktop.scenes.play.clock_ring import ClockRing, clock_face
from flow_desktop.scenes.play.count_button import CountButton
from flow_desktop.scenes.play.hand import CardFace, Detail, hand_grid
from flow_desktop.scenes.play.held import HeldPlace
from flow_desktop.scenes.play.layout import Rooms, fitted
from flow_desktop.scenes.play.piles import EmptyPlace, PileButton, ShownTile
from flow_desktop.scenes.play.seats import SeatRow
from flow_desktop.scenes.play.steps import step_box
from flow_desktop.scenes.seat_look import seat_name
from flow_desktop.scenes.telling.refusals import refusal_sentence
from flow_desktop.widgets.button import Button, IconButton
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Column, Flow, Grid, Row
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.text import Align, Role
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
    seats = Column(rows, gap=SEAT_GAP, area="seats")
    shown = play.looked_at if play.looked_at is not None else state.turn.player
    name = Label(_hand_title(play, shown), Role.STRONG, on_sea=True, key="hand-title")
    used = seats.measure(look, room.width)[1] + name.measure(look, room.width)[1] + 2 * look.px(GAP)
    cards = hand_grid(look, state.hands[shown], _CardMaker(play, shown), room.width, room.height - used)
    hand = Column([name, cards], gap=GAP, area="hand")
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


def right_column(play: PlayScene, places: Rooms) -> Widget:
    """Clock, supply, the tile in hand, and what is seldom needed."""
    parts = [_clock_panel(play), _supply_panel(play), _hand_panel(play), _corner(play)]
    column = Column(parts, gap=GAP)
    return fitted(play.look, column, places.right, _("Clock, tiles and buttons"), "right")


def _clock_panel(play: PlayScene) -> Widget:
    table = play.table
    state = table.state
    left = state.supply.face_down + len(state.supply.shown)
    ring = ClockRing(lambda: clock_face(table), lambda: play.motions.flashing)
    tiles = ngettext("{count} tile left", "{count} tiles left", left).format(count=left)
    facts: list[Widget] = [
        Label(_("Round {round}").format(round=state.turn.round), Role.STRONG),
        Label(tiles),
        AnimalBadges(state.board),
    ]
    if state.turn.calm:
        facts.append(Label(_("Calm Waters: one die"), Role.SMALL))
    parts: list[Widget] = [Flow([ring, Column(facts, gap=4, align=Align.START)], gap=18, align=Align.CENTRE)]
    if table.setting.seconds is None and table.setting.turns is None:
        can_call = state.turn.phase is Phase.TURN and play.acting.card_play is None
        parts.append(
            Button(
                _("Call the wave"),
                play.moves.call_wave,
                icon=art("icon_wave"),
                key="wave",
                enabled=can_call,
                reason=_("Finish the turn first."),
            )
        )
    return Panel(Column(parts, gap=GAP), padding=PADDING, area="clock")


def _supply_panel(play: PlayScene) -> Widget:
    state, keys = play.table.state, play.shell.device is Device.KEYBOARD
    fishing = play.acting.step is Step.PILES
    piles: list[Widget] = []
    for number, tiles in enumerate(state.supply.piles):
        refused = Refusal(Code.PILE_EMPTY) if not tiles else None
        if not fishing:
            refused = refused or refusal(state, Draw(number))
        piles.append(
            PileButton(
                number,
                len(tiles),
                play.moves.pressing_pile(number),
                play.moves.dragging_pile(number),
                enabled=refused is None,
                reason=refusal_sentence(refused) if refused else "",
                key_name=play.shell.hint(DRAWS[number]) if keys and number < len(DRAWS) else "",
                chosen=fishing and play.acting.card_play is not None and play.acting.card_play.pile == number,
            )
        )
    shown: list[Widget] = []
    for index, kind in enumerate(state.supply.shown):
        refused = refusal(state, DrawShown(index))
        shown.append(
            ShownTile(
                index,
                kind,
                play.moves.pressing_shown(index),
                play.moves.dragging_shown(index),
                enabled=refused is None,
                reason=refusal_sentence(refused) if refused else "",
                key_name=play.shell.hint(SHOWN_DRAWS[index]) if keys and index < len(SHOWN_DRAWS) else "",
            )
        )
    shown += [EmptyPlace() for _place in range(SHOWN_PLACES - len(shown))]
    parts: list[Widget] = [
        Grid(piles, 3, gap=8),
        Label(_("Face up"), Role.SMALL, soft=True, align=Align.CENTRE),
        Grid(shown, SHOWN_PLACES, gap=8),
    ]
    return Panel(Column(parts, gap=6), padding=PADDING, area="supply")


def _hand_panel(play: PlayScene) -> Widget:
    carry = play.acting.carry
    turn_reason = _("Draw a tile first.")
    held = HeldPlace(lambda: play.acting.carry, play.motions, play.moves.press_held, play.moves.drag_held)
    turns = [
        IconButton(
            art("icon_rotate_left" if quarters < 0 else "icon_rotate_right"),
            _("Turn left") if quarters < 0 else _("Turn right"),
            play.moves.turning(quarters),
            key="turn-left" if quarters < 0 else "turn-right",
            enabled=carry is not None,
            reason=turn_reason,
        )
        for quarters in (-1, 1)
    ]
    row = Row([turns[0], held, turns[1]], gap=GAP, align=Align.CENTRE, justify=Align.CENTRE)
    return Panel(Column([row, step_box(play), _exchange(play)], gap=10), padding=PADDING, area="tile")


def _exchange(play: PlayScene) -> Widget:
    state = play.table.state
    refused = refusal(state, Trade())
    trade = Button(
        _("Trade"),
        play.moves.trade,
        icon=art("icon_trade"),
        key="trade",
        enabled=refused is None,
        reason=refusal_sentence(refused) if refused else "",
        hint=_("Give this tile for an action card ({key})").format(key=play.shell.hint(Action.TRADE)),
        grow=1,
    )
    count = len(state.supply.discard)
    label = ngettext("{count} discarded tile", "{count} discarded tiles", count).format(count=count)
    look_at = CountButton(art("icon_discard"), count, label, play.moves.look_at_discard, key="discards")
    return Flow([trade, look_at], gap=8)


def _corner(play: PlayScene) -> Widget:
    hint = play.shell.hint
    why_not = play.moves.why_not_take_back()
    parts: list[Widget] = [
        IconButton(
            art("icon_undo"),
            _("Take back"),
            play.moves.take_back,
            key="undo",
            enabled=not why_not,
            reason=why_not,
        ),
        IconButton(
            art("icon_redo"),
            _("Do again"),
            play.moves.do_again,
            key="redo",
            enabled=play.table.can_redo,
            reason=_("Nothing was taken back."),
        ),
        IconButton(
            art("icon_pause"),
            _("Pause ({key})").format(key=hint(Action.PAUSE)),
            play.pause,
            key="pause",
        ),
        IconButton(
            art("icon_help"),
            _("Goal and help ({key})").format(key=hint(Action.HELP)),
            play.help,
            key="help",
        ),
    ]
    return Flow(parts, gap=GAP, justify=Align.CENTRE)
