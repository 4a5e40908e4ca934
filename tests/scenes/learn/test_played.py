"""Every lesson is played to its end with mouse, keyboard and pad, through the real scenes."""

from pathlib import Path

import pytest

from flow_desktop.app.intents import Action
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.autoplay.touch import top_screen
from flow_desktop.scenes.learn.lesson import Lesson
from flow_desktop.scenes.learn.lessons import done_lessons, following, lessons
from flow_desktop.scenes.learn.pages import GraduationScene
from flow_desktop.scenes.play.scene import PlayScene
from tests.scenes.learn.classroom import attend

LESSONS = lessons()


@pytest.mark.parametrize("device", ["mouse", "drag", "keyboard", "pad"])
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_a_lesson_is_played_to_its_end(lesson: Lesson, device: str, tmp_path: Path) -> None:
    """U2."""
    pupil = attend(tmp_path, lesson, device=device)
    for number, part in enumerate(lesson.parts):
        assert pupil.teacher.number == number
        assert pupil.step is part.steps[0]
        pupil.finish_part()
        if isinstance(top_screen(pupil.app), PlayScene) and pupil.play.table.state.result is None:
            assert pupil.teacher.step is None
            assert lesson.name in done_lessons(pupil.app.shell) or number + 1 < len(lesson.parts)
            pupil.hands.choose("next")
            pupil.touch.frames(2)
    assert lesson.name in done_lessons(pupil.app.shell)
    after = following(lesson, len(lesson.parts) - 1)
    if after is None:
        pupil.until(lambda: isinstance(top_screen(pupil.app), GraduationScene))
    else:
        assert (pupil.teacher.lesson, pupil.teacher.number) == after


def test_each_sentence_is_said_when_it_comes(tmp_path: Path) -> None:
    """B7: the tutorial in words."""
    lesson = LESSONS[0]
    pupil = attend(tmp_path, lesson)
    spoken = pupil.app.shell.speech.spoken
    for step in lesson.parts[0].steps:
        assert step.say in spoken
        assert pupil.play.find("lesson-words").label == step.say
        pupil.do_step()
    assert lesson.parts[0].praise in spoken


def test_a_key_for_what_a_lesson_does_not_have_says_so(tmp_path: Path) -> None:
    """B2: no key is silent, and why not can be read as well."""
    pupil = attend(tmp_path, LESSONS[0])
    why_not = {
        FlowAction.CARDS: "No cards in hand.",
        FlowAction.ROTATE_LEFT: "No tile in hand.",
        FlowAction.ADVISE: "There are no hints here.",
        FlowAction.SWITCH_TUTOR: "There is no tutor here.",
        FlowAction.PARTNER_ASK: "No partner is thinking now.",
        Action.LAST: "No tile in hand.",
        Action.REDO: "There is nothing to redo.",
    }
    for key, words in why_not.items():
        pupil.app.shell.speech.spoken.clear()
        pupil.touch.act(key)
        pupil.touch.frames(2)
        assert pupil.app.shell.speech.spoken[0] == words
        assert pupil.play.find("reason").label == words


def test_the_last_lesson_leads_to_a_game_with_a_gentle_clock(tmp_path: Path) -> None:
    pupil = attend(tmp_path, LESSONS[-1])
    pupil.finish_part()
    pupil.until(lambda: isinstance(top_screen(pupil.app), GraduationScene))
    pupil.hands.choose("play")
    pupil.touch.frames(2)
    table = pupil.play.table
    assert table.setting.turns == 10
    assert not table.state.setup.scenarios
    assert len(pupil.app.stack.scenes) == 1
