"""Dialogs: ask once, say what is lost, and wait for an answer; a sheet in the middle of the window."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Pop
from flow_desktop.values import dataclass
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.frames import Padding, Placed, Sized
from flow_desktop.widgets.label import Label, heading
from flow_desktop.widgets.layout import Column, EqualWrap
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.theme import MARGIN, ROOMY, SNUG
from flow_desktop.widgets.widget import Weight, Widget

WIDEST = 860


def sheet(
    look: Look, body: Widget, label: str, widest: float, *, least: float = 0, inner: float = 0, key: str = ""
) -> Widget:
    """The body on paper; where it is too high, the sheet is as large as the window and scrolls.

    `label` names it in words, `inner` is the room beside it where it scrolls.
    """
    view, paper = look.view, Panel(body, key=key)
    panel = Sized(paper, least_width=least, most_width=widest, text=True)
    if panel.measure(look, view.width - 2 * view.px(MARGIN))[1] <= view.height - 2 * view.px(MARGIN):
        return Padding(Placed(panel), MARGIN)
    return Padding(Panel(Scroll(Padding(body, inner, 0), label=label, key="page"), key=key), MARGIN)


@dataclass(frozen=True, slots=True)
class Answer:
    """A button of a dialog and the result it leaves."""

    label: str
    result: object
    weight: Weight = Weight.PLAIN


class Dialog(Screen):
    """A question over the scene below; that scene gets the answer's result by `uncovered`.

    The last answer is the safe one: it has the focus first, and Esc gives it.
    """

    overlay = True

    def __init__(self, title: str, message: str, answers: Sequence[Answer]) -> None:
        self.title = title
        self.message = message
        self.answers = tuple(answers)
        self.first_focus = f"answer-{len(self.answers) - 1}"

    def opening_words(self) -> str:
        """The question, before the answer that has the focus."""
        return f"{self.title} {self.message}".strip()

    def build(self) -> Widget:
        """Title, message and answers on paper in the middle."""
        buttons = [
            Button(answer.label, partial(Pop, answer.result), weight=answer.weight, key=f"answer-{index}")
            for index, answer in enumerate(self.answers)
        ]
        words: list[Widget] = [heading(self.title)]
        if self.message:
            words.append(Label(self.message))
        body = Column([*words, EqualWrap(buttons, gap=SNUG, widest=WIDEST)], gap=ROOMY)
        return sheet(self.look, body, self.title, WIDEST)

    def back(self) -> Change | None:
        """The safe answer."""
        return Pop(self.answers[-1].result)


def ask(title: str, lost: str, yes: str, no: str = "") -> Dialog:
    """Ask before something is lost; the result is True for yes. `lost` says in a sentence what would go."""
    safe = Answer(no or _("Stay here"), False, Weight.PRIMARY)
    return Dialog(title, lost, [Answer(yes, True, Weight.DANGER), safe])


def tell(title: str, message: str, done: str = "") -> Dialog:
    """Tell something and wait until it was read."""
    return Dialog(title, message, [Answer(done or _("All right"), None, Weight.PRIMARY)])


def tell_file(title: str, path: Path) -> Dialog:
    """Tell where a file was written."""
    where = _("The file is called {file}. It is in the folder {folder}.")
    return tell(title, where.format(file=path.name, folder=path.parent))
