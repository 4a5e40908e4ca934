"""T6: no text of the lessons and of the dialogs vanishes by itself, however long somebody reads."""

from pathlib import Path

import pytest

from flow_desktop.app.folders import Folders
from flow_desktop.app.loop import App
from flow_desktop.app.scene import Push
from flow_desktop.app.settings import Settings
from flow_desktop.app.start import StillTime, off_screen
from flow_desktop.scenes.cartridge import FLOW
from flow_desktop.scenes.learn.lessons import lessons
from flow_desktop.scenes.menu.scene import MenuScene
from flow_desktop.widgets.dialog import ask, tell
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.widget import walk
from tests.scenes.learn.classroom import attend

TEN_MINUTES = 600


def words(app: App) -> list[str]:
    """Everything that is written on the page that lies on top."""
    page = app.stack.top
    assert isinstance(page, Screen)
    return [widget.label for widget in walk(page.root) if isinstance(widget, Label)]


def wait(app: App, clock: StillTime) -> None:
    """Ten minutes, second by second."""
    for _ in range(TEN_MINUTES):
        clock.seconds += 1
        app.loop_once()


@pytest.mark.parametrize("dialog", [ask("Leave?", "Nothing is lost.", "Quit"), tell("Sorry", "It is full.")])
def test_a_dialog_waits_for_an_answer(dialog: Screen, tmp_path: Path) -> None:
    clock = StillTime()
    app = off_screen(
        FLOW, lambda shell: MenuScene(), Folders(tmp_path), (1024, 640), Settings(language="en"), clock
    )
    app.stack.apply(Push(dialog))
    app.loop_once()
    before = words(app)
    wait(app, clock)
    assert app.stack.top is dialog
    assert words(app) == before != []


@pytest.mark.parametrize("lesson", lessons()[:3], ids=lambda lesson: lesson.name)
def test_a_lesson_waits_for_its_pupil(lesson: object, tmp_path: Path) -> None:
    pupil = attend(tmp_path, lesson)  # type: ignore[arg-type]
    said = pupil.play.find("lesson-words").label
    clock = pupil.app.clock
    assert isinstance(clock, StillTime)
    wait(pupil.app, clock)
    assert pupil.play.find("lesson-words").label == said != ""
