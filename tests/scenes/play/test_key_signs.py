"""Signs of keys and pad buttons: on everything that has one, and only for who uses them."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from flow_desktop.app.intents import Action, Device
from flow_desktop.app.start import StillTime
from flow_desktop.engine import Clock, Options, new_game
from flow_desktop.engine.tiles import Kind
from flow_desktop.rounds import Table
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.wave.scene import WaveScene
from flow_desktop.widgets.key_sign import KeySign, draw_key_sign
from tests.scenes.board.drawing import a_look
from tests.scenes.play.sitting import Sitting, new_table, sit_down

BUTTONS = ("turn-left", "turn-right", "trade", "wave", "undo", "pause", "help")


@pytest.fixture
def sitting(tmp_path: Path, time: StillTime) -> Sitting:
    return sit_down(tmp_path, new_table(time), time)


def signs(sitting: Sitting, *keys: str) -> list[str]:
    found = [sitting.play.find(key) for key in keys]
    return [widget.sign.words if widget.sign else "" for widget in found]  # type: ignore[attr-defined]


def test_who_uses_keys_sees_them(sitting: Sitting) -> None:
    sitting.act(Action.NEXT_AREA)
    assert signs(sitting, *BUTTONS) == ["E", "R", "T", "W", "U", "P", "H"]
    assert signs(sitting, *(f"pile-{number}" for number in range(6))) == list("123456")


def test_who_uses_a_pad_sees_its_buttons(sitting: Sitting) -> None:
    sitting.pad(Action.NEXT_AREA)
    assert signs(sitting, *BUTTONS) == ["LB", "RB", "X", "", "B", "Start", "Select"]
    fullest = sitting.play.hand.fullest_pile()
    piles = signs(sitting, *(f"pile-{number}" for number in range(6)))
    assert piles == ["Y" if number == fullest else "" for number in range(6)]
    trade = sitting.play.find("trade")
    assert trade.sign.picture == "icon_pad_x"  # type: ignore[attr-defined]


def test_who_uses_the_mouse_sees_none(sitting: Sitting) -> None:
    assert sitting.app.shell.device is Device.MOUSE
    assert set(signs(sitting, *BUTTONS, "pile-0")) == {""}


@pytest.mark.parametrize("sign", [KeySign("R"), KeySign("X", "icon_pad_x")])  # type: ignore[arg-type]
def test_a_sign_is_drawn(sign: KeySign) -> None:
    surface = pygame.Surface((80, 60), 0, 32)
    place = draw_key_sign(surface, a_look(), sign, (10, 10))
    assert surface.get_rect().contains(place)
    assert pygame.transform.average_color(surface, place)[:3] != (0, 0, 0)


def test_the_fourth_face_up_tile_has_a_key_too(tmp_path: Path, time: StillTime) -> None:
    state = new_game(Options("fourth")).state
    shown = (Kind.BEND, Kind.TEE, Kind.STRAIGHT, Kind.CROSS)
    table = Table.at(replace(state, supply=replace(state.supply, shown=shown)))
    sitting = sit_down(tmp_path, table, time)
    sitting.act(Action.NEXT_AREA)
    assert signs(sitting, *(f"shown-{index}" for index in range(4))) == ["7", "8", "9", "0"]
    sitting.act(FlowAction.DRAW_SHOWN_4)
    carry = sitting.play.hand.carry
    assert carry is not None and carry.errand.kind is Kind.CROSS


def test_w_calls_the_wave_where_nothing_is_counted(sitting: Sitting) -> None:
    sitting.act(FlowAction.CALL_WAVE)
    sitting.frames(2)
    assert sitting.shows(WaveScene)


def test_w_says_that_the_clock_calls_the_wave(tmp_path: Path, time: StillTime) -> None:
    sitting = sit_down(tmp_path, new_table(time, clock=Clock(60)), time)
    sitting.press("step")
    sitting.act(FlowAction.CALL_WAVE)
    sitting.frames(2)
    assert not sitting.shows(WaveScene)
    assert sitting.play.find("reason").label == "The wave comes by itself."
