"""Things that can be pressed: by pointer (acts on release inside), key and pad alike; some are dragged."""

from collections.abc import Callable
from typing import Unpack

from flow_desktop.app.intents import (
    Act,
    Action,
    Intent,
    MouseButton,
    PointerMoved,
    PointerPressed,
    PointerReleased,
)
from flow_desktop.widgets.widget import Press, Taken, Usual, Widget

PRESS_SOUND = "button"
REFUSE_SOUND = "refuse"
DRAG_BEYOND = 8
"""So many pixels make a drag; less is a click with an unsteady hand."""


class Pressable(Widget):
    """Base of buttons; a disabled one still takes the press and says why nothing happens."""

    focusable = True
    pointed = True

    def __init__(
        self,
        label: str,
        on_press: Press,
        **usual: Unpack[Usual],
    ) -> None:
        super().__init__(label=label, **usual)
        self.on_press = on_press

    def press(self) -> Taken:
        """Do what a press does."""
        if not self.enabled:
            return Taken(say=self.reason or self.label, sound=REFUSE_SOUND, refused=True)
        return Taken(change=self.on_press(), sound=PRESS_SOUND)

    def handle(self, intent: Intent) -> Taken | None:
        """Press by left button (down and up inside) or by the accept action."""
        match intent:
            case PointerPressed(x, y, MouseButton.LEFT) if self.rect.collidepoint(x, y):
                self.pressed = True
                return Taken()
            case PointerMoved() if self.pressed:
                return Taken()
            case PointerReleased(x, y, MouseButton.LEFT) if self.pressed:
                self.pressed = False
                return self.press() if self.rect.collidepoint(x, y) else Taken()
            case Act(Action.ACCEPT):
                return self.press()
        return None


class Grabbable(Pressable):
    """A press that becomes a drag when the pointer goes away with it; the screen has what follows."""

    def __init__(
        self,
        label: str,
        on_press: Press,
        on_drag: Callable[[], None],
        **usual: Unpack[Usual],
    ) -> None:
        super().__init__(label, on_press, **usual)
        self.on_drag = on_drag
        self.pressed_at = (0, 0)
        self.dragged = False

    def handle(self, intent: Intent) -> Taken | None:
        """Note where the press began; let the screen have what follows a drag."""
        match intent:
            case PointerPressed(x, y):
                self.pressed_at, self.dragged = (x, y), False
            case PointerMoved(x, y) if self.pressed and not self.dragged:
                if abs(x - self.pressed_at[0]) + abs(y - self.pressed_at[1]) > DRAG_BEYOND:
                    self.dragged = True
                    if not self.enabled:
                        return self.press()
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
