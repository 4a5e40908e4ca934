"""V1 at 200 %: whatever a lesson opens at the table, its own words stay in sight."""

from pathlib import Path

import pytest

from flow_desktop.scenes.learn.lessons import lessons
from flow_desktop.widgets.scroll import visible_part
from tests.scenes.learn.classroom import SMALL, attend, lesson_named

PARTS = [(lesson.name, part) for lesson in lessons() for part in range(len(lesson.parts))]


@pytest.mark.parametrize(("name", "part"), PARTS, ids=lambda value: str(value))
def test_the_words_are_seen_beside_the_cards(name: str, part: int, tmp_path: Path) -> None:
    """The drawer opens for cards that a lesson points at; it used to lie over the lesson's words."""
    play = attend(tmp_path, lesson_named(name), part, size=SMALL, text_percent=200).play
    words = play.find("lesson-words")
    assert visible_part(play.root, words).height >= words.rect.height > 0
    if play.seen.drawer:
        close = play.find("drawer-close")
        cards = [widget for key in ("card-0", "card-1") if (widget := play.seek(key)) is not None]
        assert visible_part(play.root, close) == close.rect
        assert any(visible_part(play.root, card).height >= play.shell.view.target for card in cards)
