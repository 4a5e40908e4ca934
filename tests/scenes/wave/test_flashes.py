"""Never more than three flashes a second: the whole wave, as it moves and with reduced motion."""

from pathlib import Path

import pytest

from flow_desktop.app.intents import Action
from flow_desktop.app.settings import Settings
from flow_desktop.scenes.wave.pace import WavePart
from tests.scenes.wave.flashes import MOST, brightness, most_flashes
from tests.scenes.wave.hosting import table_at_wave, wave_app
from tests.widgets.driving import do


def test_the_counter_sees_flashes() -> None:
    assert most_flashes([(0.2,)] * 60) == 0
    assert most_flashes([(0.8 if frame // 5 % 2 else 0.2,) for frame in range(60)]) > MOST
    assert most_flashes([(0.2 + frame / 100,) for frame in range(60)]) == 0


@pytest.mark.parametrize(
    ("seed", "theme", "still"),
    [
        ("puffin-bay", "normal", False),
        ("otter-reef", "plain", False),
        ("marble-mussel", "contrast", False),
        ("puffin-bay", "contrast", True),
    ],
)
def test_a_wave_does_not_flash(tmp_path: Path, seed: str, theme: str, still: bool) -> None:
    """M2: neither the water nor the tiles that rush past in it, wherever one looks."""
    settings = Settings(language="en", reduced_motion=still, theme=theme)
    app, scene, _host = wave_app(tmp_path, table_at_wave(seed, tiles=18, birds=4), settings=settings)
    recorded = [brightness(app)]
    while scene.moving:
        app.loop_once()
        recorded.append(brightness(app))
    do(app, Action.ACCEPT)
    while scene.part is not WavePart.TOLD or scene.moving:
        app.loop_once()
        recorded.append(brightness(app))
    assert len(recorded) > 100
    assert most_flashes(recorded) <= MOST
