"""The settings page: sound, language, window. What makes playing easier is on the accessibility page."""

from __future__ import annotations

from collections.abc import Sequence

from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Push
from flow_desktop.scenes.destinations import ToAccessibility
from flow_desktop.scenes.learn.introduced import wish_toggle
from flow_desktop.scenes.settings.page import Page
from flow_desktop.scenes.settings.panels import language_panel, link_panel, screen_panel, sound_panel
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.widget import Widget


class SettingsScene(Page):
    """Each change is seen, heard and kept at once; `linked` shows the way to the accessibility page."""

    first_focus = "music-volume"

    def __init__(self, linked: bool = True) -> None:
        self.linked = linked

    def name(self) -> str:
        """Its title."""
        return _("Settings")

    def panels(self) -> Sequence[Widget]:
        """Sound first, which is what is looked for most."""
        panels: list[Widget] = [sound_panel(self), language_panel(self), screen_panel(self)]
        panels.append(Panel(wish_toggle(self.shell), title=_("Scenario cards")))
        if self.linked:
            sentence = _("Text size, letters, colours, motion, captions and warnings have their own page.")
            icon = "icon_accessibility"
            panels.append(
                link_panel(_("Easier to play"), sentence, _("Accessibility"), self._accessibility, icon)
            )
        return panels

    def _accessibility(self) -> Change:
        return Push(ToAccessibility(linked=False))
