"""A game that somebody sent as text: copied there, pasted here, shown again at once."""

from typing import Final

from flow_desktop.app import clipboard
from flow_desktop.app.catalogue import art
from flow_desktop.app.intents import Act, Action
from flow_desktop.app.language import _
from flow_desktop.app.log import LOGGER
from flow_desktop.app.scene import Change, Push
from flow_desktop.rounds import KeptGame
from flow_desktop.scenes.destinations import ToReplay, ToSetup
from flow_desktop.scenes.games.opened import Unopened, pasted
from flow_desktop.scenes.seascape import SeaPage
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.dialog import sheet
from flow_desktop.widgets.label import Label, Problem, heading
from flow_desktop.widgets.layout import Column, EvenGrid
from flow_desktop.widgets.text import Role
from flow_desktop.widgets.theme import GAP, SNUG
from flow_desktop.widgets.widget import Taken, Weight, Widget

PASTE: Final = "paste"
WIDEST: Final = 720
LEAST_BUTTON: Final = 230


class PasteScene(SeaPage):
    """One button, or Ctrl+V: a game is shown again, a wave code sets a table; else it says what is wrong."""

    one_panel = True
    first_focus = PASTE
    crew_under = "sheet"

    def __init__(self) -> None:
        self.problem = ""

    def build(self) -> Widget:
        """What to do, the button, and what was wrong."""
        told = [
            Label(_("Did somebody send you a game as text? Copy all of it, then paste it here.")),
            Label(_("A wave code can be pasted as well."), Role.SMALL, soft=True),
        ]
        wrong: list[Widget] = [Problem(self.problem)] if self.problem else []
        paste = Button(_("Paste"), self.paste, weight=Weight.PRIMARY, icon=art("icon", "paste"), key=PASTE)
        back = Button(_("Back"), self.back, icon=art("icon", "back"), key="back")
        buttons = EvenGrid([paste, back], 2, least=LEAST_BUTTON, gap=SNUG)
        body = Column([heading(_("Paste a game")), *told, *wrong, buttons], gap=GAP)
        return sheet(self.look, body, _("Paste a game"), WIDEST, least=WIDEST, key=self.crew_under)

    def act(self, act: Act) -> Taken | None:
        """Ctrl+V pastes too."""
        match act:
            case Act(Action.PASTE, repeated=False):
                return Taken(self.paste())
        return None

    def paste(self) -> Change | None:
        """Read what was copied; a game opens, and anything else is told."""
        match pasted(self.shell, clipboard.paste()):
            case KeptGame() as game:
                LOGGER.info("a game was pasted")
                return Push(ToReplay(game.record))
            case Unopened(why):
                self.problem = why
                self.refuse(why)
                self.refresh()
                return None
            case draft:
                return Push(ToSetup(draft))
