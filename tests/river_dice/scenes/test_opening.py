"""A file of River Dice opened with the program: a kept game, a deal code, or what is wrong with either."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest

from flow_desktop.app.folders import Folders
from flow_desktop.app.intents import Action, FileGiven
from flow_desktop.app.loop import App
from flow_desktop.app.scene import Scene, ToShelf
from flow_desktop.app.settings import Settings
from flow_desktop.app.start import off_screen
from flow_desktop.games import GAMES
from flow_desktop.playing import _opening
from flow_desktop.river_dice.engine import RiverOptions
from flow_desktop.river_dice.engine.codes import write_river_code
from flow_desktop.river_dice.engine.record import FORMAT, RiverRecord, write_record
from flow_desktop.river_dice.scenes.games.replay import RiverReplay
from flow_desktop.river_dice.scenes.opening import HOUSE_MARK, RECORD, code_in
from flow_desktop.river_dice.scenes.setup.opening import OpeningSetup
from flow_desktop.river_dice.scenes.setup.scene import RiverSetupPage
from flow_desktop.river_dice.table import RIVER_BOX, RiverHome
from flow_desktop.scenes.games.opened import MARK, OpenedGame
from flow_desktop.scenes.menu.opening import OpeningMenu
from flow_desktop.scenes.setup.scene import SetupScene
from flow_desktop.widgets.dialog import Dialog
from flow_desktop.widgets.widget import walk
from tests.river_dice.scenes.playing import act, press
from tests.river_dice.scenes.test_games import keep_two
from tests.scenes.games.test_opened import OPEN

DEAL = RiverOptions("otter-reef", 1, "C", (5, 6, 7, 8))
CODE = write_river_code(DEAL)


def started(folder: Path, file: Path) -> App:
    """The program as a double click on a file starts it."""
    return _app(folder, lambda shell: _opening(str(file), False, shell))


def _app(folder: Path, first: Callable[..., object]) -> App:
    wish = Settings(reduced_motion=True, language="en")
    game = GAMES["flow"].cartridge
    app = off_screen(game, first, Folders(folder / "data"), (1280, 720), wish)  # type: ignore[arg-type]
    app.loop_once()
    app.painting = False
    app.loop_once()
    return app


def written(folder: Path, text: str | bytes, name: str = "deal.flow") -> Path:
    path = folder / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def pages(app: App) -> list[type[Scene]]:
    return [type(scene) for scene in app.stack.scenes]


def words(app: App) -> str:
    root = app.stack.top.root if app.stack.top is not None else None
    return " ".join(widget.label for widget in walk(cast("object", root)))  # type: ignore[arg-type]


def test_the_marks_and_words_are_those_of_the_boxes() -> None:
    assert f"{RIVER_BOX.word}-record" == RECORD
    assert HOUSE_MARK == MARK


def test_a_kept_game_is_shown_again_above_a_table_with_its_deal(tmp_path: Path) -> None:
    """Both of them: one that is over (a record), and one that waits, exported; whatever they are called."""
    keep_two(tmp_path / "other")
    games = RiverHome(tmp_path / "other").games()
    assert {kept.finished for kept in games} == {True, False}
    for number, kept in enumerate(games):
        record = write_record(kept.record)
        for text in (record, record.replace("\n", "\r\n"), f"\ufeff{record}".removesuffix("\n")):
            file = written(tmp_path, text, f"from a friend {number}{RIVER_BOX.ending}")
            app = started(tmp_path, file)
            assert pages(app) == [OpeningSetup, RiverReplay]
            assert app.shell.game.name == "River Dice"
            replay = app.stack.top
            assert isinstance(replay, RiverReplay) and replay.record.moves == kept.record.moves
            act(app, Action.BACK)
            app.loop_once()
            assert pages(app) == [OpeningSetup], "it is opened once"
            assert file.read_bytes() == text.encode(), "the file is only read"


def test_below_a_game_from_a_file_its_deal_waits_to_be_played(tmp_path: Path) -> None:
    """Unless nobody could say that deal: only two of the words have a code."""
    for options, expected in ((DEAL, "C"), (RiverOptions("old-3", 1, "B"), "A")):
        app = started(tmp_path, written(tmp_path, write_record(RiverRecord(options))))
        act(app, Action.BACK)
        setup = app.stack.top
        assert isinstance(setup, OpeningSetup) and setup.draft.sheet_used == expected
        assert (setup.draft.options() == options) == (options is DEAL)


def test_the_very_file_that_was_kept_opens(tmp_path: Path) -> None:
    keep_two(tmp_path / "other")
    (file,) = (tmp_path / "other" / RIVER_BOX.folder).glob(f"*{RIVER_BOX.ending}")
    assert pages(started(tmp_path, file)) == [OpeningSetup, RiverReplay]


@pytest.mark.parametrize(
    "text",
    [
        f"river-dice: {CODE}",
        f"River-Dice:{CODE.lower().replace('-', ' ')}\r\n",
        f"flow: {CODE}\n\nFor Sunday, at six!\n",
        f"river-dice: {CODE}\n\nFor Sunday, at six!\n",
        f"\ufeff{CODE}\n",
        f"\n  {CODE.lower()}  \n",
    ],
)
def test_a_deal_code_in_a_file_is_a_table_with_that_deal(text: str, tmp_path: Path) -> None:
    app = started(tmp_path, written(tmp_path, text))
    assert pages(app) == [RiverSetupPage]
    setup = app.stack.top
    assert isinstance(setup, RiverSetupPage) and setup.draft.options() == DEAL
    press(app, "shelf")
    assert app.shell.game.name == "Flow", "and the way out is the usual one"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (f"{RECORD} 1\n", "This is a game of River Dice, but damaged or changed."),
        (f"{RECORD} {FORMAT + 1}\n{{}}\nend 0\n", "comes from a newer Flow"),
        (write_record(RiverRecord(DEAL)).replace("end 0", "0 roll\nend 1"), "damaged or changed"),
        ("river-dice: OTTER-REEF-61", "the words and the number do not belong together"),
        ("river-dice: " + "9" * 5000, "That is too long for a deal code."),
        ("river-dice:", "A deal code is two words and a number"),
    ],
)
def test_what_is_wrong_is_told_in_one_sentence(text: str, why: str, tmp_path: Path) -> None:
    app = started(tmp_path, written(tmp_path, text))
    assert pages(app) == [OpeningSetup, Dialog]
    assert why in words(app)
    act(app, Action.BACK)
    assert pages(app) == [OpeningSetup]


@pytest.mark.parametrize(
    ("text", "page"),
    [
        (OPEN, OpenedGame),
        ("flow: OTTER-REEF-60", SetupScene),
        ("OTTER-REEF-60", SetupScene),
        (f"Dear Mia,\nthe code is {CODE}.\n", Dialog),
        (f"{CODE}\nand more\n", Dialog),
        (b"\xff\xfe\x00", Dialog),
    ],
)
def test_what_is_not_of_river_dice_is_left_to_flow(
    text: str | bytes, page: type[Scene], tmp_path: Path
) -> None:
    app = started(tmp_path, written(tmp_path, text))
    assert pages(app) == [OpeningMenu, page]
    assert app.shell.game.name == "Flow"


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    app = started(tmp_path, tmp_path / "gone.river-dice")
    assert pages(app) == [OpeningMenu, Dialog] and "There is no file gone.river-dice." in words(app)


def test_a_file_may_be_dropped_on_the_first_page_of_either_game(tmp_path: Path) -> None:
    app = _app(tmp_path, lambda shell: ToShelf())
    deal, wave = written(tmp_path, CODE), written(tmp_path, "flow: OTTER-REEF-60", "wave.txt")
    for file, expected in ((deal, [RiverSetupPage]), (wave, [OpeningMenu, SetupScene])):
        app.inject(FileGiven(str(file)))
        app.loop_once()
        app.loop_once()
        assert pages(app) == expected


def test_flow_alone_reads_nothing_of_the_scenes_of_river_dice(tmp_path: Path) -> None:
    """A wave code opens as soon as it did: the other game is asked by a small module alone."""
    asked = (
        "import sys; from pathlib import Path;"
        "from flow_desktop.river_dice.scenes.opening import page_of_file;"
        "page = page_of_file(None, Path(sys.argv[1]));"
        "print(page, 'flow_desktop.river_dice.scenes.setup.scene' in sys.modules)"
    )
    file = str(written(tmp_path, "flow: OTTER-REEF-60"))
    done = subprocess.run([sys.executable, "-c", asked, file], capture_output=True, text=True, check=True)
    assert done.stdout == "None False\n"


def test_a_code_without_a_mark_stands_alone() -> None:
    assert code_in(CODE) == CODE
    assert code_in(f"{CODE}\n{CODE}") is None
    assert code_in("") is None
