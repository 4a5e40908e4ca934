"""Wrong moves at every step: each is answered in words, nothing changes, and the goal stays in reach."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from flow_desktop.app.intents import Action
from flow_desktop.engine import Phase, refusal
from flow_desktop.engine.commands import Draw, PlaceTile
from flow_desktop.engine.geometry import CELLS
from flow_desktop.engine.notation import write_cell
from flow_desktop.engine.refusals import Code
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.autoplay.touch import hand_of, seen, top_screen
from flow_desktop.scenes.learn.lesson import Lesson
from flow_desktop.scenes.learn.lessons import lessons
from flow_desktop.scenes.play.bubble import Saying
from flow_desktop.scenes.play.discards import DiscardScene
from flow_desktop.scenes.play.scene import PlayScene
from tests.scenes.learn.classroom import Pupil, attend

PARTS = [(lesson, number) for lesson in lessons() for number in range(len(lesson.parts))]
Attempt = tuple[str, Callable[[], None], bool]
"""Its name, what is done, and whether it has to be answered in words."""


def name_of(value: object) -> str:
    return value.name if isinstance(value, Lesson) else str(value)


def attempts(pupil: Pupil) -> Iterator[Attempt]:
    """Everything on the screen that is not what the step asks for."""
    step, state = pupil.step, pupil.play.table.state
    for pile in range(len(state.supply.piles)):
        if not step.allows(Draw(pile)):
            yield f"pile {pile}", _choosing(pupil, f"pile-{pile}"), True
    words = {wanted.text.split(" ")[0] for wanted in step.do}
    if "trade" not in words:
        yield "trade", _choosing(pupil, "trade"), True
        yield "trade by key", lambda: pupil.touch.act(FlowAction.TRADE), True
    if "time" not in words:
        yield "wave", _choosing(pupil, "wave"), True
    if "discard" not in words and seen(pupil.app, "step") is not None:
        yield "step", _choosing(pupil, "step"), True
    if state.turn.phase is Phase.HOLDING:
        yield from _spaces(pupil)
    else:
        yield "a space", _choosing(pupil, "board/d4"), False
        yield "turn", lambda: pupil.touch.act(FlowAction.ROTATE_RIGHT), False


def _spaces(pupil: Pupil) -> Iterator[Attempt]:
    """Every fourth space, and every one where the tile fits though it is not wanted there."""
    carry = hand_of(pupil.app).carry
    assert carry is not None
    for cell in sorted({*CELLS[::4], *carry.fits}):
        command = PlaceTile(cell, carry.edges)
        refused = refusal(pupil.play.table.state, command)
        tried = refused is not None and refused.code in pupil.step.tries
        asked = any(wanted.text.startswith(f"place {write_cell(cell)}") for wanted in pupil.step.do)
        if not tried and not asked and not pupil.step.allows(command):
            yield f"space {write_cell(cell)}", _putting(pupil, cell), True


def _choosing(pupil: Pupil, key: str) -> Callable[[], None]:
    return lambda: pupil.hands.choose(key)


def _putting(pupil: Pupil, cell: int) -> Callable[[], None]:
    def put() -> None:
        pupil.play.bubble.drop()  # the button of the last answer may lie over this space
        pupil.touch.frames(1)
        hand_of(pupil.app).lift()
        pupil.hands.choose_space(cell)

    return put


def words_said(pupil: Pupil) -> tuple[list[str], list[str]]:
    shell = pupil.app.shell
    return list(shell.speech.spoken), [caption.text for caption in shell.captions.log]


@pytest.mark.parametrize(("lesson", "part"), PARTS, ids=name_of)
def test_wrong_moves_are_answered_and_nothing_is_lost(lesson: Lesson, part: int, tmp_path: Path) -> None:
    pupil = attend(tmp_path, lesson, part)
    tried = 0
    while isinstance(top_screen(pupil.app), PlayScene) and pupil.teacher.step is not None:
        step = pupil.step
        for name, attempt, answered in list(attempts(pupil)):
            before, said = pupil.play.table.moves, words_said(pupil)
            attempt()
            pupil.touch.frames(1)
            if isinstance(top_screen(pupil.app), DiscardScene):
                pupil.touch.act(Action.BACK)
            assert pupil.play.table.moves == before, f"{name} at '{step.say}'"
            assert pupil.step is step, name
            assert not answered or words_said(pupil) != said, f"{name} at '{step.say}' is not answered"
            tried += 1
        pupil.do_step()
    assert tried >= len(lesson.parts[part].steps)
    if isinstance(top_screen(pupil.app), PlayScene):
        assert pupil.teacher.step is None


@pytest.mark.parametrize(("lesson", "part"), PARTS, ids=name_of)
def test_any_step_can_be_taken_back_and_done_again(lesson: Lesson, part: int, tmp_path: Path) -> None:
    pupil = attend(tmp_path, lesson, part)
    for step in lesson.parts[part].steps:
        if any(wanted.text == "roll" for wanted in step.do) or step.until:
            break
        moves = len(pupil.play.table.moves)
        pupil.do_step()
        if step.tries or not isinstance(top_screen(pupil.app), PlayScene):
            continue
        pupil.play.hand.back()
        pupil.touch.act(Action.UNDO)
        pupil.touch.frames(2)
        assert len(pupil.play.table.moves) == moves
        assert pupil.step is step
        pupil.touch.act(Action.REDO)
        pupil.touch.frames(2)
        assert len(pupil.play.table.moves) == moves + 1
    pupil.finish_part()


def test_a_card_that_is_not_wanted_stays_in_the_hand(tmp_path: Path) -> None:
    lesson = next(lesson for lesson in lessons() if lesson.name == "trade")
    pupil = attend(tmp_path, lesson)
    pupil.do_step()
    pupil.do_step()
    assert pupil.play.table.state.hand
    pupil.hands.choose("card-0")
    assert pupil.play.hand.card_play is None
    assert pupil.play.bubble.reason is not None and pupil.play.bubble.reason.words == pupil.step.say


def test_a_lost_game_is_tried_once_more(tmp_path: Path) -> None:
    """The piles run out by trading and by laying what fits first."""
    from flow_desktop.engine import Result, legal
    from flow_desktop.engine.commands import Trade

    lesson = lessons()[-1]
    pupil = attend(tmp_path, lesson)
    table = pupil.play.table
    while table.state.result is None:
        choices = legal(table.state)
        far = [each for each in choices if isinstance(each, PlaceTile)][:1]
        table.do(Trade() if Trade() in choices else (far or choices)[0])
    assert table.state.result is Result.LOST
    pupil.play.hand.follow()
    pupil.until(lambda: isinstance(top_screen(pupil.app), PlayScene) and pupil.play.table is not table)
    assert pupil.teacher.again and not pupil.play.table.moves
    pupil.touch.frames(2)
    assert "once more" in pupil.play.find("lesson-words").label
    pupil.finish_part()


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_a_refusal_anywhere_leaves_the_words_of_the_lesson_in_sight(
    size: tuple[int, int], tmp_path: Path
) -> None:
    """Beside the first columns there is the panel of the lesson, which says what would be right."""
    play = attend(tmp_path, lessons()[1], size=size).play
    for cell in CELLS:
        play.bubble.drop()
        play.bubble.say(
            Saying("Water would meet land at three of its edges.", Code.EDGE_MISMATCH, cell, (cell,))
        )
        play.refresh()
        told = play.find("reason").rect
        assert not told.colliderect(play.find("lesson-words").rect), write_cell(cell)
        assert not told.colliderect(play.board.cell_rect(cell)), write_cell(cell)
