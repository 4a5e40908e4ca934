"""Records: a whole game as text, read back exactly; a broken one is refused with its line."""

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flow_desktop.engine import GameState, Options
from flow_desktop.engine.command_text import read_command, write_command
from flow_desktop.engine.commands import Command
from flow_desktop.engine.door import Door
from flow_desktop.engine.record import FORMAT, Move, Record, read_record, replay, write_record
from flow_desktop.engine.record_header import RecordError
from tests.engine.strategies import played_games

FILES = sorted((Path(__file__).parent.parent / "oracles" / "records").glob("*.txt"))
BASIC = (Path(__file__).parent.parent / "oracles" / "records" / "basic_two_players.txt").read_text("utf-8")
OLD = (Path(__file__).parent.parent / "oracles" / "records" / "format_1_two_players.txt").read_text("utf-8")
LINES = BASIC.split("\n")


def error_of(text: str) -> RecordError:
    """The error that a text is refused with."""
    with pytest.raises(RecordError) as raised:
        read_record(text)
    return raised.value


def changed(line: int, text: str) -> str:
    """The basic record with one line, counted from 1, replaced."""
    lines = list(LINES)
    lines[line - 1] = text
    return "\n".join(lines)


def line_of(start: str) -> int:
    """The number of the first line that starts like this."""
    return next(number for number, line in enumerate(LINES, 1) if line.startswith(start))


def test_there_are_records_that_were_won_lost_and_of_every_format() -> None:
    texts = [path.read_text("utf-8") for path in FILES]
    assert {text.split("\n")[0] for text in texts} == {"flow-record 1", "flow-record 2"}
    assert {text.split()[-1] for text in texts} == {"won", "lost"}
    assert {"rules: standard", "rules: italian"} <= {line for text in texts for line in text.split("\n")}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_kept_records_can_be_read_and_written_again(path: Path) -> None:
    text = path.read_text("utf-8")
    record, state = read_record(text)
    assert state.result is not None
    assert replay(record) == state
    if text.startswith(f"flow-record {FORMAT}\n"):
        assert write_record(record) == text
    assert read_record(write_record(record)) == (record, state)


@settings(max_examples=80)
@given(played_games(60), st.lists(st.integers(0, 9_000), min_size=60, max_size=60), st.booleans())
def test_any_game_is_written_and_read_back(
    game: tuple[Options, list[Command], GameState], pauses: list[int], named: bool
) -> None:
    options, commands, state = game
    moves, time = [], 0
    for command, pause in zip(commands, pauses, strict=False):
        time += pause
        moves.append(Move(time, command))
    seats = tuple(f"Seat {seat}" for seat in range(options.players)) if named else ()
    record = Record(options, tuple(moves), seats, "1.2.3")
    assert read_record(write_record(record)) == (record, state)


@given(st.text('" a', min_size=1, max_size=8))
@settings(max_examples=60, deadline=None)
def test_the_header_keeps_every_seed(seed: str) -> None:
    """Spaces at its ends stand in quotes, and nothing else that has quotes is mistaken for that."""
    record = Record(Options(seed, scenarios=()), ())
    assert read_record(write_record(record))[0].options.seed == seed


