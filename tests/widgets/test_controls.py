"""Every control that is pressed or set, by pointer, by keys and by pad."""

import pytest

from flow_desktop.app.intents import (
    Act,
    Action,
    Device,
    FocusLost,
    MouseButton,
    PointerMoved,
    PointerPressed,
    PointerReleased,
)
from flow_desktop.app.loop import App
from flow_desktop.widgets.choice import Choice
from flow_desktop.widgets.stepper import Stepper
from tests.widgets.demo import Demo, demo_app
from tests.widgets.driving import click, click_at, do, focused

DEVICES = pytest.mark.parametrize("device", [Device.KEYBOARD, Device.PAD])


def test_a_button_acts_on_release_inside_and_not_outside(demo: tuple[App, Demo]) -> None:
    app, scene = demo
    x, y = scene.find("play").rect.center
    app.inject(PointerPressed(x, y))
    app.loop_once()
    assert scene.pressed == []
    assert scene.find("play").pressed
    app.inject(PointerMoved(5, 5), PointerReleased(5, 5))
    app.loop_once()
    assert scene.pressed == []
    assert not scene.find("play").pressed
    click_at(app, x, y)
    assert scene.pressed == ["play"]
    assert app.shell.audio.heard[-1].name == "button"


def test_other_buttons_of_the_pointer_do_not_press(demo: tuple[App, Demo]) -> None:
    app, scene = demo
    click_at(app, *scene.find("play").rect.center, button=MouseButton.RIGHT)
    assert scene.pressed == []


@DEVICES
def test_a_button_by_key_and_pad(demo: tuple[App, Demo], device: Device) -> None:
    app, scene = demo
    do(app, Action.ACCEPT, device=device)
    assert scene.pressed == ["play"]


def test_a_disabled_button_says_why_by_pointer_and_by_key(demo: tuple[App, Demo]) -> None:
    app, scene = demo
    click(app, scene.find("trade"))
    assert app.shell.speech.last == "You need two tiles."
    app.shell.captions.clear()
    do(app, Action.ACCEPT)
    assert [caption.text for caption in app.shell.captions.shown] == ["You need two tiles."]
    assert scene.pressed == []


def test_a_pressed_button_survives_a_rebuild_of_the_screen(demo: tuple[App, Demo]) -> None:
    app, scene = demo
    x, y = scene.find("play").rect.center
    app.inject(PointerPressed(x, y))
    app.loop_once()
    scene.refresh()
    app.inject(PointerReleased(x, y))
    app.loop_once()
    assert scene.pressed == ["play"]


def test_a_toggle_by_click_anywhere_on_its_line(demo: tuple[App, Demo]) -> None:
    app, scene = demo
    rect = scene.find("cap").rect
    click_at(app, rect.x + 2, rect.centery)
    assert scene.value("captions") is False
    click_at(app, rect.right - 2, rect.centery)
    assert scene.value("captions") is True


@DEVICES
def test_a_toggle_by_key_and_pad(demo: tuple[App, Demo], device: Device) -> None:
    app, scene = demo
    scene.focus_on("cap")
    do(app, Action.ACCEPT, device=device)
    assert scene.value("captions") is False
    assert scene.find("cap").spoken() == "Captions for what can be heard, switch, off"


def test_a_slider_by_click_and_by_drag(demo: tuple[App, Demo]) -> None:
    app, scene = demo
    rect = scene.find("volume").rect
    low = rect.bottom - 10
    click_at(app, rect.right - 1, low)
    assert scene.value("volume") == 100
    app.inject(PointerPressed(rect.centerx, low))
    app.loop_once()
    assert scene.value("volume") == 50
    app.inject(PointerMoved(rect.x - 500, 3))
    app.loop_once()
    assert scene.value("volume") == 0
    app.inject(PointerReleased(0, 0), PointerMoved(rect.centerx, low))
    app.loop_once()
    assert scene.value("volume") == 0


def test_a_slider_is_let_go_when_the_window_is(demo: tuple[App, Demo]) -> None:
    """Whoever lets the button go over another window lets the slider go."""
    app, scene = demo
    rect = scene.find("volume").rect
    app.inject(PointerPressed(rect.centerx, rect.bottom - 10), FocusLost())
    app.inject(PointerMoved(rect.right - 1, rect.bottom - 10))
    app.loop_once()
    assert scene.value("volume") == 50


