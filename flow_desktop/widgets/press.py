"""Things that can be pressed: by pointer (acts on release inside), by key and by pad alike."""

from __future__ import annotations

from flow_desktop.app.intents import (
    Act,
    Action,
    Button,
    Intent,
    PointerMoved,
    PointerPressed,
    PointerReleased,
)
from flow_desktop.widgets.widget import Press, Taken, Widget

PRESS_SOUND = "button"
REFUSE_SOUND = "refuse"


class Pressable(Widget):
    """Base of buttons; a disabled one still takes the press and says why nothing happens."""

    focusable = True
    pointed = True

    def __init__(
        self,
        label: str,
        on_press: Press,
        *,
        enabled: bool = True,
        reason: str = "",
        hint: str = "",
        key: str = "",
        grow: float = 0,
    ) -> None:
        super().__init__(key=key, label=label, grow=grow, enabled=enabled, reason=reason, hint=hint)
        self.on_press = on_press

    def press(self) -> Taken:
        """Do what a press does."""
        if not self.enabled:
            return Taken(say=self.reason or self.label, sound=REFUSE_SOUND)
        return Taken(change=self.on_press(), sound=PRESS_SOUND)

    def handle(self, intent: Intent) -> Taken | None:
        """Press by left button (down and up inside) or by the accept action."""
        match intent:
            case PointerPressed(x, y, Button.LEFT) if self.rect.collidepoint(x, y):
                self.pressed = True
                return Taken()
            case PointerMoved() if self.pressed:
                return Taken()
            case PointerReleased(x, y, Button.LEFT) if self.pressed:
                self.pressed = False
                return self.press() if self.rect.collidepoint(x, y) else Taken()
            case Act(Action.ACCEPT):
                return self.press()
        return None
