"""Every control by pointer, by keys and by pad."""

import pytest

from flow_desktop.app import clipboard
from flow_desktop.app.captions import CaptionKind
from flow_desktop.app.intents import (
    Act,
    Action,
    Device,
    FocusLost,
    MouseButton,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    TextTyped,
    Wheel,
)
from flow_desktop.app.loop import App
from flow_desktop.app.scene import Change, Pop, Push
from flow_desktop.widgets.choice import Choice
from flow_desktop.widgets.letter_board import LetterBoard
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.stepper import Stepper
from flow_desktop.widgets.text_field import TextField
from flow_desktop.widgets.widget import Taken
from tests.widgets.demo import Demo, demo_app
from tests.widgets.driving import click, click_at, do, focused, top

DEVICES = pytest.mark.parametrize("device", [Device.KEYBOARD, Device.PAD])


def value(scene: Demo, name: str) -> object:
    return scene.values[name]


@pytest.fixture
def demo() -> tuple[App, Demo]:
    app, scene = demo_app()
    app.loop_once()
    return app, scene


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


def test_a_page_that_follows_a_text_follows_it_from_the_letters_too(demo: tuple[App, Demo]) -> None:
    """What is written by clicks, by keys and taken away goes the same way as what is typed into the field."""
    app, _scene = demo
    asked: list[str] = []

    def change(text: str) -> Change | None:
        asked.append(text)
        return Pop() if len(text) != 1 else None

    for begun, written in (("", "ab"), ("a", "ab"), ("ab", "abb")):
        app.stack.apply(Push(LetterBoard("Name", begun, "ab", 3, change)))
        app.loop_once()
        if begun == "a":
            click(app, top(app).find("letter-b"))
        else:
            app.inject(TextTyped(written[len(begun) :]))
            app.loop_once()
        assert not isinstance(app.stack.top, LetterBoard)
        assert asked[-1] == written
    app.stack.apply(Push(LetterBoard("Name", "abb", "ab", 3, change)))
    app.loop_once()
    do(app, Action.ERASE_BACK)
    assert asked[-1] == "ab" and not isinstance(app.stack.top, LetterBoard)


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
    assert value(scene, "captions") is False
    click_at(app, rect.right - 2, rect.centery)
    assert value(scene, "captions") is True


@DEVICES
def test_a_toggle_by_key_and_pad(demo: tuple[App, Demo], device: Device) -> None:
    app, scene = demo
    scene.focus_on("cap")
    do(app, Action.ACCEPT, device=device)
    assert value(scene, "captions") is False
    assert scene.find("cap").spoken() == "Captions for what can be heard, switch, off"


def test_a_slider_by_click_and_by_drag(demo: tuple[App, Demo]) -> None:
    app, scene = demo
    rect = scene.find("volume").rect
    low = rect.bottom - 10
    click_at(app, rect.right - 1, low)
    assert value(scene, "volume") == 100
    app.inject(PointerPressed(rect.centerx, low))
    app.loop_once()
    assert value(scene, "volume") == 50
    app.inject(PointerMoved(rect.x - 500, 3))
    app.loop_once()
    assert value(scene, "volume") == 0
    app.inject(PointerReleased(0, 0), PointerMoved(rect.centerx, low))
    app.loop_once()
    assert value(scene, "volume") == 0


def test_a_slider_is_let_go_when_the_window_is(demo: tuple[App, Demo]) -> None:
    """Whoever lets the button go over another window lets the slider go."""
    app, scene = demo
    rect = scene.find("volume").rect
    app.inject(PointerPressed(rect.centerx, rect.bottom - 10), FocusLost())
    app.inject(PointerMoved(rect.right - 1, rect.bottom - 10))
    app.loop_once()
    assert value(scene, "volume") == 50


@DEVICES
def test_a_slider_by_key_and_pad(demo: tuple[App, Demo], device: Device) -> None:
    app, scene = demo
    scene.focus_on("volume")
    do(app, Action.NAV_RIGHT, Action.NAV_RIGHT, device=device)
    assert value(scene, "volume") == 70
    do(app, Action.NAV_LEFT, device=device)
    assert value(scene, "volume") == 65
    do(app, *[Action.NAV_RIGHT] * 20, device=device)
    assert value(scene, "volume") == 100
    do(app, Action.FIRST)
    assert value(scene, "volume") == 0
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
    assert value(scene, "players") == 4
    click(app, scene.find("players").children[0])
    assert value(scene, "players") == 3
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
    assert value(scene, "players") == 6
    do(app, Action.NAV_RIGHT, device=device)
    assert focused(app) != "players"
    assert value(scene, "players") == 6


