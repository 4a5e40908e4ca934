"""Exhibits outside a game: menu, setup, settings, rules."""

from __future__ import annotations

from dataclasses import replace

from flow_desktop.app.intents import Act, Action
from flow_desktop.app.loop import App
from flow_desktop.app.scene import Scene
from flow_desktop.engine import Options
from flow_desktop.engine.commands import Draw
from flow_desktop.rounds import Home
from flow_desktop.scenes.draft import Draft
from flow_desktop.scenes.gallery.stage import Stage, let_settle
from flow_desktop.scenes.gallery.tables import seats
from flow_desktop.scenes.menu.scene import MenuScene
from flow_desktop.scenes.rules.scene import RulesScene
from flow_desktop.scenes.settings.accessibility import AccessibilityScene
from flow_desktop.scenes.settings.scene import SettingsScene
from flow_desktop.scenes.setup.scene import SetupScene
from flow_desktop.scenes.start import people_of
from flow_desktop.table import Profile


def menu(stage: Stage) -> Scene:
    """The menu of somebody who has just come."""
    return MenuScene()


def menu_with_a_game(stage: Stage) -> Scene:
    """The menu when a game was interrupted."""
    table = Home(stage.shell.folders.data).new_table(Options("otter-reef", 2), seats(2), stage.shell.now)
    table.do(Draw(0))
    table.close()
    return MenuScene()


def setup(stage: Stage) -> Scene:
    """A table for two with some scenario cards."""
    return SetupScene(Draft(seats(2), difficulty=2))


def setup_six(stage: Stage) -> Scene:
    """A full table with as many cards as there can be."""
    return SetupScene(replace(Draft(seats(6), difficulty=6), first=3))


def setup_known(stage: Stage) -> Scene:
    """A seat is being named at a computer where five have played before."""
    known = [Profile(seat.name, seat.avatar, seat.colour) for seat in seats(6)[1:]]
    people_of(stage.shell).remember(*known)
    return SetupScene(Draft(seats(2)))


def open_a_seat(app: App) -> None:
    """Open the second seat."""
    scene = app.stack.top
    assert isinstance(scene, SetupScene)
    scene.focus_on("seat-1")
    app.inject(Act(Action.ACCEPT))
    let_settle(app)


def settings(stage: Stage) -> Scene:
    """The settings."""
    return SettingsScene()


def accessibility(stage: Stage) -> Scene:
    """The accessibility page."""
    return AccessibilityScene()


def rules(stage: Stage) -> Scene:
    """The rules from their beginning."""
    return RulesScene(None)


def rules_of_the_wave(stage: Stage) -> Scene:
    """The rules opened at the wave."""
    return RulesScene("wave")
