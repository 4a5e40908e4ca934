"""A game at the table: the three kinds of clock, the bell, pauses, and what each seat did."""

import sys
from collections import Counter
from pathlib import Path

import pytest

from flow_desktop.engine import Clock, GameState, Options, Phase, Result, refusal
from flow_desktop.engine.cards import Card
from flow_desktop.engine.command_text import read_command, write_command
from flow_desktop.engine.commands import Draw, PlaceTile, Roll, TimeUp
from flow_desktop.engine.events import GameWon, TimeRanOut, TurnLost, Why
from flow_desktop.engine.refusals import Code, Refusal
from flow_desktop.rounds import ClockWarning, Gap, Home, Table, TimeIsUp
from flow_desktop.table import Pause
from tests.engine.positions import ALMOST_WON, a_game
from tests.table.playing import Hand, done, first_placement, run


def at(position: GameState, clock: Clock, hand: Hand) -> Table:
    table = Table.at(position, clock, hand)
    table.ready()
    return table


@pytest.mark.rule("4.clock", "R20")
def test_a_timed_round_warns_and_ends() -> None:
    hand = Hand()
    table = Table.new(Options("otter", 2), source=hand)
    assert run(table, hand, 5) == [] and table.remaining == 60.0  # nobody is ready yet
    table.ready()
    told = run(table, hand, 60.5)
    assert told[:-1] == [ClockWarning(left) for left in (30, 10, 5, 4, 3, 2, 1)]
    assert isinstance(told[-1], TimeIsUp)
    assert told[-1].done.commands == (TimeUp(),)
    assert told[-1].done.step.events == (TurnLost(0, Why.TIME_UP),)
    assert (table.state.turn.phase, table.running, table.remaining) == (Phase.WAVE, False, 0.0)
    assert table.moves[-1].time == 60_000


@pytest.mark.rule("4.next")
def test_after_the_wave_the_clock_waits_until_all_are_ready() -> None:
    hand = Hand()
    table = Table.new(Options("otter", 2), source=hand)
    table.ready()
    run(table, hand, 60.5)
    assert run(table, hand, 30) == []  # the wave waits for the throw
    done(table.do(Roll()))
    assert table.waiting and table.remaining == 60.0
    assert run(table, hand, 30) == [] and table.remaining == 60.0
    table.ready()
    assert not table.waiting
    run(table, hand, 1)
    assert table.remaining == pytest.approx(59.0)
    assert table.time == pytest.approx(61_000, abs=2)


def test_a_command_says_ready_too() -> None:
    hand = Hand()
    table = Table.new(Options("otter"), source=hand)
    done(table.do(Draw(0)))
    assert table.running and not table.waiting


@pytest.mark.rule("R13", "4.finish")
def test_a_held_tile_is_finished_after_the_bell() -> None:
    hand = Hand()
    table = Table.new(Options("otter", 2), source=hand)
    table.ready()
    done(table.do(Draw(0)))
    told = run(table, hand, 60.5)
    assert isinstance(told[-1], TimeIsUp) and told[-1].done.step.events == (TimeRanOut(0),)
    assert table.state.turn.phase is Phase.HOLDING and not table.running
    assert run(table, hand, 60) == []  # finishing is not hurried
    done(table.do(first_placement(table)))
    assert (table.state.turn.phase, table.state.turn.player) == (Phase.WAVE, 0)


@pytest.mark.rule("R13", "4.finish")
def test_a_begun_card_is_finished_after_the_bell() -> None:
    hand = Hand()
    table = at(a_game("b1:EW", "bird support", ""), Clock(60), hand)
    assert table.begin_card(Card.BIRD) is None and table.begun is Card.BIRD
    told = run(table, hand, 60.5)
    assert isinstance(told[-1], TimeIsUp) and told[-1].done.commands == (TimeUp(Card.BIRD),)
    assert table.cancel_card() == Refusal(Code.CARD_BEGUN, card="bird")
    assert table.begin_card(Card.SUPPORT) == Refusal(Code.CARD_BEGUN, card="bird")
    assert table.do(Draw(0)) == Refusal(Code.CARD_BEGUN, card="bird")
    assert table.begin_card(Card.BIRD) is None
    done(table.do(read_command("bird b1")))
    assert table.state.turn.phase is Phase.WAVE and table.begun is None


@pytest.mark.rule("R13", "4.time")
def test_a_card_put_back_in_time_is_not_waited_for() -> None:
    hand = Hand()
    table = at(a_game("b1:EW", "bird"), Clock(60), hand)
    table.begin_card(Card.BIRD)
    assert table.cancel_card() is None and table.begun is None
    told = run(table, hand, 60.5)
    assert isinstance(told[-1], TimeIsUp) and told[-1].done.commands == (TimeUp(),)
    assert table.state.turn.phase is Phase.WAVE


def test_only_a_card_that_can_be_played_can_be_begun() -> None:
    table = Table.at(a_game("", "bird"), source=Hand())
    assert table.begin_card(Card.SUPPORT) == Refusal(Code.CARD_NOT_HELD, card=Card.SUPPORT)
    assert table.begin_card(Card.BIRD) == Refusal(Code.NO_TARGET, card=Card.BIRD)
    done(table.do(Draw(0)))
    assert table.begin_card(Card.BIRD) == Refusal(Code.TILE_IN_HAND)
    done(table.call_wave())
    done(table.do(first_placement(table)))
    assert table.begin_card(Card.BIRD) == Refusal(Code.WAVE_DUE)
    assert table.begun is None


