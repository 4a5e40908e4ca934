"""The list of lessons: the next one has the focus, what is done is kept, leaving asks nothing."""

from pathlib import Path

import pytest

from flow_desktop.app.intents import Act, Action, Device
from flow_desktop.app.loop import App
from flow_desktop.app.settings import Settings
from flow_desktop.scenes.autoplay.touch import Touch, seen, top_screen
from flow_desktop.scenes.learn.lessons import done_lessons, lessons, mark_done, next_lesson
from flow_desktop.scenes.learn.pages import LessonPause
from flow_desktop.scenes.learn.scene import LearnScene
from flow_desktop.scenes.learn.stone import LessonStone
from flow_desktop.scenes.menu.scene import MenuScene
from flow_desktop.scenes.rules.scene import RulesScene
from flow_desktop.scenes.wave.scene import WaveScene
from flow_desktop.widgets.text import Role
from flow_desktop.widgets.theme import SNUG
from tests.scenes.learn.classroom import attend
from tests.scenes.menu.opening import opened, screen

NAMES = [lesson.name for lesson in lessons()]


def focused(app: App) -> str:
    current = screen(app).focus.current
    assert current is not None
    return current.key


def test_the_menu_leads_to_the_lessons_and_back(tmp_path: Path) -> None:
    app = opened(MenuScene, tmp_path)
    Touch(app).press(screen(app).find("learn"))
    assert isinstance(app.stack.top, LearnScene)
    assert focused(app) == "lesson-place"
    Touch(app).act(Action.BACK)
    assert isinstance(app.stack.top, MenuScene)


def test_what_is_done_is_marked_said_and_kept(tmp_path: Path) -> None:
    app = opened(LearnScene, tmp_path)
    mark_done(app.shell, lessons()[0])
    mark_done(app.shell, lessons()[2])
    again = opened(LearnScene, tmp_path)
    assert done_lessons(again.shell) == {"place", "join"}
    assert focused(again) == "lesson-edges"
    stones = [screen(again).find(f"lesson-{name}") for name in NAMES]
    done = [stone.done for stone in stones if isinstance(stone, LessonStone)]
    assert done == [True, False, True, *[False] * (len(lessons()) - 3)]
    assert "done" in stones[0].spoken() and "done" not in stones[1].spoken()
    assert "lesson 1" in stones[0].spoken()


def test_tab_leads_from_the_lessons_to_the_rest_to_the_way_back_and_to_the_lessons_again(
    tmp_path: Path,
) -> None:
    app = opened(LearnScene, tmp_path)
    there = []
    for _press in range(3):
        app.inject(Act(Action.NEXT_AREA))
        app.loop_once()
        there.append(focused(app))
    assert there == ["practise", "back", "lesson-place"]


def test_whoever_listens_hears_which_lesson_it_is_and_no_word_that_speaks_against_it(tmp_path: Path) -> None:
    pupil = attend(tmp_path, lessons()[NAMES.index("wave")])
    heard = list(pupil.app.shell.speech.spoken)
    assert f"The giant wave. Lesson {NAMES.index('wave') + 1} of {len(NAMES)}. Task 1 of 2." in heard
    assert not [words for words in heard if "you call the wave" in words or "begins" in words]
    assert pupil.step.say in heard


@pytest.mark.rule("6.italian.trade")
def test_a_table_with_italian_rules_is_told_which_lesson_differs(tmp_path: Path) -> None:
    app = opened(LearnScene, tmp_path / "english")
    assert screen(app).find("below").label == "Eight short lessons, without a clock."
    app = opened(LearnScene, tmp_path / "italian", settings=Settings(language="it"))
    assert f"lezione {NAMES.index('trade') + 1} " in screen(app).find("below").label


def test_when_all_are_done_the_first_is_next_again(tmp_path: Path) -> None:
    """U2."""
    app = opened(LearnScene, tmp_path)
    for lesson in lessons():
        mark_done(app.shell, lesson)
    assert next_lesson(app.shell) is lessons()[0]


