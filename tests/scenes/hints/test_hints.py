"""Hints in three steps: an area, a space, the whole move, each with its reason; for every device."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from flow_desktop.app.intents import Action, Device
from flow_desktop.app.start import StillTime
from flow_desktop.bots.advice import Chance
from flow_desktop.bots.advisor import Status
from flow_desktop.bots.hint_area import area_of
from flow_desktop.engine import Clock
from flow_desktop.engine.commands import (
    Draw,
    TimeUp,
    Trade,
)
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.board.space import space_key
from flow_desktop.scenes.hints.hints import Hints
from flow_desktop.scenes.place_names import at_place, place_name
from flow_desktop.table import By
from tests.scenes.hints.asking import Seat, placed, sit, words
from tests.scenes.hints.oracle import Oracle
from tests.scenes.play.sitting import Sitting, new_table, sit_down

TRIED = "games tried by the computer"
"""It is told who tried them: the players did not."""


def by_key(sitting: Sitting) -> None:
    sitting.act(FlowAction.ADVISE)


def by_button(sitting: Sitting) -> None:
    sitting.press("hint")


def by_pad(sitting: Sitting) -> None:
    sitting.act(FlowAction.ADVISE, device=Device.PAD)


@pytest.mark.parametrize("ask", [by_key, by_button, by_pad])
def test_each_press_tells_more(seat: Seat, ask: Callable[[Sitting], None]) -> None:
    sitting, oracle, hints = seat
    oracle.wish = wanted = placed(sitting)
    moves = sitting.table.moves
    ask(sitting)
    assert [question.state for question in oracle.questions] == [sitting.state]
    assert (hints.step, words(sitting)) == (1, ""), "nothing is said before there is an answer"
    oracle.answer()
    sitting.frames(2)
    assert hints.pointing.area == area_of(wanted.cell) and hints.pointing.cell is None
    area = words(sitting)
    assert "part of the board" in area and "Fewer tiles to go for the cat." in area
    assert place_name(wanted.cell) not in area, "the first step leaves the space to find"
    ask(sitting)
    shown = hints.pointing
    assert (shown.cell, shown.piece) == (wanted.cell, None)
    assert place_name(wanted.cell) in words(sitting)
    ask(sitting)
    assert hints.pointing.cell == wanted.cell and hints.pointing.piece is not None
    assert words(sitting).startswith(f"Place it {at_place(wanted.cell)}")
    assert words(sitting) in sitting.app.shell.speech.spoken, "each step is spoken"
    assert len(oracle.questions) == 1, "one question for three steps"
    ask(sitting)
    assert (hints.step, words(sitting)) == (0, "")
    assert "The hint is hidden." in sitting.app.shell.speech.spoken
    assert sitting.table.moves == moves, "a hint changes nothing of the game"


def test_a_press_before_the_answer_asks_no_second_time(seat: Seat) -> None:
    sitting, oracle, hints = seat
    sitting.act(FlowAction.ADVISE, FlowAction.ADVISE)
    assert len(oracle.questions) == 1 and hints.step == 1
    assert sitting.play.wake_after is not None, "frames look for the answer though nothing moves"


def test_a_move_ends_a_hint(seat: Seat) -> None:
    sitting, oracle, hints = seat
    oracle.wish = wanted = placed(sitting)
    sitting.act(FlowAction.ADVISE)
    oracle.answer()
    sitting.frames(2)
    sitting.table.do(wanted)
    sitting.frames()
    assert hints.step == 0 and words(sitting) == "" and not hints.pointing.spaces
    assert oracle.status is Status.IDLE


def test_undo_ends_a_hint(tmp_path: Path, time: StillTime) -> None:
    sitting, oracle, hints = sit(tmp_path, time, players=1)
    sitting.act(FlowAction.ADVISE)
    oracle.answer()
    sitting.frames(2)
    assert sitting.table.undo() is not None
    sitting.frames()
    assert (hints.step, words(sitting)) == (0, "")


def test_a_partners_move_ends_a_hint_but_the_bell_leaves_it(seat: Seat) -> None:
    sitting, oracle, hints = seat
    oracle.wish = placed(sitting)
    sitting.act(FlowAction.ADVISE)
    oracle.answer()
    sitting.frames(2)
    sitting.table.do(TimeUp(), By.CLOCK)
    assert hints.step == 1, "whoever holds a tile still has to place it"
    sitting.table.do(placed(sitting), By.PARTNER)
    assert hints.step == 0


def test_esc_takes_the_hint_away_and_nothing_else(seat: Seat) -> None:
    sitting, oracle, hints = seat
    sitting.act(FlowAction.ADVISE)
    oracle.answer()
    sitting.frames(2)
    sitting.act(Action.BACK)
    assert hints.step == 0 and sitting.play.hand.carry is not None and sitting.play.hand.carry.lifted
    assert sitting.app.shell.speech.last == "The hint is hidden."


def test_walking_and_turning_leave_the_hint_where_it_is(seat: Seat) -> None:
    sitting, oracle, _hints = seat
    oracle.wish = placed(sitting)
    sitting.act(FlowAction.ADVISE)
    oracle.answer()
    sitting.frames(2)
    told = words(sitting)
    sitting.act(Action.NAV_UP, Action.NAV_LEFT, FlowAction.ROTATE_RIGHT)
    assert words(sitting) == told


def test_the_first_step_names_a_draw(seat: Seat) -> None:
    """Face-down tiles are nothing to look at: the hint means that one is drawn."""
    sitting, oracle, _hints = seat
    sitting.table.do(placed(sitting), By.HAND)
    sitting.frames(2)
    oracle.wish = Draw(0)
    sitting.act(FlowAction.ADVISE)
    oracle.answer()
    sitting.frames(2)
    assert words(sitting).startswith("Draw a tile.")


def test_another_language_words_it_anew(seat: Seat) -> None:
    sitting, oracle, hints = seat
    oracle.wish = placed(sitting)
    sitting.act(FlowAction.ADVISE)
    oracle.answer()
    sitting.frames(2)
    before = words(sitting)
    sitting.app.shell.change(language="de")
    sitting.frames(3)
    assert hints.step == 1 and words(sitting) not in ("", before) and "Plättchen" in words(sitting)


def test_keys_lead_to_the_space_once_it_is_told(seat: Seat) -> None:
    sitting, oracle, hints = seat
    oracle.wish = wanted = placed(sitting)
    assert hints.targets() == frozenset()
    sitting.act(FlowAction.ADVISE)
    oracle.answer()
    sitting.frames(2)
    assert hints.targets() == frozenset()
    assert "hint: somewhere here" in sitting.play.find(space_key(wanted.cell)).spoken()
    sitting.act(FlowAction.ADVISE)
    assert hints.targets() == {wanted.cell}
    sitting.act(Action.JUMP_UP)
    assert sitting.focused == space_key(wanted.cell)


def test_it_gets_better_in_sight(seat: Seat) -> None:
    sitting, oracle, _hints = seat
    oracle.wish = placed(sitting)
    sitting.act(FlowAction.ADVISE)
    oracle.answer()
    sitting.frames(2)
    said = len(sitting.app.shell.speech.spoken)
    assert sitting.play.seek("chance") is None
    oracle.answer(Chance(3, 5))
    sitting.frames(2)
    assert sitting.play.seek("chance") is None, "a few games say nothing"
    oracle.answer(Chance(8, 12))
    sitting.frames(2)
    assert sitting.play.find("chance").value() == f"Win chance: 4 to 9 in 10, 12 {TRIED}"
    place = pygame.Rect(sitting.play.find("reason").rect)
    oracle.answer(Chance(240, 400))
    sitting.frames(2)
    assert sitting.play.find("chance").value() == f"Win chance: about 6 in 10, 400 {TRIED}"
    assert sitting.play.find("reason").rect == place, "nothing moves while games are counted"
    assert len(sitting.app.shell.speech.spoken) == said, "nobody is talked over"


def test_a_hint_beside_the_board_goes_like_any_other(seat: Seat) -> None:
    """A draw is told in two steps, since the third would say the same; then it goes, and no bubble stays."""
    sitting, oracle, hints = seat
    sitting.table.do(Trade())
    sitting.frames(2)
    oracle.wish = Draw(1)
    sitting.act(FlowAction.ADVISE)
    oracle.answer()
    sitting.frames(2)
    assert hints.step == 1
    sitting.act(FlowAction.ADVISE)
    sitting.frames(2)
    assert hints.step == 3 and "Draw from any pile" in words(sitting)
    oracle.answer(Chance(30, 40))
    sitting.frames(2)
    sitting.act(FlowAction.ADVISE)
    sitting.frames(2)
    assert hints.step == 0 and sitting.play.bubble.reason is None


@pytest.mark.parametrize("size", [(1152, 648), (1280, 720), (1920, 1080)])
def test_a_hint_to_draw_leaves_no_half_line_below_it(
    tmp_path: Path, time: StillTime, size: tuple[int, int]
) -> None:
    """What is to be done is in sight below the bubble, or wholly behind it: never the feet of its letters."""
    sitting, oracle, _hints = sit(tmp_path, time, size)
    sitting.table.do(Trade())
    oracle.wish = Draw(1)
    sitting.frames(2)
    sitting.act(FlowAction.ADVISE)
    oracle.answer()
    sitting.frames(2)
    oracle.answer(Chance(30, 40))
    sitting.frames(2)
    bubble, line = (sitting.play.find(key).rect for key in ("reason", "step-words"))
    assert not bubble.colliderect(line) or (bubble.top <= line.top and line.bottom <= bubble.bottom)


def test_a_better_move_is_told(seat: Seat) -> None:
    sitting, oracle, hints = seat
    sitting.act(FlowAction.ADVISE)
    oracle.answer(command=placed(sitting))
    sitting.frames(2)
    told = words(sitting)
    oracle.answer(Chance(3, 5), Trade())
    sitting.frames(2)
    assert words(sitting) == told, "a few games prove nothing"
    oracle.answer(Chance(30, 40), Trade())
    sitting.frames(2)
    assert hints.pointing.panel == "tile" and "need not go on the board" in words(sitting)
    sitting.act(FlowAction.ADVISE)
    oracle.answer(Chance(60, 80), placed(sitting))
    sitting.frames(2)
    assert hints.pointing.keys == ("trade",), "once a space is told, it stays"


def test_hints_are_counted_for_each_seat_and_told_without_a_word_more(seat: Seat) -> None:
    sitting, oracle, _hints = seat
    player = sitting.state.turn.player
    assert sitting.table.advice == (0, 0)
    sitting.act(FlowAction.ADVISE)
    assert sitting.table.advice == (0, 0), "what was not answered does not count"
    oracle.answer()
    sitting.frames(2)
    sitting.act(FlowAction.ADVISE, FlowAction.ADVISE, FlowAction.ADVISE)
    counted = sitting.table.advice
    assert counted[player] == 1 and sum(counted) == 1
    assert "1 hint so far" in sitting.play.find("hint").spoken()


def test_a_hint_in_a_game_in_seconds_stops_no_clock(tmp_path: Path, time: StillTime) -> None:
    table = new_table(time, players=1, clock=Clock(60))
    oracle = Oracle()
    sitting = sit_down(tmp_path, table, time, beside=(Hints(oracle),))
    table.ready()
    sitting.act(FlowAction.ADVISE)
    left = table.remaining
    sitting.let_run(5)
    assert oracle.questions[0].pace.turns >= 1 and left is not None and table.remaining is not None
    assert left - table.remaining == pytest.approx(5, abs=0.2)
