"""The pause button is seen beside the wave too, and works there."""

from pathlib import Path

from flow_desktop.app.start import StillTime
from flow_desktop.scenes.pause.scene import PauseScene
from flow_desktop.scenes.wave.scene import WaveScene
from tests.scenes.play.sitting import new_table, sit_down


def test_the_pause_button_works_beside_the_wave(tmp_path: Path, time: StillTime) -> None:
    sitting = sit_down(tmp_path, new_table(time), time)
    sitting.play.moves.call_wave()
    sitting.let_run(1)
    assert sitting.shows(WaveScene)
    sitting.click(sitting.play.find("pause").rect.center)
    assert sitting.shows(PauseScene)
