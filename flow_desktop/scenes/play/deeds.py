"""Everything that can be done at the table as buttons: for the mouse alone, a switch, or half a pad.

What moves the focus or the page about is not among them: whoever points has no use for it. Nor is writing,
for which there are letters on the screen.
"""

from collections.abc import Sequence
from functools import partial
from typing import Final

from flow_desktop.app.intents import JUMPS, NAVIGATION, Action, AnyAction
from flow_desktop.app.language import N_
from flow_desktop.app.scene import Change, Pop
from flow_desktop.scenes.action_names import action_name, grouped
from flow_desktop.scenes.panel_page import PanelPage
from flow_desktop.scenes.presets import TEXT
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.layout import Column
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.text import Align
from flow_desktop.widgets.theme import CLOSE
from flow_desktop.widgets.widget import Widget

POINTED: Final = frozenset(
    {
        *NAVIGATION,
        *JUMPS,
        *(Action.ACCEPT, Action.BACK, Action.NEXT_AREA, Action.PREVIOUS_AREA),
        *(Action.PAGE_UP, Action.PAGE_DOWN, Action.FIRST, Action.LAST),
    }
)
"""What pointing, the wheel and the buttons of each page do."""
DONE: Final = "deed"
"""What the page leaves when something was chosen, so that the page below goes too."""


def deed_key(action: AnyAction) -> str:
    """The key of an action's button."""
    return f"do-{action.name.lower().replace('_', '-')}"


class DeedsPage(PanelPage):
    """One button for each; it is done at the table, as if its key had been pressed."""

    title = N_("What you can do")

    def panels(self) -> Sequence[Widget]:
        """A panel for each group, as on the page of keys."""
        actions = [each for each in self.shell.game.controls().actions() if each not in POINTED | TEXT]
        return [
            Panel(Column([self._deed(action) for action in group], gap=CLOSE), title=name)
            for name, group in grouped(actions)
        ]

    def _deed(self, action: AnyAction) -> Widget:
        return Button(
            action_name(action), partial(self._ask_for, action), align=Align.START, key=deed_key(action)
        )

    def _ask_for(self, action: AnyAction) -> Change:
        self.shell.wish(action)
        return Pop(DONE)

    def back(self) -> Change | None:
        """To the help."""
        return Pop()
