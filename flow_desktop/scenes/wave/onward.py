"""Where the ways out of a wave lead: back to the play scene, or before the throw."""

from __future__ import annotations

from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Pop
from flow_desktop.app.shell import Shell
from flow_desktop.rounds import Table
from flow_desktop.widgets.widget import Taken


def next_round(shell: Shell, table: Table) -> Change:
    """Back to the play scene: for the next round, or for what follows a game that is over."""
    if table.state.result is None:
        shell.audio.play("ready")
        table.ready()
    return Pop()


def taken_back(table: Table) -> Taken:
    """Practice: the throw, or the end of the round, is taken back; elsewhere it is said why not."""
    reason = table.why_not_undo()
    if reason:
        return Taken(say=_(reason), sound="refuse")
    table.undo()
    return Taken(Pop())
