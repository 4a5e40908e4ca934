"""Everything that can be done or asked, as buttons: for the mouse alone, a switch, a pad or half of one.

What moves the focus or the page about is not among them: whoever points has no use for it. Nor is writing,
for which there are letters on the screen.
"""

from collections.abc import Sequence
from functools import partial
from typing import Final

from flow_desktop.app.catalogue import art
from flow_desktop.app.intents import JUMPS, LEAPS, NAVIGATION, Action, AnyAction
from flow_desktop.app.language import N_, _
from flow_desktop.app.scene import DEED, Change, Pop
from flow_desktop.app.shell import Shell
from flow_desktop.scenes.action_names import QUESTIONS_GROUP, action_name, grouped
from flow_desktop.scenes.panel_page import PanelPage
from flow_desktop.scenes.papers import pen_drawing
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
        *LEAPS,
    }
)
"""What pointing, the wheel and the buttons of each page do."""
KEPT_QUESTION: Final = "last-question"
LISTENED: Final = (Action.REPEAT, Action.READ_ALL, Action.HUSH, Action.VOICE)
"""What a voice can be asked for on every page."""


def deed_key(action: AnyAction) -> str:
    """The key of an action's button."""
    return f"do-{action.name.lower().replace('_', '-')}"


class DeedsPage(PanelPage):
    """One button for each; it is done at the table, as if its key had been pressed."""

    title = N_("What you can do")

    def panels(self) -> Sequence[Widget]:
        """A panel for each group, as on the page of keys."""
        return [
            Panel(Column([*map(self._deed, group), pen_drawing(art("sketch_anchor"))], gap=CLOSE), title=name)
            for name, group in self.groups()
        ]

    def groups(self) -> list[tuple[str, list[AnyAction]]]:
        """What is offered, by the words of its group."""
        actions = self.shell.game.controls().actions()
        groups = grouped(each for each in actions if each not in POINTED | TEXT)
        short = {_(QUESTIONS_GROUP): _("Ask")}  # in two lines the columns would not begin level
        return [(short.get(name, name), group) for name, group in groups]

    def _deed(self, action: AnyAction) -> Widget:
        return Button(
            action_name(action), partial(self._ask_for, action), align=Align.START, key=deed_key(action)
        )

    def _ask_for(self, action: AnyAction) -> Change:
        self.shell.wish(action)
        return Pop(DEED)

    def back(self) -> Change | None:
        """To where it was opened."""
        return Pop()


class QuestionsPage(DeedsPage):
    """What can be asked on the page below, and what can be asked of the voice anywhere.

    It opens at what was asked last: the same question once more is two presses.
    """

    title = N_("Ask")

    def __init__(self, asked: Sequence[AnyAction] = ()) -> None:
        self.asked = tuple(asked)

    def enter(self, shell: Shell) -> None:
        """Begin where it was left, and know what was said before."""
        self._heard = shell.speech.last
        known = {deed_key(each) for each in (*self.asked, *LISTENED)}
        last = shell.kept(KEPT_QUESTION)
        self.first_focus = last if last in known else deed_key((*self.asked, *LISTENED)[0])
        super().enter(shell)

    def groups(self) -> list[tuple[str, list[AnyAction]]]:
        """The questions first, then the voice."""
        return [*grouped(self.asked), (_("Voice"), list(LISTENED))]

    def _ask_for(self, action: AnyAction) -> Change:
        if action is Action.REPEAT:
            self.read_out(self._heard)
            return Pop()
        if action in self.asked:
            self.shell.keep(KEPT_QUESTION, deed_key(action))
        self.shell.wish(action)
        return Pop()  # whatever page lies below, it only answers

    def ask(self) -> Change | None:
        """The button that opened it closes it."""
        return Pop()
