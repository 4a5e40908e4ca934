"""Badges and numbers of people: kept for everybody at the table, once, also from old games; as a table."""

import csv
import io
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from flow_desktop.engine import Clock, Options
from flow_desktop.engine.commands import Draw
from flow_desktop.engine.options import CLOCK_OFF
from flow_desktop.engine.record import Record, read_record, write_record
from flow_desktop.flow_jobs import print_table
from flow_desktop.rounds import ClockKind, Home
from flow_desktop.rounds.achievements import Achievement, Earned, badges_of
from flow_desktop.rounds.achievements_kept import (
    WALK,
    Chronicle,
    Facts,
    award,
    badges_kept,
    chances_kept,
    counts_for,
    lineup_numbers,
    person_numbers,
    read_facts,
)
from flow_desktop.rounds.games_csv import HEADER, games_csv, harmless
from flow_desktop.table.seats import Seat
from tests.rounds.test_achievements import GAMES

DAY = date(2026, 5, 31)
TWO = next(path for path in GAMES if path.stem == "b229")


def game(path: Path = TWO, seats: tuple[str, ...] = ("Mia", "Ole")) -> Record:
    return replace(read_record(path.read_text(encoding="utf-8"))[0], seats=seats)


def home_with(folder: Path, *records: Record) -> Home:
    home = Home(folder)
    home.folder.mkdir(parents=True)
    for number, record in enumerate(records):
        name = f"20260531-20000{number}-000000-abcd.flow"
        (home.folder / name).write_text(write_record(record), encoding="utf-8")
    return home


def read_through(home: Home) -> Chronicle:
    chronicle = Chronicle(home)
    while chronicle.due:
        chronicle.go_on(1)
    return chronicle


def test_a_badge_is_new_once_to_each_person(tmp_path: Path) -> None:
    library = Home(tmp_path).library
    assert award(library, ("Mia", "Ole"), [Achievement.RELAY], DAY) == {Achievement.RELAY}
    assert award(library, ("mia",), [Achievement.RELAY], DAY) == set()
    assert award(library, ("Mia", "Ada"), [Achievement.RELAY], DAY) == {Achievement.RELAY}  # it is new to Ada
    assert badges_kept(Home(tmp_path).library, "MIA") == {Achievement.RELAY: "2026-05-31"}
    assert badges_kept(Home(tmp_path).library, "Nobody") == {}


def test_a_person_must_have_had_a_hand_in_it() -> None:
    seats = (Seat("Mia"), Seat("Pella", 1, 1, 2, partner="pella"))
    by_partner, by_both = (Earned(Achievement.GUARDIAN, 1, frozenset(each)) for each in ({1}, {0, 1}))
    assert counts_for([by_partner], seats) == ()
    assert counts_for([by_both], seats) == (Achievement.GUARDIAN,)


def test_games_of_long_ago_give_their_badges_to_everybody_and_are_walked_once(tmp_path: Path) -> None:
    home = home_with(tmp_path, game())
    read_through(home)
    for name in ("Mia", "Ole"):
        assert badges_kept(home.library, name).keys() == badges_of(game()).keys()
    again = Home(tmp_path)
    assert Chronicle(again).due == 0
    assert len(Chronicle(again).facts()) == 1


def test_a_game_in_which_all_could_be_taken_back_counts_only_at_its_table(tmp_path: Path) -> None:
    alone = next(path for path in GAMES if game(path, ()).options.players == 1)
    home = home_with(tmp_path, game(alone, ("Mia",)))
    chronicle = read_through(home)
    assert badges_of(game(alone, ())) and badges_kept(home.library, "Mia") == {}
    assert chronicle.facts()[0].people == ("Mia",)  # its numbers count all the same


def test_a_spoilt_game_and_a_spoilt_note_are_passed_over(tmp_path: Path) -> None:
    home = home_with(tmp_path, game())
    (home.folder / "20260531-210000-000000-abcd.flow").write_text("flow-record 2\nspoilt\nend 0 won\n")
    chronicle = read_through(home)
    assert len(chronicle.facts()) == 1
    for value in (7, {}, {"people": ["Mia"]}, {**home.library.notes(WALK).popitem()[1], "kind": "sundial"}):
        assert read_facts(value) is None


def fact(people: tuple[str, ...], won: bool, time: int, given_up: bool = False, kind: str = "timed") -> Facts:
    cards = tuple({"bird": index + 1, "return": 1} for index in range(len(people)))
    return Facts(people, cards, won, given_up, ClockKind(kind), time, 4 if won else 1)


