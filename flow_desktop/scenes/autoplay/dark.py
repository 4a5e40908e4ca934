"""A game with the screen off: the program, a listener, and only words and keys between them.

The listener gets four calls (`Ears`) and never sees the program behind them. The voice is a real one to the
program: it is switched on by its key from the menu, as anybody does, and is given what any voice is given.
"""

from collections import deque
from collections.abc import Callable

import pygame

from flow_desktop.app.intents import TextTyped
from flow_desktop.app.keymap import Chord
from flow_desktop.app.loop import App
from flow_desktop.app.voice.engine import Diction
from flow_desktop.app.voice.urgency import Urgency
from flow_desktop.scenes.autoplay.ears.hearing import Ears
from flow_desktop.scenes.autoplay.ears.listener import Evening, Listener

MOMENT = 12
"""Frames in a moment that is waited."""


class Overheard:
    """A voice whose words somebody hears."""

    def __init__(self, said: deque[str]) -> None:
        self._said = said

    def speak(self, text: str, urgency: Urgency) -> None:
        """Words reach the ear."""
        self._said.append(text)

    def hush(self) -> None:
        """What was heard was heard."""

    def use(self, diction: Diction) -> None:
        """A pace and a language, as the program says."""

    def close(self) -> None:
        """No more words."""


def ears_of(app: App) -> Ears:
    """The four things by which somebody with closed eyes uses a program."""
    said: deque[str] = deque()

    def voice(diction: Diction, without: Callable[[str], None]) -> Overheard:
        return Overheard(said)

    app.shell.voices = voice  # type: ignore[assignment]

    def hear() -> list[str]:
        heard = list(said)
        said.clear()
        return heard

    def press(key: str) -> None:
        chord = Chord.parse(key)
        held = pygame.KMOD_SHIFT if chord.shift else 0
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            event = pygame.event.Event(kind, key=chord.key, mod=held, unicode="")
            app.inject(*app.shell.input.intents(event, app.shell.now()))
        app.loop_once()

    def write(text: str) -> None:
        app.inject(TextTyped(text))
        app.loop_once()

    def wait() -> None:
        for _ in range(MOMENT):
            app.loop_once()

    return Ears(hear, press, write, wait)


def play_in_the_dark(app: App, code: str) -> Evening:
    """Play a game in a program that shows its menu; it ends where it began."""
    app.loop_once()
    return Listener(ears_of(app), code).play()
