"""River Dice without a window, played as people play it: by keys or by the pointer."""

from collections.abc import Callable
from pathlib import Path
from random import Random

from flow_desktop.app.folders import Folders
from flow_desktop.app.intents import Act, Action, PointerMoved, PointerPressed, PointerReleased
from flow_desktop.app.loop import App
from flow_desktop.app.scene import Destination, Scene
from flow_desktop.app.settings import Settings
from flow_desktop.app.shell import Shell
from flow_desktop.app.start import off_screen
from flow_desktop.games import GAMES
from flow_desktop.river_dice.engine import RiverOptions, RiverState, legal, step
from flow_desktop.river_dice.engine.commands import FinishTurn
from flow_desktop.river_dice.scenes.play import RiverPlay
from flow_desktop.river_dice.scenes.play.chips import ChoiceChip
from flow_desktop.river_dice.table import RiverTable
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.scroll import visible_part
from flow_desktop.widgets.widget import walk

FAMILY = RiverOptions("otter", 1, "A", (1, 2, 3, 4), True)
First = Callable[[Shell], Scene | Destination]


def opened(folder: Path, first: First, size: tuple[int, int] = (1280, 720), **settings: object) -> App:
    """The program with River Dice in it; only what is looked at is painted."""
    wish = Settings(**{"reduced_motion": True, "language": "en", **settings})  # type: ignore[arg-type]
    app = off_screen(GAMES["river-dice"].cartridge, first, Folders(folder), size, wish)
    app.loop_once()
    app.painting = False
    return app


def at_table(folder: Path, options: RiverOptions, **settings: object) -> App:
    """The same at a table that lives in memory."""
    return opened(folder, lambda shell: RiverPlay(RiverTable.new(options)), **settings)  # type: ignore[arg-type]


def scene_of(app: App) -> RiverPlay:
    """The table that is seen."""
    scene = app.stack.top
    assert isinstance(scene, RiverPlay)
    return scene


def act(app: App, action: Action) -> None:
    """Press a key."""
    app.inject(Act(action))
    app.loop_once()


def press(app: App, key: str) -> None:
    """Lead the focus to something of that key and press Enter."""
    scene = app.stack.top
    assert isinstance(scene, Screen)
    scene.focus_on(key)
    act(app, Action.ACCEPT)


def click(app: App, place: tuple[int, int]) -> None:
    """Point, and press."""
    app.inject(PointerMoved(*place), PointerPressed(*place), PointerReleased(*place))
    app.loop_once()


def chips(app: App) -> list[ChoiceChip]:
    """The choices that can be seen and pressed now."""
    root = scene_of(app).root
    found = [each for each in walk(root) if isinstance(each, ChoiceChip)]
    return [each for each in found if visible_part(root, each).contains(each.rect)]


def play_on(state: RiverState, until: Callable[[RiverState], bool], seed: int = 5) -> RiverState:
    """Random commands until something is so."""
    chance, first = Random(seed), state
    while not until(state):
        state = first if state.over else state
        listed = list(legal(state))
        state = step(state, chance.choice([each for each in listed if each != FinishTurn()] or listed)).state
    return state
