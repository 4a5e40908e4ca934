"""Whether everything on a screen can be reached and left by keys: for the layout check."""

from __future__ import annotations

from flow_desktop.app.intents import NAVIGATION
from flow_desktop.widgets.focus import Focus, reading_order
from flow_desktop.widgets.widget import Widget

Steps = dict[int, set[int]]


def unreachable(root: Widget) -> list[Widget]:
    """What arrows and Tab cannot reach from the first widget, or cannot come back from."""
    order = reading_order(root)
    if not order:
        return []
    place = {id(widget): index for index, widget in enumerate(order)}
    onward: Steps = {index: {place[id(w)] for w in _next(root, order[index])} for index in range(len(order))}
    back: Steps = {index: {i for i, targets in onward.items() if index in targets} for index in onward}
    good = _reached(onward) & _reached(back)
    return [widget for index, widget in enumerate(order) if index not in good]


def _next(root: Widget, widget: Widget) -> list[Widget]:
    """Where one move leads from a widget."""
    found = []
    moves: list[tuple[int, int] | int] = [*NAVIGATION.values(), 1, -1]
    for move in moves:
        probe = Focus()
        probe.current = widget
        states = [(each, each.focused, each.pressed) for each in reading_order(root)]
        if isinstance(move, tuple):
            probe.move(root, move)
        else:
            probe.move_area(root, move)
        for each, was_focused, was_pressed in states:
            each.focused, each.pressed = was_focused, was_pressed
        if probe.current is not None:
            found.append(probe.current)
    return found


def _reached(steps: Steps) -> set[int]:
    seen, waiting = {0}, [0]
    while waiting:
        for index in steps[waiting.pop()] - seen:
            seen.add(index)
            waiting.append(index)
    return seen
