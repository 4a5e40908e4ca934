"""The end of a practice game: the usual results with the ways on of practice; it can be taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Replace
from flow_desktop.rounds import Table
from flow_desktop.scenes.practise import ways_on
from flow_desktop.scenes.results.scene import NEW, SAME, ResultsScene
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.widget import Kind, Widget

if TYPE_CHECKING:
    from flow_desktop.scenes.practise.practice import Practice


class PracticeResults(ResultsScene):
    """Same wave, new wave, take back, end."""

    def __init__(self, table: Table, practice: Practice) -> None:
        super().__init__(table)
        self.practice = practice

    def buttons(self) -> list[Widget]:
        """The ways on, the obvious one first."""
        ways = {
            SAME: (_("Same wave again"), "undo", self.same_wave),
            NEW: (_("New wave"), "wave", self.new_wave),
            "back": (_("Take back"), "back", self.take_back),
            "menu": (_("End practice"), "home", self.to_menu),
        }
        first = NEW if self.won else SAME
        order = [first, *(key for key in ways if key != first)]
        return [
            Button(
                ways[key][0],
                ways[key][2],
                kind=Kind.PRIMARY if key == first else Kind.PLAIN,
                icon=art("icon", ways[key][1]),
                key=key,
            )
            for key in order
        ]

    def same_wave(self) -> Change | None:
        """From the same beginning."""
        return ways_on.same_wave(self.shell, self.practice)

    def new_wave(self) -> Change | None:
        """From the same beginning against another wave."""
        return ways_on.new_wave(self.shell, self.practice)

    def take_back(self) -> Change | None:
        """Take the last command back and go on from there."""
        from flow_desktop.scenes.play.scene import PlayScene

        self.table.resume()
        if self.table.undo() is None:
            return None
        return Replace(PlayScene(self.table, self.practice))

    def to_menu(self) -> Change | None:
        """Back to the page of practice."""
        return ways_on.to_practise()

    def code(self) -> str:
        """The wave code; a position set up by hand has none."""
        return super().code() if self.practice.beginning.position is None else ""
