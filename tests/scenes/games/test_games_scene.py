"""The page of games: what stands where, what can be done, and what goes wrong."""

from pathlib import Path

import pytest

from flow_desktop.app import clipboard
from flow_desktop.app.intents import Action, Device
from flow_desktop.app.loop import App
from flow_desktop.app.settings import Settings
from flow_desktop.engine.record import read_record
from flow_desktop.engine.record_short import write_short
from flow_desktop.rounds import Home, past_table
from flow_desktop.rounds.words import IN_USE
from flow_desktop.scenes.board.picture import BoardPicture
from flow_desktop.scenes.games.details import ChosenGame, PastResults
from flow_desktop.scenes.games.numbers import NumbersPage
from flow_desktop.scenes.games.pages import GameRow
from flow_desktop.scenes.games.scene import FIRST_ROWS, PAGE, GamesScene
from flow_desktop.scenes.play.drawings import drawings_of
from flow_desktop.scenes.play.scene import PlayScene
from flow_desktop.scenes.start import home_of
from flow_desktop.table import Unread
from flow_desktop.table.words import BROKEN_RECORD, GONE
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.dialog import Dialog
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.widget import walk
from tests.scenes.games.evenings import NAMES, finished_record, keep_finished, keep_unfinished
from tests.scenes.menu.opening import CORNERS, TEXTS, faults, opened, screen
from tests.widgets.driving import click, do, focused

LARGE_TEXT = Settings(language="en", text_percent=200)


def page(app: App) -> GamesScene:
    scene = app.stack.top
    assert isinstance(scene, GamesScene)
    return scene


def settled(app: App) -> App:
    """After everything was read, counted and drawn."""
    for _ in range(400):
        if page(app).wake_after is None:
            return app
        app.loop_once()
    raise AssertionError("it never comes to rest")


def rows(app: App) -> list[str]:
    return [
        widget.key.removeprefix("game-") for widget in walk(page(app).root) if isinstance(widget, GameRow)
    ]


def words(app: App) -> str:
    """Everything that can be read on the page."""
    return "\n".join(widget.label for widget in walk(screen(app).root) if isinstance(widget, Label | Button))


def test_unfinished_games_stand_first_and_newer_ones_above_older_ones(tmp_path: Path) -> None:
    old, new = keep_finished(tmp_path, 2)
    waits = keep_unfinished(tmp_path)
    app = settled(opened(GamesScene, tmp_path))
    assert rows(app) == [waits, new, old]
    assert focused(app) == f"game-{waits}"
    headings = [w.label for w in walk(page(app).root) if w.label in ("Unfinished", "Finished")]
    assert headings == ["Unfinished", "Finished"]


def test_a_row_tells_result_date_players_difficulty_rounds_and_clock(tmp_path: Path) -> None:
    (name,) = keep_finished(tmp_path)
    row = page(opened(GamesScene, tmp_path)).find(f"game-{name}")
    rounds = read_record(finished_record())[1].turn.round
    told = row.spoken()
    for part in (str(rounds), "1 March 2025", "Mia and Tom", "Basic game", "no clock"):
        assert part in told


def test_the_board_wears_the_drawings_it_had_when_the_game_ended(tmp_path: Path) -> None:
    keep_finished(tmp_path)
    board = page(settled(opened(GamesScene, tmp_path))).find("board")
    table = past_table(read_record(finished_record())[0])
    assert isinstance(board, BoardPicture)
    assert board.board_show.variants == drawings_of(table).board != {}


@pytest.mark.parametrize("device", [Device.KEYBOARD, Device.PAD])
def test_going_on_needs_two_confirmations(device: Device, tmp_path: Path) -> None:
    keep_unfinished(tmp_path, seed="badger-foam")
    app = opened(GamesScene, tmp_path)
    do(app, Action.ACCEPT, device=device)
    assert focused(app) == "first-deed"
    do(app, Action.ACCEPT, device=device)
    games = [scene for scene in app.stack.scenes if isinstance(scene, PlayScene)]
    assert games[0].table.options.seed == "badger-foam"
    games[0].table.close()


def test_what_has_the_focus_is_shown_beside_the_list(tmp_path: Path) -> None:
    old, new = keep_finished(tmp_path, 2)
    app = settled(opened(GamesScene, tmp_path))
    assert page(app).chosen is page(app).rows[0]
    do(app, Action.NAV_DOWN)
    chosen = page(app).chosen
    assert chosen is not None and chosen.paths.name == old != new
    assert "board" not in {w.key for w in walk(page(app).root)}, "no time for a picture yet"
    settled(app)
    assert "2 March 2025" not in words(app) and "1 March 2025" in words(app)
    assert "board" in {w.key for w in walk(page(app).root)}


