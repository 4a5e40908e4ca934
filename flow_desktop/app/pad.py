"""The gamepad: buttons, sticks and triggers become actions; a held direction repeats.

Sticks count as pressed beyond a dead zone and are let go only nearer to the middle, so that a worn stick
does not flutter. Any number of pads may come and go; none at all is fine.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame
from pygame._sdl2 import controller

from flow_desktop.app.intents import Act, Action, Device
from flow_desktop.app.keymap import REPEATING_ACTIONS

FULL = 32767
PRESS_BEYOND = 0.55
RELEASE_BELOW = 0.35
FIRST_REPEAT = 0.40
NEXT_REPEAT = 0.12

UNKNOWN = "pad"

PAD_BUTTONS: dict[int, Action] = {
    pygame.CONTROLLER_BUTTON_A: Action.ACCEPT,
    pygame.CONTROLLER_BUTTON_B: Action.BACK,
    pygame.CONTROLLER_BUTTON_X: Action.TRADE,
    pygame.CONTROLLER_BUTTON_Y: Action.DRAW,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Action.ROTATE_LEFT,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Action.ROTATE_RIGHT,
    pygame.CONTROLLER_BUTTON_START: Action.PAUSE,
    pygame.CONTROLLER_BUTTON_BACK: Action.HELP,
    pygame.CONTROLLER_BUTTON_LEFTSTICK: Action.DRAW_FULLEST,
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: Action.GOAL,
    pygame.CONTROLLER_BUTTON_DPAD_UP: Action.NAV_UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Action.NAV_DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Action.NAV_LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Action.NAV_RIGHT,
}
"""What each pad button does."""

PAD_AXES: dict[tuple[int, int], Action] = {
    (pygame.CONTROLLER_AXIS_LEFTX, -1): Action.NAV_LEFT,
    (pygame.CONTROLLER_AXIS_LEFTX, 1): Action.NAV_RIGHT,
    (pygame.CONTROLLER_AXIS_LEFTY, -1): Action.NAV_UP,
    (pygame.CONTROLLER_AXIS_LEFTY, 1): Action.NAV_DOWN,
    (pygame.CONTROLLER_AXIS_RIGHTX, -1): Action.JUMP_LEFT,
    (pygame.CONTROLLER_AXIS_RIGHTX, 1): Action.JUMP_RIGHT,
    (pygame.CONTROLLER_AXIS_RIGHTY, -1): Action.JUMP_UP,
    (pygame.CONTROLLER_AXIS_RIGHTY, 1): Action.JUMP_DOWN,
    (pygame.CONTROLLER_AXIS_TRIGGERLEFT, 1): Action.NEXT_AREA,
    (pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 1): Action.CARDS,
}
"""What each stick direction and trigger does."""

PAD_HINTS: dict[Action, str] = {
    Action.ACCEPT: "A",
    Action.BACK: "B",
    Action.TRADE: "X",
    Action.DRAW: "Y",
    Action.ROTATE_LEFT: "LB",
    Action.ROTATE_RIGHT: "RB",
    Action.PAUSE: "Start",
    Action.HELP: "Select",
    Action.DRAW_FULLEST: "L3",
    Action.GOAL: "R3",
    Action.NEXT_AREA: "LT",
    Action.CARDS: "RT",
    Action.UNDO: "B",
}
"""The names of the pad buttons, for hints."""


@dataclass(slots=True)
class PadState:
    """What is held on the pads now, kept from events; `tick` makes the repeats."""

    held: dict[tuple[int, str, int], tuple[Action, float]] = field(default_factory=dict)

    def press(self, source: tuple[int, str, int], action: Action, now: float) -> list[Act]:
        """A button or direction went down."""
        if source in self.held:
            return []
        self.held[source] = (action, now + FIRST_REPEAT)
        return [Act(action, Device.PAD)]

    def release(self, source: tuple[int, str, int]) -> None:
        """A button or direction came up."""
        self.held.pop(source, None)

    def axis(self, pad: int, axis: int, value: int, now: float) -> list[Act]:
        """A stick or trigger moved to a value between -32768 and 32767."""
        acts: list[Act] = []
        for side in (-1, 1):
            action = PAD_AXES.get((axis, side))
            reach = side * value / FULL
            source = (pad, "axis+" if side > 0 else "axis-", axis)
            if action is not None and reach >= PRESS_BEYOND:
                acts += self.press(source, action, now)
            elif reach <= RELEASE_BELOW:
                self.release(source)
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
