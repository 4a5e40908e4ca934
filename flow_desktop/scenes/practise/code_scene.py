"""Any wave code: typed, pasted, or spelled with a pad; met alone."""

from typing import Final

from flow_desktop.app import clipboard
from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Reset
from flow_desktop.engine import new_game
from flow_desktop.engine.codes import MAX_CODE
from flow_desktop.scenes.naming import edition_name
from flow_desktop.scenes.practise.beginning import of_code
from flow_desktop.scenes.practise.editor.words import scenarios_words
from flow_desktop.scenes.seascape import SeaPage
from flow_desktop.scenes.setup.wave_panel import code_problem
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.frames import Padding, Placed, Sized
from flow_desktop.widgets.label import Label, Problem, title
from flow_desktop.widgets.layout import Column, Row, Wrap
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.text_field import TextField
from flow_desktop.widgets.theme import EDGE, GAP, HAIR, PADDING, SNUG
from flow_desktop.widgets.widget import Weight, Widget

WIDTH: Final = 760
LETTERS: Final = " ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-"


class CodeScene(SeaPage):
    """A field with Paste beside it; Practise starts once the code can be read."""

    first_focus = "code-field"

    def __init__(self, typed: str = "") -> None:
        self.typed = typed
        self.problem = ""

    def build(self) -> Widget:
        """The field, what the code says, and the way on."""
        field = TextField(
            _("Type in a wave code"),
            self.typed,
            self._type,
            most=MAX_CODE,
            on_accept=self._start,
            letters=LETTERS,
            key="code-field",
            grow=1,
        )
        paste = Button(_("Paste"), self._paste, icon=art("icon_paste"), key="paste")
        parts: list[Widget] = [
            Label(_("The same code is the same wave. Here you meet it alone."), soft=True),
            Column([field, Wrap([paste])], gap=SNUG),
        ]
        parts += [Problem(self.problem)] if self.problem else self._told()
        sheet = Column([*parts, self._bottom()], gap=GAP)
        whole = Sized(Panel(sheet), least_width=WIDTH, most_width=WIDTH, text=True)
        page = Column([title(_("Wave code")), Placed(whole, grow=1)], gap=SNUG)
        view = self.shell.view
        if page.measure(self.look, view.width - 2 * view.px(EDGE))[1] > view.height - 2 * view.px(PADDING):
            return Padding(Panel(Scroll(Padding(sheet, HAIR), label=_("Wave code"), key="page")), PADDING)
        return Padding(page, EDGE, PADDING)

    def _bottom(self) -> Widget:
        back = Button(_("Back"), self.back, icon=art("icon_back"), key="back")
        problem = code_problem(self.typed)
        start = Button(
            _("Practise this wave"),
            self._start,
            weight=Weight.PRIMARY,
            icon=art("icon_play"),
            enabled=not problem,
            reason=problem,
            key="start",
        )
        return Placed(Wrap([back, start], gap=GAP, justify=Align.CENTRE))

    def _told(self) -> list[Widget]:
        """What the code says, once it can be read."""
        if code_problem(self.typed):
            return []
        state = new_game(of_code(self.typed).options).state
        words = Label(
            _("Rule set: {name}").format(name=edition_name(state.setup.options.edition)), Role.STRONG
        )
        listing = Label(scenarios_words(state.setup.scenarios))
        return [Row([Column([words, listing], gap=0, grow=1)])]

    def _type(self, text: str) -> None:
        self.typed, self.problem = text, ""
        self.refresh()

    def _paste(self) -> Change | None:
        pasted = "".join(letter if letter.isprintable() else " " for letter in clipboard.paste())
        self._type(pasted.strip()[: MAX_CODE + 1])
        self.problem = code_problem(self.typed)
        if self.problem:
            self.refuse(self.problem)
        else:
            self.focus_on("start")
        return None

    def _start(self) -> Change | None:
        self.problem = code_problem(self.typed)
        if self.problem:
            self.refuse(self.problem)
            return None
        return Reset(of_code(self.typed))
