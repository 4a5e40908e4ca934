"""The base of controls that hold a value."""

from collections.abc import Callable
from typing import Generic, TypeVar, Unpack

import pygame

from flow_desktop.app.scene import Change
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.press import REFUSE_SOUND
from flow_desktop.widgets.widget import Taken, Usual, Widget

Value = TypeVar("Value")
CHANGE_SOUND = "focus"
RING_ACROSS = 10
RING_DOWN = 4


class Control(Widget, Generic[Value]):
    """Holds a value that the player changes; `on_change(value)` may answer with a change of scene."""

    focusable = True
    pointed = True
    at_once = True

    def __init__(
        self,
        label: str,
        held: Value,
        on_change: Callable[[Value], Change | None],
        **usual: Unpack[Usual],
    ) -> None:
        super().__init__(label=label, **usual)
        self.held = held
        self.on_change = on_change
        self._ring_room = (RING_ACROSS, RING_DOWN)

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """Take this place; the room around the words grows with the window."""
        super().place(look, rect)
        self._ring_room = look.px(RING_ACROSS), look.px(RING_DOWN)

    def ring_rect(self) -> pygame.Rect:
        """A little room, so that the ring does not touch the words."""
        across, down = self._ring_room
        return self.rect.inflate(2 * across, 2 * down)

    def change_to(self, wanted: Value, letters: str = "") -> Taken:
        """Take a new value and tell it (`letters` aloud); when disabled, say why not."""
        if not self.enabled:
            return Taken(say=self.reason or self.label, sound=REFUSE_SOUND, refused=True)
        if wanted == self.held:
            return Taken()
        self.held = wanted
        return Taken(self.on_change(wanted), sound=CHANGE_SOUND, letters=letters)


class Numbers(Usual, total=False):
    """What a control of a number may be given by name: its ends, its step, and how a value is said."""

    least: int
    most: int
    step: int
    words: Callable[[int], str]


class NumberControl(Control[int]):
    """Holds a whole number between two ends, `step` apart; `words` says a value in words ("80 %")."""

    usual_most = 10
    usual_step = 1

    def __init__(
        self,
        label: str,
        held: int,
        on_change: Callable[[int], Change | None],
        *,
        least: int = 0,
        most: int | None = None,
        step: int | None = None,
        words: Callable[[int], str] = str,
        **usual: Unpack[Usual],
    ) -> None:
        super().__init__(label, held, on_change, **usual)
        self.least, self.words = least, words
        self.most = self.usual_most if most is None else most
        self.step = self.usual_step if step is None else step

    def value(self) -> str:
        """The value in words."""
        return self.words(self.held)

    def within(self, number: int) -> int:
        """The nearest number that may be held."""
        return min(max(number, self.least), self.most)
