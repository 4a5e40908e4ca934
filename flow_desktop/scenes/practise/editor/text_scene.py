"""The position as a text: to be copied, pasted, typed; a bad one is told with the place where it is wrong."""

from typing import Final

from flow_desktop.app import clipboard
from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Pop
from flow_desktop.app.shell import Shell
from flow_desktop.engine.position_text import MOST_TEXT, read_position, write_position
from flow_desktop.scenes.practise.editor.words import text_problem
from flow_desktop.scenes.practise.editor.workbench import Workbench
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.dialog import sheet
from flow_desktop.widgets.label import Label, Problem, heading
from flow_desktop.widgets.layout import Column, Wrap
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.text_field import TextField
from flow_desktop.widgets.theme import GAP, SNUG
from flow_desktop.widgets.widget import Weight, Widget

WIDTH: Final = 900
LETTERS: Final = " abcdefghijklmnopqrstuvwxyz0123456789:NESW#*/_-"


class TextScene(Screen):
    """Lies over the editor. What is typed is used with Enter or the button, and only when it is sound."""

    overlay = True
    first_focus = "copy"

    def __init__(self, bench: Workbench) -> None:
        self.bench = bench
        self.typed = ""
        self.problem = ""

    def enter(self, shell: Shell) -> None:
        """Begin with the present text."""
        self.typed = write_position(self.bench.position)
        super().enter(shell)

    def build(self) -> Widget:
        """The text in a field, what is wrong with it, and what can be done."""
        field = TextField(
            _("The position as a text"),
            self.typed,
            self._type,
            most=MOST_TEXT,
            letters=LETTERS,
            on_accept=self._use,
            key="field",
        )
        parts: list[Widget] = [heading(_("Copy or paste")), field]
        parts += [Problem(self.problem)] if self.problem else [self._whole()]
        legend = _("Columns are a to g from the left, rows 1 to 7 from the top.")
        parts.append(Label(legend, Role.SMALL, soft=True))
        same = self.typed == write_position(self.bench.position)
        copy = Button(
            _("Copy"),
            self._copy,
            weight=Weight.PRIMARY if same else Weight.PLAIN,
            icon=art("icon_copy"),
            key="copy",
        )
        paste = Button(_("Paste"), self._paste, icon=art("icon_paste"), key="paste")
        use = Button(
            _("Set up this text"),
            self._use,
            weight=Weight.PLAIN if same else Weight.PRIMARY,
            icon=art("icon_check"),
            enabled=not same,
            reason=_("This is the position on the board."),
            key="use",
        )
        close = Button(_("Back"), self.back, icon=art("icon_back"), key="close")
        buttons = Wrap([copy, paste, use, close], gap=SNUG, justify=Align.CENTRE)
        body = Column([Column(parts, gap=GAP), buttons], gap=GAP)
        return sheet(self.look, body, _("Copy or paste"), WIDTH, least=WIDTH)

    def _whole(self) -> Widget:
        """The whole text, where the field shows only a part of it."""
        return Label(self.typed, soft=True, key="whole")

    def _type(self, text: str) -> None:
        self.typed, self.problem = text, ""
        self.refresh()

    def _copy(self) -> Change | None:
        clipboard.copy(self.typed)
        self.tell(_("Copied."))
        return None

    def _paste(self) -> Change | None:
        pasted = "".join(letter if letter.isprintable() else " " for letter in clipboard.paste())
        self._type(pasted.strip()[: MOST_TEXT + 1])
        self._look_for_problem()
        if not self.problem:
            self.focus_on("use")
        return None

    def _use(self) -> Change | None:
        self._look_for_problem()
        if self.problem:
            return None
        self.bench.use(read_position(self.typed))
        return Pop()

    def _look_for_problem(self) -> None:
        self.problem = text_problem(self.typed)
        if self.problem:
            self.refuse(self.problem)
        self.refresh()
