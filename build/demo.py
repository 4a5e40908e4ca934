"""A demonstration without a screen: a scripted game, and pictures of it in a folder.

python -m build.demo FOLDER
"""

import sys
import tempfile
from pathlib import Path

import pygame

from flow_desktop.app.folders import Folders
from flow_desktop.app.loop import App
from flow_desktop.app.settings import Settings
from flow_desktop.app.start import off_screen
from flow_desktop.scenes.autoplay.game import ScriptedGame, play_in
from flow_desktop.scenes.autoplay.touch import top_screen
from flow_desktop.scenes.cartridge import FLOW
from flow_desktop.scenes.menu.scene import MenuScene

SIZE = (1600, 900)
EVERY = {"play": 7, "wave": 60}
"""A picture after so many looks at a screen, and of every screen that comes up."""
PLAN = ScriptedGame("koala-raft", 2, 1, device="drag")


class Album:
    """Takes pictures while a game is played."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.taken = 0
        self._looks = 0
        self._last = ""

    def look(self, app: App) -> None:
        """A picture now and then, and whenever another screen is on top."""
        name = type(top_screen(app)).__name__.removesuffix("Scene").lower()
        self._looks = self._looks + 1 if name == self._last else 0
        self._last = name
        if self._looks % EVERY.get(name, 1) == 0:
            self.take(app, name)

    def take(self, app: App, name: str) -> None:
        """A picture of what is on the screen."""
        app.shell.redraw()
        app.loop_once()
        self.taken += 1
        pygame.image.save(app.canvas.surface, str(self.folder / f"{self.taken:02}-{name}.png"))


def main(arguments: list[str]) -> int:
    """Play and say what came of it."""
    folder = Path(arguments[0] if arguments else "demo")
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.png"):
        old.unlink()
    album = Album(folder)
    with tempfile.TemporaryDirectory(prefix="flow-demo-") as data:
        app = off_screen(FLOW, lambda shell: MenuScene(), Folders(Path(data)), SIZE, Settings(language="en"))
        album.take(app, "menu")
        played = play_in(app, PLAN, album.look)
        album.take(app, "menu")
    said = f"The demonstration game was {played.result} after {played.commands} moves."
    print(f"{said} {album.taken} pictures are in {folder}.")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
