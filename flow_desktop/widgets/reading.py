"""The reading cursor: every word and every picture of a page, in reading order, not only what has the focus.

A *stop* is a widget that has something to say: a control, a text, a picture, or a line whose parts are said
in one breath. The cursor goes from stop to stop and begins at the focus.
"""

from __future__ import annotations

from collections.abc import Sequence

from flow_desktop.widgets.widget import Widget, stops


def page_words(order: Sequence[Widget]) -> str:
    """All these stops, one after the other."""
    return "\n".join(stop.read() for stop in order)


class ReadingCursor:
    """Where somebody reads; nowhere of its own until it is moved, and again when the focus moves."""

    def __init__(self) -> None:
        self.at: Widget | None = None
        self._index = 0

    def forget(self) -> None:
        """Follow the focus again."""
        self.at = None

    def follow(self, root: Widget) -> None:
        """The page was built anew: find the stop of the same key, else the one that has come to its place."""
        if self.at is None:
            return
        order, key = stops(root), self.at.key
        same = next((index for index, stop in enumerate(order) if stop.key == key), None)
        self._index = min(self._index, len(order) - 1) if same is None else same
        self.at = order[self._index] if order else None

    def step(self, root: Widget, focused: Widget | None, by: int) -> bool:
        """Go on or back; False at an end, where it stays."""
        order = stops(root)
        here = self.place(order, focused)
        place = min(max(0, here + by), len(order) - 1) if order else 0
        if not order or (place == here and self.at is not None):
            return False
        self._index, self.at = place, order[place]
        return place != here or focused is None

    def place(self, order: Sequence[Widget], focused: Widget | None) -> int:
        """Where among the stops it stands: at its own, else at the focus, else before the first."""
        current = self.at or focused
        return next((index for index, stop in enumerate(order) if stop is current), -1)
