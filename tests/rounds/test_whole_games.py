"""What can be changed during a game, what is counted, and whole games at every kind of clock."""

import random

import pytest

from flow_desktop.engine import Clock, Options
from flow_desktop.engine.command_text import read_command
from flow_desktop.engine.commands import Draw, TimeUp
from flow_desktop.engine.geometry import animals_in
from flow_desktop.engine.record import read_record, replay, write_record
from flow_desktop.engine.refusals import Refusal
from flow_desktop.rounds import Deeds, Summary, Table
from flow_desktop.table import Aids, Seat, SeatError
from tests.engine.positions import ALMOST_WON, a_game
from tests.table.playing import Hand, done, first_placement, play_one, run


@pytest.mark.rule("R20")
def test_the_clock_can_be_changed_in_a_round_and_the_record_keeps_the_gentlest() -> None:
    hand = Hand()
    table = Table.new(Options("otter"), source=hand)
    table.ready()
    run(table, hand, 20)
    table.set_clock(Clock(90))
    assert table.remaining == pytest.approx(70.0)
    table.set_clock(Clock(None, 1))
    assert table.turns_left == 1 and table.remaining is None
    table.set_clock(Clock(60))
    assert table.remaining == 60.0 and table.running
    assert table.record().options.clock == Clock(None, 1) and table.options.clock == Clock(60)


def test_turns_count_from_a_change_of_the_clock() -> None:
    table = Table.new(Options("otter", clock=Clock(None)), source=Hand())
    for _ in range(3):
        done(table.do(Draw(0)))
        done(table.do(first_placement(table)))
    table.set_clock(Clock(None, 2))
    assert table.turns_left == 2 and table.tick() == []
    done(table.do(Draw(0)))
    assert len(done(table.do(first_placement(table))).commands) == 1
    done(table.do(Draw(0)))
    assert done(table.do(first_placement(table))).commands[1:] == (TimeUp(),)


def test_aids_can_be_changed_during_a_game() -> None:
    table = Table.new(Options("otter", 2), (Seat("Ada"), Seat("Bo", 1, 1, 2)), Hand())
    table.set_seat(1, Seat("Bo", 1, 1, 2, Aids(False, False, False)))
    assert table.seats == (Seat("Ada"), Seat("Bo", 1, 1, 2, Aids(False, False, False)))
    assert table.seat == table.seats[0]
    with pytest.raises(ValueError, match="Nobody sits there"):
        table.set_seat(2, Seat())


def test_every_player_has_one_seat() -> None:
    with pytest.raises(SeatError):
        Table.new(Options("otter", 2), (Seat(),))


def test_what_each_seat_did_is_counted() -> None:
    hand = Hand()
    table = Table.at(a_game(ALMOST_WON, "bird", "", piles=("bend", "straight")), source=hand)
    table.ready()
    for text in ("bird a2", "draw 2", "place g6:NS"):
        run(table, hand, 2)
        done(table.do(read_command(text)))
    counted = table.summary()
    assert counted.seats == (Deeds(cards=1), Deeds(placed=1, joined=1))
    assert (counted.rounds, counted.turns, counted.tiles_left, counted.washed_away) == (1, 2, 1, 0)
    assert counted.time == pytest.approx(6000, abs=2)


@pytest.mark.parametrize("clock", [Clock(30), Clock(None, 4), Clock(None)])
@pytest.mark.parametrize("players", [1, 3])
def test_whole_games_end_and_their_records_replay(clock: Clock, players: int) -> None:
    for seed in range(6):
        chance, hand = random.Random(seed), Hand()
        table = Table.new(Options(f"reef-{seed}", players, difficulty=seed, clock=clock), source=hand)
        while table.state.result is None:
            hand.now += chance.random() * 1.9
            table.tick()
            if table.state.result is None:
                play_one(table, chance)
        record = table.record()
        assert replay(record) == table.state
        assert read_record(write_record(record))[0] == record
        counted = table.summary()
        assert sum(seat.rolled for seat in counted.seats) == counted.rounds - 1
        assert_rounds_add_up(counted, table)


def assert_rounds_add_up(counted: Summary, table: Table) -> None:
    """The accounts of the rounds, taken together, are those of the game and of its last board."""
    told = counted.by_round
    assert [each.number for each in told] == list(range(1, counted.rounds + 1))
    assert sum(each.placed for each in told) == sum(seat.placed for seat in counted.seats)
    assert sum(each.washed_away for each in told) == counted.washed_away
    assert sum(each.saved_by_birds for each in told) == counted.saved_by_birds
    ever = {animal for each in told for animal in each.joined}
    assert set(animals_in(table.state.board.joined)) <= ever
    assert all(set(each.cut_off) <= ever for each in told)


def test_what_joins_an_animal_stands_in_its_round() -> None:
    hand = Hand()
    table = Table.at(a_game(ALMOST_WON, "bird", "", piles=("bend", "straight")), source=hand)
    table.ready()
    for text in ("draw 2", "place g6:NS"):
        done(table.do(read_command(text)))
    (only,) = table.summary().by_round
    assert (only.placed, only.washed_away, len(only.joined)) == (1, 0, 1)


def test_a_done_command_without_a_journal_is_not_called_safe() -> None:
    table = Table.new(Options("otter"), source=Hand())
    answer = table.do(Draw(0))
    assert not isinstance(answer, Refusal) and not answer.safe and table.take_trouble() == ""
