"""Hints in three steps: an area, a space, the whole move, each with its reason; for every device."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from multiprocessing.connection import Connection
from pathlib import Path

import pygame
import pytest

from flow_desktop.app.intents import Action, Device
from flow_desktop.app.settings import Settings
from flow_desktop.app.start import StillTime
from flow_desktop.bots.advice import Chance
from flow_desktop.bots.advisor import Advisor, Status
from flow_desktop.bots.hint_area import area_of
from flow_desktop.engine import GameState, Phase, Step, legal
from flow_desktop.engine.cards import Card
from flow_desktop.engine.commands import (
    Draw,
    PlaceTile,
    PlayCurrent,
    PlayReturn,
    Roll,
    TimeUp,
    Trade,
)
from flow_desktop.engine.position import game_at
from flow_desktop.engine.position_text import read_position
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.rounds import Table
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.board.space import space_key
from flow_desktop.scenes.board.view import BoardView
from flow_desktop.scenes.hints.hints import Hints
from flow_desktop.scenes.hints.marks import draw_pointing
from flow_desktop.scenes.hints.pointing import pointing
from flow_desktop.scenes.hints.words import AREA, MOVE, SPACE
from flow_desktop.scenes.place_names import at_place, place_name
from flow_desktop.scenes.wave.scene import WaveScene
from flow_desktop.table import By
from flow_desktop.widgets.look import Look
from tests.scenes.hints.oracle import Oracle
from tests.scenes.play.sitting import OFF, Sitting, new_table, place_tiles, sit_down, table_with_card

Seat = tuple[Sitting, Oracle, Hints]


@pytest.fixture
def seat(tmp_path: Path, time: StillTime) -> Seat:
    """Somebody holds a tile, and whoever is asked is there."""
    return sit(tmp_path, time)


def sit(
    folder: Path,
    time: StillTime,
    size: tuple[int, int] = (1280, 720),
    settings: Settings | None = None,
    players: int = 2,
    scenarios: tuple[Scenario, ...] = (),
) -> Seat:
    table = new_table(time, players=players, scenarios=scenarios)
    place_tiles(table, 3)
    table.do(Draw(0))
    oracle = Oracle()
    hints = Hints(oracle)
    return sit_down(folder, table, time, size, settings, beside=(hints,)), oracle, hints


def placed(sitting: Sitting, last: bool = True) -> PlaceTile:
    """A place for the tile in hand, the last in reading order or the first."""
    places = [each for each in legal(sitting.state) if isinstance(each, PlaceTile)]
    return max(places, key=lambda each: each.cell) if last else min(places, key=lambda each: each.cell)


def let_be(sitting: Sitting, state: GameState) -> None:
    """Let the game be in a state that would take long to come to."""
    history = sitting.table._game.history
    history.done.clear()
    history.first = Step(state, ())
    assert sitting.state is state


def words(sitting: Sitting) -> str:
    reason = sitting.play.bubble.reason
    return "" if reason is None else reason.words


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


def test_walking_and_turning_leave_the_hint_where_it_is(seat: Seat) -> None:
    sitting, oracle, _hints = seat
    oracle.wish = placed(sitting)
    sitting.act(FlowAction.ADVISE)
    oracle.answer()
    sitting.frames(2)
    told = words(sitting)
    sitting.act(Action.NAV_UP, Action.NAV_LEFT, FlowAction.ROTATE_RIGHT)
    assert words(sitting) == told


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
    assert sitting.play.find("chance").value() == "Win chance: 4 to 9 in 10, 12 games tried"
    place = pygame.Rect(sitting.play.find("reason").rect)
    oracle.answer(Chance(240, 400))
    sitting.frames(2)
    assert sitting.play.find("chance").value() == "Win chance: about 6 in 10, 400 games tried"
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
    assert len(sitting.table.moves) == 2 or sitting.play.bubble.reason is not None, "the game goes on"


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


def covered_spaces(sitting: Sitting, hints: Hints) -> set[int]:
    """The spaces pointed at that the bubble covers."""
    bubble = sitting.play.find("reason").rect
    return {cell for cell in hints.pointing.spaces if sitting.play.board.cell_rect(cell).colliderect(bubble)}


@pytest.mark.parametrize("last", [False, True])
@pytest.mark.parametrize(
    ("size", "percent"), [((1280, 720), 100), ((1024, 640), 100), ((1024, 640), 200), ((1920, 1080), 150)]
)
def test_the_bubble_covers_nothing_it_speaks_of(
    tmp_path: Path, time: StillTime, size: tuple[int, int], percent: int, last: bool
) -> None:
    settings = Settings(language="de", text_percent=percent)
    sitting, oracle, hints = sit(tmp_path, time, size, settings)
    oracle.wish = placed(sitting, last)
    sitting.act(FlowAction.ADVISE)
    oracle.answer(Chance(3, 5))
    sitting.frames(2)
    if percent == 100:
        assert covered_spaces(sitting, hints) == set(), "the whole area"
    for _step in (SPACE, MOVE):
        sitting.act(FlowAction.ADVISE)
        assert covered_spaces(sitting, hints) == set()


def test_a_card_is_pointed_at_step_by_step(tmp_path: Path, time: StillTime) -> None:
    table = table_with_card(time, Card.CURRENT)
    oracle = Oracle()
    hints = Hints(oracle)
    sitting = sit_down(tmp_path, table, time, beside=(hints,))
    oracle.wish = wanted = next(each for each in legal(sitting.state) if isinstance(each, PlayCurrent))
    key = f"card-{sitting.state.hand.index(Card.CURRENT)}"
    sitting.act(FlowAction.ADVISE)
    oracle.answer()
    sitting.frames(2)
    assert hints.pointing.panel == "hand" and words(sitting).startswith("Look at your cards.")
    sitting.act(FlowAction.ADVISE)
    assert hints.pointing.keys == (key,) and words(sitting).startswith("Current can help now.")
    sitting.act(FlowAction.ADVISE)
    assert (hints.pointing.source, hints.pointing.cell) == (wanted.source, wanted.cell)
    assert at_place(wanted.source) in words(sitting) and key in hints.pointing.keys
    sitting.press(key)
    assert hints.step == MOVE, "beginning the card leaves the hint"


def test_once_a_card_is_begun_the_hint_is_about_it(tmp_path: Path, time: StillTime) -> None:
    table = table_with_card(time, Card.SUPPORT)
    oracle = Oracle()
    hints = Hints(oracle)
    sitting = sit_down(tmp_path, table, time, beside=(hints,))
    sitting.press(f"card-{sitting.state.hand.index(Card.SUPPORT)}")
    oracle.wish = Draw(0)
    sitting.act(FlowAction.ADVISE)
    oracle.answer()
    sitting.frames(2)
    command = hints.command
    assert command is not None and getattr(command, "card", None) is Card.SUPPORT
    assert hints.pointing.area, "where on the board, not which card"


def test_once_a_tile_is_chosen_for_return_the_hint_is_about_that_tile(
    tmp_path: Path, time: StillTime
) -> None:
    state = game_at(read_position("board b1:EW / piles straight:3 / hand return"))
    oracle = Oracle()
    hints = Hints(oracle)
    sitting = sit_down(tmp_path, Table.at(state, source=time.now), time, beside=(hints,))
    ways = [each for each in legal(state) if isinstance(each, PlayReturn)]
    first, other = ways[0], next(each for each in ways if each.kind is not ways[0].kind)
    sitting.play.hand.begin_card(Card.RETURN)
    sitting.play.hand.choose_kind(other.kind)
    oracle.order = [first, other]
    sitting.act(FlowAction.ADVISE)
    oracle.answer(command=first)
    sitting.frames(2)
    assert hints.command == other


def test_every_command_has_words_and_something_to_point_at(tmp_path: Path, time: StillTime) -> None:
    """Draws, trades, discards and all six cards, at each step."""
    for card in Card:
        table = table_with_card(time, card)
        for command in legal(table.state):
            for step in (AREA, SPACE, MOVE):
                shown = pointing(table.state, command, step)
                assert shown.spaces or shown.panel or shown.keys
                if isinstance(command, PlayCurrent | PlayReturn) and step == MOVE:
                    assert shown.piece is not None


def test_the_three_marks_differ_without_colour(seat: Seat) -> None:
    """By size and pattern: in greys, each step changes other pixels of the board."""
    sitting, _oracle, _hints = seat
    wanted = placed(sitting)
    greys = []
    for step in (AREA, SPACE, MOVE):
        surface = pygame.Surface(sitting.app.canvas.surface.get_size())
        look: Look = sitting.play.look
        board: BoardView = sitting.play.board
        draw_pointing(surface, look, board, pointing(sitting.state, wanted, step))
        bright = pygame.mask.from_threshold(
            pygame.transform.grayscale(surface), (255, 255, 255), (150, 150, 150, 255)
        )
        greys.append((bright.count(), bright.get_bounding_rects()))
    sizes = [max((rect.width for rect in rects), default=0) for _count, rects in greys]
    assert len({count for count, _rects in greys}) == 3 and sizes[1] > 0


def test_a_hint_in_a_game_in_seconds_stops_no_clock(tmp_path: Path, time: StillTime) -> None:
    table = new_table(time, players=1, clock=OFF)
    oracle = Oracle()
    sitting = sit_down(tmp_path, table, time, beside=(Hints(oracle),))
    sitting.act(FlowAction.ADVISE)
    assert not sitting.table.paused and oracle.questions[0].pace.turns >= 1
