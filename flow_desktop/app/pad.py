"""The gamepad: buttons, sticks and triggers become actions; a held direction repeats.

Which does what is data in words ("RB", "left stick up"), as for keys: the shell's own and what a game adds.

Sticks count as pressed beyond a dead zone and are let go only nearer to the middle, so that a worn stick
does not flutter. Any number of pads may come and go; none at all is fine.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

import pygame
from pygame._sdl2 import controller

from flow_desktop.app.intents import JUMPS, NAVIGATION, Act, Action, AnyAction, Device
from flow_desktop.app.keymap import REPEATING_ACTIONS
from flow_desktop.app.language import N_, _

FULL = 32767
PRESS_BEYOND = 0.55
RELEASE_BELOW = 0.35
FIRST_REPEAT = 0.40
NEXT_REPEAT = 0.12

UNKNOWN = "pad"

Place = tuple[int, int]
"""A button's number and 0, or an axis and the side (-1 or 1) to which it is pushed."""

SIGNED: dict[str, Place] = {
    "A": (pygame.CONTROLLER_BUTTON_A, 0),
    "B": (pygame.CONTROLLER_BUTTON_B, 0),
    "X": (pygame.CONTROLLER_BUTTON_X, 0),
    "Y": (pygame.CONTROLLER_BUTTON_Y, 0),
    "LB": (pygame.CONTROLLER_BUTTON_LEFTSHOULDER, 0),
    "RB": (pygame.CONTROLLER_BUTTON_RIGHTSHOULDER, 0),
    "Start": (pygame.CONTROLLER_BUTTON_START, 0),
    "Select": (pygame.CONTROLLER_BUTTON_BACK, 0),
    "L3": (pygame.CONTROLLER_BUTTON_LEFTSTICK, 0),
    "R3": (pygame.CONTROLLER_BUTTON_RIGHTSTICK, 0),
    "LT": (pygame.CONTROLLER_AXIS_TRIGGERLEFT, 1),
    "RT": (pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 1),
}
"""What has a sign on the pad, by that sign: hints name these."""

PLACES: dict[str, Place] = SIGNED | {
    "up": (pygame.CONTROLLER_BUTTON_DPAD_UP, 0),
    "down": (pygame.CONTROLLER_BUTTON_DPAD_DOWN, 0),
    "left": (pygame.CONTROLLER_BUTTON_DPAD_LEFT, 0),
    "right": (pygame.CONTROLLER_BUTTON_DPAD_RIGHT, 0),
    "left stick up": (pygame.CONTROLLER_AXIS_LEFTY, -1),
    "left stick down": (pygame.CONTROLLER_AXIS_LEFTY, 1),
    "left stick left": (pygame.CONTROLLER_AXIS_LEFTX, -1),
    "left stick right": (pygame.CONTROLLER_AXIS_LEFTX, 1),
    "right stick up": (pygame.CONTROLLER_AXIS_RIGHTY, -1),
    "right stick down": (pygame.CONTROLLER_AXIS_RIGHTY, 1),
    "right stick left": (pygame.CONTROLLER_AXIS_RIGHTX, -1),
    "right stick right": (pygame.CONTROLLER_AXIS_RIGHTX, 1),
}
"""Everything on a pad that can be pressed or pushed."""

WAYS = ("up", "down", "left", "right")

DEFAULT_PAD: Mapping[str, AnyAction] = {
    "A": Action.ACCEPT,
    "B": Action.BACK,
    "Start": Action.PAUSE,
    "Select": Action.HELP,
    "LT": Action.NEXT_AREA,
    "L3": Action.ASK,
    **dict(zip(WAYS, NAVIGATION, strict=True)),
    **{f"left stick {way}": action for way, action in zip(WAYS, NAVIGATION, strict=True)},
    **{f"right stick {way}": action for way, action in zip(WAYS, JUMPS, strict=True)},
}
"""The shell's own part of the pad; the other buttons are for the game."""

TYPING_PAD: Mapping[str, AnyAction] = {"X": Action.ERASE_FORWARD}
"""What buttons do instead while something asks for text."""

SAME_BUTTON: Mapping[AnyAction, AnyAction] = {Action.UNDO: Action.BACK}
"""What has no button of its own, and the action whose button does it."""


