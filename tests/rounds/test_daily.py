"""Today's wave: from the date alone, never twice the same, recognised again, and proved to be winnable."""

import json
from collections import Counter
from datetime import date, timedelta
from io import BytesIO, StringIO
from pathlib import Path
from typing import Any

import pytest

from flow_desktop.bots.certificate import WIDTHS, beamed, certificate
from flow_desktop.cli import run
from flow_desktop.engine.codes import read_code, write_code
from flow_desktop.engine.commands import TimeUp, completes_turn
from flow_desktop.engine.door import serve
from flow_desktop.engine.options import Clock, Options
from flow_desktop.engine.record import read_record, replay, write_record
from flow_desktop.engine.rules import EDITIONS
from flow_desktop.engine.scenarios import Scenario, rules_in_force
from flow_desktop.engine.state import Result
from flow_desktop.rounds import ClockKind, Home, Table
from flow_desktop.rounds.daily import CARDS, CARDS_OF_WEEKDAY, day_of, other_waves, wave_of
from flow_desktop.rounds.daily_proof import proof_of, turns_of
from flow_desktop.rounds.daily_results import KIND, DayResult, days_played, keep_day, read_result

MONDAY = date(2026, 11, 16)
FROM_NOW_ON = {
    "2026-11-16": "GULL-LADYBUG-0170",
    "2024-02-29": "SALMON-BEACH-64223073",
    "0001-01-01": "MERMAID-OSPREY-0326",
    "9999-12-31": "ORCHARD-HERRING-0144501230",
}
"""What was once told about a day is true for good: people compare these."""
SOME_DAYS = [*FROM_NOW_ON, "2026-12-31", "2027-01-01", "2028-02-29", *map(str, list(other_waves())[:1])]


@pytest.mark.parametrize(("day", "code"), FROM_NOW_ON.items())
def test_a_day_has_the_wave_it_always_had(day: str, code: str) -> None:
    assert write_code(wave_of(date.fromisoformat(day)).options()) == code


def test_no_two_days_of_a_long_life_have_the_same_words() -> None:
    seeds = Counter(wave_of(MONDAY + timedelta(days=n)).seed for n in range(4000))
    assert len(seeds) == 4000


def test_the_week_has_a_rhythm_and_no_card_is_of_one_rule_set_alone_or_takes_hints_away() -> None:
    for days in range(28):
        wave = wave_of(MONDAY + timedelta(days=days))
        assert len(wave.cards) == CARDS_OF_WEEKDAY[days % 7]
        for edition in EDITIONS:
            assert wave.options(edition=edition).scenarios == wave.picked
            assert not rules_in_force(edition, wave.cards).silent
    assert all(card.offered(edition) for card in CARDS for edition in EDITIONS)


def test_a_game_is_recognised_by_its_wave_whoever_sits_at_the_table() -> None:
    for days in (0, 1, 5, 400):
        day = MONDAY + timedelta(days=days)
        for options in (wave_of(day).options(), wave_of(day).options(4, "italian", Clock(None, 7))):
            assert day_of(options, day + timedelta(days=30)) == day
    assert all(day_of(wave_of(day).options(), MONDAY) == day for day in other_waves())


def test_other_waves_are_no_wave_of_a_day() -> None:
    wave = wave_of(MONDAY)
    assert day_of(Options("not of our words"), MONDAY) is None
    assert day_of(Options(wave.seed, scenarios=(Scenario.NO_NEW_CARDS,)), MONDAY) is None
    assert day_of(Options(wave.seed, difficulty=3), MONDAY) is None


