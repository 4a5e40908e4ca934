"""What is opened is seen at once: large pictures come by and by, a page is loaded when it is asked for."""

import subprocess
import sys
from pathlib import Path

import pytest

from flow_desktop.river_dice.scenes import sheet_print
from flow_desktop.river_dice.scenes.by_and_by import ByAndBy
from flow_desktop.river_dice.scenes.destinations import ToRiverRules, ToRiverSetup
from flow_desktop.river_dice.scenes.ground import PicturePage
from flow_desktop.widgets.screen import Screen
from tests.river_dice.scenes.playing import opened
from tests.scenes.vision.eyes import changed_share


@pytest.fixture(autouse=True)
def _nothing_painted_yet() -> None:
    sheet_print._cache.clear()


def maps() -> int:
    """How many maps have been painted."""
    with_sizes = [key for cache, key in sheet_print._cache._kept if cache is sheet_print._cache]
    return sum(isinstance(key, tuple) and len(key) == 4 and key[0] in tuple("ABCD") for key in with_sizes)


def test_setup_is_seen_before_its_maps_are_painted(tmp_path: Path) -> None:
    """The first frame has none of them, each later one at most one more, and then all four are there."""
    app = opened(tmp_path, lambda shell: ToRiverSetup())
    page, counts = app.stack.top, [maps()]
    assert isinstance(page, PicturePage)
    plain = app.canvas.surface.copy()
    app.painting = True
    while page.later.waits:
        assert page.wake_after == 0.0
        app.loop_once()
        counts.append(maps())
    assert counts == [0, 1, 2, 3, 4] and page.wake_after is None
    place = page.find("sheet-A").rect
    assert changed_share(plain.subsurface(place), app.canvas.surface.subsurface(place), "full colour") > 0.2


def test_rules_paint_a_map_only_when_it_comes_in_sight(tmp_path: Path) -> None:
    app = opened(tmp_path, lambda shell: ToRiverRules())
    app.painting = True
    for _frame in range(20):
        app.loop_once()
    assert maps() == 0
    page = app.stack.top
    assert isinstance(page, Screen)
    page.reveal("chapter-sheet-b")
    app.shell.redraw()
    for _frame in range(5):
        app.loop_once()
    assert maps() >= 1


def test_one_picture_is_let_through_after_each_frame() -> None:
    later = ByAndBy()
    assert not later.go_on() and not later.waits
    assert later.holds("a") and later.holds("b") and later.holds("a")
    assert later.go_on() and not later.holds("a") and later.holds("b") and later.waits
    assert later.go_on() and not later.holds("b") and not later.waits


def test_the_box_is_opened_without_all_that_is_in_it() -> None:
    """In a program of its own: nothing was loaded there before."""
    script = (
        "import sys\n"
        "from flow_desktop.river_dice.scenes.wayfinding import scene_at\n"
        "from flow_desktop.river_dice.scenes.destinations import ToRiverSetup\n"
        "assert scene_at(ToRiverSetup()) is not None\n"
        "names = ('play.page', 'rules.scene', 'results.scene', 'games.replay', 'learn.lesson')\n"
        "print([name for name in names if 'flow_desktop.river_dice.scenes.' + name in sys.modules])\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
