"""The one place where pygame events become intents. State is kept from events and never polled."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import field

import pygame

from flow_desktop.app.chosen import SAFE_KEYS, SAFE_PAD, ChoiceError, Chosen, applied, checked
from flow_desktop.app.intents import (
    OUTSIDE,
    SCANNING,
    Act,
    Action,
    AnyAction,
    ControlHeard,
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
from flow_desktop.app.keymap import (
    DEFAULT_KEYS,
    DIGIT_ROW,
    MODIFIERS,
    REPEATING_ACTIONS,
    Chord,
    KeyMap,
    is_key,
)
from flow_desktop.app.pad import DEFAULT_PAD, PLACES, PadMap, Pads, PadState
from flow_desktop.app.switch import PAD, Switches, source_of
from flow_desktop.values import dataclass

LET_GO = (pygame.KEYUP, pygame.MOUSEBUTTONUP, pygame.CONTROLLERBUTTONUP)
BUTTONS = {button.value: button for button in MouseButton}


@dataclass(frozen=True, slots=True)
class Controls:
    """What a game adds to the shell's keys (chord → action) and to its part of the pad (button → action)."""

    keys: Mapping[str, AnyAction] = field(default_factory=dict)
    pad: Mapping[str, AnyAction] = field(default_factory=dict)

    def actions(self) -> tuple[AnyAction, ...]:
        """Everything that can be done in this game, the shell's part first; also what has no key."""
        kinds: dict[type[AnyAction], None] = {Action: None}
        kinds |= dict.fromkeys(type(action) for action in (*self.keys.values(), *self.pad.values()))
        return tuple(action for kind in kinds for action in kind if action not in SCANNING)

    def usual_keys(self) -> dict[str, AnyAction]:
        """The keys of a new player."""
        return {**DEFAULT_KEYS, **self.keys}

    def usual_pad(self) -> dict[str, AnyAction]:
        """The pad of a new player."""
        return {**DEFAULT_PAD, **self.pad}


