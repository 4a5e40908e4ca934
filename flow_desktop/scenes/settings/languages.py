"""The choice of a language, each by its own name, so that nobody is lost in a foreign one."""

from collections.abc import Callable
from typing import Final

from flow_desktop.app import language
from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Pop
from flow_desktop.app.shell import Shell
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.dialog import sheet
from flow_desktop.widgets.label import heading
from flow_desktop.widgets.layout import Column
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.theme import GAP, SNUG
from flow_desktop.widgets.widget import Weight, Widget

WIDTH: Final = 520


class LanguageScene(Screen):
    """A list over the menu; the language in use has the focus and a tick."""

    overlay = True

    def enter(self, shell: Shell) -> None:
        """Begin at the language in use."""
        self.first_focus = f"language-{language.current()}"
        super().enter(shell)

    def build(self) -> Widget:
        """One button for each language."""
        buttons = [self._button(code) for code in language.available(with_pseudo=False)]
        body = Column([heading(_("Language")), *buttons], gap=SNUG)
        return sheet(self.look, body, _("Language"), WIDTH, least=WIDTH, inner=GAP)

    def _button(self, code: str) -> Widget:
        used = code == language.current()
        return Button(
            language.name_of(code),
            self._using(code),
            icon=art("icon_check") if used else None,
            weight=Weight.PRIMARY if used else Weight.PLAIN,
            key=f"language-{code}",
        )

    def _using(self, code: str) -> Callable[[], Change]:
        def use() -> Change:
            self.shell.change(language=code)
            return Pop()

        return use
