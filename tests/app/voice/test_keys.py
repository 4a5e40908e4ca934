"""B1, B4: keys of the shell for the voice: on and off, silent now, say it again. They work on every page."""

import pygame
import pytest

from flow_desktop.app.intents import Act, Action
from flow_desktop.app.keymap import DEFAULT_KEYS, Chord, KeyMap
from flow_desktop.app.voice.urgency import Urgency
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.layout import Column
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.widget import Widget
from tests.app.scenes import app

KEYS = (Action.VOICE, Action.HUSH, Action.REPEAT, Action.READ_ON, Action.READ_BACK, Action.READ_ALL)


class Listener:
    """A voice that notes what it was asked for; silence is a word of its own."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def speak(self, text: str, urgency: Urgency) -> None:
        self.heard.append(text)

    def hush(self) -> None:
        self.heard.append("(silence)")


class Page(Screen):
    def opening_words(self) -> str:
        return "A page."

    def build(self) -> Widget:
        return Column([Button("Go on", lambda: None, key="on"), Button("Leave", lambda: None, key="leave")])


def test_silence_and_once_more() -> None:
    running, voice = app(Page()), Listener()
    running.shell.speech.voice = voice
    running.inject(Act(Action.NAV_DOWN), Act(Action.HUSH), Act(Action.REPEAT), Act(Action.REPEAT))
    running.loop_once()
    assert voice.heard == ["Leave, button", "(silence)", "Leave, button", "Go on, button"]


def test_the_voice_that_is_switched_on_says_so_and_where_it_is() -> None:
    running = app(Page())
    running.shell.speech.spoken.clear()
    running.inject(Act(Action.VOICE))
    running.loop_once()
    assert list(running.shell.speech.spoken) == ["The voice is on.", "A page.", "Go on, button"]
    running.inject(Act(Action.VOICE))
    running.loop_once()
    assert running.shell.speech.last == "The voice is off."


@pytest.mark.parametrize("action", KEYS)
def test_each_has_a_single_key_that_works_while_something_is_typed(action: Action) -> None:
    keys = KeyMap(DEFAULT_KEYS)
    single = [text for text, owner in DEFAULT_KEYS.items() if owner is action and "+" not in text]
    assert single and keys.hint(action) == single[0]
    chord = Chord(getattr(pygame, f"K_{single[0]}"))
    assert keys.action(chord, typing=True) is action
