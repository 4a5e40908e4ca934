"""A table to tell of, and a look at what is told."""

import typing
from collections.abc import Iterator

from flow_desktop.bots.players import Bot, RandomNumber
from flow_desktop.engine import Clock, Options, Phase
from flow_desktop.engine.commands import TimeUp
from flow_desktop.engine.events import Event
from flow_desktop.engine.refusals import Refusal
from flow_desktop.rounds import Table
from flow_desktop.scenes.telling.cues import Timeline
from flow_desktop.table import Seat

SEATS = (Seat("Ann"), Seat("Ben", 1, 1, 2))


def table() -> Table:
    return Table.new(Options("timeline", players=2, clock=Clock(60)), SEATS)


def cues(shown: Timeline, kind: type) -> list[typing.Any]:
    return [cue for cue in shown.cues if isinstance(cue, kind)]


def steps(played: Table, bot: Bot, random: RandomNumber, turns: int = 400) -> Iterator[tuple[Event, ...]]:
    """What happens step by step while a bot plays for everybody; now and then the time runs out."""
    for turn in range(turns):
        state = played.state
        if state.result is not None:
            return
        due = turn % 23 == 22 and state.turn.phase in (Phase.TURN, Phase.HOLDING)
        done = played.do(TimeUp() if due and not state.turn.time_up else bot(state, random))
        assert not isinstance(done, Refusal)
        yield done.step.events
