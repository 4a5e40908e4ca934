"""Whether everything on a screen can be reached and left by keys: for the layout check."""

from __future__ import annotations

from flow_desktop.app.intents import NAVIGATION
from flow_desktop.widgets.focus import Focus, beyond, reading_order
from flow_desktop.widgets.widget import Widget

Steps = dict[int, set[int]]


def unreachable(root: Widget) -> list[Widget]:
    """What arrows and Tab cannot reach from the first widget, or cannot come back from."""
    order = reading_order(root)
    if not order:
        return []
    place = {id(widget): index for index, widget in enumerate(order)}
    states = [(widget, widget.focused, widget.pressed) for widget in order]
    onward: Steps = {
        index: {place[id(w)] for w in _next(root, order, here)} for index, here in enumerate(order)
    }
    for widget, was_focused, was_pressed in states:
        widget.focused, widget.pressed = was_focused, was_pressed
    back: Steps = {index: {i for i, targets in onward.items() if index in targets} for index in onward}
    good = _reached(onward) & _reached(back)
    return [widget for index, widget in enumerate(order) if index not in good]


def _next(root: Widget, order: list[Widget], widget: Widget) -> list[Widget]:
    """Where one move leads from a widget."""
    found = [beyond(widget, order, direction) for direction in NAVIGATION.values()]
    for step in (1, -1):
        probe = Focus()
        probe.current = widget
        probe.move_area(root, step)
        assert probe.current is not None
        found.append(probe.current)
    return found


def _reached(steps: Steps) -> set[int]:
    seen, waiting = {0}, [0]
    while waiting:
        for index in steps[waiting.pop()] - seen:
            seen.add(index)
            waiting.append(index)
    return seen
