import re

from build.arrows import SCENES
from build.house import PICTURE, arrows, direct, hung, picture
from tests.test_arrows import ROOMS


def test_the_picture_of_the_house_is_that_of_the_code() -> None:
    """After a new room or arrow: python -m build.house."""
    assert PICTURE.read_text("utf-8") == picture()


def test_every_room_is_drawn_below_those_that_import_it_and_the_way_to_it_can_be_followed() -> None:
    drawn = arrows()
    assert drawn.keys() == ROOMS.keys()
    level = {room: number for number, floor in enumerate(hung(drawn)) for room in floor}
    assert level.keys() == drawn.keys()
    assert all(level[room] > level[other] for room, others in drawn.items() for other in others)
    few = direct(drawn)
    assert "engine" not in few["scenes"] and "engine" in drawn["scenes"]


def test_the_sketch_of_the_scenes_has_every_room() -> None:
    text = (PICTURE.parent / "architecture.md").read_text("utf-8")
    sketch = text.partition("## The scenes\n")[2].partition("A scene answers")[0]
    rooms = {package.parent.name for package in SCENES.glob("*/__init__.py")}
    assert rooms - set(re.findall(r"\w+", sketch)) == set()