def test_the_numbers_of_a_person_and_of_a_line_up() -> None:
    facts = [
        fact(("Mia", "Ole"), True, 90_000),
        fact(("ole", "mia"), True, 70_000),
        fact(("Mia",), False, 10_000),
        fact(("Mia",), False, 5_000, given_up=True),
        fact(("Mia",), True, 60_000, kind="turns"),
    ]
    mia, ole = person_numbers(facts)
    assert (mia.people, mia.games, mia.won, mia.given_up, mia.aboard) == (("Mia",), 4, 3, 1, 14)
    assert mia.best == {ClockKind.TIMED: 70_000, ClockKind.TURNS: 60_000}
    assert mia.by_kind == {ClockKind.TIMED: (2, 3), ClockKind.TURNS: (1, 1)}
    assert mia.favourite == "bird" and ole.games == 2
    (both,) = lineup_numbers(facts)
    assert (both.people, both.games, both.won) == (("Mia", "Ole"), 2, 2)
    assert lineup_numbers([fact(("", ""), True, 1)]) == []


def test_the_table_is_csv_that_no_spreadsheet_reckons_with(tmp_path: Path) -> None:
    record = game(seats=('=HYPERLINK("x")', 'Ole, "the otter"'))
    home = home_with(tmp_path, record)
    text = games_csv(home.games())
    assert text.endswith("\r\n") and text.count("\r\n") == 2
    header, row = csv.reader(io.StringIO(text, newline=""))
    assert tuple(header) == HEADER
    told = dict(zip(header, row, strict=True))
    assert told["people"] == '\'=HYPERLINK("x"); Ole, "the otter"'
    assert told["result"] == "won" and told["animals"] == "4" and told["clock"] == str(record.options.clock)
    assert read_through(home).table_text() == text


def test_a_game_that_was_given_up_is_counted_apart_and_never_for_good(tmp_path: Path) -> None:
    home = Home(tmp_path)
    table = home.new_table(Options("otter-reef", clock=CLOCK_OFF), (Seat("Mia"),))
    table.do(Draw(0))
    table.give_up()
    table.close()
    (mia,) = person_numbers(read_through(home).facts())
    assert (mia.games, mia.won, mia.given_up) == (0, 0, 1)
    assert home.library.notes(WALK) == {}  # it may be taken up again
    assert "given_up" in games_csv(home.games())


def test_the_command_line_prints_the_table(tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    home = home_with(tmp_path, game())
    assert print_table(tmp_path) == 0
    assert capfdbinary.readouterr().out == games_csv(home.games()).encode()


@pytest.mark.parametrize("start", ["=", "+", "-", "@", "\t", "\r"])
def test_nothing_begins_like_a_formula(start: str) -> None:
    assert harmless(f"{start}1") == f"'{start}1"


def test_a_table_goes_where_other_things_are_written(tmp_path: Path) -> None:
    path = Home(tmp_path).write_table("a\r\n")
    assert path.read_bytes() == b"a\r\n" and path.parent.parent == tmp_path


def test_a_timed_game_of_one_is_no_practice(tmp_path: Path) -> None:
    alone = next(path for path in GAMES if game(path, ()).options.players == 1)
    record = game(alone, ("Mia",))
    timed = replace(record, options=replace(record.options, clock=Clock(60)))
    home = home_with(tmp_path, timed)
    read_through(home)
    assert badges_kept(home.library, "Mia").keys() == badges_of(timed).keys()


def test_chance_kept_is_what_decisions_left_in_games_whose_tide_is_known() -> None:
    """Item 7 of the numbers: seats of partners do not count, and games without a tide say nothing."""
    assert chances_kept([0, 2], {"skill": [-0.25, -0.9, -0.5]}, 2) == (0.75, 0.5)
    for strange in (None, {}, {"skill": [-0.1]}, {"skill": "much"}, {"skill": [-0.1, 0, "x"]}):
        assert chances_kept([0, 2], strange, 2) == ()
    ann, both = ("Ann",), ("Ann", "Ben")
    games = [
        Facts(both, ({}, {}), True, False, ClockKind.TIMED, 1, 4, (0.75, 0.5)),
        Facts(ann, ({},), False, False, ClockKind.TIMED, 1, 1, (0.25,)),
        Facts(ann, ({},), False, False, ClockKind.TIMED, 1, 1),
    ]
    kept = {person.people: person.kept for person in person_numbers(games)}
    assert kept == {("Ann",): 0.5, ("Ben",): 0.5}
    assert [each.kept for each in lineup_numbers(games)] == [0.25]
    assert person_numbers(games[2:])[0].kept is None
