"""Whoever clicks twice where once is enough changes nothing on the page that comes."""

from pathlib import Path

import pytest

from flow_desktop.app.intents import PointerMoved, PointerPressed, PointerReleased
from flow_desktop.app.loop import App
from flow_desktop.app.second_press import REST, SecondPress
from flow_desktop.scenes.autoplay.touch import Touch
from flow_desktop.scenes.menu.scene import MenuScene
from flow_desktop.scenes.setup.scene import SetupScene
from flow_desktop.widgets.chips import Segment
from flow_desktop.widgets.widget import walk
from tests.scenes.menu.opening import opened, screen


def click(app: App, at: tuple[int, int]) -> None:
    app.inject(PointerMoved(*at), PointerPressed(*at), PointerReleased(*at))


@pytest.mark.parametrize("loading", [True, False])
def test_a_double_click_on_new_game_leaves_the_table_as_it_was(tmp_path: Path, loading: bool) -> None:
    """The second press may wait while the page loads, or come when it is just seen."""
    app = opened(MenuScene, tmp_path, (1600, 900))
    app.second_press = SecondPress()
    touch = Touch(app)
    touch.frames(3)
    button = screen(app).find("new-table").rect
    at = (button.centerx + button.width // 4, button.centery)
    click(app, at)
    if not loading:
        touch.frames(1)
    click(app, at)
    touch.frames(2)
    setup = screen(app)
    assert isinstance(setup, SetupScene)
    below = [each for each in walk(setup.root) if isinstance(each, Segment) and each.rect.collidepoint(at)]
    assert below, "something that can be chosen lies under the pointer"
    before = setup.draft.clock
    touch.frames(round(REST * 60) + 1)
    assert setup.draft.clock == before
    click(app, at)
    touch.frames(2)
    assert setup.draft.clock != before, "a press that is meant for the page is none of the old ones"
