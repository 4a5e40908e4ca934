"""B2: each page says what it is as it opens. I11: on each a switch comes soon to everything."""

import pytest

from flow_desktop.pictures import NAMES, on_stage
from flow_desktop.scenes.autoplay.touch import top_screen
from flow_desktop.scenes.board.view import BoardView
from flow_desktop.scenes.finale.scene import ClosingScene
from flow_desktop.scenes.learn.introduction import IntroductionScene
from flow_desktop.scenes.play.scene import PlayScene
from flow_desktop.scenes.wave.scene import WaveScene
from flow_desktop.widgets.scan import ScanGroup, tree
from flow_desktop.widgets.widget import walk

TELLING = (PlayScene, WaveScene, ClosingScene, IntroductionScene)
"""What happens there is told, and begins with what it is."""

MOST_MARKS = 15
MOST_LETTERS = 18
MOST_WITH_A_BOARD = 23


@pytest.mark.parametrize("name", NAMES)
def test_a_page_says_what_it_is(name: str) -> None:
    with on_stage(name, painted=name == "wave-done") as app:
        screen = top_screen(app)
        assert isinstance(screen, TELLING) or screen.opening_words()


def furthest(groups: tuple[ScanGroup, ...]) -> int:
    """So many marks a switch waits for at most until the thing it wants is marked."""
    return max((place + furthest(group.parts) for place, group in enumerate(groups, 1)), default=0)


@pytest.mark.parametrize("name", [name for name in NAMES if name != "wave-done"])
def test_a_switch_never_waits_long(name: str) -> None:
    """I11: by areas, rows, and runs of rows; last come spaces of a board where nothing fits, and letters."""
    with on_stage(name, painted=False) as app:
        root = top_screen(app).root
        board = any(isinstance(each, BoardView) for each in walk(root))
        most = MOST_WITH_A_BOARD if board else MOST_LETTERS if name == "letters" else MOST_MARKS
        assert furthest(tree(root)) <= most
