"""The lessons: each is played to its end by doing what it says, and says so where one does something else."""

from pathlib import Path

import pytest

from flow_desktop.app.captions import CaptionKind
from flow_desktop.app.intents import Act, Action
from flow_desktop.river_dice.engine import RiverOptions
from flow_desktop.river_dice.engine.commands import CompleteCard, FinishTurn
from flow_desktop.river_dice.scenes.actions import RiverAction
from flow_desktop.river_dice.scenes.destinations import ToRiverLearn
from flow_desktop.river_dice.scenes.draft import home_of
from flow_desktop.river_dice.scenes.learn.learned import keep_learned
from flow_desktop.river_dice.scenes.learn.lesson import RiverLessonPage
from flow_desktop.river_dice.scenes.learn.lessons import RIVER_LESSONS
from flow_desktop.river_dice.scenes.learn.page import RiverLearn
from flow_desktop.river_dice.scenes.play import RiverPlay
from flow_desktop.river_dice.scenes.play.chips import ChoiceChip
from flow_desktop.river_dice.table import RiverTable
from flow_desktop.widgets.theme import RING_WIDTH
from flow_desktop.widgets.widget import Weight, walk
from tests.river_dice.scenes.playing import act, at_table, click, opened, scene_of
from tests.river_dice.tables import a_game


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


def test_a_lesson_asks_what_the_table_asks_and_plays_for_nothing_else(tmp_path: Path) -> None:
    """Below its own words; which animal is kept is no riddle."""
    app = opened(tmp_path, lambda shell: RiverLessonPage(1))
    page = app.stack.top
    assert isinstance(page, RiverLessonPage) and page.find("round").label == "Lesson 2 of 4"
    discount = next(each for each in page.table.legal if isinstance(each, CompleteCard) and each.discount)
    page.moves.do(discount)
    assert page.find("prompt").label == "Pay, then take what the card gives you."
    assert page.find("introduction").label == "Which animal do you keep?"
    assert page.seek("goals") is None and "Achievements" not in page.find("choices").read()


def test_lessons_that_are_done_are_ticked_and_the_next_one_is_offered(tmp_path: Path) -> None:
    app = opened(tmp_path, lambda shell: ToRiverLearn())
    learn = app.stack.top
    assert isinstance(learn, RiverLearn) and learn.focus.current is learn.find("lesson-0")
    click(app, learn.find("lesson-0").rect.center)
    page = app.stack.top
    assert isinstance(page, RiverLessonPage)
    while page.step is not None:
        page.moves.do(next(each for each in page.table.legal if page.step.wants(each)))
    app.change(page.back())
    again = opened(tmp_path, lambda shell: ToRiverLearn()).stack.top
    for shown in (learn, again):
        assert isinstance(shown, RiverLearn)
        ticked = [shown.find(f"lesson-{number}").icon is not None for number in range(4)]  # type: ignore[attr-defined]
        assert ticked == [True, False, False, False]
    assert isinstance(again, RiverLearn) and again.focus.current is again.find("lesson-1")


@pytest.mark.parametrize("number", range(len(RIVER_LESSONS)))
def test_a_lesson_offers_what_it_asks_for_and_nothing_else(tmp_path: Path, number: int) -> None:
    """No Done where a card is to be completed, no question about tokens before they are spoken of."""
    app = opened(tmp_path, lambda shell: RiverLessonPage(number))
    page = app.stack.top
    assert isinstance(page, RiverLessonPage)
    while page.step is not None:
        page.rolling.stop()
        page.refresh()
        listed = page.choosing.listed()
        assert listed and all(map(page.step.wants, listed))
        prices = page.choosing.prices()
        asked = page.seek("price") is not None
        assert asked == (len(prices) > 1) and (0 not in prices or len(prices) < 2)
        page.moves.do(listed[0])


def test_an_undo_leads_back_to_what_was_asked_for_there(tmp_path: Path) -> None:
    """Otherwise the lesson asks for something that cannot be done any more."""
    app = opened(tmp_path, lambda shell: RiverLessonPage(0))
    page = app.stack.top
    assert isinstance(page, RiverLessonPage)
    first = page.step
    page.moves.do(page.choosing.listed()[0])
    assert page.step is not first
    act(app, Action.UNDO)
    assert page.step is first and page.choosing.listed()
    page.moves.do(page.choosing.listed()[1])
    assert page.step is page.lesson.steps[1]


def test_what_is_refused_says_why_in_sight(tmp_path: Path) -> None:
    """For whoever has no sound: the key of Done in a step that wants something else."""
    app = opened(tmp_path, lambda shell: RiverLessonPage(1))
    page = app.stack.top
    assert isinstance(page, RiverLessonPage) and page.step is not None
    page.rolling.stop()
    app.inject(Act(RiverAction.DONE))
    app.loop_once()
    shown = app.shell.captions.shown
    assert [(each.text, each.kind) for each in shown[-1:]] == [(page.step.words, CaptionKind.REFUSAL)]


def test_after_the_last_lesson_one_goes_on_to_play(tmp_path: Path) -> None:
    app = opened(tmp_path, lambda shell: ToRiverLearn())
    for number in range(len(RIVER_LESSONS)):
        keep_learned(home_of(app.shell), number)
    learn = opened(tmp_path, lambda shell: ToRiverLearn()).stack.top
    assert isinstance(learn, RiverLearn) and learn.focus.current is learn.find("back")


@pytest.mark.parametrize("animals", [9, 0])
def test_what_is_best_comes_first_and_done_is_the_next_step_where_nothing_else_is(
    tmp_path: Path, animals: int
) -> None:
    """A discount that only spares an animal stands before the full cost; Done is bright where it is alone."""
    state = a_game("A", animals=[animals] * 5, row=("R1", "F1"))
    page = opened(tmp_path, lambda shell: RiverPlay(RiverTable.at(state))).stack.top
    assert isinstance(page, RiverPlay)
    if animals:
        first = CompleteCard(1, True), CompleteCard(1), CompleteCard(2)
        assert tuple(page.choosing.listed()) == (*first, FinishTurn())
        assert page.choosing.ways(1) == list(first[:2])
    chips = [each for each in walk(page.root) if isinstance(each, ChoiceChip)]
    assert [each.command for each in chips if each.weight is Weight.PRIMARY] == [FinishTurn()] * (not animals)
