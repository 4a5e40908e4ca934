"""Statistics: every finished game once, whatever happened between its end and the counting."""

from pathlib import Path

import pytest

from flow_desktop.engine import Clock, Options
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.rounds import PICKED, ClockKind, Home, Outcome, Statistics, Table, Tally
from flow_desktop.rounds.outcomes import OutcomeError, outcome_of, read_outcome, tally
from flow_desktop.rounds.words import STATISTICS_NOT_KEPT
from tests.table.playing import play_out
from tests.table.saving import let_go

ALONE = Options("otter-reef", clock=Clock(None))
WON = Outcome(True, "standard", 2, "60s", 2, 5, 12)


def played(home: Home, options: Options) -> Table:
    """A table whose game is over and which nobody has left yet."""
    table = home.new_table(options)
    play_out(table)
    return table


def finish(home: Home, options: Options = ALONE) -> Table:
    table = played(home, options)
    table.close()
    return table


def test_a_finished_game_is_counted_at_the_next_welcome_and_only_once(tmp_path: Path) -> None:
    home = Home(tmp_path)
    table = finish(home)
    for _ in range(3):
        home.welcome()
        Home(tmp_path).welcome()
    (outcome,) = Home(tmp_path).statistics().outcomes.values()
    assert outcome == outcome_of(table.record(), table.state)
    assert Home(tmp_path).statistics().tally().finished == 1


def test_a_game_whose_end_can_still_be_taken_back_is_not_counted(tmp_path: Path) -> None:
    home = Home(tmp_path)
    table = played(home, ALONE)
    home.welcome()
    assert home.statistics().tally() == Tally()
    assert table.undo() is not None and table.state.result is None
    home.welcome()
    while table.state.result is None:
        table.redo()
    table.close()
    home.welcome()
    assert home.statistics().tally().finished == 1


def test_a_game_that_is_taken_back_and_left_open_is_not_counted(tmp_path: Path) -> None:
    home = Home(tmp_path)
    table = played(home, ALONE)
    table.undo()
    table.close()
    home.welcome()
    assert home.statistics().tally() == Tally() and len([*home.waiting()]) == 1


def test_a_crash_between_record_and_statistics_counts_once(tmp_path: Path) -> None:
    table = played(Home(tmp_path), ALONE)
    let_go(table)  # the record is written, the journal still there
    for _ in range(2):
        Home(tmp_path).welcome()
    assert Home(tmp_path).statistics().tally().finished == 1
    (tmp_path / "statistics.json").unlink()  # as if the program had ended before the statistics were written
    Home(tmp_path).welcome()
    assert Home(tmp_path).statistics().tally().finished == 1


def test_a_deleted_game_stays_counted(tmp_path: Path) -> None:
    home = Home(tmp_path)
    finish(home)
    home.welcome()
    home.delete(home.games()[0])
    home.welcome()
    assert home.games() == [] and Home(tmp_path).statistics().tally().finished == 1


def test_the_kinds_of_clock_are_kept_apart(tmp_path: Path) -> None:
    """T5."""
    home = Home(tmp_path)
    finish(home, Options("otter-reef", clock=Clock(60)))
    finish(home, Options("otter-reef", clock=Clock(None, 5)))
    finish(home, Options("otter-reef", 2, clock=Clock(None)))
    changed = home.new_table(Options("badger-foam", clock=Clock(60)))
    changed.set_clock(Clock(None))
    changed.set_clock(Clock(60))
    play_out(changed)
    changed.close()
    home.welcome()
    counted = {kind: home.statistics().tally(kind).finished for kind in ClockKind}
    assert counted == {ClockKind.TIMED: 1, ClockKind.TURNS: 1, ClockKind.OFF: 2}, "the gentlest clock counts"


def test_difficulty_edition_and_picked_cards_are_told_apart(tmp_path: Path) -> None:
    home = Home(tmp_path)
    finish(home, Options("otter-reef", difficulty=3, clock=Clock(None)))
    finish(home, Options("otter-reef", scenarios=(Scenario.OBSTACLES,), clock=Clock(None)))
    finish(home, Options("otter-reef", edition="italian", clock=Clock(None)))
    home.welcome()
    statistics = home.statistics()
    assert statistics.tally(difficulty=3).finished == statistics.tally(difficulty=PICKED).finished == 1
    assert statistics.tally(edition="italian").finished == 1 and statistics.tally().finished == 3


def test_bests_are_those_of_games_that_were_won() -> None:
    lost = Outcome(False, "standard", 0, "60s", 1, 1, 40)
    other = Outcome(True, "standard", 0, "60s", 1, 7, 20)
    assert tally([WON, lost, other]) == Tally(3, 2, 5, 20)
    assert tally([lost]) == Tally(1, 0, None, None)


def test_many_games_are_caught_up_with_little_by_little(tmp_path: Path) -> None:
    home = Home(tmp_path)
    finish(home)
    (record,) = home.folder.glob("*.flow")
    for number in range(11):
        (home.folder / f"copy-{number:02}.flow").write_bytes(record.read_bytes())
    statistics = home.statistics()
    assert [statistics.catch_up(5) for _ in range(4)] == [7, 2, 0, 0]
    assert Home(tmp_path).statistics().tally().finished == 12


def test_records_that_cannot_be_counted_are_passed_over(tmp_path: Path) -> None:
    home = Home(tmp_path)
    table = finish(home)
    for name, text in (("spoilt", "flow-record 2\nx\n"), ("folder", None)):
        path = home.folder / f"{name}.flow"
        path.mkdir() if text is None else path.write_text(text)
    (home.folder / ("x" * 150 + ".flow")).write_text("flow-record 2\n")
    assert home.statistics().catch_up() == 0 == home.statistics().catch_up()
    assert home.statistics().tally().finished == 1 and table.state.result is not None


def test_two_programs_count_together(tmp_path: Path) -> None:
    one, other = Home(tmp_path), Home(tmp_path)
    assert one.statistics().tally() == other.statistics().tally() == Tally()
    finish(one)
    one.welcome()
    finish(other, Options("badger-foam", clock=Clock(None)))
    other.welcome()
    assert one.statistics().tally().finished == other.statistics().tally().finished == 2


def test_where_nothing_can_be_written_it_is_told_once_and_counted_until_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = Home(tmp_path)
    finish(home)

    def full(path: Path, data: bytes) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("flow_desktop.files.json_file.write_whole", full)
        told = [*home.welcome().sentences, *home.welcome().sentences]
        assert told == [STATISTICS_NOT_KEPT] and home.statistics().tally().finished == 1
    home.welcome()
    assert Home(tmp_path).statistics().outcomes == home.statistics().outcomes


@pytest.mark.parametrize(
    "changes",
    [
        {"won": 1},
        {"edition": "../x"},
        {"edition": []},
        {"difficulty": 7},
        {"difficulty": True},
        {"clock": "9999s"},
        {"clock": 60},
        {"players": 0},
        {"rounds": 10**400},
        {"tiles_left": -1},
        {"more": 1},
    ],
)
def test_what_is_no_outcome_is_refused(changes: dict[str, object]) -> None:
    with pytest.raises(OutcomeError):
        read_outcome(WON.to_json() | changes)
    assert read_outcome(WON.to_json()) == WON


def test_looking_at_statistics_writes_nothing(tmp_path: Path) -> None:
    assert Statistics(tmp_path, tmp_path / "games").tally() == Tally()
    assert list(tmp_path.iterdir()) == []
