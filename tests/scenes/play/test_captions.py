"""The caption line of a game: no clock where there is none, the goal at the start, nothing under a page."""

from pathlib import Path

from flow_desktop.app.start import StillTime
from tests.scenes.play.sitting import Sitting, new_table, place_tiles, sit_down


def shown(sitting: Sitting) -> list[str]:
    return [caption.text for caption in sitting.app.shell.captions.shown]


def test_a_called_wave_is_not_told_as_time_that_is_up(tmp_path: Path, time: StillTime) -> None:
    table = new_table(time)
    place_tiles(table, 1)
    sitting = sit_down(tmp_path, table, time)
    sitting.play.moves.call_wave()
    assert any("The giant wave is coming." in words for words in shown(sitting))
    assert not any("Time is up" in words for words in shown(sitting))
