"""The hand of the current player, at a real table and without a screen."""

from dataclasses import replace

from flow_desktop.app.start import StillTime
from flow_desktop.engine import Clock, Phase
from flow_desktop.engine.cards import Card
from flow_desktop.engine.refusals import Code
from flow_desktop.rounds import Table, TimeIsUp
from flow_desktop.scenes.play.card_play import Awaits
from flow_desktop.scenes.play.hand import Hand
from tests.scenes.play.sitting import new_table, table_with_card


def listening(table: Table) -> Hand:
    """A hand that hears what happens, as in the play scene."""
    hand = Hand(table)
    table.listen(hand.heard)
    return hand


def test_a_turn(time: StillTime) -> None:
    table = new_table(time)
    hand = listening(table)
    assert hand.draw(2) is None
    assert hand.carry is not None and hand.carry.lifted
    cell = min(hand.carry.strong or hand.carry.fits)
    hand.point(cell)
    assert hand.press(cell) is None
    assert hand.carry is None
    assert table.state.turn.player == 1


def test_a_refused_press_changes_nothing(time: StillTime) -> None:
    table = new_table(time)
    hand = listening(table)
    hand.draw(0)
    before, carry = table.state, hand.carry
    denied = hand.press(20)
    assert denied is not None and denied.refusal is not None and denied.refusal.code is Code.NO_NEIGHBOUR
    assert denied.cell == 20
    assert table.state is before
    assert hand.carry is not None and carry is not None
    assert hand.carry.errand == carry.errand


def test_taking_back_puts_the_tile_beside_the_board_and_no_further(time: StillTime) -> None:
    hand = listening(new_table(time))
    hand.draw(0)
    assert hand.back()
    assert hand.carry is not None and not hand.carry.lifted
    assert not hand.back()
    assert hand.press(1) is None, "a press takes the resting tile up"
    assert hand.carry.lifted


def test_no_card_while_a_tile_is_in_hand(time: StillTime) -> None:
    table = table_with_card(time, Card.SUPPORT)
    hand = listening(table)
    hand.draw(hand.fullest_pile() or 0)
    denied = hand.begin_card(Card.SUPPORT)
    assert denied is not None and denied.refusal is not None and denied.refusal.code is Code.TILE_IN_HAND


def test_no_tile_while_a_card_is_begun(time: StillTime) -> None:
    hand = listening(table_with_card(time, Card.SUPPORT))
    assert hand.begin_card(Card.SUPPORT) is None
    denied = hand.draw(hand.fullest_pile() or 0)
    assert denied is not None and denied.refusal is not None and denied.refusal.code is Code.CARD_BEGUN


def test_a_card_can_be_taken_back_until_it_is_played(time: StillTime) -> None:
    table = table_with_card(time, Card.CURRENT)
    hand = listening(table)
    before = table.state
    hand.begin_card(Card.CURRENT)
    assert table.begun is Card.CURRENT
    hand.press(min(hand.targets()))
    steps: list[Awaits | None] = [hand.awaits]
    while hand.back():
        steps.append(hand.awaits)
    assert steps == [Awaits.PLACE, Awaits.TILE, None]
    assert hand.carry is None
    assert table.begun is None
    assert table.state is before


def test_pressing_the_same_card_again_takes_it_back(time: StillTime) -> None:
    hand = listening(table_with_card(time, Card.BIRD))
    hand.begin_card(Card.BIRD)
    hand.begin_card(Card.BIRD)
    assert hand.card_play is None


def test_a_begun_card_is_finished_after_the_bell(time: StillTime) -> None:
    """R13: the bell waits for the card, and it can no longer be taken back."""
    table = table_with_card(time, Card.SUPPORT, clock=Clock(60))
    hand = listening(table)
    hand.begin_card(Card.SUPPORT)
    rung: list[TimeIsUp] = []
    while not rung:
        time.seconds += 0.5
        rung = [due for due in table.tick() if isinstance(due, TimeIsUp)]
    assert table.state.turn.begun is Card.SUPPORT
    assert hand.awaits is Awaits.TILE
    assert not hand.back()
    assert hand.press(min(hand.targets())) is None
    assert table.state.turn.phase is Phase.WAVE


def test_a_carried_tile_stays_in_hand_at_the_bell(time: StillTime) -> None:
    table = new_table(time, clock=Clock(30))
    hand = listening(table)
    hand.draw(0)
    hand.turn(1)
    before = hand.carry
    while not table.state.turn.time_up:
        time.seconds += 0.5
        table.tick()
    assert hand.carry is not None and before is not None
    assert hand.carry.edges == before.edges
    hand.point(min(hand.carry.fits))
    assert hand.press(min(hand.carry.fits)) is None
    assert table.state.turn.phase is Phase.WAVE


def test_what_the_board_shows_follows_the_aids(time: StillTime) -> None:
    table = new_table(time)
    hand = listening(table)
    hand.draw(0)
    shown = hand.show()
    assert shown.strong | shown.faint == frozenset(hand.carry.fits if hand.carry else ())
    seat = table.seat
    table.set_seat(0, replace(seat, aids=replace(seat.aids, legal_spots=False)))
    hidden = hand.show()
    assert hidden.strong == hidden.faint == frozenset()


def test_undo_gives_the_tile_back_to_the_hand(time: StillTime) -> None:
    table = new_table(time, players=1)
    hand = listening(table)
    hand.draw(0)
    assert hand.carry is not None
    hand.point(min(hand.carry.fits))
    assert hand.press(min(hand.carry.fits)) is None
    placed = table.state
    assert table.undo() is not None
    assert hand.carry is not None
    assert table.redo() is not None
    assert table.state == placed and hand.carry is None