def test_a_choice_by_click(demo: tuple[App, Demo]) -> None:
    app, scene = demo
    choice = scene.find("clock")
    assert isinstance(choice, Choice)
    click(app, choice.segments[2])
    assert value(scene, "clock") == 2
    assert scene.find("clock").value() == "Off, 3 of 3"


@DEVICES
def test_a_choice_by_key_and_pad(demo: tuple[App, Demo], device: Device) -> None:
    app, scene = demo
    scene.focus_on("clock")
    do(app, Action.NAV_RIGHT, device=device)
    assert value(scene, "clock") == 2
    do(app, Action.ACCEPT, device=device)
    assert value(scene, "clock") == 0
    do(app, Action.NAV_LEFT, device=device)
    assert (value(scene, "clock"), focused(app)) == (0, "cap")


def field(scene: Demo) -> TextField:
    widget = scene.find("name")
    assert isinstance(widget, TextField)
    return widget


def test_typing_into_a_field(demo: tuple[App, Demo]) -> None:
    app, scene = demo
    assert not app.shell.input.typing
    click_at(app, scene.find("name").rect.right - 5, scene.find("name").rect.bottom - 10)
    assert app.shell.input.typing
    app.inject(TextTyped("ß"), TextTyped("\n"))
    app.loop_once()
    assert value(scene, "name") == "Miaß"
    do(app, Action.NAV_LEFT, Action.NAV_LEFT, Action.ERASE_BACK)
    assert value(scene, "name") == "Maß"
    do(app, Action.ERASE_FORWARD)
    assert value(scene, "name") == "Mß"
    do(app, Action.FIRST, Action.ERASE_BACK)
    assert value(scene, "name") == "Mß"
    app.inject(TextTyped("x" * 40))
    app.loop_once()
    assert len(str(value(scene, "name"))) == 16
    do(app, Action.NAV_DOWN)
    assert focused(app) == "players"
    assert not app.shell.input.typing


def test_copy_and_paste(demo: tuple[App, Demo]) -> None:
    app, scene = demo
    scene.focus_on("name")
    do(app, Action.COPY)
    assert clipboard.paste() == "Mia"
    told = app.shell.captions.log[-1]
    assert (told.text, told.kind) == ("Copied.", CaptionKind.EVENT), "nothing was refused"
    clipboard.copy(" Ola\n")
    do(app, Action.LAST, Action.PASTE)
    assert value(scene, "name") == "MiaOla"


def test_all_is_selected_and_what_is_typed_takes_its_place(demo: tuple[App, Demo]) -> None:
    app, scene = demo
    scene.focus_on("name")
    do(app, Action.SELECT_ALL)
    app.inject(TextTyped("Ola"))
    app.loop_once()
    assert value(scene, "name") == "Ola"
    do(app, Action.SELECT_ALL, Action.NAV_LEFT)
    app.inject(TextTyped("P"))
    app.loop_once()
    assert value(scene, "name") == "POla", "an arrow selects nothing any more"
    do(app, Action.SELECT_ALL, Action.ERASE_BACK)
    assert value(scene, "name") == ""


@pytest.mark.parametrize(
    "change", [TextTyped("Ola"), Act(Action.PASTE), Act(Action.ERASE_BACK)], ids=["type", "paste", "erase"]
)
def test_a_field_that_is_disabled_keeps_its_text_and_its_caret(change: TextTyped | Act) -> None:
    clipboard.copy("Ola")
    closed = TextField("Name", "Mia", lambda text: None, enabled=False, reason="Not yet.")
    told = closed.handle(change)
    assert told is not None and told.refused
    assert (closed.held, closed.caret) == ("Mia", 3)
    assert closed.handle(Act(Action.NAV_LEFT)) == Taken(letters="a")


