import pygame
import pytest

from flow_desktop.app.input import Input
from flow_desktop.app.intents import (
    SCANNING,
    Act,
    Action,
    AnyAction,
    Device,
    DeviceAdded,
    DeviceRemoved,
    FileGiven,
    FocusGained,
    FocusLost,
    Intent,
    MouseButton,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    QuitAsked,
    TextTyped,
    Wheel,
    WindowResized,
)
from flow_desktop.app.keymap import DEFAULT_KEYS, Chord, KeyMap
from flow_desktop.app.pad import FIRST_REPEAT, NEXT_REPEAT, Pads
from tests.app.events import key, read
from tests.app.scenes import TOY_CONTROLS, ToyAction


@pytest.mark.parametrize(
    ("code", "mod", "action"),
    [
        (pygame.K_UP, 0, Action.NAV_UP),
        (pygame.K_LEFT, pygame.KMOD_LSHIFT, Action.JUMP_LEFT),
        (pygame.K_RETURN, 0, Action.ACCEPT),
        (pygame.K_SPACE, 0, Action.ACCEPT),
        (pygame.K_ESCAPE, 0, Action.BACK),
        (pygame.K_TAB, 0, Action.NEXT_AREA),
        (pygame.K_TAB, pygame.KMOD_RSHIFT, Action.PREVIOUS_AREA),
        (pygame.K_u, 0, Action.UNDO),
        (pygame.K_z, pygame.KMOD_LCTRL, Action.UNDO),
        (pygame.K_y, pygame.KMOD_LCTRL, Action.REDO),
        (pygame.K_p, 0, Action.PAUSE),
        (pygame.K_h, 0, Action.HELP),
        (pygame.K_F1, 0, Action.HELP),
        (pygame.K_F11, 0, Action.FULLSCREEN),
        (pygame.K_RETURN, pygame.KMOD_LALT, Action.FULLSCREEN),
        (pygame.K_p, pygame.KMOD_CAPS | pygame.KMOD_NUM, Action.PAUSE),
    ],
)
def test_the_keys_of_the_shell(code: int, mod: int, action: AnyAction) -> None:
    assert key(Input(), code, mod) == [Act(action, Device.KEYBOARD)]


def test_a_key_without_a_meaning_does_nothing() -> None:
    assert key(Input(), pygame.K_F10) == []
    assert key(Input(), pygame.K_r, pygame.KMOD_CTRL) == []


def test_a_held_key_repeats_only_what_may_repeat() -> None:
    inputs = Input()
    read(inputs, pygame.KEYDOWN, key=pygame.K_UP, mod=0)
    assert read(inputs, pygame.KEYDOWN, key=pygame.K_UP, mod=0) == [Act(Action.NAV_UP, Device.KEYBOARD, True)]
    read(inputs, pygame.KEYDOWN, key=pygame.K_RETURN, mod=0)
    assert read(inputs, pygame.KEYDOWN, key=pygame.K_RETURN, mod=0) == []
    read(inputs, pygame.KEYUP, key=pygame.K_RETURN, mod=0)
    assert read(inputs, pygame.KEYDOWN, key=pygame.K_RETURN, mod=0) == [Act(Action.ACCEPT)]


def test_while_typing_letters_are_text_and_enter_still_accepts() -> None:
    inputs = Input()
    assert read(inputs, pygame.TEXTINPUT, text="r") == []
    inputs.typing = True
    assert key(inputs, pygame.K_r) == []
    assert key(inputs, pygame.K_SPACE) == []
    assert read(inputs, pygame.TEXTINPUT, text="ż") == [TextTyped("ż")]
    assert key(inputs, pygame.K_RETURN) == [Act(Action.ACCEPT)]
    assert key(inputs, pygame.K_BACKSPACE) == [Act(Action.ERASE_BACK)]
    assert key(inputs, pygame.K_v, pygame.KMOD_CTRL) == [Act(Action.PASTE)]
    assert key(inputs, pygame.K_a, pygame.KMOD_CTRL) == [Act(Action.SELECT_ALL)]


