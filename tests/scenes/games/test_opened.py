"""A file opened with Flow: a record, a wave code, or whatever else somebody clicks on (docs/records.md)."""

import os
from pathlib import Path

import pytest

from flow_desktop.app.intents import Action, FileGiven
from flow_desktop.app.loop import App
from flow_desktop.app.scene import Scene
from flow_desktop.engine.options import Clock
from flow_desktop.engine.record import read_record
from flow_desktop.rounds import KeptGame
from flow_desktop.scenes.draft import Draft
from flow_desktop.scenes.games.details import FIRST, PastResults
from flow_desktop.scenes.games.opened import LONGEST_NAME, OpenedGame, Unopened, opened, shown_name
from flow_desktop.scenes.menu.opening import OpeningMenu
from flow_desktop.scenes.menu.scene import MenuScene
from flow_desktop.scenes.setup.scene import SetupScene
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.dialog import Dialog
from flow_desktop.widgets.widget import walk
from tests.app.scenes import shell
from tests.scenes.games.evenings import NAMES, finished_record
from tests.scenes.menu.opening import CORNERS, TEXTS, faults, screen
from tests.scenes.menu.opening import opened as opened_at
from tests.widgets.driving import do

OPEN = """\
flow-record 2
game: 0.1.0
seed: otter-reef
rules: standard
seat: Otter
seat: Heron
first: 1
difficulty: 0
scenarios:
clock: 60s

3.200 draw 5
end 1 open
"""


def written(folder: Path, text: str | bytes, name: str = "game.flow") -> Path:
    path = folder / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


@pytest.mark.parametrize("ending", ["\n", "\r\n"])
@pytest.mark.parametrize("name", ["game.flow", "from a friend.txt"])
def test_a_record_is_a_game_whatever_its_file_is_called(name: str, ending: str, tmp_path: Path) -> None:
    text = finished_record()
    game = opened(shell(tmp_path), written(tmp_path, text.replace("\n", ending), name))
    assert isinstance(game, KeptGame)
    assert (game.record, game.finished, game.in_use) == (read_record(text)[0], True, False)


def test_a_game_that_is_not_over_can_be_opened_too(tmp_path: Path) -> None:
    game = opened(shell(tmp_path), written(tmp_path, OPEN))
    assert isinstance(game, KeptGame) and not game.finished


@pytest.mark.parametrize(
    "text",
    [
        "flow: OTTER-REEF-24086583",
        "flow:otter reef 24086583\r\n",
        "FLOW: Otter-Reef-24086583\n\nFor Sunday, at six!\n",
        "\ufeffOTTER-REEF-24086583\n",
        "\n  otter reef 24086583  \n",
    ],
)
def test_a_wave_code_in_a_file_is_a_table_of_that_wave(text: str, tmp_path: Path) -> None:
    draft = opened(shell(tmp_path), written(tmp_path, text))
    assert isinstance(draft, Draft)
    assert (draft.code(), len(draft.seats), draft.difficulty, draft.clock) == (
        "OTTER-REEF-24086583",
        4,
        3,
        Clock(60),
    )


NOTHING = "holds no game of Flow and no wave code."
DAMAGED = "game.flow is a game of Flow, but damaged or changed: look at line"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (b"", "A wave code is two words and a number"),
        (b"flow: OTTER-REEF-61", "the words and the number do not belong together"),
        (b"OTTER-REEF-61", "the words and the number do not belong together"),
        (b"flow: " + b"9" * 5000, "That is too long for a wave code."),
        (b"flow: OTTER-REFF-60", "does not know the word"),
        (b"Dear Mia,\nthe code is OTTER-REEF-60.\n", NOTHING),
        (b"\x7fELF\x02\x01\x01\x00" + bytes(range(256)), NOTHING),
        (b"\x00" * 200_000 + b"\n\n", NOTHING),
        (b"a\n" * 2_000_000, NOTHING),
        (b"x" * (1 << 22) + b"xx", NOTHING),
        (b"flow-record 2\n", DAMAGED),
        (b"flow-recorder\n", DAMAGED),
        (b"flow-record 3\n", "comes from a newer Flow"),
        (OPEN.replace("end 1 open", "").encode(), DAMAGED),
        (OPEN.replace("draw 5", "place g7:NESW").encode(), f"{DAMAGED} 12."),
        (OPEN.replace("draw 5", "draw " + "9" * 5000).encode(), f"{DAMAGED} 12."),
        (OPEN.replace("seat: Otter\n", "").encode().replace(b"Heron", b"\x1b[31m"), DAMAGED),
    ],
)
def test_whatever_else_there_is_gets_one_clear_sentence(text: bytes, why: str, tmp_path: Path) -> None:
    told = opened(shell(tmp_path), written(tmp_path, text))
    assert isinstance(told, Unopened)
    assert why in told.why
    assert "\n" not in told.why and len(told.why) < 200


