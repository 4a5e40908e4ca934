"""The field for a player's name: a space at its end is kept while typing goes on."""

from __future__ import annotations

from flow_desktop.scenes.draft_json import clean_name
from flow_desktop.widgets.text_field import TextField
from flow_desktop.widgets.widget import Widget


class NameField(TextField):
    """Shows what was typed, though the seat only takes the clean name."""

    def adopt(self, earlier: Widget) -> None:
        """Keep the text as typed when it means the same name."""
        if isinstance(earlier, NameField) and clean_name(earlier.held) == self.held:
            self.held = earlier.held
        super().adopt(earlier)
