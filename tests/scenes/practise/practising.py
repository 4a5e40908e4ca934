"""Practice without a window: opened, played by a script, and looked at."""

from collections.abc import Callable
from pathlib import Path

from flow_desktop.app.folders import Folders
from flow_desktop.app.intents import Act, AnyAction, Device
from flow_desktop.app.loop import App
from flow_desktop.app.scene import Destination, Scene
from flow_desktop.app.settings import Settings
from flow_desktop.app.shell import Shell
from flow_desktop.app.start import StillTime, off_screen
from flow_desktop.engine import Phase
from flow_desktop.engine.commands import PlaceTile
from flow_desktop.engine.legal import legal
from flow_desktop.engine.position_text import read_position
from flow_desktop.rounds import Table
from flow_desktop.scenes.autoplay.touch import Touch, play_scene, top_screen
from flow_desktop.scenes.cartridge import FLOW
from flow_desktop.scenes.play.scene import PlayScene
from flow_desktop.scenes.practise.beginning import PracticeWishes, at_position, keep_wishes
from flow_desktop.scenes.practise.practice import Practice

BOARD = "b1:EW c1:SW* c2:NS c3:NE a2:NS a3:NE b3:SW d5:NS / hand bird support calm_waters / seed otter"


def practising(
    folder: Path, text: str = BOARD, wishes: PracticeWishes | None = None, settings: Settings | None = None
) -> App:
    """A practice game that begins at a position."""

    def scene(shell: Shell) -> Destination:
        if wishes is not None:
            keep_wishes(shell, wishes)
        return at_position(read_position(text))

    app = off_screen(
        FLOW, scene, Folders(folder), (1280, 720), settings or Settings(language="en"), StillTime()
    )
    frames(app, 2)
    return app


def opened(folder: Path, scene: Callable[[], Scene], size: tuple[int, int] = (1280, 720)) -> App:
    """A program that shows this scene; its clock stands still."""
    app = off_screen(FLOW, lambda shell: scene(), Folders(folder), size, Settings(language="en"), StillTime())
    frames(app, 2)
    return app


def frames(app: App, count: int = 60) -> None:
    for _ in range(count):
        app.loop_once()


def until(app: App, scene: type[Scene]) -> None:
    """Let frames pass until this kind of scene is on top."""
    for _ in range(900):
        if isinstance(app.stack.top, scene):
            return
        app.loop_once()
    raise AssertionError(f"{scene.__name__} never comes; {type(app.stack.top).__name__} is there")


def practice_of(app: App) -> Practice:
    return next(each for each in play_scene(app).company if isinstance(each, Practice))


def table_of(app: App) -> Table:
    return play_scene(app).table


def press(app: App, key: str) -> None:
    """Click on the widget of that key, having scrolled to it."""
    top_screen(app).reveal(key)
    Touch(app).press(top_screen(app).find(key))
    app.loop_once()


def act(app: App, *actions: AnyAction, device: Device = Device.KEYBOARD) -> None:
    for action in actions:
        app.inject(Act(action, device))
        app.loop_once()


def one_turn(app: App) -> None:
    """Draw and place at the table, and let the scene follow."""
    table, play = table_of(app), play_scene(app)
    pile = next(number for number, tiles in enumerate(table.state.supply.piles) if tiles)
    play.moves.pile(pile)
    command = next((each for each in legal(table.state) if isinstance(each, PlaceTile)), None)
    if command is None:
        play.moves.discard()
    else:
        play.hand.turn(0)
        play.hand.lift()
        play.hand.point(command.cell)
        assert play.hand.carry is not None
        while play.hand.carry.edges != command.edges:
            play.hand.turn(1)
        play.moves.space(command.cell)
    frames(app, 30)
    assert table.state.turn.phase is not Phase.HOLDING


def is_playing(app: App) -> bool:
    return type(app.stack.top) is PlayScene
