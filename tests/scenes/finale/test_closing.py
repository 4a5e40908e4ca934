"""The last moment on the screen: what is heard, how it is skipped, where it leads."""

from pathlib import Path

import pygame
import pytest

from flow_desktop.app.intents import (
    Act,
    Action,
    Device,
    FocusLost,
    Intent,
    PointerMoved,
    PointerPressed,
    QuitAsked,
    WindowResized,
)
from flow_desktop.app.scene import Change, Replace
from flow_desktop.app.settings import Settings
from flow_desktop.engine import Result
from flow_desktop.rounds import Home
from flow_desktop.scenes.finale.scene import ClosingScene
from flow_desktop.scenes.menu.scene import MenuScene
from flow_desktop.scenes.pause.scene import PauseScene
from flow_desktop.scenes.play.companion import Companion
from flow_desktop.scenes.play.scene import PlayScene
from flow_desktop.scenes.results.scene import ResultsScene
from flow_desktop.widgets.widget import walk
from tests.scenes.finale.closing import closing_of, ended_app, heard, look_on
from tests.scenes.results.ending import finished_table
from tests.scenes.wave.flashes import MOST, brightness, most_flashes
from tests.widgets.checking import problems

ENDS = [Result.WON, Result.LOST]
PRESSES: list[Intent] = [
    Act(Action.ACCEPT, Device.KEYBOARD),
    Act(Action.BACK, Device.KEYBOARD),
    Act(Action.NAV_LEFT, Device.KEYBOARD),
    Act(Action.ACCEPT, Device.PAD),
    PointerPressed(5, 5),
]
STILL = Settings(language="en", reduced_motion=True)


def test_four_animals_board_before_it_is_said_that_all_are_aboard(tmp_path: Path) -> None:
    app = ended_app(tmp_path, finished_table(Result.WON))
    closing_of(app)
    assert 3.5 <= look_on(app) <= 5
    assert heard(app) == ["animal_aboard"] * 4 + ["won"], "once, not again on the page that follows"
    assert "All aboard!" in app.shell.speech.spoken
    assert type(app.stack.top) is ResultsScene and len(app.stack.scenes) == 1


def test_a_lost_game_has_a_short_quiet_moment(tmp_path: Path) -> None:
    app = ended_app(tmp_path, finished_table(Result.LOST))
    closing_of(app)
    app.loop_once()
    assert [caption.text for caption in app.shell.captions.shown][-1] == "The sea was faster"
    assert 1.4 <= look_on(app) <= 1.7
    assert heard(app) == ["lost"]
    assert type(app.stack.top) is ResultsScene and len(app.stack.scenes) == 1


def test_with_reduced_motion_nobody_swims(tmp_path: Path) -> None:
    app = ended_app(tmp_path, finished_table(Result.WON), settings=STILL)
    closing = closing_of(app)
    field = closing.board_view.places.field
    pictures = []
    for _ in range(90):
        app.loop_once()
        pictures.append(pygame.image.tobytes(app.canvas.surface.subsurface(field), "RGB"))
    assert len(set(pictures[48:])) == 1, "the words have faded in as well, and nothing moves"
    assert len(set(pictures)) > 5
    look_on(app)
    assert heard(app) == ["won"] and type(app.stack.top) is ResultsScene


def test_with_reduced_motion_a_loss_goes_straight_to_the_results(tmp_path: Path) -> None:
    app = ended_app(tmp_path, finished_table(Result.LOST), settings=STILL)
    app.loop_once()
    assert type(app.stack.top) is ResultsScene
    assert heard(app) == ["lost"]


@pytest.mark.parametrize("result", ENDS)
@pytest.mark.parametrize("press", PRESSES, ids=repr)
def test_any_press_skips_it_at_once(tmp_path: Path, result: Result, press: Intent) -> None:
    app = ended_app(tmp_path, finished_table(result))
    closing_of(app)
    app.inject(press)
    app.loop_once()
    assert type(app.stack.top) is ResultsScene
    assert heard(app) == [str(result)], "how it ended is heard all the same"


@pytest.mark.parametrize("result", ENDS)
def test_a_second_press_that_meant_the_finale_starts_no_new_game(tmp_path: Path, result: Result) -> None:
    app = ended_app(tmp_path, finished_table(result))
    closing_of(app)
    press = Act(Action.ACCEPT, Device.KEYBOARD)
    app.inject(press, press)
    app.loop_once()
    app.inject(press)
    app.loop_once()
    assert type(app.stack.top) is ResultsScene
    for _ in range(60):
        app.loop_once()
    app.inject(press)
    app.loop_once()
    assert type(app.stack.top) is not ResultsScene, "later it does"


