"""A turn by each device: click and click, drag, keyboard alone, pad alone."""

from dataclasses import replace
from pathlib import Path

import pytest

from flow_desktop.app.intents import (
    Action,
    AnyAction,
    MouseButton,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Wheel,
)
from flow_desktop.app.settings import Settings
from flow_desktop.app.start import StillTime
from flow_desktop.engine import Phase
from flow_desktop.engine.geometry import Cell
from flow_desktop.engine.state import GameState
from flow_desktop.engine.tiles import EDGES
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.play.scene import PlayScene
from tests.scenes.play.sitting import Sitting, new_table, place_tiles, sit_down


@pytest.fixture
def sitting(tmp_path: Path, time: StillTime) -> Sitting:
    table = new_table(time)
    place_tiles(table, 2)
    return sit_down(tmp_path, table, time)


def fitting_cell(sitting: Sitting) -> Cell:
    carry = sitting.play.hand.carry
    assert carry is not None
    return min(carry.fits)


def assert_placed(before: GameState, after: GameState, cell: Cell) -> None:
    assert after.turn.phase is Phase.TURN
    assert after.turn.player != before.turn.player
    assert after.board.occupied == before.board.occupied | 1 << cell


def test_click_and_click(sitting: Sitting) -> None:
    before = sitting.state
    sitting.press("pile-3")
    assert sitting.state.turn.phase is Phase.HOLDING
    assert len(sitting.state.supply.piles[3]) == len(before.supply.piles[3]) - 1
    cell = fitting_cell(sitting)
    sitting.click(sitting.cell(cell))
    assert_placed(before, sitting.state, cell)


def test_a_drag_from_the_pile_to_the_space(sitting: Sitting) -> None:
    before = sitting.state
    start = sitting.at("pile-1")
    sitting.send(PointerMoved(*start), PointerPressed(*start))
    sitting.send(PointerMoved(start[0] - 40, start[1], MouseButton.LEFT))
    assert sitting.state.turn.phase is Phase.HOLDING, "the tile comes along"
    cell = fitting_cell(sitting)
    sitting.send(PointerMoved(*sitting.cell(cell), MouseButton.LEFT))
    assert sitting.play.board.show.ghost is not None
    sitting.send(PointerReleased(*sitting.cell(cell)))
    assert_placed(before, sitting.state, cell)


def test_a_drag_from_the_place_of_the_held_tile(sitting: Sitting) -> None:
    before = sitting.state
    sitting.press("pile-1")
    sitting.act(Action.BACK)
    cell = fitting_cell(sitting)
    sitting.drag(sitting.at("held"), sitting.cell(cell))
    assert_placed(before, sitting.state, cell)


def test_a_shaking_hand_clicks_and_does_not_drag(sitting: Sitting) -> None:
    x, y = sitting.at("pile-1")
    sitting.send(PointerMoved(x, y), PointerPressed(x, y), PointerMoved(x + 3, y + 2, MouseButton.LEFT))
    assert sitting.play.hand.carry is None
    sitting.send(PointerReleased(x + 3, y + 2))
    assert sitting.state.turn.phase is Phase.HOLDING


@pytest.mark.parametrize("draw", [FlowAction.DRAW_2, FlowAction.DRAW_FULLEST])
def test_keyboard_alone(sitting: Sitting, draw: AnyAction) -> None:
    before = sitting.state
    sitting.act(draw)
    assert sitting.focused.startswith("board/"), "the cursor goes to a spot where the tile fits"
    sitting.act(Action.JUMP_RIGHT, Action.JUMP_DOWN)
    ghost = sitting.play.board.show.ghost
    assert ghost is not None and ghost.fits, "the tile snaps to what fits"
    sitting.act(Action.ACCEPT)
    assert_placed(before, sitting.state, ghost.cell)
    assert sitting.focused.startswith("pile-"), "the next step has the focus"


def test_arrows_walk_from_space_to_space(sitting: Sitting) -> None:
    sitting.act(FlowAction.DRAW_1)
    sitting.focus_on("board/d3")
    sitting.act(Action.NAV_LEFT)
    assert sitting.focused == "board/c3"
    assert sitting.play.attention.cursor == 18


def test_pad_alone(sitting: Sitting) -> None:
    before = sitting.state
    sitting.pad(FlowAction.DRAW)
    assert sitting.focused.startswith("pile-")
    chosen = sitting.focused
    sitting.pad(Action.NAV_LEFT)
    assert sitting.focused.startswith("pile-") and sitting.focused != chosen
    sitting.pad(Action.ACCEPT)
    assert sitting.state.turn.phase is Phase.HOLDING
    sitting.pad(Action.JUMP_LEFT)
    ghost = sitting.play.board.show.ghost
    assert ghost is not None and ghost.fits
    sitting.pad(Action.ACCEPT)
    assert_placed(before, sitting.state, ghost.cell)


