"""T1, T7: one seat can have more time. The clock runs half as fast in its turns and in nobody else's."""

from dataclasses import replace
from pathlib import Path

import pytest

from flow_desktop.engine import Clock, Options
from flow_desktop.engine.commands import Draw
from flow_desktop.rounds import Home, Table, TimeIsUp
from flow_desktop.table import Aids, Seat, default_seats
from tests.table.playing import Hand, done, first_placement, run

SEATS = (Seat("Mia", aids=Aids(more_time=True)), Seat("Tom", 1, 1, 2))


def a_table(hand: Hand, seats: tuple[Seat, ...] = SEATS, clock: Clock = Clock()) -> Table:  # noqa: B008
    table = Table.new(Options("otter", len(seats), clock=clock), seats, hand)
    table.ready()
    return table


def take_a_turn(table: Table) -> None:
    done(table.do(Draw(0)))
    done(table.do(first_placement(table)))


def test_in_their_turn_two_seconds_count_as_one() -> None:
    hand = Hand()
    table = a_table(hand)
    run(table, hand, 10)
    assert table.unhurried and table.remaining == pytest.approx(55.0, abs=0.1)
    assert table.time == pytest.approx(10_000, abs=20), "how long a game took is told as it was"
    take_a_turn(table)
    assert not table.unhurried
    run(table, hand, 10)
    assert table.remaining == pytest.approx(45.0, abs=0.1), "for everybody else a second is a second"


def test_the_round_still_ends_with_every_warning() -> None:
    hand = Hand()
    table = a_table(hand)
    told = run(table, hand, 121)
    assert isinstance(told[-1], TimeIsUp) and len(told) == 8
    assert table.remaining == 0.0 and table.moves[-1].time == pytest.approx(120_000, abs=50)


def test_it_can_be_changed_during_a_round() -> None:
    hand = Hand()
    table = a_table(hand, default_seats(1))
    run(table, hand, 10)
    table.set_seat(0, replace(table.seats[0], aids=Aids(more_time=True)))
    run(table, hand, 10)
    assert table.remaining == pytest.approx(45.0, abs=0.1)


@pytest.mark.parametrize("clock", [Clock(None, 8), Clock(None, None)])
def test_where_no_seconds_count_nobody_needs_more_of_them(clock: Clock) -> None:
    hand = Hand()
    table = a_table(hand, clock=clock)
    run(table, hand, 10)
    assert not table.unhurried and table.time == pytest.approx(10_000, abs=20)


def test_it_is_kept_with_the_game(tmp_path: Path) -> None:
    """U6: whoever has more time has it again when the game is gone on with."""
    home, hand = Home(tmp_path), Hand()
    table = home.new_table(Options("otter", 2), SEATS, hand)
    table.ready()
    run(table, hand, 10)
    table.close()
    again = home.go_on(next(home.waiting()), hand)
    assert again.seats == SEATS and again.unhurried
    assert again.remaining == pytest.approx(55.0, abs=0.3)
