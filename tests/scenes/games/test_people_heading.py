"""The heading between the cards of people stands free on beach or ground: it brings its own ground."""

from flow_desktop.pictures import on_stage
from flow_desktop.scenes.gallery.picture import Wish
from flow_desktop.widgets.label import Plate
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.widget import walk


def test_the_heading_of_those_who_played_together_has_a_plate() -> None:
    with on_stage("games-people", Wish((1280, 720), theme="plain"), painted=False) as app:
        scene = app.stack.top
        assert isinstance(scene, Screen)
        found = [widget for widget in walk(scene.root) if widget.label == "Together"]
    assert len(found) == 1
    assert isinstance(found[0], Plate)
    assert found[0].role() == "heading"
