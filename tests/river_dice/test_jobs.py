"""The command line for River Dice: the deal of a day, kept games, a game through the screens."""

import json
import re
from pathlib import Path

import pytest

from flow_desktop.cli import run
from flow_desktop.river_dice.engine import RiverOptions
from flow_desktop.river_dice.engine.codes import read_river_code
from flow_desktop.river_dice.engine.record import read_record
from flow_desktop.river_dice.table import RiverHome
from tests.river_dice.table.playing import a_played_table


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> RiverHome:
    monkeypatch.setenv("FLOW_HOME", str(tmp_path))
    return RiverHome(tmp_path)


def said(capsys: pytest.CaptureFixture[str], *words: str, status: int = 0) -> str:
    assert run(words) == status
    told = capsys.readouterr()
    return told.err if status else told.out


def test_the_deal_of_a_day(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("daily", "--game", "river-dice", "--date", "2026-11-16")
    told = json.loads(said(capsys, *words, "--json"))
    assert (told["sheet"], told["seed"], told["date"]) == ("A", "guitar-gust", "2026-11-16")
    assert read_river_code(told["code"]).seed == "guitar-gust"
    assert told["code"] in said(capsys, *words)


def test_kept_games(home: RiverHome, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    games = ("games", "--game", "river-dice")
    assert "No games yet." in said(capsys, *games)
    a_played_table(home, 1, 30).close()
    (told,) = json.loads(said(capsys, *games, "--json"))
    assert told["sheet"] == "B" and told["seats"] == ["Ada", "Žofie"] and not told["finished"]
    assert "unfinished" in said(capsys, *games) and "reed-1" in said(capsys, *games)
    record, _ = read_record(said(capsys, *games, "show", "newest"))
    assert record.names == ("Ada", "Žofie")
    out = tmp_path / "out.river-dice"
    said(capsys, *games, "export", "newest", str(out))
    assert read_record(out.read_text("utf-8"))[0] == record
    assert "already" in said(capsys, *games, "export", "newest", str(out), status=1)
    assert "no such game" in said(capsys, *games, "show", "nobody", status=2)
    assert "--csv" in said(capsys, *games, "--csv", status=2)
    said(capsys, *games, "delete", told["name"])
    assert home.games() == []


def test_a_whole_game_through_the_screens(home: RiverHome, capsys: pytest.CaptureFixture[str]) -> None:
    """By any hand and by ear; what only Flow's table knows is refused."""
    asked = ("autoplay", "--game", "river-dice", "--seed", "otter-reef", "--sheet", "C", "--players", "2")
    told = json.loads(said(capsys, *asked, "--with", "keyboard", "--json"))
    listened = said(capsys, *asked, "--with", "ears")
    by_ear, by_keys = home.games()
    for kept in (by_ear, by_keys):
        assert kept.finished and kept.record.options == RiverOptions("otter-reef", 2, "C")
        assert len(kept.record.moves) > 80
    assert told["game"] == "river-dice" and told["points"] == list(by_keys.totals)
    assert told["commands"] == len(by_keys.record.moves)
    assert re.search(r"Points +{}:{}\n".format(*by_ear.totals), listened)
    for wrong in ("--with drag", "--players 5", "--partners 1", "--ack", "--resume"):
        assert wrong.split()[0] in said(capsys, *asked, *wrong.split(), status=2)
