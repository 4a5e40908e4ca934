"""The result of a drill: warm words, the best of each person kept, again and another."""

from pathlib import Path

import pytest

from flow_desktop.app.intents import Act, Action, Device
from flow_desktop.app.start import StillTime
from flow_desktop.scenes.destinations import Drill, Exercise, ToDrill
from flow_desktop.scenes.draft import Draft
from flow_desktop.scenes.drills.exercises import (
    EXERCISES,
    KEPT,
    best_of,
    keep_best,
    next_number,
    score_words,
)
from flow_desktop.scenes.drills.placing import placing_table
from flow_desktop.scenes.drills.scene import DrillsScene
from flow_desktop.scenes.drills.ways_on import DrillResult, ReadyScene
from flow_desktop.scenes.learn.scene import LearnScene
from flow_desktop.scenes.menu.scene import MenuScene
from flow_desktop.scenes.play.scene import PlayScene
from flow_desktop.scenes.start import remember
from flow_desktop.table import Seat
from flow_desktop.widgets.unhurried import GUARD
from tests.scenes.drills.drilling import Drilling
from tests.widgets.driving import focused

TIMED = Exercise(Drill.PLACE, True)
UNKIND = ("only", "bad", "poor", "slow", "fail", "lost", "sorry", "worse")


def result_of(score: int, number: int = 3, took_back: bool = False) -> DrillResult:
    board = placing_table(True, number, Seat(), StillTime().now).state.board
    return DrillResult(ToDrill(TIMED, number), score, board, took_back)


def told(drill: Drilling) -> str:
    result = drill.app.stack.top
    assert isinstance(result, DrillResult)
    return " ".join(result.sentences())


def test_the_first_result_is_the_best_and_a_better_one_replaces_it(tmp_path: Path) -> None:
    for score, words, best in (
        (7, "That is your best so far!", 7),
        (5, "Your best: 7 tiles.", 7),
        (9, "That is your best so far!", 9),
        (9, "Your best: 9 tiles.", 9),
    ):
        drill = Drilling.opened(tmp_path, scene=lambda score=score: result_of(score))  # type: ignore[misc]
        assert told(drill) == words
        assert best_of(drill.app.shell, TIMED) == best


def test_bests_belong_to_whoever_sits_there(tmp_path: Path) -> None:
    drill = Drilling.opened(tmp_path)
    shell = drill.app.shell
    for name, score in (("Mia", 12), ("Ben", 4), ("", 8)):
        remember(shell, Draft((Seat(name),)))
        assert keep_best(shell, TIMED, score)
    found = []
    for name in ("Mia", "Ben", ""):
        remember(shell, Draft((Seat(name),)))
        found.append(best_of(shell, TIMED))
    assert found == [12, 4, 8]


@pytest.mark.parametrize("score", [0, 1, 30])
def test_no_word_hurts(score: int, tmp_path: Path) -> None:
    """U8, T5."""
    drill = Drilling.opened(tmp_path, scene=lambda: result_of(score))
    words = f"{told(drill)} {score_words(TIMED, score)}".lower()
    assert not any(word in words.split() for word in UNKIND)
    assert (best_of(drill.app.shell, TIMED) is None) == (score == 0), "nothing at all is no best"


def test_taken_back_is_said(tmp_path: Path) -> None:
    drill = Drilling.opened(tmp_path, scene=lambda: result_of(9, took_back=True))
    assert "not kept" in told(drill)
    assert best_of(drill.app.shell, TIMED) is None


@pytest.mark.parametrize("device", [Device.KEYBOARD, Device.PAD])
def test_a_press_meant_for_the_last_tile_leaves_the_result_standing(tmp_path: Path, device: Device) -> None:
    """Whoever places tiles as fast as possible presses on when the time is up; that begins no new try."""
    drill = Drilling.opened(tmp_path, scene=lambda: result_of(3))
    for _ in range(10):
        drill.time.seconds += 0.3
        drill.act(Action.ACCEPT, device)
        assert isinstance(drill.app.stack.top, DrillResult)
    drill.time.seconds += 2
    drill.app.inject(Act(Action.ACCEPT, device, repeated=True))
    drill.frames()
    assert isinstance(drill.app.stack.top, DrillResult), "a key that is held does nothing"
    drill.act(Action.ACCEPT, device)
    drill.until(PlayScene)


def looked_at(tmp_path: Path) -> Drilling:
    """A result that stands long enough to have been read."""
    drill = Drilling.opened(tmp_path, scene=lambda: result_of(3, number=5))
    drill.time.seconds += GUARD
    return drill


def test_again_another_and_back(tmp_path: Path) -> None:
    drill = looked_at(tmp_path)
    drill.press("again")
    drill.until(PlayScene)
    assert drill.coach.number == 5
    drill = looked_at(tmp_path)
    drill.press("another")
    drill.until(PlayScene)
    assert drill.coach.number == 6
    drill = looked_at(tmp_path)
    drill.act(Action.BACK)
    drill.until(DrillsScene)
    assert next_number(drill.app.shell, Drill.PLACE) == 6
    drill.act(Action.BACK)
    drill.until(LearnScene)
    assert focused(drill.app) == "drills"
    drill.act(Action.BACK)
    drill.until(MenuScene)
    assert focused(drill.app) == "learn"


def test_the_page_comes_back_where_it_was_left(tmp_path: Path) -> None:
    """Not at the first drill: whoever looks at another one and goes back finds it again."""
    drill = Drilling.opened(tmp_path, scene=DrillsScene)
    drill.press("save-timed")
    drill.until(ReadyScene)
    drill.act(Action.BACK)
    drill.until(DrillsScene)
    assert focused(drill.app) == "save-timed"


@pytest.mark.parametrize(
    "kept", [None, 5, [], {"place": -1}, {"place": "3"}, {"place": True}, {"place": 10**9}]
)
def test_numbers_that_make_no_sense_begin_anew(kept: object, tmp_path: Path) -> None:
    drill = Drilling.opened(tmp_path)
    drill.app.shell.keep(KEPT, kept)
    assert next_number(drill.app.shell, Drill.PLACE) == 0


def test_the_page_tells_the_bests(tmp_path: Path) -> None:
    drill = Drilling.opened(tmp_path)
    keep_best(drill.app.shell, EXERCISES[0], 14)
    drill = Drilling.opened(tmp_path)
    page = drill.app.stack.top
    assert isinstance(page, DrillsScene)
    spoken = [page.find(exercise.key).spoken() for exercise in EXERCISES]
    assert "Your best: 14 tiles" in spoken[0]
    assert all("No best yet" in words for words in spoken[1:])
