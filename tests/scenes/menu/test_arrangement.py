"""The parts of the menu never lie over each other, and the logo gives way before anything else."""

from pathlib import Path

import pytest

from flow_desktop.app.settings import Settings
from flow_desktop.app.view import TEXT_PERCENTS
from flow_desktop.scenes.menu.living_sea import Logo
from flow_desktop.scenes.menu.scene import MenuScene
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.widget import Widget, walk
from tests.scenes.menu.opening import CORNERS, opened, screen
from tests.scenes.menu.test_menu import interrupted

CORNER = {"language", "sound", "quit"}


def parts(root: Widget) -> tuple[list[Widget], list[Widget]]:
    """Logo and list, and the things in the corner."""
    shown = [widget for widget in walk(root) if isinstance(widget, Logo) or widget.focusable]
    corner = [widget for widget in shown if widget.key in CORNER]
    return [widget for widget in shown if widget not in corner], corner


@pytest.mark.parametrize("code", ["en", "de", "pl"])
@pytest.mark.parametrize("text", TEXT_PERCENTS)
@pytest.mark.parametrize("kept", [False, True])
def test_list_logo_and_corner_stand_apart(tmp_path: Path, kept: bool, text: int, code: str) -> None:
    if kept:
        interrupted(tmp_path)
    for size in (*CORNERS, (1920, 1080)):
        app = opened(MenuScene, tmp_path, size, Settings(language=code, text_percent=text), False)
        listed, corner = parts(screen(app).root)
        assert len(corner) == len(CORNER)
        for one in listed:
            assert not [other.key for other in corner if one.rect.colliderect(other.rect)], (size, one.key)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (3840, 2160)])
def test_everything_is_in_sight_at_the_usual_text_size(tmp_path: Path, size: tuple[int, int]) -> None:
    interrupted(tmp_path)
    root = screen(opened(MenuScene, tmp_path, size)).root
    assert not any(isinstance(widget, Scroll) for widget in walk(root))
    logo = next(widget for widget in walk(root) if isinstance(widget, Logo))
    assert logo.rect.width > size[0] / 6
