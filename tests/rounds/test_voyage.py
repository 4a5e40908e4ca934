"""The stops of the voyage as data, and what is reached on it."""

from random import Random

import pytest

from flow_desktop.bots.simulate import play, player_named
from flow_desktop.engine.codes import has_code, read_code, write_code
from flow_desktop.engine.record import Move, Record
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.rounds import ClockKind
from flow_desktop.rounds.stars import passage_of
from flow_desktop.rounds.voyage import (
    StopLog,
    following,
    new_cards,
    present_stop,
    read_progress,
    read_reached,
    stars_in_all,
    stop_named,
    stops,
)


def test_there_are_twenty_four_stops_with_three_different_stars_each() -> None:
    assert len(stops()) == len({stop.key for stop in stops()}) == len({stop.seed for stop in stops()}) == 24
    assert all(len({star.code for star in stop.stars}) == 3 for stop in stops())


def test_every_stop_has_a_wave_that_can_be_told_to_others() -> None:
    for stop in stops():
        for kind in ClockKind:
            options = stop.options(stop.seed, stop.seats, kind)
            assert has_code(options)
            assert read_code(write_code(options)) == options


def test_cards_are_introduced_one_at_a_time_and_all_of_them() -> None:
    assert all(len(new_cards(stop)) <= 1 for stop in stops())
    printed = {card for card in Scenario if card.copies}
    assert {card for stop in stops() for card in new_cards(stop)} == printed


def test_stops_lie_from_west_to_east() -> None:
    places = [stop.at[0] for stop in stops()]
    assert places == sorted(places)
    assert all(0 < part < 1 for stop in stops() for part in stop.at)


def test_a_stop_that_asks_everybody_has_at_least_two_seats() -> None:
    assert all(stop.seats > 1 for stop in stops() for star in stop.stars if star.code == "e")


def test_the_clock_in_seconds_takes_as_long_as_the_turns() -> None:
    harbour = stops()[0]
    assert str(harbour.clock(ClockKind.TURNS)) == "14t"
    assert str(harbour.clock(ClockKind.TIMED)) == "105s"
    assert str(harbour.clock(ClockKind.OFF)) == "off"


def test_fewer_than_the_smallest_table_cannot_sit_down() -> None:
    oars = stop_named("oars")
    assert oars is not None
    assert oars.options("otter-reef", 1).players == 2
    assert oars.options("otter-reef", 5).players == 5


def test_stars_add_up_over_tries_and_are_kept_apart_by_clock() -> None:
    reached = StopLog().begun().won(ClockKind.TURNS, (True, False, False)).begun()
    reached = reached.won(ClockKind.TURNS, (False, False, True)).won(ClockKind.OFF, (False, True, False))
    assert reached.earned(ClockKind.TURNS) == (True, False, True)
    assert reached.earned(ClockKind.OFF) == (False, True, False)
    assert reached.earned(ClockKind.TIMED) == (False,) * 3
    assert reached.best == (ClockKind.TURNS, (True, False, True))
    assert reached.tries == 2
    assert read_reached(reached.to_json()) == reached


@pytest.mark.parametrize(
    "broken",
    [None, 7, [], {"tries": -1}, {"stars": 3}, {"stars": {"turns": [True]}}, {"stars": {"sun": [True] * 3}}],
)
def test_what_makes_no_sense_is_nothing_reached(broken: object) -> None:
    assert read_reached(broken) == StopLog()


def test_the_boat_lies_at_the_first_stop_that_is_neither_passed_nor_skipped() -> None:
    won = StopLog().won(ClockKind.TIMED, (True, True, False))
    keys = [stop.key for stop in stops()]
    kept = {keys[0]: won.to_json(), keys[1]: StopLog().left_out().to_json(), keys[3]: won.to_json()}
    reached = read_progress(kept)
    assert present_stop(reached).key == keys[2]
    assert stars_in_all(reached) == 4
    everything = read_progress(dict.fromkeys(keys, won.to_json()))
    assert present_stop(everything).key == keys[-1]
    assert following(stops()[-1]) is None


def test_a_real_game_is_judged_the_same_from_its_record() -> None:
    """A bot's game: what the state says at its end, the stars say from the record alone."""
    stop = stops()[0]
    options = stop.options(stop.seed, 1)
    played = play(options, player_named("greedy"), stop.pace, Random("stars").random)
    record = Record(options, tuple(Move(0, command) for command in played.commands))
    passage = passage_of(record, stop.seats, stop.pace)
    assert passage.last == played.state
    assert passage.won == played.won
    quick = next(star for star in stop.stars if star.code == "r")
    assert quick.earned(passage) == (played.won and played.state.turn.round <= quick.number)