def _daily(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    assert run(["daily", *arguments, "--json"]) == 0
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    return told


def _through_the_door(told: dict[str, Any]) -> dict[str, Any]:
    requests = [{"op": "new", **told["options"]}]
    requests += [{"op": "do", "action": command} for command in told["commands"]]
    lines = BytesIO(b"".join(json.dumps(request).encode() + b"\n" for request in requests))
    answers = StringIO()
    serve(lines, answers, "test", {})
    read = [json.loads(line) for line in answers.getvalue().splitlines()]
    assert all(answer["ok"] for answer in read)
    game: dict[str, Any] = read[-1]["game"]
    return game


@pytest.mark.parametrize("day", SOME_DAYS)
def test_what_is_told_of_a_day_wins_at_the_door(day: str, capsys: pytest.CaptureFixture[str]) -> None:
    told = _daily(["--date", day], capsys)
    assert _through_the_door(told)["result"] == "won"
    assert told["date"] == day
    options = read_code(told["code"])
    assert options == wave_of(date.fromisoformat(day)).options()
    record, state = read_record(told["record"])
    assert state.result is Result.WON
    assert record.options.seed == told["options"]["seed"]


def test_another_table_has_a_proof_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    told = _daily(["--date", str(MONDAY), "--players", "3", "--clock", "10t"], capsys)
    game = _through_the_door(told)
    assert (game["result"], len(game["players"]), told["clock"], told["turns"]) == ("won", 3, "10t", 10)


@pytest.mark.parametrize("wrong", ["2023-02-29", "20261116", "2026-W47-1", "yesterday", "2026-13-01", ""])
def test_what_is_no_day_gets_a_sentence(wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        run(["daily", "--date", wrong, "--json"])
    assert stopped.value.code == 2
    assert "is not a day" in capsys.readouterr().err


def test_people_read_the_day_without_braces(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["daily", "--date", str(MONDAY)]) == 0
    first, cards, won, *commands = capsys.readouterr().out.splitlines()
    assert first.split() == ["2026-11-16", "GULL-LADYBUG-0170"]
    assert cards == "Basic game"
    assert str(len(commands)) in won


def test_the_bell_of_a_proof_rings_when_the_clock_says_so() -> None:
    record = proof_of(wave_of(MONDAY).options())
    assert record is not None
    assert read_record(write_record(record))[0] == record
    turns, bells = 0, 0
    for move in record.moves:
        turns += completes_turn(move.command)
        if isinstance(move.command, TimeUp):
            bells += 1
            assert (turns, move.time) == (turns_of(Clock()), bells * 60_000)
            turns = 0
    assert turns <= turns_of(Clock())


def test_the_same_deal_has_the_same_certificate() -> None:
    options = wave_of(MONDAY + timedelta(days=5)).options()
    assert certificate(options, 8) == certificate(options, 8)


def test_a_beam_wins_what_tries_do_not() -> None:
    last = [played for played in beamed(wave_of(MONDAY).options(), 8, WIDTHS[0]) if played is not None]
    assert [played.state.result for played in last] == [Result.WON]


def _won_table() -> Table:
    record = proof_of(wave_of(MONDAY).options())
    assert record is not None
    table = Table.new(record.options)
    table.lay_out(tuple(move.command for move in record.moves))
    assert table.state == replay(record)
    return table


def test_a_day_is_kept_by_kind_of_clock_and_outlives_its_games(tmp_path: Path) -> None:
    library = Home(tmp_path).library
    table = _won_table()
    begun = Table.new(wave_of(MONDAY).options(clock=Clock(None)))
    assert keep_day(library, begun.options, begun.state, MONDAY) == MONDAY
    assert keep_day(library, table.options, table.state, MONDAY + timedelta(days=1)) == MONDAY
    kept = days_played(Home(tmp_path).library)
    left = table.state.supply.face_down + len(table.state.supply.shown)
    won = DayResult(True, table.state.turn.round, left)
    assert kept == {MONDAY: {ClockKind.OFF: DayResult(), ClockKind.TIMED: won}}


def test_the_best_of_a_day_stays() -> None:
    state = _won_table().state
    better = DayResult(True, 1, 42)
    assert better.with_game(state) == better
    assert DayResult(True, 99, 0).with_game(state) == DayResult().with_game(state)


def test_a_day_to_come_is_nobodys_yet(tmp_path: Path) -> None:
    library = Home(tmp_path).library
    options = wave_of(MONDAY).options()
    assert keep_day(library, options, Table.new(options).state, MONDAY - timedelta(days=1)) is None
    assert days_played(library) == {}


def test_a_wave_of_long_ago_is_of_its_day_only_when_it_was_begun_for_it(tmp_path: Path) -> None:
    library = Home(tmp_path).library
    options = wave_of(MONDAY).options()
    later, state = MONDAY + timedelta(days=400), Table.new(options).state
    assert keep_day(library, options, state, later) is None
    assert days_played(library) == {}
    assert keep_day(library, options, state, later, meant=MONDAY) == MONDAY
    assert days_played(library).keys() == {MONDAY}


@pytest.mark.parametrize(
    "value",
    [None, 3, {}, {"won": 1, "rounds": 1, "tiles_left": 1}, {"won": True, "rounds": -1, "tiles_left": 0}],
)
def test_what_is_no_result_is_passed_over(value: object, tmp_path: Path) -> None:
    assert read_result(value) is None
    library = Home(tmp_path).library
    library.keep_progress(KIND, f"{MONDAY}/timed", value)
    library.keep_progress(KIND, "someday/timed", DayResult().to_json())
    library.keep_progress(KIND, f"{MONDAY}/sundial", DayResult().to_json())
    assert days_played(library) == {}
