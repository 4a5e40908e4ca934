"""The accessibility page: what helps, where it is, and, truthfully, what is not there yet."""

from __future__ import annotations

from collections.abc import Sequence

from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Push
from flow_desktop.scenes.destinations import ToSettings
from flow_desktop.scenes.settings.easing import hearing_panel, motion_panel, seeing_panel, warnings_panel
from flow_desktop.scenes.settings.page import Page, words
from flow_desktop.scenes.settings.panels import link_panel
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.widget import Widget


class AccessibilityScene(Page):
    """Reached from the menu before the first game and from every pause.

    `linked` shows the way to the volumes.
    """

    first_focus = "text-size"

    def __init__(self, linked: bool = True) -> None:
        self.linked = linked

    def name(self) -> str:
        """Its title."""
        return _("Accessibility")

    def panels(self) -> Sequence[Widget]:
        """What can be set, then the rest in plain words."""
        volumes = link_panel(
            _("Volumes"),
            _("Music, effects, warnings and voice each have a volume."),
            _("Settings"),
            self._settings,
            "icon_settings",
        )
        return (
            seeing_panel(self),
            motion_panel(self),
            warnings_panel(self),
            hearing_panel(self),
            *((volumes,) if self.linked else ()),
            time_panel(),
            input_panel(),
            aids_panel(),
            missing_panel(),
        )

    def _settings(self) -> Change:
        return Push(ToSettings(linked=False))


def time_panel() -> Panel:
    """How to play without hurry."""
    return Panel(
        words(
            _("A round can last 30 to 600 seconds."),
            _("It can be counted in turns, or have no clock at all."),
            _("Choose this under New table. Change it in any pause."),
        ),
        title=_("Time"),
    )


def input_panel() -> Panel:
    """Which devices are enough."""
    return Panel(
        words(
            _("Keyboard, mouse or gamepad: each alone is enough for a whole game."),
            _("With the mouse, single clicks do everything. You never have to drag."),
            _("Nothing needs a held key, a double click or quick fingers."),
            _("Losing the window's focus pauses the game."),
        ),
        title=_("Keys, mouse and gamepad"),
    )


def aids_panel() -> Panel:
    """The aids of each seat."""
    return Panel(
        words(
            _("Each seat has its own aids: a child and an expert can play together."),
            _("The game shows where a tile fits, turns it, and previews the water."),
            _("Seats, tiles and warnings differ by shape and pattern, not only by colour."),
        ),
        title=_("Help at the table"),
    )


def missing_panel() -> Panel:
    """What a player may look for in vain."""
    return Panel(
        words(
            _("No voice reads the screen aloud yet. Every part already has its words."),
            _("Keys cannot be changed yet."),
            _("There is no control by a single switch yet."),
        ),
        title=_("Not here yet"),
    )
