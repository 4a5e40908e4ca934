"""A picture of any exhibit without a display: the same wish gives the same pixels."""

import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pygame

from flow_desktop.app.cartridge import Cartridge
from flow_desktop.app.folders import Folders
from flow_desktop.app.language import _
from flow_desktop.app.loop import App
from flow_desktop.app.scene import Destination, Scene
from flow_desktop.app.settings import Settings
from flow_desktop.app.shell import Shell
from flow_desktop.app.start import StillTime, off_screen
from flow_desktop.app.view import TYPEFACES
from flow_desktop.scenes.cartridge import FLOW
from flow_desktop.scenes.gallery.easel import Easel, Exhibit
from flow_desktop.scenes.gallery.exhibits import EXHIBITS
from flow_desktop.values import dataclass


@dataclass(frozen=True, slots=True)
class Wish:
    """How a picture is to look."""

    size: tuple[int, int] = (1920, 1080)
    language: str = "en"
    text_percent: int = 100
    theme: str = "normal"
    reduced_motion: bool = False
    typeface: str = TYPEFACES[0]

    def settings(self) -> Settings:
        """The player's settings that give this look."""
        return Settings(
            language=self.language,
            text_percent=self.text_percent,
            theme=self.theme,
            reduced_motion=self.reduced_motion,
            typeface=self.typeface,
        )


@contextmanager
def on_stage(name: str, wish: Wish | None = None, painted: bool = True) -> Iterator[App]:
    """The program showing an exhibit, off screen and with a data folder that is gone afterwards.

    Where its widgets are all that matters, only the first and the last frame are painted: that is quicker.
    """
    exhibit = EXHIBITS[name]
    clock = StillTime()
    first = partial(_first, exhibit, clock)
    with staged(FLOW, first, exhibit.arrange, wish or Wish(), painted, clock) as app:
        yield app


def _first(exhibit: Exhibit, clock: StillTime, shell: Shell) -> Scene | Destination:
    return exhibit.scene(Easel(shell, clock))


@contextmanager
def staged(
    game: Cartridge,
    first: Callable[[Shell], Scene | Destination],
    arrange: Callable[[App], None],
    wish: Wish,
    painted: bool = True,
    clock: StillTime | None = None,
) -> Iterator[App]:
    """Any game showing a scene, with something done to it before the picture."""
    with tempfile.TemporaryDirectory(prefix="flow-gallery-") as folder:
        app = off_screen(game, first, Folders(Path(folder)), wish.size, wish.settings(), clock or StillTime())
        app.loop_once()
        app.painting = painted
        arrange(app)
        app.painting = True
        app.shell.redraw()
        app.loop_once()
        app.painting = painted
        yield app


def picture(name: str, wish: Wish | None = None) -> pygame.Surface:
    """The exhibit as it looks to that wish."""
    with on_stage(name, wish) as app:
        return app.canvas.surface.copy()


def save(draw: Callable[[], pygame.Surface], path: str | Path) -> int:
    """Write a picture as a PNG; gives an exit status, with a sentence when the file cannot be written."""
    try:
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(draw(), str(path))
    except (OSError, pygame.error):
        print(_("{file} could not be written.").format(file=path), file=sys.stderr)
        return 1
    return 0
