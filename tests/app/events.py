"""What the system tells the program, as its input reads it."""

from typing import Any

import pygame

from flow_desktop.app.input import Input
from flow_desktop.app.intents import Intent


def read(inputs: Input, kind: int, now: float = 0.0, **attributes: Any) -> list[Intent]:
    """What an event of this kind means."""
    return inputs.intents(pygame.event.Event(kind, **attributes), now)


def key(inputs: Input, code: int, mod: int = 0, **more: Any) -> list[Intent]:
    """What a key means that is pressed and let go."""
    pressed = read(inputs, pygame.KEYDOWN, key=code, mod=mod, **more)
    read(inputs, pygame.KEYUP, key=code, mod=mod)
    return pressed
