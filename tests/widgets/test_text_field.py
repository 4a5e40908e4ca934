"""Writing: by keys, letter by letter with a pad, and on the board of letters."""

import pytest

from flow_desktop.app import clipboard
from flow_desktop.app.captions import CaptionKind
from flow_desktop.app.intents import Act, Action, Device, TextTyped
from flow_desktop.app.loop import App
from flow_desktop.app.scene import Change, Pop, Push
from flow_desktop.widgets.letter_board import LetterBoard
from flow_desktop.widgets.text import Role, font
from flow_desktop.widgets.text_field import TextField
from flow_desktop.widgets.widget import Taken
from tests.widgets.demo import Demo
from tests.widgets.driving import click, click_at, do, focused, top


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
    assert scene.value("name") == "Miaß"
    do(app, Action.NAV_LEFT, Action.NAV_LEFT, Action.ERASE_BACK)
    assert scene.value("name") == "Maß"
    do(app, Action.ERASE_FORWARD)
    assert scene.value("name") == "Mß"
    do(app, Action.FIRST, Action.ERASE_BACK)
    assert scene.value("name") == "Mß"
    app.inject(TextTyped("x" * 40))
    app.loop_once()
    assert len(str(scene.value("name"))) == 16
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
    assert scene.value("name") == "MiaOla"


def test_all_is_selected_and_what_is_typed_takes_its_place(demo: tuple[App, Demo]) -> None:
    app, scene = demo
    scene.focus_on("name")
    do(app, Action.SELECT_ALL)
    app.inject(TextTyped("Ola"))
    app.loop_once()
    assert scene.value("name") == "Ola"
    do(app, Action.SELECT_ALL, Action.NAV_LEFT)
    app.inject(TextTyped("P"))
    app.loop_once()
    assert scene.value("name") == "POla", "an arrow selects nothing any more"
    do(app, Action.SELECT_ALL, Action.ERASE_BACK)
    assert scene.value("name") == ""


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
    assert scene.value("name") == "MiaB"
    do(app, Action.NAV_RIGHT, Action.NAV_RIGHT, Action.NAV_UP, device=Device.PAD)
    assert scene.value("name") == "MiaB-"
    assert focused(app) == "name"
    do(app, Action.NAV_LEFT, Action.ERASE_FORWARD, device=Device.PAD)
    assert scene.value("name") == "Mia-"
    do(app, Action.BACK, device=Device.PAD)
    assert not field(scene).spelling
    assert app.stack.top is scene


def test_leaving_a_screen_ends_typing(demo: tuple[App, Demo]) -> None:
    app, scene = demo
    click(app, scene.find("name"))
    assert app.shell.input.typing
    do(app, Action.BACK)
    assert not app.shell.input.typing


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


def test_a_long_text_begins_with_a_whole_letter(demo: tuple[App, Demo]) -> None:
    """However far it is moved for its caret: half a letter cannot be read."""
    _app, scene = demo
    writing, face = field(scene), font(Role.BODY, scene.look.view)
    writing.held = "Wim and Mia went out to sea"
    writing.caret = len(writing.held)
    whole = {face.size(writing.held[:place])[0] for place in range(len(writing.held) + 1)}
    for least in range(-3, face.size(writing.held)[0]):
        shift = writing._shift(face, least)
        assert shift in whole and shift >= least
