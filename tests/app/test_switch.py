"""I11: switches: whatever is plugged in, one that selects while the mark moves by itself, or two."""

from typing import Any

import pygame
import pytest

from flow_desktop.app.input import Input
from flow_desktop.app.intents import Act, Action, Device, PointerMoved, PointerPressed
from flow_desktop.app.settings import Settings
from flow_desktop.app.switch import AGAIN, is_source
from tests.app.events import read

SELECT = Act(Action.SCAN_SELECT, Device.SWITCH)
NEXT = Act(Action.SCAN_NEXT, Device.SWITCH)


def switched(**settings: Any) -> Input:
    inputs = Input()
    inputs.switches.learn(Settings(**settings))
    return inputs


PRESSES = [
    (pygame.KEYDOWN, {"key": pygame.K_SPACE, "mod": 0}),
    (pygame.KEYDOWN, {"key": pygame.K_RETURN, "mod": 0}),
    (pygame.KEYDOWN, {"key": pygame.K_x, "mod": 0}),
    (pygame.MOUSEBUTTONDOWN, {"pos": (5, 5), "button": 1}),
    (pygame.MOUSEBUTTONDOWN, {"pos": (5, 5), "button": 3}),
    (pygame.CONTROLLERBUTTONDOWN, {"instance_id": 0, "button": pygame.CONTROLLER_BUTTON_Y}),
]


@pytest.mark.parametrize(("kind", "attributes"), PRESSES)
def test_nearly_anything_can_be_the_one_switch(kind: int, attributes: dict[str, Any]) -> None:
    assert read(switched(switch="one"), kind, **attributes) == [SELECT]


@pytest.mark.parametrize("code", [pygame.K_ESCAPE, pygame.K_UP, pygame.K_TAB, pygame.K_F2])
def test_a_helper_keeps_some_keys(code: int) -> None:
    intents = read(switched(switch="one"), pygame.KEYDOWN, key=code, mod=0)
    assert len(intents) == 1
    assert isinstance(intents[0], Act)
    assert intents[0].device is Device.KEYBOARD


def test_only_the_chosen_switch_counts() -> None:
    inputs = switched(switch="one", switch_select="mouse right")
    assert read(inputs, pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=3) == [SELECT]
    assert read(inputs, pygame.MOUSEBUTTONUP, pos=(1, 1), button=3) == []
    assert read(inputs, pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=1) == [PointerPressed(1, 1)]
    assert read(inputs, pygame.KEYDOWN, key=pygame.K_RETURN, mod=0) == [Act(Action.ACCEPT)]
    trigger = switched(switch="one", switch_select="pad RT")
    pulled = {"instance_id": 0, "axis": pygame.CONTROLLER_AXIS_TRIGGERRIGHT}
    assert read(trigger, pygame.CONTROLLERAXISMOTION, value=30000, **pulled) == [SELECT]
    assert read(trigger, pygame.CONTROLLERAXISMOTION, value=32000, **pulled) == []


def test_two_switches() -> None:
    inputs = switched(switch="two")
    assert read(inputs, pygame.KEYDOWN, key=pygame.K_SPACE, mod=0) == [NEXT]
    assert read(inputs, pygame.KEYDOWN, now=1.0, key=pygame.K_RETURN, mod=0) == [SELECT]
    assert list(inputs.tick(100.0)) == []
    chosen = switched(switch="two", switch_next="F9", switch_select="pad A")
    assert read(chosen, pygame.KEYDOWN, key=pygame.K_F9, mod=0) == [NEXT]
    assert read(chosen, pygame.KEYDOWN, now=1.0, key=pygame.K_SPACE, mod=0) == [Act(Action.ACCEPT)]


def test_a_trembling_hand_presses_once_and_a_held_switch_too() -> None:
    inputs = switched(switch="one")
    space = {"key": pygame.K_SPACE, "mod": 0}
    assert read(inputs, pygame.KEYDOWN, 0.0, **space) == [SELECT]
    assert read(inputs, pygame.KEYDOWN, 5.0, **space) == [], "it was never let go"
    assert read(inputs, pygame.KEYUP, 5.0, **space) == []
    assert read(inputs, pygame.KEYDOWN, 5.0, **space) == [SELECT]
    read(inputs, pygame.KEYUP, 5.0, **space)
    assert read(inputs, pygame.KEYDOWN, 5.0 + AGAIN / 2, **space) == []


def test_the_mark_of_one_switch_moves_on_at_its_pace() -> None:
    inputs = switched(switch="one", switch_pace=20)
    assert list(inputs.tick(10.0)) == []
    assert inputs.next_due() == 12.0
    assert list(inputs.tick(11.9)) == []
    assert list(inputs.tick(12.0)) == [NEXT]
    read(inputs, pygame.KEYDOWN, 13.0, key=pygame.K_SPACE, mod=0)
    assert list(inputs.tick(14.9)) == [], "after a press there is time to look"
    assert list(inputs.tick(15.0)) == [NEXT]


def test_what_a_switch_types_is_no_text() -> None:
    inputs = switched(switch="one")
    inputs.typing = True
    read(inputs, pygame.KEYDOWN, key=pygame.K_x, mod=0)
    assert read(inputs, pygame.TEXTINPUT, text="x") == []


def test_a_single_touch_is_a_click_and_fingers_are_nothing_else() -> None:
    """I2: SDL makes a mouse of the first finger; events of fingers as such, also of a second, do nothing."""
    inputs = Input()
    moved = read(inputs, pygame.MOUSEMOTION, pos=(9, 8), rel=(0, 0), buttons=(0, 0, 0), touch=True)
    assert moved == [PointerMoved(9, 8)]
    assert read(inputs, pygame.MOUSEBUTTONDOWN, pos=(9, 8), button=1, touch=True) == [PointerPressed(9, 8)]
    assert inputs.finger
    read(inputs, pygame.MOUSEMOTION, pos=(9, 9), rel=(0, 1), buttons=(0, 0, 0), touch=False)
    assert not inputs.finger
    for kind in (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP, pygame.MULTIGESTURE):
        assert read(inputs, kind, touch_id=1, finger_id=2, x=0.5, y=0.5, dx=0.0, dy=0.0) == []


@pytest.mark.parametrize("text", ["SPACE", "a", "mouse left", "pad A", "pad left stick up"])
def test_a_name_of_a_switch(text: str) -> None:
    assert is_source(text)


@pytest.mark.parametrize("text", ["", "A", "LB", "left stick up", "pad SPACE", "mouse A", "LSHIFT"])
def test_a_name_that_no_switch_has(text: str) -> None:
    assert not is_source(text)
