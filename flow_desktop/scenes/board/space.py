"""One space of a board as a widget: a label, a focus, a press."""

from __future__ import annotations

from collections.abc import Callable

from flow_desktop.app.intents import (
    Act,
    Action,
    Intent,
    MouseButton,
    PointerMoved,
    PointerPressed,
    PointerReleased,
)
from flow_desktop.engine.geometry import Cell
from flow_desktop.widgets.widget import Taken, Widget

OnSpace = Callable[[Cell], Taken | None]
"""What a press on a space does; None leaves the press to the screen."""


class Space(Widget):
    """A space; the board draws it, it only answers."""

    def __init__(
        self,
        cell: Cell,
        label_of: Callable[[Cell], str],
        on_space: OnSpace | None,
        key: str,
        focusable: bool,
    ) -> None:
        self.cell = cell
        self._label_of = label_of
        super().__init__(key=key)
        self.on_space = on_space
        self.focusable = focusable
        self.pointed = on_space is not None

    @property
    def label(self) -> str:
        """The space in words as it is now."""
        return self._label_of(self.cell)

    @label.setter
    def label(self, words: str) -> None:
        """Spaces name themselves; what the base class sets is left aside."""

    def handle(self, intent: Intent) -> Taken | None:
        """Press by left button (down and up inside) or by the accept action."""
        if self.on_space is None:
            return None
        match intent:
            case PointerPressed(x, y, MouseButton.LEFT) if self.rect.collidepoint(x, y):
                self.pressed = True
                return Taken()
            case PointerMoved() if self.pressed:
                return None
            case PointerReleased(x, y, MouseButton.LEFT) if self.pressed:
                self.pressed = False
                return self.on_space(self.cell) if self.rect.collidepoint(x, y) else None
            case Act(Action.ACCEPT):
                return self.on_space(self.cell)
        return None
