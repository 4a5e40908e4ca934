"""A crash is told: the game is kept, a window and a sentence say so, and a report holds nothing personal."""

import re
from pathlib import Path

import pytest

from flow_desktop.app.crash import (
    MOST_REPORTS,
    REMEMBERED,
    Evidence,
    Trail,
    hidden,
    keep_report,
    report_text,
    without_paths,
)
from flow_desktop.app.folders import Folders
from flow_desktop.app.intents import Act, Action, PointerMoved, TextTyped
from flow_desktop.app.loop import App
from flow_desktop.app.start import off_screen, report_crash
from flow_desktop.cli import run
from flow_desktop.engine.record import read_record
from flow_desktop.rounds import Home
from flow_desktop.scenes.cartridge import FLOW
from flow_desktop.scenes.menu.scene import MenuScene
from flow_desktop.scenes.play.scene import PlayScene
from flow_desktop.version import VERSION
from tests.reliability.running import run_program


def reports(home: Path) -> list[str]:
    return [path.read_text("utf-8") for path in sorted((home / "crashes").iterdir())]


def test_a_failing_scene_leaves_the_game_a_window_a_sentence_and_a_report(tmp_path: Path) -> None:
    done = run_program(tmp_path, "raise")
    assert done.returncode == 1
    assert done.stdout.startswith("shown Flow has stumbled") and "choose Continue" in done.stdout
    assert done.stderr.count("\n") == 1 and "your games are kept" in done.stderr
    (kept,) = Home(tmp_path).welcome().unfinished
    assert kept.commands == ("draw 1",)
    (report,) = reports(tmp_path)
    assert report.startswith("Crash report of Flow")
    for wanted in (VERSION, "Python 3", "SDL", "scenes: Failing", "Push Failing", "ValueError", "in update"):
        assert wanted in report
    assert 'File "flow_desktop/app/loop.py"' in report.replace("\\", "/")


def test_the_report_holds_nothing_personal_and_the_game_to_play_again(tmp_path: Path) -> None:
    home = tmp_path / "Ada Lovelace"
    run_program(home, "raise")
    (report,) = reports(home)
    for secret in ("Žofie", "Lovelace", str(Path.home()), str(tmp_path)):
        assert secret not in report, secret
    game = report.split("\nGame\n")[1].replace("\n  ", "\n").strip() + "\n"
    record, _ = read_record(game)
    assert [move.command for move in record.moves] == [
        move.command for move in Home(home).games()[0].record.moves
    ]


def test_the_next_start_offers_to_go_on(tmp_path: Path) -> None:
    run_program(tmp_path, "raise")
    app = off_screen(FLOW, lambda shell: MenuScene(), Folders(tmp_path))
    app.loop_once()
    app.inject(Act(Action.ACCEPT))
    app.loop_once()
    scene = app.stack.scenes[0]
    assert isinstance(scene, PlayScene) and len(scene.table.moves) == 1 and scene.table.paused


def test_the_player_can_start_again_at_once(tmp_path: Path) -> None:
    done = run_program(tmp_path, "again")
    assert done.returncode == 0 and done.stdout.count("shown") == 1
    assert len(Home(tmp_path).welcome().unfinished) == 1


@pytest.mark.parametrize("way", ["raise-at-once", "raise-twice"])
def test_whatever_fails_there_is_a_sentence_and_a_report(way: str, tmp_path: Path) -> None:
    done = run_program(tmp_path, way)
    assert done.returncode == 1 and "your games are kept" in done.stderr
    assert len(reports(tmp_path)) == 1


def test_without_a_place_for_the_report_there_is_still_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("a file where the folder should be")
    done = run_program(tmp_path / "home", "raise")
    assert done.returncode == 1 and "your games are kept" in done.stderr and "shown" in done.stdout


def test_a_job_without_a_window_says_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*arguments: object, **named: object) -> None:
        raise RuntimeError("lost")

    monkeypatch.setenv("FLOW_HOME", str(tmp_path))
    monkeypatch.setattr("flow_desktop.games_job.GamesJob.list", fail)
    assert run(["games"]) == 1
    told = capsys.readouterr()
    assert told.out == "" and told.err.count("\n") == 1 and "Traceback" not in told.err
    assert "RuntimeError: lost" in reports(tmp_path)[0]


def test_a_game_that_cannot_be_told_does_not_keep_the_report_from_being_written(tmp_path: Path) -> None:
    def speechless(app: App) -> Evidence:
        raise KeyError("no game")

    app = off_screen(FLOW, lambda shell: MenuScene(), Folders(tmp_path))
    assert FLOW.aftermath is not None
    app.shell.game = FLOW._replace(aftermath=FLOW.aftermath._replace(witness=speechless))
    crash = report_crash(ValueError("x"), app.shell, app)
    assert crash.report is not None and "ValueError: x" in crash.report.read_text("utf-8")


