"""A table to tell of, and a look at what is told."""

import typing

from flow_desktop.engine import Clock, Options
from flow_desktop.rounds import Table
from flow_desktop.scenes.telling.cues import Timeline
from flow_desktop.table import Seat

SEATS = (Seat("Ann"), Seat("Ben", 1, 1, 2))


def table() -> Table:
    return Table.new(Options("timeline", players=2, clock=Clock(60)), SEATS)


def cues(shown: Timeline, kind: type) -> list[typing.Any]:
    return [cue for cue in shown.cues if isinstance(cue, kind)]
