"""The ways on from a practice game, at its pause and at its end: another wave, another position."""

from dataclasses import replace

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import N_, _
from flow_desktop.app.scene import Change, Replace, Reset
from flow_desktop.engine.position import position_of
from flow_desktop.rounds import Table
from flow_desktop.scenes.came_from import remember_way
from flow_desktop.scenes.destinations import ToEditor, ToPractice, ToPractise
from flow_desktop.scenes.pause.scene import ACCESSIBILITY, KEYS, RULES, SETTINGS, PauseScene, Way, ways_on
from flow_desktop.scenes.practise.beginning import with_new_wave
from flow_desktop.scenes.results.scene import NEW, SAME, ResultsScene
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.widget import Weight, Widget


def way_back(beginning: ToPractice) -> Change:
    """To where practice was begun: the editor for a position, else the page of practice."""
    return Reset(ToEditor(alone=True) if beginning.position else ToPractise(alone=True))


class PracticePause(PauseScene):
    """Nothing is kept of practice, so nothing can be given up: it is simply left."""

    def __init__(self, table: Table, beginning: ToPractice) -> None:
        super().__init__(table)
        self.beginning = beginning

    def _buttons(self) -> list[Widget]:
        ways: tuple[Way, ...] = (
            ("same", N_("Same wave again"), "icon_again", lambda: Reset(self.beginning)),
            ("new", N_("New wave"), "icon_shuffle", lambda: Reset(with_new_wave(self.beginning))),
            ("edit", N_("Change the position"), "icon_pencil", self._edit),
            ("table", N_("Clock and aids"), "icon_clock", self._table),
            RULES,
            ACCESSIBILITY,
            SETTINGS,
            KEYS,
            ("leave", N_("End practice"), "icon_home", lambda: way_back(self.beginning)),
        )
        return ways_on(self.back, ways)

    def _edit(self) -> Change:
        """Set the game up as it stands now."""
        if self.beginning.position is None:
            remember_way(self.shell, "position", ToPractise(alone=True))
        return Reset(ToEditor(position_of(self.table.state), alone=True))


class PracticeResults(ResultsScene):
    """The usual results, but the end can be taken back."""

    def __init__(self, table: Table, beginning: ToPractice, heard: bool = False) -> None:
        super().__init__(table, heard)
        self.beginning = beginning

    @property
    def studied(self) -> bool:
        """A position set up by hand has no record to study."""
        return self.beginning.position is None and super().studied

    def buttons(self) -> list[Widget]:
        """The ways on, the obvious one first."""
        ways = {
            SAME: (_("Same wave again"), "icon_again", self.same_wave),
            NEW: (_("New wave"), "icon_shuffle", self.new_wave),
            "back": (_("Undo"), "icon_undo", self.take_back),
            "menu": (_("End practice"), "icon_home", self.to_menu),
        }
        first = NEW if self.won else SAME
        order = [first, *(key for key in ways if key != first)]
        return [
            Button(
                ways[key][0],
                ways[key][2],
                weight=Weight.PRIMARY if key == first else Weight.PLAIN,
                icon=art(ways[key][1]),
                key=key,
            )
            for key in order
        ]

    def same_wave(self) -> Change | None:
        """From the same beginning."""
        return Reset(replace(self.beginning, risk=None))

    def new_wave(self) -> Change | None:
        """From the same beginning against another wave."""
        return Reset(with_new_wave(self.beginning))

    def take_back(self) -> Change | None:
        """Take the last command back and go on from there."""
        self.table.resume()
        if self.table.undo() is None:
            return None
        return Replace(replace(self.beginning, table=self.table))

    def to_menu(self) -> Change | None:
        """Back to where it was begun."""
        return way_back(self.beginning)

    def code(self) -> str:
        """The wave code; a position set up by hand has none."""
        return super().code() if self.beginning.position is None else ""