@pytest.mark.parametrize("way", ["leave", "esc", "pad"])
def test_a_lesson_is_left_at_any_moment_and_nothing_is_asked(way: str, tmp_path: Path) -> None:
    """U2."""
    pupil = attend(tmp_path, lessons()[1])
    if way == "leave":
        pupil.hands.choose("leave")
    else:
        pupil.touch.act(Action.BACK, Device.PAD if way == "pad" else Device.KEYBOARD)
    pupil.touch.frames(2)
    assert isinstance(pupil.app.stack.top, LearnScene)
    assert focused(pupil.app) == f"lesson-{lessons()[1].name}", "it is not done"
    assert not done_lessons(pupil.app.shell)


@pytest.mark.parametrize("name", NAMES)
def test_skip_goes_to_the_next_step_and_after_the_last_to_what_follows(name: str, tmp_path: Path) -> None:
    lesson = next(each for each in lessons() if each.name == name)
    pupil = attend(tmp_path, lesson)
    for part in range(len(lesson.parts)):
        for step in lesson.parts[part].steps:
            if isinstance(pupil.app.stack.top, WaveScene):
                break  # the throw is the last step, and has a scene of its own
            assert (pupil.teacher.number, pupil.step) == (part, step)
            pupil.hands.choose("skip")
            pupil.touch.frames(2)
            pupil.touch.frames(120)
    if name == lessons()[-1].name:
        assert isinstance(pupil.app.stack.top, LearnScene)
    elif not isinstance(pupil.app.stack.top, WaveScene):
        assert pupil.teacher.lesson is lessons()[lessons().index(lesson) + 1]
    assert not done_lessons(pupil.app.shell), "what was skipped is not done"


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_is_taken_up_where_it_was_left(name: str, tmp_path: Path) -> None:
    lesson = next(each for each in lessons() if each.name == name)
    for part, each in enumerate(lesson.parts):
        for step in range(len(each.steps)):
            pupil = attend(tmp_path, lesson, part)
            while pupil.teacher.progress.done(pupil.play.table.moves) < step:
                pupil.do_step()
                if isinstance(pupil.app.stack.top, WaveScene):
                    return  # a wave is not left
            table = pupil.play.table
            moves = [entry.command for entry in table.moves]
            pupil.touch.frames(3)
            anew = attend(tmp_path, lesson)
            assert (anew.teacher.number, anew.step) == (part, each.steps[step])
            assert len(anew.play.table.moves) == len(moves)
            if part or step:
                anew.hands.choose("leave")
                anew.touch.frames(2)
                assert top_screen(anew.app).find(f"lesson-{name}").hint.startswith("Step ")


def test_a_lesson_that_was_taken_up_can_begin_again(tmp_path: Path) -> None:
    pupil = attend(tmp_path, lessons()[0])
    pupil.do_step()
    pupil.touch.frames(3)
    pupil = attend(tmp_path, lessons()[0])
    pupil.hands.choose("again")
    pupil.touch.frames(2)
    assert pupil.step is lessons()[0].parts[0].steps[0]
    assert attend(tmp_path, lessons()[0]).step is pupil.step


def test_esc_first_puts_down_what_the_hand_holds(tmp_path: Path) -> None:
    pupil = attend(tmp_path, lessons()[0], device="keyboard")
    pupil.do_step()
    carry = pupil.play.hand.carry
    assert carry is not None and carry.lifted
    pupil.touch.act(Action.BACK)
    assert pupil.play.hand.carry is not None and not pupil.play.hand.carry.lifted
    pupil.touch.act(Action.BACK)
    pupil.touch.frames(2)
    assert isinstance(pupil.app.stack.top, LearnScene)


def test_a_part_can_be_done_once_more(tmp_path: Path) -> None:
    pupil = attend(tmp_path, lessons()[6])
    pupil.finish_part()
    pupil.hands.choose("again")
    pupil.touch.frames(2)
    assert pupil.teacher.number == 0 and pupil.teacher.step is lessons()[6].parts[0].steps[0]