def test_a_pad_spells_letter_by_letter(demo: tuple[App, Demo]) -> None:
    app, scene = demo
    scene.focus_on("name")
    do(app, Action.NAV_DOWN, device=Device.PAD)
    assert focused(app) == "players"
    scene.focus_on("name")
    do(app, Action.ACCEPT, Action.NAV_DOWN, Action.NAV_DOWN, device=Device.PAD)
    assert value(scene, "name") == "MiaB"
    do(app, Action.NAV_RIGHT, Action.NAV_RIGHT, Action.NAV_UP, device=Device.PAD)
    assert value(scene, "name") == "MiaB-"
    assert focused(app) == "name"
    do(app, Action.NAV_LEFT, Action.ERASE_FORWARD, device=Device.PAD)
    assert value(scene, "name") == "Mia-"
    do(app, Action.BACK, device=Device.PAD)
    assert not field(scene).spelling
    assert app.stack.top is scene


def test_leaving_a_screen_ends_typing(demo: tuple[App, Demo]) -> None:
    app, scene = demo
    click(app, scene.find("name"))
    assert app.shell.input.typing
    do(app, Action.BACK)
    assert not app.shell.input.typing


def scrolled(scene: Demo) -> Scroll:
    page = scene.find("page")
    assert isinstance(page, Scroll)
    return page


def test_a_page_turns_by_wheel_keys_and_bar_and_follows_the_focus() -> None:
    app, scene = demo_app((1024, 640), text=200)
    app.loop_once()
    page = scrolled(scene)
    assert page.furthest > 0
    app.inject(Wheel(*page.rect.center, -1))
    app.loop_once()
    assert scrolled(scene).offset > 0
    scene.focus_on("clock")
    assert scrolled(scene).rect.contains(scene.find("clock").rect)
    assert scrolled(scene).offset > page.rect.height
    scene.focus_on("volume")
    assert scrolled(scene).rect.contains(scene.find("volume").rect)
    do(app, Action.PAGE_DOWN)
    turned = scrolled(scene).offset
    scene.refresh()
    app.loop_once()
    assert scrolled(scene).offset == turned > 0
    click_at(app, page.rect.right - 3, page.rect.bottom - 3)
    assert scrolled(scene).offset == scrolled(scene).furthest


def test_a_held_bar_stays_held_when_the_page_is_rebuilt_and_goes_with_the_window() -> None:
    app, scene = demo_app((1024, 640), text=200)
    app.loop_once()
    page = scrolled(scene)
    x, top, bottom = page.rect.right - 3, page.rect.top + 3, page.rect.bottom - 3
    app.inject(PointerPressed(x, top))
    app.loop_once()
    scene.refresh()
    app.inject(PointerMoved(x, bottom))
    app.loop_once()
    assert scrolled(scene).offset == scrolled(scene).furthest
    app.inject(FocusLost(), PointerMoved(x, top))
    app.loop_once()
    assert scrolled(scene).offset == scrolled(scene).furthest


def test_a_click_on_what_is_half_in_sight_counts_and_moves_nothing() -> None:
    app, scene = demo_app((1024, 560), text=200)
    app.loop_once()
    page = scrolled(scene)
    scene.focus_on("motion")
    page.turn(page.offset + scene.find("motion").rect.top - page.rect.bottom + 6)
    offset, toggle = page.offset, scene.find("motion").rect
    assert toggle.top < page.rect.bottom < toggle.bottom
    scene.focus_on("play")
    click_at(app, toggle.centerx, toggle.top + 3)
    assert scene.values["motion"] is True
    assert focused(app) == "motion"
    assert scrolled(scene).offset == offset


def test_another_text_size_leaves_the_focused_widget_at_its_height() -> None:
    app, scene = demo_app((1024, 640), text=150)
    app.loop_once()
    scene.focus_on("players")
    page = scrolled(scene)
    page.turn(page.offset + 40)
    top = scene.find("players").rect.top
    app.shell.change(text_percent=175)
    app.loop_once()
    assert focused(app) == "players"
    assert scene.find("players").rect.top == top
    assert scrolled(scene).rect.contains(scene.find("players").rect)


def test_what_is_scrolled_away_cannot_be_clicked() -> None:
    app, scene = demo_app((1024, 640), text=200)
    app.loop_once()
    hidden = scene.find("clock").rect
    assert hidden.y > 640
    before = dict(scene.values)
    click_at(app, hidden.centerx, 639)
    assert scene.values == before


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
