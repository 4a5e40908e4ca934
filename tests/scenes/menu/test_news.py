"""What is new is told once, to those who know the house, and lies over nothing that can be pressed."""

from pathlib import Path

import pytest

from flow_desktop.app.settings import Settings
from flow_desktop.scenes.draft import Draft
from flow_desktop.scenes.kept_names import KEPT_NEWS
from flow_desktop.scenes.menu.scene import MenuScene
from flow_desktop.scenes.news import NEWS
from flow_desktop.scenes.start import remember
from flow_desktop.widgets.captions import free_place
from tests.scenes.menu.opening import opened, screen


def told(folder: Path, settings: Settings) -> tuple[list[str], Settings]:
    """What the menu tells in its first moments, and the settings afterwards."""
    app = opened(MenuScene, folder, settings=settings)
    for _ in range(4):
        app.loop_once()
    return [caption.text for caption in app.shell.captions.shown], app.shell.settings


def test_news_are_told_once_to_somebody_who_played_before(tmp_path: Path) -> None:
    app = opened(MenuScene, tmp_path)
    remember(app.shell, Draft())
    before = app.shell.settings.keep(KEPT_NEWS, None)  # as it was kept before there were news
    words, after = told(tmp_path, before)
    for sentence in NEWS:  # one a visit
        assert words == [sentence]
        words, after = told(tmp_path, after)
    assert words == []


def test_who_is_new_here_is_told_no_news(tmp_path: Path) -> None:
    words, after = told(tmp_path, Settings(language="en"))
    assert words == []
    app = opened(MenuScene, tmp_path, settings=after)
    remember(app.shell, Draft())
    assert told(tmp_path, app.shell.settings)[0] == []


@pytest.mark.parametrize("text", [100, 150, 200])
def test_news_lie_over_nothing_that_can_be_pressed(tmp_path: Path, text: int) -> None:
    settings = Settings(language="de", text_percent=text)
    app = opened(MenuScene, tmp_path, (1024, 640), settings)
    app.shell.captions.show(NEWS[-1])
    top = screen(app)
    room = app.canvas.surface.get_rect()
    assert free_place(top.look, app.shell.captions.shown, room, top.used_places()) is not None
