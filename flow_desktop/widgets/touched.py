"""How a ground answers the hand: warmer under the pointer, deeper while it is pressed."""

from __future__ import annotations

from flow_desktop.widgets.theme import WHITE, Colour, Theme
from flow_desktop.widgets.widget import Widget

HOVERED = 0.35
PRESSED = 0.5


def touched(theme: Theme, ground: Colour, widget: Widget) -> Colour:
    """The ground of a widget as the pointer has it: light of the primary colour, or white where that is."""
    if not widget.enabled or not (widget.hovered or widget.pressed):
        return ground
    light = WHITE if ground in (theme.primary, theme.danger) else theme.primary
    return ground.mixed(light, PRESSED if widget.pressed else HOVERED)