def test_the_pause_of_a_lesson_goes_on_where_it_was(tmp_path: Path) -> None:
    pupil = attend(tmp_path, lessons()[0])
    pupil.do_step()
    pupil.touch.act(Action.PAUSE)
    pupil.touch.frames(2)
    assert isinstance(pupil.app.stack.top, LessonPause)
    assert focused(pupil.app) == "go-on"
    pupil.hands.choose("go-on")
    pupil.touch.frames(2)
    assert not pupil.play.table.paused
    assert pupil.step is lessons()[0].parts[0].steps[1]
    pupil.finish_part()


def test_the_pause_leads_to_the_lessons_and_the_menu(tmp_path: Path) -> None:
    pupil = attend(tmp_path, lessons()[0])
    pupil.touch.act(Action.PAUSE)
    pupil.hands.choose("lessons")
    pupil.touch.frames(2)
    assert isinstance(pupil.app.stack.top, LearnScene)
    assert focused(pupil.app) == "lesson-place"
    pupil.hands.choose("back")
    pupil.touch.frames(2)
    assert isinstance(pupil.app.stack.top, MenuScene)
    assert seen(pupil.app, "go-on") is None, "a lesson is no game to go on with"


def test_a_lesson_can_be_left_in_the_middle_of_its_wave(tmp_path: Path) -> None:
    pupil = attend(tmp_path, lessons()[5])
    pupil.do_step()
    pupil.do_step()
    pupil.until(lambda: isinstance(pupil.app.stack.top, WaveScene))
    pupil.touch.act(Action.BACK)
    pupil.touch.frames(2)
    assert isinstance(pupil.app.stack.top, LessonPause)
    pupil.hands.choose("lessons")
    pupil.touch.frames(2)
    assert isinstance(pupil.app.stack.top, LearnScene)
    assert focused(pupil.app) == "lesson-wave"


def test_the_calm_lines_light_up_after_the_wave(tmp_path: Path) -> None:
    pupil = attend(tmp_path, lessons()[5])
    pupil.finish_part()
    pupil.play.show_board()
    assert pupil.play.board.show.lines == (3, 3)


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_leads_to_its_rule_and_the_rule_to_the_lesson(name: str, tmp_path: Path) -> None:
    lesson = next(each for each in lessons() if each.name == name)
    pupil = attend(tmp_path, lesson, size=(1920, 1080))
    pupil.hands.choose("rule")
    pupil.touch.frames(2)
    rules = top_screen(pupil.app)
    assert isinstance(rules, RulesScene)
    section = rules.reader.sections[lesson.rule_of(0)]
    assert 0 <= section.rect.top - rules.reader.rect.top < rules.reader.rect.height // 3
    pupil.hands.choose("lesson")
    pupil.touch.frames(2)
    assert (pupil.teacher.lesson, pupil.teacher.number) == (lesson, 0)
    pupil.hands.choose("leave")
    pupil.touch.frames(2)
    assert top_screen(pupil.app) is rules


def test_a_page_without_a_lesson_says_so(tmp_path: Path) -> None:
    app = opened(lambda: RulesScene("italian"), tmp_path, (1920, 1080))
    Touch(app).press(screen(app).find("lesson"))
    assert isinstance(app.stack.top, RulesScene)
    assert app.shell.captions.shown[-1].text == "No lesson shows this page."


def test_no_lesson_leaves_a_game_behind(tmp_path: Path) -> None:
    pupil = attend(tmp_path, lessons()[0])
    pupil.finish_part()
    assert not list(tmp_path.glob("**/*.journal"))


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080), (3440, 1440)])
def test_the_ring_lies_close_around_a_stone_and_its_name(tmp_path: Path, size: tuple[int, int]) -> None:
    app = opened(LearnScene, tmp_path, size)
    stone = screen(app).focus.current
    assert isinstance(stone, LessonStone)
    look = screen(app).look
    words = look.block(stone.label, Role.STRONG, stone.rect.width).width
    assert words <= stone.ring_rect().width <= stone.measure(look, stone.rect.width)[0] + 2 * look.px(SNUG)
