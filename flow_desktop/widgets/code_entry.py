"""Where a code is typed in: a field, a button that uses it, and below them what is wrong with it."""

from collections.abc import Callable
from typing import Final

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change
from flow_desktop.widgets.button import IconButton
from flow_desktop.widgets.label import Problem
from flow_desktop.widgets.layout import Row
from flow_desktop.widgets.text import Align
from flow_desktop.widgets.text_field import TextField
from flow_desktop.widgets.theme import SNUG
from flow_desktop.widgets.widget import Press, Widget

LETTERS: Final = " ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-"


def code_entry(
    label: str, typed: str, problem: str, most: int, type_code: Callable[[str], Change | None], use: Press
) -> list[Widget]:
    """The line with the field, and the problem when there is one."""
    field = TextField(
        label, typed, type_code, most=most, on_accept=use, letters=LETTERS, key="code-field", grow=1
    )
    enter = IconButton(art("icon_check"), _("Use this code"), use, key="use-code")
    line = Row([field, enter], align=Align.END, gap=SNUG)
    if not problem:
        return [line]
    enter.hint = ""  # a bubble would lie over the sentence
    return [line, Problem(problem)]
