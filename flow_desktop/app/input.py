"""The one place where pygame events become intents. State is kept from events and never polled."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import field

import pygame

from flow_desktop.app.intents import (
    OUTSIDE,
    Act,
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
from flow_desktop.app.keymap import DEFAULT_KEYS, REPEATING_ACTIONS, Chord, KeyMap
from flow_desktop.app.pad import DEFAULT_PAD, PadMap, Pads, PadState
from flow_desktop.values import dataclass

"""Where the pointer is when it left the window."""
BUTTONS = {button.value: button for button in MouseButton}


@dataclass(frozen=True, slots=True)
class Controls:
    """What a game adds to the shell's keys (chord → action) and to its part of the pad (button → action)."""

    keys: Mapping[str, AnyAction] = field(default_factory=dict)
    pad: Mapping[str, AnyAction] = field(default_factory=dict)


class Input:
    """Turns pygame events into intents.

    `typing` is set by the screen while a text field has the focus: letters are then text and no actions.
    """

    def __init__(self, controls: Controls | None = None, pads: Pads | None = None) -> None:
        self.typing = False
        self.pointer = (0, 0)
        self.pads = pads or Pads()
        self.learn(controls or Controls())
        self._keys_down: set[int] = set()
        self._buttons_down: list[MouseButton] = []
        self._now = 0.0
        self._readers: dict[int, Callable[[pygame.event.Event], list[Intent]]] = {
            pygame.QUIT: lambda event: [QuitAsked()],
            pygame.KEYDOWN: self._key_down,
            pygame.KEYUP: self._key_up,
            pygame.TEXTINPUT: self._text,
            pygame.MOUSEMOTION: self._moved,
            pygame.MOUSEBUTTONDOWN: self._button_down,
            pygame.MOUSEBUTTONUP: self._button_up,
            pygame.MOUSEWHEEL: self._wheel,
            pygame.WINDOWLEAVE: lambda event: [PointerMoved(*OUTSIDE)],
            pygame.WINDOWFOCUSLOST: self._focus_lost,
            pygame.WINDOWFOCUSGAINED: lambda event: [FocusGained()],
            pygame.DROPFILE: lambda event: [FileGiven(str(event.file))],
            pygame.WINDOWSIZECHANGED: lambda event: [WindowResized(int(event.x), int(event.y))],
            pygame.CONTROLLERBUTTONDOWN: self._pad_down,
            pygame.CONTROLLERBUTTONUP: self._pad_up,
            pygame.CONTROLLERAXISMOTION: self._pad_axis,
            pygame.CONTROLLERDEVICEADDED: self._pad_added,
            pygame.CONTROLLERDEVICEREMOVED: self._pad_removed,
        }

    def learn(self, controls: Controls) -> None:
        """Take the keys and buttons of a game; nothing is held any more."""
        self.keymap = KeyMap({**DEFAULT_KEYS, **controls.keys})
        self.pad_state = PadState(PadMap({**DEFAULT_PAD, **controls.pad}))

    def intents(self, event: pygame.event.Event, now: float) -> list[Intent]:
        """The intents of one event; an event that lacks what it should carry gives none."""
        self._now = now
        reader = self._readers.get(event.type)
        if reader is None:
            return []
        try:
            return reader(event)
        except AttributeError:
            return []

    def tick(self, now: float) -> Iterator[Intent]:
        """Repeats of what is held on a pad."""
        yield from self.pad_state.tick(now)

    def next_due(self) -> float | None:
        """When `tick` will have something, or None."""
        return self.pad_state.next_due()

    def hint(self, action: AnyAction, device: Device) -> str:
        """The name of the key or pad button of an action, as a player of that device knows it."""
        return (self.pad_state.map if device is Device.PAD else self.keymap).hint(action)

    def _key_down(self, event: pygame.event.Event) -> list[Intent]:
        repeated = event.key in self._keys_down
        self._keys_down.add(event.key)
        action = self.keymap.action(Chord.pressed(event.key, getattr(event, "mod", 0)), self.typing)
        if action is None or (repeated and action not in REPEATING_ACTIONS):
            return []
        return [Act(action, Device.KEYBOARD, repeated)]

    def _key_up(self, event: pygame.event.Event) -> list[Intent]:
        self._keys_down.discard(event.key)
        return []

    def _text(self, event: pygame.event.Event) -> list[Intent]:
        return [TextTyped(event.text)] if self.typing and event.text else []

    def _moved(self, event: pygame.event.Event) -> list[Intent]:
        self.pointer = (int(event.pos[0]), int(event.pos[1]))
        return [PointerMoved(*self.pointer, self._buttons_down[-1] if self._buttons_down else None)]

    def _button_down(self, event: pygame.event.Event) -> list[Intent]:
        button = BUTTONS.get(event.button)
        if button is None:
            return []
        self.pointer = (int(event.pos[0]), int(event.pos[1]))
        self._buttons_down = [*(b for b in self._buttons_down if b is not button), button]
        return [PointerPressed(*self.pointer, button)]

    def _button_up(self, event: pygame.event.Event) -> list[Intent]:
        button = BUTTONS.get(event.button)
        if button is None:
            return []
        self.pointer = (int(event.pos[0]), int(event.pos[1]))
        self._buttons_down = [b for b in self._buttons_down if b is not button]
        return [PointerReleased(*self.pointer, button)]

    def _wheel(self, event: pygame.event.Event) -> list[Intent]:
        steps = -event.y if getattr(event, "flipped", False) else event.y
        return [Wheel(*self.pointer, int(steps))] if steps else []

    def _focus_lost(self, event: pygame.event.Event) -> list[Intent]:
        """Keys let go elsewhere send nothing, so nothing is held any more."""
        self._keys_down.clear()
        self._buttons_down.clear()
        self.pad_state.forget()
        return [FocusLost()]

    def _pad_down(self, event: pygame.event.Event) -> list[Intent]:
        return list(self.pad_state.press(event.instance_id, (event.button, 0), self._now, self.typing))

    def _pad_up(self, event: pygame.event.Event) -> list[Intent]:
        self.pad_state.release(event.instance_id, (event.button, 0))
        return []

    def _pad_axis(self, event: pygame.event.Event) -> list[Intent]:
        return list(self.pad_state.axis(event.instance_id, event.axis, event.value, self._now))

    def _pad_added(self, event: pygame.event.Event) -> list[Intent]:
        name = self.pads.add(event.device_index)
        return [DeviceAdded(name)] if name else []

    def _pad_removed(self, event: pygame.event.Event) -> list[Intent]:
        self.pad_state.forget(event.instance_id)
        name = self.pads.remove(event.instance_id)
        return [DeviceRemoved(name)] if name else []