@pytest.mark.rule("R14")
def test_a_turn_finished_after_the_bell_can_still_win() -> None:
    hand = Hand()
    table = at(a_game(ALMOST_WON, "", "", holding="straight"), Clock(30), hand)
    told = run(table, hand, 30.5)
    assert isinstance(told[-1], TimeIsUp)
    won = done(table.do(read_command("place g6:NS")))
    assert isinstance(won.step.events[-1], GameWon)
    assert (table.state.result, table.running) == (Result.WON, False)
    assert table.tick() == [] and table.do(Roll()) == Refusal(Code.GAME_OVER)


@pytest.mark.rule("R20", "4.clock")
def test_a_clock_counted_in_turns_rings_with_the_last_turn() -> None:
    hand = Hand()
    table = Table.new(Options("otter", 2, clock=Clock(None, 3)), source=hand)
    table.ready()
    for left in (3, 2, 1):
        assert table.turns_left == left and table.remaining is None
        done(table.do(Draw(0)))
        assert run(table, hand, 200) == []
        ended = done(table.do(first_placement(table)))
    assert ended.commands[1:] == (TimeUp(),)
    assert ended.step.events[-1] == TurnLost(1, Why.TIME_UP)
    assert ended.step.state is table.state and table.state.turn.phase is Phase.WAVE
    done(table.do(Roll()))
    assert table.turns_left == 3 and table.state.turn.round == 2


@pytest.mark.rule("R20", "4.clock")
def test_with_the_clock_off_the_players_call_the_wave() -> None:
    hand = Hand()
    table = Table.new(Options("otter", 2, clock=Clock(None)), source=hand)
    table.ready()
    assert run(table, hand, 300) == [] and table.remaining is None and table.turns_left is None
    done(table.do(Draw(0)))
    done(table.call_wave())
    assert table.call_wave() == Refusal(Code.NO_CLOCK)
    done(table.do(first_placement(table)))
    assert table.state.turn.phase is Phase.WAVE
    assert table.call_wave() == Refusal(Code.NO_CLOCK)


@pytest.mark.parametrize("clock", [Clock(60), Clock(None, 10)])
def test_a_clock_that_counts_is_not_hurried(clock: Clock) -> None:
    table = Table.new(Options("otter", clock=clock), source=Hand())
    assert table.call_wave() == Refusal(Code.NO_WAVE)


def test_a_refused_command_changes_nothing() -> None:
    table = Table.new(Options("otter"), source=Hand())
    before = table.state
    assert table.do(PlaceTile(10, 5)) == Refusal(Code.NO_TILE_IN_HAND)
    assert table.do(Draw(9)) == Refusal(Code.PILE_UNKNOWN)
    assert table.state is before and table.moves == ()


@pytest.mark.parametrize("why", [Pause.PLAYER, Pause.FOCUS, Pause.MENU])
def test_a_pause_stops_clock_and_commands(why: Pause) -> None:
    hand = Hand()
    table = Table.new(Options("otter"), source=hand)
    table.ready()
    run(table, hand, 10)
    table.pause(why)
    assert table.paused and not table.running
    assert run(table, hand, 120) == [] and table.remaining == pytest.approx(50.0)
    assert table.do(Draw(0)) == Refusal(Code.NO_CLOCK)
    table.resume(why)
    assert run(table, hand, 1) == [] and table.remaining == pytest.approx(49.0)
    done(table.do(Draw(0)))


def test_every_reason_has_to_go_before_the_clock_runs() -> None:
    hand = Hand()
    table = Table.new(Options("otter"), source=hand)
    table.ready()
    table.pause(Pause.FOCUS)
    table.pause(Pause.MENU)
    table.resume(Pause.FOCUS)
    assert table.paused
    table.resume()
    assert table.running


def test_an_animation_stops_the_clock_but_not_the_players() -> None:
    hand = Hand()
    table = Table.new(Options("otter"), source=hand)
    table.ready()
    table.pause(Pause.ANIMATION)
    assert run(table, hand, 5) == [] and table.remaining == 60.0 and not table.paused
    done(table.do(Draw(0)))
    table.resume(Pause.ANIMATION)
    run(table, hand, 1)
    assert table.remaining == pytest.approx(59.0)


def test_a_bell_that_falls_into_a_pause_rings_after_it() -> None:
    hand = Hand()
    table = Table.new(Options("otter"), source=hand)
    table.ready()
    run(table, hand, 59.5)
    hand.now += 1.0
    table.pause()
    assert table.tick() == [] and table.state.turn.phase is Phase.TURN
    table.resume()
    told = run(table, hand, 1)
    assert [type(each) for each in told] == [TimeIsUp]


def test_a_suspended_computer_is_told_and_not_counted() -> None:
    hand = Hand()
    table = Table.new(Options("otter"), source=hand)
    table.ready()
    hand.now += 3600
    assert table.tick() == [Gap(3600.0)] and table.remaining == 60.0


def test_a_placement_is_judged_once_and_written_once(tmp_path: Path) -> None:
    table = Home(tmp_path).new_table(Options("otter-reef", clock=Clock(None)))
    done(table.do(Draw(0)))
    place = first_placement(table)
    called: Counter[object] = Counter()
    sys.setprofile(lambda frame, event, _: called.update([frame.f_code] if event == "call" else ()))
    try:
        done(table.do(place))
    finally:
        sys.setprofile(None)
    counted = [called[function.__code__] for function in (refusal, write_command, read_command)]
    assert counted == [1, 1, 0]
    table.close()
