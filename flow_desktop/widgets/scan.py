"""The mark of a switch: it goes over the areas of a screen, then into one, over its rows, then its things.

So nothing is far away: a board of seven rows and columns takes a few steps, not forty-nine. What matters most
just now (`Widget.likely`) comes first in its area. Whoever is in a group and selects nothing comes out again
after two rounds. Nothing here knows a page: it is made of what can have the focus.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from flow_desktop.widgets.focus import areas
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.scroll import visible_part
from flow_desktop.widgets.widget import Widget, walk

FEW = 6
"""So many things are gone through one by one; more are gone through by rows."""
MANY = 8
"""So many rows are gone through one by one; more are gone through in runs of a few."""
ROUNDS = 2
"""So often the mark goes round in a group before it leaves it."""


class ScanGroup(NamedTuple):
    """A thing, or a group of things."""

    widgets: tuple[Widget, ...]
    parts: tuple[ScanGroup, ...] = ()

    @property
    def keys(self) -> tuple[str, ...]:
        """What it is known by when the screen is built anew."""
        return tuple(widget.key for widget in self.widgets)

    def place(self, root: Widget) -> pygame.Rect:
        """What can be seen of it; of all that can be used on a paper, everything on the paper."""
        seen = [visible_part(root, widget) for widget in _paper(root, self.widgets) or self.widgets]
        found = [rect for rect in seen if rect.width > 0 and rect.height > 0]
        return found[0].unionall(found[1:]) if found else pygame.Rect(0, 0, 0, 0)


def _paper(root: Widget, widgets: Sequence[Widget]) -> tuple[Widget, ...]:
    """What lies on the panel of which these are all that can be used: a mark cuts through none of it."""
    if not any(_usable(group) == list(widgets) for group in areas(root) if len(group) > 1):
        return ()
    panels = [panel for panel in walk(root) if isinstance(panel, Panel) and panel.area]
    around = [panel for panel in panels if set(widgets) <= set(walk(panel))]
    return tuple(around[-1].children) if around else ()


def tree(root: Widget) -> tuple[ScanGroup, ...]:
    """Everything that can be selected on a screen: areas, rows, things; a group of one is that one."""
    return tuple(_group(found) for group in areas(root) if (found := _usable(group)))


def _usable(group: Sequence[Widget]) -> list[Widget]:
    return [widget for widget in group if widget.enabled]


def _group(widgets: Sequence[Widget]) -> ScanGroup:
    if len(widgets) == 1:
        return ScanGroup((widgets[0],))
    likely = [widget for widget in widgets if widget.likely]
    if not likely or len(likely) == len(widgets):
        return ScanGroup(tuple(widgets), _by_rows(widgets))
    rest = [widget for widget in widgets if not widget.likely]
    return ScanGroup(tuple(widgets), (*_by_rows(likely), _group(rest)))


def _by_rows(widgets: Sequence[Widget]) -> tuple[ScanGroup, ...]:
    """A few things as they are; many in rows, each row a group, unless that makes it no shorter."""
    single = _singles(widgets)
    if len(widgets) <= FEW:
        return single
    rows = _rows(widgets)
    if len(rows) == 1 or len(rows) == len(widgets):
        return _halves(single)
    groups = tuple(
        ScanGroup(tuple(row), tuple(ScanGroup((widget,)) for widget in row))
        if len(row) > 1
        else ScanGroup((row[0],))
        for row in rows
    )
    return groups if len(groups) <= MANY else _halves(groups)


def _singles(widgets: Sequence[Widget]) -> tuple[ScanGroup, ...]:
    return tuple(ScanGroup((widget,)) for widget in widgets)


def _rows(widgets: Sequence[Widget]) -> list[list[Widget]]:
    """What stands beside each other, from the top down."""
    rows: list[list[Widget]] = []
    for widget in sorted(widgets, key=lambda each: (each.rect.centery, each.rect.centerx)):
        if rows and abs(rows[-1][0].rect.centery - widget.rect.centery) * 2 < rows[-1][0].rect.height:
            rows[-1].append(widget)
        else:
            rows.append([widget])
    return [sorted(row, key=lambda each: each.rect.centerx) for row in rows]


def _halves(nodes: tuple[ScanGroup, ...]) -> tuple[ScanGroup, ...]:
    """A long list of things or rows in runs of a few."""
    runs = [nodes[first : first + FEW] for first in range(0, len(nodes), FEW)]
    if len(runs) == 1:
        return nodes
    return tuple(
        ScanGroup(tuple(widget for node in run for widget in node.widgets), run) if len(run) > 1 else run[0]
        for run in runs
    )


class Scanner:
    """Where the mark is: in which groups, and at which part of the innermost one."""

    def __init__(self) -> None:
        self._inside: list[tuple[str, ...]] = []
        self._at: tuple[str, ...] = ()
        self._place = 0
        self._rounds = 0
        self._with: tuple[str, ...] = ()

    @property
    def host(self) -> str:
        """The key of what is meant while the mark goes over what may be done first; empty otherwise."""
        return self._with[0] if self._with else ""

    def current(self, root: Widget) -> ScanGroup | None:
        """What is marked now; the nearest to it when the screen has changed."""
        parts = self._parts(root)
        if not parts:
            return None
        found = next((n for n, part in enumerate(parts) if part.keys == self._at), None)
        if found is None:
            found = next((n for n, part in enumerate(parts) if set(part.keys) & set(self._at)), None)
        if found is None:
            found = min(self._place, len(parts) - 1)
        self._place, self._at = found, parts[found].keys
        return parts[found]

    def _parts(self, root: Widget) -> tuple[ScanGroup, ...]:
        """The parts of the innermost group; groups that are gone are left."""
        parts = tree(root)
        if self._with:
            found = {widget.key: widget for widget in walk(root) if widget.key in self._with}
            if self.host in found:
                return _singles([found[key] for key in self._with if key in found and found[key].enabled])
            self._with = ()
        for depth, keys in enumerate(self._inside):
            inner = next((part for part in parts if part.keys == keys and part.parts), None)
            if inner is None:
                inner = next((part for part in parts if part.parts and set(part.keys) & set(keys)), None)
            if inner is None:
                del self._inside[depth:]
                break
            self._inside[depth] = inner.keys
            parts = inner.parts
        return parts

    def move_on(self, root: Widget) -> ScanGroup | None:
        """Mark what comes next; after some rounds in a group, what comes after that group."""
        here = self.current(root)
        parts = self._parts(root)
        if here is None:
            return None
        self._place += 1
        if self._place >= len(parts):
            self._place = 0
            self._rounds += 1
            if self._with and self._rounds >= ROUNDS:
                self._at, self._with = (self.host,), ()
                self._rounds = 0
                self.current(root)
                return self.move_on(root)
            if self._inside and self._rounds >= ROUNDS:
                self._at = self._inside.pop()
                self._rounds = 0
                self._place = 0
                return self.move_on(root)
        self._at = self._parts(root)[self._place].keys
        return self.current(root)

    def select(self, root: Widget) -> Widget | None:
        """Go into the group that is marked, or give the thing that is."""
        here = self.current(root)
        if here is None:
            return None
        if not here.parts:
            return self._chosen(here.widgets[0])
        self._inside.append(here.keys)
        self._place = self._rounds = 0
        self._at = here.parts[0].keys
        return None

    def _chosen(self, widget: Widget) -> Widget | None:
        """The thing itself, unless something may be done with it first; the second time it is meant."""
        self._rounds = 0
        if self._with:
            self._with = () if widget.key == self.host else self._with
            return widget
        if not widget.together:
            return widget
        self._with = (widget.key, *widget.together)
        self._place, self._at = 0, (widget.key,)
        return None

    def begin_at(self, root: Widget, widget: Widget | None) -> None:
        """Begin anew with the area of a widget: something else is meant now."""
        self._inside.clear()
        self._with = ()
        self._place = self._rounds = 0
        key = widget.key if widget is not None else ""
        self._at = next((node.keys for node in tree(root) if key in node.keys), ())
