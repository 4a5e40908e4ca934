"""Exhibits of questions and errors: what a player is asked, and what is told when something went wrong."""

from __future__ import annotations

from pathlib import Path

from flow_desktop.app.crash import Crash
from flow_desktop.app.intents import Act, Action, Device, TextTyped
from flow_desktop.app.loop import App
from flow_desktop.app.scene import Scene
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.scenes.autoplay.seeing import top_screen
from flow_desktop.scenes.autoplay.touch import Touch
from flow_desktop.scenes.draft import Draft
from flow_desktop.scenes.gallery.games import pause
from flow_desktop.scenes.gallery.stage import Stage, let_settle
from flow_desktop.scenes.gallery.tables import seats
from flow_desktop.scenes.setup.scene import SetupScene
from flow_desktop.scenes.trouble.scene import TroubleScene

WRONG_CODE = "ottre-reef-60"
REPORT = Path("crashes") / "crash-20260102-030405-6.txt"


def leave(app: App) -> None:
    """Whether to leave the program."""
    Touch(app).act(Action.BACK)
    let_settle(app)


def languages(app: App) -> None:
    """Which language."""
    top_screen(app).focus_on("language")
    Touch(app).act(Action.ACCEPT)
    let_settle(app)


def picking(stage: Stage) -> Scene:
    """Scenario cards picked by hand."""
    return SetupScene(Draft(seats(1), picked=(Scenario.OBSTACLES, Scenario.OBSTACLES)))


def wrong_code(app: App) -> None:
    """A wave code that nobody has ever had."""
    top_screen(app).focus_on("code-field")
    Touch(app).send(TextTyped(WRONG_CODE), Act(Action.ACCEPT, Device.KEYBOARD))
    let_settle(app)


def clock_and_aids(app: App) -> None:
    """Clock and aids, changed in a pause."""
    pause(app)
    top_screen(app).focus_on("table")
    Touch(app).act(Action.ACCEPT)
    let_settle(app)


def trouble(stage: Stage) -> Scene:
    """The program has ended by an error of its own."""
    return TroubleScene(Crash(REPORT, in_a_game=True))