class PadMap:
    """Buttons and directions and their actions; never changed, a new map is made instead."""

    def __init__(self, pad: Mapping[str, AnyAction]) -> None:
        self.pad = dict(pad)
        self._by_place = {PLACES[name]: action for name, action in self.pad.items()}
        self._typing = {PLACES[name]: action for name, action in TYPING_PAD.items()}

    def action(self, place: Place, typing: bool = False) -> AnyAction | None:
        """What a button or a direction does."""
        typed = self._typing.get(place) if typing else None
        return typed or self._by_place.get(place)

    def hint(self, action: AnyAction) -> str:
        """The button or direction of an action as hints name it; nothing when there is none.

        What has a sign is named first.
        """
        names = sorted((n for n, owner in self.pad.items() if owner is action), key=lambda n: n not in SIGNED)
        other = SAME_BUTTON.get(action)
        if names:
            return place_words(names[0])
        return self.hint(other) if other is not None else ""


def place_words(name: str) -> str:
    """What a button or direction of a pad is called."""
    return _(PLACE_WORDS[name]) if name in PLACE_WORDS else name


PLACE_WORDS = {
    "up": N_("Cross up"),
    "down": N_("Cross down"),
    "left": N_("Cross left"),
    "right": N_("Cross right"),
    "left stick up": N_("Left stick up"),
    "left stick down": N_("Left stick down"),
    "left stick left": N_("Left stick left"),
    "left stick right": N_("Left stick right"),
    "right stick up": N_("Right stick up"),
    "right stick down": N_("Right stick down"),
    "right stick left": N_("Right stick left"),
    "right stick right": N_("Right stick right"),
}
"""What has no sign on the pad, in words."""


@dataclass(slots=True)
class PadState:
    """What is held on the pads now, kept from events; `tick` makes the repeats."""

    map: PadMap
    held: dict[tuple[int, Place], tuple[AnyAction, float]] = field(default_factory=dict)

    def press(self, pad: int, place: Place, now: float, typing: bool = False) -> list[Act]:
        """A button or direction went down."""
        action = self.map.action(place, typing)
        if action is None or (pad, place) in self.held:
            return []
        self.held[pad, place] = (action, now + FIRST_REPEAT)
        return [Act(action, Device.PAD)]

    def release(self, pad: int, place: Place) -> None:
        """A button or direction came up."""
        self.held.pop((pad, place), None)

    def axis(self, pad: int, axis: int, value: int, now: float) -> list[Act]:
        """A stick or trigger moved to a value between -32768 and 32767."""
        acts: list[Act] = []
        for side in (-1, 1):
            reach = side * value / FULL
            if reach >= PRESS_BEYOND:
                acts += self.press(pad, (axis, side), now)
            elif reach <= RELEASE_BELOW:
                self.release(pad, (axis, side))
        return acts

    def tick(self, now: float) -> list[Act]:
        """The repeats that are due; after a long sleep each direction repeats only once."""
        acts = []
        for source, (action, due) in list(self.held.items()):
            if action in REPEATING_ACTIONS and now >= due:
                self.held[source] = (action, now + NEXT_REPEAT)
                acts.append(Act(action, Device.PAD, repeated=True))
        return acts

    def next_due(self) -> float | None:
        """When the next repeat is due, or None when nothing that repeats is held."""
        return min((due for action, due in self.held.values() if action in REPEATING_ACTIONS), default=None)

    def forget(self, pad: int | None = None) -> None:
        """Nothing is held any more on that pad, or on any."""
        self.held = {} if pad is None else {s: v for s, v in self.held.items() if s[0] != pad}


class Pads:
    """The pads that are plugged in; opened so that SDL sends their events."""

    def __init__(self) -> None:
        self._open: dict[int, controller.Controller] = {}

    def start(self) -> bool:
        """Ask the system for pads; False when it has no support for them."""
        try:
            controller.init()
        except pygame.error:
            return False
        return True

    def add(self, index: int) -> str:
        """Open the pad of a device index and give its name; an unknown kind of device gives an empty name."""
        try:
            if not controller.is_controller(index):
                return ""
            pad = controller.Controller(index)
        except pygame.error:
            return ""
        self._open[pad.as_joystick().get_instance_id()] = pad
        return str(pad.name)

    def remove(self, instance: int) -> str:
        """Close a pad that went away and give its name."""
        pad = self._open.pop(instance, None)
        try:
            return str(pad.name) if pad is not None else ""
        except pygame.error:  # it is gone for good
            return UNKNOWN
