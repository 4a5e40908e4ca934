"""Looks over a laid-out tree and says what is wrong with it: for tests of every screen at every size."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection

import pygame

from flow_desktop.app.assets import Assets
from flow_desktop.app.intents import NAVIGATION, Action, AnyAction
from flow_desktop.app.view import View
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.choice import Choice
from flow_desktop.widgets.focus import Focus, beyond, reading_order, windows
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.scroll import Scroll, lowest
from flow_desktop.widgets.slider import Slider
from flow_desktop.widgets.stepper import Stepper
from flow_desktop.widgets.text import longest_word
from flow_desktop.widgets.text_field import TextField
from flow_desktop.widgets.theme import NORMAL
from flow_desktop.widgets.widget import Widget, walk

SIDEWAYS = (Action.NAV_LEFT, Action.NAV_RIGHT)
LEAST_WAY = 4
"""Pixels: what a bar leads to is not less."""
Steps = dict[int, set[int]]


def problems(root: Widget, view: View) -> list[str]:
    """Every fault in words; empty when all is well."""
    look = Look(view, NORMAL, Assets())
    window = pygame.Rect((0, 0), view.size)
    found: list[str] = []
    _look_over(root, look, window, False, found)
    found += [f"{_name(widget)} cannot be reached by keys" for widget in unreachable(root)]
    keys = Counter(widget.key for widget in walk(root) if widget.key)
    found += [f"the key {key!r} is used {count} times" for key, count in keys.items() if count > 1]
    return found


def untranslated(root: Widget, names: Collection[str] = ()) -> list[str]:
    """In the pseudo-language: the words on screen that did not go through the catalogue, names left out."""
    shown = [text for widget in walk(root) for text in (widget.label, widget.hint, widget.reason)]
    return [text for text in shown if re.search("[A-Za-z]", text) and "[!!" not in text and text not in names]


def _look_over(widget: Widget, look: Look, window: pygame.Rect, scrolled: bool, found: list[str]) -> None:
    if not widget.visible:
        return
    found += _own_faults(widget, look)
    if not scrolled and not window.contains(widget.rect) and widget.rect.size != (0, 0):
        found.append(f"{_name(widget)} lies outside the window: {widget.rect}")
    inside = [child for child in widget.children if child.visible]
    for child in inside:
        found += _outside(widget, child)
        _look_over(child, look, window, scrolled or widget.clipping, found)
    if not widget.stacking:
        found += _overlaps(inside)


def _own_faults(widget: Widget, look: Look) -> list[str]:
    faults = []
    rect = widget.rect
    wide, high = widget.measure(look, rect.width)
    if not widget.children and (wide > rect.width or high > rect.height):
        faults.append(f"{_name(widget)} is cut off: needs {wide}x{high}, has {rect.width}x{rect.height}")
    if widget.pointed and not isinstance(widget, Scroll) and min(rect.size) < look.view.target:
        faults.append(f"{_name(widget)} is a target of only {rect.width}x{rect.height}")
    if isinstance(widget, Button) and widget.word_room(look, rect.width) < longest_word(
        widget.label, widget.letters(look, rect.width), look.view
    ):
        faults.append(f"{_name(widget)} breaks a word in {rect.width} pixels")
    if (widget.focusable or widget.pointed) and not widget.label.strip():
        faults.append(f"{_name(widget)} has no label")
    if isinstance(widget, Scroll) and widget.furthest and not _more_to_see(widget, look):
        faults.append(f"{_name(widget)} has a bar for {widget.furthest} pixels and nothing to scroll to")
    if not widget.enabled and widget.focusable and not widget.reason:
        faults.append(f"{_name(widget)} is disabled and does not say why")
    return faults


def _more_to_see(page: Scroll, look: Look) -> bool:
    """Whether something lies below the part that is seen first."""
    return lowest(page.child, look) + page.offset > page.rect.bottom and page.furthest >= LEAST_WAY


def _outside(parent: Widget, child: Widget) -> list[str]:
    if child.rect.size == (0, 0):
        return []
    if parent.clipping:
        wide = child.rect.left < parent.rect.left or child.rect.right > parent.rect.right
        return [f"{_name(child)} is wider than {_name(parent)}"] if wide else []
    if parent.rect.contains(child.rect):
        return []
    return [f"{_name(child)} {child.rect} reaches out of {_name(parent)} {parent.rect}"]


def _overlaps(siblings: list[Widget]) -> list[str]:
    return [
        f"{_name(one)} {one.rect} and {_name(other)} {other.rect} overlap"
        for index, one in enumerate(siblings)
        for other in siblings[index + 1 :]
        if one.rect.colliderect(other.rect)
    ]


def _name(widget: Widget) -> str:
    words = f" {widget.label!r}" if widget.label else ""
    return f"{type(widget).__name__}{words} ({widget.key})"


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
    through = windows(root)
    free = {action: step for action, step in NAVIGATION.items() if not _uses(widget, action)}
    found = [beyond(widget, order, direction, through) for direction in free.values()]
    for step in (1, -1):
        probe = Focus()
        probe.current = widget
        probe.move_area(root, step)
        assert probe.current is not None
        found.append(probe.current)
    return found


def _uses(widget: Widget, action: AnyAction) -> bool:
    """Whether a key sets something here instead of leading on."""
    return action in SIDEWAYS and isinstance(widget, Choice | Slider | Stepper | TextField)


def _reached(steps: Steps) -> set[int]:
    seen, waiting = {0}, [0]
    while waiting:
        for index in steps[waiting.pop()] - seen:
            seen.add(index)
            waiting.append(index)
    return seen
