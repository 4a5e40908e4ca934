"""The lessons: each is played to its end by doing what it says, and says so where one does something else."""

from pathlib import Path

import pytest

from flow_desktop.river_dice.engine import RiverOptions
from flow_desktop.river_dice.engine.commands import FinishTurn
from flow_desktop.river_dice.scenes.destinations import ToRiverLearn
from flow_desktop.river_dice.scenes.learn.lesson import RiverLessonPage
from flow_desktop.river_dice.scenes.learn.lessons import RIVER_LESSONS
from flow_desktop.widgets.theme import RING_WIDTH
from tests.river_dice.scenes.playing import at_table, click, opened, scene_of


@pytest.mark.parametrize("number", range(len(RIVER_LESSONS)))
def test_a_lesson_ends_by_doing_what_it_says(tmp_path: Path, number: int) -> None:
    """U2: at most twenty choices, none of which can be wrong."""
    app = opened(tmp_path, lambda shell: RiverLessonPage(number))
    page = app.stack.top
    assert isinstance(page, RiverLessonPage)
    said = set()
    for _ in range(20):
        if page.step is None:
            break
        said.add(page.find("prompt").label)
        unwanted = [each for each in page.table.legal if not page.step.wants(each)]
        before = page.state
        if unwanted:
            page.moves.do(unwanted[0])
            assert page.state is before
        page.moves.do(next(each for each in page.table.legal if page.step.wants(each)))
        assert page.state is not before
    assert page.step is None and said <= {each.words for each in page.lesson.steps} and said
    click(app, page.find("choice-0").rect.center)
    follows = app.stack.top
    if number + 1 < len(RIVER_LESSONS):
        assert isinstance(follows, RiverLessonPage) and follows.number == number + 1


def test_every_step_is_said_though_few_words_are_wanted(tmp_path: Path) -> None:
    """B7: a lesson by ear; T6: its words stand there however long somebody reads."""
    app = opened(tmp_path, lambda shell: RiverLessonPage(0), voice_detail="short")
    page = app.stack.top
    assert isinstance(page, RiverLessonPage)
    while page.step is not None:
        for _frame in range(600):
            page.update(1.0)
        words = page.find("prompt").label
        assert words == page.step.words and any(words in said for said in app.shell.speech.spoken)
        page.moves.do(next(each for each in page.table.legal if page.step.wants(each)))


def test_lessons_are_one_press_from_the_first_page(tmp_path: Path) -> None:
    app = opened(tmp_path, lambda shell: ToRiverLearn())
    page = app.stack.top
    assert page is not None and page.root is not None
    click(app, page.find("lesson-3").rect.center)  # type: ignore[attr-defined]
    lesson = app.stack.top
    assert isinstance(lesson, RiverLessonPage) and FinishTurn() not in lesson.table.legal


def test_a_sheet_introduces_itself_the_first_time(tmp_path: Path) -> None:
    """Until something is done; then it is known on this computer."""
    for first in (True, False):
        app = at_table(tmp_path, RiverOptions("otter", 1, "B"))
        scene = scene_of(app)
        assert (scene.seek("introduction") is not None) is first
        if first:
            reach = 3 * scene.look.px(RING_WIDTH)
            assert scene.find("price").rect.top - scene.find("introduction").rect.bottom > reach
        scene.moves.do(scene.table.legal[0])
        assert scene.seek("introduction") is None
