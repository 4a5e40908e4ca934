"""What is new in the house since somebody played last: told once, in a line that goes by itself."""

from typing import Final

from flow_desktop.app.language import N_
from flow_desktop.app.shell import Shell
from flow_desktop.scenes.kept_names import KEPT_NEWS, KEPT_TABLE

NEWS: Final = (
    N_("New: practice, puzzles, drills and rules are all in Learn."),
    N_("New: River Dice, a calm game of dice and pencils, is here as well."),
)
"""Oldest first; how many were told is kept, so that a further one goes to the end."""


def next_untold(shell: Shell) -> str:
    """The sentence to tell now, which counts as told from here on; nobody who is new here is told any.

    One a visit: two at once would be a lecture.
    """
    told = shell.kept(KEPT_NEWS)
    known = told if isinstance(told, int) and told >= 0 else 0
    if shell.kept(KEPT_TABLE) is None or known >= len(NEWS):
        return ""
    shell.keep(KEPT_NEWS, known + 1)
    return NEWS[known]


def nothing_is_new(shell: Shell) -> None:
    """To somebody who begins, everything is as it is."""
    shell.keep(KEPT_NEWS, len(NEWS))
