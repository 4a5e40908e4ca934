"""An announcement stands where it belongs, but never keeps the pointer from what lies below it."""

from pathlib import Path

from flow_desktop.app.start import StillTime
from flow_desktop.engine import Phase
from flow_desktop.scenes.play.bubble import Saying
from tests.scenes.play.sitting import new_table, sit_down


def test_a_pile_under_an_announcement_can_be_pressed(tmp_path: Path, time: StillTime) -> None:
    sitting = sit_down(tmp_path, new_table(time), time)
    sitting.play.bubble.say(Saying("A tile was discarded. " * 4, key="held"))
    sitting.app.loop_once()
    bubble, pile = sitting.play.find("reason"), sitting.play.find("pile-4")
    hidden = bubble.rect.clip(pile.rect)
    assert hidden.width and hidden.height, "the announcement lies over a pile"
    sitting.click(hidden.center)
    assert sitting.state.turn.phase is Phase.HOLDING
    assert sitting.play.bubble.reason is None
