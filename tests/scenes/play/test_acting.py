"""The hands of the current player, at a real table and without a screen."""

from dataclasses import replace

from flow_desktop.app.start import StillTime
from flow_desktop.engine import Clock, Phase
from flow_desktop.engine.cards import Card
from flow_desktop.engine.refusals import Code
from flow_desktop.rounds import TimeIsUp
from flow_desktop.scenes.play.acting import Acting
from flow_desktop.scenes.play.card_play import Step
from tests.scenes.play.sitting import new_table, table_with_card


def test_a_turn(time: StillTime) -> None:
    table = new_table(time)
    acting = Acting(table)
    assert acting.draw(2).done
    assert acting.carry is not None and acting.carry.lifted
    cell = min(acting.carry.strong or acting.carry.fits)
    acting.point(cell)
    assert acting.press(cell).done
    assert acting.carry is None
    assert table.state.turn.player == 1


def test_a_refused_press_changes_nothing(time: StillTime) -> None:
    table = new_table(time)
    acting = Acting(table)
    acting.draw(0)
    before, carry = table.state, acting.carry
    told = acting.press(20)
    assert told.refusal is not None and told.refusal.code is Code.NO_NEIGHBOUR
    assert told.cell == 20
    assert table.state is before
    assert acting.carry is not None and carry is not None
    assert acting.carry.errand == carry.errand


def test_taking_back_puts_the_tile_beside_the_board_and_no_further(time: StillTime) -> None:
    acting = Acting(new_table(time))
    acting.draw(0)
    assert acting.back()
    assert acting.carry is not None and not acting.carry.lifted
    assert not acting.back()
    assert acting.press(1).refusal is None, "a press takes the resting tile up"
    assert acting.carry.lifted


def test_no_card_while_a_tile_is_in_hand(time: StillTime) -> None:
    table = table_with_card(time, Card.SUPPORT)
    acting = Acting(table)
    acting.draw(acting.fullest_pile() or 0)
    told = acting.begin_card(Card.SUPPORT)
    assert told.refusal is not None and told.refusal.code is Code.TILE_IN_HAND


def test_no_tile_while_a_card_is_begun(time: StillTime) -> None:
    acting = Acting(table_with_card(time, Card.SUPPORT))
    assert acting.begin_card(Card.SUPPORT).refusal is None
    told = acting.draw(acting.fullest_pile() or 0)
    assert told.refusal is not None and told.refusal.code is Code.CARD_BEGUN


def test_a_card_can_be_taken_back_until_it_is_played(time: StillTime) -> None:
    table = table_with_card(time, Card.CURRENT)
    acting = Acting(table)
    before = table.state
    acting.begin_card(Card.CURRENT)
    assert table.begun is Card.CURRENT
    acting.press(min(acting.targets()))
    steps: list[Step | None] = [acting.step]
    while acting.back():
        steps.append(acting.step)
    assert steps == [Step.PLACE, Step.TILE, None]
    assert acting.carry is None
    assert table.begun is None
    assert table.state is before


def test_pressing_the_same_card_again_takes_it_back(time: StillTime) -> None:
    acting = Acting(table_with_card(time, Card.BIRD))
    acting.begin_card(Card.BIRD)
    acting.begin_card(Card.BIRD)
    assert acting.card_play is None


def test_a_begun_card_is_finished_after_the_bell(time: StillTime) -> None:
    """R13: the bell waits for the card, and it can no longer be taken back."""
    table = table_with_card(time, Card.SUPPORT, clock=Clock(60))
    acting = Acting(table)
    acting.begin_card(Card.SUPPORT)
    rung: list[TimeIsUp] = []
    while not rung:
        time.seconds += 0.5
        rung = [due for due in table.tick() if isinstance(due, TimeIsUp)]
    acting.after_bell()
    assert table.state.turn.begun is Card.SUPPORT
    assert acting.step is Step.TILE
    assert not acting.back()
    assert acting.press(min(acting.targets())).done
    assert table.state.turn.phase is Phase.WAVE


def test_a_carried_tile_stays_in_hand_at_the_bell(time: StillTime) -> None:
    table = new_table(time, clock=Clock(30))
    acting = Acting(table)
    acting.draw(0)
    acting.turn(1)
    before = acting.carry
    while not table.state.turn.time_up:
        time.seconds += 0.5
        table.tick()
    acting.after_bell()
    assert acting.carry is not None and before is not None
    assert acting.carry.edges == before.edges
    acting.point(min(acting.carry.fits))
    assert acting.press(min(acting.carry.fits)).done
    assert table.state.turn.phase is Phase.WAVE


def test_what_the_board_shows_follows_the_aids(time: StillTime) -> None:
    table = new_table(time)
    acting = Acting(table)
    acting.draw(0)
    shown = acting.show()
    assert shown.strong | shown.faint == frozenset(acting.carry.fits if acting.carry else ())
    seat = table.seat
    table.set_seat(0, replace(seat, aids=replace(seat.aids, legal_spots=False)))
    hidden = acting.show()
    assert hidden.strong == hidden.faint == frozenset()


def test_undo_gives_the_tile_back_to_the_hand(time: StillTime) -> None:
    table = new_table(time, players=1)
    acting = Acting(table)
    acting.draw(0)
    assert acting.carry is not None
    acting.point(min(acting.carry.fits))
    assert acting.press(min(acting.carry.fits)).done
    placed = table.state
    assert acting.undo()
    assert acting.carry is not None
    assert acting.redo()
    assert table.state == placed and acting.carry is None
