"""What can be done with a kept game: go on, look at it, write it down, copy it, delete it."""

from __future__ import annotations

from dataclasses import dataclass

from flow_desktop.app import clipboard
from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.app.log import LOGGER
from flow_desktop.app.scene import Change, Pop, Push
from flow_desktop.app.shell import Shell
from flow_desktop.engine.record import write_record
from flow_desktop.rounds import KeptGame, Table, past_table
from flow_desktop.rounds.words import IN_USE
from flow_desktop.scenes.results.scene import SAME, ResultsScene
from flow_desktop.scenes.start import home_of, people_of, resume_game
from flow_desktop.scenes.telling.events import headline
from flow_desktop.table import StoreError
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.dialog import ask, tell
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.widget import Weight, Widget

FIRST = "first-deed"
BACK = "back"


@dataclass(frozen=True, slots=True)
class GameActions:
    """The deeds of one game, each with a button on a page."""

    page: Screen
    game: KeptGame

    def buttons(self) -> list[Widget]:
        """The obvious one first."""
        copy = Button(_("Copy as text"), self.copy, icon=art("icon", "copy"), key="copy")
        write = Button(_("Write to a file"), self.write_down, icon=art("icon", "export"), key="export")
        return [self._first(), write, copy, self._delete()]

    def _first(self) -> Widget:
        if self.game.finished:
            sign = art("icon", "eye")
            return Button(_("Look at it"), self.look, weight=Weight.PRIMARY, icon=sign, key=FIRST)
        return Button(
            _("Go on"),
            lambda: resume_game(self.page.shell, self.game),
            weight=Weight.PRIMARY,
            icon=art("icon", "play"),
            enabled=not self.game.in_use,
            reason=_(IN_USE) if self.game.in_use else "",
            key=FIRST,
        )

    def _delete(self) -> Widget:
        return Button(
            _("Delete"),
            self.ask_to_delete,
            icon=art("icon", "discard"),
            enabled=not self.game.in_use,
            reason=_(IN_USE) if self.game.in_use else "",
            key="delete",
        )

    def look(self) -> Change:
        """See the final board and the numbers."""
        return Push(PastResults(past_table(self.game.record, people_of(self.page.shell))))

    def write_down(self) -> Change:
        """Write the game to a file and say exactly where it is."""
        try:
            path = home_of(self.page.shell).write_down(self.game)
        except StoreError as error:
            return Push(tell(_("This did not work"), _(str(error))))
        LOGGER.info("a game was written to a file")
        where = _("The file is called {file}. It is in the folder {folder}.")
        words = where.format(file=path.name, folder=path.parent)
        return Push(tell(_("The game is written down"), words))

    def copy(self) -> Change | None:
        """Put the game as text on the clipboard."""
        clipboard.copy(write_record(self.game.record))
        self.page.tell(_("Copied."))
        return None

    def ask_to_delete(self) -> Change:
        """Ask once, and say what is lost."""
        lost = (
            _("Its board and its moves are gone then. It stays counted.")
            if self.game.finished
            else _("Nobody can go on with it then.")
        )
        return Push(ask(_("Delete this game for good?"), lost, _("Delete"), _("Keep it")))

    def delete(self) -> Change | None:
        """Delete it, or say why that cannot be."""
        try:
            home_of(self.page.shell).delete(self.game)
        except StoreError as error:
            return Push(tell(_("This did not work"), _(str(error))))
        return None


class PastResults(ResultsScene):
    """Board and numbers to look at; the same wave can be played again."""

    guard = 0.0

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.first_focus = BACK
        self._seconds = self.length

    def enter(self, shell: Shell) -> None:
        """Without a fanfare."""
        Screen.enter(self, shell)

    def opening_words(self) -> str:
        """Won or lost."""
        return headline(self.table.state.result)

    def buttons(self) -> list[Widget]:
        """Back, or the same wave."""
        back = Button(_("Back"), self.back, weight=Weight.PRIMARY, icon=art("icon", "back"), key=BACK)
        same = Button(_("Same wave again"), self.same_wave, icon=art("icon", "undo"), key=SAME)
        return [back, same]

    def back(self) -> Change | None:
        """To the page of games."""
        return Pop()
