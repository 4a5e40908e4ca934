"""Where the focus is and where it goes: reading order, areas by Tab, arrows by place; it is never trapped.

Arrows do not leave what is `fenced`, a board for instance: there Tab leads on.
"""

from collections.abc import Sequence

import pygame

from flow_desktop.widgets.widget import Widget, path_to, walk

SIDEWAYS = 3


def reading_order(root: Widget) -> list[Widget]:
    """Everything that can have the focus, in reading order."""
    return [widget for widget in walk(root) if widget.focusable]


def areas(root: Widget) -> list[list[Widget]]:
    """What can have the focus, grouped by area in reading order; what lies in no area is a group too."""
    groups: dict[str, list[Widget]] = {}
    _collect(root, "", groups)
    return [group for group in groups.values() if group]


def _collect(widget: Widget, area: str, groups: dict[str, list[Widget]]) -> None:
    if not widget.visible:
        return
    here = widget.area or area
    if widget.focusable:
        groups.setdefault(here, []).append(widget)
    for child in widget.children:
        _collect(child, here, groups)


Windows = dict[int, tuple[Widget, ...]]
"""By widget, the scroll areas that it lies in."""


def windows(root: Widget) -> Windows:
    """The scroll areas around everything that can have the focus."""
    found: Windows = {}
    _look_through(root, (), found)
    return found


def _look_through(widget: Widget, around: tuple[Widget, ...], found: Windows) -> None:
    if not widget.visible:
        return
    if widget.focusable:
        found[id(widget)] = around
    inside = (*around, widget) if widget.clipping else around
    for child in widget.children:
        _look_through(child, inside, found)


def _rect_from(widget: Widget, other: Widget, through: Windows) -> pygame.Rect:
    """Where a widget lies for another one: what is scrolled away lies at the edge of its scroll area."""
    rect = widget.ring_rect()
    around, shared = through.get(id(widget), ()), through.get(id(other), ())
    for window in reversed(around):
        if window not in shared:
            rect = rect.clamp(window.rect)
    return rect


def neighbour(
    current: Widget, others: Sequence[Widget], direction: tuple[int, int], through: Windows | None = None
) -> Widget | None:
    """The nearest widget that lies in that direction, preferring what is straight ahead."""
    best: Widget | None = None
    best_score: tuple[float, float] | None = None
    through = through or {}
    for other in others:
        if other is current:
            continue
        here, there = _rect_from(current, other, through), _rect_from(other, current, through)
        score = _distance(here, there, direction)
        if score is not None and (best_score is None or score < best_score):
            best, best_score = other, score
    return best


def _distance(
    here: pygame.Rect, there: pygame.Rect, direction: tuple[int, int]
) -> tuple[float, float] | None:
    """How far away a rect is in a direction, or None when it does not lie there."""
    dx, dy = direction
    if (there.centerx - here.centerx) * dx + (there.centery - here.centery) * dy <= 0:
        return None
    if dx:
        ahead = (there.left - here.right) if dx > 0 else (here.left - there.right)
        aside = max(0, there.top - here.bottom, here.top - there.bottom)
        offset = abs(there.centery - here.centery)
    else:
        ahead = (there.top - here.bottom) if dy > 0 else (here.top - there.bottom)
        aside = max(0, there.left - here.right, here.left - there.right)
        offset = abs(there.centerx - here.centerx)
    extent = min(here.width, there.width) if dx else min(here.height, there.height)
    if ahead < -extent / 2:
        return None
    return max(0, ahead) + SIDEWAYS * aside, offset


def beyond(
    current: Widget, order: Sequence[Widget], direction: tuple[int, int], through: Windows | None = None
) -> Widget:
    """Where an arrow leads: to what lies there, else on in reading order, so that it is never a dead end."""
    around = (through or {}).get(id(current), ())
    found: Widget | None = None
    if direction[1] and around and through is not None:  # up and down go through a page before they leave it
        inside = [other for other in order if around[-1] in through.get(id(other), ())]
        found = neighbour(current, inside, direction, through)
    found = found or neighbour(current, order, direction, through)
    step = 1 if sum(direction) > 0 else -1
    return found or order[(order.index(current) + step) % len(order)]


class Focus:
    """The focus of one screen; `current` is None only when nothing can have it."""

    def __init__(self) -> None:
        self.current: Widget | None = None
        self.last_in_area: dict[str, str] = {}
        """By area, the key of what had the focus when it was left."""

    def set(self, widget: Widget | None) -> bool:
        """Move the focus; True when it really moved."""
        if widget is self.current:
            return False
        if self.current is not None:
            self.current.focused = False
            self.current.pressed = False
        self.current = widget
        if widget is not None:
            widget.focused = True
        return True

    def follow(self, root: Widget, first: str = "") -> None:
        """The screen was built anew: find the same widget, else the one at its place, else the first."""
        order = reading_order(root)
        if not order:
            self.set(None)
            return
        wanted = self.current.key if self.current is not None else first
        found = next((widget for widget in order if widget.key == wanted), None)
        if found is None and self.current is not None:
            centre = self.current.ring_rect().center
            found = min(order, key=lambda w: _square(w.ring_rect().center, centre))
        self.set(found or next((widget for widget in order if widget.enabled), order[0]))

    def move(self, root: Widget, direction: tuple[int, int]) -> bool:
        """Move by arrow."""
        order = reading_order(root)
        if not order:
            return False
        if self.current is None or self.current not in order:
            return self.set(order[0])
        self._remember(root)
        fence = next((each for each in reversed(path_to(root, self.current)) if each.fenced), None)
        if fence is not None:
            return self.set(neighbour(self.current, reading_order(fence), direction) or self.current)
        return self.set(beyond(self.current, order, direction, windows(root)))

    def move_area(self, root: Widget, step: int) -> bool:
        """Move by Tab: to the next area, or widget by widget when there is only one area."""
        groups = areas(root)
        if not groups:
            return False
        if len(groups) == 1:
            order = groups[0]
            index = order.index(self.current) + step if self.current in order else 0
            return self.set(order[index % len(order)])
        here = next((i for i, group in enumerate(groups) if self.current in group), -step)
        self._remember(root)
        return self.set(self._entry(root, groups[(here + step) % len(groups)]))

    def _remember(self, root: Widget) -> None:
        """However an area is left, by Tab or by an arrow: Tab leads back to this very place in it."""
        if self.current is not None:
            self.last_in_area[_area_of(root, self.current)] = self.current.key

    def _entry(self, root: Widget, group: list[Widget]) -> Widget:
        """Where an area is entered: where the focus was last, else at its first widget."""
        last = self.last_in_area.get(_area_of(root, group[0]))
        return next((widget for widget in group if widget.key == last), group[0])


def _area_of(root: Widget, widget: Widget) -> str:
    return next((w.area for w in reversed(path_to(root, widget)) if w.area), "")


def _square(one: tuple[int, int], other: tuple[int, int]) -> int:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2
