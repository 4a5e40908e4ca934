"""A tile that would leave an animal without any way is asked about once, and then placed all the same."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from flow_desktop.app.folders import Folders
from flow_desktop.app.intents import (
    Action,
    Device,
    MouseButton,
    PointerMoved,
    PointerPressed,
    PointerReleased,
)
from flow_desktop.app.settings import Settings
from flow_desktop.app.start import StillTime, off_screen
from flow_desktop.engine.commands import Draw, PlaceTile, PlayCurrent, PlayReturn
from flow_desktop.engine.geometry import NORTH, WEST, Animal
from flow_desktop.engine.position import game_at
from flow_desktop.engine.position_text import read_position
from flow_desktop.engine.tiles import Kind
from flow_desktop.rounds import Table
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.autoplay.keys import Keys, Pad
from flow_desktop.scenes.autoplay.touch import Touch
from flow_desktop.scenes.board.show import Mood
from flow_desktop.scenes.cartridge import FLOW
from flow_desktop.scenes.destinations import ToPlay, ToPractice
from flow_desktop.scenes.hints.caution import Caution, shut_in
from tests.scenes.play.sitting import Sitting, sit_down

A2 = 8
CAT = 0
SHUTTING = PlaceTile(A2, NORTH | WEST)
QUESTION = "Then the cat has no path left to the boat. Choose the space again to place the tile anyway."


def last_way(time: StillTime, more: str = "") -> Table:
    """The cat has one way left, over a2; a bend may lead on from there, or end at the frame."""
    position = read_position(f"board b1:NW b3:EW / piles bend:5{more} / seed caution")
    return Table.at(game_at(position), source=time.now)


@pytest.fixture
def sitting(tmp_path: Path, time: StillTime) -> Sitting:
    return sit_down(tmp_path, last_way(time), time, beside=(Caution(),))


def question(sitting: Sitting) -> str:
    reason = sitting.play.bubble.reason
    return reason.words if reason is not None and reason.asks else ""


def turn_to_the_frame(sitting: Sitting) -> None:
    carry = sitting.play.hand.carry
    assert carry is not None and carry.cell == A2
    while sitting.play.hand.carry is not None and sitting.play.hand.carry.edges != NORTH | WEST:
        sitting.act(FlowAction.ROTATE_RIGHT)


def test_a_click_is_asked_about_once_and_the_next_places(sitting: Sitting) -> None:
    sitting.press("pile-0")
    sitting.send(PointerMoved(*sitting.cell(A2)))
    turn_to_the_frame(sitting)
    drawn = sitting.table.moves
    sitting.click(sitting.cell(A2))
    assert question(sitting) == QUESTION
    assert sitting.table.moves == drawn, "nothing is journalled until it is done"
    assert QUESTION in sitting.app.shell.speech.spoken
    assert sitting.play.board.show.faults == (CAT,), "the cat is marked"
    assert sitting.play.board.show.moods[Animal.CAT] is Mood.ALARMED
    sitting.let_run(0.3)
    sitting.click(sitting.cell(A2))
    assert sitting.table.moves[-1].command == SHUTTING
    assert question(sitting) == ""


def test_without_turning_the_aid_leads_on_and_nothing_is_asked(sitting: Sitting) -> None:
    """A quick click, as in a first game: the cat is not shut in."""
    sitting.press("pile-0")
    sitting.click(sitting.cell(A2))
    placed = sitting.table.moves[-1].command
    assert isinstance(placed, PlaceTile) and placed.cell == A2 and placed != SHUTTING


def test_a_double_click_is_one_press(sitting: Sitting) -> None:
    sitting.press("pile-0")
    sitting.send(PointerMoved(*sitting.cell(A2)))
    turn_to_the_frame(sitting)
    at = sitting.cell(A2)
    sitting.send(PointerPressed(*at), PointerReleased(*at), PointerPressed(*at), PointerReleased(*at))
    assert question(sitting) == QUESTION, "nobody reads so fast"
    sitting.let_run(0.3)
    sitting.click(at)
    assert sitting.table.moves[-1].command == SHUTTING


def test_a_dropped_tile_waits_over_its_space_for_the_answer(sitting: Sitting) -> None:
    sitting.drag(sitting.at("pile-0"), sitting.cell(A2))
    assert sitting.table.moves[-1].command != SHUTTING
    sitting.act(Action.UNDO)
    sitting.let_run(0.5)
    start, end = sitting.at("held"), sitting.cell(A2)
    sitting.send(PointerMoved(*start), PointerPressed(*start))
    sitting.send(PointerMoved(*end, MouseButton.LEFT))
    turn_to_the_frame(sitting)
    sitting.send(PointerReleased(*end))
    assert question(sitting) == QUESTION
    carry = sitting.play.hand.carry
    assert carry is not None and carry.lifted and carry.cell == A2, "it does not slide back"
    sitting.let_run(0.3)
    sitting.click(end)
    assert sitting.table.moves[-1].command == SHUTTING


@pytest.mark.parametrize("device", [Device.KEYBOARD, Device.PAD])
def test_by_keys_and_pad_the_same_button_again_is_the_answer(sitting: Sitting, device: Device) -> None:
    hands = Keys(Touch(sitting.app)) if device is Device.KEYBOARD else Pad(Touch(sitting.app))
    hands.draw(0)
    hands.put(A2, NORTH | WEST)
    assert question(sitting) == QUESTION
    assert sitting.focused == "board/a2", "the focus waits where it was"
    sitting.let_run(0.3)
    sitting.act(Action.ACCEPT, device=device)
    assert sitting.table.moves[-1].command == SHUTTING


def test_it_is_not_asked_again_for_the_same_tile_and_space(sitting: Sitting) -> None:
    sitting.press("pile-0")
    sitting.send(PointerMoved(*sitting.cell(A2)))
    turn_to_the_frame(sitting)
    sitting.click(sitting.cell(A2))
    assert question(sitting)
    sitting.send(PointerMoved(*sitting.cell(14)))
    sitting.let_run(0.5)
    assert question(sitting) == "", "whoever turns to another space is not held back by it"
    sitting.send(PointerMoved(*sitting.cell(A2)))
    turn_to_the_frame(sitting)
    sitting.click(sitting.cell(A2))
    assert sitting.table.moves[-1].command == SHUTTING
    sitting.act(Action.UNDO)
    sitting.send(PointerMoved(*sitting.cell(A2)))
    turn_to_the_frame(sitting)
    sitting.click(sitting.cell(A2))
    assert sitting.table.moves[-1].command == SHUTTING, "nor after it was taken back"


def test_a_seat_without_this_aid_is_not_asked(sitting: Sitting) -> None:
    seat = sitting.table.seats[0]
    sitting.table.set_seat(0, replace(seat, aids=replace(seat.aids, ask_first=False)))
    sitting.press("pile-0")
    sitting.send(PointerMoved(*sitting.cell(A2)))
    turn_to_the_frame(sitting)
    sitting.click(sitting.cell(A2))
    assert sitting.table.moves[-1].command == SHUTTING


def test_what_the_rules_refuse_is_refused_and_not_asked_about(sitting: Sitting) -> None:
    """Land against the cat's water: no question could let it pass."""
    seat = sitting.table.seats[0]
    sitting.table.set_seat(0, replace(seat, aids=replace(seat.aids, snap_rotation=False)))
    sitting.press("pile-0")
    sitting.send(PointerMoved(*sitting.cell(A2)))
    while sitting.play.hand.carry is not None and sitting.play.hand.carry.edges & NORTH:
        sitting.act(FlowAction.ROTATE_RIGHT)
    sitting.click(sitting.cell(A2))
    reason = sitting.play.bubble.reason
    assert reason is not None and reason.code is not None and not reason.asks


