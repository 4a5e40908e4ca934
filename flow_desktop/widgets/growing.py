"""A new tree of widgets takes over from the one before: names, scroll offsets, what is being typed."""

from __future__ import annotations

from flow_desktop.widgets.widget import Widget, name_all, walk


def grown(root: Widget, before: Widget | None) -> Widget:
    """The tree with every widget named, and with what those of the same key and kind had kept."""
    earlier = {widget.key: widget for widget in walk(before)} if before is not None else {}
    name_all(root)
    for widget in walk(root):
        old = earlier.get(widget.key)
        if old is not None and old is not widget and type(old) is type(widget):
            widget.adopt(old)
    return root
