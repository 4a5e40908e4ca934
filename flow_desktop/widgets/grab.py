"""Things that can be clicked or dragged away: piles, face-up tiles, the tile in hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from flow_desktop.app.intents import Intent, PointerMoved, PointerPressed, PointerReleased
from flow_desktop.widgets.press import Pressable
from flow_desktop.widgets.widget import Press, Taken, Widget

DRAG_BEYOND: Final = 8
"""So many pixels make a drag; less is a click with an unsteady hand."""


class Grabbable(Pressable):
    """A press that becomes a drag when the pointer goes away with it; the screen has what follows."""

    def __init__(
        self,
        label: str,
        on_press: Press,
        on_drag: Callable[[], None],
        *,
        enabled: bool = True,
        reason: str = "",
        hint: str = "",
        key: str = "",
    ) -> None:
        super().__init__(label, on_press, enabled=enabled, reason=reason, hint=hint, key=key)
        self.on_drag = on_drag
        self.pressed_at = (0, 0)
        self.dragged = False

    def handle(self, intent: Intent) -> Taken | None:
        """Note where the press began; let the screen have what follows a drag."""
        match intent:
            case PointerPressed(x, y):
                self.pressed_at, self.dragged = (x, y), False
            case PointerMoved(x, y) if self.pressed and self.enabled and not self.dragged:
                if abs(x - self.pressed_at[0]) + abs(y - self.pressed_at[1]) > DRAG_BEYOND:
                    self.dragged = True
                    self.on_drag()
                    return None
            case PointerMoved() if self.dragged:
                return None
            case PointerReleased() if self.dragged:
                self.dragged = self.pressed = False
                return None
        return super().handle(intent)

    def adopt(self, earlier: Widget) -> None:
        """A drag goes on when the screen is rebuilt."""
        super().adopt(earlier)
        if isinstance(earlier, Grabbable):
            self.pressed_at, self.dragged = earlier.pressed_at, earlier.dragged
