"""The pointer on a screen: what it hovers over, and which widget holds it while a button is down."""

from flow_desktop.app.intents import MouseButton, PointerIntent, PointerPressed, PointerReleased, Wheel
from flow_desktop.widgets.widget import Taken, Widget, walk


class Pointing:
    """A pressed widget gets the pointer until that button is let go, wherever the pointer goes."""

    def __init__(self) -> None:
        self.hovered: Widget | None = None
        self._captured: Widget | None = None
        self._button = MouseButton.LEFT

    def hover(self, under: list[Widget]) -> bool:
        """The pointer is over these (root first); True when another target lights up."""
        target = next((widget for widget in reversed(under) if widget.pointed or widget.tells), None)
        if target is self.hovered:
            return False
        if self.hovered is not None:
            self.hovered.hovered = False
        self.hovered = target
        if target is not None:
            target.hovered = True
        return True

    def offer(self, under: list[Widget], intent: PointerIntent) -> Taken | None:
        """Let the widget that holds the pointer use it, else those under it from the innermost outwards."""
        if self._captured is not None and not isinstance(intent, Wheel):
            return self._offer_captured(self._captured, intent)
        for widget in reversed(under):
            taken = widget.handle(intent)
            if taken is not None:
                if isinstance(intent, PointerPressed):
                    self._captured, self._button = widget, intent.button
                return taken
        return None

    def _offer_captured(self, captured: Widget, intent: PointerIntent) -> Taken | None:
        if isinstance(intent, PointerReleased) and intent.button is self._button:
            self._captured = None
        return captured.handle(intent)

    @property
    def holding(self) -> bool:
        """True while a widget holds the pointer."""
        return self._captured is not None

    def let_go(self) -> None:
        """Nothing is pressed or carried any more."""
        if self._captured is not None:
            self._captured.pressed = False
            self._captured = None

    def follow(self, root: Widget) -> None:
        """The screen was built anew: go on with the widgets that now stand where the others stood."""
        now = {widget.key: widget for widget in walk(root)}
        self._captured = now.get(self._captured.key) if self._captured is not None else None
        self.hovered = now.get(self.hovered.key) if self.hovered is not None else None
