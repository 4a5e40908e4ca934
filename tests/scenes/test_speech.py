"""Words are spoken from a timeline or from the focus of a screen, nowhere else."""

import ast
from pathlib import Path

from flow_desktop.app.voice.urgency import Urgency
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Column
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.widget import Widget
from tests.app.scenes import shell

PACKAGE = Path(__file__).parent.parent.parent / "flow_desktop"
MAY_SPEAK = {"app/shell.py", "widgets/speaking_scene.py", "scenes/performing/performer.py"}


def speakers() -> set[str]:
    """The files that hand words to the voice themselves."""
    found = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Attribute) and node.attr == "say" and "speech" in ast.unparse(node.value):
                found.add(path.relative_to(PACKAGE).as_posix())
    return found


def test_no_page_speaks_past_its_screen() -> None:
    assert speakers() == MAY_SPEAK


class Aloud:
    """A voice that notes what cuts off what."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, Urgency]] = []

    def speak(self, text: str, urgency: Urgency) -> None:
        self.heard.append((text, urgency))

    def hush(self) -> None:
        raise AssertionError("nobody asked for silence")


class Greeting(Screen):
    def opening_words(self) -> str:
        return "Good morning."

    def build(self) -> Widget:
        return Column([Label("Hello"), Button("Go on", lambda: None, key="on")])


def test_a_page_is_named_before_its_focus_which_does_not_cut_it_off() -> None:
    voice, console = Aloud(), shell()
    console.speech.voice = voice
    Greeting().enter(console)
    assert voice.heard == [("Good morning.", Urgency.EVENT), ("Go on, button", Urgency.FOCUS)]
