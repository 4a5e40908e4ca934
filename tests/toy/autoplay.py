"""Play the toy game through the shell as a person does, by pressing what can be pressed. Run as a program,
it plays a game to its end in a folder and prints which modules of the house that took."""

import random
import sys
from pathlib import Path

from flow_desktop.app.folders import Folders
from flow_desktop.app.intents import PointerMoved, PointerPressed, PointerReleased
from flow_desktop.app.loop import App
from flow_desktop.app.start import off_screen
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.widget import walk
from tests.toy.stones import STONES, StonesScene

SIZE = (1024, 640)


def opened(folder: Path) -> App:
    """The program without a window, with the toy game in it."""
    app = off_screen(STONES, STONES.first, Folders(folder), SIZE)
    app.loop_once()
    return app


def scene_of(app: App) -> StonesScene:
    """The scene that is seen."""
    scene = app.stack.top
    assert isinstance(scene, StonesScene)
    return scene


def press(app: App, key: str) -> None:
    """Click on the middle of a button, and look at the next frame."""
    x, y = scene_of(app).find(key).rect.center
    app.inject(PointerMoved(x, y), PointerPressed(x, y), PointerReleased(x, y))
    app.loop_once()


def pressable(app: App) -> list[str]:
    """The keys of all buttons that can be pressed, but for the way out."""
    buttons = [each for each in walk(scene_of(app).root) if isinstance(each, Button) and each.enabled]
    return [each.key for each in buttons if each.key != "leave"]


def autoplay(app: App, chance: random.Random) -> int:
    """Press whatever can be pressed until the game is over; says how often that was."""
    for count in range(1000):
        if scene_of(app).sitting.is_over:
            return count
        press(app, chance.choice(pressable(app)))
    raise AssertionError("a game of stones does not last that long")


if __name__ == "__main__":
    played = opened(Path(sys.argv[1]))
    autoplay(played, random.Random(5))
    press(played, "leave")
    print(*sorted(name for name in sys.modules if name.startswith("flow_desktop")), sep="\n")
