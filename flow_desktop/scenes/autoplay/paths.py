"""The way of the focus from one widget to another by arrows and Tab, as the screen itself moves it."""

from __future__ import annotations

from collections import deque

from flow_desktop.app.intents import NAVIGATION, Action
from flow_desktop.widgets.choice import Choice
from flow_desktop.widgets.focus import Focus
from flow_desktop.widgets.slider import Slider
from flow_desktop.widgets.stepper import Stepper
from flow_desktop.widgets.widget import Widget

TABS = {Action.NEXT_AREA: 1, Action.PREVIOUS_AREA: -1}
MOVES = (*NAVIGATION, *TABS)
SIDEWAYS = (Action.NAV_LEFT, Action.NAV_RIGHT)


def way(root: Widget, start: Widget | None, target: Widget) -> list[Action]:
    """The fewest moves that lead the focus to the target; empty when it is there or cannot be reached."""
    came: dict[int, tuple[Widget | None, Action]] = {}
    waiting: deque[Widget | None] = deque([start])
    seen = {id(start)}
    while waiting:
        here = waiting.popleft()
        if here is target:
            return _steps(came, start, target)
        for action in MOVES:
            there = _moved(root, here, action)
            if there is not None and id(there) not in seen:
                seen.add(id(there))
                came[id(there)] = (here, action)
                waiting.append(there)
    return []


def _steps(
    came: dict[int, tuple[Widget | None, Action]], start: Widget | None, target: Widget
) -> list[Action]:
    steps: list[Action] = []
    here: Widget | None = target
    while here is not start:
        here, action = came[id(here)]
        steps.append(action)
    return steps[::-1]


def _moved(root: Widget, here: Widget | None, action: Action) -> Widget | None:
    """Where a move leads; nothing on the screen changes. Left and right belong to what they would set."""
    if action in SIDEWAYS and isinstance(here, Choice | Slider | Stepper):
        return here
    probe = _Probe()
    probe.current = here
    if action in NAVIGATION:
        probe.move(root, NAVIGATION[action])
    else:
        probe.move_area(root, TABS[action])
    return probe.current


class _Probe(Focus):
    """A focus that marks nothing."""

    def set(self, widget: Widget | None) -> bool:
        """Only remember where it went."""
        moved = widget is not self.current
        self.current = widget
        return moved
