"""Other rooms have their say on the page of a finished game, and know nothing of the page."""

from pathlib import Path

import pytest

from flow_desktop.engine import Options, Result
from flow_desktop.rounds import Home
from flow_desktop.scenes.contribution import Contribution, FinishedGame
from flow_desktop.scenes.results import contributions
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.label import Label
from tests.scenes.results.ending import finished_table, results_app


def _stars(game: FinishedGame) -> Contribution:
    won = str(game.table.state.result)
    star = Label(won, key="star")
    return Contribution(("Two stars.",), (star,), (Button("Keep", lambda: None, key="keep"),))


def test_what_is_contributed_is_seen_and_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contributions, "CONTRIBUTORS", [lambda game: Contribution(), _stars])
    _app, scene = results_app(tmp_path, finished_table(Result.WON))
    assert scene.find("star").label == str(Result.WON)
    assert scene.find("keep").label == "Keep"
    assert "Two stars." in scene.opening_words()


def test_a_kept_game_has_its_name(tmp_path: Path) -> None:
    home = Home(tmp_path)
    table = home.new_table(Options("otter-reef"))
    assert table.name in home.names()
    assert finished_table(Result.WON).name == "", "a game in memory is kept nowhere"
    table.close()
