"""Flow's keys and pad buttons, beside those of the shell."""

from typing import Any

import pygame
import pytest

from flow_desktop.app.input import Input
from flow_desktop.app.intents import Act, Action, AnyAction, Device, Intent
from flow_desktop.app.keymap import Chord
from flow_desktop.scenes.actions import CONTROLS, FlowAction
from flow_desktop.scenes.cartridge import FLOW


def read(kind: int, **attributes: Any) -> list[Intent]:
    return Input(FLOW.controls()).intents(pygame.event.Event(kind, **attributes), 0.0)


@pytest.mark.parametrize(
    ("code", "mod", "action"),
    [
        (pygame.K_r, 0, FlowAction.ROTATE_RIGHT),
        (pygame.K_r, pygame.KMOD_SHIFT, FlowAction.ROTATE_LEFT),
        (pygame.K_1, 0, FlowAction.DRAW_1),
        (pygame.K_6, 0, FlowAction.DRAW_6),
        (pygame.K_7, 0, FlowAction.DRAW_SHOWN_1),
        (pygame.K_9, 0, FlowAction.DRAW_SHOWN_3),
        (pygame.K_0, 0, FlowAction.DRAW_SHOWN_4),
        (pygame.K_KP_6, 0, FlowAction.DRAW_6),
        (pygame.K_w, 0, FlowAction.CALL_WAVE),
        (pygame.K_d, 0, FlowAction.DRAW_FULLEST),
        (pygame.K_t, 0, FlowAction.TRADE),
        (pygame.K_c, 0, FlowAction.CARDS),
        (pygame.K_v, 0, FlowAction.DISCARDS),
        (pygame.K_g, 0, FlowAction.GOAL),
        (pygame.K_i, 0, FlowAction.ADVISE),
        (pygame.K_r, pygame.KMOD_CAPS | pygame.KMOD_NUM, FlowAction.ROTATE_RIGHT),
    ],
)
def test_the_keys_of_the_table_of_moves(code: int, mod: int, action: FlowAction) -> None:
    assert read(pygame.KEYDOWN, key=code, mod=mod) == [Act(action)]


@pytest.mark.parametrize(
    ("button", "action"),
    [
        (pygame.CONTROLLER_BUTTON_X, FlowAction.TRADE),
        (pygame.CONTROLLER_BUTTON_Y, FlowAction.DRAW),
        (pygame.CONTROLLER_BUTTON_LEFTSHOULDER, FlowAction.ROTATE_LEFT),
        (pygame.CONTROLLER_BUTTON_RIGHTSHOULDER, FlowAction.ROTATE_RIGHT),
        (pygame.CONTROLLER_BUTTON_LEFTSTICK, Action.ASK),
        (pygame.CONTROLLER_BUTTON_RIGHTSTICK, FlowAction.ADVISE),
    ],
)
def test_the_pad_buttons_of_the_table_of_moves(button: int, action: AnyAction) -> None:
    assert read(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=button) == [Act(action, Device.PAD)]


def test_the_right_trigger_is_for_cards() -> None:
    trigger = pygame.CONTROLLER_AXIS_TRIGGERRIGHT
    acts = read(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=trigger, value=32767)
    assert acts == [Act(FlowAction.CARDS, Device.PAD)]


def test_every_action_that_is_not_only_for_the_pad_has_a_key() -> None:
    assert set(FlowAction) - set(CONTROLS.keys.values()) == {FlowAction.DRAW}
    assert Input(CONTROLS).hint(FlowAction.DRAW, Device.KEYBOARD) == ""


def test_hints_name_flows_keys_and_pad_buttons() -> None:
    inputs = Input(CONTROLS)
    assert inputs.hint(FlowAction.ROTATE_LEFT, Device.KEYBOARD) == "E"
    assert inputs.hint(FlowAction.DRAW_6, Device.MOUSE) == "6"
    assert inputs.hint(FlowAction.ROTATE_LEFT, Device.PAD) == "LB"
    assert inputs.hint(FlowAction.CALL_WAVE, Device.PAD) == ""


def test_flows_chords_can_be_written_and_read() -> None:
    assert [str(Chord.parse(text)) for text in CONTROLS.keys] == list(CONTROLS.keys)
