"""Pause and loss of focus in every state of play and wave: within one frame, everything stands still."""

import pytest

from flow_desktop.app.intents import Act, Action, Device, DeviceRemoved, FocusLost, Intent
from flow_desktop.app.loop import App
from flow_desktop.scenes.autoplay.touch import play_scene
from flow_desktop.scenes.board.view import BoardView
from flow_desktop.scenes.gallery.exhibits import EXHIBITS
from flow_desktop.scenes.gallery.picture import Wish, on_stage
from flow_desktop.scenes.pause.scene import PauseScene
from flow_desktop.scenes.wave.scene import WaveScene
from flow_desktop.widgets.widget import walk
from tests.scenes.gallery.test_layouts import shown

STATES = [name for name in EXHIBITS if name.startswith(("play", "wave")) or name == "discards"]
WAYS: dict[str, Intent] = {
    "key": Act(Action.PAUSE),
    "pad": Act(Action.PAUSE, Device.PAD),
    "focus": FocusLost(),
}
SMALL = Wish((1024, 640))


def story(app: App) -> object:
    """Everything that moves by time."""
    table = play_scene(app).table
    waves = [scene.story for scene in app.stack.scenes if isinstance(scene, WaveScene)]
    told = [telling.now for telling in waves]
    return table.time, table.remaining, table.state, told


def board(app: App) -> BoardView:
    return next(widget for widget in walk(play_scene(app).root) if isinstance(widget, BoardView))


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", STATES)
def test_everything_stands_still_within_one_frame(name: str, way: str) -> None:
    """T2, T3."""
    with shown(name, SMALL) as app:
        below = app.stack.scenes
        app.inject(WAYS[way])
        app.loop_once()
        assert isinstance(app.stack.top, PauseScene)
        assert app.stack.scenes[: len(below)] == below
        assert play_scene(app).table.paused
        before = story(app)
        for _ in range(90):
            app.loop_once()
        assert story(app) == before
        assert app.shell.audio.paused
        app.inject(Act(Action.BACK))
        app.loop_once()
        assert app.stack.scenes == below
        assert not play_scene(app).table.paused
        assert not app.shell.audio.paused


@pytest.mark.parametrize("name", ["play", "play-carry", "play-card", "play-warning"])
def test_the_board_is_hidden_while_a_timed_game_is_paused(name: str) -> None:
    with on_stage(name, SMALL) as app:
        assert not board(app).show.covered
        app.inject(FocusLost())
        app.loop_once()
        assert board(app).show.covered
        app.inject(Act(Action.BACK))
        app.loop_once()
        assert not board(app).show.covered


def test_reading_the_help_is_a_pause_of_its_own() -> None:
    with on_stage("help", SMALL) as app:
        before = story(app)
        assert play_scene(app).table.paused
        app.inject(FocusLost())
        for _ in range(90):
            app.loop_once()
        assert story(app) == before
        assert play_scene(app).table.paused


def test_what_was_in_hand_is_still_in_hand() -> None:
    with on_stage("play-carry", SMALL) as app:
        carry = play_scene(app).hand.carry
        assert carry is not None
        app.inject(FocusLost())
        app.loop_once()
        app.inject(Act(Action.BACK))
        app.loop_once()
        after = play_scene(app).hand.carry
        assert after is not None
        assert (after.errand, after.edges) == (carry.errand, carry.edges)


@pytest.mark.parametrize("name", ["play", "wave", "wave-sweep"])
def test_a_pad_that_goes_away_pauses_only_whoever_used_it(name: str) -> None:
    with on_stage(name, SMALL) as app:
        app.inject(Act(Action.NAV_DOWN, Device.PAD), DeviceRemoved("pad"))
        app.loop_once()
        assert isinstance(app.stack.top, PauseScene)
