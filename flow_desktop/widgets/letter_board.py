"""Letters on the screen: a text is written by single clicks, by touch or by a switch, without a keyboard."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from flow_desktop.app.intents import Act, Action, Intent, TextTyped
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Pop
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.dialog import sheet
from flow_desktop.widgets.glyph import Glyph
from flow_desktop.widgets.label import Label, heading
from flow_desktop.widgets.layout import Column, Grid, Wrap
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import CLOSE, GAP, SNUG
from flow_desktop.widgets.widget import Taken, Weight, Widget

WIDTH = 1000
CARET = "_"
SPACE = " "
COLUMNS = 13
"""Half an alphabet: capitals, small letters and figures each begin a row."""
LEAST_KEY = 60


class LetterBoard(Screen):
    """The letters that a field takes, each a button; what is written is in the field at once."""

    overlay = True
    first_focus = "letters-done"

    def __init__(
        self, label: str, held: str, letters: str, most: int, change: Callable[[str], Change | None]
    ) -> None:
        self.label = label
        self.held = held
        self.letters = letters
        self.most = most
        self._change = change

    def opening_words(self) -> str:
        """What is written, and what stands there."""
        held = self.held or _("empty")
        return f"{self.label}: {held}"

    def build(self) -> Widget:
        """The text so far, the letters, and what takes one away."""
        caret = CARET if len(self.held) < self.most else ""
        text = Label(self.held + caret, Role.HEADING, key="written")
        keys = [self._key(letter) for letter in self.letters if letter != SPACE]
        letters = Grid(keys, COLUMNS, least=LEAST_KEY, gap=CLOSE, area="letters")
        space = [self._key(SPACE)] if SPACE in self.letters else []
        erase = Button(
            _("Erase"),
            self._erase,
            icon=Glyph.MINUS,
            enabled=bool(self.held),
            reason=_("empty"),
            key="letters-erase",
        )
        done = Button(_("Done"), Pop, weight=Weight.PRIMARY, key="letters-done")
        ends = Wrap([*space, erase, done], gap=SNUG, justify=Align.END)
        ends.area = "ends"
        body = Column([heading(self.label), text, letters, ends], gap=GAP)
        return sheet(self.look, body, self.label, WIDTH, least=WIDTH, inner=SNUG)

    def _key(self, letter: str) -> Widget:
        name = _("Space") if letter == SPACE else letter
        return Button(name, partial(self._add, letter), key=f"letter-{letter}")

    def _add(self, letters: str) -> Change | None:
        room = self.most - len(self.held)
        return self._write(self.held + letters[:room]) if letters and room > 0 else None

    def _erase(self) -> Change | None:
        return self._write(self.held[:-1]) if self.held else None

    def _write(self, text: str) -> Change | None:
        self.held = text
        change = self._change(text)
        self.refresh()
        self.read_out(text or _("empty"))
        return change

    def act(self, act: Act) -> Taken | None:
        """A keyboard takes letters away as usual."""
        if act.action in (Action.ERASE_BACK, Action.ERASE_FORWARD):
            return Taken(self._erase())
        return None

    def handle(self, intent: Intent) -> Change | None:
        """A keyboard may write here, too."""
        if isinstance(intent, TextTyped):
            return self._add("".join(letter for letter in intent.text if letter in self.letters))
        return super().handle(intent)
