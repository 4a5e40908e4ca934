"""Volumes in the flat themes: plain sliders on their panel, also after the page has been drawn again."""

import pytest

from flow_desktop.pictures import on_stage
from flow_desktop.scenes.gallery.easel import look_on
from flow_desktop.scenes.gallery.picture import Wish
from flow_desktop.scenes.settings.tide_pole import TidePole
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.theme import THEMES
from flow_desktop.widgets.widget import walk


@pytest.mark.parametrize("theme", ["plain", "contrast"])
def test_the_panel_stays_behind_the_volumes(theme: str) -> None:
    with on_stage("settings", Wish((1280, 720), theme=theme)) as app:
        app.shell.redraw()
        look_on(app, 2)
        scene = app.stack.top
        assert isinstance(scene, Screen)
        poles = [widget for widget in walk(scene.root) if isinstance(widget, TidePole)]
        assert len(poles) == 4
        for pole in poles:
            beside = pole.lock.left + pole.lock.width // 6, pole.lock.centery
            assert tuple(app.canvas.surface.get_at(beside))[:3] == tuple(THEMES[theme].panel)[:3]
