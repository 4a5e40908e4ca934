"""Exhibits outside a game: menu, setup, settings, rules."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from flow_desktop.app.crash import Crash
from flow_desktop.app.intents import Act, Action, Device, TextTyped
from flow_desktop.app.loop import App
from flow_desktop.app.scene import Scene
from flow_desktop.engine import Options
from flow_desktop.engine.commands import Draw
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.rounds import Home
from flow_desktop.scenes.autoplay.touch import Touch, top_screen
from flow_desktop.scenes.draft import Draft
from flow_desktop.scenes.gallery.easel import Easel, let_settle, seats
from flow_desktop.scenes.gallery.games import pause
from flow_desktop.scenes.menu.scene import MenuScene
from flow_desktop.scenes.rules.scene import RulesScene
from flow_desktop.scenes.settings.accessibility import AccessibilityScene
from flow_desktop.scenes.settings.scene import SettingsScene
from flow_desktop.scenes.setup.scene import SetupScene
from flow_desktop.scenes.start import people_of
from flow_desktop.scenes.trouble.scene import TroubleScene
from flow_desktop.table import Profile

WRONG_CODE = "ottre-reef-60"
REPORT = Path("crashes") / "crash-20260102-030405-6.txt"


def menu(easel: Easel) -> Scene:
    """The menu of somebody who has just come."""
    return MenuScene()


def menu_with_a_game(easel: Easel) -> Scene:
    """The menu when a game was interrupted."""
    table = Home(easel.shell.folders.data).new_table(Options("otter-reef", 2), seats(2), easel.shell.now)
    table.do(Draw(0))
    table.close()
    return MenuScene()


def setup(easel: Easel) -> Scene:
    """A table for two with some scenario cards."""
    return SetupScene(Draft(seats(2), difficulty=2))


def setup_six(easel: Easel) -> Scene:
    """A full table with as many cards as there can be."""
    return SetupScene(replace(Draft(seats(6), difficulty=6), first=3))


def setup_known(easel: Easel) -> Scene:
    """A seat is being named at a computer where five have played before."""
    known = [Profile(seat.name, seat.avatar, seat.colour) for seat in seats(6)[1:]]
    people_of(easel.shell).remember(*known)
    return SetupScene(Draft(seats(2)))


def open_a_seat(app: App) -> None:
    """Open the second seat."""
    scene = app.stack.top
    assert isinstance(scene, SetupScene)
    scene.focus_on("seat-1")
    app.inject(Act(Action.ACCEPT))
    let_settle(app)


def settings(easel: Easel) -> Scene:
    """The settings."""
    return SettingsScene()


def accessibility(easel: Easel) -> Scene:
    """The accessibility page."""
    return AccessibilityScene()


def rules(easel: Easel) -> Scene:
    """The rules from their beginning."""
    return RulesScene(None)


def rules_of_the_wave(easel: Easel) -> Scene:
    """The rules opened at the wave."""
    return RulesScene("wave")


def leave(app: App) -> None:
    """Whether to leave the program."""
    Touch(app).act(Action.BACK)
    let_settle(app)


def languages(app: App) -> None:
    """Which language."""
    top_screen(app).focus_on("language")
    Touch(app).act(Action.ACCEPT)
    let_settle(app)


def picking(easel: Easel) -> Scene:
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


def trouble(easel: Easel) -> Scene:
    """The program has ended by an error of its own."""
    return TroubleScene(Crash(REPORT, in_a_game=True))
