"""After a crash: the window that says nothing is lost, and the game that goes into the report."""

from dataclasses import replace
from typing import Final

from flow_desktop.app.catalogue import art
from flow_desktop.app.crash import Crash, Evidence
from flow_desktop.app.language import _
from flow_desktop.app.loop import App
from flow_desktop.app.scene import Change, Quit
from flow_desktop.engine.record import write_record
from flow_desktop.rounds import Table
from flow_desktop.scenes.seascape import SeaPage
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.dialog import sheet
from flow_desktop.widgets.image import Image
from flow_desktop.widgets.label import Label, heading
from flow_desktop.widgets.layout import Column, EqualWrap, Row
from flow_desktop.widgets.text import Role
from flow_desktop.widgets.theme import SNUG
from flow_desktop.widgets.widget import Weight, Widget

WIDEST: Final = 900
PICTURE: Final = 180


class TroubleScene(SeaPage):
    """Tells of a crash; the player's answer goes into `crash.again`."""

    first_focus = "again"

    def __init__(self, crash: Crash) -> None:
        self.crash = crash

    def opening_words(self) -> str:
        """What happened, and that nothing is lost."""
        return f"{self.title}. {self.comfort}"

    @property
    def title(self) -> str:
        """What happened."""
        return _("Flow has stumbled")

    @property
    def comfort(self) -> str:
        """What is not lost, and what to do."""
        if self.crash.in_a_game:
            return _("That was our fault, not yours. Your game is kept. Start again and choose Continue.")
        return _("That was our fault, not yours. Nothing is lost. Just start again.")

    def build(self) -> Widget:
        """The bird brings the words; where they need more room, they scroll."""
        words = Column([heading(self.title), Label(self.comfort), *self._report()], gap=16, grow=1)
        told = Row([Image(art("bird"), PICTURE), words], gap=28)
        body = Column([told, EqualWrap(self._buttons(), gap=SNUG, widest=WIDEST)], gap=28)
        return sheet(self.look, body, self.title, WIDEST, inner=14)

    def _report(self) -> list[Widget]:
        if self.crash.report is None:
            return []
        words = _("If it happens again, pass this report on. It holds no names:")
        place = str(self.crash.report).encode("utf-8", "replace").decode()
        return [Label(words, Role.SMALL, soft=True), Label(place, Role.SMALL, soft=True, key="report")]

    def _buttons(self) -> list[Widget]:
        return [
            Button(_("Close Flow"), Quit, icon=art("icon_quit"), key="close"),
            Button(_("Start again"), self._again, weight=Weight.PRIMARY, icon=art("icon_play"), key="again"),
        ]

    def _again(self) -> Change:
        self.crash.again = True
        return Quit()

    def back(self) -> Change:
        """Esc closes the program."""
        return Quit()


def witness(app: App) -> Evidence:
    """The game that was being played, to be played again move by move; the names of the seats stay out."""
    owned = (getattr(scene, "table", None) for scene in reversed(app.stack.scenes))
    table = next((each for each in owned if isinstance(each, Table)), None)
    if table is None:
        return Evidence()
    names = [seat.name for seat in table.seats]
    nameless = replace(table.record(), seats=())
    return Evidence(write_record(nameless).splitlines(), names, in_a_game=table.state.result is None)
