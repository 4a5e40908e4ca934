"""The pages of a game's logbook: what the scene of the results keeps of them while it is open."""

from __future__ import annotations

from typing import Final

from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Push
from flow_desktop.rounds import Table
from flow_desktop.scenes.board.show import BoardShow
from flow_desktop.scenes.results.study import Study
from flow_desktop.scenes.start import play_on
from flow_desktop.table import StoreError
from flow_desktop.widgets.dialog import tell
from flow_desktop.widgets.unhurried import Unhurried

STORY_LEAF: Final = 0
TIDE_LEAF: Final = 1
MOMENTS_LEAF: Final = 2
LOOK: Final = 0.1
"""Seconds between two looks at what was worked out."""


class Leaves(Unhurried):
    """A page with leaves to turn: how it went, the tide, the moments. The study begins when it is needed."""

    table: Table
    name: str
    leaf = STORY_LEAF
    study: Study | None = None
    moment = 0
    in_words = False
    by_player = False

    @property
    def studied(self) -> bool:
        """Whether the game can be studied: it has a record, and something was done."""
        return bool(self.table.moves)

    def turn_to(self, leaf: int) -> None:
        """Turn to a leaf; the study begins when it is first needed."""
        self.leaf = leaf
        if leaf != STORY_LEAF and self.study is None:
            self.study = Study(self.shell, self.table.record(), self.name)
        self.refresh()

    def looked_at(self) -> BoardShow | None:
        """The board of the moment that is looked at; None for the last one."""
        study = self.study
        if study is None or self.leaf == STORY_LEAF or not study.levels:
            return None
        if self.leaf == TIDE_LEAF:
            level = study.level
            return None if level is None or level.at == len(study.tape) else study.board_at(level.at)
        return study.before(study.moments[self.moment]) if self.moment < len(study.moments) else None

    def update(self, seconds: float) -> Change | None:
        """Show what has been worked out since."""
        if self.study is not None and self.study.busy and self.study.advance():
            self.refresh()
        return super().update(seconds)

    @property
    def wake_after(self) -> float | None:
        """While something is worked out it is looked at now and then."""
        return LOOK if self.study is not None and self.study.busy else None

    def leave(self) -> None:
        """What is not worked out yet will not be."""
        super().leave()
        if self.study is not None:
            self.study.close()

    def choose_point(self, index: int) -> None:
        """Look at a point of the tide."""
        if self.study is not None:
            self.study.chosen = index
        self.refresh()

    def set_in_words(self, wanted: bool) -> None:
        """The tide as words, or as a chart."""
        self.in_words = wanted
        self.refresh()

    def set_by_player(self, wanted: bool) -> None:
        """Luck and skill of each player, on request."""
        self.by_player = wanted
        self.refresh()

    def show_moment(self, index: int) -> None:
        """Look at the board before a decision."""
        self.moment = index
        self.refresh()

    def try_moment(self, index: int) -> Change | None:
        """A new game that begins just before a decision; the old one stays as it is."""
        if self.study is None:
            return None
        self.study.tape.wind(self.study.moments[index].at)
        try:
            return play_on(self.shell, self.study.tape)
        except StoreError as error:
            return Push(tell(_("This did not work"), _(str(error))))