def test_a_finished_game_can_be_looked_at_but_not_changed(tmp_path: Path) -> None:
    (name,) = keep_finished(tmp_path)
    path = Home(tmp_path).folder / f"{name}.flow"
    before = path.read_bytes()
    app = opened(GamesScene, tmp_path)
    click(app, page(app).find("first-deed"))
    past = app.stack.top
    assert isinstance(past, PastResults) and not past.moving and focused(app) == "back"
    assert past.table.state == read_record(finished_record())[1]
    assert [seat.name for seat in past.table.seats] == list(NAMES)
    assert {w.key for w in walk(past.root)} & {"new", "change", "menu"} == set()
    do(app, Action.BACK)
    assert (
        path.read_bytes() == before and focused(app) == "first-deed" and isinstance(app.stack.top, GamesScene)
    )


def test_the_same_wave_can_be_played_again(tmp_path: Path) -> None:
    keep_finished(tmp_path)
    app = opened(GamesScene, tmp_path)
    click(app, page(app).find("first-deed"))
    click(app, screen(app).find("same"))
    play = app.stack.top
    assert isinstance(play, PlayScene) and play.table.options.seed == "otter-reef"
    assert play.table.options.players == 2 and not play.table.moves
    play.table.close()


def test_a_game_is_written_to_a_file_and_the_page_says_where(tmp_path: Path) -> None:
    keep_finished(tmp_path)
    app = opened(GamesScene, tmp_path)
    click(app, page(app).find("export"))
    (path,) = (tmp_path / "exports").iterdir()
    assert isinstance(app.stack.top, Dialog)
    assert path.name in app.stack.top.message and str(path.parent) in app.stack.top.message
    assert path.read_text("utf-8") == finished_record()


def test_a_game_that_cannot_be_written_says_so(tmp_path: Path) -> None:
    keep_finished(tmp_path)
    (tmp_path / "exports").write_text("in the way")
    app = opened(GamesScene, tmp_path)
    click(app, page(app).find("export"))
    assert isinstance(app.stack.top, Dialog) and "could not be written" in app.stack.top.message


def test_a_game_is_copied_as_text(tmp_path: Path) -> None:
    keep_finished(tmp_path)
    app = opened(GamesScene, tmp_path)
    click(app, page(app).find("copy"))
    assert clipboard.paste() == write_short(read_record(finished_record())[0])
    assert [caption.text for caption in app.shell.captions.shown] == ["Copied."]


def test_deleting_asks_once_says_what_is_lost_and_keeps_its_place(tmp_path: Path) -> None:
    """U4."""
    old, middle, new = keep_finished(tmp_path, 3)
    app = settled(opened(GamesScene, tmp_path))
    do(app, Action.NAV_DOWN)
    click(app, page(app).find("delete"))
    asked = app.stack.top
    assert isinstance(asked, Dialog) and "gone" in asked.message
    do(app, Action.ACCEPT)
    assert rows(app) == [new, middle, old], "the safe answer has the focus"
    click(app, page(app).find("delete"))
    click(app, screen(app).find("answer-0"))
    assert rows(settled(app)) == [new, old] and focused(app) == f"game-{old}"
    assert not (Home(tmp_path).folder / f"{middle}.flow").exists()
    assert home_of(app.shell).statistics().tally().finished == 3, "it stays counted"


def test_deleting_the_last_game_leaves_the_empty_page(tmp_path: Path) -> None:
    keep_unfinished(tmp_path)
    app = opened(GamesScene, tmp_path)
    click(app, page(app).find("delete"))
    assert isinstance(app.stack.top, Dialog) and "continue" in app.stack.top.message
    click(app, screen(app).find("answer-0"))
    assert rows(app) == [] and focused(app) == "play" and "No games yet" in words(app)


def test_before_the_first_game_play_is_the_obvious_step(tmp_path: Path) -> None:
    app = opened(GamesScene, tmp_path)
    assert focused(app) == "play"
    do(app, Action.ACCEPT)
    assert isinstance(app.stack.top, PlayScene)
    app.stack.top.table.close()


def test_a_game_that_is_open_elsewhere_can_only_be_looked_at(tmp_path: Path) -> None:
    keep_unfinished(tmp_path)
    home = Home(tmp_path)
    table = home.go_on(next(home.waiting()))
    app = opened(GamesScene, tmp_path)
    for key in ("first-deed", "delete"):
        button = page(app).find(key)
        assert not button.enabled and button.reason == IN_USE
    table.close()
    assert len([*home.waiting()]) == 1


def test_a_spoilt_record_is_named_put_aside_and_in_nobodys_way(tmp_path: Path) -> None:
    good, bad = keep_finished(tmp_path, 2)
    path = Home(tmp_path).folder / f"{bad}.flow"
    path.write_text("flow-record 2\nspoilt\nend 0 won\n")
    app = settled(opened(GamesScene, tmp_path))
    assert rows(app) == [bad, good] and isinstance(page(app).chosen, Unread)
    assert BROKEN_RECORD in words(app) and path.with_name(f"{bad}.flow.broken").exists()
    do(app, Action.ACCEPT)
    assert app.stack.top is page(app)
    do(app, Action.NAV_DOWN)
    assert "first-deed" in {w.key for w in walk(page(app).root)}