def test_an_old_record_is_upgraded() -> None:
    record, state = read_record(OLD)
    newer, same = read_record(BASIC)
    assert state.board == same.board
    assert (record.options, len(record.moves)) == (newer.options, len(newer.moves))
    assert [move.time for move in record.moves] == [move.time // 1000 * 1000 for move in newer.moves]
    assert write_record(record).startswith(f"flow-record {FORMAT}\n")


def test_an_old_records_error_names_the_line_of_the_text_that_was_given() -> None:
    lines = OLD.split("\n")
    lines[29] = "99 support d4"
    assert error_of("\n".join(lines)).line == 30


@pytest.mark.parametrize(
    "first",
    [
        "flow-record 3",
        "flow-record 99999999999999",
        "flow-record 0",
        "flow-record",
        "flow-record two",
        "",
        "x",
    ],
)
def test_other_formats_and_other_files_are_refused_in_line_1(first: str) -> None:
    assert error_of(changed(1, first)).line == 1


def test_a_newer_format_is_called_newer() -> None:
    assert "newer" in error_of(changed(1, "flow-record 3")).reason


def test_cut_off_anywhere_a_record_is_refused() -> None:
    whole = read_record(BASIC)
    for end in range(len(BASIC) - 1):
        error = error_of(BASIC[:end])
        assert 1 <= error.line <= BASIC[:end].count("\n") + 1
    assert read_record(BASIC[:-1]) == whole  # only the last line's end is missing


def test_bytes_lost_in_the_middle_never_crash_the_reader() -> None:
    for start in range(len(BASIC)):
        try:
            read_record(BASIC[:start] + BASIC[start + 1 :])
        except RecordError as error:
            assert 1 <= error.line <= len(LINES)


@pytest.mark.parametrize(
    "move", ["support d4", "draw 9", "roll", "trade", "current a1 b1:EW", "draw shown 5"]
)
def test_an_illegal_move_in_line_57_is_named(move: str) -> None:
    time = LINES[56].partition(" ")[0]
    error = error_of(changed(57, f"{time} {move}"))
    assert error.line == 57
    assert str(error).startswith("Line 57: ")


def test_time_that_runs_backwards_is_named() -> None:
    time, _, command = LINES[56].partition(" ")
    error = error_of(changed(57, f"0.001 {command}"))
    assert (error.line, "backwards" in error.reason) == (57, True)
    assert read_record(changed(57, f"{time} {command}"))


@pytest.mark.parametrize(
    "line",
    [
        "nonsense",
        "",
        "12.250",
        "12 draw 1",
        "12.25 draw 1",
        "-1.000 draw 1",
        "0.000 draw 1",
        "99999999.000 draw 1",
        "1e5.000 draw 1",
        "١٢.000 draw 1",
        "9999.000 place c2",
        "9999.000 " + "x" * 5000,
        "\0\0\0",
        "\ud800",
    ],
)
def test_nonsense_in_line_57_is_named(line: str) -> None:
    assert error_of(changed(57, line)).line == 57


@pytest.mark.parametrize(
    ("start", "text"),
    [
        ("seed:", "seed:"),
        ("seed:", "seed: " + "x" * 65),
        ("rules:", "rules: polish"),
        ("seat:", "seat: " + "x" * 41),
        ("seat:", "seat: a\tb"),
        ("first:", "first: 3"),
        ("first:", "first: 0"),
        ("first:", "first: -1"),
        ("first:", "first: one"),
        ("difficulty:", "difficulty: 7"),
        ("difficulty:", "difficulty: 99999999999999999999"),
        ("difficulty:", "difficulty: hard"),
        ("scenarios:", "scenarios: storm"),
        ("scenarios:", "scenarios: obstacles"),
        ("clock:", "clock: 5s"),
        ("clock:", "clock: sixty"),
        ("clock:", "hour: 60s"),
        ("clock:", "seed: otter"),
        ("clock:", "clock 60s"),
    ],
)
def test_a_wrong_header_value_is_refused_with_its_line(start: str, text: str) -> None:
    assert error_of(changed(line_of(start), text)).line == line_of(start)


@pytest.mark.parametrize("key", ["game", "seed", "rules", "first", "difficulty", "scenarios", "clock"])
def test_a_header_that_lacks_something_is_refused(key: str) -> None:
    lines = [line for line in LINES if not line.startswith(f"{key}:")]
    error = error_of("\n".join(lines))
    assert key in error.reason
    assert error.line == line_of("clock:")  # the empty line after the header has moved up by one


def test_seats_are_needed_and_there_are_at_most_six() -> None:
    bare = [line for line in LINES if not line.startswith("seat:")]
    assert "seat" in error_of("\n".join(bare)).reason
    crowd = LINES[:4] + ["seat: x"] * 7 + LINES[6:]
    assert error_of("\n".join(crowd)).line == 11


@pytest.mark.parametrize(
    "end", ["end 124 won", "end 124 open", "end 123 lost", "end 124", "end ", "end x lost"]
)
def test_the_end_has_to_be_true(end: str) -> None:
    number = line_of("end ")
    assert error_of(changed(number, end)).line == number


def test_nothing_follows_the_end() -> None:
    assert error_of(BASIC + "0.000 draw 1\n").line == line_of("end ") + 1
    assert read_record(BASIC + "\n\n") == read_record(BASIC)


def test_a_hundred_megabytes_are_refused_unread() -> None:
    assert error_of("x" * 100_000_000).line == 1
    assert error_of(BASIC + "\n" * (1 << 20)).line == 1


@settings(max_examples=200)
@given(st.text(max_size=300) | st.lists(st.sampled_from(LINES), max_size=30).map("\n".join))
def test_any_text_is_a_record_or_refused(text: str) -> None:
    try:
        record, state = read_record(text)
    except RecordError as error:
        assert 1 <= error.line <= text.count("\n") + 1
    else:
        assert replay(record) == state


def test_a_broken_record_leaves_the_game_at_the_door_as_it_was() -> None:
    door = Door("test")
    door.answer('{"op":"new","seed":"otter","players":2}')
    door.answer('{"op":"do","action":"draw 1"}')
    before = [door.answer('{"op":"state"}'), door.answer('{"op":"record"}')]
    for text in (BASIC[:1000], changed(57, "0.000 roll"), "", BASIC + "x", changed(4, "rules: polish")):
        answer = door.answer(json.dumps({"op": "load", "record": text}))
        assert (answer["ok"], answer["error"]["code"]) == (False, "bad_record")
        assert [door.answer('{"op":"state"}'), door.answer('{"op":"record"}')] == before
    for wrong in (None, 7, ["x"], {"a": 1}, True):
        answer = door.answer(json.dumps({"op": "load", "record": wrong}))
        assert answer["error"]["code"] == "bad_request"
    assert [door.answer('{"op":"state"}'), door.answer('{"op":"record"}')] == before
    assert door.answer(json.dumps({"op": "load", "record": BASIC}))["ok"]
    assert door.answer('{"op":"state"}')["game"]["result"] == "lost"


def test_a_loaded_game_goes_on_and_can_be_recorded_again() -> None:
    door = Door("0.1.0")
    part = "\n".join([*LINES[:40], f"end {40 - LINES.index('') - 1} open", ""])
    assert door.answer(json.dumps({"op": "load", "record": part}))["ok"]
    for line in LINES[40 : line_of("end ") - 1]:
        command = write_command(read_command(line.partition(" ")[2]))
        assert door.answer(json.dumps({"op": "do", "action": command}))["ok"]
    written = door.answer('{"op":"record"}')["record"]
    record, state = read_record(written)
    assert state == read_record(BASIC)[1]
    assert [move.command for move in record.moves] == [move.command for move in read_record(BASIC)[0].moves]
