"""Taking back and doing again: what may be, and that the rest is the game as if nothing else had been."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flow_desktop.engine import Clock, Options, Phase, legal
from flow_desktop.engine.commands import Command, Discard, Draw, PlaceTile, PlayFishing, Roll, TimeUp, Trade
from flow_desktop.engine.record import replay
from flow_desktop.rounds import Table, TimeIsUp, is_practice
from flow_desktop.table.words import ALREADY_SEEN, GAME_ENDED, NOTHING_TO_UNDO
from tests.engine.positions import ALMOST_WON, a_game, command
from tests.table.playing import Hand, done, play_one, run

OFF, TURNS, TIMED = Clock(None), Clock(None, 2), Clock(60)


def place(table: Table) -> Command:
    return next(each for each in legal(table.state) if isinstance(each, PlaceTile | Discard))


@pytest.mark.parametrize(
    ("clock", "players", "expected"),
    [(OFF, 1, True), (TURNS, 1, True), (TIMED, 1, False), (OFF, 2, False), (TURNS, 3, False)],
)
def test_practice_is_one_player_without_seconds(clock: Clock, players: int, expected: bool) -> None:
    assert is_practice(clock, players) is expected


@pytest.mark.parametrize(("clock", "players"), [(TIMED, 1), (TIMED, 2), (OFF, 2)])
def test_a_placement_can_be_taken_back_until_something_is_revealed(clock: Clock, players: int) -> None:
    table = Table.new(Options("otter", players, clock=clock), source=Hand())
    assert table.undo() is None and table.why_not_undo() == NOTHING_TO_UNDO
    done(table.do(Draw(0)))
    assert table.undo() is None and table.why_not_undo() == ALREADY_SEEN
    holding = table.state
    done(table.do(place(table)))
    back = table.undo()
    assert back is not None and back.state == table.state == holding
    assert table.undo() is None
    done(table.do(place(table)))
    done(table.do(Draw(1)))
    assert table.undo() is None and table.why_not_undo() == ALREADY_SEEN


@pytest.mark.parametrize("text", ["draw shown 1", "support b1", "bird b1", "current b1 b7:EW", "calm"])
def test_what_reveals_nothing_can_be_taken_back_at_a_timed_table(text: str) -> None:
    position = a_game("b1:EW", "support bird current calm_waters", shown="bend")
    table = Table.at(position, TIMED, Hand())
    done(table.do(command(text)))
    assert table.undo() is not None and table.state == position


@pytest.mark.parametrize("text", ["draw 1", "fish 1 2", "trade"])
def test_what_reveals_something_stays_at_a_timed_table(text: str) -> None:
    holding = "bend" if text == "trade" else None
    position = a_game("", "fishing", holding=holding, action_pile="bird bird")
    table = Table.at(position, TIMED, Hand())
    done(table.do(command(text)))
    assert isinstance(table.moves[0].command, Draw | PlayFishing | Trade)
    assert table.undo() is None and table.why_not_undo() == ALREADY_SEEN


def test_the_bell_of_a_timed_round_stays_but_what_follows_can_be_taken_back() -> None:
    hand = Hand()
    table = Table.new(Options("otter", 2), source=hand)
    done(table.do(Draw(0)))
    run(table, hand, 61)
    assert table.undo() is None
    done(table.do(place(table)))
    assert table.undo() is not None
    assert (table.state.turn.phase, table.state.turn.time_up) == (Phase.HOLDING, True)
    done(table.do(place(table)))
    done(table.do(Roll()))
    assert table.undo() is None and table.why_not_undo() == ALREADY_SEEN


def test_a_wave_that_was_called_can_be_called_off_before_the_roll() -> None:
    table = Table.new(Options("otter", 2, clock=OFF), source=Hand())
    before = table.state
    done(table.call_wave())
    assert table.undo() is not None and table.state == before


def test_the_bell_after_a_counted_turn_goes_with_its_turn() -> None:
    table = Table.new(Options("otter", clock=Clock(None, 1)), source=Hand())
    done(table.do(Draw(0)))
    holding, last = table.state, place(table)
    assert done(table.do(last)).commands == (last, TimeUp())
    after = table.state
    back = table.undo()
    assert back is not None and back.commands == (last, TimeUp()) and table.state == holding
    again = table.redo()
    assert again is not None and again.commands == (last, TimeUp()) and table.state == after


def test_practice_goes_back_across_rounds_and_waves_to_the_start() -> None:
    chance, table = random.Random(5), Table.new(Options("otter", clock=TURNS), source=Hand())
    states = [table.state]
    while table.state.turn.round < 4:
        play_one(table, chance)
        states.append(table.state)
    last = states[-1]
    for state in reversed(states[:-1]):
        assert table.undo() is not None and table.state == state
    assert table.undo() is None
    while table.can_redo:
        table.redo()
    assert table.state == last and table.waiting


def test_an_end_can_be_taken_back_in_practice_only() -> None:
    for clock, allowed in ((OFF, True), (TIMED, False)):
        table = Table.at(a_game(ALMOST_WON, holding="straight"), clock, Hand())
        done(table.do(command("place g6:NS")))
        assert table.state.result is not None
        assert (table.undo() is not None) is allowed
        assert table.why_not_undo() == (NOTHING_TO_UNDO if allowed else GAME_ENDED)


def test_a_new_command_forgets_what_was_taken_back() -> None:
    table = Table.new(Options("otter", clock=OFF), source=Hand())
    done(table.do(Draw(0)))
    table.undo()
    assert table.can_redo
    done(table.do(Draw(1)))
    assert not table.can_redo and table.redo() is None


def test_nothing_is_taken_back_during_a_pause() -> None:
    table = Table.new(Options("otter", clock=OFF), source=Hand())
    done(table.do(Draw(0)))
    table.pause()
    assert table.undo() is None and table.why_not_undo() != ""
    table.resume()
    assert table.undo() is not None
    table.pause()
    assert table.redo() is None


def test_switching_the_clock_off_uncovers_nothing_and_on_covers_what_was_seen() -> None:
    table = Table.new(Options("otter"), source=Hand())
    done(table.do(Draw(0)))
    table.set_clock(OFF)
    assert table.undo() is None  # it was seen at a timed table
    done(table.do(place(table)))
    done(table.do(Draw(1)))
    assert table.undo() is not None
    done(table.do(Draw(1)))
    table.set_clock(TIMED)
    assert table.undo() is None


def test_taking_back_gives_no_time_back() -> None:
    hand = Hand()
    table = Table.new(Options("otter"), source=hand)
    done(table.do(Draw(0)))
    run(table, hand, 10)
    done(table.do(place(table)))
    run(table, hand, 10)
    table.undo()
    assert table.remaining == pytest.approx(40.0)


@given(
    st.integers(0, 999),
    st.sampled_from([OFF, TURNS, Clock(None, 7), TIMED]),
    st.integers(1, 3),
    st.lists(st.sampled_from("dddddduuurrt"), max_size=120),
)
def test_any_doing_and_undoing_equals_replaying_what_is_left(
    seed: int, clock: Clock, players: int, deeds: list[str]
) -> None:
    chance, hand = random.Random(seed), Hand()
    table = Table.new(Options(f"reef-{seed}", players, clock=clock), source=hand)
    left: list[Command] = []
    gone: list[tuple[Command, ...]] = []
    for deed in deeds:
        hand.now += 0.7
        if deed == "d" and table.state.result is None:
            left, gone = [*left, *play_one(table, chance).commands], []
        elif deed == "u" and (back := table.undo()) is not None:
            assert tuple(left[-len(back.commands) :]) == back.commands
            left = left[: -len(back.commands)]
            gone.append(back.commands)
        elif deed == "r" and (again := table.redo()) is not None:
            assert again.commands == gone.pop()
            left += again.commands
        elif deed == "t":
            for told in table.tick():
                if isinstance(told, TimeIsUp):
                    left, gone = [*left, *told.done.commands], []
        assert [entry.command for entry in table.moves] == left
        assert table.can_redo is bool(gone)
    assert replay(table.record()) == table.state