def test_pointer_buttons_and_the_place_of_the_wheel() -> None:
    inputs = Input()
    assert read(inputs, pygame.MOUSEBUTTONDOWN, pos=(5, 6), button=3) == [
        PointerPressed(5, 6, MouseButton.RIGHT)
    ]
    moved = read(inputs, pygame.MOUSEMOTION, pos=(8, 9), rel=(3, 3), buttons=(0, 0, 1))
    assert moved == [PointerMoved(8, 9, MouseButton.RIGHT)]
    assert read(inputs, pygame.MOUSEBUTTONUP, pos=(8, 9), button=3) == [
        PointerReleased(8, 9, MouseButton.RIGHT)
    ]
    assert read(inputs, pygame.MOUSEWHEEL, x=0, y=-2, flipped=False) == [Wheel(8, 9, -2)]


def test_a_notch_of_the_wheel_counts_once() -> None:
    inputs = Input()
    notch = read(inputs, pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=4)
    notch += read(inputs, pygame.MOUSEWHEEL, x=0, y=1, flipped=False)
    notch += read(inputs, pygame.MOUSEBUTTONUP, pos=(1, 1), button=4)
    assert notch == [Wheel(0, 0, 1)]


def test_the_window_speaks_too() -> None:
    """T3."""
    inputs = Input()
    assert read(inputs, pygame.QUIT) == [QuitAsked()]
    assert read(inputs, pygame.WINDOWFOCUSLOST) == [FocusLost()]
    assert read(inputs, pygame.WINDOWFOCUSGAINED) == [FocusGained()]
    assert read(inputs, pygame.WINDOWSIZECHANGED, x=1300, y=800) == [WindowResized(1300, 800)]
    assert read(inputs, pygame.DROPFILE, file="/tmp/a game.flow") == [FileGiven("/tmp/a game.flow")]


def test_after_the_focus_was_lost_nothing_is_held() -> None:
    inputs = Input()
    read(inputs, pygame.KEYDOWN, key=pygame.K_RETURN, mod=0)
    read(inputs, pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=pygame.CONTROLLER_BUTTON_DPAD_UP)
    read(inputs, pygame.WINDOWFOCUSLOST)
    assert read(inputs, pygame.KEYDOWN, key=pygame.K_RETURN, mod=0) == [Act(Action.ACCEPT)]
    assert inputs.next_due() is None


def test_events_that_lack_what_they_should_carry_are_left_out() -> None:
    inputs = Input()
    for kind in (pygame.KEYDOWN, pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.CONTROLLERAXISMOTION):
        assert read(inputs, kind) == []


def test_events_posted_to_pygames_queue_arrive(monkeypatch: pytest.MonkeyPatch) -> None:
    from flow_desktop.app.loop import SystemEvents

    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    try:
        pygame.event.clear()
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_h, mod=0))
        inputs = Input()
        intents = [intent for event in SystemEvents().wait(0) for intent in inputs.intents(event, 0)]
        assert Act(Action.HELP) in intents
    finally:
        pygame.display.quit()


@pytest.mark.parametrize(
    ("button", "action"),
    [
        (pygame.CONTROLLER_BUTTON_A, Action.ACCEPT),
        (pygame.CONTROLLER_BUTTON_B, Action.BACK),
        (pygame.CONTROLLER_BUTTON_START, Action.PAUSE),
        (pygame.CONTROLLER_BUTTON_BACK, Action.HELP),
    ],
)
def test_the_pad_buttons_of_the_shell(button: int, action: AnyAction) -> None:
    assert read(Input(), pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=button) == [
        Act(action, Device.PAD)
    ]


def stick(inputs: Input, axis: int, value: int, now: float = 0.0) -> list[Intent]:
    return read(inputs, pygame.CONTROLLERAXISMOTION, now, instance_id=0, axis=axis, value=value)


def test_a_stick_has_a_dead_zone_and_does_not_flutter() -> None:
    inputs = Input()
    x = pygame.CONTROLLER_AXIS_LEFTX
    assert stick(inputs, x, 9000) == []
    assert stick(inputs, x, 20000) == [Act(Action.NAV_RIGHT, Device.PAD)]
    assert stick(inputs, x, 16000) == []
    assert stick(inputs, x, 20000) == []
    assert stick(inputs, x, 4000) == []
    assert stick(inputs, x, -32768) == [Act(Action.NAV_LEFT, Device.PAD)]


