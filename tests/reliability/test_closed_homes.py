"""Homes that are closed, too far away or missing; files of a newer program; dates that no calendar has."""

import json
import os
import time
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace

import pytest

from flow_desktop.app.crash import keep_report, without_paths
from flow_desktop.app.folders import Folders, find_folders
from flow_desktop.app.language import use
from flow_desktop.app.settings import load_settings
from flow_desktop.cli import run
from flow_desktop.engine import Options
from flow_desktop.rounds import FLOW_BOX, Home
from flow_desktop.scenes.cartridge import FLOW
from flow_desktop.scenes.games.words import date_words
from flow_desktop.table.saved import seal
from flow_desktop.table.words import ALL_CLOSED, BROKEN, CLOSED, CLOSED_RECORD
from tests.reliability.running import as_anybody, run_program
from tests.reliability.test_bad_files import finished_game, menu, said
from tests.reliability.test_bad_small_files import finish_a_game

pytestmark = pytest.mark.skipif(os.name != "posix", reason="permissions, names and zones are those of POSIX")
NOT_KEPT = f"said {FLOW.words.not_writable}\n"
WORKING = "flow_desktop"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home that the command line uses too."""
    use("en")
    monkeypatch.setenv("FLOW_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.mark.parametrize("mode", [0o000, 0o500, 0o600, 0o400])
def test_a_closed_home_is_told_once_and_played_in(mode: int, home: Path) -> None:
    finish_a_game(home)
    (home / "settings.json").write_text('{"version": 1}')
    home.chmod(mode)
    try:
        done = run_program(home, "quit", begin=as_anybody())
        crashed = run_program(home, "raise", begin=as_anybody())
        again = run_program(home, "--reset-settings", module=WORKING, begin=as_anybody())
    finally:
        home.chmod(0o700)
    assert (done.returncode, done.stdout, done.stderr) == (0, NOT_KEPT, "")
    assert crashed.returncode == 1 and crashed.stderr == f"{FLOW.words.stumbled}\n"
    assert again.returncode == 1 and again.stderr.endswith("could not be put aside.\n")
    assert not list(home.glob("*.broken"))


@pytest.mark.parametrize("name", ["x" * 300, "xy/" * 2000])
def test_a_home_too_far_away_is_told_once_and_played_in(name: str, tmp_path: Path) -> None:
    done = run_program(tmp_path / name, "quit")
    assert (done.returncode, done.stdout, done.stderr) == (0, NOT_KEPT, "")
    crashed = run_program(tmp_path / name, "raise")
    assert crashed.returncode == 1 and crashed.stderr == f"{FLOW.words.stumbled}\n"
    assert keep_report(Folders(tmp_path / name), "report") is None


def test_without_any_home_nothing_is_kept_and_a_sentence_says_where(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import pwd

    def nobody(number: int) -> None:
        raise KeyError(number)

    monkeypatch.setattr(pwd, "getpwuid", nobody)
    for variable in ("HOME", "FLOW_HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(variable, raising=False)
    folders = find_folders("Flow")
    assert folders.nowhere and not folders.make() and not folders.writable
    assert load_settings(folders.settings_file).fault is None
    assert said(menu(folders.data)) == []
    table = Home(folders.data).new_table(Options("otter-reef"))
    assert table.take_trouble() != ""
    assert without_paths("in /a/b/c.py") == "in …/c.py"
    assert run(["--where"]) == 1
    told = capsys.readouterr()
    assert told.out == "" and told.err.count("\n") == 1 and "FLOW_HOME" in told.err
    assert run(["games"]) == 0 and run(["--reset-settings"]) == 0


def test_newer_files_stay_as_they_are_start_after_start(home: Path) -> None:
    home.mkdir()
    files = {
        "settings.json": {"version": 99, "text_percent": 150, "smell": "salt"},
        "profiles.json": {"version": 99, "people": [{"name": "Mia"}]},
        "statistics.json": {"version": 99, "games": {}},
    }
    for name, values in files.items():
        (home / name).write_text(json.dumps(values))
    for _ in range(3):
        done = run_program(home, "quit")
        assert done.stdout.count(FLOW.words.settings_newer) == 1 and done.returncode == 0
    found = {name: json.loads((home / name).read_text()) for name in files}
    assert found == files and {path.name for path in home.iterdir()} == {*files, "flow.log"}


@pytest.mark.parametrize(("mode", "told"), [(0o400, CLOSED_RECORD), (0o000, ALL_CLOSED), (0o200, ALL_CLOSED)])
def test_games_in_a_closed_folder_are_told(mode: int, told: str, home: Path) -> None:
    finished_game(home)
    (home / "games").chmod(mode)
    try:
        done = run_program(home, "quit", begin=as_anybody())
        listed = run_program(home, "games", module=WORKING, begin=as_anybody())
    finally:
        (home / "games").chmod(0o700)
    assert (done.returncode, done.stdout, done.stderr) == (0, f"said {told}\n", "")
    assert "No games yet" not in listed.stdout and listed.stderr != ""


def test_closed_files_are_named_and_left_where_they_are(home: Path) -> None:
    record = finished_game(home)
    Home(home).new_table(Options("badger-foam")).close()
    journal = next((home / "games").glob("*.journal"))
    for path in (record, journal):
        path.chmod(0)
    done = run_program(home, "quit", begin=as_anybody())
    assert (done.returncode, done.stdout) == (0, f"said {CLOSED}\nsaid {CLOSED_RECORD}\n")
    listed = run_program(home, "games", module=WORKING, begin=as_anybody())
    assert listed.stdout == "" and listed.stderr.count("could not be read.") == 2
    assert record.exists() and journal.exists()


def test_a_log_that_cannot_be_written_does_not_speak_of_games(home: Path) -> None:
    (home / "flow.log").mkdir(parents=True)
    done = run_program(home, "quit")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.parametrize("options", ["7", "null", "[]", '"x"', "[[]]", "true", '{"seed": []}'])
@pytest.mark.parametrize("seats", ["7", "null", "{}", '[{"name": 7}]', "[null]", '"x"'])
def test_a_forged_journal_is_put_aside(options: str, seats: str, tmp_path: Path) -> None:
    folder = Home(tmp_path).folder
    folder.mkdir(parents=True)
    begin = f'begin {{"game": "1", "options": {options}, "seats": {seats}}}'
    path = folder / "20250101-120000-000000-abcd.journal"
    path.write_bytes(seal(("flow-journal 1 x", begin))[0])
    assert Home(tmp_path).welcome().sentences == (BROKEN,)


@pytest.mark.parametrize("when", [(1 << 62, 1 << 62), (-(1 << 62), -(1 << 62)), (253402300800 * 10**9,) * 2])
def test_a_file_of_any_age_is_listed(when: tuple[int, int], home: Path) -> None:
    record = finished_game(home)
    record = record.rename(record.with_name("from a friend.flow"))
    try:
        os.utime(record, ns=when)
    except OverflowError:
        pytest.skip("this disk knows no such time")
    assert run(["games"]) == 0 and run(["games", "--json"]) == 0
    menu(home)
    (kept,) = Home(home).games()
    assert Home(home).write_down(kept).exists()


@pytest.mark.parametrize("zone", ["UTC", "AAA+24", "AAA-24:59:59", "AAA+99:99", "nonsense/", ""])
@pytest.mark.parametrize(
    "name", ["00010101-000000-000000-abcd", "99991231-235959-999999-abcd", "20250229-000000-000000-abcd"]
)
def test_odd_dates_and_time_zones_are_shown(
    zone: str, name: str, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = finished_game(home)
    record.rename(record.with_name(f"{name}.flow"))
    monkeypatch.setenv("TZ", zone)
    time.tzset()
    try:
        (kept,) = Home(home).games()
        assert date_words(kept.paths.started) and date_words(datetime.now(UTC))
        assert Home(home).write_down(kept).exists()
    finally:
        monkeypatch.undo()
        time.tzset()


def test_an_export_leaves_what_lies_beside_it(home: Path, tmp_path: Path) -> None:
    finished_game(home)
    mine = tmp_path / "mine"
    mine.write_text("mine")
    (tmp_path / "out.new").symlink_to(mine)
    (tmp_path / "taken").symlink_to(tmp_path / "nowhere")
    assert run(["games", "export", "newest", str(tmp_path / "out")]) == 0
    assert mine.read_text() == "mine" and (tmp_path / "out.new").is_symlink()
    assert run(["games", "export", "newest", str(tmp_path / "taken")]) == 1
    assert (tmp_path / "taken").is_symlink()


def test_names_do_not_command_the_terminal(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = finished_game(home)
    record.with_name("b\x1b[2J\nc\r.flow").write_bytes(b"spoilt")
    record.rename(record.with_name("a\x1b]0;title\x07\x9b31m.flow"))
    assert run(["games"]) == 0
    told = capsys.readouterr()
    for text in (told.out, told.err):
        assert text.count("\n") == 1 and text.rstrip("\n").isprintable()
    assert "\\x1b[2J\\nc\\r" in told.err and "\\x1b]0;title" in told.out


@pytest.mark.parametrize("age", [1e12, 1e18, -1e18, float("inf"), float("nan")])
def test_an_age_that_no_calendar_has_is_the_beginning_of_all_time(
    age: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = FLOW_BOX.paths(tmp_path, "from a friend")
    monkeypatch.setattr(Path, "stat", lambda path: SimpleNamespace(st_mtime=age))
    assert paths.started == datetime.fromtimestamp(0, UTC)