def test_what_is_no_file_gets_its_sentence_without_waiting(tmp_path: Path) -> None:
    assert opened(shell(tmp_path), tmp_path / "gone.flow") == Unopened("There is no file gone.flow.")
    folder = opened(shell(tmp_path), tmp_path)
    assert isinstance(folder, Unopened) and NOTHING in folder.why
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe.flow")
        pipe = opened(shell(tmp_path), tmp_path / "pipe.flow")
        assert isinstance(pipe, Unopened) and NOTHING in pipe.why


def test_a_name_can_be_written_whatever_it_is_made_of() -> None:
    assert shown_name(Path("Süße Spiele.flow")) == "Süße Spiele.flow"
    assert shown_name(Path("a\nb\x1b\udcff.flow")) == "a?b??.flow"
    assert len(shown_name(Path("x" * 250))) == LONGEST_NAME


def app_with(folder: Path, text: str) -> App:
    """The program as a double click on a file starts it."""
    app = opened_at(lambda: OpeningMenu(written(folder, text)), folder)
    app.loop_once()
    return app


@pytest.mark.parametrize(
    ("text", "page"), [(OPEN, OpenedGame), ("flow: OTTER-REEF-60", SetupScene), ("?", Dialog)]
)
def test_each_comes_to_its_page_above_the_menu(text: str, page: type[Scene], tmp_path: Path) -> None:
    app = app_with(tmp_path, text)
    assert [type(scene) for scene in app.stack.scenes] == [OpeningMenu, page]
    do(app, Action.BACK)
    app.loop_once()
    assert [type(scene) for scene in app.stack.scenes] == [OpeningMenu], "it is opened once"


def test_a_file_that_is_dropped_on_the_menu_is_opened(tmp_path: Path) -> None:
    app = opened_at(MenuScene, tmp_path)
    app.inject(FileGiven(str(written(tmp_path, OPEN))))
    app.loop_once()
    assert isinstance(app.stack.top, OpenedGame)


def keys(app: App) -> set[str]:
    return {widget.key for widget in walk(screen(app).root) if isinstance(widget, Button)}


def test_a_finished_game_is_looked_at_and_its_file_stays_as_it_is(tmp_path: Path) -> None:
    app = app_with(tmp_path, finished_record())
    assert keys(app) == {FIRST, "same", "copy", "back"}
    assert "game.flow" in [widget.label for widget in walk(screen(app).root)]
    do(app, Action.ACCEPT)
    assert isinstance(app.stack.top, PastResults)
    assert (tmp_path / "game.flow").read_text("utf-8") == finished_record()


def test_the_wave_of_a_game_that_is_not_over_can_be_played(tmp_path: Path) -> None:
    app = app_with(tmp_path, OPEN)
    assert keys(app) == {FIRST, "copy", "back"}
    do(app, Action.ACCEPT)
    setup = app.stack.top
    assert isinstance(setup, SetupScene)
    assert (setup.draft.seed, [seat.name for seat in setup.draft.seats]) == ("otter-reef", ["Otter", "Heron"])


@pytest.mark.parametrize("size", CORNERS, ids=str)
@pytest.mark.parametrize("text", TEXTS)
def test_the_page_of_a_file_fits_every_window(size: tuple[int, int], text: int, tmp_path: Path) -> None:
    game = opened(shell(tmp_path), written(tmp_path, finished_record(), f"{'long name ' * 8}.flow"))
    assert isinstance(game, KeptGame)
    names = (*NAMES, shown_name(game.paths.record))
    assert faults(lambda: OpenedGame(game), tmp_path, size, text, names) == []