def test_a_held_stick_repeats_until_it_is_let_go() -> None:
    inputs = Input()
    y = pygame.CONTROLLER_AXIS_LEFTY
    stick(inputs, y, 32767, now=0.0)
    assert list(inputs.tick(FIRST_REPEAT - 0.01)) == []
    assert list(inputs.tick(FIRST_REPEAT)) == [Act(Action.NAV_DOWN, Device.PAD, True)]
    assert list(inputs.tick(FIRST_REPEAT + NEXT_REPEAT)) == [Act(Action.NAV_DOWN, Device.PAD, True)]
    assert len(list(inputs.tick(60.0))) == 1
    stick(inputs, y, 0)
    assert list(inputs.tick(120.0)) == []


def test_a_held_pad_button_does_not_repeat() -> None:
    inputs = Input()
    read(inputs, pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=pygame.CONTROLLER_BUTTON_A)
    assert list(inputs.tick(10.0)) == []
    assert inputs.next_due() is None


def test_the_left_trigger_is_for_areas_the_right_one_for_the_game() -> None:
    left, right = pygame.CONTROLLER_AXIS_TRIGGERLEFT, pygame.CONTROLLER_AXIS_TRIGGERRIGHT
    assert stick(Input(), left, 32767) == [Act(Action.NEXT_AREA, Device.PAD)]
    assert stick(Input(), right, 32767) == []
    assert stick(Input(TOY_CONTROLS), right, 32767) == [Act(ToyAction.ROLL, Device.PAD)]


def test_the_keys_and_buttons_of_a_game_stand_beside_those_of_the_shell() -> None:
    inputs = Input(TOY_CONTROLS)
    assert key(Input(), pygame.K_r) == []
    assert key(inputs, pygame.K_r) == [Act(ToyAction.ROLL)]
    assert key(inputs, pygame.K_p) == [Act(Action.PAUSE)]
    assert inputs.hint(ToyAction.ROLL, Device.KEYBOARD) == "R"
    assert inputs.hint(ToyAction.ROLL, Device.PAD) == "X"
    assert inputs.hint(Action.UNDO, Device.PAD) == "B"


def test_while_typing_the_pad_erases_with_x() -> None:
    inputs = Input(TOY_CONTROLS)
    for typing, action in ((True, Action.ERASE_FORWARD), (False, ToyAction.ROLL)):
        inputs.typing = typing
        x = {"instance_id": 0, "button": pygame.CONTROLLER_BUTTON_X}
        assert read(inputs, pygame.CONTROLLERBUTTONDOWN, **x) == [Act(action, Device.PAD)]
        read(inputs, pygame.CONTROLLERBUTTONUP, **x)


class OnePad(Pads):
    """Pads without hardware."""

    def add(self, index: int) -> str:
        return "Pad" if index == 0 else ""

    def remove(self, instance: int) -> str:
        return "Pad"


def test_pads_come_and_go() -> None:
    inputs = Input(pads=OnePad())
    assert read(inputs, pygame.CONTROLLERDEVICEADDED, device_index=0) == [DeviceAdded("Pad")]
    assert read(inputs, pygame.CONTROLLERDEVICEADDED, device_index=1) == []
    stick(inputs, pygame.CONTROLLER_AXIS_LEFTX, 32767)
    assert read(inputs, pygame.CONTROLLERDEVICEREMOVED, instance_id=0) == [DeviceRemoved("Pad")]
    assert list(inputs.tick(60.0)) == []


def test_an_unknown_pad_is_no_error() -> None:
    assert Pads().remove(99) == ""


def test_chords_can_be_written_and_read() -> None:
    for text in DEFAULT_KEYS:
        assert str(Chord.parse(text)) == text
    with pytest.raises(ValueError, match="no such key"):
        Chord.parse("hyper+x")


def test_every_action_of_the_shell_has_a_key() -> None:
    assert set(DEFAULT_KEYS.values()) == set(Action) - SCANNING


def test_hints_name_keys_and_pad_buttons() -> None:
    inputs = Input()
    assert inputs.hint(Action.JUMP_UP, Device.KEYBOARD) == "Shift+Up"
    assert inputs.hint(Action.ACCEPT, Device.MOUSE) == "Enter"
    assert inputs.hint(Action.ACCEPT, Device.PAD) == "A"
    assert inputs.hint(Action.MUTE, Device.PAD) == ""


def test_another_map_can_be_used() -> None:
    inputs = Input()
    inputs.keymap = KeyMap({"q": Action.PAUSE})
    assert key(inputs, pygame.K_q) == [Act(Action.PAUSE)]
    assert key(inputs, pygame.K_p) == []
