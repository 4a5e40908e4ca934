"""What the game brings along for the case of a crash."""

from __future__ import annotations

from dataclasses import replace

from flow_desktop.app.crash import Evidence
from flow_desktop.app.loop import App
from flow_desktop.engine.record import write_record
from flow_desktop.rounds import Table


def witness(app: App) -> Evidence:
    """The game that was being played, to be played again move by move; the names of the seats stay out."""
    owned = (getattr(scene, "table", None) for scene in reversed(app.stack.scenes))
    table = next((each for each in owned if isinstance(each, Table)), None)
    if table is None:
        return Evidence()
    names = [seat.name for seat in table.seats]
    nameless = replace(table.record(), seats=())
    return Evidence(write_record(nameless).splitlines(), names, in_a_game=table.state.result is None)
