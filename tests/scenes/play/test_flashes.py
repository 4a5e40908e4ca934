"""Never more than three flashes a second in the last ten seconds of a round, on frames as they are shown."""

import pytest

from flow_desktop.engine.geometry import CELLS, Animal
from flow_desktop.scenes.autoplay.touch import play_scene
from flow_desktop.scenes.gallery.picture import Wish, on_stage
from flow_desktop.scenes.telling.cues import Glow, Timeline
from flow_desktop.scenes.telling.moves import WON
from tests.scenes.wave.flashes import FRAMES, MOST, brightness, most_flashes

SIZE = (1024, 640)
SECONDS = 10


def last_seconds(wish: Wish) -> list[tuple[float, ...]]:
    """The brightness of all parts of every frame, from nine seconds left to the bell and a little on."""
    with on_stage("play-warning", wish) as app:
        table = play_scene(app).table
        assert table.remaining
        recorded = [brightness(app)]
        for _ in range(SECONDS * FRAMES):
            app.loop_once()
            recorded.append(brightness(app))
        assert table.remaining != pytest.approx(9, abs=1), "time has passed"
        return recorded


@pytest.mark.parametrize("theme", ["normal", "plain", "contrast"])
def test_the_last_ten_seconds_do_not_flash(theme: str) -> None:
    """M2."""
    flashes = most_flashes(last_seconds(Wish(SIZE, theme=theme)))
    assert flashes <= MOST
    assert theme != "contrast" or flashes >= 1, "the warnings themselves are in the frames"


def test_the_light_of_a_win_does_not_flash() -> None:
    """M2: all four ways glow at once; a way takes all 49 spaces at the most."""
    with on_stage("play", Wish(SIZE)) as app:
        ways = (Glow(0.2, WON, animal, tuple(CELLS)) for animal in Animal)
        play_scene(app).performer.perform(Timeline.of(*ways))
        recorded = [brightness(app)]
        for _ in range(2 * FRAMES):
            app.loop_once()
            recorded.append(brightness(app))
    assert most_flashes(recorded) <= MOST
