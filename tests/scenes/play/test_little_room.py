"""Where there is little room: the facts keep their words in every language, and cards say what they do."""

from pathlib import Path

import pytest

from flow_desktop.app.settings import Settings
from flow_desktop.app.start import StillTime
from flow_desktop.engine import Clock
from flow_desktop.scenes.play.columns.cards import CardFace, Detail
from flow_desktop.widgets.counts import Fact
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.widget import walk
from tests.scenes.play.sitting import new_table, sit_down


@pytest.mark.parametrize("language", ["en", "fr", "de", "pl", "it"])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
@pytest.mark.parametrize("clock", [Clock(60), Clock(None)])
def test_words_stay_in_small_windows(
    tmp_path: Path, time: StillTime, language: str, size: tuple[int, int], clock: Clock
) -> None:
    sitting = sit_down(tmp_path, new_table(time, clock=clock), time, size, Settings(language=language))
    widgets = list(walk(sitting.play.root))
    facts = [widget for widget in widgets if isinstance(widget, Fact)]
    assert len(facts) == 2 and not any(fact.brief for fact in facts)
    cards = [widget for widget in widgets if isinstance(widget, CardFace)]
    assert cards and all(card.detail in (Detail.FULL, Detail.TOLD) for card in cards)
    assert not any(isinstance(widget, Scroll) for widget in widgets), "and nothing scrolls for it"
