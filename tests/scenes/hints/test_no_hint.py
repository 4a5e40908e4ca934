"""Where there is no hint: the scenario, the throw, the end, the seat, or a worker that is lost."""

from __future__ import annotations

from dataclasses import replace
from multiprocessing.connection import Connection
from pathlib import Path

from flow_desktop.app.intents import Action
from flow_desktop.app.start import StillTime
from flow_desktop.bots.advisor import Advisor, Status
from flow_desktop.engine import Phase, legal
from flow_desktop.engine.commands import (
    Draw,
    Roll,
)
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.hints.hints import Hints
from flow_desktop.scenes.wave.scene import WaveScene
from tests.scenes.hints.asking import Seat, let_be, sit, words
from tests.scenes.hints.oracle import Oracle
from tests.scenes.play.sitting import new_table, place_tiles, sit_down


def test_no_communication_silences_hints(tmp_path: Path, time: StillTime) -> None:
    """Scenario card No Communication (R16)."""
    sitting, oracle, _hints = sit(tmp_path, time, scenarios=(Scenario.NO_COMMUNICATION,))
    sitting.act(FlowAction.ADVISE)
    assert oracle.questions == [] and words(sitting).startswith("No Communication")
    assert not sitting.play.find("hint").enabled


def test_during_the_wave_no_communication_does_not_silence(tmp_path: Path, time: StillTime) -> None:
    table = new_table(time, players=2, scenarios=(Scenario.NO_COMMUNICATION,))
    place_tiles(table, 2)
    hints = Hints(Oracle())
    sitting = sit_down(tmp_path, table, time, beside=(hints,))
    state = sitting.state
    calm = replace(state, turn=replace(state.turn, phase=Phase.WAVE, calm=True))
    let_be(sitting, calm)
    assert hints.wave_words() in ("Choose the white die.", "Choose the black die.")


def test_a_hint_during_the_throw_gets_a_clear_answer(tmp_path: Path, time: StillTime) -> None:
    table = new_table(time, players=1)
    oracle = Oracle()
    sitting = sit_down(tmp_path, table, time, beside=(Hints(oracle),))
    sitting.press("wave")
    sitting.frames(3)
    assert sitting.shows(WaveScene)
    sitting.act(FlowAction.ADVISE)
    assert "The dice decide now." in sitting.app.shell.speech.spoken
    sitting.act(Action.ACCEPT)
    sitting.let_run(0.5)
    sitting.act(FlowAction.ADVISE)
    assert oracle.questions == []
    sitting.let_run(12)
    sitting.act(Action.ACCEPT)
    sitting.frames(3)
    assert isinstance(sitting.table.moves[-1].command, Roll), "the game goes on"


def test_a_hint_when_the_game_is_over_gets_a_clear_answer(seat: Seat) -> None:
    sitting, oracle, hints = seat
    state = sitting.state
    over = replace(state, turn=replace(state.turn, phase=Phase.OVER))
    let_be(sitting, over)
    hints.press()
    assert words(sitting) == "The game is over." and oracle.questions == []


def test_whoever_wants_no_hints_gets_none(seat: Seat) -> None:
    sitting, oracle, _hints = seat
    player = sitting.state.turn.player
    aids = replace(sitting.table.seat.aids, hints=False)
    sitting.table.set_seat(player, replace(sitting.table.seat, aids=aids))
    sitting.act(FlowAction.ADVISE)
    assert oracle.questions == [] and words(sitting) == "Hints are switched off at this seat."


def test_a_lost_worker_costs_the_hint_and_nothing_else(seat: Seat) -> None:
    sitting, oracle, hints = seat
    sitting.act(FlowAction.ADVISE)
    oracle.status = Status.LOST
    sitting.frames(2)
    assert hints.step == 0
    assert any("lost at sea" in caption.text for caption in sitting.app.shell.captions.shown)
    sitting.act(FlowAction.ADVISE)
    oracle.answer()
    sitting.frames(2)
    assert hints.step == 1 and words(sitting), "the next question is answered"


def test_a_worker_lost_after_the_answer_leaves_the_hint(seat: Seat) -> None:
    sitting, oracle, hints = seat
    sitting.act(FlowAction.ADVISE)
    oracle.answer()
    sitting.frames(2)
    oracle.status = Status.LOST
    sitting.frames(2)
    assert hints.step == 1 and words(sitting)


def dies(connection: Connection) -> None:
    """A worker that is killed in the middle of a question."""
    connection.recv_bytes()


def test_a_real_worker_that_dies_is_noticed(tmp_path: Path, time: StillTime) -> None:
    table = new_table(time, players=1)
    table.do(Draw(0))
    hints = Hints(Advisor(worker=dies), early=True)
    sitting = sit_down(tmp_path, table, time, beside=(hints,))
    sitting.act(FlowAction.ADVISE)
    while hints.step:
        sitting.frames()
    assert any("lost at sea" in caption.text for caption in sitting.app.shell.captions.shown)
    sitting.act(FlowAction.TRADE)
    assert len(sitting.table.moves) == 2, "the game goes on"


def test_a_real_worker_answers(tmp_path: Path, time: StillTime) -> None:
    table = new_table(time, players=1)
    table.do(Draw(0))
    hints = Hints(Advisor())
    sitting = sit_down(tmp_path, table, time, beside=(hints,))
    sitting.act(FlowAction.ADVISE)
    while hints.step and hints.advice is None:
        sitting.frames()
    assert hints.advice is not None and words(sitting)
    assert hints.advice.command in legal(sitting.state)
    sitting.play.leave()
    assert hints._advisor.status is Status.IDLE
