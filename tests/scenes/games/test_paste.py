"""A game that was sent as text is pasted and shown again; what is none says why."""

import random
from pathlib import Path

import pytest

from flow_desktop.app import clipboard
from flow_desktop.app.intents import Action, Device
from flow_desktop.app.loop import App
from flow_desktop.engine.record import Record, read_record, write_record
from flow_desktop.engine.record_short import game_text, read_short, write_short
from flow_desktop.rounds.tape import Tape
from flow_desktop.scenes.games.paste import PasteScene
from flow_desktop.scenes.games.scene import GamesScene
from flow_desktop.scenes.games.words import table_words
from flow_desktop.scenes.replay.scene import ReplayScene
from flow_desktop.scenes.setup.scene import SetupScene
from flow_desktop.scenes.start import home_of, play_on
from tests.scenes.games.evenings import finished_record, keep_finished
from tests.scenes.menu.opening import opened, screen
from tests.widgets.driving import click, do

SIZE = (1280, 720)


def record() -> Record:
    return read_record(finished_record())[0]


def pasted(folder: Path, text: str) -> App:
    app = opened(PasteScene, folder, SIZE)
    clipboard.copy(text)
    click(app, screen(app).find("paste"))
    return app


@pytest.mark.parametrize("write", [write_short, write_record, lambda each: "> " + write_short(each)])
def test_a_game_opens_its_replay(write: object, tmp_path: Path) -> None:
    assert callable(write)
    app = pasted(tmp_path, write(record()))
    top = app.stack.top
    assert isinstance(top, ReplayScene)
    assert [move.command for move in top.record.moves] == [move.command for move in record().moves]


def test_a_wave_code_sets_a_table(tmp_path: Path) -> None:
    top = pasted(tmp_path, " otter reef 60\n").stack.top
    assert isinstance(top, SetupScene)
    assert top.draft.seed == "otter-reef"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "copied"),
        ("hello", "no game"),
        ("x" * 5000, "no game"),
        (write_short(record())[:90], "missing"),
        (write_short(record()).replace("flow-game 1", "flow-game 9"), "newer"),
        (finished_record().replace("end ", "and "), "line"),
        (finished_record().replace("flow-record 2", "flow-record 9"), "newer"),
    ],
)
def test_what_is_no_game_says_why(text: str, told: str, tmp_path: Path) -> None:
    app = opened(PasteScene, tmp_path, SIZE)
    clipboard.copy(text)
    do(app, Action.PASTE)
    page = app.stack.top
    assert isinstance(page, PasteScene)
    assert told in page.problem
    assert screen(app).find("problem").label == page.problem


def test_a_changed_letter_is_shown(tmp_path: Path) -> None:
    text, chance = write_short(record()), random.Random(1)
    at = next(at for at in iter(lambda: chance.randrange(40, 70), -1) if text[at].isalpha())
    other = "B" if text[at] != "B" else "C"
    page = pasted(tmp_path, text[:at] + other + text[at + 1 :]).stack.top
    assert isinstance(page, PasteScene)
    group = page.problem.rstrip(".").split()[-1]
    assert other in group


def test_the_page_of_games_leads_there_also_by_its_key(tmp_path: Path) -> None:
    keep_finished(tmp_path)
    for by_key in (False, True):
        app = opened(GamesScene, tmp_path, SIZE)
        if by_key:
            do(app, Action.PASTE)
        else:
            click(app, screen(app).find("paste"))
        assert isinstance(app.stack.top, PasteScene)
        do(app, Action.BACK, device=Device.PAD)
        assert isinstance(app.stack.top, GamesScene)


def test_what_is_copied_is_the_short_text(tmp_path: Path) -> None:
    assert len(game_text(record())) < 600
    assert [m.command for m in read_short(game_text(record()))[0].moves] == [
        m.command for m in record().moves
    ]


def test_a_game_that_was_played_on_says_so(tmp_path: Path) -> None:
    keep_finished(tmp_path)
    app = opened(GamesScene, tmp_path, SIZE)
    tape = Tape(record())
    tape.wind(3)
    play_on(app.shell, tape)
    (waiting,) = home_of(app.shell).waiting()
    again = opened(GamesScene, tmp_path, SIZE)
    page = again.stack.top
    assert isinstance(page, GamesScene)
    assert "Played on from a replay" in table_words(page.occasions, waiting)
    told = [screen(again).find(f"game-{game.paths.name}").value() for game in page.rows]
    assert ["replay" in each for each in told] == [True, False]
