"""Pictures of the screens of all games, by name: what `shot` and the golden frames show."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pygame

from flow_desktop.app.loop import App
from flow_desktop.games import GAMES
from flow_desktop.river_dice.scenes.gallery import RIVER_EXHIBITS
from flow_desktop.scenes.gallery import picture as gallery
from flow_desktop.scenes.gallery.exhibits import EXHIBITS
from flow_desktop.scenes.gallery.picture import Wish

NAMES: Final = (*EXHIBITS, *RIVER_EXHIBITS)
"""Every screen in every state that is worth a picture."""


@contextmanager
def on_stage(name: str, wish: Wish | None = None, painted: bool = True) -> Iterator[App]:
    """The program showing a screen, off screen."""
    if name in EXHIBITS:
        with gallery.on_stage(name, wish, painted) as app:
            yield app
        return
    exhibit = RIVER_EXHIBITS[name]
    game = GAMES["river-dice"].cartridge
    with gallery.staged(game, exhibit.first, exhibit.arrange, wish or Wish(), painted) as app:
        yield app


def picture(name: str, wish: Wish | None = None) -> pygame.Surface:
    """The screen as it looks to that wish."""
    with on_stage(name, wish) as app:
        return app.canvas.surface.copy()


def save_picture(name: str, wish: Wish, path: str | Path) -> int:
    """Write the picture as a PNG; gives an exit status."""
    return gallery.save(lambda: picture(name, wish), path)