@pytest.mark.parametrize(
    ("text", "short"),
    [
        ('File "/opt/x/flow_desktop/app/loop.py", line 3', 'File "flow_desktop/app/loop.py", line 3'),
        ('File "C:\\Users\\Ada\\flow_desktop\\cli.py"', 'File "flow_desktop\\cli.py"'),
        ("not found: '/media/ada/stick/game.flow'", "not found: '…/game.flow'"),
        ("D:\\Ada\\games\\one.flow is gone", "…/one.flow is gone"),
        ("denied: 'C:\\\\users\\\\ada\\\\AppData\\\\game.flow'", "denied: '…/game.flow'"),
        ("denied: 'D:\\\\Games of Ada\\\\Flow 2\\\\game.flow'", "denied: '…/game.flow'"),
        ("'C:\\\\Users\\\\ADALOV~1' -> 'C:\\\\x.new'", "'…/…' -> '…/x.new'"),
        ("denied: '\\\\\\\\server\\\\ada\\\\game.flow'", "denied: '…/game.flow'"),
        ("'C:\\\\P\\\\flow_desktop\\\\cli.py'", "'flow_desktop\\\\cli.py'"),
        ("3/4 of the tiles, and/or cards", "3/4 of the tiles, and/or cards"),
        ("words.split('/')", "words.split('/')"),
    ],
)
def test_paths_are_cut_down(text: str, short: str) -> None:
    assert without_paths(text) == short


@pytest.mark.parametrize("home", ["C:\\Users\\Ada Byron", "/home/Ada Byron"])
def test_a_home_is_hidden_however_it_is_written(home: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flow_desktop.app.crash._home", lambda: home)
    other = home.replace("\\", "/").lower()
    for path in (home, repr(home + "\\settings.json"), other, repr(OSError(13, "no", f"{home}\\AppData"))):
        assert "byron" not in without_paths(f"before {path} after").lower(), path
        assert without_paths(f"before {path} after").startswith("before ")


def test_a_private_folder_is_hidden_inside_the_home_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Were the home hidden first, what a person called the folder would be left behind a space in it.

    Many names, so that an order left to chance could not pass.
    """
    monkeypatch.setattr("flow_desktop.app.crash._home", lambda: "/home/ada")
    for number in range(16):
        data = f"/home/ada/{number} games of Byron"
        told = without_paths(f"No such file: {data}/flow/settings.json", Path(data))
        assert not {"Byron", "of", "games"} & set(re.findall(r"\w+", told)), told
        assert told.endswith("settings.json")


def test_a_report_of_a_file_that_windows_refuses_names_no_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    """The words of an OSError have the path as Python quotes it, with doubled backslashes."""
    monkeypatch.setattr("flow_desktop.app.crash._home", lambda: "C:\\Users\\Ada Byron")
    error = PermissionError(
        13, "Permission denied", "C:\\users\\Ada Byron\\AppData\\Local\\Flow\\settings.json"
    )
    told = report_text(FLOW, error)
    assert "settings.json" in told
    assert not {"Byron", "AppData", "Local", "sers"} & set(re.findall(r"\w+", told.split("\nError\n")[1]))


def test_names_are_blotted_out_as_whole_words() -> None:
    assert hidden("Ada and Adam: 'Ada'", ["Ada", ""]) == "… and Adam: '…'"
    assert hidden("nothing", []) == "nothing"


def test_only_the_last_reports_are_kept(tmp_path: Path) -> None:
    written = [
        keep_report(Folders(tmp_path), report_text(FLOW, ValueError(str(n)))) for n in range(MOST_REPORTS + 3)
    ]
    kept = sorted((tmp_path / "crashes").iterdir())
    assert kept == written[-MOST_REPORTS:]


def test_the_trail_keeps_what_was_done_but_not_what_was_written() -> None:
    trail = Trail()
    for x in range(9):
        trail.note(x, PointerMoved(x, 0))
    trail.note(9, TextTyped("Žofie"))
    trail.note(10, Act(Action.UNDO))
    lines = trail.lines(10)
    assert [line.split(": ")[1] for line in lines] == [
        "PointerMoved 8 0",
        "TextTyped (5 letters)",
        "Act UNDO keyboard",
    ]
    for _ in range(2 * REMEMBERED):
        trail.note(11, Act(Action.REDO))
    assert len(trail.lines(11)) == REMEMBERED
