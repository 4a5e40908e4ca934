"""The settings page: everything the program remembers about how you like it."""

from __future__ import annotations

from collections.abc import Sequence

from flow_desktop.app.language import _
from flow_desktop.scenes.settings.page import Page
from flow_desktop.scenes.settings.panels import (
    language_panel,
    screen_panel,
    seeing_panel,
    sound_panel,
    warnings_panel,
)
from flow_desktop.widgets.widget import Widget


class SettingsScene(Page):
    """Language, text, screen, sound, warnings; each change is seen and kept at once."""

    first_focus = "text-size"

    def name(self) -> str:
        """Its title."""
        return _("Settings")

    def panels(self) -> Sequence[Widget]:
        """Seeing first, then hearing."""
        return (
            seeing_panel(self),
            screen_panel(self),
            language_panel(self),
            sound_panel(self),
            warnings_panel(self),
        )
