"""What is said of the focus and of a switch's mark: who speaks, and when, is the screen's."""

from flow_desktop.app.language import _, spoken_row
from flow_desktop.widgets.control import Control
from flow_desktop.widgets.focus import reading_order
from flow_desktop.widgets.press import Pressable
from flow_desktop.widgets.scan import ScanGroup
from flow_desktop.widgets.widget import Widget


def focus_words(root: Widget, widget: Widget, detail: str) -> str:
    """What has the focus, as briefly or fully as the player wishes."""
    match detail:
        case "short":
            return widget.briefly()
        case "full":
            order = reading_order(root)
            place = _("{place} of {count}").format(place=order.index(widget) + 1, count=len(order))
            return spoken_row([widget.spoken(), widget.shortcut(), place])
        case _:
            return widget.spoken()


def value_words(widget: Widget) -> str:
    """Its value where that has changed; nothing of a text, for its letters are said."""
    return "" if widget.wants_text else widget.value()


def change_words(earlier: Widget, now: Widget) -> str:
    """What a control has become that the player has just used: its new value, else its new name."""
    if not isinstance(now, Pressable | Control):
        return ""
    if now.value() != earlier.value():
        return value_words(now)
    return now.label if now.label != earlier.label else ""


def mark_words(group: ScanGroup) -> str:
    """What a marked group begins with, and how much more is in it."""
    return _("{first}, and {count} more").format(first=group.widgets[0].label, count=len(group.widgets) - 1)
