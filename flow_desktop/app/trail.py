"""The trail: the last things that players did and screens that came, kept in memory for a crash report.

Nothing personal goes in: of a text that is typed only its length, of a device only that it came or went.
"""

from __future__ import annotations

from collections import deque
from typing import Final

from flow_desktop.app.intents import (
    Act,
    Intent,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    TextTyped,
    Wheel,
    WindowResized,
)
from flow_desktop.app.scene import Change

REMEMBERED: Final = 80


class Trail:
    """The last steps, oldest first; a pointer that moves on and on is one step."""

    def __init__(self) -> None:
        self._steps: deque[tuple[float, str]] = deque(maxlen=REMEMBERED)

    def note(self, now: float, happened: Intent | Change) -> None:
        """Remember what a player wanted, or that another screen came."""
        words = words_of(happened)
        if self._steps and words.startswith("PointerMoved") and self._steps[-1][1].startswith("PointerMoved"):
            self._steps.pop()
        self._steps.append((now, words))

    def lines(self, now: float) -> list[str]:
        """The steps, each with how many seconds ago it was."""
        return [f"{now - moment:8.2f} s before: {words}" for moment, words in self._steps]


def words_of(happened: Intent | Change) -> str:
    """An intent or a change of scene in a few words, without anything that a player wrote."""
    name = type(happened).__name__
    match happened:
        case Act():
            words = f"{happened.action.name} {happened.device.value}{' again' if happened.repeated else ''}"
        case PointerPressed() | PointerReleased():
            words = f"{happened.x} {happened.y} {happened.button.name}"
        case PointerMoved():
            words = f"{happened.x} {happened.y}"
        case Wheel():
            words = f"{happened.x} {happened.y} {happened.steps}"
        case TextTyped():
            words = f"({len(happened.text)} letters)"
        case WindowResized():
            words = f"{happened.width}x{happened.height}"
        case _:
            to = getattr(happened, "to", None)
            words = "" if to is None else type(to).__name__
    return f"{name} {words}".rstrip()
