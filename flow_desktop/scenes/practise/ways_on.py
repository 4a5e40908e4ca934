"""The ways on from a practice game, at its pause and at its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flow_desktop.app.scene import Change, Reset
from flow_desktop.app.shell import Shell
from flow_desktop.engine.position import position_of
from flow_desktop.rounds import Table
from flow_desktop.scenes.practise.beginning import start_practice

if TYPE_CHECKING:
    from flow_desktop.scenes.practise.practice import Practice


def same_wave(shell: Shell, practice: Practice) -> Change:
    """From the beginning, against the same wave."""
    return start_practice(shell, practice.beginning)


def new_wave(shell: Shell, practice: Practice) -> Change:
    """From the beginning, against a wave that nobody has seen."""
    return start_practice(shell, practice.beginning.with_new_wave())


def edit_position(table: Table) -> Change:
    """Set the game up as it stands now."""
    from flow_desktop.scenes.practise.editor.scene import EditorScene

    return Reset(EditorScene(position_of(table.state), alone=True))


def to_practise() -> Change:
    """Back to the page of practice."""
    from flow_desktop.scenes.practise.scene import PractiseScene

    return Reset(PractiseScene(alone=True))