def test_a_record_that_vanishes_while_the_page_is_open(tmp_path: Path) -> None:
    names = keep_finished(tmp_path, FIRST_ROWS + 4)
    app = opened(GamesScene, tmp_path)
    for name in names:
        (Home(tmp_path).folder / f"{name}.flow").unlink()
    settled(app)
    assert len(rows(app)) == len(names)
    unread = [game for game in page(app).rows if isinstance(game, Unread)]
    assert unread and {game.why for game in unread} == {GONE}
    click(app, page(app).find("export"))
    assert isinstance(app.stack.top, Dialog) and len(list((tmp_path / "exports").iterdir())) == 1
    do(app, Action.ACCEPT)
    click(app, page(app).find("delete"))
    click(app, screen(app).find("answer-0"))
    assert rows(app) == []


def test_an_unfinished_game_that_vanished_is_told(tmp_path: Path) -> None:
    name = keep_unfinished(tmp_path)
    app = opened(GamesScene, tmp_path)
    (Home(tmp_path).folder / f"{name}.journal").unlink()
    click(app, page(app).find("first-deed"))
    assert isinstance(app.stack.top, Dialog) and app.stack.top.message == GONE


def test_hundreds_of_games_are_read_when_they_are_due(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = keep_finished(tmp_path, 205)
    app = opened(GamesScene, tmp_path)
    assert len(page(app).rows) <= FIRST_ROWS + 4, "the first frame waits for what is seen"
    steps = []
    while page(app).wake_after is not None:
        before = len(page(app).rows)
        app.loop_once()
        steps.append(len(page(app).rows) - before)
    assert max(steps) == 2 and rows(app) == names[::-1][:PAGE]
    assert "Won together" in words(app) and home_of(app.shell).statistics().tally().finished == 205
    seen = []
    while True:
        seen += rows(settled(app))
        if "older" not in {w.key for w in walk(page(app).root)}:
            break
        click_inside(app, "older")
        assert focused(app) == f"game-{rows(app)[0]}"
    assert seen == names[::-1]
    for _ in range(len(names) // PAGE):
        click_inside(app, "newer")
    assert rows(settled(app)) == names[::-1][:PAGE]


def click_inside(app: App, key: str) -> None:
    """Press something that may have to be scrolled to first."""
    page(app).focus_on(key)
    do(app, Action.ACCEPT)


def test_with_large_text_a_game_has_a_page_of_its_own(tmp_path: Path) -> None:
    old, new = keep_finished(tmp_path, 2)
    app = opened(GamesScene, tmp_path, (1024, 640), LARGE_TEXT)
    assert "first-deed" not in {w.key for w in walk(page(app).root)}
    do(app, Action.ACCEPT)
    assert isinstance(app.stack.top, ChosenGame) and focused(app) == "first-deed"
    do(app, Action.ACCEPT)
    assert isinstance(app.stack.top, PastResults)
    do(app, Action.BACK)
    click(app, screen(app).find("delete"))
    screen(app).focus_on("answer-0")
    do(app, Action.ACCEPT)
    assert rows(app) == [old] and focused(app) == f"game-{old}" and new not in rows(app)


def test_the_numbers_are_a_page_and_say_nothing_of_what_was_not_played(tmp_path: Path) -> None:
    keep_finished(tmp_path)
    app = settled(opened(GamesScene, tmp_path))
    click(app, page(app).find("numbers"))
    assert isinstance(app.stack.top, NumbersPage)
    told = words(app)
    assert "Without a clock" in told and "With a timer" not in told and "Basic game" in told
    do(app, Action.BACK)
    assert focused(app) == "numbers"


def test_numbers_of_no_games_are_not_offered(tmp_path: Path) -> None:
    keep_unfinished(tmp_path)
    app = settled(opened(GamesScene, tmp_path))
    assert "numbers" not in {w.key for w in walk(page(app).root)}


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("size", CORNERS)
def test_the_layout_holds(tmp_path: Path, size: tuple[int, int], text: int) -> None:
    keep_finished(tmp_path, PAGE + 1)
    keep_unfinished(tmp_path)
    spoilt = Home(tmp_path).folder / "20250402-120000-000000-abcd.flow"
    spoilt.write_text("flow-record 2\nspoilt\nend 0 won\n")

    def read_all(scene: object) -> None:
        assert isinstance(scene, GamesScene)
        while scene.wake_after is not None:
            scene.update(0.2)

    assert faults(GamesScene, tmp_path, size, text, NAMES, read_all) == []
    game = Home(tmp_path).games()[0]
    assert faults(lambda: ChosenGame(game), tmp_path, size, text, NAMES) == []
    assert faults(lambda: ChosenGame(Unread(game.paths, BROKEN_RECORD)), tmp_path, size, text, NAMES) == []
    assert faults(NumbersPage, tmp_path, size, text) == []
