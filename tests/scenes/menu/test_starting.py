"""The menu as the program opens is seen before games are read, and shows the same a moment later."""

from dataclasses import replace
from pathlib import Path

from flow_desktop.app.intents import Action
from flow_desktop.app.loop import App
from flow_desktop.app.settings import Settings
from flow_desktop.scenes.draft import Draft, draft_words
from flow_desktop.scenes.menu.opening import StartingMenu
from flow_desktop.scenes.menu.scene import NOT_YET, MenuScene
from flow_desktop.scenes.play.scene import PlayScene
from flow_desktop.scenes.start import GENTLE, remember
from flow_desktop.widgets.widget import Widget, walk
from tests.scenes.menu.opening import opened, screen
from tests.scenes.menu.test_menu import interrupted
from tests.widgets.driving import do, focused


def played_before(folder: Path) -> Settings:
    """The settings after a table was set up, with the line that it has in the menu."""
    app = opened(MenuScene, folder)
    remember(app.shell, Draft().with_players(3))
    return app.shell.settings


def play_button(app: App) -> Widget:
    return screen(app).find("play")


def places(app: App) -> dict[str, tuple[int, ...]]:
    return {widget.key: tuple(widget.rect) for widget in walk(screen(app).root) if widget.key}


def test_the_first_frame_has_the_last_tables_line_and_nothing_moves_when_it_is_known(tmp_path: Path) -> None:
    settings = played_before(tmp_path)
    app = opened(StartingMenu, tmp_path, settings=settings)
    words = draft_words(Draft().with_players(3))
    assert play_button(app).value() == words
    before = places(app)
    for _ in range(3):
        app.loop_once()
    assert play_button(app).value() == words
    assert places(app) == before


def test_at_the_first_start_the_line_comes_after_the_first_frame_and_nothing_moves(tmp_path: Path) -> None:
    app = opened(StartingMenu, tmp_path)
    assert play_button(app).value() == NOT_YET
    before = places(app)
    for _ in range(3):
        app.loop_once()
    assert play_button(app).value() == draft_words(replace(Draft(), clock=GENTLE))
    assert places(app) == before


def test_the_kept_line_is_not_shown_in_another_language(tmp_path: Path) -> None:
    settings = played_before(tmp_path)
    app = opened(StartingMenu, tmp_path, settings=Settings(language="de", extra=settings.extra))
    assert play_button(app).value() == NOT_YET


def test_a_press_before_anything_is_known_plays(tmp_path: Path) -> None:
    app = opened(StartingMenu, tmp_path, settings=played_before(tmp_path))
    do(app, Action.ACCEPT)
    play = app.stack.top
    assert isinstance(play, PlayScene)
    assert play.table.options.players == 3


def test_a_game_that_waits_is_offered_in_the_first_frame(tmp_path: Path) -> None:
    interrupted(tmp_path)
    app = opened(StartingMenu, tmp_path)
    assert focused(app) == "go-on"
    assert screen(app).find("go-on").value() == NOT_YET
    before = places(app)
    for _ in range(3):
        app.loop_once()
    assert "1" in screen(app).find("go-on").value()
    assert places(app) == before
    assert app.shell.speech.last == screen(app).find("go-on").spoken()


def test_a_press_before_it_is_read_goes_on_with_it(tmp_path: Path) -> None:
    interrupted(tmp_path)
    app = opened(StartingMenu, tmp_path)
    do(app, Action.ACCEPT)
    assert isinstance(app.stack.top, PlayScene)


def test_what_only_looked_like_a_game_is_gone_a_moment_later(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "20260101-120000-000000-abcd.journal").write_bytes(b"nothing of ours")
    app = opened(StartingMenu, tmp_path)
    assert focused(app) == "go-on"
    for _ in range(3):
        app.loop_once()
    assert focused(app) == "play"
