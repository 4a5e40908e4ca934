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
from flow_desktop.scenes.action_names import QUESTIONS_GROUP, TABLE_GROUP, action_name, grouped
from flow_desktop.scenes.action_signs import action_sign
from flow_desktop.scenes.actions import DRAWS, SHOWN_DRAWS, FlowAction
from flow_desktop.scenes.panel_page import MOST_COLUMN, PanelPage
from flow_desktop.scenes.papers import pen_drawing
from flow_desktop.scenes.presets import TEXT
from flow_desktop.widgets.button import Button, FigureButton
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Column, EqualWrap, Wrap
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import CLOSE, SNUG
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
Together = tuple[AnyAction, ...]
NUMBERED: Final[tuple[tuple[str, Together], ...]] = (
    (N_("Draw a tile"), DRAWS),
    (N_("Draw a face-up tile"), SHOWN_DRAWS),
)
"""What differs by a number only: one row of figures under its name."""
SIDE_BY_SIDE: Final[tuple[Together, ...]] = (
    (FlowAction.ROTATE_LEFT, FlowAction.ROTATE_RIGHT),
    (Action.UNDO, Action.REDO),
    (FlowAction.ADVISE, FlowAction.GOAL),
    (Action.PAUSE, Action.HELP),
)
"""Short ones that belong together share a line, where it is wide enough for both."""
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
            Panel(Column([*self._lines(group), pen_drawing(art("sketch_anchor"))], gap=CLOSE), title=name)
            for name, group in self.groups()
        ]

    def _lines(self, group: Sequence[AnyAction]) -> list[Widget]:
        """What is offered, line by line: first figures in rows, then pairs side by side and single ones."""
        rows = [(name, actions) for name, actions in NUMBERED if {*actions} <= {*group}]
        done = {action for _name, actions in rows for action in actions}
        figures: list[Widget] = [self._figures(_(name), actions) for name, actions in rows]
        lines: list[Widget] = [Column(figures, gap=SNUG)] if figures else []
        for action in group:
            if action in done:
                continue
            together = next(
                (pair for pair in SIDE_BY_SIDE if action in pair and {*pair} <= {*group}), (action,)
            )
            deeds = [self._deed(each) for each in together]
            lines += [EqualWrap(deeds, gap=CLOSE, widest=MOST_COLUMN)] if len(deeds) > 1 else deeds
            done.update(together)
        return lines

    def _figures(self, name: str, actions: Sequence[AnyAction]) -> Widget:
        """A name, and below it a figure for each."""
        figures: list[Widget] = [
            FigureButton(
                str(number), action_name(each), partial(self._ask_for, each), key=deed_key(each), grow=1
            )
            for number, each in enumerate(actions, 1)
        ]
        return Column([Label(name, Role.STRONG), Wrap(figures, gap=CLOSE)], gap=CLOSE)

    def groups(self) -> list[tuple[str, list[AnyAction]]]:
        """What is offered, by the words of its group."""
        actions = self.shell.game.controls().actions()
        groups = grouped(each for each in actions if each not in POINTED | TEXT)
        short = {_(QUESTIONS_GROUP): _("Ask")}  # in two lines the columns would not begin level
        return [(short.get(name, name), group) for name, group in groups]

    def _deed(self, action: AnyAction) -> Widget:
        sign, press = action_sign(action), partial(self._ask_for, action)
        return Button(self._name(action), press, icon=sign, align=Align.START, key=deed_key(action))

    def _name(self, action: AnyAction) -> str:
        return action_name(action)

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
        asked = [each for _name, group in grouped(self.asked) for each in group]
        table = [(_(TABLE_GROUP), asked)] if asked else []  # a longer name would not stand on one line
        return [*table, (_("Voice"), list(LISTENED))]

    def _name(self, action: AnyAction) -> str:
        """Below the heading 'Voice' its buttons need not say that word again: 'Voice: be quiet'."""
        name = super()._name(action)
        about, colon, asked = name.partition(":")
        told = action in LISTENED and colon and about.strip() == _("Voice")
        return asked.strip().capitalize() if told else name

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
