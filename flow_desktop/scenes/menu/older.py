"""The unfinished games behind the newest one: whoever begins anew finds the earlier game here."""

from __future__ import annotations

from collections.abc import Sequence

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change
from flow_desktop.scenes.menu.entry import Entry
from flow_desktop.scenes.menu.summary import kept_words
from flow_desktop.scenes.naming import clock_name, difficulty_name
from flow_desktop.scenes.settings.page import Page
from flow_desktop.scenes.start import resume_game
from flow_desktop.table import KeptGame
from flow_desktop.widgets.layout import Column
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.widget import Press, Widget


class OlderGames(Page):
    """A list, newest first; a press goes on with that game."""

    first_focus = "game-0"

    def __init__(self, games: Sequence[KeptGame]) -> None:
        self.games = tuple(games)

    def name(self) -> str:
        """Its title."""
        return _("Unfinished games")

    def panels(self) -> Sequence[Widget]:
        """All of them on one sheet."""
        entries = [self._entry(index, kept) for index, kept in enumerate(self.games)]
        return [Panel(Column(entries, gap=14))]

    def _entry(self, index: int, kept: KeptGame) -> Widget:
        options = kept.record.options
        level = (
            difficulty_name(options.difficulty) if options.scenarios is None else _("cards picked by hand")
        )
        words = f"{level} · {clock_name(options.clock)}"
        return Entry(
            words, self._going_on(kept), icon=art("icon_wave"), detail=kept_words(kept), key=f"game-{index}"
        )

    def _going_on(self, kept: KeptGame) -> Press:
        def press() -> Change:
            return resume_game(self.shell, kept)

        return press
