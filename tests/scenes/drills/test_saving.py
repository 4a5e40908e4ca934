"""The last ten seconds: sound positions, ten seconds on the clock, the wave, and what is worth how much."""

from pathlib import Path

import pytest

from flow_desktop.app.intents import Action
from flow_desktop.app.start import StillTime
from flow_desktop.engine import Clock, Phase
from flow_desktop.engine.cards import Card
from flow_desktop.engine.geometry import animals_in
from flow_desktop.engine.notation import read_board
from flow_desktop.engine.position import fault
from flow_desktop.scenes.autoplay.touch import play_scene, seen, top_screen
from flow_desktop.scenes.destinations import Drill, Exercise
from flow_desktop.scenes.drills.companions import Saving
from flow_desktop.scenes.drills.exercises import best_of
from flow_desktop.scenes.drills.saving import Saved, position_of_round, positions, saved, saving_table
from flow_desktop.scenes.drills.scene import DrillsScene
from flow_desktop.scenes.drills.ways_on import DrillPause, DrillResult, ReadyScene
from flow_desktop.scenes.play.scene import PlayScene
from flow_desktop.scenes.wave.scene import WaveScene
from flow_desktop.table import Seat
from flow_desktop.widgets.widget import walk
from tests.scenes.drills.drilling import Drilling

TIMED, CALM = Exercise(Drill.SAVE, True), Exercise(Drill.SAVE, False)


@pytest.mark.parametrize("number", range(len(positions())))
def test_every_position_can_be_played_and_has_something_to_save(number: int) -> None:
    position = position_of_round(number)
    assert fault(position) is None
    assert len(animals_in(position.board.joined)) in (2, 3)
    assert len(position.hand) >= 2
    assert position.board.possible


def test_there_are_a_dozen_and_they_come_round() -> None:
    assert len(positions()) == 12
    assert position_of_round(12) == position_of_round(0)
    assert position_of_round(0, 1).board == position_of_round(0).board
    assert position_of_round(0, 1).seed != position_of_round(0).seed, "another throw each time"


def test_animals_count_ten_and_tiles_one() -> None:
    assert saved(read_board("")) == Saved(0, 0)
    assert saved(read_board("d3:NS d2:NS f6:EW")) == Saved(0, 2)
    way = "a2:NS a3:NS a4:NE b4:EW c4:EW"
    assert saved(read_board(way)) == Saved(1, 5)
    assert saved(read_board(way)).points == 15


def test_ten_seconds_are_left_on_the_clock() -> None:
    table = saving_table(True, 0, 0, Seat(), StillTime().now)
    assert table.setting == Clock(60)
    assert table.remaining == pytest.approx(10.02)
    assert table.running
    assert saving_table(False, 0, 0, Seat(), StillTime().now).turns_left == 3


def finish(drill: Drilling) -> None:
    """Throw the dice and look on to the result."""
    drill.until(WaveScene)
    drill.hands.throw()
    for _ in range(1500):
        if seen(drill.app, "ready") is not None:
            break
        drill.app.loop_once()
    drill.frames(60)
    shown = [widget.label for widget in walk(top_screen(drill.app).root)]
    assert not any(word in words for word in ("Round", "comes", "clock", "Ready") for words in shown)
    drill.hands.choose("ready")
    drill.until(DrillResult)


@pytest.mark.parametrize("device", ["mouse", "keyboard", "pad"])
def test_against_the_clock(device: str, tmp_path: Path) -> None:
    drill = Drilling.opened(tmp_path, device)
    drill.hands.choose("save-timed")
    drill.until(ReadyScene)
    drill.let_run(30, painted=False)
    drill.hands.choose("start")
    drill.until(PlayScene)
    play = play_scene(drill.app)
    assert 9 < (play.table.remaining or 0) <= 10.1, "looking at the position took none of the time"
    drill.let_run(11)
    finish(drill)
    result = drill.app.stack.top
    assert isinstance(result, DrillResult)
    assert result.score == saved(play.table.state.board).points
    assert best_of(drill.app.shell, TIMED) == result.score


def test_a_tile_in_hand_is_finished_after_the_bell(tmp_path: Path) -> None:
    drill = Drilling.opened(tmp_path)
    drill.press("save-timed")
    drill.press("start")
    drill.until(PlayScene)
    play = play_scene(drill.app)
    drill.hands.draw(play.hand.fullest_pile() or 0)
    drill.let_run(11)
    assert play.table.state.turn.phase is Phase.HOLDING
    assert play.hand.carry is not None
    cell = min(play.hand.carry.fits)
    drill.hands.put(cell, min(play.hand.carry.fits[cell]))
    finish(drill)


def test_in_peace_three_turns_are_left(tmp_path: Path) -> None:
    drill = Drilling.opened(tmp_path)
    drill.press("save-calm")
    drill.press("start")
    drill.until(PlayScene)
    play = play_scene(drill.app)
    drill.let_run(120, painted=False)
    for _ in range(3):
        drill.hands.draw(play.hand.fullest_pile() or 0)
        carry = play.hand.carry
        assert carry is not None
        if not carry.fits:
            drill.hands.choose("step")
            continue
        cell = min(carry.fits)
        drill.hands.put(cell, min(carry.fits[cell]))
    finish(drill)
    assert best_of(drill.app.shell, CALM) is not None
    assert best_of(drill.app.shell, TIMED) is None


def test_calm_waters_can_be_played_in_time(tmp_path: Path) -> None:
    number = next(n for n in range(12) if Card.SUPPORT in position_of_round(n).hand)
    drill = Drilling.opened(tmp_path, scene=lambda: ReadyScene(TIMED, number, 0))
    drill.press("start")
    drill.until(PlayScene)
    play = play_scene(drill.app)
    before = len(play.table.state.hand)
    drill.hands.take_card(Card.SUPPORT)
    drill.hands.choose_space(min(play.hand.targets()))
    assert len(play.table.state.hand) == before - 1


def test_a_pause_hides_the_board(tmp_path: Path) -> None:
    drill = Drilling.opened(tmp_path)
    drill.press("save-timed")
    drill.press("start")
    drill.until(PlayScene)
    drill.act(Action.PAUSE)
    assert type(drill.app.stack.top) is DrillPause
    assert play_scene(drill.app).board.show.covered
    drill.press("again")
    drill.until(ReadyScene)
    drill.act(Action.BACK)
    drill.until(DrillsScene)


def test_the_pause_of_its_wave_is_the_drills_own(tmp_path: Path) -> None:
    drill = Drilling.opened(tmp_path)
    drill.press("save-timed")
    drill.press("start")
    drill.let_run(11)
    drill.until(WaveScene)
    drill.act(Action.PAUSE)
    assert type(drill.app.stack.top) is DrillPause
    assert isinstance(drill.coach, Saving)
