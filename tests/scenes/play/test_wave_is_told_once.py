"""The last turn of a round: what is said between its tile and the page of the wave."""

from pathlib import Path

from flow_desktop.app.intents import Action
from flow_desktop.app.start import StillTime
from flow_desktop.engine import Clock, Phase
from flow_desktop.scenes.actions import DRAWS
from flow_desktop.scenes.wave.scene import WaveScene
from tests.scenes.play.sitting import new_table, sit_down


def test_bell_and_page_announce_the_wave_and_no_card_is_named(tmp_path: Path, time: StillTime) -> None:
    """It was said three times, with a card between them that could not be played any more."""
    sitting = sit_down(tmp_path, new_table(time, players=1, clock=Clock(None, 1)), time)
    sitting.act(DRAWS[0])
    sitting.let_run(1.0)
    said = sitting.app.shell.speech.spoken
    said.clear()
    sitting.act(Action.ACCEPT)
    sitting.let_run(3.0)
    assert sitting.state.turn.phase is Phase.WAVE and isinstance(sitting.app.stack.top, WaveScene)
    assert [words for words in said if "is coming" in words] == [
        "The giant wave is coming.",
        "The wave is coming!",
    ]
    assert not [words for words in said if "action card" in words]
