"""The menu's sea: what is drawn only where the water moves is what drawing everything gives."""

from pathlib import Path

import pygame
import pytest

from flow_desktop.app.intents import PointerMoved
from flow_desktop.app.loop import App
from flow_desktop.app.settings import Settings
from flow_desktop.scenes.menu.living_sea import LivingSea
from flow_desktop.scenes.menu.scene import MenuScene
from tests.scenes.menu.opening import opened, screen


def picture(app: App) -> bytes:
    return pygame.image.tobytes(app.canvas.surface, "RGB")


def moved_on(app: App, seconds: float) -> MenuScene:
    """Let the sea move on and draw it, without any frame in between."""
    menu = screen(app)
    assert isinstance(menu, MenuScene)
    menu.update(seconds)
    menu.draw(app.canvas.surface)
    return menu


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080), (2560, 1080)])
@pytest.mark.parametrize("theme", ["normal", "contrast"])
@pytest.mark.parametrize("text", [100, 200])
def test_the_moving_part_alone_looks_like_the_whole(
    tmp_path: Path, size: tuple[int, int], theme: str, text: int
) -> None:
    app = opened(MenuScene, tmp_path, size, Settings(language="en", theme=theme, text_percent=text))
    before = picture(app)
    menu = moved_on(app, 1.3)
    part = picture(app)
    app.canvas.surface.fill("black")
    menu.refresh()
    moved_on(app, 0.0)
    assert picture(app) == part
    assert part != before or text == 200, "the animals rock where there is room"


@pytest.mark.parametrize("key", ["sound", "play"])
def test_what_is_pointed_at_is_drawn_in_time(tmp_path: Path, key: str) -> None:
    app = opened(MenuScene, tmp_path)
    moved_on(app, 0.5)
    app.inject(PointerMoved(*screen(app).find(key).rect.center))
    app.loop_once()
    seen = picture(app)
    app.canvas.surface.fill("black")
    screen(app).refresh()
    moved_on(app, 0.0)
    assert picture(app) == seen


def test_a_caption_is_drawn_and_taken_away_again(tmp_path: Path) -> None:
    app = opened(MenuScene, tmp_path, settings=Settings(language="en", reduced_motion=True))
    calm = picture(app)
    app.shell.captions.notice("Ahoy")
    moved_on(app, 0.0)
    assert picture(app) != calm
    app.shell.captions.clear()
    moved_on(app, 0.0)
    assert picture(app) == calm


def test_the_sea_is_drawn_less_often_when_nobody_is_there() -> None:
    sea = LivingSea()
    drawn = [sum(sea.advance(0.05) for _ in range(40)) for _ in range(4)]
    assert drawn[0] > drawn[-1] > 4
    sea.use()
    assert sum(sea.advance(0.05) for _ in range(40)) > drawn[-1]