def test_cards_that_lay_a_tile_are_asked_about_as_well() -> None:
    state = game_at(read_position("board b1:NW b3:EW g2:NW / piles straight:3 / hand return current"))
    assert shut_in(state, PlayReturn(Kind.BEND, A2, NORTH | WEST)) == 1 << CAT
    assert shut_in(state, PlayCurrent(14, A2, NORTH | WEST)) == 1 << CAT
    assert shut_in(state, PlayReturn(Kind.TEE, A2, NORTH | WEST | 2)) == 0
    assert shut_in(state, Draw(0)) == 0


def test_an_animal_that_had_no_way_before_is_not_asked_about() -> None:
    state = game_at(read_position("board a2:NW b1:NW / piles bend:5 / hand return"))
    assert not state.board.possible & 1
    assert shut_in(state, PlayReturn(Kind.BEND, 14, NORTH | WEST)) == 0


@pytest.mark.parametrize("practice", [False, True])
def test_it_sits_at_the_table_and_in_practice(tmp_path: Path, practice: bool) -> None:
    """Not only in these tests: the ways there bring it along."""
    time = StillTime()
    position = read_position("board b1:NW b3:EW / piles bend:5 / seed caution")
    table = Table.at(game_at(position), source=time.now)
    way = ToPractice(table.state.setup.options, position) if practice else ToPlay(table)
    app = off_screen(FLOW, lambda shell: way, Folders(tmp_path), (1280, 720), Settings(language="en"), time)
    app.loop_once()
    sitting = Sitting(app, app.stack.scenes[0].table, time)  # type: ignore[attr-defined]
    sitting.press("pile-0")
    sitting.send(PointerMoved(*sitting.cell(A2)))
    turn_to_the_frame(sitting)
    sitting.click(sitting.cell(A2))
    assert question(sitting) == QUESTION
