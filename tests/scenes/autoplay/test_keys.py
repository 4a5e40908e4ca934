"""The scripted hands find their way as the focus really goes."""

from pathlib import Path

import pytest

from flow_desktop.app.intents import Action, Device
from flow_desktop.app.start import StillTime
from flow_desktop.scenes.autoplay.game import HANDS
from flow_desktop.scenes.autoplay.touch import Touch
from tests.scenes.play.sitting import new_table, sit_down


@pytest.mark.parametrize("device", ["keyboard", "pad"])
def test_the_focus_comes_to_another_pile_though_tab_leads_back_to_the_last_one(
    device: str, tmp_path: Path
) -> None:
    """Down and Tab back seemed the shortest way, but Tab comes back to where the focus was."""
    time = StillTime()
    sitting = sit_down(tmp_path, new_table(time), time)
    hands = HANDS[device](Touch(sitting.app))
    sitting.play.focus_on("pile-5")
    for action in (Action.NEXT_AREA, Action.PREVIOUS_AREA):
        Touch(sitting.app).act(action, Device.KEYBOARD if device == "keyboard" else Device.PAD)
    current = sitting.play.focus.current
    assert current is not None and current.key == "pile-5"
    hands.choose("pile-0")
    assert sitting.state.turn.holding is not None