@pytest.mark.parametrize("way", ["wheel", "right click", "key", "pad", "button"])
def test_every_way_to_turn(sitting: Sitting, way: str) -> None:
    sitting.press("pile-3")
    acting = sitting.play.hand
    assert acting.carry is not None
    before = acting.carry.edges
    over = sitting.cell(20)
    sitting.send(PointerMoved(*over))
    match way:
        case "wheel":
            sitting.send(Wheel(*over, -1))
        case "right click":
            sitting.click(over, MouseButton.RIGHT)
        case "key":
            sitting.act(FlowAction.ROTATE_RIGHT)
        case "pad":
            sitting.pad(FlowAction.ROTATE_RIGHT)
        case "button":
            sitting.press("turn-right")
    clockwise = (before << 1 | before >> 3) & EDGES
    assert acting.carry.edges == clockwise
    assert sitting.app.shell.audio.heard[-1].name in ("rotate", "button")


def test_esc_and_a_right_click_beside_the_board_put_the_tile_back(sitting: Sitting) -> None:
    acting = sitting.play.hand
    sitting.press("pile-3")
    sitting.click((2, 700), MouseButton.RIGHT)
    assert acting.carry is not None and not acting.carry.lifted
    sitting.press("held")
    assert acting.carry.lifted
    sitting.act(Action.BACK)
    assert not acting.carry.lifted
    assert sitting.state.turn.phase is Phase.HOLDING, "it stays drawn"
    assert sitting.shows(PlayScene)


def test_the_snap_aid_can_be_off(sitting: Sitting) -> None:
    player = sitting.state.turn.player
    seat = sitting.table.seats[player]
    sitting.table.set_seat(player, replace(seat, aids=replace(seat.aids, snap_rotation=False)))
    sitting.press("pile-3")
    carry = sitting.play.hand.carry
    assert carry is not None
    for cell in carry.fits:
        sitting.send(PointerMoved(*sitting.cell(cell)))
        assert sitting.play.hand.carry is not None
        assert sitting.play.hand.carry.edges == carry.edges


def test_trading_by_key_and_by_dropping_on_the_button(tmp_path: Path, time: StillTime) -> None:
    sitting = sit_down(tmp_path, new_table(time, "trade"), time)
    for device in ("key", "drop"):
        while True:
            sitting.act(FlowAction.DRAW_FULLEST)
            if sitting.play.find("trade").enabled:
                break
            carry = sitting.play.hand.carry
            assert carry is not None
            sitting.click(sitting.cell(min(carry.fits)))
            assert sitting.state.turn.phase is Phase.TURN
        player, cards = sitting.state.turn.player, len(sitting.state.hand)
        if device == "key":
            sitting.act(FlowAction.TRADE)
        else:
            sitting.act(Action.BACK)
            sitting.drag(sitting.at("held"), sitting.at("trade"))
        assert len(sitting.state.hands[player]) == cards + 1


def test_the_trade_button_says_why_not(sitting: Sitting) -> None:
    sitting.press("trade")
    assert sitting.app.shell.captions.shown[-1].text == "Draw a tile first."


def test_reduced_motion_moves_nothing(tmp_path: Path, time: StillTime) -> None:
    settings = Settings(reduced_motion=True)
    sitting = sit_down(tmp_path, new_table(time), time, settings=settings)
    sitting.act(FlowAction.DRAW_1, FlowAction.ROTATE_RIGHT)
    assert not sitting.play.motions.active
    carry = sitting.play.hand.carry
    assert carry is not None
    sitting.click(sitting.cell(min(carry.fits)))
    assert all(flight.start == flight.end for flight in sitting.play.motions.flights), "a short fade only"
    sitting.let_run(0.2)
    assert not sitting.play.motions.active


def test_a_placed_tile_settles(sitting: Sitting) -> None:
    sitting.press("pile-3")
    cell = fitting_cell(sitting)
    sitting.click(sitting.cell(cell))
    assert sitting.play.board.show.hidden == {cell}
    sitting.let_run(0.5)
    assert sitting.play.board.show.hidden == frozenset()
    assert not sitting.play.motions.active


def test_a_key_turns_the_tile_that_hangs_at_the_pointer(sitting: Sitting) -> None:
    sitting.press("pile-3")
    cell = fitting_cell(sitting)
    sitting.send(PointerMoved(*sitting.cell(cell)))
    sitting.act(FlowAction.ROTATE_RIGHT)
    ghost = sitting.play.board.show.ghost
    assert ghost is not None and ghost.cell == cell, "it stays where the pointer holds it"
    sitting.act(Action.NAV_LEFT)
    assert sitting.play.attention.cursor != cell, "arrows lead from now on"
    sitting.send(PointerMoved(*sitting.cell(cell)))
    assert sitting.play.attention.cursor == cell
