"""Nothing is written on bare sand or water: every word of the play scene has a ground of its own."""

import pytest

from flow_desktop.scenes.gallery.exhibits import EXHIBITS
from flow_desktop.scenes.gallery.picture import Wish, on_stage
from flow_desktop.scenes.play.scene import PlayScene
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.widget import walk

PLAYED = [name for name in EXHIBITS if name.startswith("play")]


@pytest.mark.parametrize("name", PLAYED)
def test_no_word_stands_on_the_tide(name: str) -> None:
    with on_stage(name, Wish((1280, 720))) as app:
        play = app.stack.scenes[0]
        assert isinstance(play, PlayScene)
        labels = [widget for widget in walk(play.root) if isinstance(widget, Label)]
        assert labels
        assert [label.label for label in labels if label.on_ground] == []