@DEVICES
def test_a_slider_by_key_and_pad(demo: tuple[App, Demo], device: Device) -> None:
    app, scene = demo
    scene.focus_on("volume")
    do(app, Action.NAV_RIGHT, Action.NAV_RIGHT, device=device)
    assert scene.value("volume") == 70
    do(app, Action.NAV_LEFT, device=device)
    assert scene.value("volume") == 65
    do(app, *[Action.NAV_RIGHT] * 20, device=device)
    assert scene.value("volume") == 100
    do(app, Action.FIRST)
    assert scene.value("volume") == 0
    assert focused(app) == "volume"


def test_a_disabled_slider_stays_and_says_why(demo: tuple[App, Demo]) -> None:
    app, scene = demo
    click(app, scene.find("voice"))
    scene.focus_on("voice")
    do(app, Action.NAV_RIGHT)
    assert app.shell.speech.last == "There is no voice."
    assert scene.find("voice").spoken() == "Voice, slider, 40, not now, There is no voice."


def test_a_stepper_by_its_two_ends(demo: tuple[App, Demo]) -> None:
    app, scene = demo
    stepper = scene.find("players")
    assert isinstance(stepper, Stepper)
    less, more = stepper.children
    click(app, more)
    click(app, scene.find("players").children[1])
    assert scene.value("players") == 4
    click(app, scene.find("players").children[0])
    assert scene.value("players") == 3
    assert focused(app) == "players"
    assert min(less.rect.size) >= 44


def test_a_stepper_goes_round_by_accept_within_its_ends() -> None:
    stepper = Stepper("Turns", 5, lambda number: None, most=10, step=4)
    seen = []
    for _press in range(4):
        stepper.handle(Act(Action.ACCEPT))
        seen.append((stepper.held, *(end.enabled for end in stepper.children)))
    assert seen == [(9, True, True), (10, True, False), (0, False, True), (4, True, True)]


@DEVICES
def test_a_stepper_by_key_and_pad_stops_at_its_ends(demo: tuple[App, Demo], device: Device) -> None:
    app, scene = demo
    scene.focus_on("players")
    do(app, *[Action.NAV_RIGHT] * 4, device=device)
    assert scene.value("players") == 6
    do(app, Action.NAV_RIGHT, device=device)
    assert focused(app) != "players"
    assert scene.value("players") == 6


def test_a_choice_by_click(demo: tuple[App, Demo]) -> None:
    app, scene = demo
    choice = scene.find("clock")
    assert isinstance(choice, Choice)
    click(app, choice.segments[2])
    assert scene.value("clock") == 2
    assert scene.find("clock").value() == "Off, 3 of 3"


@DEVICES
def test_a_choice_by_key_and_pad(demo: tuple[App, Demo], device: Device) -> None:
    app, scene = demo
    scene.focus_on("clock")
    do(app, Action.NAV_RIGHT, device=device)
    assert scene.value("clock") == 2
    do(app, Action.ACCEPT, device=device)
    assert scene.value("clock") == 0
    do(app, Action.NAV_LEFT, device=device)
    assert (scene.value("clock"), focused(app)) == (0, "cap")


def test_a_dialog_is_answered_by_every_device() -> None:
    app, scene = demo_app()
    app.loop_once()
    for device in (Device.KEYBOARD, Device.PAD):
        scene.focus_on("quit")
        do(app, Action.ACCEPT, device=device)
        do(app, Action.NAV_LEFT, Action.ACCEPT, device=device)
    scene.focus_on("quit")
    do(app, Action.ACCEPT)
    assert "This round is lost" in " ".join(app.shell.speech.spoken)
    do(app, Action.ACCEPT)
    scene.focus_on("quit")
    do(app, Action.ACCEPT, Action.BACK)
    assert scene.answers == [True, True, False, False]


def test_a_held_key_presses_once() -> None:
    """I4."""
    app, scene = demo_app()
    app.loop_once()
    app.inject(Act(Action.BACK, repeated=True))
    app.loop_once()
    assert app.stack.top is scene
