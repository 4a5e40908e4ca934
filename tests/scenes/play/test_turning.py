"""Turning a tile over its space: with the aid it shows only what fits, and says so."""

from pathlib import Path

import pygame

from flow_desktop.app.intents import OUTSIDE, Action, PointerMoved
from flow_desktop.app.settings import Settings
from flow_desktop.app.start import StillTime
from flow_desktop.engine import Clock
from flow_desktop.engine.geometry import CELLS
from flow_desktop.engine.tiles import Kind
from flow_desktop.scenes.actions import FlowAction
from tests.scenes.play.sitting import Sitting, new_table, sit_down


def holding_what_fits_one_way(folder: Path) -> tuple[Sitting, int]:
    """A tile in hand and a space that it fits in one way only."""
    for number in range(20):
        time = StillTime()
        sitting = sit_down(folder, new_table(time, f"turning {number}", players=1), time)
        sitting.press("pile-0")
        carry = sitting.play.hand.carry
        assert carry is not None
        single = [cell for cell, ways in carry.fits.items() if len(ways) == 1]
        if single and carry.errand.kind not in (Kind.CROSS, Kind.CROSS_OBSTACLE):
            return sitting, single[0]
    raise AssertionError("no such tile")


def test_a_tile_that_fits_one_way_says_so_and_can_be_put_down(tmp_path: Path) -> None:
    sitting, cell = holding_what_fits_one_way(tmp_path)
    sitting.send(PointerMoved(*sitting.cell(cell)))
    carry = sitting.play.hand.carry
    assert carry is not None and carry.edges in carry.fits[cell]
    sitting.act(FlowAction.ROTATE_RIGHT)
    assert sitting.play.hand.carry == carry
    reason = sitting.play.bubble.reason
    assert reason is not None and reason.words == "It fits only this way here." and reason.cell == cell
    sitting.click(sitting.cell(cell))
    assert sitting.state.board.occupied >> cell & 1, "whatever was turned, a click there places it"


def test_a_key_that_turns_at_the_pointer_shows_no_bubble_of_the_focus(tmp_path: Path) -> None:
    sitting, _cell = holding_what_fits_one_way(tmp_path)
    sitting.send(PointerMoved(*sitting.cell(CELLS[24])))
    sitting.act(FlowAction.ROTATE_RIGHT)
    pointed = sitting.play.pointed
    assert pointed is None or not pointed.key.startswith("pile"), "nobody asked about the piles"
    sitting.act(Action.NEXT_AREA)
    assert sitting.play.pointed is sitting.play.focus.current, "whoever walks by keys is told"


def test_ready_by_the_mouse_leaves_the_focus_at_the_next_step(tmp_path: Path) -> None:
    """The button is gone; the ring must not fall on the nearest one, which is Trade."""
    time = StillTime()
    sitting = sit_down(tmp_path, new_table(time, players=1, clock=Clock(60)), time)
    assert sitting.focused == "step"
    sitting.press("step")
    assert sitting.table.running
    assert sitting.focused.startswith("pile-")
    assert sitting.play.attention.by_pointer


def test_the_tile_waits_at_its_place_while_the_pointer_is_out_of_the_window(tmp_path: Path) -> None:
    time = StillTime()
    sitting = sit_down(tmp_path, new_table(time, players=1), time)
    sitting.press("pile-0")
    sitting.send(PointerMoved(*sitting.at("clock")))
    sitting.let_run(0.5)
    away = sitting.app.canvas.surface.subsurface((0, 0, 40, 40)).copy()
    sitting.send(PointerMoved(*OUTSIDE))
    sitting.let_run(0.5)
    assert sitting.play.grip.pos is None
    corner = sitting.app.canvas.surface.subsurface((0, 0, 40, 40))
    assert pygame.image.tobytes(corner, "RGB") == pygame.image.tobytes(away, "RGB")


def test_the_tile_at_the_pointer_does_not_hide_the_button_below_it(tmp_path: Path) -> None:
    pictures = []
    for drawn in (False, True):
        time = StillTime()
        still = Settings(language="en", reduced_motion=True)
        sitting = sit_down(tmp_path, new_table(time, players=1), time, settings=still)
        if drawn:
            sitting.press("pile-0")
        button = sitting.play.find("pause").rect
        sitting.send(PointerMoved(*button.center))
        sitting.let_run(0.5)
        middle = pygame.Rect(0, 0, button.width // 2, button.height // 2)
        middle.bottomright = button.center
        pictures.append(pygame.image.tobytes(sitting.app.canvas.surface.subsurface(middle), "RGB"))
    assert pictures[0] == pictures[1]
