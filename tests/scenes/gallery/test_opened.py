"""B2: each page says what it is as it opens, before what has the focus."""

import pytest

from flow_desktop.pictures import NAMES, on_stage
from flow_desktop.scenes.autoplay.touch import top_screen
from flow_desktop.scenes.finale.scene import ClosingScene
from flow_desktop.scenes.learn.introduction import IntroductionScene
from flow_desktop.scenes.play.scene import PlayScene
from flow_desktop.scenes.wave.scene import WaveScene

TELLING = (PlayScene, WaveScene, ClosingScene, IntroductionScene)
"""What happens there is told, and begins with what it is."""


@pytest.mark.parametrize("name", NAMES)
def test_a_page_says_what_it_is(name: str) -> None:
    with on_stage(name, painted=name == "wave-done") as app:
        screen = top_screen(app)
        assert isinstance(screen, TELLING) or screen.opening_words()
