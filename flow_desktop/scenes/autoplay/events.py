"""Real keys and buttons for the scripted player: pygame events, read through the map of the player."""

from collections import deque
from collections.abc import Iterable, Iterator
from typing import Final

import pygame

from flow_desktop.app.intents import AnyAction
from flow_desktop.app.keymap import Chord
from flow_desktop.app.loop import App, EventSource
from flow_desktop.app.pad import FULL, PLACES
from flow_desktop.scenes.autoplay.touch import LostError

_MODIFIERS: Final = (
    ("shift", pygame.K_LSHIFT, pygame.KMOD_LSHIFT),
    ("control", pygame.K_LCTRL, pygame.KMOD_LCTRL),
    ("alt", pygame.K_LALT, pygame.KMOD_LALT),
)


class EventQueue:
    """Events that wait to be read; with none, time passes as before."""

    def __init__(self, behind: EventSource) -> None:
        self._behind = behind
        self._waiting: deque[pygame.event.Event] = deque()
        self.sent: list[pygame.event.Event] = []
        """Everything that was ever put in."""

    @classmethod
    def of(cls, app: App) -> "EventQueue":
        """The queue of a program."""
        if not isinstance(app.events, cls):
            app.events = cls(app.events)
        return app.events

    def put(self, events: Iterable[pygame.event.Event]) -> None:
        """Let these be read next."""
        for event in events:
            self._waiting.append(event)
            self.sent.append(event)

    def wait(self, seconds: float) -> Iterable[pygame.event.Event]:
        """What is there; else wait."""
        if not self._waiting:
            return self._behind.wait(seconds)
        found = list(self._waiting)
        self._waiting.clear()
        return found


def key_events(chord: Chord, sticky: bool) -> Iterator[pygame.event.Event]:
    """A key goes down and up; what would be held with it is pressed before it where that is enough."""
    held = [(key, flag) for name, key, flag in _MODIFIERS if getattr(chord, name)]
    modifiers = 0
    for key, flag in held:
        yield pygame.event.Event(pygame.KEYDOWN, key=key, mod=flag)
        if sticky:
            yield pygame.event.Event(pygame.KEYUP, key=key, mod=0)
        else:
            modifiers |= flag
    yield pygame.event.Event(pygame.KEYDOWN, key=chord.key, mod=modifiers)
    yield pygame.event.Event(pygame.KEYUP, key=chord.key, mod=modifiers)
    for key, _flag in [] if sticky else held:
        yield pygame.event.Event(pygame.KEYUP, key=key, mod=0)


def pressing(app: App, action: AnyAction) -> Iterator[pygame.event.Event]:
    """The key of an action as the player's map has it: the first one."""
    keymap = app.shell.input.keymap
    text = next((text for text, owner in keymap.keys.items() if owner is action), None)
    if text is None:
        raise LostError(f"no key does {action.name}")
    return key_events(Chord.parse(text), app.shell.input.sticky)


def pushing(app: App, action: AnyAction) -> Iterator[pygame.event.Event]:
    """The pad's button or direction of an action as the player's map has it."""
    made = app.shell.input.pad_state.map
    name = next((name for name, owner in made.pad.items() if owner is action), None)
    if name is None:
        name = next((n for n, place in PLACES.items() if made.action(place, True) is action), None)
    if name is None:
        raise LostError(f"no button does {action.name}")
    number, side = PLACES[name]
    if side:
        for value in (side * FULL, 0):
            yield pygame.event.Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=number, value=value)
    else:
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            yield pygame.event.Event(kind, instance_id=0, button=number)
