"""What a newcomer meets in a lesson: one voice, things marked in time, buttons that stay in their place."""

from pathlib import Path

import pygame
import pytest

from flow_desktop.engine.notation import write_cell
from flow_desktop.scenes.autoplay.touch import seen
from flow_desktop.scenes.learn.gestures import SECONDS
from flow_desktop.scenes.learn.lessons import lessons
from flow_desktop.scenes.learn.showing import CALM, NAMED, RESTING, dice_lines, marked_cell
from flow_desktop.widgets.button import Button
from tests.scenes.learn.classroom import Pupil, attend, lesson_named

MARKED = {0: "c4", 1: "b3", 2: "g6", 3: None, 4: None, 5: "c4"}


def words_at(pupil: Pupil, key: str) -> str:
    found = seen(pupil.app, key)
    return "" if found is None else found.label


def test_the_first_lesson_begins_with_the_goal(tmp_path: Path) -> None:
    pupil = attend(tmp_path, lesson_named("place"))
    story = lesson_named("place").parts[0].story
    assert words_at(pupil, "story") == story
    spoken = pupil.app.shell.speech.spoken
    assert spoken.index(story) < spoken.index(pupil.step.say)
    pupil.do_step()
    assert seen(pupil.app, "story") is None


def test_the_place_in_the_course_is_shown(tmp_path: Path) -> None:
    pupil = attend(tmp_path, lesson_named("cards"), 1)
    assert words_at(pupil, "place-0") == f"Lesson 7 of {len(lessons())}"
    assert words_at(pupil, "place-1") == "Task 2 of 6"
    single = attend(tmp_path, lesson_named("join"))
    assert words_at(single, "place-0") == f"Lesson 3 of {len(lessons())}"
    assert seen(single.app, "place-1") is None


@pytest.mark.parametrize("part", MARKED)
def test_what_a_card_is_for_is_marked_before_it_is_taken_up(part: int, tmp_path: Path) -> None:
    pupil = attend(tmp_path, lesson_named("cards"), part)
    marked = marked_cell(pupil.step, pupil.play.hand)
    assert (None if marked is None else write_cell(marked)) == MARKED[part]
    play = pupil.play
    sheets = [pygame.Surface(play.shell.view.size) for _ in range(2)]
    pupil.teacher.draw(sheets[0])
    pupil.teacher.guide.draw(sheets[1], pupil.teacher.target)
    same = pygame.image.tobytes(sheets[0], "RGB") == pygame.image.tobytes(sheets[1], "RGB")
    assert same == (marked is None)
    play.hand.begin_card(play.table.state.hand[0])
    assert marked_cell(pupil.step, play.hand) is None


def test_the_wave_can_be_called_only_where_the_lesson_asks_for_it(tmp_path: Path) -> None:
    pupil = attend(tmp_path, lesson_named("wave"))
    button = pupil.play.find("wave")
    assert isinstance(button, Button)
    assert (button.enabled, button.reason) == (False, pupil.step.say)
    pupil.do_step()
    assert pupil.play.find("wave").enabled


def test_the_game_does_not_speak_against_the_lesson(tmp_path: Path) -> None:
    pupil = attend(tmp_path, lesson_named("trade"))
    said = []
    while pupil.teacher.step is not None:
        said.append(words_at(pupil, "step-words"))
        pupil.do_step()
    said.append(words_at(pupil, "step-words"))
    place = "Place the tile on the board."
    assert said == ["Draw a tile.", "Trade the tile.", "Draw a tile.", place, ""]


def test_what_is_to_be_tried_is_not_put_away_first(tmp_path: Path) -> None:
    pupil = attend(tmp_path, lesson_named("obstacles"))
    for _ in range(3):
        pupil.do_step()
    assert pupil.step.tries and seen(pupil.app, "step") is None
    pupil.do_step()
    assert words_at(pupil, "step") == "It fits nowhere: discard"


def test_no_space_is_lit_where_the_tile_is_to_be_traded(tmp_path: Path) -> None:
    pupil = attend(tmp_path, lesson_named("trade"))
    pupil.do_step()
    assert pupil.play.hand.targets()
    assert not pupil.play.board.show.strong | pupil.play.board.show.faint


def test_the_way_on_stays_where_it_is(tmp_path: Path) -> None:
    places = set()
    for lesson in lessons()[:-1]:
        pupil = attend(tmp_path, lesson, size=(1280, 720))
        pupil.finish_part()
        pupil.touch.frames(2)
        places.add(tuple(pupil.play.find("next").rect))
    assert len(places) == 1


def test_praise_for_a_step_moves_nothing(tmp_path: Path) -> None:
    pupil = attend(tmp_path, lesson_named("join"), size=(1280, 720))
    places = set()
    while pupil.teacher.step is not None:
        places.add(tuple(pupil.play.find("skip").rect))
        pupil.do_step()
    assert len(places) == 1


def test_rows_then_columns_light_up_in_step_with_the_picture(tmp_path: Path) -> None:
    pupil = attend(tmp_path, lesson_named("wave"))
    pupil.do_step()
    pupil.touch.frames(2)
    shown = {pupil.play.board.show.lines}
    for _ in range(30):
        pupil.teacher.update(SECONDS / 4)
        pupil.play.draw(pupil.app.canvas.surface)
        shown.add(pupil.play.board.show.lines)
    assert shown == {(line, None) for line in NAMED} | {(None, line) for line in NAMED}
    assert dice_lines(None, SECONDS) == RESTING
    pupil.teacher.guide.age = 0.0
    pupil.finish_part()
    assert pupil.play.board.show.lines == CALM
    assert not set(CALM) & set(NAMED)


def test_no_line_is_left_under_an_empty_hand(tmp_path: Path) -> None:
    pupil = attend(tmp_path, lesson_named("place"))
    assert seen(pupil.app, "hand-title") is None
    assert seen(attend(tmp_path, lesson_named("wave")).app, "hand-title") is not None


def test_nothing_points_at_a_way_on_that_comes_by_itself(tmp_path: Path) -> None:
    pupil = attend(tmp_path, lesson_named("game"))
    for _ in pupil.teacher.part.way:
        play, teacher = pupil.play, pupil.teacher
        pupil.do(pupil.wanted())
    assert play.table.state.result is not None
    assert teacher.target is None
    assert seen(pupil.app, "next") is None


def test_what_was_fished_up_can_be_taken_at_once(tmp_path: Path) -> None:
    """Alone at the table the next turn is now: the caption that says otherwise goes."""
    pupil = attend(tmp_path, lesson_named("cards"), 3)
    pupil.do_step()
    pupil.touch.frames(2)
    assert pupil.step.say.startswith("Take one")
    assert not [caption for caption in pupil.app.shell.captions.shown if "next turn" in caption.text]