def test_a_key_held_since_the_last_move_skips_nothing(tmp_path: Path) -> None:
    app = ended_app(tmp_path, finished_table(Result.WON))
    closing = closing_of(app)
    app.inject(Act(Action.ACCEPT, Device.KEYBOARD, repeated=True), PointerMoved(40, 40))
    app.loop_once()
    assert app.stack.top is closing


@pytest.mark.parametrize("way", ["key", "pad", "button", "focus"])
@pytest.mark.parametrize("result", ENDS)
def test_a_pause_stops_the_last_moment_and_goes_on_where_it_was(
    tmp_path: Path, result: Result, way: str
) -> None:
    """T2, T3: P skipped it."""
    app = ended_app(tmp_path, finished_table(result))
    closing = closing_of(app)
    for _ in range(20):
        app.loop_once()
    pause = closing.pause_place().center
    ways: dict[str, Intent] = {
        "key": Act(Action.PAUSE, Device.KEYBOARD),
        "pad": Act(Action.PAUSE, Device.PAD),
        "button": PointerPressed(*pause),
        "focus": FocusLost(),
    }
    app.inject(ways[way])
    app.loop_once()
    page = app.stack.top
    assert isinstance(page, PauseScene) and closing in app.stack.scenes
    assert app.shell.audio.paused
    spoken, sounds = list(app.shell.speech.spoken), heard(app)
    for _ in range(300):
        app.loop_once()
    assert (list(app.shell.speech.spoken), heard(app)) == (spoken, sounds), "nothing goes on behind it"
    assert not problems(page.root, app.shell.view)
    keys = {widget.key for widget in walk(page.root)}
    assert "go-on" in keys and not {"give-up", "leave"} & keys, "there is no game left to leave or give up"
    app.inject(Act(Action.BACK))
    app.loop_once()
    assert app.stack.top is closing and not app.shell.audio.paused
    assert look_on(app) > 0.8
    assert type(app.stack.top) is ResultsScene
    assert heard(app)[-1] == result.value


def test_the_same_end_looks_the_same(tmp_path: Path) -> None:
    def film(name: str) -> list[bytes]:
        app = ended_app(tmp_path / name, finished_table(Result.WON))
        closing = closing_of(app)
        frames = []
        while app.stack.top is closing:
            frames.append(pygame.image.tobytes(app.canvas.surface, "RGB"))
            app.loop_once()
        return frames[::20]

    assert film("one") == film("two")


@pytest.mark.parametrize("theme", ["normal", "plain", "contrast"])
@pytest.mark.parametrize("result", ENDS)
def test_nothing_flashes(tmp_path: Path, result: Result, theme: str) -> None:
    """M2."""
    app = ended_app(tmp_path, finished_table(result), settings=Settings(language="en", theme=theme))
    closing = closing_of(app)
    recorded = []
    while app.stack.top is closing:
        recorded.append(brightness(app))
        app.loop_once()
    assert len(recorded) > 60
    assert most_flashes(recorded) <= MOST


def test_another_window_is_another_ground(tmp_path: Path) -> None:
    app = ended_app(tmp_path, finished_table(Result.WON))
    closing = closing_of(app)
    app.inject(WindowResized(1280, 960))
    app.loop_once()
    app.loop_once()
    assert problems(closing.root, app.shell.view) == []
    assert closing.board_view.places.rect.width > 640
    assert look_on(app) > 3
    assert isinstance(app.stack.top, ResultsScene)


def test_whoever_closes_the_window_leaves_the_table(tmp_path: Path) -> None:
    home = Home(tmp_path)
    app = ended_app(tmp_path, finished_table(Result.WON, home=home))
    closing_of(app)
    app.inject(QuitAsked())
    assert not app.loop_once()
    kept = home.games()
    assert [game.finished for game in kept] == [True] and not kept[0].in_use


class Elsewhere(Companion):
    """Somebody who leads to a page of their own."""

    def over(self) -> Change | None:
        """To the menu, for want of a better page."""
        return Replace(MenuScene())


def test_a_companion_has_the_win_but_not_the_tide(tmp_path: Path) -> None:
    """A lesson is not lost, it is tried again."""
    app = ended_app(tmp_path / "lost", finished_table(Result.LOST), beside=(Elsewhere(),))
    app.loop_once()
    assert isinstance(app.stack.top, MenuScene)
    app = ended_app(tmp_path / "won", finished_table(Result.WON), beside=(Elsewhere(),))
    closing_of(app)
    look_on(app)
    assert isinstance(app.stack.top, MenuScene)
    assert not any(isinstance(scene, PlayScene | ClosingScene) for scene in app.stack.scenes)
