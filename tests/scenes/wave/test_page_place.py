"""The page of a wave lies over the panels beside the board as a whole: none of them sticks out below it."""

import pytest

from flow_desktop.scenes.gallery.picture import Wish, on_stage
from flow_desktop.scenes.wave.panels import InRegion
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.widget import walk


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (1024, 640)])
@pytest.mark.parametrize("name", ["wave", "wave-done", "wave-calm"])
def test_no_panel_is_cut_in_two(name: str, size: tuple[int, int]) -> None:
    with on_stage(name, Wish(size), painted=name == "wave-done") as app:
        below, wave = app.stack.scenes[-2:]
        assert isinstance(below, Screen) and isinstance(wave, Screen)
        page = next(widget for widget in walk(wave.root) if isinstance(widget, InRegion)).child.rect
        panels = {widget.area: widget.rect for widget in walk(below.root)}
        for area in ("supply", "tile"):
            assert page.contains(panels[area]), area
        buttons = [below.find(key).rect for key in ("undo", "pause", "help")]
        assert len({bool(page.colliderect(each)) for each in buttons}) == 1, "all of them, or none"
        assert all(page.contains(each) or not page.colliderect(each) for each in buttons)
