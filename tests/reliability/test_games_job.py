"""The job `games`: what is kept is listed, shown, exported and deleted."""

import json
import random
from pathlib import Path

import pytest

from flow_desktop.app.folders import Folders
from flow_desktop.cli import run
from flow_desktop.engine import Clock, Options
from flow_desktop.engine.command_text import write_command
from flow_desktop.engine.commands import Command
from flow_desktop.engine.notation import write_board
from flow_desktop.engine.record import read_record
from flow_desktop.rounds import Home
from flow_desktop.scenes.autoplay.game import ScriptedGame, play
from tests.table.playing import play_one, texts


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Home:
    """A home with a finished game and, newer, an unfinished one."""
    monkeypatch.setenv("FLOW_HOME", str(tmp_path / "home"))
    home, chance = Home(tmp_path / "home"), random.Random(3)
    for seed, moves in (("otter-reef", 999), ("badger-foam", 5)):
        table = home.new_table(Options(seed, clock=Clock(None)))
        while table.state.result is None and len(table.moves) < moves:
            play_one(table, chance)
        table.close()
    return home


def test_games_are_listed_newest_first(home: Home, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["games", "--json"]) == 0
    newest, oldest = json.loads(capsys.readouterr().out)
    assert (newest["finished"], newest["result"], len(newest["commands"])) == (False, None, 5)
    assert oldest["finished"] and oldest["result"] in ("won", "lost")
    for told, kept in zip((newest, oldest), home.games(), strict=True):
        assert told["commands"] == list(kept.commands)
        assert told["board"] == write_board(kept.state.board)
    assert run(["games"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "unfinished" in lines[0] and "badger-foam" in lines[0] and "otter-reef" in lines[1]


def test_without_games_there_is_an_empty_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FLOW_HOME", str(tmp_path / "nothing"))
    assert run(["games", "--json"]) == 0 and json.loads(capsys.readouterr().out) == []
    assert run(["games"]) == 0 and capsys.readouterr().out == "No games yet.\n"
    assert not (tmp_path / "nothing").exists(), "looking makes nothing"


def test_a_game_is_shown_and_exported_as_its_record(
    home: Home, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = home.games()[1]
    assert run(["games", "show", kept.paths.name]) == 0
    shown = capsys.readouterr().out
    file = tmp_path / "shared.flow"
    assert run(["games", "export", kept.paths.name, str(file)]) == 0
    assert file.read_text("utf-8") == shown and read_record(shown)[0] == kept.record
    assert run(["games", "export", "newest", str(file)]) == 1, "nothing is overwritten"
    assert "already" in capsys.readouterr().err and file.read_text("utf-8") == shown
    assert run(["games", "export", "newest", str(tmp_path / "no" / "folder")]) == 1
    assert run(["games", "export", "newest", "a\0b"]) == 1


def test_a_game_is_deleted_by_its_name_or_a_beginning_of_it_that_is_its_own(
    home: Home, capsys: pytest.CaptureFixture[str]
) -> None:
    newest, oldest = home.games()
    assert run(["games", "delete", newest.paths.name[:4]]) == 2
    assert "More than one" in capsys.readouterr().err and len(home.games()) == 2
    assert run(["games", "delete", oldest.paths.name]) == 0
    assert [kept.paths for kept in home.games()] == [newest.paths]
    table = home.go_on(home.games()[0])
    assert run(["games", "delete", "newest"]) == 1
    assert "another Flow window" in capsys.readouterr().err and len(home.games()) == 1
    table.close()
    assert run(["games", "delete", "newest"]) == 0 and home.games() == []


def test_autoplay_says_every_command_and_goes_on(tmp_path: Path) -> None:
    said: list[str] = []

    def ack(command: Command) -> None:
        kept = Home(tmp_path).games()[0]
        said.append(write_command(command))
        assert list(kept.commands[: len(said)]) == said, "said only when it is on the disk"
        waiting = kept.commands[len(said) :]
        assert waiting in ((), ("time",)), "the bell is told with its turn"

    table = Home(tmp_path).new_table(Options("otter-reef", clock=Clock(None, 4)))
    play_one(table, random.Random(1))
    said += texts(table)
    table.close()
    played = play(ScriptedGame(), (1024, 640), folders=Folders(tmp_path), resume=True, ack=ack)
    (kept,) = Home(tmp_path).games()
    assert kept.finished and list(kept.commands) == said and played.commands == len(said)
