"""B2, B4: the reading cursor, how much is said, and letters that are typed."""

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.intents import Act, Action, Device, TextTyped
from flow_desktop.app.loop import App
from flow_desktop.app.scene import Change
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.choice import Choice, Toggle
from flow_desktop.widgets.image import Image
from flow_desktop.widgets.label import Label, heading, title
from flow_desktop.widgets.layout import Column, Row
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.text_field import TextField
from flow_desktop.widgets.widget import Widget, stops
from tests.app.scenes import app as running


class Book(Screen):
    """A page of all kinds."""

    def __init__(self) -> None:
        self.muted = False
        self.pressed = 0
        self.chosen = 0
        self.name = ""

    def build(self) -> Widget:
        line = Row([Image(art("icon_star"), 20), Label("The boat"), Label("It waits!")])
        line.at_once = True
        return Column(
            [
                title("A book", key="title"),
                heading("First part", key="part"),
                Label("Some words.", key="words"),
                Image(art("icon_star"), 20, label="A star", key="star"),
                line,
                Toggle("Sound", not self.muted, self._mute, key="sound"),
                Choice("Size", ["small", "large"], self.chosen, self._choose, key="size"),
                TextField("Name", self.name, self._type, key="name"),
                Button("Unmute" if self.muted else "Mute", self._press, key="on"),
                Label("The last words.", key="last"),
            ]
        )

    def _mute(self, on: bool) -> Change | None:
        self.muted = not on
        self.refresh()
        return None

    def _choose(self, place: int) -> Change | None:
        self.chosen = place
        self.refresh()
        return None

    def _type(self, text: str) -> Change | None:
        self.name = text
        self.refresh()
        return None

    def _press(self) -> Change | None:
        self.pressed += 1
        self.muted = not self.muted
        self.refresh()
        return None


def opened() -> tuple[App, Book]:
    book = Book()
    app = running(book)
    app.loop_once()
    return app, book


def do(app: App, *actions: Action) -> list[str]:
    """What is said for these actions."""
    app.shell.speech.spoken.clear()
    for action in actions:
        app.inject(Act(action))
        app.loop_once()
    return list(app.shell.speech.spoken)


def test_it_reads_everything_in_order_with_its_kind_and_a_line_in_one_breath() -> None:
    _app, book = opened()
    assert [stop.read() for stop in stops(book.root)] == [
        "A book, heading",
        "First part, heading",
        "Some words.",
        "A star, picture",
        "The boat. It waits!",
        "Sound, switch, on",
        "Size, choice, small, 1 of 2: small, large",
        "Name, text field, empty",
        "Mute, button",
        "The last words.",
    ]


def test_a_page_opens_with_its_title_and_reading_begins_at_the_focus() -> None:
    app, book = opened()
    assert list(app.shell.speech.spoken) == ["A book", "Sound, switch, on"]
    assert do(app, Action.READ_BACK, Action.READ_BACK) == ["The boat. It waits!", "A star, picture"]
    assert book.focus.current is book.find("sound"), "plain words leave the focus where it is"


def test_a_control_that_is_read_can_be_pressed_at_once() -> None:
    app, book = opened()
    book.focus_on("name")
    assert do(app, Action.READ_ON) == ["Mute, button"]
    assert do(app, Action.ACCEPT) == ["Unmute"], "what it has become is said"
    assert book.pressed == 1


def test_the_ends_of_a_page_are_told_and_nothing_goes_round() -> None:
    app, book = opened()
    book.focus_on("on")
    said = do(app, Action.READ_ON, Action.READ_ON)
    assert said == ["The last words.", "The end of the page. The last words."], (
        "a newer answer cuts off an older"
    )
    book.focus_on("sound")
    assert do(app, *[Action.READ_BACK] * 6)[-1:] == ["The beginning of the page. A book, heading"]


def test_the_rest_of_the_page_comes_at_once() -> None:
    app, _book = opened()
    whole = do(app, Action.READ_ALL)[0]
    assert whole.startswith("A book, heading") and whole.endswith("The last words.")
    do(app, Action.READ_ON, Action.READ_ON, Action.READ_ON, Action.READ_ON)
    assert do(app, Action.READ_ALL) == ["The last words."]


def test_moving_the_focus_takes_the_cursor_along() -> None:
    app, book = opened()
    do(app, Action.READ_BACK, Action.READ_BACK)
    assert book.reading.at is book.find("star")
    do(app, Action.NAV_DOWN)
    assert book.reading.at is None
    assert do(app, Action.READ_ON) == ["Name, text field, empty"]


def test_what_is_read_is_seen_and_is_not_the_ring_of_the_focus() -> None:
    app, book = opened()
    before = pygame.image.tobytes(app.canvas.surface, "RGB")
    do(app, Action.READ_BACK)
    assert pygame.image.tobytes(app.canvas.surface, "RGB") != before
    assert book.focus.current is book.find("sound")


def test_the_right_stick_reads_where_there_is_nothing_to_jump_over() -> None:
    app, _book = opened()
    app.shell.speech.spoken.clear()
    app.inject(Act(Action.JUMP_UP, Device.PAD))
    app.loop_once()
    assert app.shell.speech.last == "The boat. It waits!"


def test_a_value_that_is_changed_is_said() -> None:
    app, book = opened()
    assert do(app, Action.ACCEPT) == ["off"]
    book.focus_on("size")
    assert do(app, Action.NAV_RIGHT) == ["large, 2 of 2"]


def test_how_much_is_said() -> None:
    app, _book = opened()
    app.shell.change(voice_detail="short")
    assert do(app, Action.NAV_DOWN) == ["Size, small, 1 of 2"]
    app.shell.change(voice_detail="full")
    assert do(app, Action.NAV_UP) == ["Sound, switch, on, 1 of 4"]
    app.shell.change(voice_detail="normal")
    assert do(app, Action.NAV_DOWN) == ["Size, choice, small, 1 of 2"]


def typed(app: App, text: str) -> list[str]:
    app.shell.speech.spoken.clear()
    app.inject(TextTyped(text))
    app.loop_once()
    return list(app.shell.speech.spoken)


def test_letters_are_said_as_they_are_typed_passed_and_erased() -> None:
    app, book = opened()
    book.focus_on("name")
    assert typed(app, "A") == ["capital A"]
    assert typed(app, " ") == ["space"]
    assert typed(app, "nn") == ["n, n"]
    assert do(app, Action.NAV_LEFT, Action.ERASE_BACK) == ["n", "n erased"]
    assert do(app, Action.LAST) == ["end of the text"]


def test_who_does_not_want_letters_hears_none() -> None:
    app, book = opened()
    app.shell.change(voice_letters=False)
    book.focus_on("name")
    assert typed(app, "A") == [] and do(app, Action.ERASE_BACK) == []
