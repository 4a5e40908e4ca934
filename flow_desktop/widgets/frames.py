"""Rooms for one widget, or for several over each other: stacks, padding, sizes, places, spacers."""

from collections.abc import Sequence

import pygame

from flow_desktop.widgets.layout import aligned
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.text import Align
from flow_desktop.widgets.widget import Size, Widget


class Stack(Widget):
    """Children over each other, each with the whole room; they may overlap."""

    stacking = True
    see_through = True

    def __init__(self, children: Sequence[Widget], *, key: str = "", grow: float = 0, area: str = "") -> None:
        super().__init__(key=key, grow=grow, area=area)
        self.children = tuple(children)

    def measure(self, look: Look, width: int) -> Size:
        """As large as the largest child."""
        sizes = [child.measure(look, width) for child in self.children]
        return max((w for w, _ in sizes), default=0), max((h for _, h in sizes), default=0)

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """Every child gets the whole rect."""
        super().place(look, rect)
        for child in self.children:
            child.place(look, rect)


class Single(Widget):
    """A room around one widget."""

    see_through = True

    def __init__(self, child: Widget, *, key: str = "", grow: float = 0, area: str = "") -> None:
        super().__init__(key=key, grow=grow, area=area)
        self.child = child
        self.children = (child,)

    def measure(self, look: Look, width: int) -> Size:
        """As large as the child."""
        return self.child.measure(look, width)

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """The child gets the whole rect."""
        super().place(look, rect)
        self.child.place(look, rect)


class Yielding(Single):
    """A widget that asks for little and takes what is left: `least` units high, however high its child is."""

    def __init__(self, child: Widget, least: float, *, key: str = "", grow: float = 1) -> None:
        super().__init__(child, key=key, grow=grow)
        self.least = least

    def measure(self, look: Look, width: int) -> Size:
        """As wide as the child, and at most as high."""
        wide, high = self.child.measure(look, width)
        return wide, min(high, look.px(self.least))


class Padding(Single):
    """Empty room around a widget: `across` left and right, `down` above and below."""

    def __init__(
        self, child: Widget, across: float, down: float | None = None, *, key: str = "", grow: float = 0
    ) -> None:
        super().__init__(child, key=key, grow=grow)
        self.across = across
        self.down = across if down is None else down

    def measure(self, look: Look, width: int) -> Size:
        """The child and the room around it."""
        across, down = look.px(self.across), look.px(self.down)
        wide, high = self.child.measure(look, max(1, width - 2 * across))
        return wide + 2 * across, high + 2 * down

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """The child lies inside."""
        Widget.place(self, look, rect)
        self.child.place(look, rect.inflate(-2 * look.px(self.across), -2 * look.px(self.down)))


class Sized(Single):
    """A widget with limits: at least and at most so wide, at least so high (`text`: with the text size)."""

    def __init__(
        self,
        child: Widget,
        *,
        least_width: float = 0,
        most_width: float = 0,
        least_height: float = 0,
        text: bool = False,
        key: str = "",
        grow: float = 0,
    ) -> None:
        super().__init__(child, key=key, grow=grow)
        self.least_width = least_width
        self.most_width = most_width
        self.least_height = least_height
        self.text = text

    def _px(self, look: Look, units: float) -> int:
        return (look.view.text_px(units) if self.text else look.px(units)) if units else 0

    def measure(self, look: Look, width: int) -> Size:
        """The child's size within the limits."""
        most = min(width, self._px(look, self.most_width) or width)
        wide, high = self.child.measure(look, most)
        return max(wide, min(most, self._px(look, self.least_width))), max(
            high, self._px(look, self.least_height)
        )

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """The child gets the rect, in its middle when the rect is wider than allowed."""
        Widget.place(self, look, rect)
        most = self._px(look, self.most_width) or rect.width
        self.child.place(look, aligned(rect, (most, rect.height), Align.CENTRE, Align.STRETCH))


class Placed(Single):
    """A widget at its own size somewhere in the room: in the middle, in a corner, at a side."""

    def __init__(
        self,
        child: Widget,
        horizontal: Align = Align.CENTRE,
        vertical: Align = Align.CENTRE,
        *,
        key: str = "",
        grow: float = 0,
    ) -> None:
        super().__init__(child, key=key, grow=grow)
        self.horizontal = horizontal
        self.vertical = vertical

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """The child stands where it was asked to."""
        Widget.place(self, look, rect)
        size = self.child.measure(look, rect.width)
        self.child.place(look, aligned(rect, size, self.horizontal, self.vertical))


class Spacer(Widget):
    """Nothing: a fixed length in units, or what is left over when it grows."""

    see_through = True

    def __init__(self, length: float = 0, *, grow: float = 0) -> None:
        super().__init__(grow=grow)
        self.length = length

    def measure(self, look: Look, width: int) -> Size:
        """Its length both ways."""
        length = look.px(self.length) if self.length else 0
        return min(length, width), length