class Input:
    """Turns pygame events into intents.

    `typing` is set by the screen while a text field has the focus: letters are then text and no actions.
    """

    def __init__(self, controls: Controls | None = None, pads: Pads | None = None) -> None:
        self.typing = False
        self.sticky = False
        """Whether Shift, Ctrl and Alt can be pressed before a key instead of with it."""
        self.switches = Switches()
        self._hears: Device | None = None
        self._tapped: int | None = None
        self._sticking = 0
        self.pointer = (0, 0)
        self.finger = False
        """Whether the pointer is a finger: it cannot point at anything without touching it."""
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

    def learn(self, controls: Controls, keys: Chosen | None = None, pad: Chosen | None = None) -> bool:
        """Take the keys and buttons of a game, and what the player chose; nothing is held any more.

        False when what was chosen makes no sense: then everything is as usual.
        """
        actions, sound = controls.actions(), True
        usual_keys, usual_pad = controls.usual_keys(), controls.usual_pad()
        try:
            checked(keys or {}, is_key)
            checked(pad or {}, PLACES.__contains__)
            usual_keys = applied(usual_keys, keys or {}, actions, SAFE_KEYS)
            usual_pad = applied(usual_pad, pad or {}, actions, SAFE_PAD)
        except ChoiceError:
            usual_keys, usual_pad, sound = controls.usual_keys(), controls.usual_pad(), False
        self.controls = controls
        self.keymap = KeyMap(usual_keys)
        self.pad_state = PadState(PadMap(usual_pad))
        return sound

    def listen(self, device: Device | None) -> None:
        """Hear the next key, pad button or (for `Device.SWITCH`) anything as what it is; None: no longer."""
        self._hears = device

    def intents(self, event: pygame.event.Event, now: float) -> list[Intent]:
        """The intents of one event; an event that lacks what it should carry gives none."""
        self._now = now
        reader = self._readers.get(event.type)
        if reader is None:
            return []
        try:
            if self._hears is not None and event.type not in LET_GO:
                heard = self._heard(event, self._hears)
                if heard is not None:
                    return heard
            acts = self.switches.acts(event, now) if self._hears is None else None
            return list(acts) if acts is not None else reader(event)
        except AttributeError:
            return []

    def tick(self, now: float) -> Iterator[Intent]:
        """Repeats of what is held on a pad."""
        yield from self.pad_state.tick(now)
        if self._hears is None:
            yield from self.switches.tick(now)

    def next_due(self) -> float | None:
        """When `tick` will have something, or None."""
        dues = (self.pad_state.next_due(), self.switches.next_due())
        return min((due for due in dues if due is not None), default=None)

    def hint(self, action: AnyAction, device: Device) -> str:
        """The name of the key or pad button of an action, as a player of that device knows it."""
        return (self.pad_state.map if device is Device.PAD else self.keymap).hint(action)

    def _key_down(self, event: pygame.event.Event) -> list[Intent]:
        repeated = event.key in self._keys_down
        self._keys_down.add(event.key)
        action = self.keymap.action(self._chord(event), self.typing)
        if action is None or (repeated and action not in REPEATING_ACTIONS):
            return []
        return [Act(action, Device.KEYBOARD, repeated)]

    def _chord(self, event: pygame.event.Event) -> Chord:
        """The chord of a key; those that were tapped before it count as held."""
        modifiers = getattr(event, "mod", 0)
        if event.key in MODIFIERS:
            self._tapped = event.key
        elif self.sticky:
            modifiers |= self._sticking
            self._tapped, self._sticking = None, 0
        else:
            self._tapped = None
        chord = Chord.pressed(event.key, modifiers)
        if chord in self.keymap or getattr(event, "scancode", None) not in DIGIT_ROW:
            return chord
        return Chord.pressed(DIGIT_ROW[event.scancode], modifiers)

    def _heard(self, event: pygame.event.Event, device: Device) -> list[Intent] | None:
        """What a page asked for; None when this event is something else."""
        if event.type == pygame.KEYDOWN:
            repeated = event.key in self._keys_down
            self._keys_down.add(event.key)
            if repeated or event.key in MODIFIERS:
                return []
            if device is Device.SWITCH:
                return [ControlHeard(source_of(event), Device.KEYBOARD)]
            return [ControlHeard(str(self._chord(event)), Device.KEYBOARD)]
        source = source_of(event)
        if event.type in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERAXISMOTION):
            name = source if device is Device.SWITCH else source.removeprefix(PAD)
            return [ControlHeard(name, Device.PAD)] if source else []
        if event.type == pygame.MOUSEBUTTONDOWN and device is Device.SWITCH and source != "mouse left":
            return [ControlHeard(source, Device.MOUSE)]
        return [] if event.type == pygame.TEXTINPUT else None

    def _key_up(self, event: pygame.event.Event) -> list[Intent]:
        self._keys_down.discard(event.key)
        if self.sticky and event.key in MODIFIERS and event.key == self._tapped:
            self._sticking ^= MODIFIERS[event.key]
        self._tapped = None
        return []

    def _text(self, event: pygame.event.Event) -> list[Intent]:
        return [TextTyped(event.text)] if self.typing and event.text else []

    def _moved(self, event: pygame.event.Event) -> list[Intent]:
        self._follow(event)
        return [PointerMoved(*self.pointer, self._buttons_down[-1] if self._buttons_down else None)]

    def _follow(self, event: pygame.event.Event) -> None:
        self.pointer = (int(event.pos[0]), int(event.pos[1]))
        self.finger = bool(getattr(event, "touch", False))

    def _button_down(self, event: pygame.event.Event) -> list[Intent]:
        button = BUTTONS.get(event.button)
        if button is None:
            return []
        self._follow(event)
        self._buttons_down = [*(b for b in self._buttons_down if b is not button), button]
        return [PointerPressed(*self.pointer, button)]

    def _button_up(self, event: pygame.event.Event) -> list[Intent]:
        button = BUTTONS.get(event.button)
        if button is None:
            return []
        self._follow(event)
        self._buttons_down = [b for b in self._buttons_down if b is not button]
        return [PointerReleased(*self.pointer, button)]

    def _wheel(self, event: pygame.event.Event) -> list[Intent]:
        steps = -event.y if getattr(event, "flipped", False) else event.y
        return [Wheel(*self.pointer, int(steps))] if steps else []

    def _focus_lost(self, event: pygame.event.Event) -> list[Intent]:
        """Keys let go elsewhere send nothing, so nothing is held any more."""
        self._keys_down.clear()
        self._buttons_down.clear()
        self.switches.forget()
        self._tapped, self._sticking = None, 0
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
