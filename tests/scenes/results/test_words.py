"""What is said at the end: true, warm, and after a loss always something that went well."""

from dataclasses import replace

import pytest

from flow_desktop.engine import Clock, Options, Result, new_game
from flow_desktop.engine.geometry import animals_in
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.rounds import Deeds, Summary
from flow_desktop.scenes.naming import the_animal
from flow_desktop.scenes.results.words import (
    deeds_words,
    game_words,
    team_words,
    tiles_placed,
    time_words,
    warm_sentence,
    went_well,
)
from flow_desktop.scenes.telling.events import headline
from tests.scenes.results.ending import finished_table

NOTHING = Summary(0, 1, 0, 0, 0, 0, (Deeds(),))
EMPTY = new_game(Options("otter-reef")).state
HARSH = ("fail", "lose", "lost", "bad", "wrong", "sorry", "pity", "only you")


def test_won_and_lost_begin_differently() -> None:
    assert headline(Result.WON) == "All aboard!"
    assert headline(Result.LOST) != headline(Result.WON)


def test_animals_that_had_a_way_are_named_first() -> None:
    table = finished_table(Result.LOST)
    aboard = animals_in(table.state.board.joined)
    words = went_well(table.state, table.summary())
    assert aboard and all(the_animal(animal) in words.lower() for animal in aboard)


def test_nobody_is_praised_for_no_tile_at_all() -> None:
    words = went_well(EMPTY, NOTHING)
    assert "0" not in words and words.startswith("The boat waits")


def test_a_game_with_picked_cards_is_called_so() -> None:
    picked = Options("otter-reef", scenarios=(Scenario.SINGLE_PATH_BOAT,))
    assert game_words(picked, picked.clock).startswith("Cards picked by hand")
    assert game_words(Options("otter-reef"), picked.clock).startswith("Basic game")


def test_a_stop_without_cards_is_a_basic_game() -> None:
    harbour = Options("otter-reef", scenarios=())
    assert game_words(harbour, harbour.clock).startswith("Basic game")


@pytest.mark.parametrize(
    ("summary", "told"),
    [
        (replace(NOTHING, saved_by_birds=3), "birds saved 3 tiles"),
        (replace(NOTHING, seats=(Deeds(joined=2), Deeds(joined=1))), "3 times an animal had a path"),
        (replace(NOTHING, rounds=5), "4 giant waves"),
        (replace(NOTHING, seats=(Deeds(placed=4), Deeds(placed=3))), "7 tiles of water"),
    ],
)
def test_a_loss_always_names_something_that_went_well(summary: Summary, told: str) -> None:
    """U8."""
    words = went_well(EMPTY, summary)
    assert told in words
    assert not any(harsh in f"{words} {headline(Result.LOST)}".lower() for harsh in HARSH)


@pytest.mark.parametrize(
    ("summary", "told"),
    [
        (replace(NOTHING, tiles_left=30), "before the first wave"),
        (replace(NOTHING, rounds=6, tiles_left=2), "only 2 tiles left"),
        (replace(NOTHING, rounds=6), "the very last tile"),
        (replace(NOTHING, rounds=3, tiles_left=20, saved_by_birds=1), "birds saved 1 tile."),
        (replace(NOTHING, rounds=3, tiles_left=20, washed_away=12), "12 tiles went to the sea"),
        (replace(NOTHING, rounds=3, tiles_left=20), "calm sea"),
    ],
)
def test_a_win_tells_what_was_special(summary: Summary, told: str) -> None:
    assert told in warm_sentence(replace(EMPTY, result=Result.WON), summary)


def test_numbers_are_those_of_the_game() -> None:
    table = finished_table(Result.WON)
    summary = table.summary()
    assert tiles_placed(summary) == sum(seat.placed for seat in summary.seats) > 0
    assert f"{summary.washed_away} tiles washed away" in team_words(summary)
    assert "saved by birds" not in team_words(replace(summary, saved_by_birds=0))


def test_a_seat_that_did_little_is_still_spoken_of_kindly() -> None:
    assert deeds_words(Deeds()) == "kept everyone company"
    assert deeds_words(Deeds(placed=1, joined=2)) == "1 tile placed · 2 paths opened"


def test_time_is_minutes_and_seconds() -> None:
    assert [time_words(ms) for ms in (0, 59_999, 60_000, 247_500)] == ["0:00", "0:59", "1:00", "4:07"]


def test_a_game_without_a_clock_says_so_once() -> None:
    """Not "clock: no clock"."""
    assert game_words(Options("otter-reef"), Clock(seconds=None)).endswith("· no clock")
    assert game_words(Options("otter-reef"), Clock(seconds=60)).endswith("clock: 60 seconds")
