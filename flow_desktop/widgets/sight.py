"""Scrolling so that a widget can be seen."""

from __future__ import annotations

from flow_desktop.widgets.look import Look
from flow_desktop.widgets.scroll import Scroll, visible_part
from flow_desktop.widgets.widget import Widget, path_to


def bring_into_sight(root: Widget, look: Look, target: Widget) -> None:
    """Turn every page around the widget to where it is."""
    for widget in path_to(root, target)[:-1]:
        if isinstance(widget, Scroll):
            widget.reveal(look, target)


def keep_in_place(root: Widget, look: Look, target: Widget, top: int) -> None:
    """Turn pages so that the widget stays at that height, or at least in sight."""
    for widget in path_to(root, target)[:-1]:
        if isinstance(widget, Scroll):
            widget.turn(widget.offset + target.ring_rect().top - top)
    if visible_part(root, target) != target.ring_rect():
        bring_into_sight(root, look, target)
