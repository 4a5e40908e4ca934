"""Where a code is typed in: a field, a button that uses it, and above them what is wrong with it.

Above, so that the field stays where it is at the foot of its panel when a sentence comes or goes.
"""

import difflib
from collections.abc import Callable, Mapping
from typing import Final

from flow_desktop.app import clipboard
from flow_desktop.app.catalogue import art
from flow_desktop.app.language import N_, _
from flow_desktop.app.scene import Change
from flow_desktop.widgets.button import IconButton
from flow_desktop.widgets.frames import Padding
from flow_desktop.widgets.label import Problem
from flow_desktop.widgets.layout import Row
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.text import Align
from flow_desktop.widgets.text_field import TextField
from flow_desktop.widgets.theme import HAIR, ROOMY
from flow_desktop.widgets.widget import Widget
from flow_desktop.word_codes import MAX_CODE, CodeSlip, CodeSlipError, words

LETTERS: Final = " ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-"
ALIKE: Final = 0.6
"""How much a word must be like another for that one to be meant."""
SLIPS: Final = {
    CodeSlip.DIGITS: N_("A digit is missing from the number, or there is one too many."),
    CodeSlip.MISTYPED: N_("Something is mistyped: the words and the number do not belong together."),
}


class CodeEntry:
    """A code that is being typed on a page, and what is wrong with it."""

    def __init__(self, page: Screen, problem: Callable[[str], str], use: Callable[[str], object]) -> None:
        """`problem` says what is wrong with a text, or nothing; `use` takes one that is right."""
        self._page = page
        self._problem_of = problem
        self._take = use
        self.typed = ""
        self.problem = ""

    def line(self, label: str) -> list[Widget]:
        """The line with the field, and before it the problem when there is one."""
        field = TextField(
            label,
            self.typed,
            self.type,
            most=MAX_CODE,
            on_accept=self.use,
            letters=LETTERS,
            key="code-field",
            grow=1,
        )
        enter = IconButton(art("icon_check"), _("Use this code"), self.use, key="use-code")
        line = Row([field, enter], align=Align.END, gap=ROOMY)  # the ring of the field needs most of it
        if not self.problem:
            return [line]
        enter.hint = ""  # a bubble would lie over the sentence
        return [Padding(Problem(self.problem), 0, HAIR), line]

    def copy_button(self, code: str) -> Widget:
        """The button that copies the page's own code."""

        def copy() -> None:
            clipboard.copy(code)
            self._page.tell(_("Copied."))

        return IconButton(art("icon_copy"), _("Copy the code"), copy, key="copy-code")

    def type(self, text: str) -> None:
        """This stands in the field now."""
        self.typed, self.problem = text, ""
        self._page.refresh()

    def use(self) -> Change | None:
        """Take what was typed, or say what is wrong with it."""
        self.problem = self._problem_of(self.typed)
        if self.problem:
            self._page.refuse(self.problem)
            self._page.reveal("problem")
            self._page.reveal("code-field")
            return None
        self._take(self.typed)
        self.typed = ""
        self._page.tell(_("The game is set up from this code."))
        self._page.refresh()
        return None


def problem_of(
    text: str, read: Callable[[str], object], sentences: Mapping[CodeSlip, str], otherwise: str
) -> str:
    """What is wrong with a code that a game cannot read; nothing when it can.

    `sentences` are about the form that only this game's codes have, `otherwise` about words and a number that
    belong together and still name no game.
    """
    try:
        read(text)
    except ValueError as error:
        slip = error.__cause__
        return _slip_words(slip, sentences) if isinstance(slip, CodeSlipError) else _(otherwise)
    return ""


def _slip_words(error: CodeSlipError, sentences: Mapping[CodeSlip, str]) -> str:
    if error.slip is not CodeSlip.WORD:
        return _({**SLIPS, **sentences}[error.slip])
    near = difflib.get_close_matches(error.word, words(), 1, ALIKE)
    if near:
        sentence = _("The game does not know the word {word}. Did you mean {near}?")
        return sentence.format(word=error.word.upper(), near=near[0].upper())
    return _("The game does not know the word {word}.").format(word=error.word.upper())
