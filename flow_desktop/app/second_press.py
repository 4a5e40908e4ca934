"""The second press of a double click was meant for the page of the first one, not for what that opened."""

from typing import Final

from flow_desktop.app.intents import Intent, MouseButton, PointerPressed, PointerReleased

REST: Final = 0.3
"""So many seconds a new page is seen before a press on the same spot is meant for it."""
SPOT: Final = 10
"""A hand that clicks twice moves the pointer by no more."""


class SecondPress:
    """Remembers where a press was and whether another page has come since."""

    def __init__(self) -> None:
        self._at: tuple[int, int] | None = None
        self._changed = False
        self._seen: float | None = None
        self._left_out: MouseButton | None = None

    def page_changed(self) -> None:
        """Another page answers from now on; nobody has seen it yet."""
        self._changed, self._seen = True, None

    def page_seen(self, now: float) -> None:
        """A frame was shown."""
        if self._seen is None:
            self._seen = now

    def leaves_out(self, intent: Intent, now: float) -> bool:
        """Whether a press, or its release, belongs to the page that is gone."""
        match intent:
            case PointerPressed(x, y, button):
                if self._at is not None and self._hasty(now) and self._near(x, y):
                    self._left_out = button
                    return True
                self._at, self._changed = (x, y), False
            case PointerReleased(button=button) if button is self._left_out:
                self._left_out = None
                return True
        return False

    def _hasty(self, now: float) -> bool:
        return self._changed and (self._seen is None or now - self._seen < REST)

    def _near(self, x: int, y: int) -> bool:
        return self._at is not None and abs(x - self._at[0]) <= SPOT and abs(y - self._at[1]) <= SPOT
