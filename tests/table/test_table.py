"""A game at the table: the three kinds of clock, the bell, pauses, and what each seat did."""

import random

import pytest

from flow_desktop.engine import Clock, GameState, Options, Phase, Result, legal
from flow_desktop.engine.cards import Card
from flow_desktop.engine.command_text import read_command
from flow_desktop.engine.commands import Draw, PlaceTile, Roll, TimeUp
from flow_desktop.engine.events import GameWon, TimeRanOut, TurnLost, Why
from flow_desktop.engine.record import read_record, replay, write_record
from flow_desktop.engine.refusals import Code, Refusal
from flow_desktop.table import Aids, ClockWarning, Deeds, Done, Gap, Pause, Seat, SeatError, Table, TimeIsUp
from tests.engine.positions import ALMOST_WON, a_game
from tests.table.playing import Hand, done, play_one, run


def at(position: GameState, clock: Clock, hand: Hand) -> Table:
    table = Table.at(position, clock, hand)
    table.ready()
    return table


def first_placement(table: Table) -> PlaceTile:
    return next(command for command in legal(table.state) if isinstance(command, PlaceTile))


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
    table = at(a_game(ALMOST_WON, "bird", "", piles=("bend", "straight")), Clock(None), hand)
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


def test_a_done_command_without_a_journal_is_not_called_safe() -> None:
    table = Table.new(Options("otter"), source=Hand())
    answer = table.do(Draw(0))
    assert isinstance(answer, Done) and not answer.safe and table.take_trouble() == ""
